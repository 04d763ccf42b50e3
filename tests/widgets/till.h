// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/counter.h"
#include "tests/support/fakesettingshost.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/report/pages/raster.h"
#include "ui/widgets/charge/chargepage.h"
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/choices.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/controls/qrcodewidget.h"
#include "ui/widgets/frame/mainwindow.h"
#include "ui/widgets/newcharge/newchargepage.h"

#include <QFileDialog>
#include <QPointer>
#include <QTest>

#include <chrono>
#include <optional>
#include <utility>

namespace balcao::test
{

/** A provider with this quirk, "fault=hang" for one; empty: it behaves. */
inline sandbox::SandboxOptions providerWith(const QString &quirk)
{
    sandbox::SandboxOptions options;
    if (!quirk.isEmpty())
        options.quirks = options.quirks.with(quirk).value();
    return options;
}

/** Answers the system's dialog for a new file, which is open. */
inline void chooseFile(QWidget &window, const QString &file)
{
    QPointer<QDialog> dialog = window.findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    qobject_cast<QFileDialog *>(dialog)->selectFile(file);
    dialog->accept();
    QTRY_VERIFY(!dialog);
}

/** The whole window over a counter. */
struct Till {
    explicit Till(sandbox::SandboxOptions options = {}, bool training = true, const QByteArray &key = Counter::key)
        : counter(std::move(options), key)
        , shell(*counter.service, Clock(), training, QStringLiteral("Shop"))
        , form(*counter.service)
        , charge(*counter.service, training ? &counter : nullptr)
        , outcome(*counter.service)
        , today(counter.service->reader(), clock())
        , open(counter.service->reader(), clock())
        , charges(counter.service->reader(), clock())
        , day(*counter.service, {})
        , queue(*counter.service, QStringLiteral("Shop"))
        , codeCheck(*counter.service, training)
        , settings(*counter.service, host)
        , paper(
              *counter.service, held,
              {.isTraining = training, .renderer = report::slipRenderer(), .limits = {.idle = std::chrono::seconds(1)}})
        , window({*counter.service, shell, form, charge, outcome, today, open, charges, day, settings, paper, queue,
                  codeCheck})
    {
        QObject::connect(counter.service.get(), &ChargeService::changed, &window, [this](const QString &attempt) {
            if (!attempts.contains(attempt))
                attempts.append(attempt);
        });
        window.show();
        window.activateWindow();
        // Shortcuts only work in the active window; a test that needs them fails by itself where it is not.
        (void)QTest::qWaitForWindowActive(&window);
    }

    template <class T>
    T *find()
    {
        return window.findChild<T *>();
    }

    /** Types a whole charge as a cashier does. */
    void type(const QString &taxId = QStringLiteral("52998224725"))
    {
        QTest::keyClicks(find<AmountDisplay>(), QStringLiteral("8640"));
        const QList<FieldEdit *> edits = fields();
        QTest::keyClicks(edits.at(0), taxId);
        QTest::keyClicks(edits.at(1), QStringLiteral("Marina Alves Pereira"));
        QTest::keyClicks(edits.at(2), QStringLiteral("11987654321"));
        QTest::keyClicks(edits.at(3), QStringLiteral("marina.alves@example.com"));
    }

    QList<FieldEdit *> fields() { return find<NewChargePage>()->findChildren<FieldEdit *>(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *focused = window.focusWidget();
        QTest::keyClick(focused ? focused : &window, key, modifiers);
    }

    /** Takes an option of the shown page or dialog by arrows and Enter. @p number: from 1, of those that can be taken. */
    void choose(int number)
    {
        for (Choices *choices : window.findChildren<Choices *>()) {
            if (!choices->isVisible())
                continue;
            choices->firstButton()->setFocus();
            for (int place = 1; place < number; ++place)
                press(Qt::Key_Down);
            return press(Qt::Key_Return);
        }
        QFAIL("No options are shown");
    }

    /** Nothing before the charge's page was first shown. */
    QrCodeWidget *codeWidget()
    {
        ChargePage *page = find<ChargePage>();
        return page ? page->findChild<QrCodeWidget *>() : nullptr;
    }

    QString codeInThePicture()
    {
        QrCodeWidget *code = codeWidget();
        return code && code->isVisible() && code->hasCode() ? charge.view().codeText : QString();
    }

    [[nodiscard]] ShopClock clock() const
    {
        return {.own = counter.clock(),
                .provider = Clock([this] { return counter.service->line().correctedNow(); }),
                .counter = counter.ledger->identity().own()};
    }

    /** Of the press of this number, from 1. */
    [[nodiscard]] const ChargeRecord &record(int number) const
    {
        return *counter.service->record(attempts.at(number - 1));
    }

    Counter counter;
    /** What was pressed, in its order. */
    QStringList attempts;
    ShellPresenter shell;
    NewChargePresenter form;
    ChargePresenter charge;
    OutcomePresenter outcome;
    TodayModel today;
    OpenRow open;
    HistoryPresenter charges;
    DayPresenter day;
    QueuePresenter queue;
    CodeCheckPresenter codeCheck;
    /** Nothing locks a setting; what is saved holds. */
    FakeSettingsHost host;
    Settings &held{host.held};
    bool &sells{host.sells};
    bool &isStaffed{host.isStaffed};
    bool &isWritable{host.isWritable};
    QHash<QString, QString> &holders{host.holders};
    QList<QList<SettingEdit>> &saved{host.saved};
    QList<QList<SettingEdit>> &moved{host.moved};
    QMap<QString, QByteArray> &keptPasswords{host.keptPasswords};
    QList<SettingChoice> &screens{host.otherScreens};
    SettingsPresenter settings;
    PaperPresenter paper;
    MainWindow window;
};

inline bool isShown(const QWidget *widget)
{
    return widget && widget->isVisible();
}

} // namespace balcao::test
