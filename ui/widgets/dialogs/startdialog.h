// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/words/choice.h"
#include "ui/widgets/style/theme.h"

#include <QDialog>
#include <QStringList>

namespace balcao
{

class Choices;
class FieldEdit;
class Label;

/** Why the till does not start, and the ways on (19). */
struct StartProblem {
    /** Something to do; unknown or away; damaged. */
    enum class Tone { ToDo, Away, Damaged };

    Tone tone = Tone::Away;
    /** Name in resources/icons. */
    QString icon;
    QString title;
    QString text;
    /** The first is taken by Enter. */
    QList<Choice> ways;
    /** A secret that the first way needs is typed under this label; empty: none. */
    QString secretLabel = {};
    /** One or two lines for the support desk. */
    QStringList support;
};

/** A window of its own, before there is a till's. Keys 1 to 9 take a way, Esc closes. */
class StartDialog : public QDialog
{
    Q_OBJECT

public:
    /** @p secret is in its field. */
    explicit StartDialog(const StartProblem &problem, const QString &secret = {});

    /** Waits for the person; the way from 0, or -1: closed. What was typed is there the next time. */
    [[nodiscard]] int ask();
    /** Instead of the problem's. */
    void setText(const QString &text);
    [[nodiscard]] QString secret() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addFoot(const QStringList &support);

    Label *m_text;
    Choices *m_ways;
    FieldEdit *m_secret = nullptr;
};

} // namespace balcao
