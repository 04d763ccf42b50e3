// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/words/filequestion.h"
#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

/** Where something goes that is saved: a name in the folder of documents, unless another one is typed. Stays until it is written, or not
 *  wanted any more.
 */
class FileDialog : public LayerDialog
{
    Q_OBJECT

public:
    FileDialog(const FileQuestion &question, QWidget *window);

private:
    void give();
    void tell(const QString &problem);

    FileQuestion m_question;
    FieldEdit *m_file;
    Label *m_problem;
    Button *m_save;
};

} // namespace balcao
