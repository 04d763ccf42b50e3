// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/button.h"

#include <QTimer>

#include <functional>

namespace balcao
{

/** Puts a text into the clipboard, and says so for two seconds. */
class CopyButton : public Button
{
    Q_OBJECT

public:
    /** @p text is asked for when it is pressed; empty: nothing is copied. The label is "Copy" unless told. */
    explicit CopyButton(std::function<QString()> text, const QString &label = {}, const QString &keycap = {},
                        QWidget *parent = nullptr);

    void setIconShown(bool isShown);
    void copy();
    /** Says no longer that it copied: there is something else to copy now. */
    void showRest();

private:
    void say(Kind kind, const QString &label, const QString &icon, const QString &keycap);

    std::function<QString()> m_text;
    QString m_label;
    QString m_restKeycap;
    bool m_isIconShown = true;
    QTimer m_copied;
};

} // namespace balcao
