// SPDX-License-Identifier: MIT
#pragma once

#include "tests/widgets/scenes.h"
#include "ui/widgets/controls/formdialog.h"

#include <functional>

namespace balcao::test
{

/** At ten in the evening: a large amount, and a mobile that was never charged here. */
inline void typeAtNight(Till &till)
{
    using namespace Qt::StringLiterals;
    const QDateTime now = QDateTime::currentDateTime();
    till.counter.clockOffset = std::chrono::milliseconds(now.msecsTo(QDateTime(now.date(), QTime(22, 0))));
    QTest::keyClicks(till.find<AmountDisplay>(), u"99999999"_s);
    till.fields().at(2)->setFocus();
    QTest::keyClicks(till.fields().at(2), u"11987654321"_s);
    till.press(Qt::Key_Tab);
    QTRY_VERIFY(!till.form.form().newPhone.isEmpty());
    QVERIFY(!till.form.view().hint.text.isEmpty());
}

/** @p create: to the charge's page. */
inline QList<Scene> limitScenes(const std::function<void(Till &)> &create)
{
    return {{.name = "01 limits", .walk = typeAtNight}, {.name = "04 trouble", .walk = [create](Till &till) {
                                                             create(till);
                                                             till.press(Qt::Key_F9);
                                                             QVERIFY(isShown(till.find<FormDialog>()));
                                                         }}};
}

} // namespace balcao::test
