// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/filedialog.h"

#include "core/service/task.h"
#include "ui/presentation/words/newfile.h"
#include "ui/report/pages/pages.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace balcao
{

FileDialog::FileDialog(const FileQuestion &question, QWidget *window)
    : LayerDialog(680, window)
    , m_question(question)
    , m_file(new FieldEdit)
    , m_problem(new Label(14, QFont::Medium, ColorRole::ErrorInk, Label::Lines::Wrap))
    , m_save(new Button(Button::Kind::Primary, tr("Save"), {.keycap = tr("Ctrl + Enter")}))
{
    addHead(u"download"_s, question.title, question.text);
    m_file->setFaceHeight(48);
    m_file->setMaxLength(1024);
    m_file->setText(QDir::toNativeSeparators(
        QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).filePath(question.name)));
    m_problem->setContentsMargins(side, 0, side, 10);
    m_problem->setMinimumHeight(48);
    column()->addLayout(filled(new QVBoxLayout, {side - 3, 4, side - 3, 0}, 4, {newLabel(tr("File"), m_file), m_file}));
    column()->addWidget(m_problem);
    addFoot(tr("Cancel"), nullptr, m_save);
    onConfirm(m_save, [this] { give(); });
    openAt(m_file);
}

void FileDialog::give()
{
    if (!m_save->isEnabled())
        return;
    m_save->setEnabled(false);
    m_problem->setText({});
    // A PDF takes its time, and so may a disk.
    const auto work = [question = m_question, name = QDir::fromNativeSeparators(m_file->text().trimmed())](
                          const TaskWatch &) -> Reply<QString>::Result {
        return saveNew(name, question.pages ? report::toPdf(question.pages()).bytes : question.bytes());
    };
    beginTask(this, work)->whenFinished(this, [this](const Reply<QString>::Result &problem) { tell(*problem); });
}

void FileDialog::tell(const QString &problem)
{
    if (problem.isEmpty())
        return accept();
    m_save->setEnabled(true);
    m_problem->setText(problem);
    arrange();
    m_file->setFocus();
}

} // namespace balcao

#include "moc_filedialog.cpp"
