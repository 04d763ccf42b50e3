// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <memory>

class QLocalServer;
class QLockFile;

namespace balcao
{

/** One till for a user's data folder: a second start asks the first one to show itself, and ends.
 *
 *  The first one holds a lock on a file, which goes with its process however that ends: a file that no process holds is taken over, even if
 *  it names another computer or is damaged. The socket beside it is only for being asked. Both are in the user's folder for running
 *  programs, else in the data folder.
 */
class FirstTill : public QObject
{
    Q_OBJECT

public:
    enum class Standing {
        First,
        /** Another one is there, and shows itself. */
        Second,
        /** Another one is there, and does not answer within some seconds. */
        Unanswered,
        /** There is no folder yet for the lock, or something in its place that cannot be removed. */
        Unknown
    };

    explicit FirstTill(const QString &dataFolder);
    ~FirstTill() override;

    [[nodiscard]] Standing claim();

Q_SIGNALS:
    /** Another start wants to see this one. */
    void wanted();

private:
    [[nodiscard]] bool ask() const;
    void answer();

    QString m_dataFolder;
    /** Of lock and socket, without its end; empty: no folder. */
    QString m_name;
    std::unique_ptr<QLockFile> m_lock;
    QLocalServer *m_server;
};

} // namespace balcao
