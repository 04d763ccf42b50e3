// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingspresenter.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/settings/calibrationview.h"
#include "ui/presentation/settings/ledgerview.h"
#include "ui/presentation/settings/settingsplace.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

SettingsPresenter::SettingsPresenter(ChargeService &service, SettingsDesk desk, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_desk(std::move(desk))
    , m_operators(service)
    , m_diagnostics(service, m_desk.diagnostics)
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
    connect(&m_diagnostics, &DiagnosticsPresenter::asked, this, &SettingsPresenter::asked);
}

SettingsPageView SettingsPresenter::page() const
{
    SettingsPageView page = settingsPage(m_section);
    if (m_section == SettingsSection::Operators)
        page.rows = m_operators.rows();
    addScreens(page, m_desk.screens(), m_desk.settings().customerScreen);
    addPrinters(page, m_printers);
    if (m_section == SettingsSection::Provider && m_desk.sells())
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
    const Settings held = m_desk.settings();
    Q_EMIT asked(
        {.kind = DeskQuestion::Kind::Move,
         .title = tr("Move all charges into the database?"),
         .text = tr("Nothing is sold meanwhile. Counts, sums and the chains of both are compared; until then it can be "
                    "stopped, and nothing has changed. Afterwards the file is only to be read."),
         .parts = {{tr("From"), held.ledgerAddress.isEmpty() ? tr("This user's file") : held.ledgerAddress},
                   {tr("To"), ledgerParts().text()}},
         .file = {},
         .answer = tr("Move")});
}

void SettingsPresenter::move(QObject *context, const DeskProblem &then)
{
    m_service.permit(Act::Settings)->whenFinished(context, [this, then](const Expected<Actor, NeedsSomebody> &allowed) {
        if (!allowed)
            return then(messages::describe(allowed.error()));
        const QPointer<SettingsPresenter> self(this);
        if (const QString problem = keepSecrets(); !self || !problem.isEmpty())
            return self ? then(tr("Nothing was saved.") + u' ' + problem) : void();
        TypedSettings typed = m_typed;
        for (const QLatin1StringView secret : {providerKeyRow, proxyPasswordRow, ledgerPasswordRow})
            typed.remove(secret);
        m_desk.move(settingEdits(m_typed, ledgerParts()), typed);
        then({});
    });
}

void SettingsPresenter::answer(const DeskQuestion &question, const QString &file, QObject *context,
                               const DeskProblem &then)
{
    if (question.kind == DeskQuestion::Kind::Move)
        move(context, then);
    else
        m_diagnostics.answer(question, file, context, then);
}

LedgerParts SettingsPresenter::ledgerParts() const
{
    LedgerParts parts = LedgerParts::of(m_desk.settings().ledgerAddress);
    for (auto typed = m_typed.cbegin(); typed != m_typed.cend(); ++typed)
        setLedgerPart(parts, typed.key(), *typed);
    return parts;
}

bool SettingsPresenter::canMove() const
{
    return m_desk.sells() && ledgerParts().isShared && !LedgerParts::of(m_desk.settings().ledgerAddress).isShared &&
           m_desk.holder(*Settings::key(u"ledger.address"_s)).isEmpty();
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
        return ledgerPart(LedgerParts::of(m_desk.settings().ledgerAddress), key);
    return settingText(m_desk.settings(), key);
}

QList<SettingsPlace> SettingsPresenter::places() const
{
    const Operators &operators = m_service.staff().operators();
    QList<SettingsPlace> all;
    for (const SettingsSection section : settingsSections)
        all.append(settingsPlace(section, {.settings = m_desk.settings(),
                                           .sells = m_desk.sells(),
                                           .operators = m_operators.says(),
                                           .hasPins = operators.isEmpty() || operators.arePinsOn()}));
    return all;
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
    const QString hint = row.key == providerKeyRow && m_desk.sells() ? m_service.account().key.hint() : QString();
    return {.text = m_typed.value(row.key, textOf(row.key)),
            .problem = m_problems.value(row.key),
            .holder = known && row.key != ledgerPasswordRow ? m_desk.holder(*known) : QString(),
            .remark = row.key == "shop.issues-nfce"_L1 ? fiscalLinkOf(settingsWith(m_desk.settings(), m_typed))
                      : row.key == "ledger.tls"_L1     ? ledgerTlsNotice(ledgerParts())
                                                       : QString(),
            .placeholder = hint.isEmpty() ? row.beside : u"••••••••••••"_s + hint,
            .second = m_typed.value(row.second, textOf(row.second))};
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
    }
    value.text = on.join(u' ');
    return value;
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
    const QString problem = m_desk.judge(*Settings::key(u"ledger.address"_s), parts.text());
    if (!problem.isEmpty())
        m_problems.insert(ledgerMainPart(parts), problem);
}

bool SettingsPresenter::judgeAll()
{
    m_problems.clear();
    for (auto typed = m_typed.cbegin(); typed != m_typed.cend(); ++typed) {
        if (const QString problem = settingProblem(m_desk, typed.key(), *typed); !problem.isEmpty())
            m_problems.insert(typed.key(), problem);
    }
    const QString problem = proxyPasswordProblem(settingsWith(m_desk.settings(), m_typed));
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
        return write(nullptr);
    if (m_desk.sells())
        return askManager();
    // The ledger in use is that for training, which has no operators.
    m_isSaving = true;
    static_cast<void>(m_desk.hasOperators(this, [this](bool hasOperators) {
        m_isSaving = false;
        if (hasOperators)
            say(tr("Nothing was saved. The shop has operators, or its ledger is out of reach: a manager changes this "
                   "at a till that "
                   "does not train."),
                true);
        else
            askManager();
    }));
}

void SettingsPresenter::askManager()
{
    m_isSaving = true;
    m_service.permit(Act::Settings)->whenFinished(this, [this](const Expected<Actor, NeedsSomebody> &allowed) {
        m_isSaving = false;
        if (allowed)
            write(&*allowed);
        else
            say(messages::describe(allowed.error()), true);
    });
}

/** Before what holds: a session that begins asks for them. The page may have gone meanwhile: nothing else is kept then. */
QString SettingsPresenter::keepSecrets()
{
    const QPointer<SettingsPresenter> self(this);
    QString problem;
    m_isSaving = true;
    for (const TypedSecret &one : typedSecrets(m_desk, m_typed, ledgerParts())) {
        if (self && problem.isEmpty())
            problem = one.keep(one.address, one.secret.toUtf8());
    }
    if (!self)
        return tr("Nothing was saved.");
    m_isSaving = false;
    return problem;
}

/** @p actor: who was allowed to; null: it is for everybody. */
void SettingsPresenter::write(const Actor *actor)
{
    const QPointer<SettingsPresenter> self(this);
    const QStringList keys = m_typed.keys();
    const QString problem = m_desk.save(settingEdits(m_typed, ledgerParts()), [this] { return keepSecrets(); });
    if (!self)
        return;
    if (!problem.isEmpty())
        return say(tr("Nothing was saved.") + u' ' + problem, true);
    if (actor)
        m_service.staff().noteSettings(keys, *actor);
    m_typed.clear();
    m_looked = {};
    say(tr("Saved."), false);
    Q_EMIT rowsChanged();
}

} // namespace balcao

#include "moc_settingspresenter.cpp"
