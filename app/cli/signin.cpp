// SPDX-License-Identifier: MIT
#include "app/cli/signin.h"

#include "app/shared/ledgeroptions.h"
#include "app/shared/pininput.h"
#include "app/shared/sessionbus.h"
#include "core/credentials/keystore.h"
#include "core/ledger/ledgerlook.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace balcao::cli::signin
{

namespace
{

struct CliSignInTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::SignIn)
};

/** What the keyring of this user holds for PINs; empty: nothing. */
void withPepper(Staff &staff, QObject *context, const std::function<void()> &then)
{
    leaveSilentSessionBus();
    KeyStoreJob *const job = KeyStoreJob::read(u"operators"_s);
    QObject::connect(job, &KeyStoreJob::finished, context, [&staff, job, then] {
        if (!job->error())
            staff.setPepper(QByteArray::fromHex(job->key()));
        then();
    });
}

bool isWithoutPepper(const StaffResult &result)
{
    const auto *refusal = result ? nullptr : std::get_if<PinRefusal>(&result.error());
    return refusal && refusal->why == PinRefusal::Why::NoPepper;
}

/** Asks @p question; where a pepper is missing the keyring is asked for it, once. */
void ask(Staff &staff, const std::function<StaffReply *()> &question, const QString &pinField, const QString &nameField,
         QObject *context, const Then &then)
{
    const auto end = [then, pinField, nameField](const StaffResult &result) {
        if (result)
            then(*result);
        else
            then(Unexpected<Refused>(refused(result.error(), pinField, nameField)));
    };
    question()->whenFinished(context, [&staff, question, context, end](const StaffResult &result) {
        if (!isWithoutPepper(result))
            return end(result);
        withPepper(staff, context, [question, context, end] { question()->whenFinished(context, end); });
    });
}

/** The shop's ledger as the settings files name it, where @p given was given another one and its operators are asked. */
Expected<std::optional<OpenedLedger>, Refused> shopBeside(const Context &given)
{
    const auto refused = [](const QString &sentence) {
        return Unexpected<Refused>({.exit = Exit::LocalError, .problem = {{}, sentence}});
    };
    LedgerOptions options = shopsOptions(given.ledger);
    const bool isOwn = given.ledger.ledger.isEmpty() && given.ledger.dataDir == options.dataDir &&
                       given.ledger.shopLedger == options.shopLedger;
    if (isOwn)
        return std::nullopt; // its operators were asked already
    auto shop = shopsLedger(given.ledger);
    if (!shop)
        return refused(shop.error());
    takePassword(*shop);
    auto looked = ledger::look(*shop);
    if (!looked && looked.error().kind == LedgerError::Kind::Moved) {
        options.ledger = looked.error().detail;
        // The line's own ledger asks no operator.
        const auto own = LedgerAddress::parse(given.ledger.ledger);
        if (own && own->text() == options.ledger)
            return std::nullopt;
        const auto moved = LedgerAddress::parse(options.ledger);
        if (!moved)
            return refused(sayOutOfReach(*shop));
        shop = *moved;
        takePassword(*shop);
        looked = ledger::look(*shop);
    }
    if (!ledger::mayHaveOperators(*shop, looked))
        return std::nullopt;
    auto opened = openLedger(options, {});
    const auto operators = opened ? opened->ledger.shopOperators() : Unexpected<LedgerError>(LedgerError());
    if (!operators)
        return refused(sayOutOfReach(*shop));
    return operators->areAsked() ? std::optional(*std::move(opened)) : std::nullopt;
}

/** The result of @p prove for the shop's operators, where the ledger of @p given asks for none. Nothing: the shop's asks for none either. */
Expected<std::optional<Actor>, Refused> ofShop(const Context &given,
                                               const std::function<void(Staff &, QObject *, const Then &)> &prove)
{
    BALCAO_TRY(const auto shop, shopBeside(given));
    if (!shop)
        return std::nullopt;
    std::optional<Expected<Actor, Refused>> result;
    withStaff(*shop, [&](Staff &staff) {
        QEventLoop loop;
        if (const auto known = waitedFor(staff.refresh(), {}, {}); !known) {
            result = Unexpected<Refused>(known.error());
            return;
        }
        prove(staff, &loop, [&](const Expected<Actor, Refused> &actor) {
            result = actor;
            loop.quit();
        });
        if (!result)
            loop.exec();
    });
    if (!*result)
        return Unexpected<Refused>(result->error());
    return **result;
}

/** signIn() and allow(), in an event loop of its own. @p actBy: the permission that the operator needs. */
template <class ActBy>
Expected<Actor, Refused> proven(Staff &staff, const Context &given, const QString &attempt, const ActBy &actBy)
{
    QEventLoop loop;
    std::optional<Expected<Actor, Refused>> result;
    const auto end = [&](const Expected<Actor, Refused> &actor) {
        result = actor;
        loop.quit();
    };
    signIn(staff, given, &loop, [&](const Expected<Actor, Refused> &actor) {
        if (actor)
            allow(staff, given, *actor, actBy(*actor), attempt, &loop, end);
        else
            end(actor);
    });
    loop.exec();
    return *result;
}

} // namespace

Expected<Pin, Refused> pinOf(const std::optional<QByteArray> &given, const QString &name, const QString &field,
                             Role role)
{
    return secretOf(given, CliSignInTr::tr("PIN of %1:").arg(name), field,
                    [role](QByteArrayView text) { return Pin::parse(text, role); });
}

Expected<Pin, Refused> secretOf(const std::optional<QByteArray> &given, const QString &prompt, const QString &field,
                                const std::function<Expected<Pin, PinError>(QByteArrayView)> &parse)
{
    const auto text = given ? *given : pininput::fromTerminal(prompt);
    if (!text)
        return Unexpected<Refused>({.problem = {field, pininput::describe(text.error(), {})}});
    const auto pin = parse(*text);
    if (!pin)
        return Unexpected<Refused>({.problem = {field, messages::describe(pin.error())}});
    return *pin;
}

void signIn(Staff &staff, const Context &given, QObject *context, const Then &then)
{
    const QString name = ledgerWriter(given.ledger).operatorName;
    staff.refresh()->whenFinished(context, [&staff, given, name, context, then](const StaffResult &known) {
        if (!known)
            return then(Unexpected<Refused>(refused(known.error(), u"pin"_s, u"operator"_s)));
        if (!staff.operators().areAsked()) {
            const auto actor = ofShop(
                given, [&given](Staff &shop, QObject *waiting, const Then &end) { signIn(shop, given, waiting, end); });
            return then(actor.map([&name](const std::optional<Actor> &signedIn) {
                return signedIn.value_or(People(name).atTheCounter());
            }));
        }
        if (!staff.operators().named(name))
            return then(Unexpected<Refused>(refused(OperatorObstacle::NobodyOfThatName, u"pin"_s, u"operator"_s)));
        const auto pin = pinOf(given.signIn.pin.text, name, u"pin"_s);
        if (!pin)
            return then(Unexpected<Refused>(pin.error()));
        ask(
            staff, [&staff, name, pin] { return staff.signIn(name, *pin); }, u"pin"_s, u"operator"_s, context, then);
    });
}

void allow(Staff &staff, const Context &given, const Actor &actor, Act act, const QString &attempt, QObject *context,
           const Then &then)
{
    const QString name = given.signIn.authorisedBy;
    if (!staff.operators().areAsked() && !actor.id().isEmpty()) {
        // The shop's operators are asked: this ledger's gate will not ask.
        const auto allowed = ofShop(given, [&](Staff &shop, QObject *waiting, const Then &end) {
            allow(shop, given, actor, act, attempt, waiting, [&shop, act, attempt, end](const auto &asked) {
                const auto may =
                    asked ? Gate::mayAct(act, attempt, *asked, shop.operators(), Clock().nowUtc()) : MayAct();
                end(may ? asked : Unexpected<Refused>(refused(may.error(), {}, {})));
            });
        });
        return then(allowed.map([&actor](const std::optional<Actor> &asked) { return asked.value_or(actor); }));
    }
    if (name.isEmpty() || staff.operators().mayAct(act, actor.id(), {}))
        return then(actor);
    if (!staff.operators().named(name))
        return then(
            Unexpected<Refused>(refused(OperatorObstacle::NobodyOfThatName, u"authorised_pin"_s, u"authorised_by"_s)));
    const auto pin = pinOf(given.signIn.authorisedPin.text, name, u"authorised_pin"_s);
    if (!pin)
        return then(Unexpected<Refused>(pin.error()));
    ask(
        staff, [&staff, act, attempt, actor, name, pin] { return staff.approve(act, attempt, actor, name, *pin); },
        u"authorised_pin"_s, u"authorised_by"_s, context, then);
}

Expected<Actor, Refused> actorFor(Act act, Staff &staff, const Context &given)
{
    return proven(staff, given, {}, [act](const Actor &) { return act; });
}

Expected<Actor, Refused> actorFor(const Command &command, const Charge &charge, Staff &staff, const Context &given)
{
    return proven(staff, given, charge.attempt, [&](const Actor &actor) { return actOf(command, actor, &charge); });
}

Expected<Actor, Refused> actorFor(Act act, const OpenedLedger &opened, const Context &given)
{
    std::optional<Expected<Actor, Refused>> actor;
    withStaff(opened, [&](Staff &staff) { actor = actorFor(act, staff, given); });
    return *actor;
}

void withStaff(const OpenedLedger &opened, const std::function<void(Staff &)> &use)
{
    ChargeLedger ledger(opened.address, opened.writer, Clock());
    Staff staff(ledger, Clock());
    use(staff);
}

Expected<Actor, Refused> waitedFor(StaffReply *reply, const QString &pinField, const QString &nameField)
{
    QEventLoop loop;
    std::optional<StaffResult> result;
    reply->whenFinished(&loop, [&](const StaffResult &told) {
        result = told;
        loop.quit();
    });
    loop.exec();
    return result->map_error([&](const StaffRefusal &why) { return refused(why, pinField, nameField); });
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
