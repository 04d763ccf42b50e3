// SPDX-License-Identifier: MIT
#include "app/coredumps.h"
#include "app/environment.h"
#include "app/ledgerplace.h"
#include "app/translations.h"
#include "app/walkthrough.h"
#include "core/service/retention.h"
#include "ui/presentation/messages.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/mainwindow.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QMessageBox>
#include <QPushButton>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

struct Options {
    EnvironmentOptions environment;
    LedgerOptions ledger;
    bool hasCustomerBook = true;
    /** 0: customers' data is kept. */
    int retentionDays = 0;
    QString language;
    QString screenshot;
    QString theme;
    QSize size;
};

/** What is wrong with the command line; nothing when all is well. */
struct Usage {
    QString problem;
};

constexpr int usageError = 1;
constexpr int localError = 7;

void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(u"Balcão: a point of sale for Pix."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {u"training"_s, u"Use the built-in provider on this computer (the default until --base-url is given)."_s},
        {u"base-url"_s, u"The provider's address, with its version: https://api.example.com/v1."_s, u"URL"_s},
        {u"api-key-file"_s, u"File whose first line is the provider's key; else the variable BALCAO_API_KEY."_s,
         u"FILE"_s},
        {u"amount-unit"_s, u"Unit of the provider's amounts: reais or centavos."_s, u"UNIT"_s, u"reais"_s},
        {u"update-amount"_s, u"Form of the amount in an update: number or string."_s, u"FORM"_s, u"number"_s},
        {u"update-by"_s, u"Where an update's parameters go: body or query."_s, u"PLACE"_s, u"body"_s},
        {u"data-dir"_s, u"Folder for this till's data; else BALCAO_DATA_DIR, else this user's own."_s, u"DIR"_s},
        {u"ledger"_s, u"The ledger: a file, or postgresql://user@host/database; else BALCAO_LEDGER."_s, u"ADDRESS"_s},
        {u"counter"_s, u"This counter's name; else BALCAO_COUNTER, else 01."_s, u"NAME"_s},
        {u"operator"_s, u"Who is at the counter; else BALCAO_OPERATOR, else this account's name."_s, u"NAME"_s},
        {u"no-customer-book"_s, u"Do not suggest past customers."_s},
        {u"retention-days"_s,
         u"Erase customers' data so many days after a charge's last event; else BALCAO_RETENTION_DAYS, else it is kept."_s,
         u"DAYS"_s},
        {u"lang"_s, u"Language: pt-BR, en or es."_s, u"LANG"_s},
        {u"theme"_s, u"light, dark or system."_s, u"THEME"_s, u"system"_s},
        {u"size"_s, u"Size of the window at the start: WIDTHxHEIGHT."_s, u"SIZE"_s, u"1366x768"_s},
        {u"screenshot"_s, u"Walk the counter flow by itself, save what the window shows to FILE (PNG), and quit."_s,
         u"FILE"_s},
    });
}

/** The position of the option's value among @p allowed, or a usage problem. */
Expected<int, Usage> oneOf(const QCommandLineParser &parser, const QString &name, const QStringList &allowed)
{
    const qsizetype at = allowed.indexOf(parser.value(name));
    if (at < 0)
        return Unexpected<Usage>({u"--%1 takes %2."_s.arg(name, allowed.join(u" or "_s))});
    return static_cast<int>(at);
}

/** Days from 1 to a hundred years; 0: nothing is said. */
Expected<int, Usage> readRetention(const QString &option)
{
    constexpr int longest = 36'500;
    const QString text = option.isEmpty() ? qEnvironmentVariable("BALCAO_RETENTION_DAYS") : option;
    if (text.isEmpty())
        return 0;
    bool isNumber = false;
    const int days = text.toInt(&isNumber);
    if (!isNumber || days < 1 || days > longest)
        return Unexpected<Usage>({u"--retention-days takes a number of days from 1 to %1."_s.arg(longest)});
    return days;
}

Expected<Options, Usage> readOptions(const QCommandLineParser &parser)
{
    const auto unit = oneOf(parser, u"amount-unit"_s, {u"reais"_s, u"centavos"_s});
    const auto form = oneOf(parser, u"update-amount"_s, {u"number"_s, u"string"_s});
    const auto place = oneOf(parser, u"update-by"_s, {u"body"_s, u"query"_s});
    const auto theme = oneOf(parser, u"theme"_s, {u"light"_s, u"dark"_s, u"system"_s});
    for (const auto &choice : {unit, form, place, theme}) {
        if (!choice)
            return Unexpected<Usage>(choice.error());
    }
    const QStringList sides = parser.value(u"size"_s).split(u'x');
    const QSize size = sides.size() == 2 ? QSize(sides.at(0).toInt(), sides.at(1).toInt()) : QSize();
    if (size.width() < 640 || size.height() < 480 || size.width() > 16384 || size.height() > 16384)
        return Unexpected<Usage>({u"--size takes a width and a height, such as 1366x768."_s});
    const auto days = readRetention(parser.value(u"retention-days"_s));
    if (!days)
        return Unexpected<Usage>(days.error());
    if (!parser.positionalArguments().isEmpty())
        return Unexpected<Usage>({u"Unknown argument: %1."_s.arg(parser.positionalArguments().constFirst())});
    return Options{.environment = {.baseUrl = parser.value(u"base-url"_s),
                                   .apiKeyFile = parser.value(u"api-key-file"_s),
                                   .amountUnit = *unit == 0 ? AmountUnit::Reais : AmountUnit::Centavos,
                                   .updateAmount = *form == 0 ? UpdateAmount::Number : UpdateAmount::String,
                                   .updateBy = *place == 0 ? UpdateBy::Body : UpdateBy::Query,
                                   .training = parser.isSet(u"training"_s)},
                   .ledger = {.ledger = parser.value(u"ledger"_s),
                              .dataDir = parser.value(u"data-dir"_s),
                              .counter = parser.value(u"counter"_s),
                              .operatorName = parser.value(u"operator"_s)},
                   .hasCustomerBook = !parser.isSet(u"no-customer-book"_s),
                   .retentionDays = *days,
                   .language = parser.value(u"lang"_s),
                   .screenshot = parser.value(u"screenshot"_s),
                   .theme = parser.value(u"theme"_s),
                   .size = size};
}

void setAppearance(const QString &theme)
{
    fonts::load();
    QApplication::setFont(fonts::text(16));
    const bool systemIsDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    const bool dark = theme == u"dark"_s || (theme == u"system"_s && systemIsDark);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(Theme(dark ? Theme::Mode::Dark : Theme::Mode::Light).palette());
}

int complain(const QString &sentence, int code)
{
    QTextStream(stderr) << "balcao: " << sentence << '\n';
    return code;
}

/** A ledger in a file is looked at before the window comes: what is wrong with it is better known now. Empty: go on. */
std::optional<QString> checkLedger(const LedgerAddress &address, const CounterIdentity &writer,
                                   LedgerEnvironment environment, bool mayAsk)
{
    if (address.isPostgres())
        return std::nullopt; // it may be slow, and may come back: the window says so
    const auto store = LedgerStore::open(address, {.counter = writer.counter, .environment = environment});
    if (store)
        return std::nullopt;
    const QString sentence = messages::describe(store.error());
    if (store.error().kind != LedgerError::Kind::Damaged || !mayAsk)
        return sentence;
    QMessageBox question(QMessageBox::Critical, u"Balcão"_s, sentence);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(
        QCoreApplication::translate("balcao::main", "The damaged file can be kept beside, and a new ledger begun. "
                                                    "A backup can be put back in its place before that."));
    const QPushButton *begin = question.addButton(
        QCoreApplication::translate("balcao::main", "Keep the file, begin a new ledger"), QMessageBox::AcceptRole);
    question.setDefaultButton(
        question.addButton(QCoreApplication::translate("balcao::main", "Quit"), QMessageBox::RejectRole));
    question.exec();
    if (question.clickedButton() != begin || keepDamagedAside(address.text()).isEmpty())
        return sentence;
    return std::nullopt;
}

int run(const Options &options)
{
    const auto environment = Environment::open(options.environment);
    if (!environment) {
        if (options.screenshot.isEmpty())
            QMessageBox::critical(nullptr, u"Balcão"_s, environment.error());
        return complain(environment.error(), localError);
    }
    const Environment &shop = **environment;
    const bool isSeen = options.screenshot.isEmpty();
    const auto refuse = [isSeen](const QString &sentence) {
        if (isSeen)
            QMessageBox::critical(nullptr, u"Balcão"_s, sentence);
        return complain(sentence, localError);
    };
    // A picture's walk leaves nothing behind, unless it is told where.
    const QTemporaryDir scratch;
    LedgerOptions place = options.ledger;
    if (!isSeen && place.dataDir.isEmpty() && place.ledger.isEmpty())
        place.dataDir = scratch.path();
    const auto address = ledgerAddress(place, shop.isTraining() ? u"training.sqlite"_s : u"ledger.sqlite"_s);
    const auto writer = ledgerWriter(place);
    if (!address || !writer)
        return refuse(address ? writer.error() : address.error());
    const auto mark = shop.isTraining() ? LedgerEnvironment::Training : LedgerEnvironment::Real;
    if (const auto outage = checkLedger(*address, *writer, mark, isSeen))
        return isSeen ? complain(*outage, localError) : refuse(*outage);

    ProviderClient client(shop.account());
    ChargeLedger ledger(*address, *writer, Clock(), mark);
    ChargeService service(client, ledger, Clock());
    // Nobody knows whether reading has a side effect at a real provider; at ours it has none.
    service.setMayRead(shop.isTraining());
    std::optional<Retention> retention;
    if (options.retentionDays > 0)
        retention.emplace(service, options.retentionDays);
    ShellPresenter shell(service, Clock(), shop.isTraining(), shop.shopName());
    NewChargePresenter form(service);
    ChargePresenter charge(service, shop.trainingActions());
    OutcomePresenter outcome(service);
    // By the provider's clock, as far as it is known: both screens say the same of a deadline.
    const Clock corrected([&service] { return service.correctedNow(); });
    TodayModel today(ledger, corrected);
    HistoryPresenter charges(ledger, corrected);
    charges.setCanRefresh(service.mayRead());
    form.setCustomerBook(options.hasCustomerBook);
    MainWindow window({service, shell, form, charge, outcome, today, charges});
    window.resize(options.size);
    window.show();

    std::optional<Walkthrough> walkthrough;
    if (!options.screenshot.isEmpty()) {
        walkthrough.emplace(window, service, form, charge, options.screenshot);
        QTimer::singleShot(0, &*walkthrough, &Walkthrough::start);
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    disableCoreDumps();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"balcao"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Balcão"_s);
    QGuiApplication::setDesktopFileName(u"balcao"_s);

    QCommandLineParser parser;
    describe(parser);
    parser.process(application);
    const auto options = readOptions(parser);
    if (!options)
        return complain(options.error().problem, usageError);
    if (!installLanguage(application, options->language))
        return complain(u"--lang takes %1."_s.arg(languages().join(u" or "_s)), usageError);
    setAppearance(options->theme);
    return run(*options);
}
