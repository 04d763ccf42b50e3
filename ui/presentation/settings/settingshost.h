// SPDX-License-Identifier: MIT
#pragma once

#include "core/reply.h"
#include "core/settings/savedsettings.h"
#include "core/settings/settings.h"
#include "ui/presentation/settings/settingsview.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>

namespace balcao
{

class LedgerParts;
class SupportBundle;

/** The texts that are typed and not saved, by key, or by the name of a row that is a part of one. */
using TypedSettings = QMap<QString, QString>;

/** A secret for the keyring, and its place there: the provider's origin, or the address of a proxy or a ledger. */
struct SettingSecret {
    QString place;
    QByteArray secret;
};

/** Ends with a sentence for people, good or bad. */
using SentenceReply = Reply<QString, QString>;
/** Ends with nothing, or with a sentence for people: nothing was done then. */
using DoneReply = Reply<void, QString>;
using BundlePointer = std::shared_ptr<const SupportBundle>;
using BundleReply = Reply<BundlePointer>;

/** The program, as the pages of settings and the first run need it. It outlives them.
 *
 *  A reply with a context is a child of it: long work ends with the context, and can be watched and given up.
 */
class SettingsHost
{
public:
    virtual ~SettingsHost();

    /** The values in force. */
    [[nodiscard]] virtual Settings settings() const = 0;
    /** The shop's provider is in use, not the built-in one. */
    [[nodiscard]] virtual bool isProduction() const = 0;
    /** A sentence about the file, variable or option that keeps @p key from being changed here; empty: none does. */
    [[nodiscard]] virtual QString lockedBy(const SettingKey &key) const = 0;
    /** A sentence about a text that the key does not take; empty: it takes @p text. */
    [[nodiscard]] virtual QString check(const SettingKey &key, const QString &text) const = 0;
    /** Keeps the secrets, saves the edits and puts them in force, or does nothing. Afterwards the page may be another one, over another
     *  service.
     */
    virtual DoneReply *save(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets) = 0;
    /** Whether the shop's own ledger, which is not the one in use, has operators or may have them. */
    virtual Reply<bool> *findOperators(QObject *context) = 0;
    /** Tests the provider's connection by @p settings, without a charge or a key. @p proxyPassword: empty unless one is typed. */
    virtual SentenceReply *probe(const Settings &settings, const QByteArray &proxyPassword, QObject *context) = 0;
    /** Tests whether a ledger could be kept at @p address, and writes nothing there. @p password: empty unless one is typed. */
    virtual SentenceReply *inspectLedger(const QString &address, const QByteArray &password, QObject *context) = 0;
    /** Keeps the secrets, ends the session, moves the ledger to the address in @p edits and saves them. Once the reply is good the page
     *  goes; the next one has @p typed where the move failed.
     */
    virtual DoneReply *moveLedger(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets,
                                  const TypedSettings &typed) = 0;
    /** The screens that may be the customer's. */
    [[nodiscard]] virtual QList<SettingChoice> screens() const = 0;

    /** For the page of diagnostics. */
    struct Facts {
        /** Program and libraries with their versions. */
        QString program;
        /** The kind of the ledger, and its place. */
        QString ledger;
        QString logFile;
        /** Its last lines. */
        QStringList logLines;
    };
    [[nodiscard]] virtual Facts facts() const = 0;
    /** Reads the whole ledger that is in use. */
    virtual SentenceReply *verifyLedger(QObject *context) = 0;
    /** A whole path for a new file of this name. */
    [[nodiscard]] virtual QString proposedFile(const QString &name) const = 0;
    /** A sentence about a file that cannot be written; empty: @p file can, as far as is known. */
    [[nodiscard]] virtual QString checkFile(const QString &file) const = 0;
    virtual SentenceReply *backUpLedger(const QString &file, QObject *context) = 0;
    virtual BundleReply *gatherBundle(QObject *context) = 0;
    virtual SentenceReply *saveBundle(const BundlePointer &bundle, const QString &file, QObject *context) = 0;
};

/** The value of @p key as a row shows it; a number below its range is none. */
[[nodiscard]] QString settingText(const Settings &settings, const QString &key);
/** The meaning of what is typed: a state may be typed in small letters. */
[[nodiscard]] QString settingTyped(const QString &key, const QString &text);
/** A sentence about a text that a row does not take; empty: it takes @p text. An optional key takes an empty one, too. */
[[nodiscard]] QString settingProblem(const SettingsHost &host, const QString &key, const QString &text);
/** A sentence, if the proxy of @p settings can have no password. */
[[nodiscard]] QString proxyPasswordProblem(const Settings &settings);
/** The typed secrets, or a sentence about the one that belongs nowhere. @p settings and @p ledger: with what is typed. */
[[nodiscard]] Expected<QList<SettingSecret>, QString> typedSecrets(const Settings &settings, const LedgerParts &ledger,
                                                                   const TypedSettings &typed);
/** The typed settings as changes of a file. @p ledger: as it is typed. */
[[nodiscard]] QList<SettingEdit> settingEdits(const TypedSettings &typed, const LedgerParts &ledger);
/** @p settings with what is typed, where the keys take that. */
[[nodiscard]] Settings settingsWith(Settings settings, const TypedSettings &typed);

} // namespace balcao
