// SPDX-License-Identifier: MIT
#include "ui/presentation/setup/firstrunpresenter.h"

#include "core/provider/provideraccount.h"
#include "ui/presentation/operators/operatorspresenter.h"
#include "ui/text/messages.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

const QString languageKey = u"till.language"_s;

} // namespace

FirstRunPresenter::FirstRunPresenter(SettingsHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{
}

SettingValue FirstRunPresenter::value(const SettingRow &row) const
{
    if (row.key == probeRow)
        return {.text = m_isProbeGood ? m_probed : QString(),
                .problem = m_isProbeGood ? QString() : m_probed,
                .holder = {}};
    const Settings now = settingsWith(m_host.settings(), m_typed);
    const SettingKey *const known = Settings::key(row.key);
    return {.text = m_typed.value(row.key, settingText(m_host.settings(), row.key)),
            .problem = m_problems.value(row.key),
            .holder = known ? m_host.lockedBy(*known) : QString(),
            .remark = row.key == "shop.issues-nfce"_L1 ? fiscalLinkOf(now) : QString()};
}

void FirstRunPresenter::set(const QString &key, const QString &written)
{
    const QString text = settingTyped(key, written);
    if (m_typed.value(key) == text && m_typed.contains(key))
        return;
    m_typed.insert(key, text);
    m_problems.remove(key);
    if (key.startsWith("provider."_L1))
        m_probed.clear();
    m_failure.clear();
    Q_EMIT changed();
}

void FirstRunPresenter::act(const QString &action)
{
    if (action != probeRow || m_isBusy)
        return;
    m_probed = tr("Looking…");
    m_isProbeGood = true;
    Q_EMIT changed();
    m_host.probe(settingsWith(m_host.settings(), m_typed), {}, this)
        ->whenFinished(this, [this](const SentenceReply::Result &said) {
            m_probed = said ? *said : said.error();
            m_isProbeGood = said.has_value();
            Q_EMIT changed();
        });
}

QString FirstRunPresenter::language() const
{
    return m_typed.value(languageKey, settingText(m_host.settings(), languageKey));
}

bool FirstRunPresenter::canChooseLanguage() const
{
    return m_host.lockedBy(*Settings::key(languageKey)).isEmpty();
}

void FirstRunPresenter::chooseLanguage(const QString &language)
{
    if (m_isBusy || language == this->language())
        return;
    m_typed.insert(languageKey, language);
    Q_EMIT languageChosen(language);
}

void FirstRunPresenter::train()
{
    if (!m_isBusy && m_step == FirstRunStep::Start)
        carryOut({.edits = setupEdits(m_host, {{languageKey, language()}}, true), .trains = true});
}

QString FirstRunPresenter::problemOf(const SettingRow &row) const
{
    const QString text = value(row).text;
    if (row.key == managerNameRow)
        return managerNameProblem(text);
    const SettingKey *const known = Settings::key(row.key);
    if (!known && row.key != providerKeyRow)
        return {};
    // Without one there would be nothing to connect to.
    if (row.key == "provider.address"_L1)
        return m_host.check(*known, text);
    return settingProblem(m_host, row.key, text);
}

FirstRunView FirstRunPresenter::view() const
{
    const QString ledger = u"ledger.address"_s;
    return firstRunView(m_step, m_typed.value(ledger, settingText(m_host.settings(), ledger)));
}

bool FirstRunPresenter::judgeStep()
{
    m_problems.clear();
    for (const SettingRow &row : view().rows) {
        if (const QString problem = problemOf(row); !problem.isEmpty())
            m_problems.insert(row.key, problem);
    }
    return m_problems.isEmpty();
}

void FirstRunPresenter::goTo(FirstRunStep step)
{
    m_step = step;
    Q_EMIT stepChanged();
}

void FirstRunPresenter::next()
{
    if (m_isBusy || m_step == FirstRunStep::Manager)
        return;
    m_failure.clear();
    goTo(m_step == FirstRunStep::Start || judgeStep() ? FirstRunStep(static_cast<int>(m_step) + 1) : m_step);
}

void FirstRunPresenter::back()
{
    if (m_isBusy || m_step == FirstRunStep::Start)
        return;
    m_problems.clear();
    m_failure.clear();
    goTo(FirstRunStep(static_cast<int>(m_step) - 1));
}

void FirstRunPresenter::finish(TypedPin &pin, TypedPin &again)
{
    if (m_isBusy || m_step != FirstRunStep::Manager)
        return;
    m_failure.clear();
    const bool isNameGood = judgeStep();
    auto taken = takenPin(pin, again, Role::Manager);
    if (!taken)
        m_problems.insert(managerPinRow, taken.error());
    if (!taken || !isNameGood)
        return goTo(m_step);
    QMap<QString, QString> said = m_typed;
    QByteArray key = said.take(providerKeyRow).toUtf8();
    QByteArray password = said.take(managersPasswordRow).toUtf8();
    const QString manager = Operators::tidy(said.take(managerNameRow));
    said.insert(languageKey, language());
    carryOut({.edits = setupEdits(m_host, said, false),
              .key = Secret(key.trimmed()),
              .manager = manager,
              .pin = *std::move(taken),
              .managersPassword = Secret(password)});
    wipe(key);
    wipe(password);
}

void FirstRunPresenter::carryOut(const SetupPlan &plan)
{
    m_isBusy = true;
    Q_EMIT changed();
    Q_EMIT planned(plan);
}

void FirstRunPresenter::fail(const QString &problem)
{
    m_isBusy = false;
    m_failure = problem;
    Q_EMIT stepChanged();
}

QString FirstRunPresenter::note() const
{
    if (!m_failure.isEmpty())
        return m_failure;
    if (m_isBusy)
        return tr("One moment…");
    return m_step == FirstRunStep::Manager ? tr("“Begin” saves everything.")
                                           : tr("Nothing is saved before the last step.");
}

} // namespace balcao

#include "moc_firstrunpresenter.cpp"
