// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/counter.h"
#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/frame/navigator.h"
#include "ui/presentation/newcharge/outcomepresenter.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace balcao::test
{

/** The form, and the pages that a press leads to, over a provider with that quirk. */
struct SaleWalk {
    explicit SaleWalk(const QString &quirk = {})
        : counter(optionsWith(quirk))
    {
    }

    static sandbox::SandboxOptions optionsWith(const QString &quirk)
    {
        sandbox::SandboxOptions options;
        if (!quirk.isEmpty())
            options.quirks = options.quirks.with(quirk).value();
        return options;
    }
    /** The attempt that a press made, when it has ended. */
    [[nodiscard]] QString sent()
    {
        const QSignalSpy started(&form, &NewChargePresenter::started);
        [[maybe_unused]] const bool isSent = form.submit();
        [[maybe_unused]] const bool isOver = QTest::qWaitFor([this] { return !counter.service->isCreating(); });
        return started.value(0).value(0).toString();
    }
    [[nodiscard]] Charge charged(const QString &attempt) const { return counter.service->record(attempt)->charge; }

    Counter counter;
    NewChargePresenter form{*counter.service};
    ChargePresenter charge{*counter.service, nullptr};
    OutcomePresenter outcome{*counter.service};
    Navigator navigator{*counter.service, form, charge, outcome};
};

} // namespace balcao::test
