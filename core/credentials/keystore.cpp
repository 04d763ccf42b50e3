// SPDX-License-Identifier: MIT
#include "core/credentials/keystore.h"

#include <qt6keychain/keychain.h>

#include <QTimer>

using namespace Qt::StringLiterals;

namespace balcao::keystore
{

namespace
{

/** @p job goes on by itself when the reply is dropped: the keyring cannot be made to stop. */
template <typename Job>
KeyReply *started(Job *job, const QString &origin)
{
    auto *reply = new KeyReply;
    const auto fail = [reply](KeyStoreError kind, const QString &text) {
        reply->finish(Unexpected<KeyStoreFailure>({.kind = kind, .text = text}));
    };
    QTimer::singleShot(longestWait, reply, [fail] { fail(KeyStoreError::TimedOut, {}); });
    // The Credential Manager knows entries by the key alone, so the program's name is part of it too.
    job->setKey(u"balcao/"_s + origin);
    QObject::connect(job, &QKeychain::Job::finished, reply, [reply, fail, job] {
        // A missing keyring has several codes, one of them OtherError.
        if (job->error() != QKeychain::NoError)
            return fail(job->error() == QKeychain::EntryNotFound ? KeyStoreError::NotFound : KeyStoreError::Unavailable,
                        job->errorString().simplified());
        if constexpr (std::is_same_v<Job, QKeychain::ReadPasswordJob>)
            reply->finish(job->textData().toUtf8());
        else
            reply->finish(QByteArray());
    });
    job->start();
    return reply;
}

} // namespace

KeyReply *read(const QString &origin)
{
    return started(new QKeychain::ReadPasswordJob(u"balcao"_s), origin);
}

KeyReply *write(const QString &origin, const QByteArray &key)
{
    auto *job = new QKeychain::WritePasswordJob(u"balcao"_s);
    job->setTextData(QString::fromUtf8(key));
    return started(job, origin);
}

KeyReply *remove(const QString &origin)
{
    return started(new QKeychain::DeletePasswordJob(u"balcao"_s), origin);
}

} // namespace balcao::keystore
