// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/settingspresenter.h"

#include "ui/presentation/settings/calibrationview.h"
#include "ui/presentation/words/messages.h"

#include <QPointer>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr std::array sections{SettingsSection::Provider,  SettingsSection::Counter,    SettingsSection::Ledger,
                              SettingsSection::Operators, SettingsSection::Appearance, SettingsSection::Privacy};

QString labelOf(const SettingRow &row, const QString &text)
{
    const auto found = std::find_if(row.choices.cbegin(), row.choices.cend(),
                                    [&text](const SettingChoice &choice) { return choice.text == text; });
    return found == row.choices.cend() ? text : found->label;
}

} // namespace

SettingsPresenter::SettingsPresenter(ChargeService &service, SettingsDesk desk, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_desk(std::move(desk))
    , m_operators(service)
{
    connect(&m_operators, &OperatorsPresenter::told, this, &SettingsPresenter::say);
    const auto tellRows = [this](SettingsSection section) {
        return [this, section] {
            if (m_section == section)
                Q_EMIT rowsChanged();
        };
    };
    connect(&m_operators, &OperatorsPresenter::changed, this, tellRows(SettingsSection::Operators));
    connect(&m_service, &ChargeService::profileChanged, this, tellRows(SettingsSection::Provider));
}

SettingsPageView SettingsPresenter::page() const
{
    SettingsPageView page = settingsPage(m_section);
    if (m_section == SettingsSection::Operators)
        page.rows = m_operators.rows();
    if (m_section == SettingsSection::Provider && m_desk.sells())
        page.rows += calibrationRows(m_service);
    return page;
}

void SettingsPresenter::act(const QString &action)
{
    if (action == probeRow)
        probe();
    else if (action == calibrateAction)
        Q_EMIT calibrationWanted();
    else if (action == sayWhatBankShowsAction)
        Q_EMIT calibrationSeen(m_service.profile().attempt());
    else
        m_operators.act(action);
}

void SettingsPresenter::probe()
{
    const auto tell = [this](const QString &sentence, bool isGood) {
        m_probed = sentence;
        m_isProbeGood = isGood;
        Q_EMIT changed();
    };
    tell(tr("Looking…"), true);
    m_desk.probe(settingsWith(m_desk.settings(), m_typed), this, tell);
}

void SettingsPresenter::open(SettingsSection section)
{
    m_section = section;
    Q_EMIT opened();
}

void SettingsPresenter::openSaved(SettingsSection section)
{
    say(tr("Saved."), false);
    open(section);
}

QString SettingsPresenter::textOf(const QString &key) const
{
    return settingText(m_desk.settings(), key);
}

QList<SettingsPlace> SettingsPresenter::places() const
{
    QList<SettingsPlace> all;
    for (const SettingsSection section : sections) {
        const SettingsPageView page = settingsPage(section);
        const auto said = [&](QLatin1StringView key) {
            const auto row = std::find_if(page.rows.cbegin(), page.rows.cend(),
                                          [key](const SettingRow &each) { return each.key == key; });
            return labelOf(*row, textOf(key));
        };
        SettingsPlace place{.section = section, .icon = {}, .title = page.title, .says = {}};
        switch (section) {
        case SettingsSection::Provider:
            place.icon = u"plug"_s;
            place.says = labelOf(page.rows.constFirst(), m_desk.sells() ? u"false"_s : u"true"_s);
            break;
        case SettingsSection::Counter:
            place.icon = u"store"_s;
            place.says = tr("Counter %1").arg(textOf(u"till.counter"_s));
            break;
        case SettingsSection::Ledger:
            place.icon = u"database"_s;
            place.says = textOf(u"ledger.address"_s).startsWith("postgresql://"_L1) ? u"PostgreSQL"_s : u"SQLite"_s;
            break;
        case SettingsSection::Operators:
            place.icon = u"users"_s;
            place.says = m_operators.says();
            break;
        case SettingsSection::Appearance:
            place.icon = u"palette"_s;
            place.says = said("till.theme"_L1) + u", "_s + said("till.language"_L1).section(u" ("_s, 0, 0);
            break;
        case SettingsSection::Privacy:
            place.icon = u"lock"_s;
            place.says = tr("Keeps data: %1").arg(said("ledger.retention-days"_L1).toLower());
            break;
        }
        all.append(place);
    }
    return all;
}

SettingsPresenter::Value SettingsPresenter::value(const SettingRow &row) const
{
    if (row.key == probeRow)
        return {.text = m_isProbeGood ? m_probed : QString(),
                .problem = m_isProbeGood ? QString() : m_probed,
                .holder = {},
                .placeholder = {}};
    if (row.key == calibrationRow || row.kind == SettingRow::Kind::Fact)
        return {.text = calibrationText(m_service, row.key), .problem = {}, .holder = {}};
    const SettingKey *const known = Settings::key(row.key);
    const QString hint = row.key == providerKeyRow && m_desk.sells() ? m_service.account().key.hint() : QString();
    return {.text = m_typed.value(row.key, textOf(row.key)),
            .problem = m_problems.value(row.key),
            .holder = known ? m_desk.holder(*known) : QString(),
            .remark =
                row.key == "shop.issues-nfce"_L1 ? fiscalLinkOf(settingsWith(m_desk.settings(), m_typed)) : QString(),
            .placeholder = hint.isEmpty() ? row.beside : u"••••••••••••"_s + hint};
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
    say({}, false);
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
    say({}, false);
}

void SettingsPresenter::say(const QString &note, bool isProblem)
{
    m_note = note;
    m_isNoteProblem = isProblem;
    Q_EMIT changed();
}

bool SettingsPresenter::judgeAll()
{
    m_problems.clear();
    for (auto typed = m_typed.cbegin(); typed != m_typed.cend(); ++typed) {
        if (const QString problem = settingProblem(m_desk, typed.key(), *typed); !problem.isEmpty())
            m_problems.insert(typed.key(), problem);
    }
    if (m_problems.isEmpty())
        return true;
    const auto hasProblem = [this](SettingsSection section) {
        const SettingsPageView page = settingsPage(section);
        return std::any_of(page.rows.cbegin(), page.rows.cend(),
                           [this](const SettingRow &row) { return m_problems.contains(row.key); });
    };
    if (!hasProblem(m_section))
        m_section = *std::find_if(sections.begin(), sections.end(), hasProblem);
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
    if (!m_desk.isToMend() && std::all_of(keys.cbegin(), keys.cend(), isForEverybody))
        return write();
    m_service.permit(Act::Settings, this, [this](const Expected<Actor, NeedsSomebody> &allowed) {
        if (allowed)
            write();
        else
            say(messages::describe(allowed.error()), true);
    });
}

void SettingsPresenter::write()
{
    QList<SettingEdit> edits;
    for (auto typed = m_typed.cbegin(); typed != m_typed.cend(); ++typed) {
        if (Settings::key(typed.key()))
            edits.append({typed.key(), typed->isEmpty() ? std::nullopt : std::optional(*typed)});
    }
    // The key first: settings that hold are asked for one.
    const QString address = m_typed.value(u"provider.address"_s, textOf(u"provider.address"_s));
    if (const QString key = m_typed.value(providerKeyRow); !key.isEmpty()) {
        const QPointer<SettingsPresenter> self(this);
        m_isSaving = true;
        const QString problem = m_desk.keepKey(address, key.toUtf8());
        if (!self)
            return;
        m_isSaving = false;
        if (!problem.isEmpty())
            return say(tr("Nothing was saved.") + u' ' + problem, true);
    }
    if (const QString problem = m_desk.save(edits); !problem.isEmpty())
        return say(tr("Nothing was saved.") + u' ' + problem, true);
    m_typed.clear();
    say(tr("Saved."), false);
}

} // namespace balcao
