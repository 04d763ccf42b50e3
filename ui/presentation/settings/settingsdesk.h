// SPDX-License-Identifier: MIT
#pragma once

#include "core/reply.h"
#include "core/settings/ledgerparts.h"
#include "core/settings/settings.h"
#include "core/settings/settingsedit.h"
#include "core/support/supportbundle.h"
#include "ui/presentation/settings/settingsview.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

class QObject;

namespace balcao
{

/** By key, or by the name of a row that is a part of one: what is typed and does not hold yet. */
using TypedSettings = QMap<QString, QString>;

/** A whole sentence: the good result, or what is wrong. */
using DeskReply = Reply<QString, QString>;

/** The program's functions for the page of diagnostics. Long work is a child of @p context, and ends with it. */
struct DiagnosticsDesk {
    struct Facts {
        /** Program and libraries with their versions. */
        QString program;
        /** What keeps the ledger, and where. */
        QString ledger;
        QString logFile;
        /** Its end. */
        QStringList logLines;
    };
    using Bundle = std::shared_ptr<const SupportBundle>;

    std::function<Facts()> facts;
    /** Reads the ledger that is in use whole. */
    std::function<DeskReply *(QObject *context)> verify;
    /** A new file's name that may be proposed, whole. */
    std::function<QString(const QString &name)> place;
    /** Why nothing can be written to @p file; empty: it can, as far as is known. */
    std::function<QString(const QString &file)> judgeFile;
    std::function<DeskReply *(const QString &file, QObject *context)> backUp;
    std::function<Reply<Bundle> *(QObject *context)> gather;
    std::function<DeskReply *(const Bundle &bundle, const QString &file, QObject *context)> save;
};

/** What the page of settings asks of the program; all of it is there, and outlives the page. */
struct SettingsDesk {
    /** As they hold now. */
    std::function<Settings()> settings;
    /** The shop's provider is in use, and not the built-in one. */
    std::function<bool()> sells;
    /** What holds the key against this user, for people: a file and its line, a variable, an option. Empty: nothing. */
    std::function<QString(const SettingKey &key)> holder;
    /** Why the key does not take @p text, a whole sentence; empty: it does. */
    std::function<QString(const SettingKey &key, const QString &text)> judge;
    /** Writes them into this user's file and lets them hold, all or none; else a sentence, and nothing has changed. @p before is done when
     *  nothing but the file's place is left to take; its sentence gives all up. The page is another one by then, over another service,
     *  where one of them takes that.
     */
    std::function<QString(const QList<SettingEdit> &edits, const std::function<QString()> &before)> save;
    /** Whether the shop's own ledger, which is not the one in use, has operators: whoever trains does not change what is the shop's then. */
    std::function<Reply<bool> *(QObject *context)> hasOperators;
    /** Looks at the provider that @p settings name, without a charge or a key. @p proxyPassword: empty, unless one is typed. */
    std::function<DeskReply *(const Settings &settings, const QByteArray &proxyPassword, QObject *context)> probe;
    /** Puts a secret into the keyring, for what has that address; else a sentence. */
    using Keeping = std::function<QString(const QString &address, const QByteArray &secret)>;
    /** The provider's key; the password of its proxy, which is named and has a user; that of the ledger's database. */
    Keeping keepKey;
    Keeping keepProxyPassword;
    Keeping keepPassword;
    /** Looks whether a ledger could be kept at @p address, and writes nothing there. @p password: empty, unless one is typed. */
    std::function<DeskReply *(const QString &address, const QByteArray &password, QObject *context)> lookAt;
    /** Ends the session, moves the ledger to where @p edits have it, and saves them; whatever came of it, the page is another one by then,
     *  with @p typed where it was not done.
     */
    std::function<void(const QList<SettingEdit> &edits, const TypedSettings &typed)> move;
    /** Those of this computer that may be the customer's, but the till's own. */
    std::function<QList<SettingChoice>()> screens;
    DiagnosticsDesk diagnostics;
};

struct TypedSecret {
    SettingsDesk::Keeping keep;
    QString address;
    QString secret;
};

/** What @p settings say of @p key, as it stands in a row; a number that says nothing by itself is none. */
[[nodiscard]] QString settingText(const Settings &settings, const QString &key);
/** What was meant by it: a state in small letters. */
[[nodiscard]] QString settingTyped(const QString &key, const QString &text);
/** Why a row does not take @p text, a whole sentence; empty: it does. Nothing typed will do where the default is nothing, too. */
[[nodiscard]] QString settingProblem(const SettingsDesk &desk, const QString &key, const QString &text);
/** Why nothing can be kept as the password of the proxy that @p settings name; empty: it can. */
[[nodiscard]] QString proxyPasswordProblem(const Settings &settings);
/** Of what is typed: all that goes into the keyring, and how it gets there. @p ledger: as it is typed. */
[[nodiscard]] QList<TypedSecret> typedSecrets(const SettingsDesk &desk, const TypedSettings &typed,
                                              const LedgerParts &ledger);
/** What is typed, as it goes into a file. @p ledger: as it is typed. */
[[nodiscard]] QList<SettingEdit> settingEdits(const TypedSettings &typed, const LedgerParts &ledger);
/** With what is typed over it, where a key takes that. */
[[nodiscard]] Settings settingsWith(Settings settings, const QMap<QString, QString> &typed);

} // namespace balcao
