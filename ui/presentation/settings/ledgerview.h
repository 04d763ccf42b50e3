// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/ledgerparts.h"
#include "ui/presentation/settings/settingsview.h"

#include <QList>
#include <QMap>
#include <QString>

namespace balcao
{

/** Where the ledger is, a file or a database; no setting itself, but a part of ledger.address as the others here. */
inline constexpr QLatin1StringView ledgerPlaceRow{"ledger.place"};
/** Of its database; it goes into the keyring. */
inline constexpr QLatin1StringView ledgerPasswordRow{"ledger.password"};
inline constexpr QLatin1StringView ledgerTestRow{"ledger.test"};
inline constexpr QLatin1StringView ledgerMoveRow{"ledger.move"};

/** @p key names a part of ledger.address. */
[[nodiscard]] bool isLedgerPart(const QString &key);
[[nodiscard]] QString ledgerPart(const LedgerParts &parts, const QString &key);
void setLedgerPart(LedgerParts &parts, const QString &key, const QString &text);
/** What cannot be, as far as the parts tell one by one, by row. */
[[nodiscard]] QMap<QString, QString> ledgerProblems(const LedgerParts &parts);
/** The part beside which stands what is wrong with the address as a whole. */
[[nodiscard]] QString ledgerMainPart(const LedgerParts &parts);

/** Beside the choice of TLS, where another computer could answer in the server's place. */
[[nodiscard]] QString ledgerTlsNotice(const LedgerParts &parts);

/** The rows for @p parts. @p canMove: what is kept in a file today could be moved there. */
[[nodiscard]] QList<SettingRow> ledgerRows(const LedgerParts &parts, bool canMove);

} // namespace balcao
