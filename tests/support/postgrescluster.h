// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace balcao::test
{

/** A private PostgreSQL server in a temporary folder. It listens on a socket there and on no network address.
 *
 *  As root its programs run as the user "nobody", who can read neither the checkout nor the test's other files.
 *  The destructor ends the server and removes its folder.
 */
class PostgresCluster
{
public:
    PostgresCluster();
    ~PostgresCluster();
    Q_DISABLE_COPY_MOVE(PostgresCluster)

    /** False where PostgreSQL is not installed or cannot run as this user; the tests then skip. */
    [[nodiscard]] static bool isAvailable();

    /** Uses the server of the test run (tests/support/postgres), or starts one where there is none. Databases get a prefix there, so
     *  that two tests may use the same name; roles are shared by all tests. False with a warning when that fails.
     */
    [[nodiscard]] bool start();
    /** Starts a server that no other test uses: for tests that make roles, or kill, stop or freeze the server. */
    [[nodiscard]] bool startAlone();
    /** Makes an empty database that belongs to the owner. */
    [[nodiscard]] bool makeDatabase(const QString &name);
    /** Runs packaging/postgresql/counters.sql on a database that has its tables, for the role that all counters share. */
    [[nodiscard]] bool grantCounter(const QString &database) const;
    /** The same for a role that writes for @p counter alone. */
    [[nodiscard]] bool grantCounter(const QString &database, const QString &role, const QString &counter) const;
    /** "postgresql://owner@/name?host=…"; the counters' role with @p asCounter. */
    [[nodiscard]] QString address(const QString &database, bool asCounter = false) const;
    [[nodiscard]] QString addressAs(const QString &role, const QString &database) const;
    /** Runs psql as the owner. With @p script, psql reads this file from its standard input. */
    [[nodiscard]] bool run(const QString &database, const QStringList &arguments, const QString &script = {}) const;
    /** Writes the whole database as SQL into said(). */
    [[nodiscard]] bool dump(const QString &database) const;
    /** Output of the last program. */
    [[nodiscard]] const QByteArray &said() const { return m_said; }

    /** Sends SIGKILL to the postmaster and all its backends. */
    void kill();
    /** Immediate shutdown, as a power cut looks to the clients. */
    void stopNow();
    [[nodiscard]] bool restart();
    /** Sends SIGSTOP to all processes: connections stay open and nothing answers. */
    void freeze();
    void thaw();

private:
    [[nodiscard]] bool runAs(const QString &program, const QStringList &arguments, const QString &input = {}) const;
    [[nodiscard]] QList<qint64> processes() const;
    void signalAll(int signal) const;
    [[nodiscard]] bool startServer();
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] QString nameOnServer(const QString &database) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_socket;
    QString m_data;
    QString m_prefix;
    mutable QByteArray m_said;
    std::unique_ptr<QProcess> m_server;
};

} // namespace balcao::test
