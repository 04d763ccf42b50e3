// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSettings>

#include <optional>

class QWidget;

namespace balcao
{

/** Where a person left the till's window: kept in this user's settings, and taken again at the next start. */
class WindowPlace : public QObject
{
    Q_OBJECT

public:
    /** @p window outlives it. */
    explicit WindowPlace(QWidget &window);

    /** Shows the window where it was left, on a screen that is still there; at first over the whole screen. */
    void show();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
    /** Nothing where something else than a file has its name. */
    std::optional<QSettings> m_settings;
};

} // namespace balcao
