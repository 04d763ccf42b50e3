// SPDX-License-Identifier: MIT
#include "app/till/till.h"

#include "app/shared/console.h"
#include "app/shared/settings.h"
#include "app/shared/translations.h"
#include "app/till/appearance.h"
#include "app/till/ledgermoving.h"
#include "app/till/ledgeropening.h"
#include "app/till/session.h"
#include "app/till/waitedreply.h"
#include "ui/presentation/words/messages.h"

#include <QApplication>
#include <QTimer>

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

Expected<void, int> Till::open(const QStringList &obstacles)
{
    if (!obstacles.isEmpty() && !m_options.isTraining) {
        const Answer answer = m_options.isInteractive() ? startquestions::askAboutSettings(files()) : Answer::Quit;
        if (answer == Answer::Quit)
            return Unexpected<int>(localError);
        m_isTrainingChosen = true;
    }
    if (obstacles.isEmpty() && FirstRun::isDue(m_options)) {
        beginFirstRun();
        return {};
    }
    return beginOrAsk();
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
    if (const auto begun = beginOrAsk(); !begun)
        return QCoreApplication::exit(begun.error());
    // It is what has called this.
    m_firstRun.release()->deleteLater();
    Q_EMIT setUp();
    const auto tellOfKey = [this, isUnkept = bool(end.key)] {
        if (isUnkept)
            m_window.tell(TillTr::tr("There is no keyring"),
                          TillTr::tr("The key could not be kept: it holds until Balcão is closed, and is asked for at "
                                     "each start."));
    };
    // The screen is locked until the PIN was checked: a key press would miss a message that is below.
    if (end.pin && !m_session->isTraining())
        signIn(end.manager, *end.pin, tellOfKey);
    else
        tellOfKey();
}

/** The manager of the first run continues at the counter. @p then follows, even if the sign-in fails. */
void Till::signIn(const QString &name, const Pin &pin, const std::function<void()> &then)
{
    ChargeService &service = m_session->service();
    service.staff().signIn(name, pin)->whenFinished(&service, [&service, then](const StaffResult &who) {
        if (who)
            service.signIn(*who);
        then();
    });
}

Expected<void, int> Till::beginOrAsk()
{
    for (;;) {
        const auto begun = begin();
        if (begun)
            return {};
        if (begun.error() == Answer::Quit)
            return Unexpected<int>(m_isClosed ? 0 : localError);
        m_isTrainingChosen = m_isTrainingChosen || begun.error() == Answer::Train;
    }
}

Expected<void, Answer> Till::begin()
{
    const auto refuse = [this](const QString &sentence, auto ask) -> Unexpected<Answer> {
        console::say(stderr, u"balcao: "_s + sentence + u'\n');
        return Unexpected<Answer>(m_options.isInteractive() ? ask() : Answer::Quit);
    };
    auto shop = [this] {
        const WaitingNotice notice(
            m_options.account.apiKeyFile.isEmpty()
                ? TillTr::tr("The keyring of this computer's user is asked for the provider's key. "
                             "It may have to be unlocked first.")
                : TillTr::tr("The provider's key is waited for, at the other end of its pipe."));
        auto opened = Environment::open(m_options.account, m_options.trains() || m_isTrainingChosen);
        m_isClosed = notice.isClosed();
        return opened;
    }();
    if (m_isClosed)
        return Unexpected<Answer>(Answer::Quit);
    if (!shop)
        return refuse(shop.error().sentence,
                      [&] { return startquestions::askAboutAccount(m_options.account, shop.error()); });
    LedgerOptions place = m_options.ledger;
    if (m_isTrainingChosen)
        place.ledger.clear(); // the shop's
    if (m_scratch && !m_options.hasLedgerOfOptions)
        place.ledger = m_scratch->filePath(u"walk.sqlite"_s);
    const auto environment = (*shop)->isTraining() ? LedgerEnvironment::Training : LedgerEnvironment::Real;
    const auto address = [&] {
        const WaitingNotice notice(
            TillTr::tr("The keyring of this computer's user is asked for the password of the ledger's "
                       "database. It may have to be unlocked first."));
        auto found = waitedFor(withPassword(ledgerPlace(place, environment)));
        m_isClosed = notice.isClosed();
        return found;
    }();
    if (m_isClosed)
        return Unexpected<Answer>(Answer::Quit);
    if (!address)
        return refuse(address.error(), [&] { return startquestions::askAboutAnythingElse(address.error()); });
    CounterIdentity writer = ledgerWriter(place);
    writer.since = Clock().nowUtc();
    // A session that begins anew in this process is no restart: the wait behind wrong PINs goes on.
    static const auto started = writer.started;
    writer.started = started;
    SettingsHost &host = *this;
    m_session = std::make_unique<Session>(
        *std::move(shop), Session::Place{.address = *address, .writer = writer, .environment = environment}, m_options,
        host);
    if (m_typed)
        m_session->form().takeOver(*m_typed);
    m_window.setSession(m_session.get());
    ChargeLedger &ledger = m_session->ledger();
    // No window over a damaged ledger. A server may be slow, and may come back: the window says so.
    const auto error = address->isPostgres() ? std::nullopt : waitUntilOpen(ledger);
    m_isClosed = !address->isPostgres() && !ledger.isTried();
    if (error || m_isClosed) {
        m_window.setSession(nullptr);
        m_session.reset();
        if (m_isClosed)
            return Unexpected<Answer>(Answer::Quit);
        return refuse(messages::describe(*error), [&] { return startquestions::askAboutLedger(*error, *address); });
    }
    // A window that begins hidden has no first frame; what it shows later is read all the same.
    constexpr std::chrono::milliseconds latest{1000};
    connect(&m_window, &TillWindow::firstShown, &ledger, qOverload<>(&ChargeLedger::startReading));
    QTimer::singleShot(latest, &ledger, qOverload<>(&ChargeLedger::startReading));
    m_typed.reset();
    if (m_page) {
        if (m_page->note.isEmpty())
            m_page->isSaved ? m_session->settings().openSaved(m_page->section)
                            : m_session->settings().open(m_page->section);
        else
            m_session->settings().openAgain(m_page->section, m_page->typed, m_page->note, m_page->isProblem);
        m_page.reset();
        m_window.toSettings();
    }
    return {};
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
    connect(&m_session->service(), &ChargeService::changed, this, &Till::change,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
    QMetaObject::invokeMethod(this, &Till::change, Qt::QueuedConnection);
}

void Till::change()
{
    if (!m_isToChange || !m_session->isIdle())
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
    if (const auto begun = beginOrAsk(); !begun)
        QCoreApplication::exit(begun.error());
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

} // namespace balcao

#include "moc_till.cpp"
