// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/settings/settingsview.h"
#include "ui/widgets/controls/card.h"

class QVBoxLayout;

namespace balcao
{

class Button;
class FieldEdit;

/** A line of a page of settings: what it is at the left, what it is set with at the right, and what is wrong below that. */
class SettingsRow : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsRow(const SettingRow &row);

    [[nodiscard]] const SettingRow &row() const noexcept { return m_row; }
    void setValue(const SettingValue &value);
    /** Of its left part, in pixels; 0: the parts stand below each other. */
    void setLabelWidth(int width);
    /** Takes the keyboard; null: it is held. */
    [[nodiscard]] QList<QWidget *> stops() const { return m_stops; }

Q_SIGNALS:
    void edited(const QString &key, const QString &text);
    /** A button of Actions. */
    void acted(const QString &action);
    /** For the control. */
    void valueChanged(const balcao::SettingValue &value);

private:
    [[nodiscard]] QWidget *makeControl();
    [[nodiscard]] FieldEdit *newEdit(const QString &key);
    [[nodiscard]] QWidget *makeEdit();
    [[nodiscard]] QWidget *makePin();
    [[nodiscard]] QWidget *makePair(FieldEdit *first);
    [[nodiscard]] QWidget *makeActions();
    [[nodiscard]] QWidget *makeBoxes();
    [[nodiscard]] QWidget *makePick(FieldEdit *edit);
    void showOverruled(const QString &sentence);

    SettingRow m_row;
    Label *m_name;
    Label *m_hint;
    IconView *m_padlock;
    Label *m_problem;
    /** Below the control. */
    QVBoxLayout *m_right;
    /** Another value in a settings file, above the button that takes it; null: there was none yet. */
    Label *m_overruled = nullptr;
    Button *m_useFile = nullptr;
    QWidget *m_words;
    FieldEdit *m_second = nullptr;
    QList<QWidget *> m_stops;
    /** Its choices say themselves what they are: name and hint stand only where something holds it. */
    bool m_isWide = false;
    QWidget *m_control;
};

} // namespace balcao
