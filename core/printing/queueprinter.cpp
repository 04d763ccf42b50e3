// SPDX-License-Identifier: MIT
#include "core/printing/computerprinters.h"
#include "core/printing/transports.h"

#include <QThread>

#ifdef Q_OS_WIN
#include <QUuid>

#include <algorithm>
#include <vector>

#include <windows.h>
#include <winspool.h>
#else
#include <QDir>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#endif

using namespace Qt::StringLiterals;

namespace balcao::print::transport
{

namespace
{

/** Watches a job that the spooler has taken until it has left the queue. A job that stays is cancelled: its slip would come out later,
 *  when its code is no longer valid.
 */
template <class Queue>
Result watched(const Queue &queue, std::chrono::milliseconds limit)
{
    constexpr unsigned long lookEvery = 250; // milliseconds
    const QDeadlineTimer deadline(limit);
    while (queue.isWaiting()) {
        const bool isPaused = queue.isPaused();
        if (isPaused || deadline.hasExpired()) {
            queue.cancel();
            return Unexpected<DeliveryError>(isPaused ? DeliveryError::Paused : DeliveryError::Stalled);
        }
        QThread::msleep(lookEvery);
    }
    return Delivered{};
}

#ifdef Q_OS_WIN

/** The spooler's printer with one job, closed at the end. */
class Spooler
{
public:
    explicit Spooler(std::wstring name) { m_isOpen = OpenPrinterW(name.data(), &m_printer, nullptr) != 0; }
    ~Spooler()
    {
        if (m_isOpen)
            ClosePrinter(m_printer);
    }
    Q_DISABLE_COPY_MOVE(Spooler)

    /** Whether it prints now what it is given. */
    [[nodiscard]] Expected<void, DeliveryError> isReady() const
    {
        if (!m_isOpen)
            return Unexpected<DeliveryError>(GetLastError() == ERROR_ACCESS_DENIED ? DeliveryError::NotAllowed
                                                                                   : DeliveryError::Refused);
        if (isPaused())
            return Unexpected<DeliveryError>(DeliveryError::Paused);
        return {};
    }
    [[nodiscard]] bool print(const QByteArray &bytes)
    {
        std::wstring name = L"Balcao";
        std::wstring type = isByXps() ? L"XPS_PASS" : L"RAW";
        DOC_INFO_1W document{};
        document.pDocName = name.data();
        document.pDatatype = type.data();
        m_job = StartDocPrinterW(m_printer, 1, reinterpret_cast<BYTE *>(&document));
        if (m_job == 0)
            return false;
        bool isWhole = StartPagePrinter(m_printer) != 0;
        for (qsizetype sent = 0; isWhole && sent < bytes.size();) {
            DWORD written = 0;
            QByteArray rest = bytes.sliced(sent);
            isWhole =
                WritePrinter(m_printer, rest.data(), static_cast<DWORD>(rest.size()), &written) != 0 && written > 0;
            sent += written;
        }
        if (isWhole && EndPagePrinter(m_printer) != 0 && EndDocPrinter(m_printer) != 0)
            return true;
        AbortPrinter(m_printer);
        return false;
    }
    /** Takes the job that bears this name, where there is one still, for its own. */
    void find(const std::wstring &document)
    {
        constexpr DWORD most = 1000;
        DWORD needed = 0;
        DWORD count = 0;
        EnumJobsW(m_printer, 0, most, 1, nullptr, 0, &needed, &count);
        std::vector<BYTE> room(needed);
        if (needed == 0 || EnumJobsW(m_printer, 0, most, 1, room.data(), needed, &needed, &count) == 0)
            return;
        const auto *jobs = reinterpret_cast<const JOB_INFO_1W *>(room.data());
        for (DWORD i = 0; i < count; ++i) {
            if (jobs[i].pDocument && jobs[i].pDocument == document)
                m_job = jobs[i].JobId;
        }
    }

    [[nodiscard]] bool isPaused() const
    {
        const std::vector<BYTE> room = printerInfo(2);
        if (room.size() < sizeof(PRINTER_INFO_2W))
            return false;
        const auto *info = reinterpret_cast<const PRINTER_INFO_2W *>(room.data());
        return (info->Status & PRINTER_STATUS_PAUSED) != 0 || (info->Attributes & PRINTER_ATTRIBUTE_WORK_OFFLINE) != 0;
    }
    /** A job that is done leaves the list, or stays in it as printed. */
    [[nodiscard]] bool isWaiting() const
    {
        constexpr DWORD complete = 0x1000; // JOB_STATUS_COMPLETE
        constexpr DWORD done = JOB_STATUS_PRINTED | JOB_STATUS_DELETED | complete;
        DWORD needed = 0;
        GetJobW(m_printer, m_job, 1, nullptr, 0, &needed);
        std::vector<BYTE> room(needed);
        if (m_job == 0 || needed < sizeof(JOB_INFO_1W) ||
            GetJobW(m_printer, m_job, 1, room.data(), needed, &needed) == 0)
            return false;
        return (reinterpret_cast<const JOB_INFO_1W *>(room.data())->Status & done) == 0;
    }
    void cancel() const { SetJobW(m_printer, m_job, 0, nullptr, JOB_CONTROL_DELETE); }

private:
    [[nodiscard]] std::vector<BYTE> printerInfo(DWORD level) const
    {
        DWORD needed = 0;
        GetPrinterW(m_printer, level, nullptr, 0, &needed);
        std::vector<BYTE> room(needed);
        if (needed == 0 || GetPrinterW(m_printer, level, room.data(), needed, &needed) == 0)
            room.clear();
        return room;
    }
    /** Drivers of version 4 pass on only what is called so. */
    [[nodiscard]] bool isByXps() const
    {
        constexpr DWORD byXps = 0x2; // PRINTER_DRIVER_XPS
        DWORD needed = 0;
        GetPrinterDriverW(m_printer, nullptr, 8, nullptr, 0, &needed);
        std::vector<BYTE> room(needed);
        if (needed < sizeof(DRIVER_INFO_8W) ||
            GetPrinterDriverW(m_printer, nullptr, 8, room.data(), needed, &needed) == 0)
            return false;
        return (reinterpret_cast<const DRIVER_INFO_8W *>(room.data())->dwPrinterDriverAttributes & byXps) != 0;
    }

    HANDLE m_printer = nullptr;
    bool m_isOpen = false;
    /** 0: none. */
    DWORD m_job = 0;
};

#else

/** The longest wait for an answer of CUPS. */
constexpr std::chrono::seconds askTime{4};

/** The output of a program of CUPS, in English whatever the user's language is. Its library would be one more for every package. */
Expected<QString, DeliveryError> run(const QString &program, const QStringList &arguments,
                                     std::chrono::milliseconds limit, const QByteArray &input = {})
{
    QProcess process;
    QProcessEnvironment english = QProcessEnvironment::systemEnvironment();
    // CUPS reads LC_MESSAGES first.
    english.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    english.insert(u"LC_MESSAGES"_s, u"C.UTF-8"_s);
    process.setProcessEnvironment(english);
    process.setStandardErrorFile(QProcess::nullDevice());
    const QDeadlineTimer deadline(limit);
    process.start(program, arguments);
    if (!process.waitForStarted(static_cast<int>(deadline.remainingTime())))
        return Unexpected<DeliveryError>(DeliveryError::NoSpooler);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(static_cast<int>(deadline.remainingTime()))) {
        process.kill();
        process.waitForFinished(1000);
        return Unexpected<DeliveryError>(DeliveryError::Stalled);
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return Unexpected<DeliveryError>(DeliveryError::Refused);
    return QString::fromUtf8(process.readAllStandardOutput());
}

/** A queue of CUPS with one job. */
class CupsQueue
{
public:
    explicit CupsQueue(QString name)
        : m_name(std::move(name))
    {
    }

    /** Gives it the job. */
    [[nodiscard]] Expected<void, DeliveryError> print(const QStringList &options, const QByteArray &bytes,
                                                      const JobLimits &limits)
    {
        static const QRegularExpression request(u"request id is (\\S+)"_s);
        // CUPS cancels by itself a job that is stuck at the printer, also when this program has ended.
        const auto most = std::chrono::ceil<std::chrono::seconds>(limits.total(bytes.size()));
        const QString cancelled = u"job-cancel-after=%1"_s.arg(most.count());
        BALCAO_TRY(const QString said,
                   run(u"lp"_s, QStringList{u"-d"_s, m_name} + options + QStringList{u"-o"_s, cancelled, u"-"_s},
                       limits.idle, bytes));
        m_job = request.match(said).captured(1);
        return {};
    }

    [[nodiscard]] bool isPaused() const
    {
        const QString state = run(u"lpstat"_s, {u"-p"_s, m_name}, askTime).value_or(QString());
        return state.contains(" disabled since "_L1) || state.contains(" is holding new jobs"_L1);
    }
    [[nodiscard]] bool isWaiting() const
    {
        if (m_job.isEmpty())
            return false;
        const auto jobs = run(u"lpstat"_s, {u"-o"_s, m_name}, askTime);
        if (!jobs)
            return jobs.error() == DeliveryError::Stalled; // CUPS does not answer: the job may be there
        return jobs->startsWith(m_job + u' ') || jobs->contains(u'\n' + m_job + u' ');
    }
    void cancel() const { static_cast<void>(run(u"cancel"_s, {m_job}, askTime)); }

private:
    QString m_name;
    /** "caixa-12"; empty: none, or CUPS did not name it. */
    QString m_job;
};

/** A paused queue gets nothing: it would keep the job until it goes on, which may be days later. */
Result toCups(const QString &name, const QStringList &options, const QByteArray &bytes, const JobLimits &limits)
{
    CupsQueue queue(name);
    if (queue.isPaused())
        return Unexpected<DeliveryError>(DeliveryError::Paused);
    BALCAO_TRY(queue.print(options, bytes, limits));
    return watched(queue, limits.total(bytes.size()));
}

#endif

} // namespace

Result toQueue(const QString &name, const QByteArray &bytes, const JobLimits &limits)
{
#ifdef Q_OS_WIN
    Spooler spooler(name.toStdWString());
    BALCAO_TRY(spooler.isReady());
    if (!spooler.print(bytes))
        return Unexpected<DeliveryError>(DeliveryError::Stalled);
    return watched(spooler, limits.total(bytes.size()));
#else
    return toCups(name, {u"-o"_s, u"raw"_s}, bytes, limits);
#endif
}

} // namespace balcao::print::transport

namespace balcao::print
{

namespace
{

/** Page printers warm up and render before they take more data. */
constexpr JobLimits pageLimits{.idle = std::chrono::minutes(2)};

} // namespace

#ifdef Q_OS_WIN

QStringList computersPrinters(std::chrono::milliseconds)
{
    constexpr DWORD kinds = PRINTER_ENUM_LOCAL | PRINTER_ENUM_CONNECTIONS;
    DWORD needed = 0;
    DWORD count = 0;
    EnumPrintersW(kinds, nullptr, 4, nullptr, 0, &needed, &count);
    std::vector<BYTE> room(needed);
    if (needed == 0 || EnumPrintersW(kinds, nullptr, 4, room.data(), needed, &needed, &count) == 0)
        return {};
    const auto *found = reinterpret_cast<const PRINTER_INFO_4W *>(room.data());
    QStringList names;
    for (DWORD i = 0; i < count; ++i)
        names.append(QString::fromWCharArray(found[i].pPrinterName));
    return names;
}

Expected<Delivered, DeliveryError> deliverDrawing(const QString &name,
                                                  const std::function<bool(const QString &document)> &draw)
{
    transport::Spooler spooler(name.toStdWString());
    BALCAO_TRY(spooler.isReady());
    const QString document = u"Balcao "_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (!draw(document))
        return Unexpected<DeliveryError>(DeliveryError::Stalled);
    spooler.find(document.toStdWString());
    return transport::watched(spooler, pageLimits.idle);
}

#else

QStringList computersPrinters(std::chrono::milliseconds limit)
{
    QStringList names =
        transport::run(u"lpstat"_s, {u"-e"_s}, limit).value_or(QString()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &folder : {u"/dev/usb"_s, u"/dev"_s}) {
        const QStringList devices = QDir(folder).entryList({u"lp[0-9]*"_s}, QDir::System);
        for (const QString &device : devices)
            names.append(folder + u'/' + device);
    }
    return names;
}

Expected<Delivered, DeliveryError> deliverDocument(const QString &name, const QByteArray &document, int copies)
{
    return transport::toCups(name, {u"-n"_s, QString::number(copies)}, document, pageLimits);
}

#endif

} // namespace balcao::print
