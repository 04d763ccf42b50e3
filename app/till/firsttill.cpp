// SPDX-License-Identifier: MIT
#include "app/till/firsttill.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int patienceMs = 3000;
/** Between a till's making of the file and its lock on it. */
constexpr int beginningMs = 200;
constexpr qint64 longestLock = 4096;
constexpr auto tokenVariable = "XDG_ACTIVATION_TOKEN";

/** Where lock and socket of this data folder lie; empty: nowhere yet. */
QString placeOf(const QString &dataFolder)
{
    const QString running = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QByteArray name = QDir::cleanPath(QFileInfo(dataFolder).absoluteFilePath()).toUtf8();
    const QString own =
        u"balcao-"_s + QString::fromLatin1(QCryptographicHash::hash(name, QCryptographicHash::Sha1).first(8).toHex());
    for (const QString &folder : {running, dataFolder}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir() && QFileInfo(folder).isWritable())
            return QDir(folder).filePath(own);
    }
    return {};
}

/** Windows knows pipes by their names alone. */
QString socketOf(const QString &place)
{
#ifdef Q_OS_WIN
    return QFileInfo(place).fileName();
#else
    return place + u".socket"_s;
#endif
}

/** Removes anything but a small regular file from the lock's place, and makes that file writable: QLockFile would block on a pipe and read
 *  a huge file whole. False: removal failed.
 */
bool makeRoomFor(const QString &lock)
{
    constexpr auto mine = QFile::ReadOwner | QFile::WriteOwner;
    const QFileInfo info(lock);
    const bool isThere = info.exists() || info.isSymLink();
    if (!isThere || (info.isFile() && !info.isSymLink() && info.size() <= longestLock)) {
        if (isThere && !(info.isReadable() && info.isWritable()))
            QFile::setPermissions(lock, mine);
        return true;
    }
    return info.isDir() && !info.isSymLink() ? QDir().rmdir(lock) : QFile::remove(lock);
}

} // namespace

FirstTill::FirstTill(const QString &dataFolder)
    : m_dataFolder(dataFolder)
    , m_server(new QLocalServer(this))
{
    connect(m_server, &QLocalServer::newConnection, this, &FirstTill::answer);
}

FirstTill::~FirstTill() = default;

FirstTill::Standing FirstTill::claim()
{
    m_name = placeOf(m_dataFolder);
    const QString lock = m_name + u".lock"_s;
    const QString remover = lock + u".rmlock"_s; // QLockFile's own name for it
    if (m_name.isEmpty() || !makeRoomFor(lock) || !makeRoomFor(remover))
        return Standing::Unknown;
    m_lock = std::make_unique<QLockFile>(lock);
    // Its process says how long it holds, not its age.
    m_lock->setStaleLockTime(0);
    const auto isHeld = [this](int waitMs) {
        return !m_lock->tryLock(waitMs) && m_lock->error() == QLockFile::LockFailedError;
    };
    if (isHeld(beginningMs)) {
        // The system's lock ends with its process, whatever the file says. Starts take turns: otherwise one could remove the lock that
        // another has just taken.
        QLockFile removing(remover);
        if (removing.tryLock(beginningMs))
            static_cast<void>(m_lock->removeStaleLockFile());
        if (isHeld(0))
            return ask() ? Standing::Second : Standing::Unanswered;
    }
    // What a killed one left.
    QLocalServer::removeServer(socketOf(m_name));
    m_server->listen(socketOf(m_name));
    return Standing::First;
}

bool FirstTill::ask() const
{
    QLocalSocket socket;
    socket.connectToServer(socketOf(m_name));
    if (!socket.waitForConnected(patienceMs))
        return false;
    // On Wayland a window comes to the front only for whom the person has started.
    socket.write(qgetenv(tokenVariable) + '\n');
    return socket.waitForReadyRead(patienceMs);
}

void FirstTill::answer()
{
    while (QLocalSocket *const socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine())
                return;
            if (const QByteArray token = socket->readLine().trimmed(); !token.isEmpty())
                qputenv(tokenVariable, token);
            Q_EMIT wanted();
            socket->write("\n");
        });
    }
}

} // namespace balcao

#include "moc_firsttill.cpp"
