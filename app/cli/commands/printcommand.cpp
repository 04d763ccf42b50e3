// SPDX-License-Identifier: MIT
#include "app/cli/commands/printcommand.h"

#include "app/cli/openledger.h"
#include "app/cli/qrfile.h"
#include "app/cli/signin.h"
#include "core/printer/delivery.h"
#include "core/service/chargeservice.h"
#include "core/values/wholefile.h"
#include "ui/presentation/paper/drawnslip.h"
#include "ui/presentation/paper/printersettings.h"
#include "ui/presentation/paper/printingwords.h"
#include "ui/presentation/paper/slip.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTimer>

#include <optional>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct PrintCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::PrintCommand)
};

LedgerReport notDone(Exit exit, const QString &sentence, const QString &field = {})
{
    return LedgerReport::problem(exit, sentence, field);
}

/** Into a file of its own, or to a printer. */
struct Target {
    QString file = {};
    print::Destination printer = {};
};

/** A port or a share of Windows, where no file has such a name. */
bool isPort([[maybe_unused]] const print::Destination &printer)
{
#ifdef Q_OS_WIN
    return printer.kind == print::Destination::Kind::Device && !printer.name.startsWith(u'/');
#else
    return false;
#endif
}

/** --to: an address, the name of the settings' printer, or a file. A file's name has a folder or a dot; one with a colon has a folder, as
 *  it would be taken for an address.
 */
Expected<Target, LedgerReport> targetOf(const CommandLine &line, const OpenedLedger &opened)
{
    const QString &to = line.request.printTo;
    const Settings &settings = line.settings;
    const bool isOwn = to == settings.printerName && !settings.printer.isEmpty();
    const auto printer = print::Destination::parse(isOwn ? settings.printer : to);
    if (isOwn && (!printer || printer->isFile()))
        return Unexpected<LedgerReport>(
            notDone(Exit::InvalidInput, printer ? printingwords::printerIsFile() : printingwords::noSuchPrinter(false),
                    u"to"_s));
    if (isOwn || (printer && (printer->kind == print::Destination::Kind::Network || isPort(*printer)))) {
        if (isOwn && isOfSheets(settings))
            return Unexpected<LedgerReport>(
                notDone(Exit::InvalidInput,
                        PrintCommandTr::tr(
                            "The printer of the settings takes whole pages, which the till prints. Give --to the "
                            "address of a receipt printer."),
                        u"to"_s));
        return Target{.printer = *printer};
    }
    const bool hasFolder = to.contains(u'/') || to.contains(u'\\');
    static const QRegularExpression address(u"^([0-9]{1,3}\\.){3}[0-9]{1,3}\\b"_s);
    const bool isLikeAddress =
        to.contains("://"_L1) || to.startsWith("//"_L1) || to.startsWith("\\\\"_L1) || address.match(to).hasMatch();
    if (isLikeAddress || (to.contains(u':') && !hasFolder))
        return Unexpected<LedgerReport>(
            notDone(Exit::InvalidInput,
                    PrintCommandTr::tr("--to takes an address like 192.168.0.9:9100, the name of the printer in the "
                                       "settings, or a file. If a file's name contains a colon, write its folder "
                                       "too: ./slip:1.bin."),
                    u"to"_s));
    if (!hasFolder && !to.contains(u'.'))
        return Unexpected<LedgerReport>(
            notDone(Exit::InvalidInput,
                    PrintCommandTr::tr("The settings have no printer of this name. A file is named with its folder: "
                                       "./%1.")
                        .arg(to),
                    u"to"_s));
    // A device that is not there is a printer that is off.
    const bool isInDevices = QFileInfo(to).absoluteFilePath().startsWith("/dev/"_L1) && !QFileInfo::exists(to);
    if (print::isDeviceFile(to) || isInDevices)
        return Target{.printer = {.kind = print::Destination::Kind::Device, .name = QFileInfo(to).absoluteFilePath()}};
    if (!QrFile::mayBe(to, opened.address.isPostgres() ? QString() : opened.address.text()))
        return Unexpected<LedgerReport>(
            notDone(Exit::InvalidInput,
                    PrintCommandTr::tr("--to takes a file of its own: not a link or a part of the ledger."), u"to"_s));
    return Target{.file = to};
}

/** A charge as it stands now, and what is printed of it. */
struct Printed {
    Charge charge;
    Slip slip;
};

Expected<Printed, LedgerReport> printedOf(const OpenedLedger &opened, const CommandLine &line, const QString &attempt)
{
    const auto history = opened.ledger.history(attempt);
    if (!history)
        return Unexpected<LedgerReport>(LedgerReport::of(history.error(), {}));
    const Charge &charge = history->charge;
    const auto slip =
        slipOf(charge, slipContextOf(line.settings, opened.ledger.situationOf(charge), opened.ledger.isForTraining()));
    if (!slip)
        return Unexpected<LedgerReport>(notDone(Exit::InvalidInput, messages::describe(slip.error()), u"txid"_s));
    return Printed{.charge = charge, .slip = *slip};
}

Exit exitOf(print::DeliveryError error)
{
    switch (error) {
    case print::DeliveryError::Stalled:
        return Exit::Unknown;
    case print::DeliveryError::Away:
    case print::DeliveryError::Refused:
    case print::DeliveryError::OutOfPaper:
    case print::DeliveryError::NotReady:
    case print::DeliveryError::Busy:
    case print::DeliveryError::Paused:
        return Exit::NotReached;
    case print::DeliveryError::NotAllowed:
    case print::DeliveryError::NoSpooler:
        break;
    }
    return Exit::LocalError;
}

/** Whole, or as it was before. */
bool written(const QString &file, const QByteArray &bytes)
{
    QSaveFile saved(file);
    // It holds a customer's name and amount.
    return openForOwner(saved) && saved.write(bytes) == bytes.size() && saved.commit();
}

/** Who prints it is asked, and that the code is on paper is written before it is. Nothing: it is. */
std::optional<LedgerReport> exposed(const OpenedLedger &opened, const CommandLine &line, const QString &attempt)
{
    const bool isTraining = opened.ledger.isForTraining();
    ChargeLedger ledger(opened.address, opened.writer, Clock(),
                        isTraining ? LedgerEnvironment::Training : LedgerEnvironment::Real);
    ChargeService service(nullptr, ledger, Clock());
    QEventLoop loop;
    std::optional<LedgerReport> problem;
    bool isNoted = false;
    const auto endWhenWritten = [&] {
        if (isNoted && ledger.unwritten() == 0)
            loop.quit();
    };
    QObject::connect(&ledger, &ChargeLedger::unwrittenChanged, &loop, endWhenWritten);
    service.open(attempt)->whenFinished(&loop, [&](const CommandResult &opening) {
        if (!opening) {
            problem = LedgerReport::of(opening.error(), u"txid"_s);
            return loop.quit();
        }
        signin::signIn(service.staff(), line, &loop, [&](const Expected<Actor, signin::Refused> &actor) {
            if (!actor) {
                problem = notDone(actor.error().exit, actor.error().problem.message, actor.error().problem.field);
                return loop.quit();
            }
            constexpr std::chrono::seconds longest{5};
            QTimer::singleShot(longest, &loop, &QEventLoop::quit);
            isNoted = true;
            service.noteShown(attempt, CodePlace::Paper);
            // Here the loop may not run yet: it ends from its own.
            QTimer::singleShot(0, &loop, endWhenWritten);
        });
    });
    loop.exec();
    if (!problem && ledger.unwritten() > 0)
        problem = notDone(Exit::LocalError, printingwords::notNoted());
    return problem;
}

LedgerReport sentReport(const CommandLine &line, const Charge &charge, const Slip &slip, const QByteArray &bytes)
{
    LedgerReport report;
    report.json = JsonLine()
                      .add("schema"_L1, jsonSchema)
                      .add("attempt"_L1, charge.attempt)
                      .add("txid"_L1, textOrNull(charge.txid))
                      .add("revision"_L1, charge.revision)
                      .add("has_code"_L1, !slip.code.isEmpty())
                      .add("to"_L1, line.request.printTo)
                      .add("bytes"_L1, bytes.size());
    return report;
}

LedgerReport sent(const CommandLine &line, const Charge &charge, const Slip &slip, const QByteArray &bytes,
                  const Target &target)
{
    LedgerReport report = sentReport(line, charge, slip, bytes);
    if (!target.file.isEmpty()) {
        if (!written(target.file, bytes))
            return notDone(
                Exit::LocalError,
                PrintCommandTr::tr("The file %1 cannot be written. Check its folder and who may write there.")
                    .arg(target.file),
                u"to"_s);
        report.json.add("ready"_L1, QJsonValue());
        report.result = PrintCommandTr::tr("The slip was written to %1.").arg(target.file) + u'\n';
        return report;
    }
    const auto end = print::deliver(target.printer, bytes);
    if (!end)
        return notDone(exitOf(end.error()), printingwords::describe(end), u"to"_s);
    report.json.add("ready"_L1, end->isReady ? QJsonValue(true) : QJsonValue());
    report.result = printingwords::describe(end) + u'\n';
    return report;
}

} // namespace

LedgerReport runPrintCommand(const CommandLine &line)
{
    if (line.request.printTo.isEmpty())
        return notDone(
            Exit::Usage,
            PrintCommandTr::tr("--to is missing. Write it like --to tcp://192.168.0.9:9100, --to ./slip.bin, or the "
                               "name of the printer in the settings."),
            u"to"_s);
    const auto opened = openLedger(line.ledger, {.takesTraining = true});
    if (!opened)
        return notDone(Exit::LocalError, opened.error());
    const auto found = opened->ledger.find(line.subject);
    if (!found)
        return LedgerReport::missing(opened->ledger, line.subject, found.error(), u"txid"_s);
    const auto target = targetOf(line, *opened);
    if (!target)
        return target.error();
    const auto printed = printedOf(*opened, line, found->attempt);
    if (!printed)
        return printed.error();
    const print::PrinterProfile profile = printerProfileOf(line.settings);
    const auto paper = drawnPaper(printed->slip, profile);
    if (!paper)
        return notDone(Exit::LocalError, printingwords::describe(paper.error()));
    const auto bytes = printerBytes(*paper, profile);
    if (!bytes)
        return notDone(Exit::InvalidInput, printingwords::describe(bytes.error()), u"to"_s);
    if (!printed->slip.code.isEmpty()) {
        if (const auto problem = exposed(*opened, line, found->attempt))
            return *problem;
        // A PIN may have been waited for.
        const auto now = printedOf(*opened, line, found->attempt);
        if (!now || now->slip != printed->slip)
            return notDone(Exit::InvalidInput, printingwords::hasChanged(), u"txid"_s);
    }
    LedgerReport report = sent(line, printed->charge, printed->slip, *bytes, *target);
    report.json.add("environment"_L1, opened->ledger.isForTraining() ? u"training"_s : u"real"_s);
    return report;
}

} // namespace balcao::cli
