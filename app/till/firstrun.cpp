// SPDX-License-Identifier: MIT
#include "app/till/firstrun.h"

#include "app/common/keyring.h"
#include "core/ledger/chargeledger.h"
#include "core/signin/staff.h"
#include "ui/text/messages.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

bool FirstRun::isDue(const TillOptions &options)
{
    const auto isSaid = [&options](QLatin1StringView key) {
        return options.settings.origin(key).kind != SettingOrigin::Kind::Default &&
               !options.settings.text(*Settings::key(key)).isEmpty();
    };
    return options.isInteractive() && !options.isTraining && !isSaid("provider.address"_L1) &&
           !isSaid("till.training"_L1);
}

FirstRun::FirstRun(SettingsHost &host, const TillOptions &now)
    : m_host(host)
    , m_now(now)
    , m_presenter(host)
{
    connect(&m_presenter, &FirstRunPresenter::planned, this, &FirstRun::carryOut);
}

FirstRun::~FirstRun() = default;

void FirstRun::carryOut(const SetupPlan &plan)
{
    m_plan = plan;
    m_unkeptKey.reset();
    TypedSettings said;
    for (const SettingEdit &edit : plan.edits)
        said.insert(edit.key, edit.text.value_or(settingText(Settings(), edit.key)));
    m_options = m_now;
    m_options.settings = settingsWith(m_now.settings, said);
    m_options.takeSettings();
    if (m_plan.trains)
        end({});
    else if (m_plan.key.isEmpty())
        openLedger();
    else
        keepKey();
}

void FirstRun::keepKey()
{
    const auto provider = m_options.account.openAddress();
    if (!provider)
        return end(provider.error().sentence);
    KeyReply *const reply = m_plan.key.use(
        [&](const QByteArray &key) { return keyring::write(*provider, QByteArray(key.data(), key.size())); });
    reply->whenFinished(this, [this](const KeyReply::Result &kept) {
        const auto key = m_plan.key.use(&ApiKey::parse);
        if (!kept && key)
            m_unkeptKey = *key;
        openLedger();
    });
}

void FirstRun::openLedger()
{
    withPassword(ledgerPlace(m_options.ledger, LedgerEnvironment::Real))
        ->whenFinished(this, [this](const AddressReply::Result &address) {
            if (!address)
                return end(address.error());
            m_ledger = std::make_unique<ChargeLedger>(*address, ledgerWriter(m_options.ledger), Clock());
            m_staff = std::make_unique<Staff>(*m_ledger, Clock());
            m_staff->refresh()->whenFinished(this, [this](const StaffResult &known) {
                if (!known)
                    end(messages::describe(known.error()));
                else if (m_staff->operators().isEmpty())
                    employ();
                else
                    prove(false);
            });
        });
}

void FirstRun::employ()
{
    const Actor nobody = People(m_ledger->identity().operatorName).atTheCounter();
    m_staff->setManagersPassword(m_plan.managersPassword);
    m_staff->add(m_plan.manager, Role::Manager, m_plan.pin, nobody)
        ->whenFinished(
            this, [this](const StaffResult &added) { end(added ? QString() : messages::describe(added.error())); });
}

/** A manager of the ledger is one who signs in. */
void FirstRun::prove(bool hasPepper)
{
    m_staff->signIn(m_plan.manager, m_plan.pin)->whenFinished(this, [this, hasPepper](const StaffResult &who) {
        const auto *refusal = who ? nullptr : std::get_if<PinRefusal>(&who.error());
        if (refusal && refusal->why == PinRefusal::Why::NoPepper && !hasPepper) {
            keyring::readPepper()->whenFinished(this, [this](const KeyReply::Result &pepper) {
                if (pepper)
                    m_staff->setPepper(QByteArray::fromHex(*pepper));
                prove(true);
            });
            return;
        }
        if (!who)
            return end(messages::describe(who.error()));
        const auto known = m_staff->operators().withId(who->id());
        const bool isManager = known && known->role == Role::Manager;
        end(isManager
                ? QString()
                : messages::describe(NeedsSomebody{.act = Act::Operators, .why = NeedsSomebody::Why::NotOfThatRole}));
    });
}

void FirstRun::end(const QString &problem)
{
    const auto show = [this](const DoneReply::Result &saved) {
        if (saved)
            Q_EMIT done({.key = m_unkeptKey, .manager = m_plan.manager, .pin = m_plan.pin});
        else
            m_presenter.fail(saved.error());
    };
    // From the event loop: the ledger is in the middle of its answer.
    Reply<void>::of({})->whenFinished(this, [this, problem, show](const Reply<void>::Result &) {
        m_staff.reset();
        m_ledger.reset();
        if (problem.isEmpty())
            m_host.save(m_plan.edits, {})->whenFinished(this, show);
        else
            show(Unexpected<QString>(problem));
    });
}

} // namespace balcao

#include "moc_firstrun.cpp"
