// SPDX-License-Identifier: MIT
// What is tried of the settings before it is saved.
#include "ui/presentation/settings/ledgerview.h"
#include "ui/presentation/settings/settingspresenter.h"

#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

void SettingsPresenter::probe()
{
    const DeskAnswer tell = telling(&SettingsPresenter::m_probed);
    if (m_isSaving)
        return;
    tell(tr("Looking…"), true);
    const QPointer<SettingsPresenter> self(this);
    m_isSaving = true;
    m_desk.probe(settingsWith(m_desk.settings(), m_typed), m_typed.value(proxyPasswordRow).toUtf8(), this, tell);
    if (self)
        m_isSaving = false;
}

DeskAnswer SettingsPresenter::telling(SettingValue SettingsPresenter::*row)
{
    return [this, row](const QString &sentence, bool isGood) {
        this->*row = {.text = isGood ? sentence : QString(), .problem = isGood ? QString() : sentence, .holder = {}};
        Q_EMIT changed();
    };
}

/** As it is typed, saved or not. */
void SettingsPresenter::tryPrinter()
{
    const Settings typed = settingsWith(m_desk.settings(), m_typed);
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
    const DeskAnswer tell = telling(&SettingsPresenter::m_looked);
    m_problems.clear();
    judgeLedger();
    if (m_look || m_isSaving || !isAllTaken())
        return;
    tell(tr("Looking…"), true);
    const QPointer<SettingsPresenter> self(this);
    m_isSaving = true;
    Task *const look = m_desk.lookAt(ledgerParts().text(), m_typed.value(ledgerPasswordRow).toUtf8(), this,
                                     [this, tell](const QString &sentence, bool isGood) {
                                         if (m_look)
                                             m_look->deleteLater();
                                         m_look.clear();
                                         tell(sentence, isGood);
                                     });
    if (!self)
        return;
    m_isSaving = false;
    m_look = look;
}

} // namespace balcao
