// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/settings/settingspresenter.h"
#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

class ScrollArea;

/** What a person looks at before the ledger is moved or copied, or a bundle is saved for support; the file's name, where one is made. It
 *  stays until it is begun, or nobody wants it any more.
 */
class DeskDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p presenter outlives the dialog. */
    DeskDialog(SettingsPresenter &presenter, const DeskQuestion &question, QWidget *window);

protected:
    void setSpare(int spare) override;

private:
    void addParts();
    void give();

    SettingsPresenter &m_presenter;
    DeskQuestion m_question;
    /** Null: no file is asked for. */
    FieldEdit *m_file = nullptr;
    /** Of the parts; null: there are none. */
    ScrollArea *m_area = nullptr;
    int m_partsHeight = 0;
    Label *m_problem;
    Button *m_give;
};

/** How far something has come that nothing else goes on beside. Esc asks to give it up, and does not close it. */
class ProgressDialog : public LayerDialog
{
    Q_OBJECT

public:
    ProgressDialog(const QString &title, const QString &text, QWidget *window);

    void tell(const QString &sentence, qint64 done, qint64 all);
    /** Nobody can stop it any more. */
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
