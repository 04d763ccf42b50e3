// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/frame/help.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/page.h"

#include <QUrl>

namespace balcao
{

class Navigator;

/** F1 (21): the keys, five questions, and a summary to copy for the support desk. */
class HelpPage : public PageWidget
{
    Q_OBJECT

public:
    /** Both outlive the page. */
    HelpPage(const ShellPresenter &shell, const Navigator &navigator, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    void takeFocus() override;

Q_SIGNALS:
    void closeRequested();
    /** Nothing opened it: where it lies. */
    void guideFailed(const QString &file);

private:
    [[nodiscard]] Card *makeKeys();
    [[nodiscard]] Card *makeQuestions();
    [[nodiscard]] QUrl guide() const;
    void openGuide();

    const ShellPresenter &m_shell;
    const Navigator &m_navigator;
    QList<Label *> m_meanings;
    QList<Label *> m_answers;
    ScrollArea *m_keyRows = nullptr;
    Card *m_keys = makeKeys();
    ScrollArea *m_questions = nullptr;
    /** Where it is on this computer. */
    Button *m_guide = new Button(Button::Kind::Ghost, tr("Guide"), {.keycap = QStringLiteral("F1")});
    Button *m_close = new Button(Button::Kind::Ghost, tr("Close"), {.keycap = QStringLiteral("Esc")});
    CopyButton *m_copy;
    Label *m_program = new Label(14, QFont::Normal, ColorRole::Ink3);
};

} // namespace balcao
