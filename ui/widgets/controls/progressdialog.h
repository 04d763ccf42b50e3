// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/overlaydialog.h"

namespace balcao
{

/** The progress of work that stops everything else. Esc asks to give it up, and does not close it. */
class ProgressDialog : public OverlayDialog
{
    Q_OBJECT

public:
    ProgressDialog(const QString &title, const QString &text, QWidget *window);

    void tell(const QString &sentence, qint64 done, qint64 all);
    /** False: it cannot be stopped any more. */
    void setStoppable(bool isStoppable);

    void reject() override;

Q_SIGNALS:
    void givenUp();

private:
    class Bar;
    Bar *m_bar;
    Label *m_line;
    Button *m_stop;
};

} // namespace balcao
