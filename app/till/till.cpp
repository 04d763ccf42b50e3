// SPDX-License-Identifier: MIT
#include "app/till/till.h"

#include "app/common/console.h"
#include "app/common/keyring.h"
#include "app/common/settings.h"
#include "app/common/supporttexts.h"
#include "app/common/translations.h"
#include "app/till/appearance.h"
#include "app/till/ledgermoving.h"
#include "app/till/ledgeropening.h"
#include "app/till/session.h"
#include "ui/text/messages.h"
#include "ui/widgets/customerscreen/customerscreen.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QPointer>
#include <QScreen>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using startquestions::Answer;

constexpr int localError = 7;

struct TillTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::main)
};

} // namespace

Till::Till(TillOptions options)
    : m_options(std::move(options))
{
    if (m_options.isInteractive())
        connect(&m_window, &TillWindow::sounded, this, [this](Sound sound) {
            if (m_options.settings.hasSounds)
                m_chime.play(sound);
        });
    else
        m_scratch.emplace();
}

Till::~Till()
{
    m_window.setFirstRun(nullptr);
    m_window.setSession(nullptr);
}

Till::BeginReply *Till::open(const QStringList &obstacles)
{
    const bool isStopped = !obstacles.isEmpty() && !m_options.isTraining;
    if (isStopped && !m_options.isInteractive())
        return BeginReply::of(Unexpected<int>(localError));
    if (obstacles.isEmpty() && FirstRun::isDue(m_options)) {
        beginFirstRun();
        return BeginReply::of({});
    }
    if (!isStopped)
        return begin();
    m_beginning = new BeginReply(this);
    take(startquestions::askAboutSettings(files(), this));
    return m_beginning;
}

void Till::beginFirstRun()
{
    SettingsHost &host = *this;
    m_firstRun = std::make_unique<FirstRun>(host, m_options);
    connect(m_firstRun.get(), &FirstRun::done, this, &Till::endFirstRun);
    connect(&m_firstRun->presenter(), &FirstRunPresenter::languageChosen, this, &Till::setLanguage);
    m_window.setFirstRun(&m_firstRun->presenter());
}

void Till::endFirstRun(const FirstRunEnd &end)
{
    m_options.account.typedKey = end.key;
    begin()->whenFinished(this, [this, end](const BeginReply::Result &begun) {
        if (!begun)
            return QCoreApplication::exit(begun.error());
        m_firstRun.reset();
        Q_EMIT setUp();
        const auto tellOfKey = [this, isUnkept = bool(end.key)] {
            if (isUnkept)
                m_window.tell(TillTr::tr("There is no keyring"),
                              TillTr::tr("The key could not be kept: it holds until Balcão is closed, and is asked for "
                                         "at each start."));
        };
        // The screen is locked until the PIN was checked: a key press would miss a message that is below.
        if (!end.pin || m_session->isTraining())
            return tellOfKey();
        // The manager of the first run continues at the counter.
        ChargeService &service = m_session->service();
        service.staff().signIn(end.manager, *end.pin)->whenFinished(&service, [&service, tellOfKey](const auto &who) {
            if (who)
                service.signIn(*who);
            tellOfKey();
        });
    });
}

template <class Ask>
void Till::refuse(const QString &sentence, Ask ask)
{
    console::say(stderr, u"balcao: "_s + sentence + u'\n');
    if (m_options.isInteractive())
        take(ask());
    else
        m_beginning->finish(Unexpected<int>(localError));
}

void Till::take(startquestions::AnswerReply *question)
{
    question->whenFinished(this, [this](const startquestions::AnswerReply::Result &answer) {
        if (*answer == Answer::Quit)
            return m_beginning->finish(Unexpected<int>(localError));
        m_isTrainingChosen = m_isTrainingChosen || *answer == Answer::Train;
        openAccount();
    });
}

Till::BeginReply *Till::begin()
{
    m_beginning = new BeginReply(this);
    openAccount();
    return m_beginning;
}

void Till::openAccount()
{
    auto *const opening = Environment::open(m_options.account, m_options.trains() || m_isTrainingChosen);
    new WaitingNotice(m_options.account.apiKeyFile.isEmpty()
                          ? TillTr::tr("The keyring of this computer's user is asked for the provider's key. "
                                       "It may have to be unlocked first.")
                          : TillTr::tr("The provider's key is waited for, at the other end of its pipe."),
                      opening);
    opening->whenFinished(this, [this](Environment::Result &shop) {
        if (shop)
            return findLedger(*std::move(shop));
        refuse(shop.error().sentence,
               [&] { return startquestions::askAboutAccount(m_options.account, shop.error(), this); });
    });
}

void Till::findLedger(std::unique_ptr<Environment> shop)
{
    LedgerOptions options = m_options.ledger;
    if (m_isTrainingChosen)
        options.ledger.clear(); // the shop's
    if (m_scratch && !m_options.hasLedgerOfOptions)
        options.ledger = m_scratch->filePath(u"walk.sqlite"_s);
    auto *const finding =
        withPassword(ledgerPlace(options, shop->isTraining() ? LedgerEnvironment::Training : LedgerEnvironment::Real));
    new WaitingNotice(TillTr::tr("The keyring of this computer's user is asked for the password of the ledger's "
                                 "database. It may have to be unlocked first."),
                      finding);
    finding->whenFinished(this, [this, options, shop = std::move(shop)](const AddressReply::Result &address) mutable {
        if (address)
            return openSession(std::move(shop), options, *address);
        refuse(address.error(), [&] { return startquestions::askAboutAnythingElse(address.error(), this); });
    });
}

void Till::openSession(std::unique_ptr<Environment> shop, const LedgerOptions &options, const LedgerAddress &address)
{
    const auto environment = shop->isTraining() ? LedgerEnvironment::Training : LedgerEnvironment::Real;
    CounterIdentity writer = ledgerWriter(options);
    writer.since = Clock().nowUtc();
    // A session that begins anew in this process is no restart: the wait behind wrong PINs goes on.
    static const auto started = writer.started;
    writer.started = started;
    SettingsHost &host = *this;
    m_session = std::make_unique<Session>(
        std::move(shop), Session::Place{.address = address, .writer = writer, .environment = environment}, m_options,
        host);
    if (m_typed)
        m_session->form().takeOver(*m_typed);
    m_window.setSession(m_session.get());
    // No window over a damaged ledger. A server may be slow, and may come back: the window says so.
    auto *const opening = address.isPostgres() ? LedgerReply<void>::of({}) : waitUntilOpen(m_session->ledger(), this);
    opening->whenFinished(this, [this, address](const LedgerReply<void>::Result &opened) {
        if (opened) {
            showSession();
            return m_beginning->finish({});
        }
        m_window.setSession(nullptr);
        m_session.reset();
        refuse(messages::describe(opened.error()),
               [&] { return startquestions::askAboutLedger(opened.error(), address, this); });
    });
}

void Till::showSession()
{
    ChargeLedger &ledger = m_session->ledger();
    // A window that begins hidden has no first frame; what it shows later is read all the same.
    constexpr std::chrono::milliseconds latest{1000};
    connect(&m_window, &TillWindow::firstShown, &ledger, qOverload<>(&ChargeLedger::startReading));
    QTimer::singleShot(latest, &ledger, qOverload<>(&ChargeLedger::startReading));
    m_typed.reset();
    // A change that was wanted while the session began.
    QMetaObject::invokeMethod(this, &Till::change, Qt::QueuedConnection);
    if (!m_page)
        return;
    if (m_page->note.isEmpty())
        m_page->isSaved ? m_session->settings().openSaved(m_page->section)
                        : m_session->settings().open(m_page->section);
    else
        m_session->settings().openAgain(m_page->section, m_page->typed, m_page->note, m_page->isProblem);
    m_page.reset();
    m_window.toSettings();
}

void Till::show()
{
    if (m_options.isInteractive() && m_options.size.isEmpty())
        return m_place.show();
    if (!m_options.size.isEmpty())
        m_window.resize(m_options.size);
    m_window.show();
}

void Till::setTraining(bool isOn)
{
    m_isTrainingChosen = isOn;
    if (!isOn) {
        m_options.isTraining = false;
        m_options.settings.isTraining = false;
    }
    changeSoon();
}

void Till::changeSoon()
{
    m_isToChange = true;
    // Without a session showSession() calls change().
    if (m_session)
        connect(&m_session->service(), &ChargeService::changed, this, &Till::change,
                static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
    QMetaObject::invokeMethod(this, &Till::change, Qt::QueuedConnection);
}

void Till::change()
{
    if (!m_isToChange || !isOpen() || !m_session->isIdle())
        return;
    m_isToChange = false;
    m_typed = m_session->form().form();
    if (m_move)
        return beginMove();
    m_window.setSession(nullptr);
    m_session.reset();
    beginOrEnd();
}

void Till::beginOrEnd()
{
    begin()->whenFinished(this, [](const BeginReply::Result &begun) {
        if (!begun)
            QCoreApplication::exit(begun.error());
    });
}

void Till::setTheme(const QString &theme)
{
    setAppearance(theme);
    QMetaObject::invokeMethod(this, &Till::renew, Qt::QueuedConnection);
}

void Till::setLanguage(const QString &language)
{
    if (installLanguage(*QCoreApplication::instance(), language))
        QMetaObject::invokeMethod(this, &Till::renew, Qt::QueuedConnection);
}

void Till::renew()
{
    if (m_firstRun)
        return m_window.setFirstRun(&m_firstRun->presenter());
    if (!m_session)
        return;
    m_window.setSession(m_session.get());
    if (m_page && !m_isToChange) {
        m_page.reset();
        m_window.toSettings();
    }
}

namespace
{

struct SettingsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Till)
};

/** Puts one secret after the other into the keyring. */
void keepSecrets(QList<SettingSecret> secrets, DoneReply *reply)
{
    if (secrets.isEmpty())
        return reply->finishLater({});
    const SettingSecret secret = secrets.takeFirst();
    // A ledger's place has no options.
    const auto ledger = LedgerAddress::parse(secret.place);
    const QString place = ledger && ledger->isPostgres() ? ledger->text() : secret.place;
    keyring::writeEntry(place, secret.secret)->whenFinished(reply, [secrets, reply](const KeyReply::Result &kept) {
        if (kept)
            keepSecrets(secrets, reply);
        else
            reply->finish(Unexpected<QString>(keyring::describe(kept.error())));
    });
}

} // namespace

const SettingsFile &Till::files() const
{
    if (!m_files) {
        m_files = SettingsFile::readUsual();
        static_cast<void>(settingsOf(*m_files));
    }
    return *m_files;
}

ledgerdesk::InUse Till::ledgerInUse() const
{
    const ChargeLedger &ledger = m_session->ledger();
    return {.address = ledger.address(), .writer = ledger.identity()};
}

Settings Till::settings() const
{
    Settings now = m_options.settings;
    now.isTraining = m_session ? m_session->isTraining() : m_options.trains();
    return now;
}

bool Till::isProduction() const
{
    return m_session && !m_session->isTraining();
}

QString Till::lockedBy(const SettingKey &key) const
{
    const SettingOrigin origin = m_options.settings.origin(key.name);
    if (key.name == "till.training"_L1 && m_options.isTraining)
        return SettingsTr::tr("Comes from %1 of this start.").arg("--training"_L1);
    if (origin.kind == SettingOrigin::Kind::Variable || origin.kind == SettingOrigin::Kind::Option)
        return SettingsTr::tr("Comes from %1 of this start.").arg(origin.name);
    const QString holder = files().holderOf(key.name);
    return holder.isEmpty() ? QString() : SettingsTr::tr("Held by %1.").arg(QDir::toNativeSeparators(holder));
}

QString Till::check(const SettingKey &key, const QString &text) const
{
    return judgedSetting(key, text);
}

Expected<SavedSettings, QString> Till::prepare(const QList<SettingEdit> &edits)
{
    m_files.reset();
    return preparedSettings(edits, files());
}

DoneReply *Till::save(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets)
{
    auto prepared = prepare(edits);
    if (!prepared)
        return DoneReply::of(Unexpected<QString>(prepared.error()));
    const auto file = std::make_shared<SavedSettings>(*std::move(prepared));
    const auto finish = [this, file, hasNewSecrets = !secrets.isEmpty()](const DoneReply::Result &kept) {
        const QString problem = kept ? finishSaving(*file, hasNewSecrets) : kept.error();
        return problem.isEmpty() ? DoneReply::Result() : Unexpected<QString>(problem);
    };
    auto *const keeping = new DoneReply(this);
    keepSecrets(secrets, keeping);
    return keeping->converted(this, finish);
}

QString Till::save(const QList<SettingEdit> &edits)
{
    auto prepared = prepare(edits);
    return prepared ? finishSaving(*prepared, false) : prepared.error();
}

QString Till::finishSaving(SavedSettings &file, bool hasNewSecrets)
{
    const Settings before = m_options.settings;
    if (!file.commit())
        return describe(SavedSettingsError::Unwritable, files().savedFile());
    SettingsFile now = SettingsFile::readUsual();
    m_options.settings = withOverrides(settingsOf(now), m_options.settings);
    m_options.takeSettings();
    m_files = now;
    // A kept key takes the place of one that was typed for this start.
    if (hasNewSecrets)
        m_options.account.typedKey.reset();
    // A session that is beginning has the settings before: it begins anew.
    if (m_beginning && !m_beginning->isFinished()) {
        m_isTrainingChosen = false;
        m_isToChange = true;
    }
    if (!m_session)
        return {};
    const auto isOther = [&](const SettingKey &key) { return m_options.settings.text(key) != before.text(key); };
    const auto keys = Settings::keys();
    // A secret is asked for anew by the next session.
    const bool isSession =
        hasNewSecrets || m_options.trains() != m_session->isTraining() ||
        std::any_of(keys.begin(), keys.end(), [&](const SettingKey &key) { return isOther(key) && !key.isPersonal; });
    m_page = {.section = m_session->settings().section(), .isSaved = true};
    if (isOther(*Settings::key(u"till.language"_s)))
        setLanguage(m_options.settings.language);
    if (isOther(*Settings::key(u"till.theme"_s)))
        setTheme(m_options.settings.theme);
    if (isSession) {
        m_isTrainingChosen = false;
        changeSoon();
    }
    return {};
}

Reply<bool> *Till::findOperators(QObject *context)
{
    // This start may have been given another ledger than the shop's.
    LedgerOptions options = m_options.ledger;
    SettingsFile said = files();
    options.ledgerOfFiles = settingsOf(said).ledgerAddress;
    LedgerOptions unnamed = options;
    unnamed.ledger.clear();
    return ledgerdesk::findOperators({shopsLedger(options), ledgerPlace(options, LedgerEnvironment::Real),
                                      ledgerPlace(unnamed, LedgerEnvironment::Real)},
                                     context);
}

SentenceReply *Till::probe(const Settings &settings, const QByteArray &proxyPassword, QObject *context)
{
    return ledgerdesk::probe(settings, proxyPassword, context);
}

SentenceReply *Till::inspectLedger(const QString &address, const QByteArray &password, QObject *context)
{
    const QString usual = QDir(dataFolder(m_options.ledger)).filePath(u"ledger.sqlite"_s);
    return ledgerdesk::inspect(address.isEmpty() ? usual : address, password, context);
}

QList<SettingChoice> Till::screens() const
{
    QList<SettingChoice> choices;
    const QString own = m_window.screen()->name();
    for (const ScreenFacts &screen : screensNow()) {
        if (screen.name != own && !screen.geometry.isEmpty())
            choices.append({screen.text(), screen.label()});
    }
    return choices;
}

SettingsHost::Facts Till::facts() const
{
    return ledgerdesk::factsOf(ledgerInUse(), dataFolder(m_options.ledger));
}

SentenceReply *Till::verifyLedger(QObject *context)
{
    return ledgerdesk::verify(ledgerInUse(), m_verified, context);
}

QString Till::proposedFile(const QString &name) const
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return QDir::toNativeSeparators((documents.exists() ? documents : QDir::home()).filePath(name));
}

QString Till::checkFile(const QString &file) const
{
    return ledgerdesk::checkFile(file);
}

SentenceReply *Till::backUpLedger(const QString &file, QObject *context)
{
    return ledgerdesk::backUp(ledgerInUse(), file, context);
}

BundleReply *Till::gatherBundle(QObject *context)
{
    return ledgerdesk::gather(ledgerInUse(), m_verified, dataFolder(m_options.ledger),
                              supportSettings(m_options.settings, files().problems()), context);
}

SentenceReply *Till::saveBundle(const BundlePointer &bundle, const QString &file, QObject *context)
{
    return ledgerdesk::save(bundle, file, context);
}

DoneReply *Till::moveLedger(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets,
                            const TypedSettings &typed)
{
    auto *const kept = new DoneReply(this);
    keepSecrets(secrets, kept);
    return kept->converted(this, [this, edits, typed](const DoneReply::Result &end) {
        if (end) {
            m_move = {.edits = edits, .typed = typed};
            changeSoon();
        }
        return end;
    });
}

/** Nothing is out any more, and the mover alone has the file open. */
void Till::beginMove()
{
    const auto edit = std::find_if(m_move->edits.cbegin(), m_move->edits.cend(),
                                   [](const SettingEdit &each) { return each.key == "ledger.address"_L1; });
    const QString wanted = edit == m_move->edits.cend() ? QString() : edit->text.value_or(QString());
    LedgerMoving::Way way{.from = m_session->ledger().address(),
                          .to = m_session->ledger().address(),
                          .writer = m_session->ledger().identity()};
    m_window.setSession(nullptr);
    m_session.reset();
    LedgerOptions target = m_options.ledger;
    target.ledger = wanted;
    withPassword(ledgerPlace(target, LedgerEnvironment::Real))
        ->whenFinished(this, [this, way](const AddressReply::Result &to) mutable {
            if (!to)
                return endMove(to.error(), false);
            way.to = *to;
            m_moving = std::make_unique<LedgerMoving>(way, &m_window);
            connect(m_moving.get(), &LedgerMoving::ended, this, &Till::endMove);
        });
}

void Till::endMove(const QString &sentence, bool isMoved)
{
    // It reported this itself.
    if (m_moving)
        m_moving.release()->deleteLater();
    const WantedMove wanted = *std::exchange(m_move, std::nullopt);
    const QString problem = isMoved ? save(wanted.edits) : QString();
    m_page = {.section = SettingsSection::Ledger,
              .isSaved = false,
              .note = problem.isEmpty() ? sentence : sentence + u' ' + problem,
              .isProblem = !isMoved || !problem.isEmpty(),
              .typed = isMoved && problem.isEmpty() ? TypedSettings() : wanted.typed};
    beginOrEnd();
}

} // namespace balcao

#include "moc_till.cpp"
