// SPDX-License-Identifier: MIT
#include "app/till/firstrun.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

bool FirstRun::isDue(const TillOptions &options)
{
    const auto isSaid = [&options](QLatin1StringView key) {
        return options.settings.origin(key).kind != SettingOrigin::Kind::Default;
    };
    return options.isInteractive() && !options.isTraining && !isSaid("provider.address"_L1) &&
           !isSaid("till.training"_L1);
}

FirstRun::FirstRun(SettingsDesk desk, const TillOptions &options, Setup::Write write)
    : m_options(options)
    , m_write(std::move(write))
    , m_presenter(std::move(desk),
                  [this](const SetupPlan &plan, QObject *context, const auto &then) { carryOut(plan, context, then); })
{
}

void FirstRun::carryOut(const SetupPlan &plan, QObject *context, const std::function<void(const QString &)> &then)
{
    m_setup = std::make_unique<Setup>(plan, m_options, Setup::NoKeyring::GoOn, m_write);
    const FirstRunEnd end{.key = {}, .manager = plan.manager, .pin = plan.pin};
    connect(m_setup.get(), &Setup::finished, context, [this, then, end](const QString &problem) {
        then(problem);
        if (!problem.isEmpty())
            return;
        FirstRunEnd whole = end;
        whole.key = m_setup->unkeptKey();
        QMetaObject::invokeMethod(
            this, [this, whole] { Q_EMIT done(whole); }, Qt::QueuedConnection);
    });
    m_setup->start();
}

} // namespace balcao

#include "moc_firstrun.cpp"
