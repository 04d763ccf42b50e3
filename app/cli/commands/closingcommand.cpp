// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/cli/commands/dossiercommand.h"
#include "app/cli/signin.h"
#include "core/closing/closing.h"
#include "core/ledger/queries/closingqueries.h"
#include "core/service/storecommands.h"
#include "ui/presentation/closing/closingreport.h"
#include "ui/report/csv.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QFileInfo>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct ClosingCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Closing)
};

using Figures = ClosingFigures;

/** Marks what may be more than it says; exact sums have no mark. */
QJsonObject marked(QJsonObject object, bool isOpenEnded)
{
    if (isOpenEnded)
        object.insert("or_more"_L1, true);
    return object;
}

QJsonObject sumObject(const CountedSum &sum)
{
    return marked({{u"count"_s, sum.count}, {u"amount"_s, sum.amount.toWire()}}, sum.amount.isOpenEnded());
}

QJsonObject nameObject(const Figures::Named &charge)
{
    return {{u"attempt"_s, charge.attempt},
            {u"counter"_s, charge.counter},
            {u"number"_s, charge.number},
            {u"day"_s, dayOfNumber(charge.day).toString(Qt::ISODate)}};
}

QJsonObject partObject(const Figures::Part &part)
{
    return marked({{u"name"_s, part.name},
                   {u"made"_s, part.made},
                   {u"paid"_s, part.paid},
                   {u"corrected"_s, part.corrected},
                   {u"to_check"_s, part.toCheck},
                   {u"received"_s, part.received.toWire()},
                   {u"confirmed"_s, part.confirmed.toWire()}},
                  part.received.isOpenEnded() || part.confirmed.isOpenEnded());
}

QJsonObject changeObject(const Figures::Change &change)
{
    return {{u"charge"_s, nameObject(change.charge)},
            {u"before"_s, QString(balcao::key(change.before))},
            {u"after"_s, QString(balcao::key(change.after))},
            {u"received_before"_s, change.receivedBefore.toWire()},
            {u"received_after"_s, change.receivedAfter.toWire()}};
}

QJsonObject correctionObject(const Figures::Correction &correction)
{
    return {{u"charge"_s, nameObject(correction.charge)},
            {u"at"_s, correction.at.toString(Qt::ISODateWithMs)},
            {u"before"_s, correction.before.toWire()},
            {u"after"_s, correction.after.toWire()},
            {u"reason"_s, correction.reason},
            {u"operator"_s, textOrNull(correction.operatorName)},
            {u"authorised_by"_s, textOrNull(correction.authorisedBy)}};
}

template <class Item, class Make>
QJsonArray arrayOf(const QList<Item> &items, const Make &make)
{
    QJsonArray array;
    for (const Item &item : items)
        array.append(make(item));
    return array;
}

QJsonObject hourObject(const Figures::Hour &hour)
{
    QJsonObject object = sumObject(hour.received);
    object.insert("hour"_L1, hour.hour);
    return object;
}

QJsonObject approvalObject(const Figures::Approval &approval)
{
    return {{u"authorised_by"_s, approval.authorisedBy}, {u"count"_s, approval.count}};
}

void addFigures(JsonLine &json, const Figures &figures)
{
    QJsonObject statuses;
    for (const Figures::OfStatus &one : figures.statuses)
        statuses.insert(balcao::key(one.status), sumObject(one.sum));
    json.add("from"_L1, figures.from.isValid() ? QJsonValue(figures.from.toString(Qt::ISODateWithMs)) : QJsonValue())
        .add("to"_L1, figures.to.toString(Qt::ISODateWithMs))
        .add("made"_L1, sumObject(figures.made))
        .add("statuses"_L1, statuses)
        .add("received"_L1, sumObject(figures.received))
        .add("confirmed"_L1, sumObject(figures.confirmed))
        .add("went_back"_L1, sumObject(figures.wentBack))
        .add("to_check"_L1, sumObject(figures.toCheck))
        .add("unknown"_L1, sumObject(figures.unknown))
        .add("contested"_L1, sumObject(figures.contested))
        .add("operators"_L1, arrayOf(figures.operators, partObject))
        .add("counters"_L1, arrayOf(figures.counters, partObject))
        .add("hours"_L1, arrayOf(figures.hours, hourObject))
        .add("changes"_L1, arrayOf(figures.changes, changeObject))
        .add("corrections"_L1, arrayOf(figures.corrections, correctionObject))
        .add("approvals"_L1, arrayOf(figures.approvals, approvalObject))
        .add("without_pins"_L1, figures.isWithoutPins)
        .add("without_keyring"_L1, figures.isWithoutKeyring)
        .add("counted"_L1, figures.counted ? QJsonValue(sumObject(*figures.counted)) : QJsonValue());
}

QString lineOf(const QString &label, const CountedSum &sum)
{
    return u"%1 %2 %3"_s.arg(label.leftJustified(28), QString::number(sum.count).rightJustified(6),
                             display::amount(sum.amount).rightJustified(18));
}

QStringList linesOf(const Figures &figures)
{
    QStringList lines{lineOf(ClosingCommandTr::tr("Charges made"), figures.made)};
    for (const Figures::OfStatus &one : figures.statuses)
        lines.append(lineOf(u"  "_s + display::statusWord(one.status), one.sum));
    lines += {lineOf(ClosingCommandTr::tr("Received"), figures.received),
              lineOf(ClosingCommandTr::tr("Confirmed at the shop"), figures.confirmed),
              lineOf(ClosingCommandTr::tr("Went back"), figures.wentBack),
              lineOf(ClosingCommandTr::tr("To check"), figures.toCheck),
              lineOf(ClosingCommandTr::tr("Unknown, of these"), figures.unknown),
              lineOf(ClosingCommandTr::tr("Contested"), figures.contested)};
    if (figures.counted)
        lines.append(lineOf(ClosingCommandTr::tr("Counted before"), *figures.counted));
    if (figures.isWithoutPins)
        lines.append(ClosingCommandTr::tr("Operators without PINs."));
    if (figures.isWithoutKeyring)
        lines.append(ClosingCommandTr::tr("The provider's key was kept in no keyring."));
    return lines;
}

/** "12:1.234,50": how many, and their sum in reais. */
std::optional<CountedSum> countedSum(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    return parseCounted(text.left(qMax<qsizetype>(colon, 0)), text.sliced(colon + 1));
}

/** The file for the pages; nothing: there is none. */
using Pdf = std::optional<NewFile>;

/** @p event: null: nothing was closed. @p failure: what it ends with where the pages are not written. */
LedgerReport closingAnswer(const DayClosing &closing, const MadeClosing *event, bool isTable, const Context &context,
                           bool isTraining, Pdf &pdf, Exit failure = Exit::LocalError)
{
    const QString day = dayOfNumber(closing.day).toString(Qt::ISODate);
    LedgerReport report;
    report.json = JsonLine()
                      .add("schema"_L1, jsonSchema)
                      .add("number"_L1, closing.number)
                      .add("day"_L1, day)
                      .add("closed"_L1, event != nullptr)
                      .add("until"_L1, closing.until)
                      .add("hash"_L1, event ? QJsonValue(QString::fromLatin1(event->hash)) : QJsonValue())
                      .add("operator"_L1, event ? textOrNull(event->operatorName) : QJsonValue())
                      .add("authorised_by"_L1, event ? textOrNull(event->authorisedBy) : QJsonValue());
    addFigures(report.json, closing.figures);
    QStringList lines = linesOf(closing.figures);
    if (isTraining)
        lines.prepend(trainingOfClosing());
    lines.prepend(
        event ? ClosingCommandTr::tr("Closing %1 of %2, %3")
                    .arg(closing.number)
                    .arg(day, QString::fromLatin1(event->hash))
              : ClosingCommandTr::tr("Closing %1 of %2 would say (nothing is closed):").arg(closing.number).arg(day));
    const report::Report document = closingReport(closing, event,
                                                  {.shopName = context.settings.shopName,
                                                   .madeBy = ledgerWriter(context.ledger).operatorName,
                                                   .madeAt = QDateTime::currentDateTimeUtc(),
                                                   .program = u"balcao-cli "_s + QCoreApplication::applicationVersion(),
                                                   .isTraining = isTraining});
    report.result = isTable ? report::toCsv(document) : lines.join(u'\n') + u'\n';
    return pdf ? pdfSaved(*pdf, document, std::move(report), failure) : report;
}

/** closing: makes one, says what one would say, or prints one again. */
struct ClosingCommand : ReportCommand {
    bool isPreview = false;
    bool isTable = false;
    QString pdfFile;
    /** The closing to print again; 0: none. */
    int number = 0;
    /** Blind: what was counted before. */
    std::optional<CountedSum> counted;

    void options(Arguments &arguments) override
    {
        arguments.addFlag("preview", HelpTr::tr("Only print what a closing would say now"), isPreview);
        arguments.addFlag("csv", HelpTr::tr("Print a table for spreadsheets"), isTable);
        addPdf(arguments, pdfFile);
        constexpr int most = 999'999'999;
        arguments.addNumber("number", u"N"_s, HelpTr::tr("Print that closing again"), number, most,
                            HelpTr::tr("--number takes the number of a closing, at least 1."));
        arguments.addOption(
            "counted", HelpTr::tr("N:AMOUNT"),
            HelpTr::tr("Blind: the payments that were counted before, and their sum: 12:1.234,50"),
            HelpTr::tr("--counted takes the number of payments and their sum in reais, like 12:1.234,50."),
            [this](const QString &text) { return (counted = countedSum(text)).has_value(); });
    }

    void rules(Usage &usage) const override
    {
        usage.requireOneForm(isTable);
        usage.require(number == 0 || (!isPreview && !counted), u"number"_s,
                      HelpTr::tr("--number prints a closing that was made: nothing is counted or "
                                 "previewed."));
    }

    AnswerReply *answer(const Context &context) override
    {
        if (context.settings.closesBlind && (isPreview || (isClosing() && !counted)))
            return AnswerReply::of(LedgerReport::problem(
                Exit::InvalidInput,
                ClosingCommandTr::tr("Who closes here counts first (shop.blind-closing): give what was counted, "
                                     "like --counted 12:1.234,50. There is no --preview."),
                u"counted"_s));
        return ledgerOf(context, {.takesTraining = !isClosing()})
            ->andThen(qApp, [this, &context](const LedgerHandle &opened) {
                // Before a PIN is asked for.
                if (const QString problem = pdfProblem(pdfFile); !problem.isEmpty())
                    return AnswerReply::of(LedgerReport::problem(Exit::LocalError, problem, u"pdf"_s));
                if (const QFileInfo file(pdfFile); !pdfFile.isEmpty() && (file.exists() || file.isSymLink()))
                    return AnswerReply::of(LedgerReport::problem(
                        Exit::InvalidInput,
                        ClosingCommandTr::tr("--pdf takes the name of a new file: %1 is there already.").arg(pdfFile),
                        u"pdf"_s));
                return reported(signin::actorFor(isClosing() ? Act::CloseDay : Act::AllCounters, opened, context))
                    ->converted(qApp, [this, opened, &context](const Expected<Actor, LedgerReport> &signedIn) {
                        return signedIn.and_then(
                            [&](const Actor &actor) { return answerFrom(*opened, context, actor); });
                    });
            });
    }

    bool defersSignals() const override { return true; }

private:
    [[nodiscard]] bool isClosing() const { return !isPreview && number == 0; }

    [[nodiscard]] Answer answerFrom(const OpenedLedger &opened, const Context &context, const Actor &actor) const
    {
        const ClosingTerms terms{.dayEndsAfter = context.settings.dayEnds,
                                 .isWithoutKeyring = !context.account.isKeyInKeyring(),
                                 .counted = counted};
        const bool isTraining = opened.ledger.isForTraining();
        Pdf pdf;
        if (!pdfFile.isEmpty() && !pdf.emplace(pdfFile).problem().isEmpty())
            return LedgerReport::problem(Exit::LocalError, pdf->problem(), u"pdf"_s);
        if (isPreview) {
            BALCAO_TRY(const DayClosing closing,
                       reported(askAs(opened.ledger, Act::AllCounters, actor, RunningClosing{terms})));
            return closingAnswer(closing, nullptr, isTable, context, isTraining, pdf);
        }
        const auto event = isClosing() ? closeDay(opened.ledger, terms, actor)
                                       : askAs(opened.ledger, Act::AllCounters, actor, FindClosing{number});
        if (!event && std::holds_alternative<LedgerError>(event.error()) &&
            std::get<LedgerError>(event.error()).kind == LedgerError::Kind::NotFound)
            return LedgerReport::problem(Exit::InvalidInput,
                                         ClosingCommandTr::tr("There is no closing %1.").arg(number), u"number"_s);
        BALCAO_TRY(const MadeClosing made, reported(event));
        return closingAnswer(made.closing, &made, isTable, context, isTraining, pdf,
                             isClosing() ? Exit::NotWritten : Exit::LocalError);
    }
};

} // namespace

QList<CommandEntry> closingCommands()
{
    return {{"closing", HelpTr::tr("Close what came since the last closing, over all counters, and print it"),
             make<ClosingCommand>}};
}

} // namespace balcao::cli
