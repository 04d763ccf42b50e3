// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace balcao::test
{

/** A private PgBouncer in front of one database. It listens on a socket in a temporary folder and on no network address.
 *
 *  As root it runs as the user "nobody". The destructor ends it.
 */
class Pooler
{
public:
    /** @p database: an address of PostgresCluster; its role is the one that the pooler connects with. @p mode: "transaction", "session".
     *  @p sessions: at most so many on the server, shared by all programs.
     */
    Pooler(const QString &database, QString mode, int sessions = 20);
    ~Pooler();
    Q_DISABLE_COPY_MOVE(Pooler)

    /** False where PgBouncer is not installed; the tests then skip. */
    [[nodiscard]] static bool isAvailable();

    /** False when it does not listen. */
    [[nodiscard]] bool start();
    /** As PostgresCluster::address(). */
    [[nodiscard]] QString address() const;
    /** Output of the program. */
    [[nodiscard]] const char *said();

private:
    QString m_database;
    QString m_role;
    QString m_server;
    QString m_mode;
    int m_sessions;
    QTemporaryDir m_folder{QStringLiteral("/tmp/balcao-pooler-XXXXXX")};
    QProcess m_program;
    QByteArray m_said;
};

} // namespace balcao::test
