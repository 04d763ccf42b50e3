// SPDX-License-Identifier: MIT
#include "sandbox/sandboxserver.h"
#include "tests/app/owndisplay.h"
#include "tests/support/qtversion.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QTest>

namespace plantedtest
{

using namespace Qt::StringLiterals;
using balcao::test::OwnDisplay;
using balcao::test::patience;
using balcao::test::till;

namespace
{

/** Nothing of this comes by chance. */
constexpr auto key = "sk-planted-7Qz9vT4xLw2KfB8nHd5RgJ3cYp6";
constexpr auto proxyPassword = "proxy-planted-Lw7Tz4KqVx";
constexpr auto pin = "73910468";
constexpr auto manager = "Quirino Planted";
constexpr auto name = "Zuleica Xavantina";
constexpr auto taxId = "39053344705";
constexpr auto phone = "11976543218";
constexpr auto email = "zuleica.planted@example.com";

/** As it may stand in a file or in memory. */
QByteArrayList spellings(const QByteArray &mark)
{
    const QString text = QString::fromLatin1(mark);
    const QByteArray wide(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    return {mark, wide, mark.toBase64(QByteArray::OmitTrailingEquals).chopped(2), mark.toHex()};
}

qsizetype countIn(const QByteArray &bytes, const QByteArray &mark)
{
    qsizetype found = 0;
    for (const QByteArray &spelling : spellings(mark))
        found += bytes.count(spelling);
    return found;
}

qsizetype secretsIn(const QByteArray &bytes)
{
    return countIn(bytes, key) + countIn(bytes, proxyPassword) + countIn(bytes, pin);
}

QByteArray read(const QString &file)
{
    QFile input(file);
    return input.open(QIODevice::ReadOnly) ? input.readAll() : QByteArray();
}

/** Copies of the key and of the PIN. */
struct Copies {
    qsizetype keys = 0;
    qsizetype pins = 0;
    qint64 bytes = 0;
};

/** From @p first to @p last, in pieces that overlap by more than any mark. */
void count(QFile &file, qint64 first, qint64 last, Copies &found)
{
    constexpr qint64 piece = 65'536;
    constexpr qint64 overlap = 200;
    for (qint64 at = first; at < last && file.seek(at); at += piece) {
        const QByteArray bytes = file.read(qMin(last - at, piece + overlap));
        found.bytes += bytes.size();
        // Most of it was never written to.
        if (bytes.count('\0') == bytes.size())
            continue;
        // A mark that begins in the overlap is counted with the next piece.
        const QByteArray next = bytes.mid(piece);
        found.keys += countIn(bytes, key) - countIn(next, key);
        found.pins += countIn(bytes, pin) - countIn(next, pin);
    }
}

/** In all that @p process may write to. */
Copies copiesIn(qint64 process)
{
    Copies found;
    QFile memory(u"/proc/%1/mem"_s.arg(process));
    if (!memory.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return found;
    for (const QByteArray &line : read(u"/proc/%1/maps"_s.arg(process)).split('\n')) {
        const QByteArrayList ends = line.split(' ').constFirst().split('-');
        if (ends.size() == 2 && line.contains(" rw"))
            count(memory, ends.constFirst().toLongLong(nullptr, 16), ends.constLast().toLongLong(nullptr, 16), found);
    }
    return found;
}

} // namespace

/** A shop whose every secret is a marked value, through the real till: where these are found afterwards, and where not. */
class PlantedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
#ifdef BALCAO_SANITIZED
        QSKIP("the sanitizers keep what is freed");
#endif
        balcao::sandbox::SandboxOptions options;
        options.apiKey = key;
        m_provider = std::make_unique<balcao::sandbox::SandboxServer>(options);
        QVERIFY(m_provider->start());
        QVERIFY(m_display.start());
        for (const QString &folder : {u"config/balcao"_s, u"data"_s})
            QVERIFY(QDir(m_folder.path()).mkpath(folder));
        m_display.environment.insert(u"BALCAO_DATA_DIR"_s, m_folder.filePath(u"data"_s));
        m_display.environment.insert(u"XDG_CONFIG_HOME"_s, m_folder.filePath(u"config"_s));
        m_display.environment.insert(u"XDG_CONFIG_DIRS"_s, m_folder.filePath(u"none"_s));
        m_display.environment.insert(u"BALCAO_OPERATOR"_s, QLatin1StringView(manager));
        QFile settings(m_folder.filePath(u"config/balcao/balcao.toml"_s));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        // Of a proxy that is not asked: the provider is on this computer.
        settings.write("[provider]\naddress = \"" + m_provider->baseUrl().toUtf8() +
                       "\"\nproxy = \"http://caixa@proxy.invalid:3128\"\n");
        settings.close();
        QCOMPARE(cli({u"operator"_s, u"add"_s, QLatin1StringView(manager), u"--role"_s, u"manager"_s, u"--new-pin-fd"_s,
                      u"0"_s},
                     QByteArray(pin) + '\n'),
                 0);

        QProcessEnvironment withKey = m_display.environment;
        withKey.insert(u"BALCAO_API_KEY"_s, QLatin1StringView(key));
        withKey.insert(u"BALCAO_PROXY_PASSWORD"_s, QLatin1StringView(proxyPassword));
        m_till.setProcessEnvironment(withKey);
        m_till.start(till(), {u"--theme"_s, u"light"_s});
        QVERIFY(m_till.waitForStarted());
        const QString id = m_display.tillWindow();
        QVERIFY(!id.isEmpty());
        m_display.keys({u"windowmove"_s, id, u"0"_s, u"0"_s, u"windowfocus"_s, u"--sync"_s, id});
        QTRY_VERIFY_WITH_TIMEOUT(log().contains(" ledger opened "), patience);
    }

    void cleanupTestCase()
    {
        // A skipped test has not started it.
        if (m_till.state() == QProcess::NotRunning)
            return;
        m_till.terminate();
        QVERIFY(m_till.waitForFinished(patience));
    }

    /** In the order in which they stand here, on one till. */
    void aShopWorks()
    {
        signIn();
        fill("1000");
        QTRY_VERIFY_WITH_TIMEOUT(log().contains(" request create outcome=done "), patience);
        QTRY_VERIFY_WITH_TIMEOUT(!(m_code = m_display.code().toUtf8()).isEmpty(), patience);
        m_sinceAnswer.setRemainingTime(800);
    }

    void inFlightThereAreFewCopies()
    {
        m_provider->setFault(balcao::sandbox::Fault::Hang);
        // Within a moment after an answer digits are of the charge before.
        QTRY_VERIFY_WITH_TIMEOUT(m_sinceAnswer.hasExpired(), patience);
        m_display.keys(digits("2300") + QStringList{u"ctrl+u"_s, u"ctrl+Return"_s});
        QTRY_COMPARE_WITH_TIMEOUT(m_provider->chargeCount(), 2, patience);
        const Copies found = copiesIn(m_till.processId());
        m_provider->stop();
        QTRY_VERIFY_WITH_TIMEOUT(log().contains(" request create outcome=unknown "), patience);
        if (!isMemoryReadable())
            QSKIP("the memory of another process may not be read here");
        // The header is Qt's then: 6.8 keeps it in two more places.
        const int most = balcao::test::isQt68() ? 4 : 2;
        qInfo("%lld copies of the key while a request is in flight", static_cast<long long>(found.keys));
        QVERIFY2(found.keys > 0 && found.keys <= most, qPrintable(QString::number(found.keys)));
        QCOMPARE(found.pins, 0);
        QVERIFY(found.bytes > 10'000'000);
    }

    void afterARequestThereIsNone()
    {
        if (!isMemoryReadable())
            QSKIP("the memory of another process may not be read here");
        QTRY_COMPARE_WITH_TIMEOUT(copiesIn(m_till.processId()).keys, 0, 2000);
    }

    void lockedThereIsNone()
    {
        m_display.keys({u"key"_s, u"ctrl+l"_s});
        QTRY_VERIFY_WITH_TIMEOUT(isLocked(), patience);
        if (!isMemoryReadable())
            QSKIP("the memory of another process may not be read here");
        const Copies found = copiesIn(m_till.processId());
        QCOMPARE(found.keys, 0);
        QCOMPARE(found.pins, 0);
        QVERIFY(found.bytes > 10'000'000);
    }

    void aCoreHoldsNeither()
    {
        const QString gcore = QStandardPaths::findExecutable(u"gcore"_s);
        if (gcore.isEmpty())
            QSKIP("no gcore here");
        const QString place = m_folder.filePath(u"core"_s);
        const auto made = balcao::test::run(gcore, {u"-o"_s, place, QString::number(m_till.processId())},
                                            QProcessEnvironment::systemEnvironment());
        const QString file = place + u'.' + QString::number(m_till.processId());
        if (made.code != 0 || !QFile::exists(file))
            QSKIP("gcore may not look at the till");
        QFile core(file);
        QVERIFY(core.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
        Copies found;
        count(core, 0, core.size(), found);
        QVERIFY(core.remove());
        QVERIFY(found.bytes > 10'000'000);
        QCOMPARE(found.keys, 0);
        QCOMPARE(found.pins, 0);
    }

    void noProcessTellsThem()
    {
        int looked = 0;
        for (const QString &process : QDir(u"/proc"_s).entryList({u"[0-9]*"_s}, QDir::Dirs)) {
            const QByteArray words = read(u"/proc/%1/cmdline"_s.arg(process));
            looked += words.isEmpty() ? 0 : 1;
            QVERIFY2(secretsIn(words) == 0, words);
        }
        QVERIFY(looked > 1);
        // Its own environment as /proc shows it, and its children's.
        const QByteArray own = read(u"/proc/%1/environ"_s.arg(m_till.processId()));
        QVERIFY(own.contains("BALCAO_DATA_DIR"));
        QCOMPARE(secretsIn(own), 0);
        const QByteArray children = read(u"/proc/%1/task/%1/children"_s.arg(m_till.processId())).simplified();
        for (const QByteArray &child : children.split(' '))
            QCOMPARE(secretsIn(read(u"/proc/%1/environ"_s.arg(QString::fromLatin1(child)))), 0);
    }

    void noFileTellsThem()
    {
        int looked = 0;
        QByteArray all;
        QDirIterator files(m_folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QByteArray bytes = read(files.next());
            ++looked;
            all += bytes;
            QVERIFY2(secretsIn(bytes) == 0, qPrintable(files.filePath()));
        }
        QVERIFY(looked > 3);
        // The ledger has what it is for.
        QVERIFY(all.contains(taxId) && all.contains(name));
    }

    void logAndBundleTellOfNobody_data()
    {
        QTest::addColumn<QByteArray>("mark");
        QTest::newRow("key") << QByteArray(key);
        QTest::newRow("PIN") << QByteArray(pin);
        QTest::newRow("proxy's password") << QByteArray(proxyPassword);
        QTest::newRow("name") << QByteArray("Zuleica");
        QTest::newRow("surname") << QByteArray("Xavantina");
        QTest::newRow("CPF") << QByteArray(taxId);
        QTest::newRow("CPF as written") << QByteArray("390.533.447-05");
        QTest::newRow("phone") << QByteArray(phone);
        QTest::newRow("phone as written") << QByteArray("97654-3218");
        QTest::newRow("e-mail") << QByteArray(email);
        QTest::newRow("who works there") << QByteArray("Quirino");
        QTest::newRow("code") << m_code;
        QTest::newRow("a part of the code") << m_code.mid(m_code.size() / 2, 24);
    }
    void logAndBundleTellOfNobody()
    {
        QFETCH(const QByteArray, mark);
        QVERIFY(mark.size() > 6);
        if (m_bundle.isEmpty())
            makeBundle();
        QVERIFY(m_bundle.contains("charges: 2\n") && m_bundle.contains(" request create "));
        QCOMPARE(countIn(m_bundle, mark), 0);
        QCOMPARE(countIn(log(), mark), 0);
    }

private:
    /** Linux may forbid it to all but administrators (kernel.yama.ptrace_scope, containers). */
    [[nodiscard]] bool isMemoryReadable() const
    {
        QFile memory(u"/proc/%1/mem"_s.arg(m_till.processId()));
        return memory.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] QByteArray log() const
    {
        return read(m_folder.filePath(u"data/balcao.log"_s));
    }
    int cli(const QStringList &arguments, const QByteArray &input = {}) const
    {
        QProcess process;
        process.setProcessEnvironment(m_display.environment);
        process.start(QStringLiteral(BALCAO_BIN "/balcao-cli"), arguments);
        process.write(input);
        process.closeWriteChannel();
        return process.waitForFinished(patience) ? process.exitCode() : -1;
    }
    static QStringList digits(QByteArrayView text)
    {
        QStringList pressed{u"key"_s, u"--delay"_s, u"30"_s};
        for (const char digit : text)
            pressed.append(QString(QLatin1Char(digit)));
        return pressed;
    }
    /** The cover is dark, all of the till is light. */
    [[nodiscard]] bool isLocked() const
    {
        return QImage(m_display.picture()).pixelColor(1300, 740).lightness() < 80;
    }
    void signIn() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(isLocked(), patience);
        m_display.keys({u"key"_s, u"Tab"_s, u"space"_s});
        m_display.keys(digits(pin) + QStringList{u"Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(!isLocked(), patience);
    }
    void fill(QByteArrayView amount) const
    {
        m_display.keys(digits(amount) + QStringList{u"Tab"_s});
        for (const char *text : {taxId, name, phone, email})
            m_display.type(QLatin1StringView(text));
        m_display.keys({u"key"_s, u"ctrl+Return"_s});
    }
    /** Its parts, unpacked. */
    void makeBundle()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"bundle.zip"_s);
        QCOMPARE(cli({u"support-bundle"_s, file}), 0);
        m_bundle = balcao::test::run(u"unzip"_s, {u"-p"_s, file}, m_display.environment).output;
    }

    QTemporaryDir m_folder;
    OwnDisplay m_display;
    std::unique_ptr<balcao::sandbox::SandboxServer> m_provider;
    QProcess m_till;
    QDeadlineTimer m_sinceAnswer;
    QByteArray m_code;
    QByteArray m_bundle;
};

BALCAO_TEST(PlantedTest)

} // namespace plantedtest

#include "plantedtest.moc"
