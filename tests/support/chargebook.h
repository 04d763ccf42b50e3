// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/values/utc.h"
#include "tests/support/codewriter.h"
#include "tests/support/drafts.h"

#include <QTemporaryDir>

#include <atomic>
#include <memory>

namespace balcao::test
{

/** A ledger in a temporary file with charges in it, written by a store of its own, and a clock that tests set.
 *
 *  The clock begins on 14 July 2026, 14:38 in São Paulo.
 */
class ChargeBook
{
public:
    ChargeBook() { store(QStringLiteral("02")); }

    [[nodiscard]] static QDateTime start() { return {QDate(2026, 7, 14), QTime(17, 38), utcZone}; }
    [[nodiscard]] QDateTime now() const { return QDateTime::fromMSecsSinceEpoch(m_nowMs, utcZone); }
    void setNow(const QDateTime &utc) { m_nowMs = utc.toMSecsSinceEpoch(); }
    void advance(std::chrono::milliseconds by) { m_nowMs += by.count(); }
    [[nodiscard]] Clock clock()
    {
        return Clock([this] { return now(); });
    }
    [[nodiscard]] LedgerAddress address() const
    {
        return LedgerAddress::file(m_folder.filePath(QStringLiteral("ledger.sqlite")));
    }
    /** This ledger as a program opens it. */
    [[nodiscard]] std::unique_ptr<ChargeLedger> ledger(const QString &counter = QStringLiteral("02"))
    {
        return std::make_unique<ChargeLedger>(address(), CounterIdentity{counter, QStringLiteral("Ana Paula")},
                                              clock());
    }

    LedgerEvent write(const EventDraft &draft)
    {
        const auto event = m_store->append(draft);
        if (!event)
            qFatal("the ledger does not take an event: %s", qPrintable(event.error().detail));
        return *event;
    }
    /** Opens the ledger for @p counter, which writes the following events. */
    void store(const QString &counter)
    {
        auto opened = LedgerStore::open(address(), {.counter = counter, .clock = clock()});
        if (!opened)
            qFatal("the ledger does not open: %s", qPrintable(opened.error().detail));
        m_store = std::move(*opened);
    }

    void closeDay()
    {
        ShopEvent closed;
        closed.what = shopevent::DayClosed();
        if (const auto made = m_store->closeDay({}, closed, {}); !made)
            qFatal("the day does not close: %s", qPrintable(made.error().detail));
    }

    struct Sale {
        QString name = QStringLiteral("Marina Alves Pereira");
        qint64 centavos = 8640;
        QString status = QStringLiteral("Aguardando");
        QString by = QStringLiteral("Ana Paula");
        QString mark = {};
    };
    /** Writes an attempt and its answer, with a code that is valid for 15 minutes. Returns the attempt's id. */
    QString charge(const Sale &sale)
    {
        QString attempt = begin(sale);
        EventDraft answer = drafts::answer(EventKind::Created, attempt, newTxid(), sale.centavos, sale.status);
        answer.operatorName = sale.by;
        drafts::setCode(answer, code(sale.centavos), sale.centavos);
        drafts::answerIn(answer).charge.expiresAt.moment = now().addSecs(900);
        write(answer);
        return attempt;
    }
    /** Writes an attempt whose first byte is out and whose outcome is unknown. Returns the attempt's id. */
    QString begin(const Sale &sale)
    {
        drafts::Buyer buyer;
        buyer.name = sale.name;
        EventDraft draft = drafts::marked(sale.mark, sale.centavos, buyer);
        draft.operatorName = sale.by;
        write(draft);
        EventDraft out = drafts::of(EventKind::FirstByteOut, draft.attempt);
        out.operatorName = sale.by;
        write(out);
        return draft.attempt;
    }
    /** Writes a correction of the amount: the request and its answer. */
    void correct(const QString &attempt, qint64 before, qint64 after)
    {
        EventDraft asked = drafts::correction(EventKind::CorrectionAsked, attempt, 1, after);
        asked.operatorName = QStringLiteral("Carlos Menezes");
        drafts::Buyer buyer;
        buyer.name = QStringLiteral("Vera Lúcia Prado");
        buyer.phone = QStringLiteral("11912340187");
        auto &question = std::get<event::CorrectionAsked>(asked.what);
        question.amountBefore = Money::fromCentavos(before);
        question.customerBefore = buyer.text();
        buyer.phone = QStringLiteral("11912340178");
        question.customer = buyer.text();
        question.reason = QStringLiteral("desconto esquecido");
        write(asked);
        EventDraft done = drafts::correction(EventKind::CorrectionDone, attempt, 1, after);
        std::get<event::CorrectionDone>(done.what).customer = buyer.text();
        drafts::setCode(done, code(after), after);
        drafts::answerIn(done).charge.expiresAt.moment = now().addSecs(660);
        write(done);
    }

    /** A code with a URL, as providers send them. */
    [[nodiscard]] static QString code(qint64 centavos)
    {
        CodeWriter writer;
        writer.set("01", QStringLiteral("12"));
        writer.set("26", object("00", QStringLiteral("br.gov.bcb.pix")) +
                             object("25", QStringLiteral("pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441")));
        writer.set("54", Money::fromCentavos(centavos).value_or(Money()).toWire());
        return writer.code();
    }

private:
    [[nodiscard]] static QString newTxid() { return newAttemptId().remove(QLatin1Char('-')).right(26); }

    QTemporaryDir m_folder;
    std::atomic<qint64> m_nowMs = start().toMSecsSinceEpoch();
    std::unique_ptr<LedgerStore> m_store;
};

} // namespace balcao::test
