// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/amounthint.h"
#include "ui/widgets/controls/fieldedit.h"

#include <QTimer>

class QKeyEvent;

namespace balcao
{

/** The keys of an amount, for the widgets that show one (AmountDisplay, AmountField).
 *
 *  0–9 type, a comma (and the decimal key of the keypad, whatever is printed on it) fixes the reais, Backspace takes one
 *  back, Delete all, Ctrl+V pastes an amount written as text. A key that is refused leaves a hint, until the next one that
 *  is taken, or for six seconds.
 */
class AmountEditor : public QObject
{
    Q_OBJECT

public:
    explicit AmountEditor(QWidget *widget);

    [[nodiscard]] const AmountEntry &entry() const noexcept { return m_entry; }
    [[nodiscard]] const AmountHint &hint() const noexcept { return m_hint; }
    void setEntry(const AmountEntry &entry);

    /** False: the key is not for an amount. @p replaces: what is typed or erased takes the place of all that stands there. */
    bool press(const QKeyEvent &event, bool replaces = false);
    void type(QChar key);
    void backspace();
    void clear();
    void paste(const QString &text);

Q_SIGNALS:
    void edited(const balcao::AmountEntry &entry);
    void hintChanged();

private:
    void take();
    void setHint(const AmountHint &hint);

    QWidget *m_widget;
    AmountEntry m_entry;
    AmountHint m_hint;
    QTimer m_hintTime;
};

/** An amount in a field of the form: digits come in from the right, as in the display. */
class AmountField : public FieldEdit
{
    Q_OBJECT

public:
    explicit AmountField(QWidget *parent = nullptr);

    void setEntry(const AmountEntry &entry);
    [[nodiscard]] const AmountEditor &editor() const { return m_editor; }

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *) override {}

private:
    void showEntry();

    AmountEditor m_editor;
    /** The first digit after coming into the field replaces the amount, as selected text would be. */
    bool m_fresh = true;
};

} // namespace balcao
