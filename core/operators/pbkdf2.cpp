// SPDX-License-Identifier: MIT
#include "core/operators/pbkdf2.h"

#include <QLibrary>
#include <QPasswordDigestor>

using namespace Qt::StringLiterals;

namespace balcao::pbkdf2
{

namespace
{

constexpr int hashSize = 32;

/** The two functions of <openssl/evp.h>; null where the library is missing. Loaded once, never unloaded. */
struct LibCrypto {
    const void *(*sha256)() = nullptr;
    int (*derive)(const char *password, int passwordSize, const unsigned char *salt, int saltSize, int rounds,
                  const void *digest, int size, unsigned char *result) = nullptr;

    LibCrypto()
    {
#ifndef Q_OS_WIN
        // Windows would look for a DLL in folders that others can write to.
        QLibrary library(u"crypto"_s, 3);
        library.setLoadHints(QLibrary::PreventUnloadHint);
        sha256 = reinterpret_cast<decltype(sha256)>(library.resolve("EVP_sha256"));
        derive = reinterpret_cast<decltype(derive)>(library.resolve("PKCS5_PBKDF2_HMAC"));
#endif
    }
};

} // namespace

std::optional<QByteArray> deriveByOpenSsl(const QByteArray &password, const QByteArray &salt, int rounds)
{
    static const LibCrypto crypto;
    if (!crypto.sha256 || !crypto.derive)
        return std::nullopt;
    QByteArray hash(hashSize, '\0');
    const int isDone =
        crypto.derive(password.constData(), static_cast<int>(password.size()),
                      reinterpret_cast<const unsigned char *>(salt.constData()), static_cast<int>(salt.size()), rounds,
                      crypto.sha256(), hashSize, reinterpret_cast<unsigned char *>(hash.data()));
    return isDone == 1 ? std::optional(hash) : std::nullopt;
}

QByteArray deriveByQt(const QByteArray &password, const QByteArray &salt, int rounds)
{
    return QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, password, salt, rounds, hashSize);
}

QByteArray derive(const QByteArray &password, const QByteArray &salt, int rounds)
{
    const auto hash = deriveByOpenSsl(password, salt, rounds);
    return hash ? *hash : deriveByQt(password, salt, rounds);
}

} // namespace balcao::pbkdf2
