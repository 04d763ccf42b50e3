// SPDX-License-Identifier: MIT
#include "app/till/setup.h"

#include "app/shared/keyring.h"
#include "core/ledger/chargeledger.h"
#include "ui/presentation/words/messages.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

TillOptions optionsWith(TillOptions now, const QList<SettingEdit> &edits)
{
    QMap<QString, QString> said;
    for (const SettingEdit &edit : edits)
        said.insert(edit.key, edit.text.value_or(settingText(Settings(), edit.key)));
    now.settings = settingsWith(now.settings, said);
    now.takeSettings();
    return now;
}

Setup::Setup(SetupPlan plan, const TillOptions &now, NoKeyring noKeyring, Write write, QObject *parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_options(optionsWith(now, m_plan.edits))
    , m_noKeyring(noKeyring)
    , m_write(std::move(write))
{
}

Setup::~Setup() = default;

void Setup::start()
{
    if (m_plan.trains)
        end({});
    else if (m_plan.key.isEmpty())
        openLedger();
    else
        keepKey();
}

void Setup::keepKey()
{
    const auto provider = m_options.account.openAddress();
    if (!provider)
        return end(provider.error().sentence);
    KeyReply *const reply = m_plan.key.use(
        [&](const QByteArray &key) { return keyring::write(*provider, QByteArray(key.data(), key.size())); });
    reply->whenFinished(this, [this](const KeyReply::Result &kept) {
        if (!kept && m_noKeyring == NoKeyring::Refuse)
            return end(keyring::describe(kept.error()));
        const auto key = m_plan.key.use(&ApiKey::parse);
        if (!kept && key)
            m_unkeptKey = *key;
        openLedger();
    });
}

void Setup::openLedger()
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

void Setup::employ()
{
    const Actor nobody = People(m_ledger->identity().operatorName).atTheCounter();
    m_staff->setManagersPassword(m_plan.managersPassword);
    m_staff->add(m_plan.manager, Role::Manager, m_plan.pin, nobody)
        ->whenFinished(
            this, [this](const StaffResult &added) { end(added ? QString() : messages::describe(added.error())); });
}

/** A manager of the ledger is one who signs in. */
void Setup::prove(bool hasPepper)
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

void Setup::end(const QString &problem)
{
    // The ledger is in the middle of its answer.
    QMetaObject::invokeMethod(
        this,
        [this, problem] {
            m_staff.reset();
            m_ledger.reset();
            Q_EMIT finished(problem.isEmpty() ? m_write(m_plan.edits) : problem);
        },
        Qt::QueuedConnection);
}

} // namespace balcao

#include "moc_setup.cpp"
