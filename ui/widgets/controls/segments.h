// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/style/painting.h"

#include <QAbstractButton>
#include <QList>

namespace balcao
{

/** One of a few words side by side; the arrows go from one to the next. */
class Segments : public QWidget
{
    Q_OBJECT

public:
    static constexpr int ringSpace = 6;

    /** With @p says, as many, each is a card of its own that says what it is, and they share the width (11c). */
    explicit Segments(const QStringList &words, const QStringList &says = {}, QWidget *parent = nullptr);

    /** -1: none of them. */
    void setChosen(qsizetype number);
    [[nodiscard]] const QList<QAbstractButton *> &buttons() const noexcept { return m_buttons; }

Q_SIGNALS:
    /** By a person. */
    void chosen(qsizetype number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<QAbstractButton *> m_buttons;
    bool m_areCards;
};

/** On or off, with what it does beside it. */
class Toggle : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Toggle(const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace balcao
