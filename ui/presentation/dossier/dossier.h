// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/codecheck.h"
#include "core/service/chargeproof.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace balcao
{

struct Situation;

/** What a dossier tells besides the ledger, and how much of it. */
struct DossierTerms {
    /** Who made it, under which account of the operating system, and by what program. */
    QString madeBy;
    QString account = {};
    QString program;
    QString shopName;
    bool isTraining = false;
    /** The customer in full; else masked, and without the parts of the events that hold the data. */
    bool hasCustomer = true;
    bool hasCodes = true;
    /** What the shop saw of the payment. */
    bool hasReceipt = true;
    /** The provider's answers as received. */
    bool hasReplies = true;
};

/** The file of one sale, for whoever has to answer a bank that asks for the money back: every event with what proves it, each code that
 *  there was, who saw it where, who allowed what. Facts as the ledger has them; file, paper and screen are made of this one value.
 */
struct Dossier {
    /** A code that the provider answered with. */
    struct Code {
        int revision = 1;
        /** When the answer was written; and the one behind it, invalid: there is none. */
        QDateTime since;
        QDateTime until;
        /** What the charge asked for then. */
        Money charged;
        /** As received. */
        QString text;
        CodeCheck check;
        /** It pays somebody whom the shop has not accepted: it is not given out. */
        bool isOtherReceiver = false;
        /** Its picture may stand on paper: it was verified, and nobody can pay by it any more. */
        bool isDrawn = false;
    };

    Charge charge;
    ChargeStatus status = ChargeStatus::Attention;
    DossierTerms terms;
    QDateTime madeAt;
    QList<EventProof> events;
    QList<Code> codes;

    /** How many of the events are as they were written. */
    [[nodiscard]] int proven() const;
    [[nodiscard]] bool isWhole() const { return proven() == events.size(); }
    /** One of the codes is another receiver's: what holds it is not given out. */
    [[nodiscard]] bool paysAnother() const;
    /** The answers as received are given out. They hold the customer's data too. */
    [[nodiscard]] bool hasReplies() const { return terms.hasReplies && terms.hasCustomer && !paysAnother(); }
};

[[nodiscard]] Dossier dossierOf(const ChargeProof &proof, const Situation &situation, const DossierTerms &terms);

} // namespace balcao
