// SPDX-License-Identifier: MIT
#include "tests/app/cli/corpusscene.h"

#include "tests/support/scripts.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTcpSocket>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::test
{

namespace
{

constexpr int halfAnHour = 1800;

/** Seconds between UTC and the zone of the programs: one of two zones, so that an hour has just begun there. */
int zoneOffset(const QDateTime &now)
{
    return now.time().minute() < 30 ? -6 * halfAnHour : -7 * halfAnHour;
}

QString zoneName(const QDateTime &now)
{
    return zoneOffset(now) == -6 * halfAnHour ? u"<-03>3"_s : u"<-0330>3:30"_s;
}

/** True for an argument that names a place outside the working folder. The tests may run as root: no command of the corpus writes there. */
bool leavesFolder(const QString &argument, const QString &folder)
{
    const QString value = argument.startsWith("--"_L1) ? argument.section(u'=', 1) : argument;
    const bool isInside = value == folder || value.startsWith(folder + u'/');
    return value.split(u'/').contains(".."_L1) || value.startsWith(u'~') || (value.startsWith(u'/') && !isInside);
}

} // namespace

CorpusScene::CorpusScene(const QDateTime &now)
    : m_mask(now, zoneOffset(now))
{
    m_cli.set(u"TZ"_s, zoneName(now));
    m_cli.set(u"LC_ALL"_s, u"C.UTF-8"_s);
    m_cli.set(u"HOME"_s, path(u"home"_s));
    m_cli.set(u"USER"_s, u"ana"_s);
    m_cli.set(u"XDG_CURRENT_DESKTOP"_s, u"GNOME"_s);
    m_cli.set(u"XDG_RUNTIME_DIR"_s, path(u"home"_s));
    m_cli.set(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent"_s);
    m_cli.set(u"no_proxy"_s, u"127.0.0.1"_s);
    for (const char *name : {"LANGUAGE", "BALCAO_COUNTER", "BALCAO_RETENTION_DAYS", "BALCAO_PROXY_PASSWORD", "PGHOST",
                             "PGPORT", "PGUSER", "PGPASSWORD", "PGDATABASE", "PGSERVICE", "QT_LOGGING_RULES"})
        m_cli.unset(QString::fromLatin1(name));
    m_mask.hide(u"folder"_s, m_cli.folder());
    if (!startProvider({}))
        qFatal("the sandbox does not start");
}

CorpusStep CorpusScene::performed(const CorpusStep &step)
{
    CorpusStep done = step;
    if (!step.isCommand) {
        if (!step.line.isEmpty() && !obey(step))
            m_problems.append(step.line);
        return done;
    }
    const CliRun result = run(step);
    done.exit = result.code;
    done.output = brokenIntoLines(m_mask.masked(QString::fromUtf8(result.out)));
    done.errors = step.hasJson() ? QString() : m_mask.masked(QString::fromUtf8(result.err));
    return done;
}

CliRun CorpusScene::run(const CorpusStep &step)
{
    QStringList arguments = QProcess::splitCommand(step.line);
    for (QString &argument : arguments) {
        argument = m_mask.filled(argument);
        if (leavesFolder(argument, m_cli.folder()))
            qFatal("outside the folder of the test: %s", qPrintable(argument));
    }
    QProcess process;
    QSignalSpy finished(&process, &QProcess::finished);
    process.setWorkingDirectory(m_cli.folder());
    m_cli.start(process, arguments);
    process.write(m_mask.filled(step.input).toUtf8());
    process.closeWriteChannel();
    constexpr int longest = 60'000;
    if (finished.isEmpty() && !finished.wait(longest)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    return CliRunner::resultOf(process);
}

bool CorpusScene::obey(const CorpusStep &step)
{
    const QStringList words = QProcess::splitCommand(m_mask.filled(step.line));
    const QString word = words.value(0);
    const QString first = words.value(1);
    const QString second = words.value(2);
    const QString input = m_mask.filled(step.input);
    if (word == "provider"_L1)
        return startProvider(words.sliced(1));
    if (word == "fault"_L1)
        return setFault(first);
    if (word == "answer"_L1)
        return answer(first.toInt(), input.trimmed().toUtf8());
    if (QStringList{u"pay"_s, u"expire"_s, u"cancel"_s, u"refund"_s}.contains(word))
        return changeCharge(word, first);
    if (word == "set"_L1)
        return !leavesFolder(second, m_cli.folder()) && (m_cli.set(first, second), true);
    if (word == "unset"_L1)
        return m_cli.unset(first), true;
    if (word == "file"_L1)
        return write(first, input.toUtf8());
    if (word == "copy"_L1)
        return !leavesFolder(path(second), m_cli.folder()) && QFile::copy(path(first), path(second));
    if (word == "remove"_L1)
        return !leavesFolder(path(first), m_cli.folder()) && QFile::remove(path(first));
    if (word == "sql"_L1)
        return changeLedger(input.trimmed().split(u'\n'));
    if (word == "printer"_L1)
        return startPrinter(first);
    // NAME TEXT BEFORE AFTER: <NAME> is TEXT with another part.
    if (word == "define"_L1 && words.size() == 5 && second.contains(words.at(3)))
        return m_mask.define(first, QString(second).replace(words.at(3), words.at(4))), true;
    return false;
}

bool CorpusScene::startProvider(const QStringList &readings)
{
    m_providers.push_back(startedSandbox(readings));
    useAddress(m_providers.back()->baseUrl());
    return true;
}

bool CorpusScene::setFault(const QString &name)
{
    const auto quirks = sandbox::Quirks().with(QString(u"fault="_s + name));
    if (quirks)
        m_providers.back()->setFault(quirks->fault);
    return quirks.has_value();
}

/** From now on, every request to the provider of the scene that is no sandbox gets this answer. */
bool CorpusScene::answer(int status, const QByteArray &body)
{
    m_answer = httpReply(status, body);
    if (!m_server) {
        m_server = std::make_unique<ScriptedServer>([this](int) { return saying(m_answer); });
        useAddress(m_server->url().toString());
    }
    return m_server->isListening();
}

void CorpusScene::useAddress(const QString &address)
{
    const QString name = u"provider"_s + QString::number(++m_ports);
    m_mask.hide(name, u"127.0.0.1:"_s + QString::number(QUrl(address).port()));
    m_cli.set(u"BALCAO_BASE_URL"_s, address);
}

/** At the newest sandbox. */
bool CorpusScene::changeCharge(const QString &action, const QString &txid) const
{
    QTcpSocket socket;
    socket.connectToHost(u"127.0.0.1"_s, m_providers.back()->port());
    constexpr int longest = 30'000;
    if (!socket.waitForConnected(longest))
        return false;
    socket.write("POST /sandbox/charges/" + txid.toLatin1() + '/' + action.toLatin1() +
                 " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n");
    QByteArray reply;
    while (socket.waitForReadyRead(longest))
        reply += socket.readAll();
    return reply.startsWith("HTTP/1.1 200");
}

bool CorpusScene::write(const QString &name, const QByteArray &content) const
{
    if (leavesFolder(path(name), m_cli.folder()))
        return false;
    QFile file(path(name));
    return QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(content) == content.size();
}

/** Each line is a statement. */
bool CorpusScene::changeLedger(const QStringList &statements) const
{
    const QString name = u"corpus"_s;
    bool isDone = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(m_cli.ledgerFile());
        isDone =
            database.open() && std::all_of(statements.cbegin(), statements.cend(),
                                           [&database](const QString &one) { return QSqlQuery(database).exec(one); });
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return isDone;
}

bool CorpusScene::startPrinter(const QString &manner)
{
    using Manner = PaperPrinter::Manner;
    const QHash<QString, Manner> manners{{u"silent"_s, Manner::Silent},
                                         {u"ready"_s, Manner::Ready},
                                         {u"out-of-paper"_s, Manner::OutOfPaper},
                                         {u"cover-open"_s, Manner::CoverOpen}};
    if (!manners.contains(manner))
        return false;
    m_printers.push_back(std::make_unique<PaperPrinter>(manners.value(manner)));
    m_mask.hide(u"printer"_s + QString::number(m_printers.size()), m_printers.back()->address().sliced(6));
    return m_printers.back()->isListening();
}

} // namespace balcao::test
