// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/common/choice.h"
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

/** A window of its own, before the till has one. Enter takes the first way, Esc closes. */
class StartDialog : public QDialog
{
    Q_OBJECT

public:
    /** @p secret is in its field. */
    explicit StartDialog(const StartProblem &problem, const QString &secret = {});

    /** Shows it over all windows of the program. */
    void ask();
    /** Says @p text instead of the problem's, and asks again. */
    void askAgain(const QString &text);
    [[nodiscard]] QString secret() const;

Q_SIGNALS:
    /** A person chose the way from 0, or -1: closed the dialog. It stays visible unless it was closed. */
    void chosen(int way);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addFoot(const QStringList &support);

    Label *m_text;
    Choices *m_ways;
    FieldEdit *m_secret = nullptr;
};

} // namespace balcao
