// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"
#include "core/charge/providerterms.h"
#include "core/closing/closing.h"
#include "core/operators/roles.h"

#include <QByteArray>
#include <QDateTime>
#include <QLatin1StringView>
#include <QStringList>
#include <QStringView>

#include <optional>
#include <variant>

namespace balcao
{

/** What an event of the shop says: no charge changes by it. */
namespace shopevent
{

/** Personal fields of charges older than that were blanked. */
struct Erased {
    QDateTime before;
    int charges = 0;
};

/** An event that belonged to no chain was moved to the table set_aside. */
struct SetAside {
    qint64 event = 0;
    QString hash;
    /** accountName(), given by the ledger: the name in the header is only typed. */
    QString account = {};
};

/** Somebody goes on with the ledger although events are missing that a counter had written. */
struct LossAccepted {
    QString counter;
    /** Their sequence numbers, which are given again. */
    qint64 first = 0;
    qint64 last = 0;
    /** As that of SetAside. */
    QString account = {};
};

/** Somebody works here from now on. The id is a UUID; the name is the one of all headers. */
struct OperatorAdded {
    QString id;
    QString name;
    Role role = Role::Cashier;
};

/** A new PIN, or the same one with more rounds; as PinSecret writes it. */
struct PinSet {
    QString id;
    QString secret;
};

/** What a reader types of a badge says who it is from now on; as PinSecret writes it. Empty: no badge does any more. */
struct BadgeSet {
    QString id;
    QString secret;
};

/** Somebody does not work here any more. */
struct OperatorDisabled {
    QString id;
};

/** Who controls the ledger takes a forgotten PIN away, and the waiting behind wrong ones. */
struct OperatorReset {
    QString id;
    /** As that of SetAside. */
    QString account = {};
};

/** A PIN was typed, and it was not theirs. */
struct PinWrong {
    QString id;
};

/** Somebody has said who it is. */
struct PinRight {
    QString id;
};

/** A badge that no operator has was read at the header's counter. The header names who was at it, if that is known. */
struct BadgeWrong {
    /** Wrong ones at that counter since the last right one, this one too; given by the ledger. */
    int count = 0;
};

/** A badge said who it is, at the header's counter. */
struct BadgeRight {
    QString id;
};

/** Off: names are said, and nobody is asked for anything. */
struct PinsSwitched {
    bool areOn = true;
};

/** Somebody changed settings of this counter's program: their names, not what they say. */
struct SettingsChanged {
    QStringList keys;
};

/** A closing: what came since the one before it is counted, and will not change any more. */
using DayClosed = DayClosing;

/** A small odd charge is made to learn how the provider works. */
struct CalibrationBegun {
    QString attempt;
    ProviderTerms terms;
};

/** A manager has looked at whom that charge's code pays. Of the one that calibration began with: the provider is known by it. */
struct ProfileAccepted {
    QString attempt;
    Receiver receiver;
    std::optional<ReplyForms> forms;
};

using Payload = std::variant<Erased, SetAside, LossAccepted, OperatorAdded, PinSet, BadgeSet, OperatorDisabled,
                             OperatorReset, PinWrong, PinRight, BadgeWrong, BadgeRight, PinsSwitched, SettingsChanged,
                             DayClosed, CalibrationBegun, ProfileAccepted>;

/** "erased", …: as the ledger writes it. */
[[nodiscard]] QLatin1StringView key(const Payload &what);
/** One that says nothing else; empty: no event of the shop is called so. */
[[nodiscard]] std::optional<Payload> named(QStringView name);
[[nodiscard]] QStringList names();
/** Those of operators. */
[[nodiscard]] QStringList ofOperators();
/** Those of calibration. */
[[nodiscard]] QStringList ofCalibration();

/** PostgreSQL: the role that may add it. The tables' owner may add all. */
enum class Writer {
    Counter,
    /** Changes who works here, and how they are known. */
    Manager,
    Owner
};
/** The counter name under which the manager's role writes. No till has it. */
inline constexpr QLatin1StringView peoplesCounter{"@people"};
[[nodiscard]] Writer writerOf(const Payload &what);
[[nodiscard]] QStringList namesOf(Writer writer);

} // namespace shopevent

/** One event of the shop. Of the header it has no attempt, sale, correction, txid and amount. */
struct ShopEvent : EventHeader {
    shopevent::Payload what;
    QByteArray hash;
};

} // namespace balcao
