// SPDX-License-Identifier: MIT
#pragma once

#include <QDeadlineTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#ifndef Q_OS_WIN
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

/** The real program in a real window under Xvfb: what is typed into it, and what an independent reader finds on its screen. */
namespace balcao::test
{

using namespace Qt::StringLiterals;

/** Milliseconds. QTRY_… counts its steps of 50 ms, not the time that a picture takes, and repeats them twice after a failure:
 *  with a larger number ctest's limit would end the test before it names the line that failed.
 */
inline constexpr int patience = 15'000;

struct Finished {
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

inline Finished run(const QString &program, const QStringList &arguments, const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(2 * patience)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

inline QString till()
{
    return QStringLiteral(BALCAO_BIN "/balcao");
}

/** What an independent reader (zbar) finds in a picture. */
inline QString decoded(const QString &picture)
{
    const Finished result = run(u"zbarimg"_s, {u"--quiet"_s, u"--raw"_s, u"-Sdisable"_s, u"-Sqrcode.enable"_s, picture},
                                QProcessEnvironment::systemEnvironment());
    return QString::fromUtf8(result.output).trimmed();
}

#ifndef Q_OS_WIN
/** Takes connections and answers nothing. */
class SilentSocket
{
public:
    explicit SilentSocket(const QString &path)
        : m_path(path)
        , m_descriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        const QByteArray name = QFile::encodeName(path);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::memcpy(address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
        if (::bind(m_descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0 ||
            ::listen(m_descriptor, 100) != 0)
            qFatal("no socket");
    }
    ~SilentSocket()
    {
        ::close(m_descriptor);
        QFile::remove(m_path);
    }
    Q_DISABLE_COPY_MOVE(SilentSocket)
    [[nodiscard]] QString path() const { return m_path; }

private:
    QString m_path;
    int m_descriptor;
};
#endif

/** A display of its own, with nothing on it but the program. */
class OwnDisplay
{
public:
    ~OwnDisplay()
    {
        m_server.terminate();
        m_server.waitForFinished();
    }

    /** @p second: the size of a second screen beside it, "1280x1024". */
    [[nodiscard]] bool start(const QString &second = {})
    {
        QStringList options{u"-displayfd"_s,  u"1"_s,         u"-screen"_s, u"0"_s,
                            u"1366x768x24"_s, u"-nolisten"_s, u"tcp"_s,     u"-noreset"_s};
        if (!second.isEmpty())
            options += {u"-screen"_s, u"1"_s, second + u"x24"_s};
        m_server.start(u"Xvfb"_s, options);
        if (!m_server.waitForStarted())
            return false;
        const QDeadlineTimer limit(patience);
        while (!m_server.canReadLine() && !limit.hasExpired())
            m_server.waitForReadyRead(100);
        environment.insert(u"DISPLAY"_s, u":"_s + QString::fromLatin1(m_server.readLine()).trimmed());
        environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
        return m_folder.isValid();
    }

    /** The number of the program's first window that is at least @p width pixels wide, once it is shown; empty if none comes in
     *  @p milliseconds.
     */
    [[nodiscard]] QString firstWindow(int milliseconds = patience, int width = 1) const
    {
        const QRegularExpression one(u"WINDOW=([0-9]+)[^W]*WIDTH=([0-9]+)"_s);
        QString id;
        const auto isFound = [&] {
            const Finished found = run(u"xdotool"_s,
                                       {u"search"_s, u"--onlyvisible"_s, u"--class"_s, u"balcao"_s,
                                        u"getwindowgeometry"_s, u"--shell"_s, u"%@"_s},
                                       environment);
            QRegularExpressionMatchIterator windows = one.globalMatch(QString::fromLatin1(found.output));
            while (id.isEmpty() && windows.hasNext()) {
                const QRegularExpressionMatch window = windows.next();
                if (window.captured(2).toInt() >= width)
                    id = window.captured(1);
            }
            return !id.isEmpty();
        };
        return QTest::qWaitFor(isFound, milliseconds) ? id : QString();
    }
    /** firstWindow(), but never the small one that explains a wait at the start and goes away by itself. */
    [[nodiscard]] QString tillWindow() const
    {
        constexpr int wider = 600;
        return firstWindow(patience, wider);
    }
    void keys(const QStringList &arguments) const { run(u"xdotool"_s, arguments, environment); }
    void type(const QString &text) const
    {
        keys({u"type"_s, u"--delay"_s, u"30"_s, text});
        keys({u"key"_s, u"Tab"_s});
    }
    [[nodiscard]] QString picture(int screen = 0) const
    {
        const QString file = m_folder.filePath(u"screen.bmp"_s);
        QProcessEnvironment there = environment;
        there.insert(u"DISPLAY"_s, u"%1.%2"_s.arg(environment.value(u"DISPLAY"_s)).arg(screen));
        run(u"import"_s, {u"-window"_s, u"root"_s, file}, there);
        return file;
    }
    [[nodiscard]] QString code(int screen = 0) const { return decoded(picture(screen)); }

    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();

private:
    QTemporaryDir m_folder;
    QProcess m_server;
};

} // namespace balcao::test
