// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/operators/signinview.h"

#include <QVariantAnimation>
#include <QWidget>

class QGridLayout;
class QKeyEvent;

namespace balcao
{

class Canvas;
class SignInPresenter;

/** How many digits of a PIN are typed, as dots; behind a wrong one the wait in their place. It takes the keyboard, shakes where the system does
 *  not ask for reduced motion, and has no digits: no screen reader finds any.
 */
class PinField : public QWidget
{
    Q_OBJECT
    /** For screen readers. */
    Q_PROPERTY(QString accessibleValue READ accessibleValue)

public:
    /** Without @p hasTitle whose PIN it is stands elsewhere. */
    explicit PinField(SignInPresenter &signIn, bool hasTitle);

    /** Digits, backspace, Enter: false for any other. */
    bool take(const QKeyEvent &event);
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 0}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QString accessibleValue() const { return {m_view.typed, u'●'}; }
    void refresh();
    void shake();
    void paintWait(Canvas &canvas) const;
    void paintDots(Canvas &canvas) const;

    SignInPresenter &m_signIn;
    bool m_hasTitle;
    PinView m_view;
    QVariantAnimation m_shake;
};

/** The field and keys for the finger below it (09c, 22). */
class PinPad : public QWidget
{
    Q_OBJECT

public:
    /** @p signIn outlives it. */
    PinPad(SignInPresenter &signIn, bool hasTitle);

    [[nodiscard]] PinField *field() const { return m_field; }
    /** In low windows its parts are lower and closer. */
    void setSpare(int spare);
    static constexpr int mostSpare = 4;
    /** That it is higher by. */
    static constexpr int perSpare = 20;

private:
    PinField *m_field;
    QGridLayout *m_keys;
};

} // namespace balcao
