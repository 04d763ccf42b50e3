// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "core/charge/chargerequest.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerloss.h"
#include "core/ledger/ledgermaintenance.h"
#include "core/ledger/ledgermove.h"
#include "core/service/chargereader.h"
#include "core/service/people.h"
#include "core/service/refusal.h"

#include <functional>
#include <memory>
#include <optional>

namespace balcao
{

class LedgerStore;
class Operators;
class ShopProfile;
struct ChargeProof;
struct KnownCode;
struct ClosingTerms;
struct DayClosing;
struct MadeClosing;

/** The ledger for a program without a window: each call waits. Reads, and looks after it; charges are written by ChargeService. */
class BlockingLedger
{
public:
    struct Options {
        CounterIdentity writer;
        /** Whether the counter's newest events hold together is looked at first; not by what is to find out about damage. */
        bool checksNewest = true;
        /** A ledger for training will do, too. */
        bool takesTraining = false;
        /** Events that no counter wrote: they are taken out while it is opened, in the name of the one who writes. */
        QList<qint64> setsAside;
        /** A ledger that is behind its anchors is opened all the same, by whoever will say so. */
        bool acceptsGaps = false;
        /** A file: nobody else can open it meanwhile, as it takes to move it. */
        bool isAlone = false;
        /** How many charges of an older ledger are brought up to date, of all. */
        std::function<void(qint64 done, qint64 all)> progress;
    };

    [[nodiscard]] static Expected<BlockingLedger, LedgerError> open(const LedgerAddress &address,
                                                                    const Options &options);
    ~BlockingLedger();
    BlockingLedger(BlockingLedger &&) noexcept;
    BlockingLedger &operator=(BlockingLedger &&) noexcept;

    [[nodiscard]] bool isForTraining() const;
    /** What the rules ask besides the charge; no provider is known here. */
    [[nodiscard]] Situation situationOf(const Charge &charge) const;

    [[nodiscard]] Expected<ChargeSlice, LedgerError> search(const ChargeQuery &query) const;
    /** By txid, attempt id, or the beginning of either (at least four characters) when it fits one charge only. */
    [[nodiscard]] Expected<Charge, LedgerError> find(const QString &name) const;
    /** By the whole name only: for whatever changes something. */
    [[nodiscard]] Expected<Charge, LedgerError> findWhole(const QString &name) const;
    [[nodiscard]] Expected<ChargeHistory, LedgerError> history(const QString &attempt) const;
    /** The same with what proves each event (chargeproof.h); by the whole name only. */
    [[nodiscard]] Expected<ChargeProof, LedgerError> proof(const QString &name) const;
    /** As ChargeReader::code(). */
    [[nodiscard]] Expected<std::optional<KnownCode>, LedgerError> code(const QString &typed) const;
    /** The attempts that live under the same txid, oldest first. */
    [[nodiscard]] QStringList attemptsOf(const QString &txid) const;
    /** As LedgerStore::similar(). */
    [[nodiscard]] Expected<Charge, LedgerError> similar(const ChargeRequest &request) const;

    [[nodiscard]] Expected<ledger::Verification, LedgerError> verify(const LedgerWatch &watch = {}) const;
    [[nodiscard]] Expected<ledger::Statistics, LedgerError> statistics() const;
    [[nodiscard]] Expected<void, LedgerError> backup(const QString &file, const LedgerWatch &watch = {}) const;
    struct Erased {
        /** The number of charges whose customers' data is gone. */
        int charges = 0;
        migrationcopies::Cleared copies;
    };
    [[nodiscard]] Expected<Erased, Refusal> erase(int olderThanDays, const Actor &actor) const;
    [[nodiscard]] Expected<int, LedgerError> rebuild() const;
    /** Goes on without the events that are missing, as @p actor decides; opened with acceptsGaps. Nobody signs in for it: a PIN that is
     *  typed would be an event before it.
     */
    [[nodiscard]] Expected<ledger::AcceptedLoss, LedgerError> acceptLoss(const Actor &actor) const;
    /** Into a database, as ledger::move() does it; opened with isAlone. Nothing else is asked of this object afterwards. */
    [[nodiscard]] Expected<ledger::Moved, LedgerError> move(const LedgerAddress &to,
                                                            const ledger::MoveWatch &watch) const;
    /** What a closing would say now; and one that was made, by its number (NotFound: there is none of it). */
    [[nodiscard]] Expected<DayClosing, Refusal> closingSoFar(const ClosingTerms &terms, const Actor &actor) const;
    [[nodiscard]] Expected<MadeClosing, Refusal> closing(int number, const Actor &actor) const;
    /** Closes the day, in the name of @p actor. */
    [[nodiscard]] Expected<MadeClosing, Refusal> closeDay(const ClosingTerms &terms, const Actor &actor) const;
    /** The shop's operators. */
    [[nodiscard]] Expected<Operators, LedgerError> operators() const;
    /** As LedgerStore::managersRole(). */
    [[nodiscard]] Expected<QString, LedgerError> managersRole() const;
    /** What was accepted of its provider. */
    [[nodiscard]] Expected<ShopProfile, LedgerError> profile() const;
    /** The gate's answer to @p actor, whose approval is used then. */
    [[nodiscard]] Expected<void, Refusal> ask(Act act, const Actor &actor) const;

private:
    explicit BlockingLedger(std::unique_ptr<LedgerStore> store);

    std::unique_ptr<LedgerStore> m_store;
};

} // namespace balcao
