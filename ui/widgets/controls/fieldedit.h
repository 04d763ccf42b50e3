// SPDX-License-Identifier: MIT
#pragma once

#include "ui/text/customerfields.h"
#include "ui/text/inputmask.h"
#include "ui/widgets/controls/card.h"

#include <QLineEdit>

namespace balcao
{

/** A line edit of the design: border by state, the focus ring outside, an icon in front if wanted, and, for CPF/CNPJ and
 *  mobile, punctuation that comes by itself wherever the caret is and whatever is pasted.
 */
class FieldEdit : public QLineEdit
{
    Q_OBJECT

public:
    static constexpr int ringSpace = 3;
    /** Longer text is cut by the edit itself; no field of the provider is near it. */
    static constexpr int maxCharacters = 320;

    explicit FieldEdit(QWidget *parent = nullptr);

    /** Empty: none. */
    void setMask(inputmask::Mask asYouType);
    void setIconName(const QString &name);
    void setState(FieldView::State state) { redraw(this, m_state, state); }
    void setFaceHeight(int height) { setFixedHeight(height + 2 * ringSpace); }

Q_SIGNALS:
    /** A text with tabs or line ends was pasted: the whole text by its cells. The text may be set in a slot. */
    void cellsPasted(const QStringList &cells);
    /** The caret left the field (not when a menu or the window took it for a moment). */
    void left();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void takeEdited();
    void take(const inputmask::Masked &masked);
    [[nodiscard]] bool editsOverPunctuation(QKeyEvent *event);

    inputmask::Mask m_mask = nullptr;
    QString m_iconName;
    FieldView::State m_state = FieldView::State::Untouched;
};

/** One line of the form: label, field, and the message beside it, for which the space is always kept. */
class FieldRow : public QWidget
{
    Q_OBJECT

public:
    /** @p note: small, under the label. */
    explicit FieldRow(const QString &label, const QString &note = {});

    [[nodiscard]] FieldEdit *edit() const { return m_edit; }
    void setView(const FieldView &view);
    /** What is wrong is heard as the keyboard comes, or else said. */
    void takeFocus();
    /** Said where no state of Qt's says it. */
    void setRequired() { m_isRequired = true; }
    /** Widths of label and field, from the grid. */
    void setWidths(int label, int field, int gap);
    [[nodiscard]] QSize sizeHint() const override { return {700, m_edit->height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QString describe(const FieldView &view) const;

    Label *m_label;
    QString m_note;
    FieldEdit *m_edit;
    FieldView m_view;
    bool m_isRequired = false;
    int m_labelWidth = 124;
    int m_fieldWidth = 372;
    int m_gap = 16;
};

} // namespace balcao
