// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>

namespace balcao
{

struct Charge;
struct ChargeView;
struct ChargeViewContext;
struct LabelledText;

/** How long a payment is news. */
constexpr std::chrono::seconds freshPayment{60};

/** When the payment was told, by the provider or by a person; invalid: not known. */
[[nodiscard]] QDateTime paidAtOf(const Charge &charge);

/** Fills in the view of a paid charge: as a moment (07), or quietly when it is none any more (07c). */
void describePaid(ChargeView &view, const Charge &charge, const ChargeViewContext &context);

/** What a person may say to what the provider says of a payment. The first of the choices changes nothing. */
void chooseReport(ChargeView &view, const Charge &charge, const ChargeViewContext &context);

/** "Paid today at 14:35, 2 h 10 min ago"; of another day its date. */
[[nodiscard]] QString describePaidWhen(const QDateTime &paidAt, const QDateTime &now);

/** What happened to the charge, as time and sentence, the newest @p most, the newest first. */
[[nodiscard]] QList<LabelledText> lastFacts(const Charge &charge, qsizetype most);

} // namespace balcao
