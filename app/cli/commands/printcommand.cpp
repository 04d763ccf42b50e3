// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/cli/qrfile.h"
#include "app/cli/renderer.h"
#include "app/cli/signin.h"
#include "core/printing/delivery.h"
#include "core/printing/escpos.h"
#include "core/printing/printerprofile.h"
#include "core/service/chargereader.h"
#include "core/service/chargeservice.h"
#include "core/values/wholefile.h"
#include "ui/presentation/printing/printersettings.h"
#include "ui/presentation/printing/printingwords.h"
#include "ui/presentation/printing/slip.h"
#include "ui/text/messages.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTimer>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct PrintCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::PrintCommand)
};

Unexpected<LedgerReport> notDone(Exit exit, const QString &sentence, const QString &field = {})
{
    return Unexpected<LedgerReport>(LedgerReport::problem(exit, sentence, field));
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
Expected<Target, LedgerReport> targetOf(const QString &to, const Settings &settings, const OpenedLedger &opened)
{
    const bool isOwn = to == settings.printerName && !settings.printer.isEmpty();
    const auto printer = print::Destination::parse(isOwn ? settings.printer : to);
    if (isOwn && (!printer || printer->isFile()))
        return notDone(Exit::InvalidInput,
                       printer ? printingwords::printerIsFile() : printingwords::noSuchPrinter(false), u"to"_s);
    if (isOwn || (printer && (printer->kind == print::Destination::Kind::Network || isPort(*printer)))) {
        if (isOwn && isOfSheets(settings))
            return notDone(Exit::InvalidInput,
                           PrintCommandTr::tr(
                               "The printer of the settings takes whole pages, which the till prints. Give --to the "
                               "address of a receipt printer."),
                           u"to"_s);
        return Target{.printer = *printer};
    }
    const bool hasFolder = to.contains(u'/') || to.contains(u'\\');
    static const QRegularExpression address(u"^([0-9]{1,3}\\.){3}[0-9]{1,3}\\b"_s);
    const bool isLikeAddress =
        to.contains("://"_L1) || to.startsWith("//"_L1) || to.startsWith("\\\\"_L1) || address.match(to).hasMatch();
    if (isLikeAddress || (to.contains(u':') && !hasFolder))
        return notDone(Exit::InvalidInput,
                       PrintCommandTr::tr("--to takes an address like 192.168.0.9:9100, the name of the printer in the "
                                          "settings, or a file. If a file's name contains a colon, write its folder "
                                          "too: ./slip:1.bin."),
                       u"to"_s);
    if (!hasFolder && !to.contains(u'.'))
        return notDone(Exit::InvalidInput,
                       PrintCommandTr::tr("The settings have no printer of this name. A file is named with its folder: "
                                          "./%1.")
                           .arg(to),
                       u"to"_s);
    // A device that is not there is a printer that is off.
    const bool isInDevices = QFileInfo(to).absoluteFilePath().startsWith("/dev/"_L1) && !QFileInfo::exists(to);
    if (print::isDeviceFile(to) || isInDevices)
        return Target{.printer = {.kind = print::Destination::Kind::Device, .name = QFileInfo(to).absoluteFilePath()}};
    if (!QrFile::mayBe(to, opened.address.isPostgres() ? QString() : opened.address.text()))
        return notDone(Exit::InvalidInput,
                       PrintCommandTr::tr("--to takes a file of its own: not a link or a part of the ledger."),
                       u"to"_s);
    return Target{.file = to};
}

/** A charge as it is now, and its paper. */
struct Printed {
    Charge charge;
    Slip slip;
};

Expected<Printed, LedgerReport> printedOf(const OpenedLedger &opened, const Settings &settings, const QString &attempt)
{
    BALCAO_TRY(const auto history, reported(opened.ledger.ask(FindHistory{attempt})));
    const Charge &charge = history.charge;
    const auto slip =
        slipOf(charge, slipContextOf(settings, opened.ledger.situationOf(charge), opened.ledger.isForTraining()));
    if (!slip)
        return notDone(Exit::InvalidInput, messages::describe(slip.error()), u"txid"_s);
    return Printed{.charge = charge, .slip = *slip};
}

/** A printer's bytes of @p slip. */
Expected<QByteArray, LedgerReport> bytesOf(const Slip &slip, const print::PrinterProfile &profile)
{
    if (!renderer())
        return notDone(Exit::LocalError, rendererMissing());
    const auto picture = renderer()->slips.raster(balcao::reportOf(slip), profile);
    if (picture)
        return print::escPos(*picture, profile.cuts);
    const bool isUnreadable = picture.error() == report::RasterError::UnreadableCode;
    return notDone(isUnreadable ? Exit::LocalError : Exit::InvalidInput, printingwords::describe(picture.error()),
                   isUnreadable ? QString() : u"to"_s);
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

/** All that goes to the printer. */
struct Order {
    Printed printed;
    Target target;
    QByteArray bytes;
};

Answer sent(const QString &to, const Order &order)
{
    const auto &[printed, target, bytes] = order;
    LedgerReport report;
    report.json = JsonLine()
                      .add("schema"_L1, jsonSchema)
                      .add("attempt"_L1, printed.charge.attempt)
                      .add("txid"_L1, textOrNull(printed.charge.txid))
                      .add("revision"_L1, printed.charge.revision)
                      .add("has_code"_L1, !printed.slip.code.isEmpty())
                      .add("to"_L1, to)
                      .add("bytes"_L1, bytes.size());
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

/** print: a charge of the ledger on paper, by the printer of the settings, an address, a device, or into a file. Asks no provider. */
struct PrintCommand : ReportCommand {
    /** An address, a device, a file, or the name of the settings' printer. */
    QString to;

    void options(Arguments &arguments) override
    {
        addTxid(arguments);
        arguments.addText("to", HelpTr::tr("PRINTER"), u"HOST:PORT, ./FILE, printer"_s, to);
    }

    AnswerReply *answer(const Context &context) override
    {
        if (to.isEmpty())
            return AnswerReply::of(
                notDone(Exit::Usage,
                        PrintCommandTr::tr(
                            "--to is missing. Write it like --to tcp://192.168.0.9:9100, --to ./slip.bin, or the "
                            "name of the printer in the settings."),
                        u"to"_s));
        return ledgerOf(context, {.takesTraining = true})->andThen(qApp, [this, &context](const LedgerHandle &opened) {
            const auto order = orderFrom(*opened, context.settings);
            if (!order || order->printed.slip.code.isEmpty())
                return AnswerReply::of(order.and_then([&](const Order &made) { return reportOf(made, *opened); }));
            return exposed(*opened, context, order->printed.charge.attempt)
                ->converted(qApp, [this, opened, &context, order = *order](const auto &noted) -> Answer {
                    BALCAO_TRY(noted);
                    // A PIN may have been waited for.
                    const auto now = printedOf(*opened, context.settings, order.printed.charge.attempt);
                    if (!now || now->slip != order.printed.slip)
                        return notDone(Exit::InvalidInput, printingwords::hasChanged(), u"txid"_s);
                    return reportOf(order, *opened);
                });
        });
    }

private:
    [[nodiscard]] Expected<Order, LedgerReport> orderFrom(const OpenedLedger &opened, const Settings &settings) const
    {
        BALCAO_TRY(const Charge found, chargeOf(opened, subject()));
        BALCAO_TRY(const Target target, targetOf(to, settings, opened));
        BALCAO_TRY(const Printed printed, printedOf(opened, settings, found.attempt));
        BALCAO_TRY(const QByteArray bytes, bytesOf(printed.slip, printerProfileOf(settings)));
        return Order{.printed = printed, .target = target, .bytes = bytes};
    }

    [[nodiscard]] Answer reportOf(const Order &order, const OpenedLedger &opened) const
    {
        LedgerReport report = cli::reportOf(sent(to, order));
        report.addEnvironment(opened);
        return report;
    }

    /** Signs in, and records that the code is on paper before it is. */
    [[nodiscard]] Reply<void, LedgerReport> *exposed(const OpenedLedger &opened, const Context &context,
                                                     const QString &attempt)
    {
        m_ledger = std::make_unique<ChargeLedger>(opened.address, opened.writer, Clock(),
                                                  opened.ledger.isForTraining() ? LedgerEnvironment::Training
                                                                                : LedgerEnvironment::Real);
        m_service = std::make_unique<ChargeService>(nullptr, *m_ledger, Clock());
        return reported(m_service->open(attempt), u"txid"_s)
            ->andThen(qApp, [this, &context](
                                const CommandEnd &) { return reported(signin::signIn(m_service->staff(), context)); })
            ->andThen(qApp, [this, attempt](const Actor &) {
                auto *noted = m_service->noteShownFirst(attempt, CodePlace::Paper)
                                  ->converted(qApp, [](const auto &written) -> Expected<void, LedgerReport> {
                                      if (!written)
                                          return notDone(Exit::LocalError, printingwords::notNoted());
                                      return {};
                                  });
                constexpr std::chrono::seconds longest{5};
                QTimer::singleShot(longest, noted,
                                   [noted] { noted->finish(notDone(Exit::LocalError, printingwords::notNoted())); });
                return noted;
            });
    }

    std::unique_ptr<ChargeLedger> m_ledger;
    std::unique_ptr<ChargeService> m_service;
};

} // namespace

QList<CommandEntry> printCommands()
{
    return {{"print", HelpTr::tr("Print a charge of the ledger"), make<PrintCommand>}};
}

} // namespace balcao::cli
