// SPDX-License-Identifier: MIT
#include "core/credentials/keystore.h"

#include <qt6keychain/keychain.h>

#include <QTimer>

using namespace Qt::StringLiterals;

namespace balcao
{

KeyStoreJob::KeyStoreJob(QObject *parent)
    : QObject(parent)
{
    QTimer::singleShot(longestWait, this, [this] { end(KeyStoreError::TimedOut); });
}

/** @p job goes on by itself when this object is deleted: the keyring cannot be told to stop. */
template <typename Job>
KeyStoreJob *KeyStoreJob::started(Job *job, const QString &origin, QObject *parent)
{
    auto *asked = new KeyStoreJob(parent);
    // The Credential Manager knows entries by the key alone, so the program's name stands in it too.
    job->setKey(u"balcao/"_s + origin);
    connect(job, &QKeychain::Job::finished, asked, [asked, job] {
        if constexpr (std::is_same_v<Job, QKeychain::ReadPasswordJob>)
            asked->m_key = job->textData().toUtf8();
        asked->m_errorText = job->errorString().simplified();
        // Whoever has no keyring is told so by several codes, one of them OtherError.
        asked->end(job->error() == QKeychain::NoError         ? std::nullopt
                   : job->error() == QKeychain::EntryNotFound ? std::optional(KeyStoreError::NotFound)
                                                              : std::optional(KeyStoreError::Unavailable));
    });
    job->start();
    return asked;
}

KeyStoreJob *KeyStoreJob::read(const QString &origin, QObject *parent)
{
    return started(new QKeychain::ReadPasswordJob(u"balcao"_s), origin, parent);
}

KeyStoreJob *KeyStoreJob::write(const QString &origin, const QByteArray &key, QObject *parent)
{
    auto *job = new QKeychain::WritePasswordJob(u"balcao"_s);
    job->setTextData(QString::fromUtf8(key));
    return started(job, origin, parent);
}

KeyStoreJob *KeyStoreJob::remove(const QString &origin, QObject *parent)
{
    return started(new QKeychain::DeletePasswordJob(u"balcao"_s), origin, parent);
}

void KeyStoreJob::end(std::optional<KeyStoreError> error)
{
    if (m_hasEnded)
        return;
    m_hasEnded = true;
    m_error = error;
    Q_EMIT finished();
    deleteLater();
}

} // namespace balcao

#include "moc_keystore.cpp"
