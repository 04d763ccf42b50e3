// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QBoxLayout;
class QVBoxLayout;

namespace balcao
{

class Button;
class Card;
class CommandReply;
class FieldEdit;
class Label;

/** A dialog over the dimmed window (07b, 09, 05's questions).
 *
 *  A layer inside the window, not a window of its own: nothing of the till behind it can be pressed or reached by Tab
 *  meanwhile, nor take the keyboard by itself, and no event loop is nested. Covers its window wholly and stays so when it
 *  is resized. Esc rejects. Deletes itself when it is closed.
 */
class OverlayDialog : public QDialog
{
    Q_OBJECT

public:
    OverlayDialog(int panelWidth, QWidget *window);
    ~OverlayDialog() override;
    Q_DISABLE_COPY_MOVE(OverlayDialog)

    /** Closes as soon as the command has begun, or when a person is told why it has not. What was typed stays for who goes back from the
     *  question of who authorises it.
     */
    void closeOnceBegun(CommandReply *reply);

protected:
    /** Where the dialog's parts go, from the top. */
    [[nodiscard]] QVBoxLayout *column() const { return m_column; }
    /** Icon, title, a line of explanation, and perhaps something at the right. */
    void addHead(const QString &icon, const QString &title, const QString &subtitle, QWidget *aside = nullptr);
    void addHead(QWidget *sign, const QString &title, const QString &subtitle, QWidget *aside = nullptr);
    /** A line, "cancel" at the left, @p middle, and the main button at the right, where there is one. */
    void addFoot(const QString &cancel, QWidget *middle, Button *main);
    /** Only after addFoot(). */
    [[nodiscard]] Button *backButton() const { return m_back; }
    /** For a label over @p edit, whose name it is. */
    [[nodiscard]] static Label *newLabel(const QString &text, FieldEdit *edit);
    /** Calls confirm() by @p main and by Ctrl+Enter. */
    void confirmBy(Button *main);
    virtual void confirm() {}
    /** Once, when everything is in place: shows the dialog with the keyboard in @p first. */
    void openAt(QWidget *first);
    void arrange();
    /** Of the panel; by its layout unless a dialog knows better. */
    [[nodiscard]] virtual int wantedHeight() const;
    /** In a low window the parts stand closer. @p spare: 0 to mostSpare, a pixel or two more for each of them. */
    virtual void setSpare(int spare);

    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    static constexpr int side = 28;
    static constexpr int mostSpare = 4;
    /** So many pixels of the window spare one more; in a dialog of many parts each moves by what stands above it, too. */
    [[nodiscard]] virtual int sparePitch() const { return 8; }

private:
    /** The one that lies above all others of the window; nullptr: there is none. */
    [[nodiscard]] OverlayDialog *topmost() const;
    void keepKeyboard(QWidget *now);

    int m_panelWidth;
    Card *m_panel;
    QVBoxLayout *m_column;
    QBoxLayout *m_foot = nullptr;
    Button *m_back = nullptr;
};

} // namespace balcao
