// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/calibration.h"
#include "tests/support/answers.h"
#include "tests/widgets/till.h"

namespace balcao::test
{

/** The provider of @p till calibrated; its codes name another merchant from then on. */
inline void payAnother(Till &till)
{
    ChargeService &service = *till.counter.service;
    const Actor who = service.people().atTheCounter();
    const CommandResult odd = answerTo(service.perform(command::BeginCalibration{Counter::customer()}, who));
    QVERIFY(odd && odd->charge.receiver());
    QVERIFY(answerTo(service.perform(
        command::ConfirmCalibration{odd->charge.attempt, odd->charge.amount, odd->charge.receiver()->name}, who)));
    // The profile is read in another thread, behind the command's answer.
    QTRY_COMPARE(service.calibration(), Calibration::Calibrated);
    till.counter.server.setFault(sandbox::Fault::OtherReceiver);
}

} // namespace balcao::test
