// SPDX-License-Identifier: MIT
#include "app/till/setup.h"

#include "app/shared/keyring.h"
#include "app/shared/sessionbus.h"
#include "core/credentials/keystore.h"
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
    leaveSilentSessionBus();
    KeyStoreJob *const job = m_plan.key.use([&](const QByteArray &key) {
        return KeyStoreJob::write(provider->origin(), QByteArray(key.data(), key.size()), this);
    });
    connect(job, &KeyStoreJob::finished, this, [this, job] {
        const auto error = job->error();
        if (error && m_noKeyring == NoKeyring::Refuse)
            return end(keyring::describe({.kind = *error, .text = job->errorText()}));
        const auto key = m_plan.key.use(&ApiKey::parse);
        if (error && key)
            m_unkeptKey = *key;
        openLedger();
    });
}

void Setup::openLedger()
{
    const auto address = ledgerAddress(m_options.ledger, LedgerEnvironment::Real);
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
            leaveSilentSessionBus();
            KeyStoreJob *const job = KeyStoreJob::read(u"operators"_s, this);
            connect(job, &KeyStoreJob::finished, this, [this, job] {
                if (!job->error())
                    m_staff->setPepper(QByteArray::fromHex(job->key()));
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
