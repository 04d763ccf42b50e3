// SPDX-License-Identifier: MIT
#include "app/shared/accountoptions.h"
#include "app/shared/arguments.h"
#include "app/shared/console.h"
#include "app/shared/coredumps.h"
#include "app/shared/ledgeroptions.h"
#include "app/shared/settings.h"
#include "app/shared/translations.h"
#include "app/till/chime.h"
#include "app/till/environment.h"
#include "app/till/ledgeropening.h"
#include "app/till/startquestions.h"
#include "app/till/walkthrough.h"
#include "app/till/windowplace.h"
#include "core/service/retention.h"
#include "ui/presentation/words/messages.h"
#include "ui/widgets/mainwindow.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

struct Options {
    AccountOptions account;
    LedgerOptions ledger;
    /** Somebody asked for it at this start. */
    bool isTraining = false;
    bool trainsBySettings = false;
    bool hasNoCustomerBook = false;
    QString screenshot;
    bool hasLedgerOfOptions = false;
    QString theme = u"system"_s;
    /** Empty: where the window was left. */
    QSize size;
};

constexpr int usageError = 1;
constexpr int localError = 7;

bool readSize(const QString &text, QSize &size)
{
    const QStringList sides = text.split(u'x');
    size = sides.size() == 2 ? QSize(sides.at(0).toInt(), sides.at(1).toInt()) : QSize();
    return size.width() >= 640 && size.height() >= 400 && size.width() <= 16384 && size.height() <= 16384;
}

void addOptions(Arguments &arguments, Options &options)
{
    options.account.addTo(arguments);
    options.ledger.addTo(arguments);
    arguments.addFlag("training", "Use the built-in provider on this computer (so it is where no provider is named)",
                      options.isTraining);
    arguments.addFlag("no-customer-book", "Do not suggest past customers", options.hasNoCustomerBook);
    const SettingKey &retention = *Settings::key(u"ledger.retention-days"_s);
    arguments.addSettingOption(
        "retention-days", "DAYS",
        "Erase customers' data so many days after a charge's last event. Else BALCAO_RETENTION_DAYS",
        u"--retention-days takes a number of days from 1 to %1."_s.arg(retention.most), retention.name);
    arguments.addVariable("retention-days", "BALCAO_RETENTION_DAYS");
    arguments.addOption("theme", "light|dark|system", "system unless told", u"--theme takes light, dark or system."_s,
                        [&options](const QString &text) {
                            options.theme = text;
                            return text == "light"_L1 || text == "dark"_L1 || text == "system"_L1;
                        });
    arguments.addOption("size", "WIDTHxHEIGHT",
                        "Size of the window at the start; unless told, as it was left, at first the whole screen",
                        u"--size takes a width and a height, such as 1366x768."_s,
                        [&options](const QString &text) { return readSize(text, options.size); });
    arguments.addText("screenshot", "FILE",
                      "Walk the counter flow by itself, save what the window shows to FILE (PNG), and end",
                      options.screenshot);
}

void setAppearance(const QString &theme)
{
    installAccessibility();
    fonts::load();
    QApplication::setFont(fonts::text(16));
    const bool systemIsDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    const bool dark = theme == u"dark"_s || (theme == u"system"_s && systemIsDark);
    QApplication::setStyle(new BalcaoStyle);
    QApplication::setPalette(Theme(dark ? Theme::Mode::Dark : Theme::Mode::Light).palette());
}

int printError(const QString &sentence, int code)
{
    console::say(stderr, u"balcao: "_s + sentence + u'\n');
    return code;
}

/** Help, version, a wrong option: to a console, a file or a pipe, else in the only window. */
int inform(const QString &text, int code)
{
    if (console::isThere())
        console::say(code == 0 ? stdout : stderr, text);
    else
        QMessageBox(code == 0 ? QMessageBox::Information : QMessageBox::Critical, u"Balcão"_s, text).exec();
    return code;
}

/** A picture's walk leaves nothing behind, unless it is told where. */
LedgerOptions placeOf(const Options &options, const QTemporaryDir &scratch)
{
    LedgerOptions place = options.ledger;
    if (!options.screenshot.isEmpty() && !options.hasLedgerOfOptions)
        place.ledger = scratch.filePath(u"walk.sqlite"_s);
    return place;
}

struct Place {
    LedgerAddress address;
    CounterIdentity writer;
    LedgerEnvironment environment;
};

/** The till over this ledger, until it is closed. @p remarks: what is wrong in the settings; somebody should know. */
Expected<int, LedgerError> runTill(const Options &options, const Environment &shop, const Place &place,
                                   const QStringList &remarks)
{
    // It is opened in a thread of its own, while the window is made.
    ChargeLedger ledger(place.address, place.writer, Clock(), place.environment);
    ledger.holdReading();
    ProviderClient client(shop.account());
    ChargeService service(&client, ledger, Clock());
    // Nobody knows whether reading has a side effect at a real provider; at ours it has none.
    service.setMayRead(shop.isTraining());
    std::optional<Retention> retention;
    if (options.ledger.retentionDays > 0 && !shop.isTraining())
        retention.emplace(service.line(), ledger, Clock(), options.ledger.retentionDays);
    ShellPresenter shell(service, Clock(), shop.isTraining(), shop.shopName());
    NewChargePresenter form(service);
    ChargePresenter charge(service, shop.trainingActions());
    OutcomePresenter outcome(service);
    const ShopClock clock{.own = Clock(),
                          .provider = Clock([&service] { return service.line().correctedNow(); }),
                          .counter = place.writer.own()};
    TodayModel today(service.reader(), clock);
    OpenRow open(service.reader(), clock);
    HistoryPresenter charges(service.reader(), clock);
    charges.setCanRefresh(service.isReadingOn());
    charges.setTraining(shell.isTraining());
    form.setCustomerBook(!options.hasNoCustomerBook);
    MainWindow window({service, shell, form, charge, outcome, today, open, charges});
    WindowPlace windowPlace(window);
    Chime chime; // a switch of the settings belongs here
    if (options.screenshot.isEmpty())
        QObject::connect(&window, &MainWindow::sounded, &window, [&chime](Sound sound) { chime.play(sound); });
    // No window over a damaged ledger. A server may be slow, and may come back: the window says so.
    if (!place.address.isPostgres()) {
        if (const auto error = waitUntilOpen(ledger))
            return Unexpected<LedgerError>(*error);
    }
    // A window that begins hidden has no first frame; what it shows later is read all the same.
    constexpr std::chrono::milliseconds latest{1000};
    QObject::connect(&window, &MainWindow::firstShown, &ledger, qOverload<>(&ChargeLedger::startReading));
    QTimer::singleShot(latest, &ledger, qOverload<>(&ChargeLedger::startReading));
    if (options.screenshot.isEmpty() && options.size.isEmpty()) {
        windowPlace.show();
    } else {
        window.resize(options.size.isEmpty() ? QSize(1366, 768) : options.size);
        window.show();
    }
    if (!options.screenshot.isEmpty()) {
        Walkthrough walkthrough(window, service, form, charge, options.screenshot);
        QTimer::singleShot(0, &walkthrough, &Walkthrough::start);
        return QApplication::exec();
    }
    if (!remarks.isEmpty())
        window.tell(QCoreApplication::translate("balcao::main", "Some settings are not valid"), remarks.join(u'\n'));
    return QApplication::exec();
}

/** The code of its end, or what is asked about its start. */
Expected<int, startquestions::Answer> start(const Options &options, const QStringList &remarks)
{
    using startquestions::Answer;
    const bool isInteractive = options.screenshot.isEmpty();
    const auto printOrAsk = [isInteractive](const QString &sentence, auto ask) -> Expected<int, Answer> {
        printError(sentence, localError);
        return isInteractive ? Unexpected<Answer>(ask()) : Expected<int, Answer>(localError);
    };
    const auto environment = [&options] {
        const WaitingNotice notice(QCoreApplication::translate(
            "balcao::main", "The keyring of this computer's user is asked for the provider's key. "
                            "It may have to be unlocked first."));
        return Environment::open(options.account, options.isTraining || options.trainsBySettings);
    }();
    if (!environment)
        return printOrAsk(environment.error().sentence,
                          [&] { return startquestions::askAboutAccount(options.account, environment.error()); });
    const Environment &shop = **environment;
    const QTemporaryDir scratch;
    const LedgerOptions place = placeOf(options, scratch);
    const auto mark = shop.isTraining() ? LedgerEnvironment::Training : LedgerEnvironment::Real;
    const auto address = ledgerAddress(place, mark);
    if (!address)
        return printOrAsk(address.error(), [&] { return startquestions::askAboutAnythingElse(address.error()); });
    CounterIdentity writer = ledgerWriter(place);
    writer.since = Clock().nowUtc();
    const auto code = runTill(options, shop, {.address = *address, .writer = writer, .environment = mark}, remarks);
    if (!code)
        return printOrAsk(messages::describe(code.error()),
                          [&] { return startquestions::askAboutLedger(code.error(), *address); });
    return *code;
}

/** @p obstacles: in the settings. Training that was asked for needs nothing of them. */
int run(Options options, const QStringList &remarks, const QStringList &obstacles)
{
    if (!obstacles.isEmpty() && !options.isTraining) {
        const bool isInteractive = options.screenshot.isEmpty();
        if (!isInteractive || startquestions::askAboutSettings(obstacles) != startquestions::Answer::Train)
            return localError;
        options.isTraining = true;
        options.ledger.ledger.clear(); // the shop's
    }
    for (;;) {
        const auto code = start(options, remarks);
        if (code)
            return *code;
        if (code.error() == startquestions::Answer::Quit)
            return localError;
        if (code.error() == startquestions::Answer::Train) {
            options.isTraining = true;
            options.ledger.ledger.clear(); // the shop's
        }
    }
}

} // namespace

int main(int argc, char *argv[])
{
    disableCoreDumps();
#ifndef Q_OS_WIN
    // Help and version need no display.
    const auto asksForText = [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "-v" || argument == "--version" ||
               argument == "--check-settings" || argument == "--print-settings";
    };
    if (std::any_of(argv + 1, argv + argc, asksForText))
        qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"balcao"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Balcão"_s);
    QGuiApplication::setDesktopFileName(u"io.github.balcao_pix.balcao"_s);

    const QStringList given = QCoreApplication::arguments().sliced(1);
    // Another language is refused below; until then the default one speaks.
    SettingsFile file = SettingsFile::read(SettingsFile::usualFiles());
    static_cast<void>(installLanguage(application, languageIn(given, file)) || installLanguage(application, {}));
    Settings settings = settingsOf(file);
    Options options;
    Arguments arguments(u"balcao"_s, u"Balcão: a point of sale for Pix."_s, settings);
    addOptions(arguments, options);
    const auto information = arguments.read(given);
    if (!information)
        return inform(u"balcao: "_s + information.error().problems.constFirst().message + u'\n', usageError);
    if (*information)
        return inform(**information, 0);
    const QStringList remarks = remarksOn(file);
    const QStringList obstacles = obstaclesOf(file);
    if (arguments.checksSettings())
        return inform(judged(file), file.problems().isEmpty() ? 0 : usageError);
    options.account.take(settings);
    options.ledger.take(settings);
    options.trainsBySettings = settings.isTraining;
    options.hasLedgerOfOptions = arguments.isGiven("data-dir") || arguments.isGiven("ledger");
    for (const QString &sentence : obstacles + remarks)
        printError(sentence, 0);
    // A picture's walk makes a charge: never at a shop's provider without its being said.
    if (obstacles.isEmpty() && !options.screenshot.isEmpty() && !options.isTraining && !options.trainsBySettings &&
        !options.account.isOfOption && options.account.isGiven())
        return printError(u"--screenshot makes a charge. Beside BALCAO_BASE_URL or the settings say where: "
                          "--training or --base-url."_s,
                          usageError);
    setAppearance(options.theme);
    return run(options, remarks, obstacles);
}
