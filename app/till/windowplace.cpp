// SPDX-License-Identifier: MIT
#include "app/till/windowplace.h"

#include <QEvent>
#include <QFileInfo>
#include <QScreen>
#include <QStandardPaths>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr auto geometryKey = "geometry"_L1;

} // namespace

WindowPlace::WindowPlace(QWidget &window)
    : m_window(window)
{
    const QFileInfo file(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                         "/balcao/window.ini"_L1);
    // A pipe would hold the start up for ever.
    if (file.isFile() || !file.exists())
        m_settings.emplace(file.filePath(), QSettings::IniFormat);
    m_window.installEventFilter(this);
}

void WindowPlace::show()
{
    const bool isKnown = m_settings && m_window.restoreGeometry(m_settings->value(geometryKey).toByteArray());
    const QRect available = m_window.screen()->availableGeometry();
    if (isKnown) {
        m_window.resize(m_window.size().boundedTo(available.size()));
        m_window.show();
        return;
    }
    // Of this size from the first frame on, and where there is nobody to maximise windows.
    m_window.resize(available.size());
    m_window.move(available.topLeft());
    m_window.showMaximized();
}

bool WindowPlace::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Close && m_settings)
        m_settings->setValue(geometryKey, m_window.saveGeometry());
    return QObject::eventFilter(watched, event);
}

} // namespace balcao

#include "moc_windowplace.cpp"
