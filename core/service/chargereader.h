// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/queries/chargequeries.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <utility>

namespace balcao
{

class ChargeLedger;
struct OwnCounter;

/** One charge with all that happened to it. */
struct ChargeHistory {
    Charge charge;
    /** Its own, oldest first. */
    QList<LedgerEvent> events;
};

/** Of LedgerStore::events(). */
[[nodiscard]] ChargeHistory historyOf(const QList<LedgerEvent> &events);

/** Takes the whole name only: NotFound also where two attempts have that txid. */
struct FindHistory {
    using Result = ChargeHistory;
    QString name;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** One page of whole charges, each folded from its events: a few. */
struct FoldedCharges {
    using Result = QList<Charge>;
    ChargeQuery query;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** The only door to what the ledger holds, for screens. Nothing here blocks its caller. */
class ChargeReader : public QObject
{
    Q_OBJECT

public:
    /** @p ledger outlives it. */
    explicit ChargeReader(ChargeLedger &ledger, QObject *parent = nullptr);

    /** The counter's name, and since when its program runs. */
    [[nodiscard]] OwnCounter counter() const;
    /** Empty: the ledger works, as far as is known; and since when it does not. */
    [[nodiscard]] const std::optional<LedgerError> &outage() const;
    [[nodiscard]] const QDateTime &outageSince() const;

    template <LedgerQuery Query>
    LedgerReply<typename Query::Result> *ask(Query query)
    {
        auto *reply = new LedgerReply<typename Query::Result>(this);
        read(std::make_shared<LedgerQueryJob<Query>>(std::move(query), reply));
        return reply;
    }

Q_SIGNALS:
    /** An attempt has new events, of this program or another's; may come more often than needed. Empty: many may have changed. */
    void changed(const QString &attempt);
    void outageChanged();

private:
    void read(std::shared_ptr<LedgerJob> job);

    ChargeLedger &m_ledger;
};

} // namespace balcao
