// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/common/dialogspec.h"
#include "ui/widgets/controls/overlaydialog.h"

class QGridLayout;

namespace balcao
{

class ScrollArea;

/** Shows a DialogSpec over the window, and waits for its answer.
 *
 *  An answer counts once: until its reply has come no other one is taken. The problem of a reply is said at its field, until
 *  something is typed. The object's name is the spec's.
 */
class FormDialog : public OverlayDialog
{
    Q_OBJECT

public:
    FormDialog(DialogSpec spec, QWidget *window);

    /** An answer is given, and its reply has not come. */
    [[nodiscard]] bool isWaiting() const noexcept { return m_isWaiting; }
    /** Asks DialogSpec::again, after a change. */
    void lookAgain();
    void done(int result) override;

protected:
    void confirm() override { give(false); }
    [[nodiscard]] int wantedHeight() const override;

private:
    void addParts(QVBoxLayout *rows);
    void addBody();
    [[nodiscard]] QLayout *makeFields();
    void addField(QGridLayout *grid, const FormField &field, int row, int column, int span);
    [[nodiscard]] QWidget *makeField(const FormField &field) const;
    void addButtons();
    [[nodiscard]] FormValues values() const;
    void edited();
    void refresh();
    void give(bool isOther);
    void take(const DialogReply::Result &result);
    void setWaiting(bool isWaiting);
    void focusField(const QString &key);

    DialogSpec m_spec;
    QMap<QString, QWidget *> m_fields;
    /** The last reply's. */
    FormProblem m_problem;
    bool m_isPressed = false;
    bool m_isWaiting = false;
    QPointer<DialogReply> m_reply;
    Button *m_main = nullptr;
    /** The sentence of the check, or the problem. */
    Label *m_said;
    /** Null: nothing is between head and foot. */
    ScrollArea *m_body = nullptr;
};

} // namespace balcao
