// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/paidview.h"

#include "core/charge/charge.h"
#include "ui/presentation/charge/acceptancequestion.h"
#include "ui/presentation/charge/chargeview.h"
#include "ui/presentation/common/choice.h"
#include "ui/text/customerfields.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int longestPayerName = 60;

struct PaidViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeView)
};

/** "45 s", "12 min", "2 h 10 min". */
QString age(std::chrono::seconds length)
{
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(length);
    if (minutes.count() < 1 || minutes.count() >= 60)
        return display::duration(length);
    return QString::number(minutes.count()) + QChar(0x00A0) + u"min"_s;
}

QString nameOf(const QString &person)
{
    return display::quoted(person, longestPayerName);
}

} // namespace

QDateTime paidAtOf(const Charge &charge)
{
    return charge.paidAt.isValid() ? charge.paidAt : charge.receivedAt;
}

QString describePaidWhen(const QDateTime &paidAt, const QDateTime &now)
{
    const QDateTime local = paidAt.toLocalTime();
    if (local.date() == now.toLocalTime().date())
        return PaidViewTr::tr("Paid today at %1, %2 ago")
            .arg(display::time(paidAt), age(std::chrono::seconds(qMax<qint64>(0, paidAt.secsTo(now)))));
    QString day = QLocale().toString(local.date(), u"d MMM yyyy"_s);
    if (local.date().year() == now.toLocalTime().date().year())
        day = QLocale().toString(local.date(), u"d MMM"_s);
    return PaidViewTr::tr("Paid on %1 at %2").arg(day.remove(u'.'), display::time(paidAt));
}

QList<LabelledText> lastFacts(const Charge &charge, qsizetype most)
{
    std::vector<std::pair<QDateTime, QString>> facts;
    const auto add = [&facts](const QDateTime &at, const QString &sentence) {
        if (at.isValid())
            facts.emplace_back(at, sentence);
    };
    add(charge.sentAt, PaidViewTr::tr("Request sent by %1").arg(nameOf(charge.operatorName)));
    if (charge.settledBy.isEmpty() && !charge.isImported)
        add(charge.endedAt, PaidViewTr::tr("Code received and checked"));
    if (charge.corrected)
        add(charge.corrected->at, PaidViewTr::tr("Corrected by %1").arg(nameOf(charge.corrected->operatorName)));
    add(charge.receivedAt, PaidViewTr::tr("Confirmed at the shop by %1").arg(nameOf(charge.receivedBy)));
    add(charge.paidAt, PaidViewTr::tr("Paid, reported by the provider"));
    std::stable_sort(facts.begin(), facts.end(),
                     [](const auto &left, const auto &right) { return left.first < right.first; });
    QList<LabelledText> newest;
    for (auto fact = facts.rbegin(); fact != facts.rend() && newest.size() < most; ++fact)
        newest.append({display::timeWithSeconds(fact->first), fact->second});
    return newest;
}

void describePaid(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    const QDateTime paidAt = paidAtOf(charge);
    const QDateTime &now = context.situation.now;
    const QDateTime seenAt = context.paidSeenAt.isValid() ? context.paidSeenAt : now;
    const QString in = PaidViewTr::tr("It took");
    const QString took =
        paidAt.isValid() ? display::duration(std::chrono::seconds(charge.createdAt.secsTo(paidAt))) : QString();
    view.isReceivedByHand = charge.receivedAt.isValid() && !charge.paidAt.isValid();
    if (view.otherAmount)
        view.chargedText = PaidViewTr::tr("Charged: %1").arg(display::amount(charge.amount));
    view.isQuiet = context.isOpenedPaid || (paidAt.isValid() && paidAt.secsTo(seenAt) > freshPayment.count());
    view.progressPermille = 1000;
    // The provider's word needs no proof.
    if (view.isReceivedByHand)
        view.note = PaidViewTr::tr("A receipt on the customer's phone is not proof.");
    view.panelText = view.isReceivedByHand
                         ? PaidViewTr::tr("Paid, confirmed at the shop by %1").arg(nameOf(charge.receivedBy))
                         : PaidViewTr::tr("Reported by the provider at %1").arg(display::timeWithSeconds(paidAt));
    if (view.isQuiet) {
        view.panelLead = describePaidWhen(paidAt, now);
        view.progressPermille.reset();
        view.facts = lastFacts(charge, 3);
        QStringList made{display::timeOrDay(charge.createdAt, now)};
        if (!charge.operatorName.isEmpty())
            made.append(nameOf(charge.operatorName));
        made.append(PaidViewTr::tr("Counter %1").arg(display::quoted(charge.counter, 8)));
        view.panelRows = {{PaidViewTr::tr("Created"), made.join(u", "_s)}, {in, took}};
    } else if (view.isReceivedByHand) {
        view.panelLead = display::statusWord(ChargeStatus::Confirmed);
        view.timeLabel = PaidViewTr::tr("Confirmed at");
        view.timeValue = display::timeOrDay(charge.receivedAt, context.situation.providerNow);
    } else {
        view.panelLead =
            view.otherAmount ? PaidViewTr::tr("Another amount was paid") : display::statusWord(ChargeStatus::Paid);
        view.timeLabel = took.isEmpty() ? QString() : in;
        view.timeValue = took;
    }
}

void chooseReport(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    using Action = Choice::Action;
    view.choices = {{PaidViewTr::tr("Look at the shop's account first"),
                     PaidViewTr::tr("It stays “To check” in the list."), PaidViewTr::tr("Leave to check"),
                     Action::ClearForm}};
    if (mayConfirmReceipt(charge, context.situation))
        view.choices.append({PaidViewTr::tr("The money came"),
                             PaidViewTr::tr("You have seen the payment on the shop's account."),
                             PaidViewTr::tr("Confirm receipt…"), Action::ConfirmReceipt});
    for (const AcceptanceQuestion &question : acceptanceQuestions(charge, context.situation)) {
        if (question.shown.action == Action::AcceptReport)
            view.choices.append(question.shown);
    }
}

} // namespace balcao
