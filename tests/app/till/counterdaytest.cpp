// SPDX-License-Identifier: MIT
#include "tests/app/newtill.h"
#include "tests/core/printing/readpaper.h"
#include "tests/support/paperprinter.h"
#include "tests/support/testmain.h"

#include <algorithm>

namespace counterdaytest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::NewTill;
using balcao::test::PaperPrinter;
using balcao::test::patience;

namespace
{

const QString carlos = u"Carlos Menezes"_s;
const QString ana = u"Ana Paula Siqueira"_s;
constexpr auto pinOfCarlos = "246810";
constexpr auto pinOfAna = "1234";

} // namespace

/** A day at the counter with the real program: the till on one screen, the customer's on another, a receipt printer, a provider, and the
 *  keyboard. After each charge the codes on both screens and on paper are read by others and are one.
 */
class CounterDayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_till.display.start(u"1280x1024"_s));
        QVERIFY(startSandbox());
        QDir().mkpath(m_till.folder.filePath(u"user/balcao"_s));
        QFile settings(m_till.folder.filePath(u"user/balcao/balcao.toml"_s));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write(u"[provider]\naddress = \"%1\"\ntimeout = 4\nreading = true\n[till]\ncounter = "
                       u"\"01\"\nshop-name = \"Emporio "
                       "Jacaranda\"\n[shop]\nblind-closing = true\n[printing]\nprinter = \"%2\"\n"_s
                           .arg(m_address, m_printer.address())
                           .toUtf8());
        settings.close();
        (void)m_till.told({u"calibrate"_s, u"begin"_s, u"--name"_s, carlos, u"--tax-id"_s, u"52998224725"_s,
                           u"--phone"_s, u"11987654321"_s, u"--email"_s, u"carlos@example.com"_s});
        QCOMPARE(m_till
                     .told({u"calibrate"_s, u"confirm"_s, u"--amount"_s, u"1,23"_s, u"--receiver"_s,
                            u"Balcao Treinamento"_s})[u"calibration"_s]
                     .toString(),
                 u"calibrated"_s);
        addOperator(carlos, u"manager"_s, pinOfCarlos, {});
        addOperator(ana, u"cashier"_s, pinOfAna, pinOfCarlos);
        QCOMPARE(m_till.told({u"operator"_s, u"list"_s})[u"operators"_s].toArray().size(), 2);
    }
    void cleanupTestCase() { NewTill::end({&m_window, &m_sandbox}); }
    void init()
    {
        if (m_isLost)
            QSKIP("the step before failed");
    }
    void cleanup()
    {
        m_isLost = m_isLost || QTest::currentTestFailed();
        for (const int screen : {0, 1}) {
            if (QTest::currentTestFailed() && qEnvironmentVariableIsSet("BALCAO_PICTURES"))
                QFile::copy(m_till.display.picture(screen),
                            u"%1/counterday-%2-%3.png"_s.arg(qEnvironmentVariable("BALCAO_PICTURES"),
                                                             QString::fromLatin1(QTest::currentTestFunction()),
                                                             QString::number(screen)));
        }
    }

    void theCashierSignsIn()
    {
        m_till.start(m_window, "sandbox-key");
        QTRY_COMPARE_WITH_TIMEOUT(m_till.colorAt(1360, 760), NewTill::shopsVisor, patience); // locked
        signIn(pinOfAna);
        QCOMPARE(m_till.display.code(1), QString());
    }

    void twelveArePaid()
    {
        for (int i = 0; i < 12; ++i) {
            charge();
            atProvider(u"pay"_s);
            endsAs(u"paid"_s);
        }
    }

    void fourExpire()
    {
        for (int i = 0; i < 4; ++i) {
            charge();
            atProvider(u"expire"_s);
            endsAs(u"expired"_s);
        }
    }

    void threeAreReplaced()
    {
        for (int i = 0; i < 3; ++i) {
            charge();
            atProvider(u"cancel"_s);
            endsAs(u"cancelled"_s);
            charge();
            atProvider(u"pay"_s);
            endsAs(u"paid"_s);
        }
    }

    void fourAreCorrectedWhileTheCustomerLooks()
    {
        for (int i = 0; i < 4; ++i) {
            charge();
            const QString old = m_code;
            m_amount -= 100;
            m_till.press({u"F6"_s});
            m_till.display.type(QString::number(m_amount));
            m_till.press(QStringList(4, u"Tab"_s)); // the customer's fields
            m_till.write(u"desconto"_s);
            QTRY_COMPARE_WITH_TIMEOUT(m_till.display.code(1), QString(), patience);
            QCOMPARE(m_till.display.code(0), QString());
            m_till.press({u"ctrl+Return"_s});
            allow();
            codesAreOne();
            QVERIFY(m_code != old);
            atProvider(u"pay"_s);
            endsAs(u"paid"_s);
        }
    }

    void twoAreReceivedByHand()
    {
        for (int i = 0; i < 2; ++i) {
            charge();
            m_till.press({u"F12"_s, u"space"_s, u"ctrl+Return"_s});
            allow();
            endsAs(u"received"_s, false);
        }
    }

    /** The provider takes it and never answers: nobody knows until the manager has looked there. */
    void oneIsUnknownAndSettled()
    {
        QString txid;
        loseAnAnswer(txid);
        m_till.press({u"Return"_s}); // the first option
        m_till.write(txid);
        m_till.press({u"ctrl+Return"_s});
        allow();
        codesAreOne();
        atProvider(u"pay"_s);
        endsAs(u"paid"_s);
    }

    /** On paper, and then on the screen: the provider has it, and its money is in the account. */
    void theOwnersQueueIsAnswered()
    {
        QString txid;
        loseAnAnswer(txid);
        m_till.press({u"ctrl+o"_s});
        allow();
        const int before = m_printer.ended();
        const qsizetype from = m_printer.paper().size();
        QTRY_VERIFY_WITH_TIMEOUT((m_till.press({u"F8"_s}), QTest::qWait(200), m_printer.ended() > before), patience);
        const ReadPaper list = ReadPaper::of(m_printer.paper().sliced(from));
        QCOMPARE(list.problem, QString());
        QVERIFY(!list.rows.isEmpty());
        QCOMPARE(list.code(u"QR-Code"_s), QString());
        m_till.press({u"Return"_s});
        m_till.write(txid);
        m_till.press({u"ctrl+Return"_s});
        allow();
        QTRY_COMPARE_WITH_TIMEOUT(newest()[u"txid"_s].toString(), txid, patience);
        m_till.press({u"space"_s, u"ctrl+Return"_s});
        allow();
        endsAs(u"received"_s, false);
        m_till.press({u"F2"_s}); // a digit means nothing to the queue
    }

    void oneIsRefused()
    {
        startAnew({u"fault=refuse-email"_s});
        type();
        QTRY_COMPARE_WITH_TIMEOUT(newest()[u"status"_s].toString(), u"refused"_s, patience);
        QCOMPARE(m_till.display.code(0) + m_till.display.code(1), QString());
        startAnew({});
        m_till.press({u"Escape"_s});
        m_till.press({u"ctrl+Return"_s}); // what was typed is still there
        codesAreOne();
        atProvider(u"pay"_s);
        endsAs(u"paid"_s);
    }

    /** Shown on the screen, saved by its key, proven by the command line. */
    void aSaleHasItsFile()
    {
        const QString file = m_till.folder.filePath(u"dossier.pdf"_s);
        m_till.press({u"F11"_s});
        QTest::qWait(500); // it is read, and nothing of it is elsewhere
        m_till.press({u"ctrl+s"_s});
        m_till.press({u"ctrl+a"_s});
        m_till.write(file);
        m_till.press({u"ctrl+Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(file).size() > 0, patience);
        const QString page = m_till.folder.filePath(u"page"_s);
        test::run(u"pdftoppm"_s, {u"-r"_s, u"203"_s, u"-png"_s, u"-singlefile"_s, file, page},
                  m_till.display.environment);
        QVERIFY(test::decoded(page + u".png"_s).contains(m_code));
        const QJsonObject told = m_till.told({u"dossier"_s, newest()[u"attempt"_s].toString()});
        QVERIFY(told[u"whole"_s].toBool());
        m_till.press({u"Escape"_s});
    }

    void theDayIsClosedByWhoCountedFirst()
    {
        // The figures are nobody's before the count: what they have to be follows from the list.
        QCOMPARE(told({u"closing"_s, u"--preview"_s}, pinOfCarlos)[u"errors"_s][0][u"field"_s].toString(),
                 u"counted"_s);
        const Sum received = sumOf(u"paid"_s);
        const Sum confirmed = sumOf(u"received"_s);
        const qsizetype toCheck =
            m_till.told({u"list"_s, u"--status"_s, u"to_check"_s, u"--limit"_s, u"500"_s})[u"charges"_s]
                .toArray()
                .size();
        const int count = received.first + confirmed.first;
        QVERIFY(count >= 20);
        m_till.press({u"F4"_s});
        allow();
        QTRY_COMPARE_WITH_TIMEOUT(m_till.colorAt(400, 690), NewTill::page, patience);
        m_till.press({u"Return"_s});
        m_till.display.type(QString::number(count));
        m_till.write(u"1,00"_s); // of which the closing then says how far it is
        m_till.press({u"ctrl+Return"_s});
        allow();
        QTRY_COMPARE_WITH_TIMEOUT(told({u"closing"_s, u"--number"_s, u"1"_s}, pinOfCarlos)[u"counted"_s][u"amount"_s],
                                  u"1.00"_s, patience);
        const QJsonObject closed = told({u"closing"_s, u"--number"_s, u"1"_s}, pinOfCarlos);
        QCOMPARE(sumIn(closed[u"received"_s]), received);
        QCOMPARE(sumIn(closed[u"confirmed"_s]), confirmed);
        QCOMPARE(closed[u"to_check"_s][u"count"_s].toInt(), toCheck);
        const QJsonObject next = told({u"closing"_s, u"--counted"_s, u"0:0"_s}, pinOfCarlos);
        QCOMPARE(next[u"received"_s], QJsonObject({{u"count"_s, 0}, {u"amount"_s, u"0.00"_s}}));
        QCOMPARE(m_till.told({u"ledger"_s, u"verify"_s})[u"damages"_s].toArray().size(), 0);
    }

private:
    /** How many, and how much in centavos. */
    using Sum = std::pair<int, qint64>;
    static qint64 centavosIn(const QJsonValue &amount) { return amount.toString().remove(u'.').toLongLong(); }
    static Sum sumIn(const QJsonValue &figure) { return {figure[u"count"_s].toInt(), centavosIn(figure[u"amount"_s])}; }
    /** Of the payments that the list has in that status. */
    [[nodiscard]] Sum sumOf(const QString &status) const
    {
        const QJsonArray rows =
            m_till.told({u"list"_s, u"--status"_s, status, u"--limit"_s, u"500"_s})[u"charges"_s].toArray();
        Sum sum{static_cast<int>(rows.size()), 0};
        for (const auto &row : rows) {
            const QJsonValue told = status == u"paid"_s ? row[u"reported_amount"_s] : row[u"received"_s][u"amount"_s];
            sum.second += centavosIn(told.isString() ? told : row[u"amount"_s]);
        }
        return sum;
    }
    [[nodiscard]] bool startSandbox(const QStringList &readings = {})
    {
        QStringList options{u"--api-key"_s, u"sandbox-key"_s, u"--state"_s, m_till.folder.filePath(u"provider.json"_s)};
        if (!m_address.isEmpty())
            options += {u"--port"_s, QString::number(QUrl(m_address).port())};
        for (const QString &reading : readings)
            options += {u"--reading"_s, reading};
        m_sandbox.start(QStringLiteral(BALCAO_BIN "/balcao-sandbox"), options);
        if (!m_sandbox.waitForStarted() || !m_sandbox.waitForReadyRead(patience))
            return false;
        m_address = QString::fromUtf8(m_sandbox.readLine()).trimmed();
        return m_address.startsWith(u"http://"_s);
    }
    void startAnew(const QStringList &readings)
    {
        m_sandbox.terminate();
        QVERIFY(m_sandbox.waitForFinished(patience));
        QVERIFY(startSandbox(readings));
    }
    /** The provider has made a charge, whose @p txid it tells nobody. */
    void loseAnAnswer(QString &txid)
    {
        startAnew({u"fault=hang"_s});
        type();
        QTRY_COMPARE_WITH_TIMEOUT(newest()[u"status"_s].toString(), u"unknown"_s, patience);
        QCOMPARE(m_till.display.code(0) + m_till.display.code(1), QString());
        startAnew({});
        txid = asked("GET", u"/sandbox/charges"_s)[u"charges"_s].toArray().last()[u"txid"_s].toString();
    }
    [[nodiscard]] QJsonObject asked(const QByteArray &method, const QString &path) const
    {
        const QUrl url(m_address);
        QTcpSocket socket;
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        socket.write(method + ' ' + path.toUtf8() + " HTTP/1.1\r\nHost: " + url.authority().toUtf8() +
                     "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        QByteArray reply;
        while (socket.waitForReadyRead(patience))
            reply += socket.readAll();
        return QJsonDocument::fromJson(reply.sliced(reply.indexOf("\r\n\r\n") + 4)).object();
    }
    void atProvider(const QString &action)
    {
        const QString txid = newest()[u"txid"_s].toString();
        QVERIFY(!asked("POST", u"/sandbox/charges/%1/%2"_s.arg(txid, action)).isEmpty());
    }
    void addOperator(const QString &name, const QString &role, const QByteArray &pin, const QByteArray &manager)
    {
        QStringList arguments{u"operator"_s, u"add"_s, name, u"--role"_s, role, u"--new-pin-fd"_s, u"0"_s};
        if (!manager.isEmpty())
            arguments = QStringList{u"--operator"_s, carlos, u"--pin-fd"_s, u"0"_s} + arguments;
        (void)told(arguments, manager.isEmpty() ? pin : manager + '\n' + pin);
    }
    /** The command line, with PINs on its standard input. */
    [[nodiscard]] QJsonObject told(const QStringList &arguments, const QByteArray &pins) const
    {
        QStringList all = arguments + QStringList{u"--json"_s};
        if (!arguments.contains(u"--new-pin-fd"_s))
            all += {u"--operator"_s, carlos, u"--pin-fd"_s, u"0"_s};
        QProcess cli;
        cli.setProcessEnvironment(m_till.environment("sandbox-key"));
        cli.start(QStringLiteral(BALCAO_BIN "/balcao-cli"), all);
        cli.write(pins + '\n');
        cli.closeWriteChannel();
        cli.waitForFinished(patience);
        return QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
    }
    void signIn(const char *pin)
    {
        m_till.press({u"shift+Tab"_s, u"Right"_s, u"space"_s});
        m_till.write(QString::fromLatin1(pin));
        m_till.press({u"Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_till.isAtTheCounter(NewTill::shopsVisor), patience);
    }
    /** By somebody who may, over the page. */
    void allow() const
    {
        m_till.press({u"1"_s});
        m_till.write(QString::fromLatin1(pinOfCarlos));
        m_till.press({u"Return"_s});
    }
    /** The next amount and the customer, as a hurried cashier: the first digit leaves whatever the screen shows. */
    void type()
    {
        m_amount = 1000 + 137 * ++m_sales;
        QStringList digits;
        for (const QChar digit : QString::number(m_amount))
            digits.append(digit);
        m_till.press(digits + QStringList{u"Tab"_s});
        m_till.fillCustomer();
        m_till.press({u"ctrl+Return"_s});
    }
    void charge()
    {
        type();
        codesAreOne();
    }
    /** The code of the newest charge on the till's screen, on the customer's, and on the paper that F8 makes. */
    void codesAreOne()
    {
        const QString amount = QString::number(m_amount / 100) + u'.' + QString::number(100 + m_amount % 100).last(2);
        QTRY_VERIFY_WITH_TIMEOUT((m_code = m_till.display.code())
                                     .contains(u"54"_s + u"%1"_s.arg(amount.size(), 2, 10, QChar(u'0')) + amount),
                                 patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_till.display.code(1), m_code, patience);
        const int before = m_printer.ended();
        const qsizetype from = m_printer.paper().size();
        m_till.press({u"F8"_s});
        QTRY_COMPARE_WITH_TIMEOUT(m_printer.ended(), before + 1, patience);
        const ReadPaper paper = ReadPaper::of(m_printer.paper().sliced(from));
        QCOMPARE(paper.problem, QString());
        QCOMPARE(paper.code(u"QR-Code"_s), m_code);
    }
    /** What the provider then says arrives, and no code is left to be paid. */
    void endsAs(const QString &status, bool isRead = true)
    {
        if (isRead)
            m_till.press({u"F5"_s});
        QTRY_COMPARE_WITH_TIMEOUT(newest()[u"status"_s].toString(), status, patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_till.display.code(0) + m_till.display.code(1), QString(), patience);
    }
    [[nodiscard]] QJsonObject newest() const { return m_till.told({u"list"_s})[u"charges"_s][0].toObject(); }

    NewTill m_till;
    PaperPrinter m_printer{PaperPrinter::Manner::Silent};
    QProcess m_sandbox;
    QProcess m_window;
    QString m_address;
    QString m_code;
    int m_amount = 0;
    int m_sales = 0;
    bool m_isLost = false;
};

BALCAO_TEST(CounterDayTest)

} // namespace counterdaytest

#include "counterdaytest.moc"
