// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/amounthint.h"

#include <QObject>
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

} // namespace balcao
