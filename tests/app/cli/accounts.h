// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/values/account.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace balcao::test
{

/** The accounts of the operating system that events of this kind bear. */
[[nodiscard]] inline QStringList accountsIn(const QString &ledger, const QString &kind)
{
    const auto store = LedgerStore::open(LedgerAddress::file(ledger), {.counter = QStringLiteral("09")});
    const auto list = store
                          ? (*store)->connection().list(QStringLiteral("SELECT data FROM event WHERE kind = ?"), {kind},
                                                        [](const QSqlQuery &query) {
                                                            return QJsonDocument::fromJson(query.value(0).toByteArray())
                                                                .object()
                                                                .value(QLatin1StringView("account"))
                                                                .toString();
                                                        })
                          : Unexpected<LedgerError>(store.error());
    return list.value_or(QStringList());
}

} // namespace balcao::test
