// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/codecheck.h"
#include "core/charge/providererror.h"
#include "core/charge/requestend.h"
#include "core/ledger/ledgererror.h"
#include "core/settings/settings.h"
#include "core/settings/settingsfile.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>
#include <variant>

/** What the log can say. No member holds a text from outside but the txid, of which eight characters are written at most: what a
 *  customer, a provider, a person at the keyboard or Qt said has no way in.
 */
namespace balcao::logfact
{

/** Of a session: the program's start, or its change to or from training. Versions and the system are added by logLine(). */
struct Began {
    bool isTraining = false;
    bool isPostgres = false;
};

struct Ended {
};

/** A setting that is passed over or stops selling. */
struct SettingIsWrong {
    SettingsProblem::Kind kind = SettingsProblem::Kind::Unreadable;
    /** In this user's file, not in the computer's. */
    bool isOfUser = false;
    /** 0: the whole file. */
    int line = 0;
    /** Null: one that the program does not know, whose name is not told. */
    const SettingKey *key = nullptr;

    [[nodiscard]] static SettingIsWrong of(const SettingsProblem &problem);
};

/** A request to the provider has ended. */
struct RequestEnded {
    /** Why nothing, or nothing for certain, came of it. */
    struct Failure {
        ProviderError::Outcome outcome = ProviderError::Outcome::Unknown;
        ProviderError::Cause cause = ProviderError::Cause::ConnectionLost;
    };

    Question::Kind asked = Question::Kind::Create;
    /** Of the charge, for people; 0: none. */
    int number = 0;
    /** The provider's; empty: none is known. */
    QString txid = {};
    std::chrono::milliseconds took{0};
    /** 0: no complete answer. */
    int httpStatus = 0;
    std::optional<Failure> failure = {};
    /** Of the code that came with the answer. */
    std::optional<CodeCheck::Verdict> code = {};
};

struct LedgerOpened {
    std::chrono::milliseconds took{0};
};

struct LedgerOut {
    LedgerError::Kind why = LedgerError::Kind::WriteFailed;
};

struct LedgerBack {
    std::chrono::milliseconds after{0};
};

/** The daily erasure met copies of before an update that held customers' data. */
struct CopiesErased {
    int removed = 0;
    /** Still there. */
    int left = 0;
};

/** Facts came faster than the disk took them. */
struct FactsLost {
    int number = 0;
};

} // namespace balcao::logfact

namespace balcao
{

using LogFact =
    std::variant<logfact::Began, logfact::Ended, logfact::SettingIsWrong, logfact::RequestEnded, logfact::LedgerOpened,
                 logfact::LedgerOut, logfact::LedgerBack, logfact::CopiesErased, logfact::FactsLost>;

/** "request create outcome=unknown cause=deadline ms=30000 charge=17". */
[[nodiscard]] QString logText(const LogFact &fact);
/** "2026-11-23T20:38:31.123Z warning 01 request create outcome=unknown cause=deadline ms=30000 charge=17", with a line end. */
[[nodiscard]] QByteArray logLine(const LogFact &fact, const QString &counter, const QDateTime &at);

} // namespace balcao
