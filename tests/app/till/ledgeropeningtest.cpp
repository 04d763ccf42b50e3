// SPDX-License-Identifier: MIT
#include "app/till/ledgeropening.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "tests/support/answers.h"
#include "tests/support/devpts.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QProcess>
#include <QProgressBar>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <limits>
#include <optional>
#include <utility>

namespace ledgeropeningtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

/** Milliseconds: the notice's 300, less what a timer may be early. */
constexpr qint64 noticeAfter = 290;

/** What this thread has worked so far, in milliseconds. */
std::clock_t threadTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1'000'000;
}

} // namespace

/** An older ledger is brought up to date: before the till's window, and for balcao-cli. */
class LedgerOpeningTest : public QObject
{
    Q_OBJECT

private:
    /** What the program wrote before version 3, and thirteen charges more for each of @p copies counters. */
    [[nodiscard]] LedgerAddress olderLedger(int copies)
    {
        const LedgerAddress address = LedgerAddress::file(m_folder.filePath(u"ledger%1.sqlite"_s.arg(++m_count)));
        if (!QFile::copy(QStringLiteral(BALCAO_TEST_DATA "/ledger-v2.sqlite"), address.text()) ||
            !QFile::setPermissions(address.text(), QFile::ReadOwner | QFile::WriteOwner))
            qFatal("the older ledger cannot be made");
        const auto connection = LedgerConnection::open(address, 5000);
        if (!connection || !copyEvents(**connection, copies))
            qFatal("the older ledger cannot be filled");
        return address;
    }

    /** Each copy's counters have chains of their own. */
    static bool copyEvents(LedgerConnection &connection, int copies)
    {
        const auto originals = connection.list(u"SELECT id, counter, seq, at, kind, attempt, sale, replaces, "
                                               u"correction, txid, operator, '', amount, data, "
                                               "personal_hash, token, hash, NULL, NULL FROM event ORDER BY id"_s,
                                               {}, eventcolumns::read);
        const auto transaction = LedgerTransaction::begin(connection);
        if (!originals || !transaction)
            return false;
        for (int n = 1; n <= copies; ++n) {
            const QString end = u"-%1"_s.arg(n);
            QHash<QString, QByteArray> previous;
            for (eventcolumns::Stored row : *originals) {
                row.id += n * 1000;
                for (QString *name : {&row.counter, &row.attempt, &row.sale, &row.replaces, &row.txid, &row.token})
                    *name += name->isEmpty() ? QString() : end;
                row.hash = eventhash::ofEvent(previous.value(row.counter), row, row.id);
                previous.insert(row.counter, row.hash);
                const QVariant amount = row.amount ? QVariant(row.amount->centavos()) : QVariant();
                const QVariantList values{row.id,
                                          row.counter,
                                          row.sequence,
                                          row.at.toMSecsSinceEpoch(),
                                          row.kind,
                                          row.attempt,
                                          columnText(row.sale),
                                          columnText(row.replaces),
                                          row.correction,
                                          columnText(row.txid),
                                          columnText(row.operatorName),
                                          amount,
                                          QString::fromUtf8(row.data),
                                          QString::fromLatin1(row.personalHash),
                                          row.token,
                                          QString::fromLatin1(row.hash)};
                if (!connection.run(u"INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
                                    values))
                    return false;
            }
        }
        return connection.commit().has_value();
    }

    static std::optional<LedgerError> openOnce(const LedgerAddress &address)
    {
        ChargeLedger ledger(address, {}, Clock());
        const auto opened = test::answerTo(waitUntilOpen(ledger, nullptr));
        return opened ? std::nullopt : std::optional(opened.error());
    }

    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void aLargeLedgerShowsHowFarItIs()
    {
        const LedgerAddress address = olderLedger(600);
        QStringList sentences;
        int highest = 0;
        // Its own work: how long the machine lets it wait is not measured.
        std::clock_t before = threadTime();
        std::clock_t longest = 0;
        QTimer watch;
        connect(&watch, &QTimer::timeout, this, [&] {
            const std::clock_t now = threadTime();
            longest = std::max(longest, now - std::exchange(before, now));
            const QWidgetList windows = QApplication::topLevelWidgets();
            for (const QWidget *const window : windows) {
                if (window->objectName() != "ledgerOpening"_L1 || !window->isVisible())
                    continue;
                highest = qMax(highest, window->findChild<QProgressBar *>()->value());
                const auto labels = window->findChildren<QLabel *>();
                if (const QString text = labels.constLast()->text(); !sentences.contains(text))
                    sentences.append(text);
            }
        });
        watch.setTimerType(Qt::PreciseTimer);
        watch.start(std::chrono::milliseconds(2));
        QVERIFY(!openOnce(address));
        qInfo("%lld sentences, up to %d of 1000, the window's thread was busy for %ld ms at most",
              static_cast<long long>(sentences.size()), highest, longest);
        QVERIFY(longest < 16 * 5);
        QVERIFY(sentences.size() > 2);
        QVERIFY(highest > 0);
        QVERIFY2(sentences.constLast().contains("7"_L1), qPrintable(sentences.constLast()));
        QVERIFY(QApplication::topLevelWidgets().isEmpty());
        // It is done once.
        QVERIFY(!openOnce(address));
    }

    /** On a busy machine a small ledger takes longer too, and then the notice is right. */
    void nothingIsShownAtFirst()
    {
        const LedgerAddress address = olderLedger(1);
        // Never shown is late enough.
        qint64 shownAfter = std::numeric_limits<qint64>::max();
        QElapsedTimer opening;
        opening.start();
        m_onShow = [&] { shownAfter = opening.elapsed(); };
        qApp->installEventFilter(this);
        QVERIFY(!openOnce(address));
        qApp->removeEventFilter(this);
        QVERIFY2(shownAfter >= noticeAfter, qPrintable(QString::number(shownAfter)));
    }

    void aWaitIsExplained()
    {
        const auto shown = [] {
            const QWidgetList windows = QApplication::topLevelWidgets();
            return std::any_of(windows.begin(), windows.end(), [](const QWidget *window) {
                const auto *const last = window->findChildren<QLabel *>().value(1);
                return window->isVisible() && last && last->text() == "Unlock it"_L1;
            });
        };
        {
            Reply<void> reply;
            QElapsedTimer wait;
            wait.start();
            const auto *const notice = new WaitingNotice(u"Unlock it"_s, &reply);
            QVERIFY(notice && !shown());
            QVERIFY(QTest::qWaitFor(shown));
            QVERIFY2(wait.elapsed() >= noticeAfter, qPrintable(QString::number(wait.elapsed())));
        }
        QVERIFY(!shown());
    }

    /** Whatever is waited for. */
    void whoClosesTheNoticeEndsTheProgram()
    {
        Reply<void> reply;
        const auto *const notice = new WaitingNotice(u"Unlock it"_s, &reply);
        m_onShow = [this] {
            QTimer::singleShot(0, this, [] {
                for (QWidget *window : QApplication::topLevelWidgets())
                    window->close();
            });
        };
        qApp->installEventFilter(this);
        QVERIFY(notice);
        QCOMPARE(QApplication::exec(), 0);
        qApp->removeEventFilter(this);
    }

    void whatIsWrongIsToldAllTheSame()
    {
        const QString file = m_folder.filePath(u"noledger.sqlite"_s);
        QFile bytes(file);
        QVERIFY(bytes.open(QIODevice::WriteOnly) && bytes.write("no ledger") == 9);
        bytes.close();
        const auto error = openOnce(LedgerAddress::file(file));
        QVERIFY(error && error->kind == LedgerError::Kind::Damaged);
    }

    void aTerminalIsToldOnOneLine()
    {
        if (QStandardPaths::findExecutable(u"script"_s).isEmpty())
            QSKIP("there is no script(1) here, which gives a program a terminal");
        if (!test::hasPseudoTerminals())
            QSKIP("there are no pseudo-terminals here");
        const QString list = QStringLiteral("'" BALCAO_CLI "' list --limit 1 --ledger '%1'");
        const auto run = [](const QString &program, const QStringList &arguments) {
            QProcess process;
            process.start(program, arguments);
            process.waitForFinished();
            return process.readAllStandardOutput() + process.readAllStandardError();
        };
        const QByteArray told =
            run(u"script"_s, {u"-qec"_s, list.arg(olderLedger(200).text()) + u" > /dev/null"_s, u"/dev/null"_s});
        QVERIFY2(told.contains("2.613"), told);
        QVERIFY2(told.count("\r") > 1, told);
        const QByteArrayList lines = told.split('\n');
        QCOMPARE(std::count_if(lines.begin(), lines.end(), [](const auto &line) { return line.contains("2.613"); }), 1);
        const QByteArray piped = run(u"/bin/sh"_s, {u"-c"_s, list.arg(olderLedger(200).text()) + u" > /dev/null"_s});
        QVERIFY2(!piped.contains("2.613"), piped);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Show && watched->isWidgetType())
            m_onShow();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_onShow;
};

BALCAO_GUI_TEST(LedgerOpeningTest)

} // namespace ledgeropeningtest

#include "ledgeropeningtest.moc"
