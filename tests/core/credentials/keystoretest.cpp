// SPDX-License-Identifier: MIT
#include "core/credentials/keystore.h"
#include "tests/support/longestturn.h"
#include "tests/support/testmain.h"
#include "tests/support/waitedreply.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

#include <memory>

namespace keystoretest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

/** Takes every question and answers none. */
class SilentService : public QDBusVirtualObject
{
public:
    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &) override
    {
        message.setDelayedReply(true);
        ++m_questions;
        return true;
    }
    [[nodiscard]] int questions() const { return m_questions; }

private:
    int m_questions = 0;
};

} // namespace

/** Under tests/core/credentials/session.sh: with a keyring of its own (yes), without any (none), with one that takes questions and
 *  answers none (hanging), on a bus that says nothing (silent).
 */
class KeyStoreTest : public QObject
{
    Q_OBJECT

    struct Answer {
        std::optional<KeyStoreError> error;
        QByteArray key;
        QString text;
    };

    static Answer answered(KeyReply *reply)
    {
        const auto result = test::resultOf(reply);
        return result ? Answer{.error = {}, .key = *result, .text = {}}
                      : Answer{.error = result.error().kind, .key = {}, .text = result.error().text};
    }

    const QString m_origin = u"https://api.exemplo.com.br:443"_s;
    const QString m_mode = qEnvironmentVariable("BALCAO_TEST_KEYRING");
    const bool m_hasKeyring = m_mode == "yes"_L1;
    SilentService m_silent;

private Q_SLOTS:
    void initTestCase()
    {
        if (m_mode != "hanging"_L1)
            return;
        QDBusConnection bus = QDBusConnection::sessionBus();
        for (const QString &name : {u"org.freedesktop.secrets"_s, u"org.kde.kwalletd5"_s, u"org.kde.kwalletd6"_s})
            QVERIFY(bus.registerService(name));
        QVERIFY(bus.registerVirtualObject(u"/"_s, &m_silent, QDBusConnection::SubPath));
    }

    void whatDoesNotAnswerIsLeftAfterFiveSeconds()
    {
        if (m_mode != "hanging"_L1 && m_mode != "silent"_L1)
            QSKIP("the keyring of this run answers");
        const test::LongestTurn turn;
        QElapsedTimer whole;
        whole.start();
        QCOMPARE(answered(keystore::read(m_origin)).error, KeyStoreError::TimedOut);
        const std::chrono::milliseconds took(whole.elapsed());
        qInfo("left after %lld ms, the event loop was kept for %lld ms at most", qint64{took.count()}, turn.kept());
        // Coarse timers: five of a hundred.
        QVERIFY(took >= keystore::longestWait * 9 / 10);
        QVERIFY(took < 2 * keystore::longestWait);
        // Whoever closes the window meanwhile is not kept waiting.
        QVERIFY(turn.kept() < 1000);
        QVERIFY(m_mode == "silent"_L1 || m_silent.questions() > 0);
        QCOMPARE(answered(keystore::write(m_origin, "key-of-the-shop-1234")).error, KeyStoreError::TimedOut);
    }

    void aKeyIsKeptReadAndRemoved()
    {
        if (!m_hasKeyring)
            QSKIP("there is no keyring in this run");
        QCOMPARE(answered(keystore::read(m_origin)).error, KeyStoreError::NotFound);
        QCOMPARE(answered(keystore::write(m_origin, "key-of-the-shop-1234")).error, std::nullopt);
        QCOMPARE(answered(keystore::read(m_origin)).key, QByteArray("key-of-the-shop-1234"));
        QCOMPARE(answered(keystore::read(u"https://other.example:443"_s)).error, KeyStoreError::NotFound);
        QCOMPARE(answered(keystore::write(m_origin, "another")).error, std::nullopt);
        QCOMPARE(answered(keystore::read(m_origin)).key, QByteArray("another"));
        QCOMPARE(answered(keystore::remove(m_origin)).error, std::nullopt);
        QCOMPARE(answered(keystore::read(m_origin)).error, KeyStoreError::NotFound);
    }

    void withoutAKeyringNothingIsKeptAnywhere()
    {
        if (m_mode != "none"_L1)
            QSKIP("there is a keyring in this run");
        QCOMPARE(answered(keystore::write(m_origin, "key-of-the-shop-1234")).error, KeyStoreError::Unavailable);
        const Answer read = answered(keystore::read(m_origin));
        QCOMPARE(read.error, KeyStoreError::Unavailable);
        QVERIFY2(!read.text.isEmpty(), "it says why");
    }

    void deletedItSaysNothing()
    {
        std::unique_ptr<KeyReply> job(keystore::read(m_origin));
        const QSignalSpy finished(job.get(), &KeyReply::finished);
        job.reset();
        static_cast<void>(answered(keystore::read(m_origin)));
        QCOMPARE(finished.count(), 0);
    }
};

BALCAO_TEST(KeyStoreTest)

} // namespace keystoretest

#include "keystoretest.moc"
