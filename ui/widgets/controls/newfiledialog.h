// SPDX-License-Identifier: MIT
#pragma once

#include <QFileDialog>
#include <QStandardPaths>

namespace balcao
{

/** The system's dialog for the name of a new file: @p name in the folder of documents, unless another one is chosen. It is open, and
 *  deletes itself when it is closed. It asks nothing about a file that is there: saveNew() never writes over one.
 */
[[nodiscard]] inline QFileDialog *openNewFileDialog(const QString &title, const QString &name, QWidget *window)
{
    auto *dialog = new QFileDialog(window, title, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->selectFile(name);
    dialog->open();
    return dialog;
}

} // namespace balcao
