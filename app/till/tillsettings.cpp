// SPDX-License-Identifier: MIT
// What the page of settings asks of the program.
#include "app/till/till.h"

#include "app/shared/keyring.h"
#include "app/shared/sessionbus.h"
#include "app/shared/settings.h"
#include "app/shared/supporttexts.h"
#include "app/till/ledgermoving.h"
#include "app/till/session.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"
#include "ui/widgets/customerscreen.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>
#include <QScreen>
#include <QStandardPaths>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct SettingsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Till)
};

/** Puts one secret after the other into the keyring. */
void keepSecrets(QList<SettingSecret> secrets, DoneReply *reply)
{
    if (secrets.isEmpty())
        return reply->finish({});
    const SettingSecret secret = secrets.takeFirst();
    // A ledger's place has no options.
    const auto ledger = LedgerAddress::parse(secret.place);
    const QString place = ledger && ledger->isPostgres() ? ledger->text() : secret.place;
    leaveSilentSessionBus();
    KeyStoreJob *const job = KeyStoreJob::write(place, secret.secret, reply);
    QObject::connect(job, &KeyStoreJob::finished, reply, [job, secrets, reply] {
        if (const auto error = job->error())
            reply->finish(Unexpected<QString>(keyring::describe({.kind = *error, .text = job->errorText()})));
        else
            keepSecrets(secrets, reply);
    });
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

void Till::save(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets, DoneReply *reply)
{
    auto prepared = prepare(edits);
    if (!prepared)
        return reply->finishLater(Unexpected<QString>(prepared.error()));
    const auto file = std::make_shared<SavedSettings>(*std::move(prepared));
    auto *const kept = new DoneReply(reply);
    kept->whenFinished(reply, [this, file, hasNewSecrets = !secrets.isEmpty(), reply](const DoneReply::Result &done) {
        const QString problem = done ? finishSaving(*file, hasNewSecrets) : done.error();
        reply->finish(problem.isEmpty() ? DoneReply::Result() : Unexpected<QString>(problem));
    });
    QMetaObject::invokeMethod(
        kept, [secrets, kept] { keepSecrets(secrets, kept); }, Qt::QueuedConnection);
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

void Till::findOperators(YesNoReply *reply)
{
    // This start may have been given another ledger than the shop's.
    LedgerOptions options = m_options.ledger;
    SettingsFile said = files();
    options.ledgerOfFiles = settingsOf(said).ledgerAddress;
    LedgerOptions unnamed = options;
    unnamed.ledger.clear();
    ledgerdesk::findOperators({shopsLedger(options), ledgerAddress(options, LedgerEnvironment::Real),
                               ledgerAddress(unnamed, LedgerEnvironment::Real)},
                              reply);
}

void Till::probe(const Settings &settings, const QByteArray &proxyPassword, SentenceReply *reply)
{
    AccountOptions account;
    account.take(settings);
    account.proxy.password = QString::fromUtf8(proxyPassword);
    const auto address = account.openAddress();
    if (!address)
        return reply->finishLater(Unexpected<QString>(address.error().sentence));
    const QPointer waiting(reply);
    const auto way = account.openWay();
    if (!waiting)
        return;
    if (!way)
        return reply->finishLater(Unexpected<QString>(way.error().sentence));
    auto *const probe = new ProviderProbe(*address, *way, reply);
    connect(probe, &ProviderProbe::finished, reply, [reply](const ProbeReport &report) {
        const QString sentence = told(report);
        reply->finish(report.cause ? SentenceReply::Result(Unexpected<QString>(sentence)) : sentence);
    });
}

void Till::inspectLedger(const QString &address, const QByteArray &password, SentenceReply *reply)
{
    const QString usual = QDir(dataFolder(m_options.ledger)).filePath(u"ledger.sqlite"_s);
    ledgerdesk::inspect(address.isEmpty() ? usual : address, password, reply);
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

Task *Till::verifyLedger(SentenceReply *reply)
{
    return ledgerdesk::verify(ledgerInUse(), m_verified, reply);
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

Task *Till::backUpLedger(const QString &file, SentenceReply *reply)
{
    return ledgerdesk::backUp(ledgerInUse(), file, reply);
}

Task *Till::gatherBundle(BundleReply *reply)
{
    return ledgerdesk::gather(ledgerInUse(), m_verified, dataFolder(m_options.ledger),
                              supportSettings(m_options.settings, files().problems()), reply);
}

Task *Till::saveBundle(const BundlePointer &bundle, const QString &file, SentenceReply *reply)
{
    return ledgerdesk::save(bundle, file, reply);
}

void Till::moveLedger(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets, const TypedSettings &typed,
                      DoneReply *reply)
{
    reply->whenFinished(this, [this, edits, typed](const DoneReply::Result &kept) {
        if (!kept)
            return;
        m_move = {.edits = edits, .typed = typed};
        changeSoon();
    });
    QMetaObject::invokeMethod(
        reply, [secrets, reply] { keepSecrets(secrets, reply); }, Qt::QueuedConnection);
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
    const QString problem = isMoved ? save(wanted.edits) : QString();
    m_page = {.section = SettingsSection::Ledger,
              .isSaved = false,
              .note = problem.isEmpty() ? sentence : sentence + u' ' + problem,
              .isProblem = !isMoved || !problem.isEmpty(),
              .typed = isMoved && problem.isEmpty() ? TypedSettings() : wanted.typed};
    beginOrEnd();
}

} // namespace balcao
