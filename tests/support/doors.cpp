// SPDX-License-Identifier: MIT
#include "tests/support/doors.h"

#include <QStringList>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using enum Door::Place;
using enum Door::Database;

constexpr std::array all = {
    Door{"create a charge"_L1, Both, "create"_L1, "command::Create"_L1, Act::Create},
    Door{"stop a create before it leaves"_L1, Till, {}, "command::Cancel"_L1, Act::Cancel},
    Door{"read a charge at the provider"_L1, Both, "status"_L1, "command::ReadStatus"_L1, Act::Read},
    Door{"take in a charge that was made elsewhere"_L1, CommandLine, "status"_L1, "command::ImportCharge"_L1,
         Act::Import},
    Door{"give up a charge that one only took in"_L1, Both, "settle --absent"_L1, "command::SettleAbsent"_L1,
         Act::GiveUpImport},
    Door{"ask for the code again"_L1, Till, {}, "command::RequestCodeAgain"_L1, Act::AskAgain},
    Door{"correct a charge; ask again while the result of a correction is unknown"_L1, Both, "correct"_L1,
         "command::Correct"_L1, Act::Correct},
    Door{"accept that the provider has another amount"_L1, Both, "settle --accept-amount"_L1,
         "command::AcceptDifference"_L1, Act::AcceptDifference},
    Door{"accept the provider's report of a payment"_L1, Both, "settle --accept-status"_L1, "command::AcceptReport"_L1,
         Act::AcceptReport},
    Door{"accept whom a code pays"_L1, Both, "settle --accept-receiver"_L1, "command::AcceptReceiver"_L1,
         Act::AcceptReceiver},
    Door{"calibrate the provider: create the charge"_L1, Both, "calibrate begin"_L1, "command::BeginCalibration"_L1,
         Act::Settings},
    Door{"calibrate the provider: say what a bank's app shows"_L1, Both, "calibrate confirm"_L1,
         "command::ConfirmCalibration"_L1, Act::AcceptReceiver},
    Door{"settle an unknown attempt: it was found"_L1, Both, "settle --found"_L1, "command::SettleFound"_L1,
         Act::Settle},
    Door{"settle an unknown attempt: it is not there"_L1, Both, "settle --absent"_L1, "command::SettleAbsent"_L1,
         Act::Settle},
    Door{"reopen an attempt that was settled"_L1, Both, "settle --reopen"_L1, "command::Reopen"_L1, Act::Settle},
    Door{"confirm a receipt by hand"_L1, Both, "receive"_L1, "command::ConfirmReceipt"_L1, Act::ConfirmReceipt},
    Door{"take a receipt back"_L1, Both, "receive --take-back"_L1, "command::TakeBackReceipt"_L1, Act::TakeBackReceipt},
    Door{"say that a charge is contested"_L1, Both, "contest"_L1, "command::Contest"_L1, Act::Contest},
    Door{"say how a contest ended"_L1, Both, "contest --end"_L1, "command::EndContest"_L1, Act::Contest},
    Door{"sums of all counters since the last closing"_L1, Both, "closing --preview"_L1, "DayPresenter::open"_L1,
         Act::AllCounters},
    Door{"a closing that was made"_L1, Both, "closing --number"_L1, "DayPresenter::open"_L1, Act::AllCounters},
    Door{"the owner's queue"_L1, Till, {}, "QueuePresenter::open"_L1, Act::AllCounters},
    Door{"close the day"_L1, Both, "closing"_L1, "DayPresenter::close"_L1, Act::CloseDay},
    Door{"change settings"_L1, Till, {}, "SettingsPresenter::askManager"_L1, Act::Settings},
    Door{"move the ledger into a database"_L1, Both, "ledger move"_L1, "SettingsPresenter::move"_L1, Act::Settings,
         Owner},
    Door{"copy the ledger, save the bundle for support, at the till"_L1,
         Till,
         {},
         "DiagnosticsPresenter::write"_L1,
         Act::Settings},
    Door{"add an operator"_L1, Both, "operator add"_L1, "Staff::add"_L1, Act::Operators, Manager},
    Door{"disable an operator"_L1, Both, "operator disable"_L1, "Staff::disable"_L1, Act::Operators, Manager},
    Door{"set an operator's PIN"_L1, Both, "operator set-pin"_L1, "Staff::setPin"_L1, Act::Operators, Manager},
    Door{"set an operator's badge"_L1, Both, "operator set-badge"_L1, "Staff::setBadge"_L1, Act::Operators, Manager},
    Door{"take an operator's badge"_L1, Both, "operator take-badge"_L1, "Staff::setBadge"_L1, Act::Operators, Manager},
    Door{"switch PINs on or off"_L1, Both, "operator pins"_L1, "Staff::switchPins"_L1, Act::Operators, Manager},
    Door{"erase customers' data"_L1, CommandLine, "ledger erase"_L1, "eraseCustomers"_L1, Act::Erase, Owner},
    Door{"set a PIN in place of a forgotten one"_L1, CommandLine, "operator reset"_L1, {}, {}, Owner},
    Door{"set events aside"_L1, CommandLine, "ledger set-aside"_L1, {}, {}, Owner},
    Door{"make the charges anew from their events"_L1, CommandLine, "ledger rebuild"_L1, {}, {}, Owner},
    Door{"go on without events that are missing"_L1, CommandLine, "ledger accept-loss"_L1, {}, {}},
    Door{"keep the provider's key in the keyring"_L1, CommandLine, "key set"_L1, {}, {}},
    Door{"take the provider's key out of the keyring"_L1, CommandLine, "key delete"_L1, {}, {}},
    Door{"look whether the keyring has a key"_L1, CommandLine, "key test"_L1, {}, {}},
    Door{"check a code"_L1, Both, "check"_L1, {}, {}},
    Door{"list charges"_L1, Both, "list"_L1, {}, {}},
    Door{"show a charge and its events"_L1, Both, "show"_L1, {}, {}},
    Door{"print a charge's code"_L1, Both, "print"_L1, {}, {}, Counter, true},
    Door{"make the dossier of a sale"_L1, Both, "dossier"_L1, {}, {}},
    Door{"verify the ledger"_L1, Both, "ledger verify"_L1, {}, {}},
    Door{"count what is in the ledger"_L1, CommandLine, "ledger stats"_L1, {}, {}},
    Door{"copy the ledger"_L1, CommandLine, "ledger backup"_L1, {}, {}},
    Door{"make the bundle for support"_L1, CommandLine, "support-bundle"_L1, {}, {}},
    Door{"list operators"_L1, Both, "operator list"_L1, {}, {}},
    Door{"say how the provider is calibrated"_L1, Both, "calibrate status"_L1, {}, {}},
};

QString roleText(Door::Database database)
{
    switch (database) {
    case Counter:
        return {};
    case Manager:
        return u"manager's role"_s;
    case Owner:
        return u"owner"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

std::span<const Door> doors()
{
    return all;
}

QString doorTable()
{
    QStringList lines{u"| | `balcao-cli` | till | cashier | manager | not signed in | PINs off | PostgreSQL takes |"_s,
                      u"|---|---|---|---|---|---|---|---|"_s};
    for (const Door &door : all) {
        const bool isForManagers = door.act && roleFor(*door.act) == Role::Manager;
        const QStringList cells{door.name,
                                door.place == Till ? QString() : u'`' + QString(door.commandLine) + u'`',
                                door.place == CommandLine ? QString() : u"yes"_s,
                                isForManagers ? u"by approval"_s : u"yes"_s,
                                u"yes"_s,
                                door.act || door.takesName ? QString() : u"yes"_s,
                                u"yes"_s,
                                roleText(door.database)};
        QString line = u"|"_s;
        for (const QString &cell : cells)
            line += cell.isEmpty() ? u" |"_s : u' ' + cell + u" |"_s;
        lines.append(line);
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace balcao
