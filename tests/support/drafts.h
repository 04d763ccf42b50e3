// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerevent.h"

#include <QString>

/** Events for tests of the ledger, as the service writes them. */
namespace balcao::drafts
{

struct Buyer {
    QString name = QStringLiteral("Marina Alves Pereira");
    QString taxId = QStringLiteral("52998224725");
    QString phone = QStringLiteral("11987654321");
    QString email = QStringLiteral("marina.alves@example.com");
};

inline QJsonObject personalOf(const Buyer &buyer)
{
    return {{QStringLiteral("name"), buyer.name},
            {QStringLiteral("tax_id"), buyer.taxId},
            {QStringLiteral("phone"), buyer.phone},
            {QStringLiteral("email"), buyer.email}};
}

inline EventDraft attempt(qint64 centavos = 8640, const Buyer &buyer = {})
{
    EventDraft draft;
    draft.kind = EventKind::AttemptWritten;
    draft.attempt = newAttemptId();
    draft.sale = newAttemptId();
    draft.operatorName = QStringLiteral("Ana Paula");
    draft.amount = Money::fromCentavos(centavos);
    draft.data.insert(QStringLiteral("limit_ms"), 30000);
    draft.personal = personalOf(buyer);
    return draft;
}

inline EventDraft of(EventKind kind, const QString &attempt)
{
    EventDraft draft;
    draft.kind = kind;
    draft.attempt = attempt;
    draft.operatorName = QStringLiteral("Ana Paula");
    return draft;
}

inline EventDraft answer(EventKind kind, const QString &attempt, const QString &txid, qint64 centavos = 8640,
                         const QString &status = QStringLiteral("Aguardando"))
{
    EventDraft draft = of(kind, attempt);
    draft.txid = txid;
    draft.amount = Money::fromCentavos(centavos);
    draft.data = {{QStringLiteral("status"), status}, {QStringLiteral("told"), centavos}};
    return draft;
}

inline EventDraft correction(EventKind kind, const QString &attempt, int number, qint64 centavos)
{
    EventDraft draft = of(kind, attempt);
    draft.correction = number;
    draft.amount = Money::fromCentavos(centavos);
    if (kind == EventKind::CorrectionDone)
        draft.data = {{QStringLiteral("status"), QStringLiteral("Aguardando")},
                      {QStringLiteral("told"), centavos},
                      {QStringLiteral("revision"), number + 1}};
    if (kind == EventKind::CorrectionAsked)
        draft.data = {{QStringLiteral("limit_ms"), 30000}};
    return draft;
}

/** A charge that was made elsewhere is taken in by its txid. */
inline EventDraft adoption(const QString &txid)
{
    EventDraft draft = of(EventKind::AttemptWritten, newAttemptId());
    draft.sale = draft.attempt;
    draft.txid = txid;
    draft.data = {{QStringLiteral("adopted"), true}};
    return draft;
}

inline EventDraft settlement(const QString &attempt, const QString &txid)
{
    EventDraft draft = of(EventKind::Settled, attempt);
    draft.txid = txid;
    draft.data = {{QStringLiteral("found"), !txid.isEmpty()}};
    return draft;
}

inline EventDraft reopening(const QString &attempt, const QString &txid)
{
    EventDraft draft = of(EventKind::Settled, attempt);
    draft.data = {{QStringLiteral("reopened"), txid}};
    return draft;
}

} // namespace balcao::drafts
