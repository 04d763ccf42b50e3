// SPDX-License-Identifier: MIT
#include "ui/presentation/dossier/dossier.h"

#include "core/charge/chargerules.h"

#include <algorithm>
#include <variant>

namespace balcao
{

namespace
{

/** The answer that an event holds, and the amount that its code was checked against; none: it holds no answer. */
struct Answered {
    const ProviderAnswer *answer = nullptr;
    Money checked;
    int revision = 0;
};

Answered answeredBy(const LedgerEvent &event, int revision)
{
    if (const auto *created = std::get_if<event::Created>(&event.what))
        return {.answer = &created->answer, .checked = created->checked, .revision = 1};
    if (const auto *done = std::get_if<event::CorrectionDone>(&event.what))
        return {.answer = &done->answer, .checked = done->checked, .revision = done->revision};
    if (const auto *read = std::get_if<event::StatusRead>(&event.what))
        return {.answer = &read->answer, .checked = read->checked, .revision = revision};
    return {};
}

/** No bank lets anybody pay by its codes any more. */
bool isOver(const Charge &charge, const Situation &situation)
{
    switch (chargeStatus(charge, situation.now, situation.writer)) {
    case ChargeStatus::Confirmed:
        // For the provider it may wait all the same.
        return charge.expiresAt.isValid() && charge.expiresAt <= situation.providerNow &&
               !needsPerson(charge, situation.now, situation.writer);
    case ChargeStatus::Paid:
    case ChargeStatus::Refunded:
    case ChargeStatus::Expired:
    case ChargeStatus::Cancelled:
        return !needsPerson(charge, situation.now, situation.writer);
    case ChargeStatus::Waiting:
    case ChargeStatus::UnderWay:
    case ChargeStatus::Unknown:
    case ChargeStatus::Attention:
    case ChargeStatus::NotSent:
    case ChargeStatus::Refused:
    case ChargeStatus::Absent:
        break;
    }
    return false;
}

/** Those of the charge's own answers, each once. */
QList<Dossier::Code> codesOf(const ChargeProof &proof, bool mayBeDrawn)
{
    QList<Dossier::Code> codes;
    for (const EventProof &one : proof.events) {
        const auto answered = answeredBy(one.event, codes.isEmpty() ? 1 : codes.constLast().revision);
        if (!answered.answer || one.event.attempt != proof.charge.attempt ||
            answered.answer->charge.copyAndPaste.isEmpty())
            continue;
        const QString &text = answered.answer->charge.copyAndPaste;
        if (!codes.isEmpty() && codes.constLast().text == text && codes.constLast().revision == answered.revision)
            continue;
        const bool isOther = answered.answer->otherThan.has_value();
        if (!codes.isEmpty())
            codes.last().until = one.event.at;
        codes.append({.revision = answered.revision,
                      .since = one.event.at,
                      .until = {},
                      .charged = answered.checked,
                      .text = text,
                      .check = answered.answer->code,
                      .isOtherReceiver = isOther,
                      .isDrawn = mayBeDrawn && !isOther && answered.answer->code.isVerified()});
    }
    return codes;
}

} // namespace

int Dossier::proven() const
{
    return static_cast<int>(
        std::count_if(events.cbegin(), events.cend(), [](const EventProof &proof) { return proof.holds; }));
}

bool Dossier::paysAnother() const
{
    return std::any_of(events.cbegin(), events.cend(),
                       [](const EventProof &proof) { return proof.event.paysAnother(); });
}

Dossier dossierOf(const ChargeProof &proof, const Situation &situation, const DossierTerms &terms)
{
    return {.charge = proof.charge,
            .status = chargeStatus(proof.charge, situation.now, situation.writer),
            .terms = terms,
            .madeAt = situation.now,
            .events = proof.events,
            .codes = codesOf(proof, isOver(proof.charge, situation))};
}

} // namespace balcao
