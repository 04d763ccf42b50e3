// SPDX-License-Identifier: MIT
#include "ui/presentation/shell/closingview.h"

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"
#include "ui/presentation/words/display.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct ClosingViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ClosingView)
};

QString waitLabel(const Charge &charge, const QDateTime &now)
{
    const qint64 left = (charge.limitMs - charge.changedAt.msecsTo(now) + 999) / 1000;
    return left > 0 ? ClosingViewTr::tr("Wait for the reply (up to %1 s)").arg(left)
                    : ClosingViewTr::tr("Wait for the reply");
}

} // namespace

std::optional<ClosingView> closingView(const Charge &charge, const Situation &situation)
{
    if (!hasRequestOut(charge, situation))
        return std::nullopt;
    const QString amount = display::amount(charge.amount);
    const QString name = display::quoted(charge.name, 60);
    ClosingView view;
    view.wait = waitLabel(charge, situation.now);
    if (charge.state == Charge::State::Created) {
        view.lead =
            ClosingViewTr::tr("The provider may have corrected the charge of %1 for %2. The answer has not come yet.")
                .arg(amount, name);
        view.warning =
            ClosingViewTr::tr("If you close now, the request is not undone. The charge stays “To check” and appears "
                              "at the next start.");
    } else {
        view.lead =
            ClosingViewTr::tr("The provider may have created the charge of %1 for %2. The answer has not come yet.")
                .arg(amount, name);
        view.warning =
            ClosingViewTr::tr("If you close now, the request is not undone. The attempt stays “To check” and appears "
                              "at the next start.");
    }
    return view;
}

} // namespace balcao
