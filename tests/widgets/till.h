// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/task.h"
#include "tests/support/counter.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/settings/settingsdesk.h"
#include "ui/report/pages/raster.h"
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/choices.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/controls/qrcodewidget.h"
#include "ui/widgets/mainwindow.h"
#include "ui/widgets/pages/chargepage.h"
#include "ui/widgets/pages/newchargepage.h"

#include <QFileDialog>
#include <QPointer>
#include <QTest>
#include <QThread>

#include <chrono>
#include <functional>
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
        , charge(*counter.service,
                 training ? std::optional(TrainingActions{
                                .pay = [this](const QString &txid) { return counter.server.pay(txid); },
                                .expire = [this](const QString &txid) { return counter.server.expire(txid); }})
                          : std::nullopt)
        , outcome(*counter.service)
        , today(counter.service->reader(), clock())
        , open(counter.service->reader(), clock())
        , charges(counter.service->reader(), clock())
        , day(*counter.service, {})
        , queue(*counter.service, QStringLiteral("Shop"))
        , codeCheck(*counter.service, training)
        , settings(*counter.service, desk())
        , paper(*counter.service, {.settings = [this] { return held; },
                                   .isTraining = training,
                                   .renderer = report::slipRenderer(),
                                   .limits = {.idle = std::chrono::seconds(1)}})
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

    /** Nothing holds a setting; what is saved holds. */
    SettingsDesk desk()
    {
        return {.settings = [this] { return held; },
                .sells = [this] { return sells; },
                .holder = [this](const SettingKey &key) { return holders.value(key.name); },
                .judge =
                    [](const SettingKey &key, const QString &text) {
                        return !text.isEmpty() && Settings().set(key, text, {})
                                   ? QString()
                                   : QStringLiteral("It takes something else.");
                    },
                .save =
                    [this](const QList<SettingEdit> &edits, const std::function<QString()> &before) {
                        if (QString problem = isWritable ? before() : QStringLiteral("It cannot be written.");
                            !problem.isEmpty())
                            return problem;
                        for (const SettingEdit &edit : edits)
                            held.set(*Settings::key(edit.key), edit.text.value_or(QString()), {});
                        saved.append(edits);
                        return QString();
                    },
                .hasOperators = [this](QObject *) { return Reply<bool>::of(isStaffed); },
                .probe =
                    [](const Settings &, const QByteArray &, QObject *) {
                        return DeskReply::of(Unexpected<QString>(QStringLiteral("The provider's name is not known.")));
                    },
                .keepKey = [](const QString &, const QByteArray &) { return QString(); },
                .keepProxyPassword =
                    [this](const QString &address, const QByteArray &password) {
                        keptPasswords.insert(address, password);
                        return QString();
                    },
                .keepPassword =
                    [this](const QString &address, const QByteArray &password) {
                        keptPasswords.insert(address, password);
                        return QString();
                    },
                .lookAt = [](const QString &address, const QByteArray &,
                             QObject *) { return DeskReply::of(QStringLiteral("Looked at %1.").arg(address)); },
                .move = [this](const QList<SettingEdit> &edits, const TypedSettings &) { moved.append(edits); },
                .screens = [this] { return screens; },
                .diagnostics = diagnostics()};
    }
    /** What takes long is over at once, but for the copy, which waits until it is given up. */
    DiagnosticsDesk diagnostics()
    {
        return {
            .facts =
                [] {
                    return DiagnosticsDesk::Facts{
                        .program = QStringLiteral("Balcão 1.0.0 · Qt 6.4.2 · SQLite 3.40.1"),
                        .ledger = QStringLiteral("PostgreSQL · postgresql://balcao_caixa02@servidor-loja/balcao"),
                        .logFile = QStringLiteral("/home/caixa/.local/share/balcao/balcao.log"),
                        .logLines = {QStringLiteral("2026-11-20T17:35:02Z info 02 request create outcome=done ms=655 "
                                                    "charge=31 txid=7f3c…f567 code=verified"),
                                     QStringLiteral("2026-11-20T17:36:10Z warning 02 request create outcome=unknown "
                                                    "cause=timeout ms=30000 charge=32")}};
                },
            .verify = [](QObject *) { return DeskReply::of(QStringLiteral("The ledger is whole.")); },
            .place = [](const QString &name) { return QStringLiteral("/home/caixa/") + name; },
            .judgeFile =
                [](const QString &file) {
                    return file.startsWith(u'/') ? QString() : QStringLiteral("Type the whole path of a file.");
                },
            .backUp =
                [](const QString &file, QObject *context) {
                    return beginTask(context, [file](const TaskWatch &watch) -> DeskReply::Result {
                        while (watch(0, 40, 100))
                            QThread::msleep(1);
                        return Unexpected<QString>(QStringLiteral("Given up: %1").arg(file));
                    });
                },
            .gather =
                [](QObject *) {
                    return Reply<DiagnosticsDesk::Bundle>::of(std::make_shared<const SupportBundle>(
                        QStringLiteral("balcao 1.0.0\n"), QStringLiteral("[till]\n"),
                        LedgerSummary{.counts = ledgerFailure(LedgerError::Kind::CannotOpen)},
                        QStringLiteral("/nonexistent")));
                },
            .save = [](const DiagnosticsDesk::Bundle &, const QString &file,
                       QObject *) { return DeskReply::of(QStringLiteral("The bundle lies in %1.").arg(file)); }};
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
    Settings held;
    /** The shop's provider is in use; if not, whether its ledger has operators. */
    bool sells = true;
    bool isStaffed = false;
    bool isWritable = true;
    QHash<QString, QString> holders;
    QList<QList<SettingEdit>> saved;
    QList<QList<SettingEdit>> moved;
    QMap<QString, QByteArray> keptPasswords;
    QList<SettingChoice> screens{{QStringLiteral("HDMI-1|H4ZR900123|1920x1080"), QStringLiteral("HDMI-1 (1920x1080)")}};
    SettingsPresenter settings;
    PaperPresenter paper;
    MainWindow window;
};

inline bool isShown(const QWidget *widget)
{
    return widget && widget->isVisible();
}

} // namespace balcao::test
