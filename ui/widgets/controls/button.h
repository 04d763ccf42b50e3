// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/style/painting.h"

#include <QPushButton>
#include <QTimer>

#include <utility>

namespace balcao
{

/** What a button shows beside its text. */
struct ButtonStyle {
    /** Name in resources/icons; empty: none. */
    QString icon = {};
    /** Shown only; the shortcut itself belongs to the page. */
    QString keycap = {};
    /** Height of the face: 44, 48, or 56 for the page's main action. Text is 18 px from 56 on, else 16. */
    int faceHeight = 44;
};

/** A button of the design: icon, label, and the key that presses it.
 *
 *  The ring of the focus is drawn outside the face: the widget is ringSpace larger on every side than what looks pressable,
 *  so that nothing moves when the focus comes. Ghost has neither ring space nor face. Enter presses it, as the space bar does.
 */
class Button : public QPushButton
{
    Q_OBJECT
    /** For screen readers. */
    Q_PROPERTY(QString keycap READ keycap)

public:
    /** Visor: on the dark panel, outlined, filled white while checked. */
    enum class Kind { Primary, Secondary, Ghost, Success, Training, Visor };
    static constexpr int ringSpace = 6;

    explicit Button(Kind kind, QWidget *parent = nullptr);
    Button(Kind kind, const QString &text, const ButtonStyle &look = {}, QWidget *parent = nullptr);

    void setKind(Kind kind) { redraw(this, m_kind, kind); }
    void setIconName(const QString &name) { look(m_look.icon, name); }
    void setKeycap(const QString &keycap) { look(m_look.keycap, keycap); }
    void setFaceHeight(int height) { look(m_look.faceHeight, height); }
    [[nodiscard]] const QString &iconName() const { return m_look.icon; }
    [[nodiscard]] const QString &keycap() const { return m_look.keycap; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    template <class Value>
    void look(Value &shown, const Value &now)
    {
        redraw(this, shown, now);
        updateGeometry();
    }
    struct Colors;
    [[nodiscard]] Colors colors(bool isDark) const;
    [[nodiscard]] int contentWidth() const;
    [[nodiscard]] QFont labelFont() const { return fonts::strong(qBound(16, 4 + m_look.faceHeight / 4, 18)); }

    Kind m_kind;
    ButtonStyle m_look;
};

/** A large key for an action on a charge: icon at the left, label of up to two lines, keycap at the right. */
class Tile : public Button
{
    Q_OBJECT

public:
    Tile(const QString &iconName, const QString &keycap, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {200, 60}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 44}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

/** Puts a text into the clipboard, and says so for two seconds. */
class CopyButton : public Button
{
    Q_OBJECT

public:
    /** @p text is asked for when it is pressed; empty: nothing is copied. The label is "Copy" unless told. */
    template <class Text>
    explicit CopyButton(Text text, const QString &label = {}, const QString &keycap = {})
        : CopyButton(label, keycap)
    {
        connect(this, &CopyButton::copyRequested, this, [this, text = std::move(text)] { take(text()); });
    }

    void copy() { Q_EMIT copyRequested(); }
    /** Says no longer that it copied: there is something else to copy now. */
    void showRest();
    /** Of the page's main action it is Primary. */
    void setRestKind(Kind kind);

Q_SIGNALS:
    void copyRequested();
    void copied();

private:
    CopyButton(const QString &label, const QString &keycap);
    void take(const QString &text);
    void say(Kind kind, const QString &label, const QString &icon, const QString &keycap);

    QString m_label;
    QString m_restKeycap;
    Kind m_restKind = Kind::Secondary;
    QTimer m_copied;
};

} // namespace balcao
