// SPDX-License-Identifier: MIT
#include "app/till/session.h"

#include "app/till/pepper.h"
#include "ui/report/pages/raster.h"
#include "ui/widgets/frame/mainwindow.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** What the window will list is read when it is there. */
std::unique_ptr<ChargeLedger> heldLedger(const Session::Place &place)
{
    auto ledger = std::make_unique<ChargeLedger>(place.address, place.writer, Clock(), place.environment);
    ledger->holdReading();
    return ledger;
}

} // namespace

Session::Session(std::unique_ptr<Environment> shop, const Place &place, const TillOptions &options, SettingsHost &host)
    : m_shop(std::move(shop))
    , m_ledger(heldLedger(place))
    , m_client(m_shop->account())
    , m_service(&m_client, *m_ledger, Clock())
    , m_shell(m_service, Clock(), m_shop->isTraining(), m_shop->shopName(options.settings.shopName))
    , m_form(m_service)
    , m_charge(m_service, m_shop->isTraining() ? m_shop.get() : nullptr)
    , m_outcome(m_service)
    , m_clock{.own = Clock(),
              .provider = Clock([this] { return m_service.line().correctedNow(); }),
              .counter = place.writer.own(),
              .reader = &m_service.reader()}
    , m_today(m_service.reader(), m_clock)
    , m_open(m_service.reader(), m_clock)
    , m_charges(m_service.reader(), m_clock)
    , m_day(m_service, {.dayEndsAfter = options.settings.dayEnds,
                        .isBlind = options.settings.closesBlind,
                        .isWithoutKeyring = !isTraining() && !options.account.isKeyInKeyring(),
                        .shopName = m_shell.shopName(),
                        .isTraining = isTraining()})
    , m_queue(m_service, m_shell.shopName())
    , m_code(m_service, isTraining())
    , m_settings(m_service, host)
    , m_paper(m_service, options.settings, {.isTraining = m_shop->isTraining(), .renderer = report::slipRenderer()})
    , m_lockAfter(options.settings.lockAfter)
    , m_customerPlace{.screen = options.isInteractive() ? options.settings.customerScreen : u"off"_s,
                      .language = options.settings.customerLanguage}
{
    if (options.isInteractive())
        m_log.emplace(dataFolder(options.ledger), options.problems, isTraining(), m_service, *m_ledger);
    // Whether reading has a side effect at a real provider only the settings know; at ours it has none.
    m_service.setMayRead(isTraining() || options.account.isReadingOn);
    if (options.isInteractive() && options.settings.readEvery > 0 && m_service.isReadingOn())
        m_watch.emplace(m_service, std::chrono::seconds(options.settings.readEvery));
    if (!isTraining())
        m_service.lockUntilCalibrated();
    takePepper(m_service.staff());
    if (options.ledger.retentionDays > 0 && !isTraining())
        m_retention.emplace(m_service.line(), *m_ledger, Clock(), options.ledger.retentionDays);
    if (m_retention && m_log)
        QObject::connect(&*m_retention, &Retention::finished, &*m_log, &SessionLog::noteErasure);
    m_charges.setCanRefresh(m_service.isReadingOn());
    m_charges.setTraining(isTraining());
    m_charges.setMasking(options.settings.masksCustomers ? Masking::Strict : Masking::Usual);
    m_form.setCustomerBook(options.hasCustomerBook());
    m_form.setSaleKeepsOperator(options.settings.saleKeepsOperator);
    const bool isBlind = options.settings.closesBlind;
    m_charges.setClosesBlind(isBlind);
    const auto learnWhoLooks = [this, isBlind] {
        const bool maySumAll = m_service.isAllowed(Act::AllCounters);
        m_charges.setMaySumAllCounters(maySumAll);
        m_today.setShownSums(sumsOfToday(maySumAll, isBlind));
    };
    learnWhoLooks();
    QObject::connect(&m_service, &ChargeService::signedIn, &m_charges, learnWhoLooks);
    QObject::connect(&m_service.staff(), &Staff::changed, &m_charges, learnWhoLooks);
}

Session::~Session() = default;

Presenters Session::presenters()
{
    return {m_service, m_shell, m_form,     m_charge, m_outcome, m_today, m_open,
            m_charges, m_day,   m_settings, m_paper,  m_queue,   m_code};
}

} // namespace balcao
