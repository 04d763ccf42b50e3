// SPDX-License-Identifier: MIT
#include "app/till/keepawake.h"

#include <utility>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <array>
#include <optional>
#endif

using namespace Qt::StringLiterals;

namespace balcao
{

#ifdef Q_OS_WIN

class KeepAwake::Desktop
{
};

void KeepAwake::setWanted(bool isWanted)
{
    if (std::exchange(m_isWanted, isWanted) != isWanted)
        SetThreadExecutionState(isWanted ? ES_CONTINUOUS | ES_SYSTEM_REQUIRED | ES_DISPLAY_REQUIRED : ES_CONTINUOUS);
}

#else

namespace
{

/** A service that can be asked. Its answer is a number or an object's path, by which the request is taken back. */
struct Service {
    QLatin1StringView name;
    QLatin1StringView path;
    QLatin1StringView interface;
    QLatin1StringView release;
};

constexpr std::array services{
    Service{"org.freedesktop.portal.Desktop"_L1, "/org/freedesktop/portal/desktop"_L1,
            "org.freedesktop.portal.Inhibit"_L1, "Close"_L1},
    Service{"org.freedesktop.ScreenSaver"_L1, "/org/freedesktop/ScreenSaver"_L1, "org.freedesktop.ScreenSaver"_L1,
            "UnInhibit"_L1},
    Service{"org.gnome.SessionManager"_L1, "/org/gnome/SessionManager"_L1, "org.gnome.SessionManager"_L1,
            "Uninhibit"_L1},
};
constexpr std::size_t portal = 0;
constexpr std::size_t screenSaver = 1;

/** For the portal and GNOME: no suspend, no idle session. */
constexpr uint flags = 4 | 8;

QVariantList argumentsFor(std::size_t place)
{
    const QString program = u"io.github.balcao_pix.balcao"_s;
    const QString reason = u"A customer is paying"_s;
    if (place == portal)
        return {QString(), flags, QVariantMap{{u"reason"_s, reason}}};
    if (place == screenSaver)
        return {program, reason};
    return {program, uint(0), reason, flags};
}

} // namespace

/** One request at a time. A wish that changes while it is under way is followed when the answer is there. */
class KeepAwake::Desktop : public QObject
{
public:
    void follow(bool isWanted)
    {
        m_isWanted = isWanted;
        if (m_isAsking)
            return;
        if (isWanted && !m_release)
            ask(portal);
        else if (!isWanted && m_release)
            bus().asyncCall(*std::exchange(m_release, std::nullopt));
    }

private:
    [[nodiscard]] static QDBusConnection bus() { return QDBusConnection::sessionBus(); }

    void ask(std::size_t place)
    {
        m_isAsking = place < services.size() && bus().isConnected();
        if (!m_isAsking)
            return;
        const Service &service = services.at(place);
        QDBusMessage call = QDBusMessage::createMethodCall(service.name, service.path, service.interface, u"Inhibit"_s);
        call.setArguments(argumentsFor(place));
        auto *watcher = new QDBusPendingCallWatcher(bus().asyncCall(call), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, place](QDBusPendingCallWatcher *ended) {
            ended->deleteLater();
            const QDBusMessage answer = ended->reply();
            if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
                return ask(place + 1);
            m_isAsking = false;
            m_release = releaseOf(services.at(place), answer.arguments().constFirst());
            if (!m_isWanted)
                follow(false);
        });
    }
    [[nodiscard]] static QDBusMessage releaseOf(const Service &service, const QVariant &answer)
    {
        const auto request = answer.value<QDBusObjectPath>();
        if (!request.path().isEmpty())
            return QDBusMessage::createMethodCall(service.name, request.path(), u"org.freedesktop.portal.Request"_s,
                                                  service.release);
        QDBusMessage call =
            QDBusMessage::createMethodCall(service.name, service.path, service.interface, service.release);
        call.setArguments({answer.toUInt()});
        return call;
    }

    bool m_isWanted = false;
    bool m_isAsking = false;
    /** The call that ends what holds. */
    std::optional<QDBusMessage> m_release;
};

void KeepAwake::setWanted(bool isWanted)
{
    if (std::exchange(m_isWanted, isWanted) == isWanted)
        return;
    if (!m_desktop)
        m_desktop = std::make_unique<Desktop>();
    m_desktop->follow(isWanted);
}

#endif

KeepAwake::KeepAwake(QObject *parent)
    : QObject(parent)
{
}

KeepAwake::~KeepAwake()
{
    setWanted(false);
}

} // namespace balcao

#include "moc_keepawake.cpp"
