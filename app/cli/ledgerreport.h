// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "app/cli/jsonline.h"
#include "app/cli/openledger.h"
#include "core/signin/refusal.h"

#include <QCoreApplication>
#include <QString>

#include <utility>

namespace balcao::cli
{

namespace signin
{
struct Refused;
}

/** The result of a command on the ledger: an exit code, one JSON object, and the same for people. */
struct LedgerReport {
    Exit exit = Exit::Done;
    JsonLine json;
    /** Each empty, or with a line end. */
    QString result;
    QString diagnostics;

    [[nodiscard]] static LedgerReport problem(Exit exit, const QString &message, const QString &field = {});
    /** Something on this computer: a whole sentence. */
    [[nodiscard]] static LedgerReport of(const QString &sentence, const QString &field);
    /** The ledger's own error, for the person at the keyboard. @p field: the option or word that it is about. */
    [[nodiscard]] static LedgerReport of(const LedgerError &error, const QString &field);
    [[nodiscard]] static LedgerReport of(const Refusal &refusal, const QString &field);
    [[nodiscard]] static LedgerReport of(const signin::Refused &refused, const QString &field = {});

    /** Adds the ledger's environment as the last member. */
    void addEnvironment(const OpenedLedger &opened);
};

/** @p result, or the report of its error: for BALCAO_TRY in a command. */
template <class T, class E>
[[nodiscard]] Expected<T, LedgerReport> reported(Expected<T, E> result, const QString &field = {})
{
    return std::move(result).map_error([&field](const E &error) { return LedgerReport::of(error, field); });
}

template <class T, class E>
[[nodiscard]] Reply<T, LedgerReport> *reported(Reply<T, E> *reply, const QString &field = {})
{
    return reply->converted(qApp, [field](const Expected<T, E> &result) { return reported(result, field); });
}

/** Either of the two. */
[[nodiscard]] LedgerReport reportOf(const Expected<LedgerReport, LedgerReport> &answer);

[[nodiscard]] Reply<LedgerHandle, LedgerReport> *ledgerOf(const Context &context, const LedgerAccess &access);
/** The charge of that txid, attempt, or beginning of one. @p field: of the name. A name of several charges is an error that lists them. */
[[nodiscard]] Expected<Charge, LedgerReport> chargeOf(const OpenedLedger &opened, const QString &name,
                                                      const QString &field = QStringLiteral("txid"));
/** The same, by the whole txid or attempt. */
[[nodiscard]] Expected<Charge, LedgerReport> chargeOfWhole(const OpenedLedger &opened, const QString &name);

/** The JSON of a usage error of these commands. */
[[nodiscard]] JsonLine ledgerProblems(const QList<Problem> &problems);

} // namespace balcao::cli
