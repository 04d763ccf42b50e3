// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/service/scriptedtill.h"
#include "tests/core/service/shop.h"

namespace balcao::test
{

/** A ScriptedTill that can have Carlos, a manager, and Ana Paula, a cashier. */
struct OperatorTill : ScriptedTill {
    explicit OperatorTill(const QList<QByteArray> &answers)
        : ScriptedTill(answers)
    {
        service->staff().setRounds(1000);
    }
    /** From here on commands need an operator who signed in. */
    void open()
    {
        employ(*store(QStringLiteral("09")));
        static_cast<void>(answerTo(service->staff().refresh()));
    }
    [[nodiscard]] Actor ana() const
    {
        return answerTo(service->staff().signIn(QStringLiteral("Ana Paula"), pin("1234"))).value();
    }
    [[nodiscard]] Actor carlos() const
    {
        return answerTo(service->staff().signIn(QStringLiteral("Carlos"), pin("246810"))).value();
    }
    /** @p actor with Carlos's approval. */
    [[nodiscard]] Actor allowed(const Actor &actor, Act act, const QString &attempt) const
    {
        return answerTo(service->staff().approve(act, attempt, actor, QStringLiteral("Carlos"), pin("246810"))).value();
    }
    [[nodiscard]] CommandResult by(const Actor &actor, const Command &command) const
    {
        return answerTo(service->perform(command, actor));
    }
};

} // namespace balcao::test
