// SPDX-License-Identifier: MIT
// What the page of settings asks of the program.
#include "app/till/till.h"

#include "app/common/keyring.h"
#include "app/common/settings.h"
#include "app/common/supporttexts.h"
#include "app/till/ledgermoving.h"
#include "app/till/session.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"
#include "ui/widgets/customerscreen/customerscreen.h"

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

SentenceReply::Result told(const Expected<ProbeReport, AccountError> &report)
{
    if (!report)
        return Unexpected<QString>(report.error().sentence);
    if (report->cause)
        return Unexpected<QString>(told(*report));
    return told(*report);
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
    using Probed = Reply<ProbeReport, AccountError>;
    AccountOptions account;
    account.take(settings);
    account.proxy.password = QString::fromUtf8(proxyPassword);
    const auto address = account.openAddress();
    if (!address)
        return SentenceReply::of(Unexpected<QString>(address.error().sentence));
    const auto ask = [address = *address, context](const ProviderProbe::Way &way) {
        auto *reply = new Probed(context);
        auto *probe = new ProviderProbe(address, way, reply);
        QObject::connect(probe, &ProviderProbe::finished, reply,
                         [reply](const ProbeReport &report) { reply->finish(report); });
        return reply;
    };
    return account.openWay()->andThen(context, ask)->converted(context, [](const Probed::Result &report) {
        return told(report);
    });
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
