// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/outcomeview.h"
#include "ui/widgets/controls/card.h"

namespace balcao
{

class Button;
class LabelledGrid;

/** The head of the outcome page: sign, title, what it means. Red only for what is certain, orange for unknown. */
class OutcomeBanner : public QWidget
{
    Q_OBJECT

public:
    explicit OutcomeBanner(QWidget *parent = nullptr);

    void setView(const OutcomeView &view);
    void setLow(bool isLow);
    /** A way back to the list beside the title. */
    void setBack(bool isShown, bool isCompact);
    [[nodiscard]] Button *backButton() const { return m_back; }

protected:
    void paintEvent(QPaintEvent *event) override;
    /** The text takes the new theme's colour. */
    void changeEvent(QEvent *event) override;

private:
    void colorText();
    void placeTexts();

    QString m_icon;
    bool m_isUnknown = false;
    bool m_isLow = false;
    Label *m_title;
    Button *m_back;
    QLabel *m_text;
};

/** A titled list of short facts. */
class FactList : public QWidget
{
    Q_OBJECT

public:
    explicit FactList(QWidget *parent = nullptr);

    /** Nothing at all hides the list. @p icon stands before each line; empty: a dash. */
    void setFacts(const QString &title, const QStringList &facts, const QString &icon);
};

/** The amount and customer that were kept, so that nothing is typed again. */
class PreservedCard : public Card
{
    Q_OBJECT

public:
    explicit PreservedCard(bool training, QWidget *parent = nullptr);

    void setView(const OutcomeView &view);
    void setLow(bool isLow);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int headHeight() const { return m_isLow ? 90 : 114; }

    QString m_title;
    Money m_amount;
    LabelledGrid *m_customer;
    bool m_training;
    bool m_isLow = false;
};

/** An icon and a title over a text: what to tell the customer, what the support desk wants to know. */
class TextCard : public Card
{
    Q_OBJECT

public:
    TextCard(const QString &icon, const QString &title, bool fixedWidth, QWidget *parent = nullptr);
    void setText(const QString &text);
    void setLow(bool isLow);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    QString m_title;
    bool m_isFixedWidth;
    bool m_isLow = false;
    Label *m_text;
};

} // namespace balcao
