// SPDX-License-Identifier: MIT
#include "core/closing/closing.h"

#include "core/charge/chargequery.h"
#include "core/values/amounttext.h"

#include <algorithm>
#include <map>

namespace balcao
{

namespace
{

using Figures = ClosingFigures;

/** What the provider, or else a person, says that came of it. */
Money receivedOf(const ChargeFacts &charge)
{
    if (charge.status != ChargeStatus::Confirmed)
        return charge.reportedAmount.value_or(charge.amount);
    if (charge.receivedAmount && !charge.receivedAmount->isZero())
        return *charge.receivedAmount;
    return charge.amount.isZero() ? charge.reportedAmount.value_or(Money()) : charge.amount;
}

Money less(Money amount, Money taken)
{
    return Money::fromCentavos(amount.centavos() - taken.centavos()).value_or(Money());
}

class Closing
{
public:
    explicit Closing(const ClosingMaterial &material)
        : m_material(material)
    {
        m_figures.from = material.from;
        m_figures.to = material.now;
        m_figures.corrections = material.corrections;
        m_figures.approvals = material.approvals;
    }

    [[nodiscard]] Figures figures() &&;

private:
    void count(const ClosingUnit &unit);
    void countMade(const ChargeFacts &charge);
    void countPayment(const ClosingUnit &unit);
    void tellChange(const ClosingUnit &unit, qsizetype at, Money before, Money after);
    void countOpen(const ChargeFacts &charge);
    template <class Do>
    void eachPart(const ChargeFacts &charge, const Do &change)
    {
        change(partOf(m_operators, charge.operatorName));
        change(partOf(m_counters, charge.counter));
    }
    using Parts = std::map<QString, Figures::Part>;
    static Figures::Part &partOf(Parts &parts, const QString &name)
    {
        Figures::Part &part = parts[name];
        part.name = name;
        return part;
    }
    [[nodiscard]] ChargeStatus statusOf(const ChargeFacts &charge) const
    {
        return chargeStatus(charge, m_material.now, writerOf(charge, m_material.own));
    }

    const ClosingMaterial &m_material;
    Figures m_figures;
    std::map<ChargeStatus, CountedSum> m_statuses;
    std::map<int, CountedSum> m_hours;
    Parts m_operators;
    Parts m_counters;
};

void Closing::countMade(const ChargeFacts &charge)
{
    m_figures.made.add(charge.amount);
    m_statuses[statusOf(charge)].add(charge.amount);
    eachPart(charge, [](Figures::Part &part) { ++part.made; });
}

void Closing::tellChange(const ClosingUnit &unit, qsizetype at, Money before, Money after)
{
    const ChargeFacts &was = unit.before.at(at);
    const ChargeFacts &is = unit.after.at(at);
    if (was.id == 0 || (was.status == is.status && before == after))
        return;
    m_figures.changes.append({.charge = Figures::Named::of(is),
                              .before = was.status,
                              .after = statusOf(is),
                              .receivedBefore = before,
                              .receivedAfter = after});
}

void Closing::countPayment(const ClosingUnit &unit)
{
    const Payment before = paymentOf(unit.before);
    const Payment after = paymentOf(unit.after);
    for (qsizetype i = 0; i < unit.after.size(); ++i)
        tellChange(unit, i, before.of == i ? before.amount : Money(), after.of == i ? after.amount : Money());
    if (after.amount < before.amount)
        m_figures.wentBack.add(less(before.amount, after.amount));
    if (after.of < 0 || (before.of >= 0 && after.amount <= before.amount))
        return;
    const ChargeFacts &paid = unit.after.at(after.of);
    // What was counted before is not another payment, though more of it came.
    const int times = before.of < 0 ? 1 : 0;
    const Money more = less(after.amount, before.amount);
    (after.isByHand ? m_figures.confirmed : m_figures.received).add(more, times);
    eachPart(paid, [&](Figures::Part &part) {
        part.paid += times;
        (after.isByHand ? part.confirmed : part.received) += more;
    });
    const QDateTime at = after.isByHand ? paid.receivedAt : m_material.paidAt.value(paid.attempt, paid.changedAt);
    m_hours[at.toLocalTime().time().hour()].add(more, times);
}

void Closing::count(const ClosingUnit &unit)
{
    for (qsizetype i = 0; i < unit.after.size(); ++i) {
        // What another txid's attempt brought along was counted by its own closing.
        if (unit.before.at(i).id == 0)
            countMade(unit.after.at(i));
    }
    countPayment(unit);
}

void Closing::countOpen(const ChargeFacts &charge)
{
    if (charge.isContested())
        m_figures.contested.add(receivedOf(charge));
    if (!needsPerson(charge, m_material.now, writerOf(charge, m_material.own)))
        return;
    m_figures.toCheck.add(charge.amount);
    if (statusOf(charge) == ChargeStatus::Unknown)
        m_figures.unknown.add(charge.amount);
    eachPart(charge, [](Figures::Part &part) { ++part.toCheck; });
}

Figures Closing::figures() &&
{
    QHash<QString, const ChargeFacts *> known;
    for (const ClosingUnit &unit : m_material.units) {
        count(unit);
        for (const ChargeFacts &charge : unit.after)
            known.insert(charge.attempt, &charge);
    }
    for (const ChargeFacts &charge : m_material.open)
        countOpen(charge);
    for (const Figures::Correction &correction : m_figures.corrections) {
        if (const ChargeFacts *const charge = known.value(correction.charge.attempt))
            eachPart(*charge, [](Figures::Part &part) { ++part.corrected; });
    }
    for (const auto &[status, sum] : m_statuses)
        m_figures.statuses.append({.status = status, .sum = sum});
    for (const auto &[hour, sum] : m_hours)
        m_figures.hours.append({.hour = hour, .received = sum});
    for (const auto &[name, part] : m_operators)
        m_figures.operators.append(part);
    for (const auto &[name, part] : m_counters)
        m_figures.counters.append(part);
    std::sort(m_figures.changes.begin(), m_figures.changes.end(),
              [](const Figures::Change &left, const Figures::Change &right) {
                  return left.charge.attempt < right.charge.attempt;
              });
    return std::move(m_figures);
}

} // namespace

void CountedSum::add(MoneySum more, int times)
{
    count += times;
    amount += more;
}

std::optional<CountedSum> parseCounted(const QString &count, const QString &amount)
{
    bool isNumber = false;
    CountedSum counted{.count = count.trimmed().toInt(&isNumber)};
    const auto sum = parseSumText(amount);
    if (!isNumber || counted.count < 0 || (!sum && sum.error() != AmountTextError::Zero))
        return std::nullopt;
    counted.amount = sum.value_or(MoneySum());
    return counted;
}

ClosingFigures::Named ClosingFigures::Named::of(const ChargeFacts &charge)
{
    return {.attempt = charge.attempt, .counter = charge.counter, .number = charge.number, .day = charge.day};
}

Payment paymentOf(const QList<ChargeFacts> &attempts)
{
    // As LedgerStore's sums: any word of the provider comes before a person's.
    Payment payment;
    const auto isBetter = [&attempts](const ChargeFacts &charge, qsizetype than) {
        if (than < 0)
            return true;
        const ChargeFacts &other = attempts.at(than);
        if (charge.status != other.status)
            return charge.status == ChargeStatus::Paid;
        return charge.status == ChargeStatus::Paid ? charge.lastChange > other.lastChange : charge.id < other.id;
    };
    for (qsizetype i = 0; i < attempts.size(); ++i) {
        const ChargeFacts &charge = attempts.at(i);
        if (charge.status == ChargeStatus::Refunded)
            return {};
        const bool isPaid = charge.status == ChargeStatus::Paid || charge.status == ChargeStatus::Confirmed;
        if (isPaid && isBetter(charge, payment.of))
            payment = {.amount = receivedOf(charge), .of = i, .isByHand = charge.status == ChargeStatus::Confirmed};
    }
    return payment;
}

ChargeFacts byEarlierRules(ChargeFacts charge)
{
    const auto kind = ProviderStatus::fromWire(charge.providerStatus).kind();
    if (ProviderStatus::isMoney(kind))
        charge.status = kind == ProviderStatus::Kind::Paid ? ChargeStatus::Paid : ChargeStatus::Refunded;
    return charge;
}

ClosingFigures closingOf(const ClosingMaterial &material)
{
    return Closing(material).figures();
}

int businessDay(const QDateTime &utc, int hours)
{
    constexpr qint64 hour = 3600;
    return businessDay(utc.addSecs(-hours * hour));
}

} // namespace balcao
