// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"
#include "tests/support/drafts.h"
#include "tests/widgets/scenes.h"
#include "ui/widgets/closing/daypage.h"
#include "ui/widgets/controls/formdialog.h"

namespace balcao::test
{

/** Several people, every status, large sums, something to check: before its closing. */
inline void openFullDay(Till &till)
{
    const auto store = LedgerStore::open(till.counter.ledger->address(), {.counter = QStringLiteral("09")}).value();
    const QStringList words{QStringLiteral("Paga"),      QStringLiteral("Paga"),        QStringLiteral("Aguardando"),
                            QStringLiteral("Expirado"),  QStringLiteral("Reembolsado"), QStringLiteral("Paga"),
                            QStringLiteral("Cancelado"), QStringLiteral("Aguardando")};
    const QStringList people{QStringLiteral("Ana Paula dos Santos Figueiredo"), QStringLiteral("João Vitor"),
                             QStringLiteral("Carlos Menezes")};
    for (int i = 0; i < 16; ++i) {
        const qint64 centavos = 864'000 + i * 1'234'567;
        EventDraft attempt = drafts::attempt(centavos);
        attempt.operatorName = people.at(i % 3);
        EventDraft answer = drafts::answer(EventKind::Created, attempt.attempt, QStringLiteral("day-%1").arg(i),
                                           i == 5 ? centavos + 100 : centavos, words.at(i % 8));
        QVERIFY(store->append(attempt) && store->append(answer));
        if (i == 2)
            QVERIFY(store->append(drafts::of(EventKind::ReceivedByHand, attempt.attempt)));
    }
    till.press(Qt::Key_F4);
    QTRY_VERIFY(till.day.canClose());
}

[[nodiscard]] inline QList<Scene> dayScenes()
{
    return {{.name = "10 empty",
             .walk =
                 [](Till &till) {
                     till.press(Qt::Key_F4);
                     QTRY_VERIFY(till.day.canClose());
                 }},
            {.name = "10 full day", .walk = openFullDay},
            {.name = "10 closed",
             .isOnce = true,
             .walk =
                 [](Till &till) {
                     openFullDay(till);
                     QVERIFY(till.day.close(QStringLiteral("1"), QStringLiteral("1")));
                     QTRY_VERIFY(till.day.view()->isClosed);
                 }},
            {.name = "10 close", .walk = [](Till &till) {
                 openFullDay(till);
                 till.press(Qt::Key_Return);
                 QTRY_VERIFY(isShown(till.find<FormDialog>()));
                 QTest::keyClicks(till.find<FormDialog>()->findChild<FieldEdit *>(), QStringLiteral("x"));
                 till.press(Qt::Key_Return, Qt::ControlModifier);
             }}};
}

} // namespace balcao::test
