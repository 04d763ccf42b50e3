// SPDX-License-Identifier: MIT
#include "core/credentials/keystore.h"

#include <QSignalSpy>
#include <QtTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace balcao;

/** Under tests/core/credentials/session.sh: with a keyring of its own, or ("none") without any. */
class KeyStoreTest : public QObject
{
    Q_OBJECT

    struct Answer {
        std::optional<KeyStoreError> error;
        QByteArray key;
    };

    static Answer answered(KeyStoreJob *job)
    {
        Answer answer;
        bool hasAnswered = false;
        connect(job, &KeyStoreJob::finished, job, [&] {
            answer = {job->error(), job->key()};
            hasAnswered = true;
        });
        static_cast<void>(QTest::qWaitFor([&hasAnswered] { return hasAnswered; }, 30'000));
        return answer;
    }

    const QString m_origin = u"https://api.exemplo.com.br:443"_s;
    const bool m_hasKeyring = qEnvironmentVariable("BALCAO_TEST_KEYRING") == "yes"_L1;

private Q_SLOTS:
    void aKeyIsKeptReadAndRemoved()
    {
        if (!m_hasKeyring)
            QSKIP("there is no keyring in this run");
        QCOMPARE(answered(KeyStoreJob::read(m_origin)).error, KeyStoreError::NotFound);
        QCOMPARE(answered(KeyStoreJob::write(m_origin, "key-of-the-shop-1234")).error, std::nullopt);
        QCOMPARE(answered(KeyStoreJob::read(m_origin)).key, QByteArray("key-of-the-shop-1234"));
        QCOMPARE(answered(KeyStoreJob::read(u"https://other.example:443"_s)).error, KeyStoreError::NotFound);
        QCOMPARE(answered(KeyStoreJob::write(m_origin, "another")).error, std::nullopt);
        QCOMPARE(answered(KeyStoreJob::read(m_origin)).key, QByteArray("another"));
        QCOMPARE(answered(KeyStoreJob::remove(m_origin)).error, std::nullopt);
        QCOMPARE(answered(KeyStoreJob::read(m_origin)).error, KeyStoreError::NotFound);
    }

    void withoutAKeyringNothingIsKeptAnywhere()
    {
        if (m_hasKeyring)
            QSKIP("there is a keyring in this run");
        QCOMPARE(answered(KeyStoreJob::write(m_origin, "key-of-the-shop-1234")).error, KeyStoreError::Unavailable);
        QCOMPARE(answered(KeyStoreJob::read(m_origin)).error, KeyStoreError::Unavailable);
    }

    void deletedItSaysNothing()
    {
        std::unique_ptr<KeyStoreJob> job(KeyStoreJob::read(m_origin));
        const QSignalSpy finished(job.get(), &KeyStoreJob::finished);
        job.reset();
        static_cast<void>(answered(KeyStoreJob::read(m_origin)));
        QCOMPARE(finished.count(), 0);
    }
};

QTEST_GUILESS_MAIN(KeyStoreTest)
#include "keystoretest.moc"
