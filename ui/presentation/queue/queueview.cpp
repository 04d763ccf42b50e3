// SPDX-License-Identifier: MIT
#include "ui/presentation/queue/queueview.h"

#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype longestNameInQueue = 60;

struct QueueViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::QueueView)
};

std::chrono::seconds ageOf(const ChargeFacts &charge, const QDateTime &now)
{
    return std::chrono::seconds(qMax<qint64>(0, charge.createdAt.secsTo(now)));
}

/** "3 days", "4 h 40 min", "12 min". */
QString words(std::chrono::seconds age)
{
    constexpr std::chrono::hours day{24};
    constexpr std::chrono::hours hour{1};
    if (age >= day)
        return QueueViewTr::tr("%n day(s)", nullptr, static_cast<int>(age / day));
    if (age >= hour)
        return display::duration(age);
    return QString::number(std::chrono::duration_cast<std::chrono::minutes>(age).count()) + QChar(0x00A0) + u"min"_s;
}

/** "Sat, 11 Jul": the year only where it is another one. */
QString dayOf(const QDateTime &utc, const QDateTime &now)
{
    const QDate day = utc.toLocalTime().date();
    if (day.year() != now.toLocalTime().date().year())
        return display::day(utc);
    return QLocale().toString(day, u"ddd, d MMM"_s).remove(u'.');
}

QString refusalOf(const Charge &charge)
{
    return charge.error && charge.error->httpStatus > 0
               ? QueueViewTr::tr("Correction refused (%1): perhaps paid already.").arg(charge.error->httpStatus)
               : QueueViewTr::tr("Correction refused: perhaps paid already.");
}

QString unknownBecause(const Charge &charge)
{
    if (charge.state == Charge::State::Created)
        return QueueViewTr::tr("It is not known whether the correction was made.");
    if (!charge.error || charge.error->cause == ProviderError::Cause::ProgramEnded)
        return QueueViewTr::tr("The program ended before the answer came.");
    return messages::describe(charge.error->cause);
}

QString doubtOf(const Charge &charge)
{
    if (isPaymentUnclear(charge))
        return messages::describeUnclearPayment(charge);
    if (charge.doubts.testFlag(Doubt::StatusWentBack))
        return QueueViewTr::tr("It was paid, and the provider says less now.");
    if (charge.doubts.testFlag(Doubt::PaidOtherAmount))
        return QueueViewTr::tr("%1 was paid, another amount than asked for.")
            .arg(display::amount(charge.reportedAmount.value_or(Money())));
    if (charge.doubts.testFlag(Doubt::MayBePaid))
        return refusalOf(charge);
    if (charge.doubts.testFlag(Doubt::TxidShared))
        return QueueViewTr::tr("Another charge has its txid.");
    if (charge.doubts.testFlag(Doubt::OtherReceiver))
        return QueueViewTr::tr("Its code pays another receiver.");
    if (charge.doubts.testFlag(Doubt::AmountDiffers) || charge.doubts.testFlag(Doubt::AmountUnreadable))
        return QueueViewTr::tr("The amount in the answer does not match.");
    if (charge.doubts.testFlag(Doubt::NeverRead))
        return QueueViewTr::tr("Found by hand: the provider has said nothing of it yet.");
    if (charge.doubts & (Doubts(Doubt::CodeBroken) | Doubt::CodeMissing | Doubt::NotPayable))
        return QueueViewTr::tr("It has no code that can be shown.");
    return QueueViewTr::tr("Something in the provider's answer is in doubt.");
}

QueueRow rowOf(const Charge &charge, const Situation &situation, const QDateTime &now)
{
    QueueRow row;
    row.attempt = charge.attempt;
    row.amount = charge.amount;
    row.age = QueueViewTr::tr("%1 ago").arg(words(ageOf(charge, now)));
    row.customer = charge.isErased || charge.name.isEmpty() ? QueueViewTr::tr("Customer not known")
                                                            : display::quoted(charge.name, longestNameInQueue);
    row.when = dayOf(charge.createdAt, now) + u", "_s + display::time(charge.createdAt);
    row.what = chargeStatus(charge, situation.now, situation.writer) == ChargeStatus::Unknown ? unknownBecause(charge)
                                                                                              : doubtOf(charge);
    row.lookAfter = QueueViewTr::tr("Look after %1.").arg(display::time(charge.createdAt));
    row.steps = queueSteps(charge, situation);
    return row;
}

QString textOf(const QList<Charge> &charges, const QueueContext &context, int more)
{
    QStringList lines{
        QueueViewTr::tr("%1: please look at the account.").arg(display::quoted(context.shopName, longestNameInQueue)),
        {}};
    int number = 0;
    for (const Charge &charge : charges) {
        lines.append(QString::number(++number) + u". "_s + display::amount(charge.amount));
        lines.append(
            QueueViewTr::tr("%1, after %2").arg(dayOf(charge.createdAt, context.now), display::time(charge.createdAt)));
    }
    if (more > 0)
        lines.append(QueueViewTr::tr("%n more", nullptr, more));
    lines.append({QString(), QueueViewTr::tr("Answer with the number and “there” or “not there”.")});
    return lines.join(u'\n');
}

} // namespace

QueueSteps queueSteps(const ChargeFacts &charge, const Situation &situation)
{
    QueueSteps steps;
    const bool isReport = mayAcceptReport(charge, situation).has_value();
    const bool wentBack = charge.doubts.testFlag(Doubt::StatusWentBack);
    if (mayConfirmReceipt(charge, situation))
        steps.present = QueueStep::Receive;
    else if (maySettleFound(charge, situation))
        steps.present = QueueStep::GiveTxid;
    else if (isReport && !wentBack)
        steps.present = QueueStep::AcceptReport;
    if (maySettleAbsent(charge, situation))
        steps.absent = QueueStep::SettleAbsent;
    else if (isReport && wentBack)
        steps.absent = QueueStep::AcceptReport;
    return steps;
}

QueueView queueView(const QList<Charge> &charges, const QList<Situation> &situations, const QueueContext &context)
{
    QueueView view;
    std::chrono::seconds oldest{0};
    for (qsizetype i = 0; i < charges.size(); ++i) {
        const Charge &charge = charges.at(i);
        view.rows.append(rowOf(charge, situations.at(i), context.now));
        oldest = std::max(oldest, ageOf(charge, context.now));
        view.sum += charge.amount;
    }
    const int waiting = std::max(context.waiting, static_cast<int>(charges.size()));
    view.more = waiting - static_cast<int>(charges.size());
    view.count = view.more > 0 ? QueueViewTr::tr("%1 of %n charge(s)", nullptr, waiting).arg(charges.size())
                               : QueueViewTr::tr("%n charge(s)", nullptr, waiting);
    if (charges.isEmpty())
        return view;
    view.oldest = words(oldest);
    view.text = textOf(charges, context, view.more);
    return view;
}

report::Report queueSlip(const QueueView &view, const QueueContext &context)
{
    const QString now = context.now.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s);
    report::Report paper{.title = display::quoted(context.shopName, longestNameInQueue)};
    paper.blocks << report::Paragraph{.text = QueueViewTr::tr("Look at the account"),
                                      .isCentred = true,
                                      .isStrong = true}
                 << report::Paragraph{.text = now, .isCentred = true} << report::Rule{};
    int number = 0;
    for (const QueueRow &row : view.rows) {
        const QString amount = QString::number(++number) + u". "_s + display::amount(row.amount);
        paper.blocks << report::Paragraph{.text = amount, .isStrong = true, .isLarge = true}
                     << report::Paragraph{.text = row.when} << report::Paragraph{.text = row.what}
                     << report::Pairs{{{.label = u"[ ] "_s + QueueViewTr::tr("there"),
                                        .value = u"[ ] "_s + QueueViewTr::tr("not there")}}}
                     << report::Rule{};
    }
    if (view.more > 0)
        paper.blocks.append(
            report::Paragraph{.text = QueueViewTr::tr("%n more", nullptr, view.more), .isCentred = true});
    return paper;
}

} // namespace balcao
