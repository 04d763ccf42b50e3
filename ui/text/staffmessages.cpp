// SPDX-License-Identifier: MIT
// Who may not do something, and what is wrong with a PIN. No sentence repeats one.
#include "ui/text/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::messages
{

namespace
{

struct StaffMessagesTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::messages)
};

/** The act, for the place after "needs a manager". */
QString describe(Act act)
{
    switch (act) {
    case Act::AskAgain:
    case Act::Correct:
        return StaffMessagesTr::tr("To correct a charge");
    case Act::AcceptDifference:
    case Act::AcceptReport:
        return StaffMessagesTr::tr("To accept another amount or word of the provider");
    case Act::AcceptReceiver:
        return StaffMessagesTr::tr("To accept whom a code pays");
    case Act::GiveUpImport:
    case Act::Settle:
        return StaffMessagesTr::tr("To settle an attempt");
    case Act::ConfirmReceipt:
        return StaffMessagesTr::tr("To confirm a receipt by hand");
    case Act::TakeBackReceipt:
        return StaffMessagesTr::tr("To take a receipt back");
    case Act::Contest:
        return StaffMessagesTr::tr("To say that a charge is contested");
    case Act::CloseDay:
        return StaffMessagesTr::tr("To close the day");
    case Act::AllCounters:
        return StaffMessagesTr::tr("To see the sums of all counters");
    case Act::Settings:
        return StaffMessagesTr::tr("To change settings");
    case Act::Operators:
        return StaffMessagesTr::tr("To add, disable or change operators");
    case Act::Erase:
        return StaffMessagesTr::tr("To erase customers' data");
    case Act::Create:
    case Act::Cancel:
    case Act::Read:
    case Act::Import:
        break;
    }
    return StaffMessagesTr::tr("For this");
}

} // namespace

QString describe(const NeedsSomebody &needs)
{
    switch (needs.why) {
    case NeedsSomebody::Why::NotSignedIn:
        return StaffMessagesTr::tr("%1 somebody has to sign in with a PIN: this shop has operators.")
            .arg(describe(needs.act));
    case NeedsSomebody::Why::NotOfThatRole:
        return StaffMessagesTr::tr("%1 a manager is needed, who allows it with a PIN.").arg(describe(needs.act));
    case NeedsSomebody::Why::ApprovalOver:
        return StaffMessagesTr::tr("%1 the manager is asked again: an approval is for one thing, and for a minute.")
            .arg(describe(needs.act));
    case NeedsSomebody::Why::NotAllowed:
        return StaffMessagesTr::tr("%1 a manager was asked, and nobody allowed it. Nothing was changed.")
            .arg(describe(needs.act));
    }
    Q_UNREACHABLE();
}

QString describe(OperatorObstacle obstacle)
{
    switch (obstacle) {
    case OperatorObstacle::NotAName:
        return StaffMessagesTr::tr("The operator's name is empty, too long, or has signs that nobody sees.");
    case OperatorObstacle::NameTaken:
        return StaffMessagesTr::tr(
            "Another operator has this name, or one that looks the same. Add a surname or an initial.");
    case OperatorObstacle::NobodyOfThatName:
        return StaffMessagesTr::tr("No operator has this name. Check how it is written.");
    case OperatorObstacle::FirstIsNoManager:
        return StaffMessagesTr::tr("The first operator has to be a manager: nobody else could add the others.");
    case OperatorObstacle::LastManager:
        return StaffMessagesTr::tr("There would be no manager with a PIN. Add another one, or give one a PIN first.");
    case OperatorObstacle::MustWait:
        return StaffMessagesTr::tr("A PIN or badge was wrong a moment ago. Wait, then try again.");
    case OperatorObstacle::BadgeTaken:
        return StaffMessagesTr::tr("This badge is another operator's already.");
    }
    Q_UNREACHABLE();
}

QString describe(PinError error)
{
    switch (error) {
    case PinError::NotDigits:
        return StaffMessagesTr::tr("A PIN has digits only.");
    case PinError::TooShort:
        return StaffMessagesTr::tr("The PIN is too short: a cashier's has 4 to 8 digits, a manager's 6 to 8.");
    case PinError::TooLong:
        return StaffMessagesTr::tr("The PIN is too long: it has 8 digits at most.");
    case PinError::BadgeTooShort:
        return StaffMessagesTr::tr("The badge is too short: a badge has 9 to 64 characters.");
    case PinError::BadgeTooLong:
        return StaffMessagesTr::tr("The badge is too long: a badge has 9 to 64 characters.");
    case PinError::NotABadge:
        return StaffMessagesTr::tr("A badge has no blanks, no accents and no control characters.");
    case PinError::ProductCode:
        return StaffMessagesTr::tr("A product's bar code was scanned, not a badge. A PIN is typed more slowly.");
    }
    Q_UNREACHABLE();
}

QString describe(const PinRefusal &refusal)
{
    const int seconds = static_cast<int>(refusal.wait.count());
    switch (refusal.why) {
    case PinRefusal::Why::Wrong:
        return StaffMessagesTr::tr("The PIN is wrong. The next one is looked at in %n second(s).", nullptr, seconds);
    case PinRefusal::Why::MustWait:
        return StaffMessagesTr::tr("The PIN was not looked at: one was wrong before. Try again in %n second(s).",
                                   nullptr, seconds);
    case PinRefusal::Why::NoPin:
        return StaffMessagesTr::tr("This operator has no PIN, or none was given. A manager can set one.");
    case PinRefusal::Why::NoPepper:
        return StaffMessagesTr::tr(
            "PINs of this shop cannot be checked on this computer: its keyring does not hold their secret.");
    case PinRefusal::Why::UnknownBadge:
        return StaffMessagesTr::tr(
            "This badge is nobody's here. Use the PIN; a manager can give the badge to somebody.");
    case PinRefusal::Why::NoBadgePepper:
        return StaffMessagesTr::tr(
            "This badge cannot be looked at on this computer: its keyring does not hold the secret of the "
            "shop's badges.");
    case PinRefusal::Why::BadgeMustWait:
        return StaffMessagesTr::tr(
            "The badge was not looked at: one was wrong here before. Try again in %n second(s), or use the PIN.",
            nullptr, seconds);
    case PinRefusal::Why::ProductScanned:
        return StaffMessagesTr::tr("A product's bar code was scanned, not a badge.");
    case PinRefusal::Why::SlipScanned:
        return StaffMessagesTr::tr("The bar code of a slip was scanned, not a badge.");
    }
    Q_UNREACHABLE();
}

QString describe(const StaffRefusal &refusal)
{
    return std::visit([](const auto &why) { return describe(why); }, refusal);
}

} // namespace balcao::messages
