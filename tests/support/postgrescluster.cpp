// SPDX-License-Identifier: MIT
#include "tests/support/postgrescluster.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QThread>

#include <csignal>
#include <pwd.h>
#include <sys/types.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace balcao::test
{

namespace
{

constexpr auto owner = "balcao_owner";
constexpr auto counter = "balcao_counter";
constexpr auto unprivileged = "nobody";

/** Debian keeps each version's programs in a folder of its own; the newest is taken. */
QString folderOfPrograms()
{
    const QDir versions(u"/usr/lib/postgresql"_s);
    QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    std::sort(names.begin(), names.end(),
              [](const QString &left, const QString &right) { return left.toInt() > right.toInt(); });
    for (const QString &name : std::as_const(names)) {
        QString folder = versions.filePath(name + u"/bin"_s);
        if (QFile::exists(folder + u"/initdb"_s) && QFile::exists(folder + u"/psql"_s))
            return folder;
    }
    return {};
}

QString program(const QString &name)
{
    return folderOfPrograms() + u'/' + name;
}

/** PostgreSQL refuses to run as root. */
bool isRoot()
{
    return ::geteuid() == 0;
}

/** The command line that runs @p name as the user of the cluster. */
QStringList asUser(const QString &name, const QStringList &arguments)
{
    if (!isRoot())
        return QStringList{name} + arguments;
    return QStringList{u"setpriv"_s,        u"--reuid"_s, QLatin1StringView(unprivileged), u"--regid"_s, u"nogroup"_s,
                       u"--clear-groups"_s, name} +
           arguments;
}

/** initdb refuses a user without a name, and a container's root may be the only user that it has. */
bool hasUser()
{
    if (!isRoot())
        return ::getpwuid(::geteuid()) != nullptr;
    const QStringList command = asUser(u"true"_s, {});
    return QProcess::execute(command.constFirst(), command.sliced(1)) == 0;
}

} // namespace

PostgresCluster::PostgresCluster() = default;

PostgresCluster::~PostgresCluster()
{
    // The server of the test run goes on.
    if (!m_server)
        return;
    thaw();
    stopNow();
    if (m_folder && isRoot()) // its files belong to the other user
        QProcess::execute(u"rm"_s, {u"-rf"_s, m_data});
}

bool PostgresCluster::isAvailable()
{
    static const bool isUsable = !folderOfPrograms().isEmpty() && hasUser();
    return isUsable;
}

bool PostgresCluster::runAs(const QString &name, const QStringList &arguments, const QString &input) const
{
    const QStringList command = asUser(name, arguments);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(u"/"_s);
    // QProcess opens the file before it starts the program, as the user who runs the test.
    process.setStandardInputFile(input.isEmpty() ? QProcess::nullDevice() : input);
    process.start(command.constFirst(), command.sliced(1));
    const bool isOver = process.waitForFinished(60'000);
    m_said = process.readAll();
    if (!isOver || process.exitCode() != 0) {
        qWarning("%s: %s", qPrintable(command.join(u' ')), m_said.constData());
        return false;
    }
    return true;
}

bool PostgresCluster::start()
{
    QFile file(qEnvironmentVariable("BALCAO_TEST_POSTGRES"));
    if (file.exists() && file.open(QIODevice::ReadOnly)) {
        m_socket = QString::fromLocal8Bit(file.readAll()).trimmed();
        if (isReady()) {
            m_prefix = u"t%1_"_s.arg(QCoreApplication::applicationPid());
            return true;
        }
    }
    return startAlone();
}

bool PostgresCluster::isReady() const
{
    QProcess ready;
    ready.start(program(u"pg_isready"_s), {u"-q"_s, u"-h"_s, m_socket});
    return ready.waitForFinished(5000) && ready.exitCode() == 0;
}

QString PostgresCluster::nameOnServer(const QString &database) const
{
    return database.startsWith(m_prefix) ? database : m_prefix + database;
}

bool PostgresCluster::startAlone()
{
    // Directly under /tmp: the name of a socket may have a hundred letters only.
    m_folder = std::make_unique<QTemporaryDir>(u"/tmp/balcao-pg-XXXXXX"_s);
    m_socket = m_folder->path();
    m_data = m_folder->filePath(u"data"_s);
    if (isRoot() && QProcess::execute(u"chown"_s, {QLatin1StringView(unprivileged), m_folder->path()}) != 0)
        return false;
    if (!runAs(program(u"initdb"_s), {u"-D"_s, m_data, u"-U"_s, QLatin1StringView(owner), u"-A"_s, u"trust"_s, u"-E"_s,
                                      u"UTF8"_s, u"--locale=C"_s, u"--no-instructions"_s, u"--no-sync"_s}))
        return false;
    return startServer();
}

bool PostgresCluster::startServer()
{
    // Without fsync, which only the loss of a machine's power tells from it: that a server is killed loses nothing.
    // Shared memory in files of the data folder: /dev/shm may be absent or small, and a killed server leaves nothing behind.
    const QStringList command =
        asUser(program(u"postgres"_s), {u"-D"_s, m_data, u"-k"_s, m_folder->path(), u"-c"_s, u"listen_addresses="_s,
                                        u"-c"_s, u"fsync=off"_s, u"-c"_s, u"dynamic_shared_memory_type=mmap"_s, u"-c"_s,
                                        u"shared_buffers=16MB"_s, u"-c"_s, u"max_connections=40"_s});
    m_server = std::make_unique<QProcess>();
    m_server->setProcessChannelMode(QProcess::MergedChannels);
    m_server->setStandardOutputFile(QProcess::nullDevice());
    m_server->setWorkingDirectory(u"/"_s);
    m_server->start(command.constFirst(), command.sliced(1));
    const QDeadlineTimer limit(30'000);
    while (!limit.hasExpired()) {
        // As long as a process of the one that was killed lives, a new one ends at once.
        if (m_server->waitForFinished(0) || m_server->state() == QProcess::NotRunning)
            m_server->start(command.constFirst(), command.sliced(1));
        if (isReady())
            return true;
        QThread::msleep(20);
    }
    return false;
}

bool PostgresCluster::makeDatabase(const QString &name)
{
    return runAs(program(u"createdb"_s), {u"-h"_s, m_socket, u"-U"_s, QLatin1StringView(owner), nameOnServer(name)});
}

bool PostgresCluster::run(const QString &database, const QStringList &arguments, const QString &script) const
{
    QStringList all{
        u"-q"_s, u"-X"_s, u"-h"_s, m_socket, u"-U"_s, QLatin1StringView(owner), u"-d"_s, nameOnServer(database)};
    if (!script.isEmpty())
        all.append({u"-f"_s, u"-"_s});
    return runAs(program(u"psql"_s), all + arguments, script);
}

bool PostgresCluster::dump(const QString &database) const
{
    return runAs(program(u"pg_dump"_s), {u"--inserts"_s, u"-h"_s, m_socket, u"-U"_s, QLatin1StringView(owner), u"-d"_s,
                                         nameOnServer(database)});
}

bool PostgresCluster::grantCounter(const QString &database) const
{
    return grantCounter(database, QLatin1StringView(counter), {});
}

bool PostgresCluster::grantCounter(const QString &database, const QString &role, const QString &name) const
{
    QStringList arguments{u"-v"_s, u"counter="_s + role};
    if (!name.isEmpty())
        arguments.append({u"-v"_s, u"name="_s + name});
    return run(database, arguments, QStringLiteral(BALCAO_SOURCE_DIR "/packaging/postgresql/counters.sql"));
}

QString PostgresCluster::address(const QString &database, bool asCounter) const
{
    return addressAs(QLatin1StringView(asCounter ? counter : owner), database);
}

QString PostgresCluster::addressAs(const QString &role, const QString &database) const
{
    return u"postgresql://%1@/%2?host=%3"_s.arg(role, nameOnServer(database), m_socket);
}

QList<qint64> PostgresCluster::processes() const
{
    QFile lock(m_data + u"/postmaster.pid"_s);
    if (!lock.open(QIODevice::ReadOnly))
        return {};
    const qint64 postmaster = lock.readLine().trimmed().toLongLong();
    QList<qint64> found{postmaster};
    QProcess children;
    children.start(u"ps"_s, {u"-o"_s, u"pid="_s, u"--ppid"_s, QString::number(postmaster)});
    children.waitForFinished(5000);
    const QList<QByteArray> lines = children.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (const qint64 pid = line.trimmed().toLongLong(); pid > 0)
            found.append(pid);
    }
    return found;
}

void PostgresCluster::signalAll(int signal) const
{
    for (const qint64 pid : processes())
        ::kill(static_cast<pid_t>(pid), signal);
}

void PostgresCluster::kill()
{
    signalAll(SIGKILL);
    m_server->waitForFinished(10'000);
}

void PostgresCluster::stopNow()
{
    const QList<qint64> running = processes();
    if (!running.isEmpty())
        ::kill(static_cast<pid_t>(running.constFirst()), SIGQUIT);
    if (!m_server->waitForFinished(10'000))
        m_server->kill();
}

bool PostgresCluster::restart()
{
    return startServer();
}

void PostgresCluster::freeze()
{
    signalAll(SIGSTOP);
}

void PostgresCluster::thaw()
{
    signalAll(SIGCONT);
}

} // namespace balcao::test
