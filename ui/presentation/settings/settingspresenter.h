// SPDX-License-Identifier: MIT
#pragma once

#include "core/operators/people.h"
#include "core/settings/ledgerparts.h"
#include "ui/presentation/operators/operatorspresenter.h"
#include "ui/presentation/settings/diagnosticspresenter.h"
#include "ui/presentation/settings/settingshost.h"
#include "ui/presentation/settings/settingsview.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace balcao
{

class ChargeService;

/** The settings on the screen (F10): what is typed into the pages holds when all of it is saved, and not before. */
class SettingsPresenter : public QObject
{
    Q_OBJECT

public:
    using Value = SettingValue;

    /** @p service and @p host outlive it. */
    SettingsPresenter(ChargeService &service, SettingsHost &host, QObject *parent = nullptr);

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
    [[nodiscard]] QString fiscalLink() const { return fiscalLinkOf(m_host.settings()); }
    /** What is typed or chosen; a problem that was told of it is gone. */
    void set(const QString &key, const QString &text);
    /** Something is typed that does not hold yet, on whatever page. */
    [[nodiscard]] bool isChanged() const { return !m_typed.isEmpty(); }
    /** What stands beside the buttons: what was saved or not, else what a change takes. */
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isNoteProblem() const noexcept { return m_isNoteProblem; }

    /** After a change of all that works: what was saved there is told here. */
    void openSaved(SettingsSection section);
    /** After something that took the page away: what was typed is there again, and @p note tells what became of it. */
    void openAgain(SettingsSection section, const TypedSettings &typed, const QString &note, bool isProblem);

    /** What was found on this computer. */
    void setPrinters(const QStringList &printers);
    /** The result of the test print. */
    void tellPrinted(const QString &sentence, bool isGood)
    {
        show(m_printed, isGood ? SentenceReply::Result(sentence) : Unexpected<QString>(sentence));
    }

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
    /** The values of page() changed, perhaps its rows too. */
    void rowsChanged();
    /** Before something that a person decides on. */
    void dialogWanted(const balcao::DialogSpec &dialog);
    /** The form, for the charge by which the provider is calibrated; and what a bank's app shows of that charge. */
    void calibrationWanted();
    void calibrationSeen(const QString &attempt);
    /** setPrinters() is waited for; and a piece of paper by what @p settings say of printing, of which tellPrinted() tells. */
    void printersWanted();
    void testPrintWanted(const balcao::Settings &settings);

private:
    [[nodiscard]] bool judgeAll();
    void judgeLedger();
    [[nodiscard]] bool isAllTaken();
    void askManager();
    /** @p actor: who has approved it; nothing: it needs no approval. */
    void write(const std::optional<Actor> &actor);
    void noteSaved(const TypedSettings &saved);
    void probe();
    void lookAtLedger();
    void tryPrinter();
    /** The keys of a row, which are all locked where one is. */
    [[nodiscard]] Value boxes(const SettingRow &row) const;
    /** The value of a key in a file that the saved one overrules, as a sentence. */
    [[nodiscard]] QString overruled(const QString &key) const;
    /** Types the values of the files before the saved one into @p row. */
    void useFile(const QString &row);
    /** Shows the result of a test in its row. */
    void show(SettingValue &row, const SentenceReply::Result &result);
    void askToMove();
    DialogReply *move();
    /** The parts of ledger.address before and after the fields of the ledger's page. */
    [[nodiscard]] LedgerParts ledgerBase() const;
    [[nodiscard]] LedgerParts ledgerParts() const;
    [[nodiscard]] bool canMove() const;
    [[nodiscard]] Expected<QList<SettingSecret>, QString> secrets() const;
    void say(const QString &note, bool isProblem);
    [[nodiscard]] QString textOf(const QString &key) const;
    /** The main setting of a page, in a word or two. */
    [[nodiscard]] QString mainSetting(SettingsSection section, const SettingsPageView &page) const;

    ChargeService &m_service;
    SettingsHost &m_host;
    OperatorsPresenter m_operators;
    DiagnosticsPresenter m_diagnostics;
    SettingsSection m_section = SettingsSection::Provider;
    /** By key, where it is another than what holds. */
    TypedSettings m_typed;
    QMap<QString, QString> m_problems;
    /** What became of the tests, of the provider's connection and of the ledger's. */
    SettingValue m_probed;
    SettingValue m_looked;
    SettingValue m_printed;
    QStringList m_printers;
    QPointer<ReplyBase> m_look;
    QString m_note;
    bool m_isNoteProblem = false;
    /** An approval, the keyring or the file is waited for. */
    bool m_isSaving = false;
};

} // namespace balcao
