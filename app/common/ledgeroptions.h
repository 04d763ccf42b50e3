// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgeraddress.h"
#include "core/reply.h"

#include <QString>

namespace balcao
{

class Arguments;
class Settings;
struct CounterIdentity;
struct LedgerError;

/** The ledger's place and its writer, from options, environment or settings. An empty member has a default. */
struct LedgerOptions {
    /** A file or postgresql://…; else the shop's, else a file in the data folder. */
    QString ledger;
    /** From BALCAO_LEDGER or the settings; never for training. */
    QString shopLedger;
    /** The settings files alone say it, whatever an option or a variable does. */
    QString ledgerOfFiles = {};
    /** Else this user's own data folder. */
    QString dataDir;
    /** 1 to 32 letters, digits, "-", "_", ".". */
    QString counter = QStringLiteral("01");
    /** Else accountName(). */
    QString operatorName = {};
    /** After which the till erases customers' data; 0: it is kept. */
    int retentionDays = 0;
    /** The program ends with it: nothing stays in a server's session. */
    bool isForOneCommand = false;
    /** Situation::takesEndToEndOnly. */
    bool takesEndToEndOnly = false;

    /** @p arguments write into this object, which has to live as long as they. */
    void addTo(Arguments &arguments);
    /** @p settings: with options and environment applied. */
    void take(const Settings &settings);
};

/** An address, or a sentence for people. */
using AddressReply = Reply<LedgerAddress, QString>;

/** The ledger's address without its password; for a file its folder is made, for this user only. Else a sentence for people.
 *  Training takes another ledger than its own in the data folder only from the option: BALCAO_LEDGER is the shop's, and refused.
 *  Not @p mayMake: a file that is not there is a mistake.
 */
[[nodiscard]] AddressReply::Result ledgerPlace(const LedgerOptions &options, LedgerEnvironment use,
                                               bool mayMake = true);
/** @p place with the password of a server's ledger, if the keyring has one: it is asked unless PGPASSWORD, a passfile in the address or
 *  a socket makes one needless.
 */
[[nodiscard]] AddressReply *withPassword(const AddressReply::Result &place);

/** The same options as they are without --ledger and --data-dir: where the settings, or else the variables, say that the shop's ledger is. */
[[nodiscard]] LedgerOptions shopsOptions(const LedgerOptions &options);
/** A sentence for an address that is not LedgerParts::isVerified(), with the line of the settings that mends it. Else empty. */
[[nodiscard]] QString unverifiedLedgerNotice(const QString &address);
/** The same for the ledger that @p options name. */
[[nodiscard]] QString unverifiedLedgerNotice(const LedgerOptions &options);
/** The place of that ledger; nothing is made. Else a sentence for people: the file that the settings name is out of reach. */
[[nodiscard]] Expected<LedgerAddress, QString> shopsLedger(const LedgerOptions &options);

/** A sentence: who may do what there is not known. */
[[nodiscard]] QString sayOutOfReach(const LedgerAddress &shopsLedger);

/** The folder with this user's data. */
[[nodiscard]] QString dataFolder(const LedgerOptions &options);

/** Counter and person. */
[[nodiscard]] CounterIdentity ledgerWriter(const LedgerOptions &options);

/** A sentence about @p error. Damage is named behind it: the events to set aside depend on that. */
[[nodiscard]] QString sentenceOf(const LedgerError &error);

/** The progress of an older ledger's update, in charges: a sentence for a window or a terminal. */
[[nodiscard]] QString ledgerProgress(qint64 done, qint64 all);

/** Renames a damaged file (its log and its anchors) so that a new ledger can begin; the new name, or nothing when that failed. */
[[nodiscard]] QString keepDamagedAside(const QString &file);

} // namespace balcao
