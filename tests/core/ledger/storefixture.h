// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/ledgerplaces.h"
#include "tests/support/drafts.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

namespace balcao
{

/** What tests of the store begin with: a ledger at every place, and a clock that can be set. */
class StoreFixture : public QObject
{
protected:
    static void everyPlace()
    {
        QTest::addColumn<QString>("place");
        LedgerPlaces::addRows();
    }

    [[nodiscard]] Clock clock() const
    {
        return Clock([this] { return QDateTime::currentDateTimeUtc().addMSecs(m_offset.count()); });
    }
    [[nodiscard]] std::unique_ptr<LedgerStore> open(const LedgerAddress &address,
                                                    const QString &counter = QStringLiteral("01")) const
    {
        auto store = LedgerStore::open(address, {.counter = counter, .clock = clock()});
        if (!store)
            qWarning("the ledger does not open: %s", qPrintable(store.error().detail));
        return store ? *std::move(store) : nullptr;
    }

    /** The program ends if the event cannot be written. */
    static void append(LedgerStore &store, const EventDraft &draft)
    {
        if (const auto written = store.append(draft); !written)
            qFatal("an event is not written: %s", qPrintable(written.error().detail));
    }
    /** Its request left, and no answer came yet. */
    static QString sent(LedgerStore &store)
    {
        const EventDraft attempt = drafts::attempt();
        append(store, attempt);
        append(store, drafts::of(EventKind::FirstByteOut, attempt.attempt));
        return attempt.attempt;
    }
    static QString created(LedgerStore &store, const QString &txid)
    {
        const QString attempt = sent(store);
        append(store, drafts::answer(EventKind::Created, attempt, txid));
        return attempt;
    }
    /** Three charges in different states. */
    static bool fill(LedgerStore &store)
    {
        const EventDraft paid = drafts::attempt(8640);
        const EventDraft corrected = drafts::attempt(4670);
        const EventDraft unknown = drafts::attempt(1845);
        EventDraft replacement = drafts::attempt(1845);
        replacement.replaces = unknown.attempt;
        EventDraft done = drafts::correction(EventKind::CorrectionDone, corrected.attempt, 1, 3670);
        std::get<event::CorrectionDone>(done.what).customer =
            drafts::Buyer{.name = QStringLiteral("Vera Lúcia Prado"), .taxId = QStringLiteral("11144477735")}.text();
        for (const EventDraft &draft :
             {paid, drafts::of(EventKind::FirstByteOut, paid.attempt),
              drafts::answer(EventKind::Created, paid.attempt, QStringLiteral("tx-paid")),
              drafts::answer(EventKind::StatusRead, paid.attempt, QStringLiteral("tx-paid"), 8640,
                             QStringLiteral("Paga")),
              corrected, drafts::answer(EventKind::Created, corrected.attempt, QStringLiteral("tx-corrected"), 4670),
              drafts::correction(EventKind::CorrectionAsked, corrected.attempt, 1, 3670), done, unknown,
              drafts::of(EventKind::FirstByteOut, unknown.attempt), drafts::of(EventKind::Unknown, unknown.attempt),
              replacement}) {
            if (!store.append(draft))
                return false;
        }
        return true;
    }
    /** The provider's answer to a reading of now. Nothing: there is no such charge. */
    static std::optional<EventDraft> answerNow(LedgerStore &store, const QString &attempt, const QString &status,
                                               qint64 centavos = 8640)
    {
        const auto charge = store.ask(FindWholeCharge{attempt});
        if (!charge)
            return std::nullopt;
        EventDraft draft = drafts::answer(EventKind::StatusRead, attempt, charge->txid, centavos, status);
        draft.correction = charge->corrections;
        std::get<event::StatusRead>(draft.what).askedAt = charge->lastChange;
        return draft;
    }
    static bool read(LedgerStore &store, const QString &attempt, const QString &status, qint64 centavos = 8640)
    {
        const auto draft = answerNow(store, attempt, status, centavos);
        return draft && store.append(*draft);
    }

    LedgerPlaces m_places;
    std::chrono::milliseconds m_offset{0};
};

} // namespace balcao
