// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace balcao
{

/** Keeps computer and screen awake while a customer pays: by the desktop portal, the freedesktop or GNOME's service on the session bus, or
 *  by Windows. Where there is none nothing happens. The request ends with the program at the latest.
 */
class KeepAwake : public QObject
{
    Q_OBJECT

public:
    explicit KeepAwake(QObject *parent = nullptr);
    ~KeepAwake() override;
    Q_DISABLE_COPY_MOVE(KeepAwake)

    void setWanted(bool isWanted);

private:
    class Desktop;

    bool m_isWanted = false;
    /** Null before the first wish, and on Windows. */
    std::unique_ptr<Desktop> m_desktop;
};

} // namespace balcao
