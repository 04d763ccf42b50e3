// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/chargebook.h"
#include "ui/presentation/history/historypresenter.h"

#include <memory>

/** What tests of the list and of a charge's details begin with. */
namespace balcao::test
{

/** Of counter 02, whose clock agrees with the provider's. */
inline ShopClock clockOf(ChargeBook &book)
{
    return {.own = book.clock(), .provider = book.clock(), .counter = OwnCounter(QStringLiteral("02"))};
}

/** Where the status filter offers @p label: "Paid", by its own words. */
inline int statusPosition(const HistoryPresenter &list, const QString &label)
{
    return static_cast<int>(list.choices(HistoryPresenter::Filter::Status).offered.indexOf(label));
}

/** A book, the ledger as a program has it, and the list over it. */
struct Desk {
    explicit Desk(ChargeBook &aBook)
        : book(aBook)
        , ledger(book.ledger())
        , reader(*ledger)
        , list(reader, clockOf(book))
    {
        list.setWatched(true);
    }

    [[nodiscard]] QStringList names()
    {
        QStringList names;
        for (const Charge &row : list.model().rows())
            names.append(row.name);
        return names;
    }
    [[nodiscard]] QString attemptOf(const QString &name)
    {
        for (const Charge &row : list.model().rows()) {
            if (row.name == name)
                return row.attempt;
        }
        return {};
    }
    void chooseStatus(const QString &label)
    {
        list.choose(HistoryPresenter::Filter::Status, statusPosition(list, label));
    }
    void choose(HistoryPresenter::Period period)
    {
        list.choose(HistoryPresenter::Filter::Period, static_cast<int>(period));
    }

    ChargeBook &book;
    std::unique_ptr<ChargeLedger> ledger;
    ChargeReader reader;
    HistoryPresenter list;
};

/** One charge of each status, the waiting one first. */
inline void fillWithAllStatuses(ChargeBook &book)
{
    book.charge({.name = QStringLiteral("Aguarda"), .centavos = 100});
    book.charge({.name = QStringLiteral("Paga"), .centavos = 200, .status = QStringLiteral("Paga")});
    book.charge({.name = QStringLiteral("Expirada"), .centavos = 300, .status = QStringLiteral("Expirado")});
    book.charge({.name = QStringLiteral("Cancelada"), .centavos = 400, .status = QStringLiteral("Cancelado")});
    book.charge({.name = QStringLiteral("Reembolso"), .centavos = 500, .status = QStringLiteral("Reembolsado")});
    book.write(drafts::of(EventKind::ReceivedByHand, book.charge({.name = QStringLiteral("Balcão"), .centavos = 600})));
    book.write(drafts::of(EventKind::Unknown, book.begin({.name = QStringLiteral("Sem resposta"), .centavos = 700})));
    drafts::Buyer buyer;
    buyer.name = QStringLiteral("Não saiu");
    const EventDraft attempt = drafts::attempt(800, buyer);
    book.write(attempt);
    book.write(drafts::of(EventKind::NotSent, attempt.attempt));
}

} // namespace balcao::test
