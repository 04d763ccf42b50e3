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
    explicit StartDialog(const StartProblem &problem);

    /** Waits for the person; the way from 0, or -1: closed. */
    [[nodiscard]] int ask();
    [[nodiscard]] QString secret() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addFoot(const QStringList &support);

    Choices *m_ways;
    FieldEdit *m_secret = nullptr;
};

} // namespace balcao
