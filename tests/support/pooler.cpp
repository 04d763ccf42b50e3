// SPDX-License-Identifier: MIT
#include "tests/support/pooler.h"

#include <QFile>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QTest>
#include <QUrl>
#include <QUrlQuery>

#include <utility>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace balcao::test
{

namespace
{

/** A part of the socket's name. */
constexpr int port = 6432;

QString program()
{
    return QStandardPaths::findExecutable(u"pgbouncer"_s, {u"/usr/sbin"_s, u"/usr/local/sbin"_s, u"/usr/bin"_s});
}

} // namespace

Pooler::Pooler(const QString &database, QString mode, int sessions)
    : m_database(QUrl(database).path().sliced(1))
    , m_role(QUrl(database).userName())
    , m_server(QUrlQuery(QUrl(database)).queryItemValue(u"host"_s))
    , m_mode(std::move(mode))
    , m_sessions(sessions)
{
}

Pooler::~Pooler()
{
    m_program.terminate();
    constexpr int patience = 5000;
    if (!m_program.waitForFinished(patience)) {
        m_program.kill();
        m_program.waitForFinished();
    }
}

bool Pooler::isAvailable()
{
    return !program().isEmpty();
}

bool Pooler::start()
{
    const QString settings = m_folder.filePath(u"pooler.ini"_s);
    const QString text =
        u"[databases]\n%1 = host=%2 dbname=%1 user=%3\n[pgbouncer]\nunix_socket_dir = %4\n"
        "listen_port = %5\nauth_type = any\npool_mode = %6\ndefault_pool_size = %7\n"
        "ignore_startup_parameters = extra_float_digits\n"_s.arg(m_database, m_server, m_role, m_folder.path())
            .arg(port)
            .arg(m_mode)
            .arg(m_sessions);
    QFile file(settings);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
        return false;
    file.close();
    QStringList command{program(), settings};
    if (::geteuid() == 0) {
        // PgBouncer refuses to run as root.
        constexpr auto everybody = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther |
                                   QFile::WriteOther | QFile::ExeOther;
        if (!QFile::setPermissions(m_folder.path(), everybody) ||
            !QFile::setPermissions(settings, QFile::ReadOwner | QFile::ReadOther))
            return false;
        command =
            QStringList{u"setpriv"_s, u"--reuid"_s, u"nobody"_s, u"--regid"_s, u"nogroup"_s, u"--clear-groups"_s} +
            command;
    }
    m_program.setProcessChannelMode(QProcess::MergedChannels);
    m_program.start(command.constFirst(), command.sliced(1));
    // The socket's file is there before the pooler listens.
    return QTest::qWaitFor(
        [&] {
            QLocalSocket socket;
            socket.connectToServer(m_folder.filePath(u".s.PGSQL.%1"_s.arg(port)));
            return socket.waitForConnected(0) || socket.state() == QLocalSocket::ConnectedState;
        },
        20'000);
}

QString Pooler::address() const
{
    return u"postgresql://%1@/%2?host=%3&port=%4"_s.arg(m_role, m_database, m_folder.path()).arg(port);
}

const char *Pooler::said()
{
    m_said += m_program.readAll();
    return m_said.constData();
}

} // namespace balcao::test
