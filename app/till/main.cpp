// SPDX-License-Identifier: MIT
#include "app/common/apikey.h"
#include "app/common/arguments.h"
#include "app/common/console.h"
#include "app/common/coredumps.h"
#include "app/common/sessionbus.h"
#include "app/common/settings.h"
#include "app/common/threadlimit.h"
#include "app/common/translations.h"
#include "app/till/appearance.h"
#include "app/till/firsttill.h"
#include "app/till/session.h"
#include "app/till/till.h"
#include "app/till/walkthrough.h"

#include <QApplication>
#include <QMessageBox>
#include <QTimer>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

struct MainTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::main)
};

constexpr int usageError = 1;
constexpr int localError = 7;

int printError(const QString &sentence, int code)
{
    console::say(stderr, u"balcao: "_s + sentence + u'\n');
    return code;
}

/** Help, version, a wrong option: to a console, a file or a pipe, else in the only window. @p needsWindow: in a window in any case, because
 *  a start from a menu has a standard error that is not read.
 */
int inform(const QString &text, int code, bool needsWindow = false)
{
    if (console::isThere())
        console::say(code == 0 ? stdout : stderr, text);
    if (needsWindow || !console::isThere())
        QMessageBox(code == 0 ? QMessageBox::Information : QMessageBox::Critical, u"Balcão"_s, text).exec();
    return code;
}

/** What is asked at the start, too, but the customer's. */
void showWindows()
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (!window->isVisible() || window->testAttribute(Qt::WA_ShowWithoutActivating))
            continue;
        window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
        window->raise();
        window->activateWindow();
    }
}

/** Of a file that nobody has judged yet. */
int textSizeIn(const SettingsFile &file)
{
    const SettingKey &key = *Settings::key(u"till.text-size"_s);
    Settings settings;
    static_cast<void>(settings.set(key, file.text(key.name), {}));
    return settings.textSize;
}

/** Scales the whole window by @p percent, on top of what the environment says. To be called before the application is made: Qt reads the
 *  scale once.
 */
void growLetters(int percent)
{
    const double said = qEnvironmentVariable("QT_SCALE_FACTOR").toDouble();
    if (percent != 100)
        qputenv("QT_SCALE_FACTOR", QByteArray::number((said > 0 ? said : 1) * percent / 100.0));
}

/** Reported once, at the start; neither stops selling. */
struct StartNotices {
    /** Settings that are passed over. */
    QStringList settings;
    /** The ledger's connection is not verified; empty: it is. */
    QString ledger;

    [[nodiscard]] QStringList all() const { return ledger.isEmpty() ? settings : settings + QStringList{ledger}; }
};

/** From the first window to the last. */
int run(TillOptions options, const StartNotices &remarks, const QStringList &obstacles)
{
    const QString walksPicture = options.screenshot;
    FirstTill first(dataFolder(options.ledger));
    auto standing = options.isInteractive() ? first.claim() : FirstTill::Standing::First;
    if (standing == FirstTill::Standing::Second)
        return inform(MainTr::tr("Balcão is open already: its window is in front now.") + u'\n', 0);
    if (standing == FirstTill::Standing::Unanswered)
        return inform(MainTr::tr("Balcão is open already, and does not answer. End that one first.") + u'\n',
                      localError, true);
    setAppearance(options.settings.theme);
    QObject::connect(&first, &FirstTill::wanted, &first, &showWindows);
    Till till(std::move(options));
    std::optional<Walkthrough> walkthrough;
    // A question at the start is a window, too, and not the last one.
    QGuiApplication::setQuitOnLastWindowClosed(false);
    till.open(obstacles)->whenFinished(&till, [&](const Till::BeginReply::Result &opened) {
        if (!opened)
            return QCoreApplication::exit(opened.error());
        // The folder is there by now, or when a first run has ended.
        if (standing == FirstTill::Standing::Unknown) {
            static_cast<void>(first.claim());
            QObject::connect(&till, &Till::setUp, &first, [&first] { static_cast<void>(first.claim()); });
        }
        till.show();
        QGuiApplication::setQuitOnLastWindowClosed(true);
        if (!walksPicture.isEmpty()) {
            Session &session = till.session();
            walkthrough.emplace(till.window(), session.service(), session.form(), session.charge(), walksPicture);
            QTimer::singleShot(0, &*walkthrough, &Walkthrough::start);
        } else if (!remarks.all().isEmpty()) {
            till.window().tell(remarks.settings.isEmpty() ? MainTr::tr("The ledger's connection is not verified")
                                                          : MainTr::tr("Some settings are not valid"),
                               remarks.all().join(u'\n'));
        }
    });
    return QApplication::exec();
}

int begin(QApplication &application, SettingsFile &file)
{
    const QStringList given = QCoreApplication::arguments().sliced(1);
    // Another language is refused below; until then the default one speaks.
    static_cast<void>(installLanguage(application, languageIn(given, file)) || installLanguage(application, {}));
    TillOptions options{.settings = settingsOf(file)};
    Arguments arguments(u"balcao"_s,
                        QCoreApplication::translate("balcao::TillOptions", "Balcão: a point of sale for Pix."),
                        options.settings);
    options.addTo(arguments);
    const auto information = arguments.read(given);
    if (!information)
        return inform(u"balcao: "_s + information.error().problems.constFirst().message + u'\n', usageError);
    if (*information)
        return inform(**information, 0);
    if (arguments.checksSettings())
        return inform(judged(file), file.problems().isEmpty() ? 0 : usageError);
    options.take(arguments);
    options.problems = file.problems();
    const StartNotices remarks{.settings = remarksOn(file),
                               .ledger = options.trains() ? QString() : unverifiedLedgerNotice(options.ledger)};
    const QStringList obstacles = obstaclesOf(file);
    for (const QString &sentence : obstacles + remarks.all())
        printError(sentence, 0);
    // A picture's walk makes a charge: never at a shop's provider without its being said.
    if (obstacles.isEmpty() && !options.isInteractive() && !options.trains() && !options.account.isOfOption &&
        options.account.isGiven())
        return printError(u"--screenshot makes a charge. Beside BALCAO_BASE_URL or the settings say where: "
                          "--training or --base-url."_s,
                          usageError);
    return run(std::move(options), remarks, obstacles);
}

/** Without a window: the display's own thread would be one of those that cannot be started. */
int refuseWithoutThreads(int argc, char **argv, const SettingsFile &file)
{
    QCoreApplication application(argc, argv);
    static_cast<void>(installLanguage(application, languageIn(QCoreApplication::arguments().sliced(1), file)) ||
                      installLanguage(application, {}));
    return printError(threadlimit::describe(), localError);
}

} // namespace

int main(int argc, char *argv[])
{
    disableCoreDumps();
    apikey::takeVariable();
    apikey::takeProxyPassword();
    leaveSilentSessionBus();
#ifndef Q_OS_WIN
    // What is only printed needs no display.
    const auto asksForText = [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "-v" || argument == "--version" ||
               argument == "--check-settings" || argument == "--print-settings";
    };
    if (std::any_of(argv + 1, argv + argc, asksForText))
        qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
    SettingsFile file = SettingsFile::readUsual();
    if (!threadlimit::allows(threadlimit::ofTill))
        return refuseWithoutThreads(argc, argv, file);
    growLetters(textSizeIn(file));
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"balcao"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Balcão"_s);
    QGuiApplication::setDesktopFileName(u"io.github.balcao_pix.balcao"_s);
    return begin(application, file);
}
