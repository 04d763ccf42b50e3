// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/settings/operatorspresenter.h"
#include "ui/presentation/settings/settingsdesk.h"
#include "ui/presentation/settings/settingsview.h"

#include <QMap>
#include <QObject>

namespace balcao
{

/** The settings on the screen (F10): what is typed into the pages holds when all of it is saved, and not before. */
class SettingsPresenter : public QObject
{
    Q_OBJECT

public:
    using Value = SettingValue;

    /** @p service outlives it. */
    SettingsPresenter(ChargeService &service, SettingsDesk desk, QObject *parent = nullptr);

    [[nodiscard]] SettingsSection section() const noexcept { return m_section; }
    void open(SettingsSection section);
    [[nodiscard]] QList<SettingsPlace> places() const;
    /** The one that is open. */
    [[nodiscard]] SettingsPageView page() const;
    [[nodiscard]] OperatorsPresenter &operators() noexcept { return m_operators; }
    /** One of Actions was pressed. */
    void act(const QString &action);
    [[nodiscard]] Value value(const SettingRow &row) const;
    /** fiscalLinkOf() what holds now. */
    [[nodiscard]] QString fiscalLink() const { return fiscalLinkOf(m_desk.settings()); }
    /** What is typed or chosen; a problem that was told of it is gone. */
    void set(const QString &key, const QString &text);
    /** Something is typed that does not hold yet, on whatever page. */
    [[nodiscard]] bool isChanged() const { return !m_typed.isEmpty() || m_desk.isToMend(); }
    /** What stands beside the buttons: what was saved or not, else what a change takes. */
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isNoteProblem() const noexcept { return m_isNoteProblem; }

    /** After a change of all that works: what was saved there is told here. */
    void openSaved(SettingsSection section);

    void undo();
    /** All that is typed, or, where one row does not take it, nothing: the first page with a problem is opened. Whoever may not is asked
     *  for somebody who may.
     */
    void save();

Q_SIGNALS:
    /** Values, problems or the note. */
    void changed();
    /** Another page is shown, or rows of it that are wrong: the keyboard goes to the first of them. */
    void opened();
    /** page() has other rows. */
    void rowsChanged();
    /** The form, for the charge by which the provider is calibrated; and what a bank's app shows of that charge. */
    void calibrationWanted();
    void calibrationSeen(const QString &attempt);

private:
    [[nodiscard]] bool judgeAll();
    void write();
    void probe();
    void say(const QString &note, bool isProblem);
    [[nodiscard]] QString textOf(const QString &key) const;

    ChargeService &m_service;
    SettingsDesk m_desk;
    OperatorsPresenter m_operators;
    SettingsSection m_section = SettingsSection::Provider;
    /** By key, where it is another than what holds. */
    QMap<QString, QString> m_typed;
    QMap<QString, QString> m_problems;
    /** What became of the test of the connection. */
    QString m_probed;
    bool m_isProbeGood = false;
    QString m_note;
    bool m_isNoteProblem = false;
    /** The keyring is waited for in an event loop of its own. */
    bool m_isSaving = false;
};

} // namespace balcao
