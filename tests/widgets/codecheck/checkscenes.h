// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerstore.h"
#include "tests/support/codewriter.h"
#include "tests/support/drafts.h"
#include "tests/widgets/calibrated.h"
#include "tests/widgets/scenes.h"
#include "ui/widgets/codecheck/codecheckpage.h"
#include "ui/widgets/codecheck/codeparts.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/queue/queuepage.h"

namespace balcao::test
{

/** Attempts without an answer, corrections that were refused, another amount that was paid: of some days, with the longest names. */
inline void openQueue(Till &till)
{
    const auto store = LedgerStore::open(till.counter.ledger->address(), {.counter = QStringLiteral("09")}).value();
    const QStringList names{QStringLiteral("Cantina Dois Irmãos ME"), QStringLiteral("Marina Alves Pereira"),
                            QStringLiteral("Associação dos Produtores Rurais e Artesãos da Serra da Mantiqueira")};
    for (int i = 0; i < 6; ++i) {
        const qint64 centavos = 53'000 + i * i * i * 98'765;
        EventDraft attempt = drafts::attempt(centavos, {.name = names.at(i % 3)});
        QVERIFY(store->append(attempt) && store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        EventDraft unknown = drafts::of(EventKind::Unknown, attempt.attempt);
        std::get<event::AttemptEnded>(unknown.what).error.cause = ProviderError::Cause::Deadline;
        const QString txid = QStringLiteral("queue-%1").arg(i);
        if (i % 3 == 0) {
            QVERIFY(store->append(unknown));
        } else if (i % 3 == 1) {
            EventDraft asked = drafts::correction(EventKind::CorrectionAsked, attempt.attempt, 1, centavos + 100);
            EventDraft refused = drafts::correction(EventKind::CorrectionRefused, attempt.attempt, 1, centavos + 100);
            auto &ended = std::get<event::CorrectionEnded>(refused.what);
            ended.mayBePaid = true;
            ended.error.httpStatus = 409;
            QVERIFY(store->append(drafts::answer(EventKind::Created, attempt.attempt, txid, centavos)) &&
                    store->append(asked) && store->append(refused));
        } else {
            EventDraft paid =
                drafts::answer(EventKind::Created, attempt.attempt, txid, centavos + 500, QStringLiteral("Paga"));
            QVERIFY(store->append(paid));
        }
    }
    till.press(Qt::Key_O, Qt::ControlModifier);
    QTRY_VERIFY(till.queue.view() && till.queue.view()->rows.size() == 6);
}

inline void checkCode(Till &till, const QString &text)
{
    till.press(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(isShown(till.find<CodeCheckPage>()));
    till.find<CodeEdit>()->replaceBy(text);
    QTRY_VERIFY(!till.codeCheck.isLooking() && !till.codeCheck.view().rows.isEmpty());
}

inline QString chargedCode(Till &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    [&] { QTRY_VERIFY(!till.codeInThePicture().isEmpty()); }();
    return till.codeInThePicture();
}

[[nodiscard]] inline QList<Scene> checkScenes()
{
    return {
        {.name = "24 empty", .walk = [](Till &till) { till.press(Qt::Key_B, Qt::ControlModifier); }},
        {.name = "24 ours", .walk = [](Till &till) { checkCode(till, chargedCode(till)); }},
        {.name = "24 damaged",
         .walk = [](Till &till) { checkCode(till, chargedCode(till).remove(QStringLiteral("***"))); }},
        {.name = "24 foreign",
         .isOnce = true,
         .walk =
             [](Till &till) {
                 payAnother(till);
                 checkCode(till, CodeWriter().set("59", QStringLiteral("JOSE A COMERCIO DE BEBIDA")).code());
                 QTRY_COMPARE(till.codeCheck.view().tone, CodeCheckView::Tone::Error);
             }},
        {.name = "24 no code", .isOnce = true, .walk = [](Till &till) { checkCode(till, drafts::code().left(80)); }},
        {.name = "23 empty",
         .walk =
             [](Till &till) {
                 till.press(Qt::Key_O, Qt::ControlModifier);
                 QTRY_VERIFY(till.queue.view());
             }},
        {.name = "23 queue", .walk = openQueue},
        {.name = "23 not there", .isOnce = true, .walk = [](Till &till) {
             openQueue(till);
             till.press(Qt::Key_Right);
             till.press(Qt::Key_Return);
             QTRY_VERIFY(till.find<FormDialog>() || isShown(till.find<ChargePage>()));
         }}};
}

} // namespace balcao::test
