// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingspresenter.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/common/permitted.h"
#include "ui/presentation/receiver/calibrationview.h"
#include "ui/presentation/settings/ledgerview.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

SettingsPresenter::SettingsPresenter(ChargeService &service, SettingsHost &host, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_host(host)
    , m_operators(service)
    , m_diagnostics(service, host)
{
    connect(&m_operators, &OperatorsPresenter::told, this, &SettingsPresenter::say);
    const auto tellRows = [this](SettingsSection section) {
        return [this, section] {
            if (m_section == section)
                Q_EMIT rowsChanged();
        };
    };
    connect(&m_operators, &OperatorsPresenter::changed, this, tellRows(SettingsSection::Operators));
    connect(&m_operators, &OperatorsPresenter::changed, this, &SettingsPresenter::changed); // places() say how many
    connect(&m_service, &ChargeService::profileChanged, this, tellRows(SettingsSection::Provider));
    connect(&m_diagnostics, &DiagnosticsPresenter::rowsChanged, this, tellRows(SettingsSection::Diagnostics));
    connect(&m_diagnostics, &DiagnosticsPresenter::changed, this, &SettingsPresenter::changed);
    connect(&m_diagnostics, &DiagnosticsPresenter::dialogWanted, this, &SettingsPresenter::dialogWanted);
    connect(&m_operators, &OperatorsPresenter::dialogWanted, this, &SettingsPresenter::dialogWanted);
}

SettingsPageView SettingsPresenter::page() const
{
    SettingsPageView page = settingsPage(m_section);
    if (m_section == SettingsSection::Operators)
        page.rows = m_operators.rows();
    addScreens(page, m_host.screens(), m_host.settings().customerScreen);
    addPrinters(page, m_printers);
    if (m_section == SettingsSection::Provider && m_host.isProduction())
        page.rows += calibrationRows(m_service);
    if (m_section == SettingsSection::Ledger)
        page.rows = ledgerRows(ledgerParts(), canMove());
    if (m_section == SettingsSection::Diagnostics)
        page.rows = m_diagnostics.rows();
    return page;
}

void SettingsPresenter::act(const QString &action)
{
    if (action == probeRow)
        probe();
    else if (action == ledgerTestRow)
        lookAtLedger();
    else if (action == printerTestRow)
        tryPrinter();
    else if (action == ledgerMoveRow)
        askToMove();
    else if (action.startsWith(useFileAction))
        useFile(action.sliced(useFileAction.size()));
    else if (DiagnosticsPresenter::has(action))
        m_diagnostics.act(action);
    else if (action == calibrateAction)
        Q_EMIT calibrationWanted();
    else if (action == sayWhatBankShowsAction)
        Q_EMIT calibrationSeen(m_service.profile().attempt());
    else
        m_operators.act(action);
}

void SettingsPresenter::askToMove()
{
    if (!canMove() || !judgeAll())
        return;
    const Settings held = m_host.settings();
    DialogSpec form{
        .name = u"ledger-move"_s,
        .icon = u"database"_s,
        .title = tr("Move all charges into the database?"),
        .text = tr("Nothing is sold meanwhile. Counts, sums and the chains of both are compared; until then it can be "
                   "stopped, and nothing has changed. Afterwards the file is only to be read."),
        .style = DialogSpec::Style::Form,
        .parts = {{tr("From"), held.ledgerAddress.isEmpty() ? tr("This user's file") : held.ledgerAddress},
                  {tr("To"), ledgerParts().text()}},
        .back = tr("Cancel"),
        .answer = tr("Move")};
    form.submit = [this](const FormAnswer &) { return move(); };
    Q_EMIT dialogWanted(form);
}

DialogReply *SettingsPresenter::move()
{
    return permitted(m_service.permit(Act::Settings), this, [this](const Actor &, DialogReply *dialog) {
        const auto refuse = [](const QString &problem) {
            return Unexpected<FormProblem>({tr("Nothing was saved.") + u' ' + problem});
        };
        const auto kept = secrets();
        if (!kept)
            return dialog->finish(refuse(kept.error()));
        TypedSettings typed = m_typed;
        for (const QLatin1StringView secret : {providerKeyRow, proxyPasswordRow, ledgerPasswordRow})
            typed.remove(secret);
        m_host.moveLedger(settingEdits(m_typed, ledgerParts()), *kept, typed)
            ->whenFinished(dialog, [dialog, refuse](const DoneReply::Result &done) {
                dialog->finish(done ? DialogReply::Result() : refuse(done.error()));
            });
    });
}

LedgerParts SettingsPresenter::ledgerBase() const
{
    return LedgerParts::of(m_typed.value(u"ledger.address"_s, m_host.settings().ledgerAddress));
}

LedgerParts SettingsPresenter::ledgerParts() const
{
    LedgerParts parts = ledgerBase();
    for (auto typed = m_typed.cbegin(); typed != m_typed.cend(); ++typed)
        setLedgerPart(parts, typed.key(), *typed);
    return parts;
}

bool SettingsPresenter::canMove() const
{
    return m_host.isProduction() && ledgerParts().isShared &&
           !LedgerParts::of(m_host.settings().ledgerAddress).isShared &&
           m_host.lockedBy(*Settings::key(u"ledger.address"_s)).isEmpty();
}

void SettingsPresenter::open(SettingsSection section)
{
    m_section = section;
    Q_EMIT opened();
    if (section == SettingsSection::Printing)
        Q_EMIT printersWanted();
}

void SettingsPresenter::openSaved(SettingsSection section)
{
    openAgain(section, {}, tr("Saved."), false);
}

void SettingsPresenter::openAgain(SettingsSection section, const TypedSettings &typed, const QString &note,
                                  bool isProblem)
{
    m_typed = typed;
    say(note, isProblem);
    open(section);
}

QString SettingsPresenter::textOf(const QString &key) const
{
    if (isLedgerPart(key))
        return ledgerPart(ledgerBase(), key);
    return settingText(m_host.settings(), key);
}

QList<SettingsPlace> SettingsPresenter::places() const
{
    QList<SettingsPlace> all;
    for (const SettingsSection section : settingsSections) {
        const SettingsPageView page = settingsPage(section);
        all.append({section, page.icon, page.title, mainSetting(section, page)});
    }
    return all;
}

QString SettingsPresenter::mainSetting(SettingsSection section, const SettingsPageView &page) const
{
    const Settings settings = m_host.settings();
    const Operators &operators = m_service.staff().operators();
    const auto chosen = [&](const QString &key, const QString &text) {
        for (const SettingRow &row : page.rows) {
            for (const SettingChoice &choice : row.choices) {
                if (row.key == key && choice.text == text)
                    return choice.label;
            }
        }
        return text;
    };
    const auto said = [&](const QString &key) { return chosen(key, settingText(settings, key)); };
    switch (section) {
    case SettingsSection::Provider:
        return chosen(u"till.training"_s, m_host.isProduction() ? u"false"_s : u"true"_s);
    case SettingsSection::Counter:
        return tr("Counter %1").arg(settings.counter);
    case SettingsSection::Ledger:
        return LedgerParts::of(settings.ledgerAddress).isShared ? u"PostgreSQL"_s : u"SQLite"_s;
    case SettingsSection::Appearance:
        return said(u"till.theme"_s) + u", "_s + said(u"till.language"_s).section(u" ("_s, 0, 0);
    case SettingsSection::Printing:
        return settings.printer.isEmpty() ? tr("No printer") : said(u"printing.paper"_s);
    case SettingsSection::Privacy:
        return tr("Keeps data: %1").arg(said(u"ledger.retention-days"_s).toLower());
    case SettingsSection::Operators:
        break;
    case SettingsSection::Diagnostics:
        if (operators.isEmpty() || operators.arePinsOn())
            return tr("Version %1").arg(QCoreApplication::applicationVersion());
    }
    return m_operators.says();
}

SettingsPresenter::Value SettingsPresenter::value(const SettingRow &row) const
{
    if (row.key == probeRow || row.key == ledgerTestRow)
        return row.key == probeRow ? m_probed : m_looked;
    if (row.key == printerTestRow)
        return m_printed;
    if (row.kind == SettingRow::Kind::Boxes)
        return boxes(row);
    if (DiagnosticsPresenter::has(row.key))
        return m_diagnostics.value(row.key);
    if (row.key == calibrationRow || row.kind == SettingRow::Kind::Fact) {
        const bool isOpen = row.key == calibrationRow && m_service.calibration() != Calibration::Calibrated;
        SettingValue value;
        (isOpen ? value.remark : value.text) = calibrationText(m_service, row.key);
        return value;
    }
    const bool isOfLedger = isLedgerPart(row.key) || row.key == ledgerPasswordRow;
    const SettingKey *const known = Settings::key(isOfLedger ? u"ledger.address"_s : row.key);
    const QString hint =
        row.key == providerKeyRow && m_host.isProduction() ? m_service.account().key.hint() : QString();
    return {.text = m_typed.value(row.key, textOf(row.key)),
            .problem = m_problems.value(row.key),
            .holder = known && row.key != ledgerPasswordRow ? m_host.lockedBy(*known) : QString(),
            .remark = row.key == "shop.issues-nfce"_L1 ? fiscalLinkOf(settingsWith(m_host.settings(), m_typed))
                      : row.key == "ledger.tls"_L1     ? ledgerTlsNotice(ledgerParts())
                                                       : QString(),
            .placeholder = hint.isEmpty() ? row.beside : u"••••••••••••"_s + hint,
            .second = m_typed.value(row.second, textOf(row.second)),
            .overruled =
                isOfLedger && row.key != ledgerPlaceRow ? QString() : overruled(known ? known->name : QString())};
}

SettingsPresenter::Value SettingsPresenter::boxes(const SettingRow &row) const
{
    Value value;
    QStringList on;
    for (const SettingChoice &box : row.choices) {
        const Value one = this->value({.key = box.text});
        if (one.text == "true"_L1)
            on.append(box.text);
        if (!one.holder.isEmpty())
            value.holder = one.holder;
        value.overruled += (value.overruled.isEmpty() || one.overruled.isEmpty() ? QString() : u" "_s) + one.overruled;
    }
    value.text = on.join(u' ');
    return value;
}

QString SettingsPresenter::overruled(const QString &key) const
{
    const SettingKey *const known = Settings::key(key);
    const auto other = known ? m_host.settings().overruled(*known) : std::nullopt;
    // It is about to be saved.
    if (!other || m_typed.value(key, settingText(m_host.settings(), key)) == other->text)
        return {};
    return tr("Set here. %1, line %2, has %3.")
        .arg(QDir::toNativeSeparators(other->origin.name))
        .arg(other->origin.line)
        .arg(other->text.isEmpty() ? u"\"\""_s : other->text);
}

void SettingsPresenter::useFile(const QString &row)
{
    const QList<SettingRow> rows = page().rows;
    const auto found =
        std::find_if(rows.cbegin(), rows.cend(), [&row](const SettingRow &each) { return each.key == row; });
    if (found == rows.cend())
        return;
    QStringList keys{row == ledgerPlaceRow ? u"ledger.address"_s : row};
    if (found->kind == SettingRow::Kind::Boxes) {
        keys.clear();
        for (const SettingChoice &box : found->choices)
            keys.append(box.text);
    }
    if (row == ledgerPlaceRow) {
        m_typed.removeIf([](TypedSettings::iterator typed) { return isLedgerPart(typed.key()); });
        m_problems.removeIf([](QMap<QString, QString>::iterator problem) { return isLedgerPart(problem.key()); });
        m_looked = {};
    }
    for (const QString &key : std::as_const(keys)) {
        const SettingKey *const known = Settings::key(key);
        if (const auto other = known ? m_host.settings().overruled(*known) : std::nullopt)
            set(key, other->text);
    }
    Q_EMIT rowsChanged();
}

void SettingsPresenter::set(const QString &key, const QString &written)
{
    const QString text = settingTyped(key, written);
    const bool isAsBefore = text == textOf(key);
    if (isAsBefore ? !m_typed.contains(key) : m_typed.value(key) == text && m_typed.contains(key))
        return;
    if (isAsBefore)
        m_typed.remove(key);
    else
        m_typed.insert(key, text);
    m_problems.remove(key);
    if (isLedgerPart(key))
        m_looked = {};
    say({}, false);
    if (key == ledgerPlaceRow)
        Q_EMIT rowsChanged();
}

QString SettingsPresenter::note() const
{
    if (!m_note.isEmpty())
        return m_note;
    return m_service.isAllowed(Act::Settings) ? tr("Holds for this computer.") : tr("Changes take a manager's PIN.");
}

void SettingsPresenter::undo()
{
    m_typed.clear();
    m_problems.clear();
    m_looked = {};
    say({}, false);
    Q_EMIT rowsChanged();
}

void SettingsPresenter::say(const QString &note, bool isProblem)
{
    m_note = note;
    m_isNoteProblem = isProblem;
    Q_EMIT changed();
}

/** Its parts one by one, then as one address. */
void SettingsPresenter::judgeLedger()
{
    const LedgerParts parts = ledgerParts();
    const QMap<QString, QString> problems = ledgerProblems(parts);
    m_problems.insert(problems);
    if (!problems.isEmpty() || parts.text().isEmpty())
        return;
    const QString problem = m_host.check(*Settings::key(u"ledger.address"_s), parts.text());
    if (!problem.isEmpty())
        m_problems.insert(ledgerMainPart(parts), problem);
}

bool SettingsPresenter::judgeAll()
{
    m_problems.clear();
    for (auto typed = m_typed.cbegin(); typed != m_typed.cend(); ++typed) {
        if (const QString problem = settingProblem(m_host, typed.key(), *typed); !problem.isEmpty())
            m_problems.insert(typed.key(), problem);
    }
    const QString problem = proxyPasswordProblem(settingsWith(m_host.settings(), m_typed));
    if (m_typed.contains(proxyPasswordRow) && !problem.isEmpty())
        m_problems.insert(proxyPasswordRow, problem);
    const QStringList keys = m_typed.keys();
    if (std::any_of(keys.cbegin(), keys.cend(), isLedgerPart))
        judgeLedger();
    return isAllTaken();
}

/** Else the page of the first problem is opened. */
bool SettingsPresenter::isAllTaken()
{
    if (m_problems.isEmpty())
        return true;
    const auto hasProblem = [this](SettingsSection section) {
        const QList<SettingRow> rows =
            section == SettingsSection::Ledger ? ledgerRows(ledgerParts(), false) : settingsPage(section).rows;
        return std::any_of(rows.cbegin(), rows.cend(),
                           [this](const SettingRow &row) { return m_problems.contains(row.key); });
    };
    if (!hasProblem(m_section))
        m_section = *std::find_if(settingsSections.begin(), settingsSections.end(), hasProblem);
    say(tr("%1 to mend. Nothing was saved.", nullptr, static_cast<int>(m_problems.size())).arg(m_problems.size()),
        true);
    Q_EMIT opened();
    return false;
}

void SettingsPresenter::save()
{
    if (m_isSaving || !isChanged() || !judgeAll())
        return;
    const QStringList keys = m_typed.keys();
    const auto isPersonal = [](const QString &name) {
        const SettingKey *const key = Settings::key(name);
        return key && key->isPersonal;
    };
    if (std::all_of(keys.cbegin(), keys.cend(), isPersonal))
        return write(std::nullopt);
    if (m_host.isProduction())
        return askManager();
    // The ledger in use is that for training, which has no operators.
    m_isSaving = true;
    m_host.findOperators(this)->whenFinished(this, [this](const Reply<bool>::Result &hasOperators) {
        m_isSaving = false;
        if (*hasOperators)
            say(tr("Nothing was saved. The shop has operators, or its ledger is out of reach: a manager changes this "
                   "at a till that "
                   "does not train."),
                true);
        else
            askManager();
    });
}

void SettingsPresenter::askManager()
{
    m_isSaving = true;
    m_service.permit(Act::Settings)->whenFinished(this, [this](const Expected<Actor, NeedsSomebody> &allowed) {
        m_isSaving = false;
        if (allowed)
            write(*allowed);
        else
            say(messages::describe(allowed.error()), true);
    });
}

Expected<QList<SettingSecret>, QString> SettingsPresenter::secrets() const
{
    return typedSecrets(settingsWith(m_host.settings(), m_typed), ledgerParts(), m_typed);
}

void SettingsPresenter::write(const std::optional<Actor> &actor)
{
    const auto kept = secrets();
    if (!kept)
        return say(tr("Nothing was saved.") + u' ' + kept.error(), true);
    m_isSaving = true;
    DoneReply *const saving = m_host.save(settingEdits(m_typed, ledgerParts()), *kept);
    saving->whenFinished(this, [this, actor, typed = m_typed](const DoneReply::Result &saved) {
        m_isSaving = false;
        if (!saved)
            return say(tr("Nothing was saved.") + u' ' + saved.error(), true);
        if (actor)
            m_service.staff().noteSettings(typed.keys(), *actor);
        noteSaved(typed);
    });
}

/** Anything typed since then stays. */
void SettingsPresenter::noteSaved(const TypedSettings &saved)
{
    m_typed.removeIf([&saved](TypedSettings::iterator typed) {
        return saved.contains(typed.key()) && saved.value(typed.key()) == typed.value();
    });
    m_looked = {};
    say(tr("Saved."), false);
    Q_EMIT rowsChanged();
}

void SettingsPresenter::probe()
{
    if (m_isSaving)
        return;
    show(m_probed, tr("Looking…"));
    m_host.probe(settingsWith(m_host.settings(), m_typed), m_typed.value(proxyPasswordRow).toUtf8(), this)
        ->whenFinished(this, [this](const SentenceReply::Result &result) { show(m_probed, result); });
}

void SettingsPresenter::show(SettingValue &row, const SentenceReply::Result &result)
{
    row = {.text = result.value_or(QString()), .problem = result ? QString() : result.error(), .holder = {}};
    Q_EMIT changed();
}

/** As it is typed, saved or not. */
void SettingsPresenter::tryPrinter()
{
    const Settings typed = settingsWith(m_host.settings(), m_typed);
    m_problems.clear();
    if (m_typed.contains(u"printing.printer"_s) && !judgeAll())
        return;
    Q_EMIT testPrintWanted(typed);
}

void SettingsPresenter::setPrinters(const QStringList &printers)
{
    if (std::exchange(m_printers, printers) != printers && m_section == SettingsSection::Printing)
        Q_EMIT rowsChanged();
}

void SettingsPresenter::lookAtLedger()
{
    m_problems.clear();
    judgeLedger();
    if (m_look || m_isSaving || !isAllTaken())
        return;
    show(m_looked, tr("Looking…"));
    SentenceReply *const look =
        m_host.inspectLedger(ledgerParts().text(), m_typed.value(ledgerPasswordRow).toUtf8(), this);
    m_look = look;
    look->whenFinished(this, [this](const SentenceReply::Result &result) {
        m_look.clear();
        show(m_looked, result);
    });
}

} // namespace balcao

#include "moc_settingspresenter.cpp"
