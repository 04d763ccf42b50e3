// SPDX-License-Identifier: MIT
#include "app/till/keepawake.h"
#include "tests/support/testmain.h"

#include <QDBusConnection>
#include <QDBusError>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace keepawaketest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

/** Every service that can be asked, on a bus of the test's own. */
class Services : public QDBusVirtualObject
{
    Q_OBJECT

public:
    QStringList calls;
    /** Answers with an error. */
    bool refuses = false;

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.interface().startsWith("org.freedesktop.DBus"_L1))
            return false;
        calls.append(message.interface() + u'.' + message.member());
        const bool isPortal = message.interface() == "org.freedesktop.portal.Inhibit"_L1;
        const QVariant request = isPortal ? QVariant::fromValue(QDBusObjectPath(u"/request/1"_s)) : QVariant(uint(7));
        QDBusMessage answer =
            refuses || message.member() != "Inhibit"_L1 ? message.createReply() : message.createReply(request);
        if (refuses)
            answer = message.createErrorReply(QDBusError::AccessDenied, u"no"_s);
        return connection.send(answer);
    }
};

} // namespace

/** The computer does not sleep while a customer pays, whichever service there is, and may sleep afterwards. */
class KeepAwakeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty())
            QSKIP("dbus-daemon is not installed");
        m_bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--nopidfile"_s, u"--print-address"_s});
        QVERIFY(m_bus.waitForReadyRead());
        m_address = QString::fromLatin1(m_bus.readLine()).trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_address.toLatin1());
    }
    void cleanupTestCase()
    {
        m_bus.kill();
        m_bus.waitForFinished();
    }

    void asksWhatThereIs_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("asks");
        QTest::addColumn<QString>("releases");
        const QString portal = u"org.freedesktop.portal.Desktop"_s;
        const QString saver = u"org.freedesktop.ScreenSaver"_s;
        const QString gnome = u"org.gnome.SessionManager"_s;
        const QString asksPortal = u"org.freedesktop.portal.Inhibit.Inhibit"_s;
        const QString closes = u"org.freedesktop.portal.Request.Close"_s;
        QTest::newRow("all") << QStringList{portal, saver, gnome} << asksPortal << closes;
        QTest::newRow("portal") << QStringList{portal} << asksPortal << closes;
        QTest::newRow("freedesktop") << QStringList{saver} << saver + u".Inhibit"_s << saver + u".UnInhibit"_s;
        QTest::newRow("GNOME") << QStringList{gnome} << gnome + u".Inhibit"_s << gnome + u".Uninhibit"_s;
    }
    void asksWhatThereIs()
    {
        QFETCH(const QStringList, names);
        QFETCH(const QString, asks);
        QFETCH(const QString, releases);
        Services services;
        QDBusConnection bus = offer(services, names);
        {
            KeepAwake awake;
            awake.setWanted(true);
            QTRY_COMPARE(services.calls, QStringList{asks});
            awake.setWanted(true);
            awake.setWanted(false);
            QTRY_COMPARE(services.calls.size(), 2);
            QCOMPARE(services.calls.constLast(), releases);
            // The wish is over before the answer is there.
            services.calls.clear();
            awake.setWanted(true);
            awake.setWanted(false);
            QTRY_COMPARE(services.calls, (QStringList{asks, releases}));
        }
        close(bus);
    }

    void triesNextServiceAfterRefusal()
    {
        Services services;
        services.refuses = true;
        QDBusConnection bus = offer(services, {u"org.freedesktop.portal.Desktop"_s, u"org.gnome.SessionManager"_s});
        KeepAwake awake;
        awake.setWanted(true);
        QTRY_COMPARE(services.calls.size(), 2);
        QCOMPARE(services.calls.constLast(), u"org.gnome.SessionManager.Inhibit"_s);
        close(bus);
    }

private:
    [[nodiscard]] QDBusConnection offer(Services &services, const QStringList &names) const
    {
        QDBusConnection bus = QDBusConnection::connectToBus(m_address, u"services"_s);
        bus.registerVirtualObject(u"/"_s, &services, QDBusConnection::SubPath);
        for (const QString &name : names)
            bus.registerService(name);
        return bus;
    }
    static void close(QDBusConnection &bus)
    {
        bus.unregisterObject(u"/"_s, QDBusConnection::UnregisterTree);
        QDBusConnection::disconnectFromBus(u"services"_s);
    }

    QProcess m_bus;
    QString m_address;
};

BALCAO_TEST(KeepAwakeTest)

} // namespace keepawaketest

#include "keepawaketest.moc"
