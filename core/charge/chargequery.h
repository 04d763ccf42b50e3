// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace balcao
{

struct OwnCounter;

/** What a list of charges shows. All conditions hold together. */
struct ChargeQuery {
    enum class Sort { Newest, Oldest, Highest, Lowest };

    static constexpr int maxLimit = 500;

    /** Whether some statuses are asked for only. */
    [[nodiscard]] bool hasStatuses() const { return isToCheck || isContested || !statuses.isEmpty(); }

    /** UTC, from included, to not. */
    std::optional<QDateTime> from;
    std::optional<QDateTime> to;
    /** Empty, and neither to check nor contested: all. */
    QList<ChargeStatus> statuses;
    /** Also whatever needsPerson(), of any status. */
    bool isToCheck = false;
    /** Also whatever isContested(), of any status. */
    bool isContested = false;
    /** At a moment of the provider's clock: only what isOverdue() then, or only what is not. */
    struct Deadline {
        QDateTime now;
        bool isOver = false;

        bool operator==(const Deadline &) const = default;
    };
    std::optional<Deadline> deadline;
    /** Of sums only, the provider's clock: what isOverdue() then is counted as past due. Invalid: nothing is. */
    QDateTime summedAt;
    QString counter;
    QString operatorName;
    /** As typed: part of a txid or e-mail, words of a name or of the sale's mark, CPF, CNPJ or phone (or three and more of their
     *  characters), a charge's number, an amount. Numbers and amounts are found in every form that the parsers of values take. */
    QString search;
    Sort sort = Sort::Newest;
    int limit = 50;
    /** ChargeSlice::next of the page before. */
    QString after;

    bool operator==(const ChargeQuery &) const = default;
};

/** One page, and where the next begins. */
struct ChargeSlice {
    QList<Charge> rows;
    /** Empty: this was the last. */
    QString next;
};

/** Numbers of a period, by the provider's word and by hand, apart. */
struct ChargeTotals {
    int charges = 0;
    /** Of these all that exist, or may exist, at the provider. */
    int payable = 0;
    int paid = 0;
    MoneySum paidAmount;
    int receivedByHand = 0;
    MoneySum receivedAmount;
    /** What may still be paid; what may not because its time is over, by the query's clock, and by the provider's word. */
    int waiting = 0;
    MoneySum waitingAmount;
    int pastDue = 0;
    MoneySum pastDueAmount;
    int expired = 0;
    MoneySum expiredAmount;
    /** Of these all whose money a bank asks back, whatever they are counted as besides. */
    int contested = 0;
    MoneySum contestedAmount;

    /** @p isOver: the deadline, of what waits. @p payments: those of @p count for whose txid no other attempt is counted; @p centavos: their sum. Of what was not paid, of all. */
    void add(ChargeStatus status, int count, int payments, qint64 centavos, bool isOver = false);
    /** Of those some are contested. */
    void addContested(int count, qint64 centavos);
    ChargeTotals &operator+=(const ChargeTotals &other);
};

/** Somebody who was charged before, as last charged. */
struct PastCustomer {
    QString name;
    QString phone;
    QString email;
    QString taxId;
    QDateTime lastAt;
};

/** Small letters without accents (ß as ss, ø as o), apostrophes left out, one blank between words: how names are compared. */
[[nodiscard]] QString foldedForSearch(QStringView text);
/** The words that a name is found by: those, and of D'Ávila (davila) also d and avila. */
[[nodiscard]] QString searchWordsOf(QStringView name);

/** What a typed search can mean; several at once. */
struct SearchTerms {
    /** "01-2": counter and number of the day, as lists and slips name a charge. */
    struct Number {
        /** In small letters; empty: any counter. */
        QString counter;
        int number = 0;

        /** Whether this counter is meant. Leading zeros of a number are optional. */
        [[nodiscard]] bool isOf(const QString &counterName) const;
        bool operator==(const Number &) const = default;
    };

    /** Folded words (or digits), each the beginning of a word of the name or of the mark. */
    QStringList words;
    /** Who looks for a customer: no mark is meant. */
    bool isOfNames = false;
    /** Part of txid, e-mail, CPF, CNPJ or phone, at least three characters, folded; empty: none. */
    QString part;
    /** Parts of a CPF, CNPJ or phone, in small letters, without label, punctuation, country code and trunk zero: "12.ABC" becomes
     *  "12abc". What equals @c part is left out. */
    QStringList numbers;
    std::optional<Money> amount;
    std::optional<Number> number;

    [[nodiscard]] bool isEmpty() const
    {
        return words.isEmpty() && part.isEmpty() && numbers.isEmpty() && !amount && !number;
    }
};
[[nodiscard]] SearchTerms readSearch(const QString &typed);

/** What searches find a charge by: folded words of the name and, after a sign, of the mark, a blank before each; and txid, CPF or CNPJ, phone
 *  and e-mail in small letters, a blank between them.
 */
[[nodiscard]] QString searchWords(const ChargeFacts &charge);
[[nodiscard]] QString searchParts(const ChargeFacts &charge);
/** How @p word, one of the terms', may begin a word there: any of these. */
[[nodiscard]] QStringList searchForms(const SearchTerms &terms, const QString &word);
/** Whether @p part, one of the terms' numbers, is in the charge's CPF, CNPJ or phone. */
[[nodiscard]] bool hasNumber(const ChargeFacts &charge, const QString &part);
/** Whether a search means the charge. */
[[nodiscard]] bool matches(const ChargeFacts &charge, const SearchTerms &terms);

/** Whether it is one of the query's statuses, or to check, at @p now. */
[[nodiscard]] bool hasStatus(const ChargeFacts &charge, const ChargeQuery &query, const QDateTime &now,
                             const OwnCounter &own);
/** Whether the charge belongs to the list at @p now, order, limit and page aside. @p own: whose clock @p now is. */
[[nodiscard]] bool fits(const ChargeFacts &charge, const ChargeQuery &query, const QDateTime &now,
                        const OwnCounter &own);
/** ChargeQuery::after of the page that begins behind @p charge. */
[[nodiscard]] QString pageAfter(ChargeQuery::Sort sort, const ChargeFacts &charge);
/** The order of a list; the id decides between equal amounts, in the same direction. */
[[nodiscard]] bool comesBefore(ChargeQuery::Sort sort, const ChargeFacts &left, const ChargeFacts &right);
/** The calendar day in which the shop counts a moment, as a number: 20261121. */
[[nodiscard]] int businessDay(const QDateTime &utc);

} // namespace balcao
