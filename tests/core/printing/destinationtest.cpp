// SPDX-License-Identifier: MIT
#include "core/printing/destination.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace destinationtest
{

using namespace Qt::StringLiterals;
using namespace balcao::print;

/** What people write for a printer's place. */
class DestinationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void places_data()
    {
        using Kind = Destination::Kind;
        QTest::addColumn<QString>("text");
        /** A default one: it is none. */
        QTest::addColumn<Destination>("destination");
        const auto row = [](const char *name, const QString &text, const Destination &destination) {
            QTest::newRow(name) << text << destination;
        };
        row("network", u"tcp://10.0.0.9:9101"_s, {Kind::Network, u"10.0.0.9"_s, 9101});
        row("the usual port", u" tcp://printer "_s, {Kind::Network, u"printer"_s, 9100});
        row("without a scheme", u"192.168.0.9:9100"_s, {Kind::Network, u"192.168.0.9"_s, 9100});
        row("a name and a port", u"printer.local:9101"_s, {Kind::Network, u"printer.local"_s, 9101});
        row("a slash behind it", u"kitchen_2:9100/"_s, {Kind::Network, u"kitchen_2"_s, 9100});
        row("an address alone", u"192.168.0.9"_s, {Kind::Network, u"192.168.0.9"_s, 9100});
        row("IPv6 without a scheme", u"[fe80::1]:9101"_s, {Kind::Network, u"fe80::1"_s, 9101});
        row("IPv6 alone", u"[fe80::1]"_s, {Kind::Network, u"fe80::1"_s, 9100});
        row("IPv6", u"tcp://[fe80::1]:9100/"_s, {Kind::Network, u"fe80::1"_s, 9100});
        row("device", u"/dev/usb/lp0"_s, {Kind::Device, u"/dev/usb/lp0"_s, 0});
        row("share", u"\\\\server\\thermal"_s, {Kind::Device, u"\\\\server\\thermal"_s, 0});
        row("port of Windows", u"LPT1"_s, {Kind::Device, u"LPT1"_s, 0});
        row("serial port of Windows", u"com10:"_s, {Kind::Device, u"com10:"_s, 0});
        row("its long name", u"\\\\.\\COM10"_s, {Kind::Device, u"\\\\.\\COM10"_s, 0});
        row("queue", u"Térmica do caixa (USB)"_s, {Kind::Queue, u"Térmica do caixa (USB)"_s, 0});
        row("queue with a colon", u"Caixa: USB"_s, {Kind::Queue, u"Caixa: USB"_s, 0});
        row("a file's name", u"slip.bin"_s, {Kind::Queue, u"slip.bin"_s, 0});
        row("a file on a drive", u"C:\\out.bin"_s, {});
        row("a file on a share", u"\\\\server\\share\\out.bin"_s, {});
        row("a disk of Windows", u"\\\\.\\PhysicalDrive0"_s, {});
        row("port 0 without a scheme", u"printer:0"_s, {});
        row("no port without a scheme", u"printer:99999"_s, {});
        row("nothing", u" "_s, {});
        row("no host", u"tcp://"_s, {});
        row("another scheme", u"http://10.0.0.9"_s, {});
        row("port 0", u"tcp://printer:0"_s, {});
        row("port that is none", u"tcp://printer:99999"_s, {});
        row("a path behind the host", u"tcp://printer/queue"_s, {});
        row("a user", u"tcp://me@printer"_s, {});
        row("an option", u"-d"_s, {});
        row("part of a path", u"usb/lp0"_s, {});
        row("a control character", u"lp\n0"_s, {});
    }
    void places()
    {
        QFETCH(QString, text);
        QFETCH(Destination, destination);
        const auto found = Destination::parse(text);
        QCOMPARE(found.has_value(), !destination.name.isEmpty());
        QVERIFY(!found || *found == destination);
    }
};

BALCAO_TEST(DestinationTest)

} // namespace destinationtest

#include "destinationtest.moc"
