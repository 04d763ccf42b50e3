// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/copybutton.h"

#include "ui/widgets/style/speaker.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

CopyButton::CopyButton(std::function<QString()> text, const QString &label, const QString &keycap, QWidget *parent)
    : Button(Kind::Secondary, parent)
    , m_text(std::move(text))
    , m_label(label.isEmpty() ? tr("Copy") : label)
    , m_restKeycap(keycap)
{
    m_copied.setSingleShot(true);
    m_copied.setInterval(std::chrono::seconds(2));
    connect(&m_copied, &QTimer::timeout, this, &CopyButton::showRest);
    connect(this, &Button::clicked, this, &CopyButton::copy);
    showRest();
}

void CopyButton::setIconShown(bool isShown)
{
    m_isIconShown = isShown;
    if (!m_copied.isActive())
        showRest();
}

void CopyButton::copy()
{
    const QString text = m_text();
    if (text.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(text);
    say(Kind::Success, tr("Copied"), u"check"_s, {});
    m_copied.start();
    Speaker::say(this, tr("Copied"));
}

void CopyButton::showRest()
{
    m_copied.stop();
    say(Kind::Secondary, m_label, u"copy"_s, isEnabled() ? m_restKeycap : QString());
}

void CopyButton::say(Kind kind, const QString &label, const QString &icon, const QString &keycap)
{
    setKind(kind);
    setText(label);
    setIconName(m_isIconShown ? icon : QString());
    setKeycap(keycap);
}

} // namespace balcao
