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
    if (m_isSaving)
        return;
    show(m_probed, tr("Looking…"));
    m_desk.probe(settingsWith(m_desk.settings(), m_typed), m_typed.value(proxyPasswordRow).toUtf8(), this)
        ->whenFinished(this, [this](const DeskReply::Result &result) { show(m_probed, result); });
}

void SettingsPresenter::show(SettingValue &row, const DeskReply::Result &result)
{
    row = {.text = result.value_or(QString()), .problem = result ? QString() : result.error(), .holder = {}};
    Q_EMIT changed();
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
    m_problems.clear();
    judgeLedger();
    if (m_look || m_isSaving || !isAllTaken())
        return;
    show(m_looked, tr("Looking…"));
    DeskReply *const look = m_desk.lookAt(ledgerParts().text(), m_typed.value(ledgerPasswordRow).toUtf8(), this);
    m_look = look;
    look->whenFinished(this, [this](const DeskReply::Result &result) {
        m_look.clear();
        show(m_looked, result);
    });
}

} // namespace balcao
