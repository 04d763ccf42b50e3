// SPDX-License-Identifier: MIT
#pragma once

#include "app/till/environment.h"
#include "app/till/sessionlog.h"
#include "app/till/tilloptions.h"
#include "core/ledger/chargeledger.h"
#include "core/service/retention.h"
#include "core/service/statuswatch.h"
#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/closing/daypresenter.h"
#include "ui/presentation/codecheck/codecheckpresenter.h"
#include "ui/presentation/frame/shellpresenter.h"
#include "ui/presentation/history/historypresenter.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/newcharge/openrow.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/newcharge/todaymodel.h"
#include "ui/presentation/printing/paperpresenter.h"
#include "ui/presentation/queue/queuepresenter.h"
#include "ui/presentation/settings/settingspresenter.h"

#include <chrono>
#include <memory>
#include <optional>

namespace balcao
{

struct Presenters;

/** The till over one provider and one ledger: all that works, and nothing that is seen. It is made from the options and ends as a
 *  whole; another provider, another ledger or training is another session. Pages come and go over it.
 */
class Session
{
public:
    struct Place {
        LedgerAddress address;
        CounterIdentity writer;
        LedgerEnvironment environment = LedgerEnvironment::Real;
    };

    /** The ledger is being opened in a thread of its own when this returns; it reads from startReading() on. */
    Session(std::unique_ptr<Environment> shop, const Place &place, const TillOptions &options, SettingsHost &host);
    ~Session();
    Q_DISABLE_COPY_MOVE(Session)

    /** For a window; the session outlives it. */
    [[nodiscard]] Presenters presenters();
    [[nodiscard]] bool isTraining() const { return m_shop->isTraining(); }
    [[nodiscard]] ChargeLedger &ledger() noexcept { return *m_ledger; }
    [[nodiscard]] ChargeService &service() noexcept { return m_service; }
    [[nodiscard]] NewChargePresenter &form() noexcept { return m_form; }
    [[nodiscard]] ChargePresenter &charge() noexcept { return m_charge; }
    [[nodiscard]] SettingsPresenter &settings() noexcept { return m_settings; }
    /** Without a key or a touch; 0: never by itself. */
    [[nodiscard]] std::chrono::minutes lockAfter() const noexcept { return m_lockAfter; }
    /** Which screen is the customer's, and in which language it speaks (customer.screen, customer.language). */
    struct CustomerPlace {
        QString screen;
        QString language;
    };
    [[nodiscard]] const CustomerPlace &customerPlace() const noexcept { return m_customerPlace; }
    [[nodiscard]] ShellPresenter &shell() noexcept { return m_shell; }
    /** Nothing is out at the provider: it may end now. */
    [[nodiscard]] bool isIdle() const { return !m_service.isCreating() && m_service.requestOut().isEmpty(); }

private:
    std::unique_ptr<Environment> m_shop;
    std::unique_ptr<ChargeLedger> m_ledger;
    ProviderClient m_client;
    ChargeService m_service;
    std::optional<SessionLog> m_log;
    std::optional<Retention> m_retention;
    std::optional<StatusWatch> m_watch;
    ShellPresenter m_shell;
    NewChargePresenter m_form;
    ChargePresenter m_charge;
    OutcomePresenter m_outcome;
    ShopClock m_clock;
    TodayModel m_today;
    OpenRow m_open;
    HistoryPresenter m_charges;
    DayPresenter m_day;
    QueuePresenter m_queue;
    CodeCheckPresenter m_code;
    SettingsPresenter m_settings;
    PaperPresenter m_paper;
    std::chrono::minutes m_lockAfter;
    CustomerPlace m_customerPlace;
};

} // namespace balcao
