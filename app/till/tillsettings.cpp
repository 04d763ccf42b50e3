// SPDX-License-Identifier: MIT
// What the page of settings asks of the program.
#include "app/till/till.h"

#include "app/shared/keyring.h"
#include "app/shared/settings.h"
#include "app/shared/supporttexts.h"
#include "app/till/ledgerdesk.h"
#include "app/till/ledgermoving.h"
#include "app/till/session.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"
#include "ui/widgets/customerscreen.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>
#include <QScreen>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct SettingsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Till)
};

QString keepKey(const QString &address, const QByteArray &key)
{
    const auto provider = BaseUrl::parse(address);
    if (!provider)
        return messages::describe(provider.error());
    const auto kept = keyring::write(*provider, key);
    return kept ? QString() : keyring::describe(kept.error());
}

QString keepProxyPassword(const QString &address, const QByteArray &password)
{
    const auto kept = keyring::writePassword(ProviderProxy::parse(address).value_or(ProviderProxy()), password);
    return kept ? QString() : keyring::describe(kept.error());
}

QString keepPassword(const QString &address, const QByteArray &password)
{
    const auto ledger = LedgerAddress::parse(address);
    if (!ledger)
        return messages::describe(ledger.error());
    const auto kept = keyring::writePassword(*ledger, password);
    return kept ? QString() : keyring::describe(kept.error());
}

QString told(const ProbeReport &report)
{
    if (report.cause)
        return messages::describe(*report.cause);
    const QString answered =
        SettingsTr::tr("Something answered there in %1 ms (HTTP %2).").arg(report.took.count()).arg(report.httpStatus);
    const QString limits = SettingsTr::tr("Whether the key is right, only a charge tells.");
    if (report.certificateName.isEmpty())
        return answered + u' ' + limits;
    return answered + u' ' +
           SettingsTr::tr("Its certificate is for %1, signed by %2, valid until %3.")
               .arg(report.certificateName, display::quoted(report.certificateIssuer),
                    report.certificateUntil.toLocalTime().toString(u"dd/MM/yyyy"_s)) +
           u' ' + limits;
}

void probe(const Settings &settings, const QByteArray &proxyPassword, QObject *asking, const DeskAnswer &then)
{
    AccountOptions account;
    account.take(settings);
    account.proxy.password = QString::fromUtf8(proxyPassword);
    const auto address = account.openAddress();
    if (!address)
        return then(address.error().sentence, false);
    const QPointer context(asking);
    const auto way = account.openWay();
    if (!context)
        return;
    if (!way)
        return then(way.error().sentence, false);
    auto *probe = new ProviderProbe(*address, *way, context);
    QObject::connect(probe, &ProviderProbe::finished, context, [probe, then](const ProbeReport &report) {
        probe->deleteLater();
        then(told(report), !report.cause);
    });
}

} // namespace

SettingsDesk Till::desk()
{
    const auto settings = [this] {
        Settings now = m_options.settings;
        now.isTraining = m_session ? m_session->isTraining() : m_options.trains();
        return now;
    };
    return {.settings = settings,
            .sells = [this] { return m_session && !m_session->isTraining(); },
            .holder = [this](const SettingKey &key) { return holderOf(key); },
            .judge = judgedSetting,
            .save = [this](const QList<SettingEdit> &edits,
                           const std::function<QString()> &before) { return save(edits, before); },
            .hasOperators = [this](QObject *context, const std::function<void(bool)> &then) -> Task * {
                // This start may have been given another ledger than the shop's.
                LedgerOptions options = m_options.ledger;
                SettingsFile said = files();
                options.ledgerOfFiles = settingsOf(said).ledgerAddress;
                LedgerOptions unnamed = options;
                unnamed.ledger.clear();
                return ledgerdesk::haveOperators({shopsLedger(options), ledgerAddress(options, LedgerEnvironment::Real),
                                                  ledgerAddress(unnamed, LedgerEnvironment::Real)},
                                                 context, then);
            },
            .probe = probe,
            .keepKey = keepKey,
            .keepProxyPassword = keepProxyPassword,
            .keepPassword = keepPassword,
            .lookAt =
                [this](const QString &address, const QByteArray &password, QObject *context, const DeskAnswer &then) {
                    const QString usual = QDir(dataFolder(m_options.ledger)).filePath(u"ledger.sqlite"_s);
                    return ledgerdesk::lookAt(address.isEmpty() ? usual : address, password, context, then);
                },
            .move = [this](const QList<SettingEdit> &edits, const TypedSettings &typed) { move(edits, typed); },
            .screens =
                [this] {
                    QList<SettingChoice> choices;
                    const QString own = m_window.screen()->name();
                    for (const ScreenFacts &screen : screensNow()) {
                        if (screen.name != own && !screen.geometry.isEmpty())
                            choices.append({screen.text(), screen.label()});
                    }
                    return choices;
                },
            .diagnostics = ledgerdesk::diagnostics(
                [this] {
                    const ChargeLedger &ledger = m_session->ledger();
                    return ledgerdesk::InUse{.address = ledger.address(), .writer = ledger.identity()};
                },
                [this] { return dataFolder(m_options.ledger); },
                [this] { return supportSettings(m_options.settings, files().problems()); })};
}

const SettingsFile &Till::files()
{
    if (!m_files) {
        m_files = SettingsFile::read(SettingsFile::usualFiles());
        static_cast<void>(settingsOf(*m_files));
    }
    return *m_files;
}

QString Till::holderOf(const SettingKey &key)
{
    const SettingOrigin origin = m_options.settings.origin(key.name);
    if (key.name == "till.training"_L1 && m_options.isTraining)
        return SettingsTr::tr("Comes from %1 of this start.").arg("--training"_L1);
    if (origin.kind == SettingOrigin::Kind::Variable || origin.kind == SettingOrigin::Kind::Option)
        return SettingsTr::tr("Comes from %1 of this start.").arg(origin.name);
    const QString holder = files().holderOf(key.name);
    return holder.isEmpty() ? QString() : SettingsTr::tr("Held by %1.").arg(QDir::toNativeSeparators(holder));
}

QString Till::write(const QList<SettingEdit> &edits, const std::function<QString()> &before)
{
    if (QString problem = writeSettings(edits, files(), before); !problem.isEmpty())
        return problem;
    m_files = SettingsFile::read(SettingsFile::usualFiles());
    m_options.settings = withOverrides(settingsOf(*m_files), m_options.settings);
    m_options.takeSettings();
    return {};
}

QString Till::save(const QList<SettingEdit> &edits, const std::function<QString()> &before)
{
    const Settings held = m_options.settings;
    if (QString problem = write(edits, before); !problem.isEmpty())
        return problem;
    const auto isOther = [&](const SettingKey &key) { return m_options.settings.text(key) != held.text(key); };
    const auto keys = Settings::keys();
    // A key alone was kept: it is asked for anew.
    const bool isSession =
        edits.isEmpty() || m_options.trains() != m_session->isTraining() ||
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
    if (isOther(*Settings::key(u"till.text-size"_s))) {
        m_isToComeAgain = true;
        changeWhenIdle();
    }
    return {};
}

void Till::move(const QList<SettingEdit> &edits, const TypedSettings &typed)
{
    m_move = {.edits = edits, .typed = typed};
    changeSoon();
}

/** Nothing is out any more, and nobody but the mover has the file open. */
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
    const auto to = ledgerAddress(target, LedgerEnvironment::Real);
    if (!to)
        return endMove(to.error(), false);
    way.to = *to;
    m_moving = std::make_unique<LedgerMoving>(
        way, &m_window, [this](const QString &sentence, bool isMoved) { endMove(sentence, isMoved); });
}

void Till::endMove(const QString &sentence, bool isMoved)
{
    // It told this itself.
    if (m_moving)
        m_moving.release()->deleteLater();
    const WantedMove wanted = *std::exchange(m_move, std::nullopt);
    const QString problem = isMoved ? write(wanted.edits) : QString();
    m_page = {.section = SettingsSection::Ledger,
              .isSaved = false,
              .note = problem.isEmpty() ? sentence : sentence + u' ' + problem,
              .isProblem = !isMoved || !problem.isEmpty(),
              .typed = isMoved && problem.isEmpty() ? TypedSettings() : wanted.typed};
    beginOrEnd();
}

} // namespace balcao
