// SPDX-License-Identifier: MIT
#include "tests/support/counter.h"
#include "tests/support/testmain.h"
#include "ui/presentation/frame/shellpresenter.h"

#include <QSignalSpy>
#include <QTest>

namespace shelltest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Counter;

/** The frame around the pages: what the header says of the line to the provider. */
class ShellTest : public QObject
{
    Q_OBJECT

    static QString create(Counter &counter)
    {
        const command::Create create{.request = {.amount = *Money::fromCentavos(8640), .customer = Counter::customer()},
                                     .sale = {}};
        return counter.service->perform(create, counter.service->people().atTheCounter())->attempt();
    }

    static Charge::State stateOf(const Counter &counter, const QString &attempt)
    {
        return counter.service->record(attempt)->charge.state;
    }

private Q_SLOTS:
    void theHeaderIsNotCalmOverAnUnknownOutcome_data()
    {
        QTest::addColumn<bool>("isTraining");
        QTest::newRow("the shop") << false;
        QTest::newRow("training") << true;
    }
    void theHeaderIsNotCalmOverAnUnknownOutcome()
    {
        using Tone = ShellPresenter::Contact::Tone;
        QFETCH(const bool, isTraining);
        sandbox::SandboxOptions failing;
        failing.quirks = failing.quirks.with(u"fault=status-500").value();
        Counter counter(failing);
        ShellPresenter shell(*counter.service, Clock(), isTraining, u"Shop"_s);
        // In training the ribbon stands: no second word for it in the header.
        QCOMPARE(shell.chip().has_value(), !isTraining);
        const QString attempt = create(counter);
        shell.setShown(attempt);
        QTRY_COMPARE(stateOf(counter, attempt), Charge::State::Unknown);
        QVERIFY(shell.chip());
        QCOMPARE(shell.chip()->tone, Tone::Unknown);
        QCOMPARE(shell.chip()->lead, u"Provider answered"_s);
        QSignalSpy changes(&shell, &ShellPresenter::changed);
        shell.setShown({});
        QCOMPARE(changes.count(), 1);
        QVERIFY(shell.contact().tone != Tone::Unknown);
        QCOMPARE(shell.chip().has_value(), !isTraining);
    }

    void whatIsWrongIsInTheHeaderInTrainingToo()
    {
        Counter counter({}, "another-key-entirely");
        ShellPresenter shell(*counter.service, Clock(), true, u"Shop"_s);
        const QString attempt = create(counter);
        QTRY_COMPARE(stateOf(counter, attempt), Charge::State::Refused);
        QVERIFY(shell.chip());
        QCOMPARE(shell.chip()->lead, u"Key refused"_s);
    }
};

BALCAO_TEST(ShellTest)

} // namespace shelltest

#include "shelltest.moc"
