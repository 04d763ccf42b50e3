// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/cli/ledgerjson.h"
#include "app/cli/signin.h"
#include "app/common/console.h"
#include "app/common/interruption.h"
#include "core/ledger/maintenance/ledgerloss.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/maintenance/ledgermove.h"
#include "core/service/storecommands.h"
#include "core/service/task.h"
#include "ui/text/messages.h"

#include <QLocale>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct LedgerCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::LedgerCommand)
};

Answer rebuilt(LedgerStore &ledger)
{
    BALCAO_TRY(const auto mended, reported(ledger::rebuild(ledger)));
    LedgerReport report;
    report.json = JsonLine().add("mended"_L1, mended);
    report.result =
        LedgerCommandTr::tr("%n charge(s) did not follow from their events and were put right.", nullptr, mended) +
        u'\n';
    return report;
}

/** The numbers of events, with commas between them; empty: something else is among them. */
QList<qint64> eventsOf(const QString &text)
{
    QList<qint64> events;
    for (const QString &part : text.split(u',')) {
        bool isNumber = false;
        events.append(part.trimmed().toLongLong(&isNumber));
        if (!isNumber || events.constLast() <= 0)
            return {};
    }
    return events;
}

struct MoveCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::MoveCommand)
};

/** A command that looks for damage, or saves what is there: a ledger whose newest events do not hold together is opened too. */
struct DamageCommand : LedgerCommand {
    LedgerAccess access() const override { return {.checksNewest = false, .takesTraining = true}; }
};

struct VerifyCommand : DamageCommand {
    Answer answerFrom(const OpenedLedger &opened, const Context &) override
    {
        BALCAO_TRY(const auto found, reported(ledger::verify(opened.ledger)));
        QJsonArray damages;
        QStringList lines{
            LedgerCommandTr::tr("%1 events of %2 charges were read.").arg(found.events).arg(found.charges)};
        for (const balcao::ledger::Damage &damage : found.damages) {
            damages.append(damageObject(damage));
            lines.append(
                LedgerCommandTr::tr("Not as it was written: %1, event %2 (counter %3, number %4) of attempt %5 %6")
                    .arg(key(damage.what), QString::number(damage.event), damage.counter,
                         QString::number(damage.sequence), damage.attempt, damage.text)
                    .trimmed());
        }
        QJsonArray aside;
        for (const qint64 id : found.setAside) {
            aside.append(id);
            lines.append(LedgerCommandTr::tr("Set aside, because no counter wrote it: event %1").arg(id));
        }
        for (const QString &file : found.otherAnchors)
            lines.append(LedgerCommandTr::tr("Not an anchor of this ledger, and not read: %1").arg(file));
        QJsonArray malformed;
        for (const qint64 id : found.malformed) {
            malformed.append(id);
            lines.append(LedgerCommandTr::tr("Ignored, because it cannot be read: event %1").arg(id));
        }
        LedgerReport report;
        report.exit = found.isWhole() ? Exit::Done : Exit::Attention;
        report.json = JsonLine()
                          .add("whole"_L1, found.isWhole())
                          .add("events"_L1, found.events)
                          .add("charges"_L1, found.charges)
                          .add("damages"_L1, damages)
                          .add("set_aside"_L1, aside)
                          .add("other_anchors"_L1, QJsonArray::fromStringList(found.otherAnchors))
                          .add("malformed"_L1, malformed);
        lines.append(
            found.isWhole()
                ? LedgerCommandTr::tr("The ledger is whole.")
                : LedgerCommandTr::tr("The ledger was changed or damaged. Keep it, and a copy, and tell support."));
        (found.isWhole() ? report.result : report.diagnostics) = lines.join(u'\n') + u'\n';
        return report;
    }
};

struct StatsCommand : DamageCommand {
    Answer answerFrom(const OpenedLedger &opened, const Context &) override
    {
        BALCAO_TRY(const auto found, reported(ledger::statistics(opened.ledger)));
        const auto moment = [](const QDateTime &at) {
            return at.isValid() ? QJsonValue(at.toString(Qt::ISODateWithMs)) : QJsonValue();
        };
        LedgerReport report;
        report.json = JsonLine()
                          .add("schema"_L1, found.schema)
                          .add("events"_L1, found.events)
                          .add("charges"_L1, found.charges)
                          .add("open"_L1, found.open)
                          .add("erased"_L1, found.erased)
                          .add("bytes"_L1, found.size)
                          .add("first"_L1, moment(found.first))
                          .add("last"_L1, moment(found.last))
                          .add("counters"_L1, QJsonArray::fromStringList(found.counters));
        report.result =
            LedgerCommandTr::tr("Charges: %1, of these to check: %2, with erased data: %3")
                .arg(found.charges)
                .arg(found.open)
                .arg(found.erased) +
            u'\n' +
            LedgerCommandTr::tr("Events: %1 from the counters %2").arg(found.events).arg(found.counters.join(u", "_s)) +
            u'\n' + LedgerCommandTr::tr("Size: %1").arg(QLocale().formattedDataSize(found.size)) + u'\n';
        return report;
    }
};

/** Into the file that is named. */
struct BackupCommand : DamageCommand {
    void options(Arguments &arguments) override
    {
        addSubject(arguments, HelpTr::tr("FILE"), HelpTr::tr("The copy"),
                   {{}, HelpTr::tr("The file is missing. Write its name behind backup.")});
    }

    Answer answerFrom(const OpenedLedger &opened, const Context &) override
    {
        const QString file = subject();
        const auto done = ledger::backup(opened.ledger, file);
        if (!done && done.error().kind == LedgerError::Kind::CannotOpen)
            return LedgerReport::problem(
                Exit::LocalError,
                LedgerCommandTr::tr(
                    "The copy cannot be written to %1: it is there already, or the folder may not be written.")
                    .arg(file));
        BALCAO_TRY(reported(done));
        LedgerReport report;
        report.json = JsonLine().add("file"_L1, file);
        report.result = LedgerCommandTr::tr("The copy lies in %1.").arg(file) + u'\n';
        return report;
    }
};

struct EraseCommand : LedgerCommand {
    int olderThanDays = 0;

    void options(Arguments &arguments) override
    {
        constexpr int longest = 36'500;
        arguments.addNumber("older-than", HelpTr::tr("DAYS"), HelpTr::tr("Whole days since a charge's last event"),
                            olderThanDays, longest, HelpTr::tr("--older-than takes whole days, at least 1."));
    }

    void rules(Usage &usage) const override
    {
        usage.require(olderThanDays > 0, {}, HelpTr::tr("--older-than takes whole days, at least 1."));
    }

    LedgerAccess access() const override { return {}; }
    std::optional<Act> act() const override { return Act::Erase; }
    Answer answerFrom(const OpenedLedger &opened, const Context &) override
    {
        BALCAO_TRY(const auto erased, reported(eraseCustomers(opened.ledger, olderThanDays, actor())));
        const migrationcopies::Cleared &copies = erased.copies;
        LedgerReport report;
        report.json = JsonLine()
                          .add("erased"_L1, erased.charges)
                          .add("copies_removed"_L1, copies.removed)
                          .add("copies_left"_L1, QJsonArray::fromStringList(copies.left));
        report.result =
            LedgerCommandTr::tr("Customers' data of %n charge(s) was erased.", nullptr, erased.charges) + u'\n';
        if (copies.removed > 0)
            report.result +=
                LedgerCommandTr::tr("Copies from before an update that were removed: %1.").arg(copies.removed) + u'\n';
        if (copies.left.isEmpty())
            return report;
        report.exit = Exit::Attention;
        report.diagnostics = LedgerCommandTr::tr("Still there, and may hold customers' data: %1. Remove it by hand.")
                                 .arg(copies.left.join(u", "_s)) +
                             u'\n';
        return report;
    }
};

struct RebuildCommand : LedgerCommand {
    Answer answerFrom(const OpenedLedger &opened, const Context &) override { return rebuilt(opened.ledger); }
};

/** For events that no counter wrote. An anchor may know them: accept-loss decides about that, afterwards. */
struct SetAsideCommand : LedgerCommand {
    void options(Arguments &arguments) override
    {
        addSubject(
            arguments, HelpTr::tr("EVENTS"),
            HelpTr::tr("Their numbers, as verify or rebuild names them, with commas between them"),
            {u"event"_s, HelpTr::tr("The events are missing. Write their numbers behind set-aside, with commas between "
                                    "them.")});
    }

    AnswerReply *answer(const Context &context) override
    {
        if (eventsOf(subject()).isEmpty())
            return AnswerReply::of(LedgerReport::problem(
                Exit::InvalidInput,
                LedgerCommandTr::tr("set-aside takes the numbers of events, with commas between them."), u"event"_s));
        return LedgerCommand::answer(context);
    }

    LedgerAccess access() const override
    {
        return {.takesTraining = true, .setsAside = eventsOf(subject()), .acceptsGaps = true};
    }

    /** They were set aside when the ledger was opened: the charges follow from what is left. */
    Answer answerFrom(const OpenedLedger &opened, const Context &) override
    {
        BALCAO_TRY(LedgerReport report, rebuilt(opened.ledger));
        const QList<qint64> events = eventsOf(subject());
        QJsonArray ids;
        for (const qint64 id : events)
            ids.append(id);
        report.json.add("set_aside"_L1, ids);
        report.result.prepend(
            LedgerCommandTr::tr("%n event(s) were set aside.", nullptr, static_cast<int>(events.size())) + u'\n');
        return report;
    }
};

struct AcceptLossCommand : LedgerCommand {
    void rules(Usage &usage) const override
    {
        usage.require(!usage.context.ledger.operatorName.isEmpty(), {},
                      HelpTr::tr("--operator is missing. Who goes on without the missing events says so by name."));
    }

    LedgerAccess access() const override { return {.takesTraining = true, .acceptsGaps = true}; }
    Answer answerFrom(const OpenedLedger &opened, const Context &) override
    {
        BALCAO_TRY(const auto loss, reported(ledger::acceptLoss(
                                        opened.ledger, People(opened.writer.operatorName).atTheCounter().who())));
        QJsonArray gaps;
        for (const LedgerGap &gap : loss.gaps)
            gaps.append(QJsonObject{{u"counter"_s, gap.counter}, {u"first"_s, gap.first}, {u"last"_s, gap.last}});
        LedgerReport report;
        report.json = JsonLine().add("missing"_L1, gaps).add("doubtful"_L1, loss.doubtful);
        report.result = loss.gaps.isEmpty()
                            ? LedgerCommandTr::tr("Nothing is missing, and nothing was changed.") + u'\n'
                            : LedgerCommandTr::tr("The ledger goes on without these numbers of each counter: %1.")
                                      .arg(textOf(loss.gaps)) +
                                  u'\n' +
                                  LedgerCommandTr::tr("%n charge(s) may have been sent and are unknown now. Look for "
                                                      "them at the provider, and for charges that are missing here.",
                                                      nullptr, loss.doubtful) +
                                  u'\n';
        return report;
    }
};

/** ledger move: the file into a database. Ctrl+C gives it up; the progress is on standard error, where that is a terminal. */
struct MoveCommand : ReportCommand {
    /** A PostgreSQL address. */
    QString to;

    void options(Arguments &arguments) override
    {
        arguments.addText("to", HelpTr::tr("ADDRESS"), u"postgresql://owner@host/database"_s, to);
    }

    void rules(Usage &usage) const override
    {
        usage.require(!to.isEmpty(), u"to"_s,
                      HelpTr::tr("--to is missing. Write it like --to postgresql://owner@host/database."));
    }

    QList<Problem> invalid() override
    {
        const auto address = LedgerAddress::parse(to);
        if (address && address->isPostgres())
            return {};
        return {{u"to"_s, messages::describe(address ? LedgerAddressError::Malformed : address.error())}};
    }

    AnswerReply *answer(const Context &context) override
    {
        LedgerOptions target = context.ledger;
        target.ledger = to;
        const auto keepTarget = [this](const AddressReply::Result &found) -> Answer {
            m_target = found;
            return LedgerReport();
        };
        return permitted(context)
            ->andThen(
                qApp,
                [target, keepTarget](const Actor &) {
                    return withPassword(ledgerPlace(target, LedgerEnvironment::Real))->converted(qApp, keepTarget);
                })
            ->andThen(qApp,
                      [&context](const LedgerReport &) {
                          return reported(withPassword(ledgerPlace(context.ledger, LedgerEnvironment::Real, false)));
                      })
            ->andThen(qApp, [this, &context](const LedgerAddress &from) { return moving(from, context.ledger); });
    }

    /** Asks for the permission. A PIN is checked by another connection, which has gone then: the mover has to be the only one. A ledger that does not open is reported
     *  later.
     */
    static Reply<Actor, LedgerReport> *permitted(const Context &context)
    {
        auto *reply = new Reply<Actor, LedgerReport>(qApp);
        openLedger(context.ledger, {})->whenFinished(reply, [reply, &context](Expected<LedgerHandle, QString> &opened) {
            if (!opened)
                return reply->finish(People({}).atTheCounter());
            LedgerHandle shared = std::exchange(*opened, nullptr);
            reported(signin::actorFor(Act::Settings, shared, context))
                ->whenFinished(reply, [reply, shared](const Expected<Actor, LedgerReport> &actor) mutable {
                    const auto may = actor.and_then([&](const Actor &known) {
                        return reported(permit(shared->ledger, Act::Settings, known)).map([&] { return known; });
                    });
                    shared.reset();
                    reply->finish(may);
                });
        });
        return reply;
    }

    /** Moves it in a thread of its own. */
    AnswerReply *moving(const LedgerAddress &from, const LedgerOptions &options)
    {
        auto *const task = beginTask(qApp, [from, options, target = m_target](const TaskWatch &watch) {
            return moved(from, options, target, watch);
        });
        const auto *const interruption = new Interruption(task);
        QObject::connect(interruption, &Interruption::happened, task, &ReplyBase::giveUp);
        if (!console::isTerminal(stderr))
            return task;
        QObject::connect(task, &ReplyBase::progressed, task, [](int step, qint64 done, qint64 all) {
            console::print(stderr,
                           '\r' + MoveCommandTr::tr("The ledger is being moved, step %1 of 5: %2 of %3.")
                                      .arg(QString::number(step + 1), QLocale().toString(done), QLocale().toString(all))
                                      .toUtf8());
        });
        QObject::connect(task, &ReplyBase::finished, task, [] { console::print(stderr, "\n"); });
        return task;
    }

    static Answer moved(const LedgerAddress &from, const LedgerOptions &options, const AddressReply::Result &target,
                        const TaskWatch &watch)
    {
        BALCAO_TRY(const LedgerHandle opened, reported(openLedgerAt(from, options, {.isAlone = true})));
        LedgerReport report = movedFrom(*opened, target, watch);
        report.addEnvironment(*opened);
        return report;
    }

    static LedgerReport movedFrom(const OpenedLedger &opened, const AddressReply::Result &target,
                                  const TaskWatch &watch)
    {
        if (opened.address.isPostgres() || !target)
            return LedgerReport::problem(
                Exit::InvalidInput,
                target ? MoveCommandTr::tr("move takes a ledger's file, and this one is in a database already.")
                       : target.error());
        const auto moved =
            ledger::move(opened.ledger, *target, [&watch](balcao::ledger::MoveStep step, qint64 done, qint64 all) {
                return watch(static_cast<int>(step), done, all);
            });
        if (!moved)
            return LedgerReport::of(moved.error(), {});
        LedgerReport report;
        report.json =
            JsonLine().add("to"_L1, target->text()).add("events"_L1, moved->events).add("charges"_L1, moved->charges);
        report.result =
            MoveCommandTr::tr(
                "%1 charges (%2 events) were moved to %3, and what is there was compared with the file. The file is "
                "kept, only to be read. Start the tills with --ledger, BALCAO_LEDGER or address in the settings.")
                .arg(QLocale().toString(moved->charges), QLocale().toString(moved->events), target->text()) +
            u'\n';
        return report;
    }

private:
    AddressReply::Result m_target = Unexpected<QString>(QString());
};

} // namespace

QList<CommandEntry> ledgerCommands()
{
    return {
        {"ledger",
         HelpTr::tr("verify, stats, backup FILE, erase --older-than DAYS, rebuild, set-aside, accept-loss, move")},
        {"ledger verify", HelpTr::tr("Read everything and say what is not as it was written"), make<VerifyCommand>},
        {"ledger stats", HelpTr::tr("Count what is in it"), make<StatsCommand>},
        {"ledger backup", HelpTr::tr("Make a whole copy, also while the till works"), make<BackupCommand>},
        {"ledger erase", HelpTr::tr("Erase customers' data of old charges"), make<EraseCommand>},
        {"ledger rebuild", HelpTr::tr("Make the charges anew from their events"), make<RebuildCommand>},
        {"ledger set-aside", HelpTr::tr("Take out events that no counter wrote; a record stays"),
         make<SetAsideCommand>},
        {"ledger accept-loss", HelpTr::tr("Go on with a ledger of which events are missing"), make<AcceptLossCommand>},
        {"ledger move", HelpTr::tr("Move the ledger's file into a database"), make<MoveCommand>},
    };
}

} // namespace balcao::cli
