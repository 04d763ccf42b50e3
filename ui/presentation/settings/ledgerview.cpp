// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/ledgerview.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct LedgerViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::LedgerView)
};

constexpr auto inFile = "file"_L1;
constexpr auto inDatabase = "database"_L1;

struct LedgerField {
    QLatin1StringView key;
    QString LedgerParts::*member;
};
constexpr std::array ledgerFields{
    LedgerField{"ledger.file"_L1, &LedgerParts::file},     LedgerField{"ledger.host"_L1, &LedgerParts::host},
    LedgerField{"ledger.port"_L1, &LedgerParts::port},     LedgerField{"ledger.database"_L1, &LedgerParts::database},
    LedgerField{"ledger.user"_L1, &LedgerParts::user},     LedgerField{"ledger.tls"_L1, &LedgerParts::tls},
    LedgerField{"ledger.ca-file"_L1, &LedgerParts::caFile}};

const LedgerField *fieldOf(const QString &key)
{
    const auto *const found = std::find_if(ledgerFields.begin(), ledgerFields.end(),
                                           [&key](const LedgerField &field) { return field.key == key; });
    return found == ledgerFields.end() ? nullptr : found;
}

/** The words of libpq that a page offers; another one of a file stays as long as nobody chooses. */
QList<SettingChoice> tlsChoices(const QString &held)
{
    QList<SettingChoice> choices{{QString(), LedgerViewTr::tr("If offered")},
                                 {u"require"_s, LedgerViewTr::tr("Always")},
                                 {u"verify-full"_s, LedgerViewTr::tr("Always, and verified")}};
    const auto isHeld = [&held](const SettingChoice &choice) { return choice.text == held; };
    if (std::none_of(choices.cbegin(), choices.cend(), isHeld))
        choices.append({held, held});
    return choices;
}

SettingRow partRow(QLatin1StringView key, const QString &label, const QString &hint)
{
    return {.key = key, .kind = SettingRow::Kind::Text, .label = label, .hint = hint};
}

QList<SettingRow> databaseRows(const LedgerParts &parts)
{
    SettingRow server = partRow("ledger.host"_L1, LedgerViewTr::tr("Server and port"),
                                LedgerViewTr::tr("A name, or a socket's folder."));
    server.second = u"ledger.port"_s;
    server.secondLabel = LedgerViewTr::tr("Port");
    server.beside = u"5432"_s;
    SettingRow database = partRow("ledger.database"_L1, LedgerViewTr::tr("Database and user"), {});
    database.second = u"ledger.user"_s;
    database.secondLabel = LedgerViewTr::tr("User");
    return {server,
            database,
            {.key = ledgerPasswordRow,
             .kind = SettingRow::Kind::Secret,
             .label = LedgerViewTr::tr("Password"),
             .hint = LedgerViewTr::tr("Is kept in the system's keyring only."),
             .beside = LedgerViewTr::tr("Type a new one to change it")},
            {.key = u"ledger.tls"_s,
             .kind = SettingRow::Kind::Choice,
             .label = LedgerViewTr::tr("TLS"),
             .hint = LedgerViewTr::tr("Away from this computer it is needed."),
             .choices = tlsChoices(parts.tls)},
            partRow("ledger.ca-file"_L1, LedgerViewTr::tr("Certificate authority"),
                    LedgerViewTr::tr("A PEM file, by which the server is verified."))};
}

/** Why that cannot be, as far as one part tells; empty: it can. */
QString partProblem(const LedgerParts &parts, const QString &key)
{
    const QString text = ledgerPart(parts, key);
    if (parts.isShared && key == "ledger.host"_L1 && text.isEmpty())
        return LedgerViewTr::tr("Type the server's name.");
    if (parts.isShared && key == "ledger.database"_L1 && text.isEmpty())
        return LedgerViewTr::tr("Type the database's name.");
    constexpr int lastPort = 65'535;
    if (parts.isShared && key == "ledger.port"_L1 && !text.isEmpty() &&
        (text.toInt() < 1 || text.toInt() > lastPort || text != QString::number(text.toInt())))
        return LedgerViewTr::tr("A port is a number from 1 to %1.").arg(lastPort);
    const bool isPath = key == "ledger.ca-file"_L1 ? parts.isShared : key == "ledger.file"_L1 && !parts.isShared;
    return isPath && !text.isEmpty() && !QDir::isAbsolutePath(text)
               ? LedgerViewTr::tr("It takes the whole path of a file.")
               : QString();
}

} // namespace

bool isLedgerPart(const QString &key)
{
    return key == ledgerPlaceRow || fieldOf(key);
}

QString ledgerPart(const LedgerParts &parts, const QString &key)
{
    if (key == ledgerPlaceRow)
        return parts.isShared ? inDatabase : inFile;
    const LedgerField *const field = fieldOf(key);
    return field ? parts.*(field->member) : QString();
}

void setLedgerPart(LedgerParts &parts, const QString &key, const QString &text)
{
    if (key == ledgerPlaceRow)
        parts.isShared = text == inDatabase;
    else if (const LedgerField *const field = fieldOf(key))
        parts.*(field->member) = text;
}

QMap<QString, QString> ledgerProblems(const LedgerParts &parts)
{
    QMap<QString, QString> problems;
    for (const SettingRow &row : ledgerRows(parts, false)) {
        for (const QString &key : {row.second, row.key}) {
            if (const QString problem = partProblem(parts, key); !problem.isEmpty())
                problems.insert(row.key, problem);
        }
    }
    return problems;
}

QString ledgerMainPart(const LedgerParts &parts)
{
    return parts.isShared ? u"ledger.host"_s : u"ledger.file"_s;
}

QString ledgerTlsNotice(const LedgerParts &parts)
{
    return parts.isVerified()
               ? QString()
               : LedgerViewTr::tr("Not verified: another computer that answers in the server's place would get the "
                                  "password. Choose “%1”.")
                     .arg(LedgerViewTr::tr("Always, and verified"));
}

QList<SettingRow> ledgerRows(const LedgerParts &parts, bool canMove)
{
    QList<SettingRow> rows{{.key = ledgerPlaceRow,
                            .kind = SettingRow::Kind::Choice,
                            .label = LedgerViewTr::tr("Where"),
                            .hint = {},
                            .choices = {{inFile, LedgerViewTr::tr("On this computer"),
                                         LedgerViewTr::tr("SQLite. One counter, no network.")},
                                        {inDatabase, LedgerViewTr::tr("Shared"),
                                         LedgerViewTr::tr("PostgreSQL. Several counters, one history.")}}}};
    if (parts.isShared)
        rows += databaseRows(parts);
    else
        rows.append(partRow("ledger.file"_L1, LedgerViewTr::tr("File"),
                            LedgerViewTr::tr("Its whole path. Empty: a file of this user.")));
    rows.append({.key = ledgerTestRow,
                 .kind = SettingRow::Kind::Actions,
                 .label = LedgerViewTr::tr("Test"),
                 .hint = LedgerViewTr::tr("Looks, and writes nothing."),
                 .choices = {{ledgerTestRow, LedgerViewTr::tr("Test")}}});
    if (parts.isShared && canMove)
        rows.append({.key = ledgerMoveRow,
                     .kind = SettingRow::Kind::Actions,
                     .label = LedgerViewTr::tr("Charges made so far"),
                     .hint = LedgerViewTr::tr("Are in a file of this computer."),
                     .choices = {{ledgerMoveRow, LedgerViewTr::tr("Move them to PostgreSQL…")}}});
    return rows;
}

} // namespace balcao
