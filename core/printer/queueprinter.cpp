// SPDX-License-Identifier: MIT
#include "core/printer/computerprinters.h"
#include "core/printer/transports.h"

#ifdef Q_OS_WIN
#include <algorithm>
#include <vector>

#include <windows.h>
#include <winspool.h>
#else
#include <QDir>
#include <QProcess>
#endif

using namespace Qt::StringLiterals;

namespace balcao::print::transport
{

#ifdef Q_OS_WIN

namespace
{

/** The spooler's printer, closed at the end. */
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

    [[nodiscard]] bool isOpen() const noexcept { return m_isOpen; }
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
    [[nodiscard]] bool print(const QByteArray &bytes)
    {
        std::wstring name = L"Balcao";
        std::wstring type = isByXps() ? L"XPS_PASS" : L"RAW";
        DOC_INFO_1W document{};
        document.pDocName = name.data();
        document.pDatatype = type.data();
        if (StartDocPrinterW(m_printer, 1, reinterpret_cast<BYTE *>(&document)) == 0)
            return false;
        bool isWhole = StartPagePrinter(m_printer) != 0;
        for (qsizetype sent = 0; isWhole && sent < bytes.size();) {
            DWORD written = 0;
            QByteArray rest = bytes.sliced(sent);
            isWhole =
                WritePrinter(m_printer, rest.data(), static_cast<DWORD>(rest.size()), &written) != 0 && written > 0;
            sent += written;
        }
        return EndPagePrinter(m_printer) != 0 && EndDocPrinter(m_printer) != 0 && isWhole;
    }

private:
    HANDLE m_printer = nullptr;
    bool m_isOpen = false;
};

} // namespace

Result toQueue(const QString &name, const QByteArray &bytes, QDeadlineTimer)
{
    Spooler spooler(name.toStdWString());
    if (!spooler.isOpen())
        return Unexpected<DeliveryError>(GetLastError() == ERROR_ACCESS_DENIED ? DeliveryError::NotAllowed
                                                                               : DeliveryError::Refused);
    if (!spooler.print(bytes))
        return Unexpected<DeliveryError>(DeliveryError::Stalled);
    return Delivered{};
}

#else

namespace
{

/** By the program of CUPS: its library would be one more for every package, for a call a day. */
Result byLp(const QStringList &options, const QByteArray &bytes, QDeadlineTimer deadline)
{
    QProcess lp;
    lp.setStandardOutputFile(QProcess::nullDevice());
    lp.setStandardErrorFile(QProcess::nullDevice());
    lp.start(u"lp"_s, options + QStringList{u"-"_s});
    if (!lp.waitForStarted(static_cast<int>(deadline.remainingTime())))
        return Unexpected<DeliveryError>(DeliveryError::NoSpooler);
    lp.write(bytes);
    lp.closeWriteChannel();
    if (!lp.waitForFinished(static_cast<int>(deadline.remainingTime()))) {
        lp.kill();
        lp.waitForFinished(1000);
        return Unexpected<DeliveryError>(DeliveryError::Stalled);
    }
    if (lp.exitStatus() != QProcess::NormalExit || lp.exitCode() != 0)
        return Unexpected<DeliveryError>(DeliveryError::Refused);
    return Delivered{};
}

} // namespace

Result toQueue(const QString &name, const QByteArray &bytes, QDeadlineTimer deadline)
{
    return byLp({u"-d"_s, name, u"-o"_s, u"raw"_s}, bytes, deadline);
}

#endif

} // namespace balcao::print::transport

namespace balcao::print
{

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

#else

QStringList computersPrinters(std::chrono::milliseconds limit)
{
    QStringList names;
    QProcess lpstat;
    lpstat.setStandardErrorFile(QProcess::nullDevice());
    lpstat.start(u"lpstat"_s, {u"-e"_s});
    const QDeadlineTimer deadline(limit);
    if (lpstat.waitForStarted(static_cast<int>(deadline.remainingTime())) &&
        lpstat.waitForFinished(static_cast<int>(deadline.remainingTime())))
        names = QString::fromLocal8Bit(lpstat.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    lpstat.kill();
    lpstat.waitForFinished(100);
    for (const QString &folder : {u"/dev/usb"_s, u"/dev"_s}) {
        const QStringList devices = QDir(folder).entryList({u"lp[0-9]*"_s}, QDir::System);
        for (const QString &device : devices)
            names.append(folder + u'/' + device);
    }
    return names;
}

Expected<Delivered, DeliveryError> deliverDocument(const QString &name, const QByteArray &document, int copies,
                                                   std::chrono::milliseconds limit)
{
    return transport::byLp({u"-d"_s, name, u"-n"_s, QString::number(copies)}, document, QDeadlineTimer(limit));
}

#endif

} // namespace balcao::print
