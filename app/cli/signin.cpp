// SPDX-License-Identifier: MIT
#include "app/cli/signin.h"

#include "app/common/keyring.h"
#include "app/common/ledgeroptions.h"
#include "app/common/pininput.h"
#include "core/ledger/maintenance/ledgerlook.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::cli::signin
{

namespace
{

struct CliSignInTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::SignIn)
};

/** The secret that was given, or typed on the terminal behind @p prompt, as @p parse takes it. */
template <class Parse>
Expected<Pin, Refused> parsed(const std::optional<QByteArray> &given, const QString &prompt, const QString &field,
                              const Parse &parse)
{
    const auto text = given ? *given : pininput::fromTerminal(prompt);
    if (!text)
        return Unexpected<Refused>({.problem = {field, pininput::describe(text.error(), {})}});
    const auto pin = parse(*text);
    if (!pin)
        return Unexpected<Refused>({.problem = {field, messages::describe(pin.error())}});
    return *pin;
}

bool isWithoutPepper(const StaffResult &result)
{
    const auto *refusal = result ? nullptr : std::get_if<PinRefusal>(&result.error());
    return refusal && refusal->why == PinRefusal::Why::NoPepper;
}

/** Asks @p question; where a pepper is missing the keyring is asked for it, once. */
template <class Question>
ActorReply *ask(Staff &staff, Question question, const QString &pinField, const QString &nameField)
{
    auto *reply = new StaffReply(&staff);
    const auto end = [reply](const StaffResult &result) { reply->finish(result); };
    question()->whenFinished(reply, [&staff, question, reply, end](const StaffResult &result) {
        if (!isWithoutPepper(result))
            return end(result);
        keyring::readPepper()->whenFinished(reply, [&staff, question, reply, end](const KeyReply::Result &pepper) {
            if (pepper)
                staff.setPepper(QByteArray::fromHex(*pepper));
            question()->whenFinished(reply, end);
        });
    });
    return named(reply, pinField, nameField);
}

ActorReply *failed(const Refused &refused)
{
    return ActorReply::of(Unexpected<Refused>(refused));
}

/** The result of @p prove at a counter of its own, which has gone when the reply finishes: another connection may need to be alone. */
template <class Prove>
ActorReply *atCounterOf(const LedgerHandle &opened, const Prove &prove)
{
    auto *counter = new Counter(*opened);
    auto *reply = new ActorReply(qApp);
    prove(counter->staff())->whenFinished(counter, [counter, reply](const ActorReply::Result &result) {
        QObject::connect(counter, &QObject::destroyed, reply, [reply, result] { reply->finish(result); });
        counter->deleteLater();
    });
    return reply;
}

Refused unknown(const QString &sentence)
{
    return {.exit = Exit::LocalError, .problem = {{}, sentence}};
}

/** The shop's ledger; null if it asks no operator. */
using ShopReply = Reply<LedgerHandle, Refused>;

/** Opens the ledger of @p options, which is at @p place. */
ShopReply *openedShop(const LedgerOptions &options, const LedgerAddress &place)
{
    return openLedger(options, {})
        ->converted(qApp, [place](const Expected<LedgerHandle, QString> &opened) -> ShopReply::Result {
            const auto operators = opened ? (*opened)->ledger.shopOperators() : Unexpected<LedgerError>(LedgerError());
            if (!operators)
                return Unexpected<Refused>(unknown(sayOutOfReach(place)));
            return operators->areAsked() ? *opened : nullptr;
        });
}

/** The shop's ledger as the settings files name it, where @p given was given another one and its operators are asked. */
ShopReply *shopBeside(const Context &given)
{
    const LedgerOptions options = shopsOptions(given.ledger);
    const bool isOwn = given.ledger.ledger.isEmpty() && given.ledger.dataDir == options.dataDir &&
                       given.ledger.shopLedger == options.shopLedger;
    if (isOwn)
        return ShopReply::of(nullptr); // its operators were asked already
    const auto inKeyring = [](const AddressReply::Result &place) {
        return withPassword(place)->converted(
            qApp, [](const AddressReply::Result &found) { return found.map_error(unknown); });
    };
    return inKeyring(shopsLedger(given.ledger))->andThen(qApp, [&given, options, inKeyring](const LedgerAddress &shop) {
        const auto looked = ledger::look(shop);
        if (looked || looked.error().kind != LedgerError::Kind::Moved)
            return ledger::mayHaveOperators(shop, looked) ? openedShop(options, shop) : ShopReply::of(nullptr);
        LedgerOptions there = options;
        there.ledger = looked.error().detail;
        // The line's own ledger asks no operator.
        const auto own = LedgerAddress::parse(given.ledger.ledger);
        if (own && own->text() == there.ledger)
            return ShopReply::of(nullptr);
        const auto moved = LedgerAddress::parse(there.ledger);
        if (!moved)
            return ShopReply::of(Unexpected<Refused>(unknown(sayOutOfReach(shop))));
        return inKeyring(*moved)->andThen(qApp, [there](const LedgerAddress &place) {
            return ledger::mayHaveOperators(place, ledger::look(place)) ? openedShop(there, place)
                                                                        : ShopReply::of(nullptr);
        });
    });
}

/** The result of @p prove for the shop's operators, where the ledger of @p given asks for none; @p actor where the shop's asks for none
 *  either.
 */
template <class Prove>
ActorReply *ofShop(const Context &given, const Actor &actor, const Prove &prove)
{
    return shopBeside(given)->andThen(qApp, [prove, actor](const LedgerHandle &shop) {
        if (!shop)
            return ActorReply::of(actor);
        return atCounterOf(shop, [&prove](Staff &staff) {
            return named(staff.refresh())->andThen(&staff, [&staff, prove](const Actor &) { return prove(staff); });
        });
    });
}

} // namespace

Expected<Pin, Refused> pinOf(const std::optional<QByteArray> &given, const QString &name, const QString &field,
                             Role role)
{
    return parsed(given, CliSignInTr::tr("PIN of %1:").arg(name), field,
                  [role](QByteArrayView text) { return Pin::parse(text, role); });
}

Expected<Pin, Refused> badgeOf(const std::optional<QByteArray> &given, const QString &prompt, const QString &field)
{
    return parsed(given, prompt, field, Pin::badge);
}

ActorReply *signIn(Staff &staff, const Context &given)
{
    const QString name = ledgerWriter(given.ledger).operatorName;
    return named(staff.refresh(), u"pin"_s, u"operator"_s)->andThen(&staff, [&staff, &given, name](const Actor &) {
        if (!staff.operators().areAsked())
            return ofShop(given, People(name).atTheCounter(), [&given](Staff &shop) { return signIn(shop, given); });
        if (!staff.operators().named(name))
            return failed(refused(OperatorObstacle::NobodyOfThatName, u"pin"_s, u"operator"_s));
        const auto pin = pinOf(given.signIn.pin.text, name, u"pin"_s);
        if (!pin)
            return failed(pin.error());
        return ask(
            staff, [&staff, name, pin = *pin] { return staff.signIn(name, pin); }, u"pin"_s, u"operator"_s);
    });
}

ActorReply *allow(Staff &staff, const Context &given, const Actor &actor, Act act, const QString &attempt)
{
    const QString name = given.signIn.authorisedBy;
    if (!staff.operators().areAsked() && !actor.id().isEmpty()) {
        // The shop's operators are asked: this ledger's gate will not ask.
        return ofShop(given, actor, [&given, actor, act, attempt](Staff &shop) {
            return allow(shop, given, actor, act, attempt)
                ->converted(&shop, [&shop, act, attempt](const ActorReply::Result &asked) -> ActorReply::Result {
                    BALCAO_TRY(const Actor allowed, asked);
                    BALCAO_TRY(Gate::mayAct(act, attempt, allowed, shop.operators(), Clock().nowUtc())
                                   .map_error([](const auto &needs) { return refused(needs, {}, {}); }));
                    return allowed;
                });
        });
    }
    if (name.isEmpty() || staff.operators().mayAct(act, actor.id(), {}))
        return ActorReply::of(actor);
    if (!staff.operators().named(name))
        return failed(refused(OperatorObstacle::NobodyOfThatName, u"authorised_pin"_s, u"authorised_by"_s));
    const auto pin = pinOf(given.signIn.authorisedPin.text, name, u"authorised_pin"_s);
    if (!pin)
        return failed(pin.error());
    return ask(
        staff,
        [&staff, act, attempt, actor, name, pin = *pin] { return staff.approve(act, attempt, actor, name, pin); },
        u"authorised_pin"_s, u"authorised_by"_s);
}

ActorReply *actorFor(Act act, Staff &staff, const Context &given)
{
    return signIn(staff, given)->andThen(&staff, [&staff, &given, act](const Actor &actor) {
        return allow(staff, given, actor, act, {});
    });
}

ActorReply *actorFor(const Command &command, const Charge &charge, Staff &staff, const Context &given)
{
    return signIn(staff, given)->andThen(&staff, [&staff, &given, command, charge](const Actor &actor) {
        return allow(staff, given, actor, actOf(command, actor, &charge), charge.attempt);
    });
}

ActorReply *actorFor(Act act, const LedgerHandle &opened, const Context &given)
{
    return atCounterOf(opened, [act, &given](Staff &staff) { return actorFor(act, staff, given); });
}

ActorReply *named(StaffReply *reply, const QString &pinField, const QString &nameField)
{
    return reply->converted(qApp, [pinField, nameField](const StaffResult &result) {
        return result.map_error([&](const StaffRefusal &why) { return refused(why, pinField, nameField); });
    });
}

Refused refused(const StaffRefusal &refusal, const QString &pinField, const QString &nameField)
{
    const auto *ledger = std::get_if<LedgerError>(&refusal);
    if (ledger && ledger->kind == LedgerError::Kind::ManagerRefused)
        return {.problem = {u"manager_password"_s, messages::describe(refusal)}};
    const bool isLedger = ledger != nullptr;
    const auto *needs = std::get_if<NeedsSomebody>(&refusal);
    const QString field = isLedger                                      ? QString()
                          : needs                                       ? fieldOf(*needs)
                          : std::holds_alternative<PinRefusal>(refusal) ? pinField
                                                                        : nameField;
    return {.exit = isLedger ? Exit::LocalError : Exit::InvalidInput, .problem = {field, messages::describe(refusal)}};
}

QString fieldOf(const NeedsSomebody &needs)
{
    return needs.why == NeedsSomebody::Why::NotSignedIn ? u"operator"_s : u"authorised_by"_s;
}

} // namespace balcao::cli::signin
