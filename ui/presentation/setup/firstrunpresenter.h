// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/operators/typedpin.h"
#include "ui/presentation/setup/firstrunview.h"

#include <QObject>

namespace balcao
{

/** The first run of a till (12): language, training or provider, then step by step what a shop needs. Nothing is written before the last
 *  step, and each can go back.
 */
class FirstRunPresenter : public QObject
{
    Q_OBJECT

public:
    /** Nothing is saved by @p host: planned() is all that comes of it. */
    explicit FirstRunPresenter(SettingsHost &host, QObject *parent = nullptr);

    [[nodiscard]] FirstRunStep step() const noexcept { return m_step; }
    /** Not of the start. */
    [[nodiscard]] FirstRunView view() const;
    [[nodiscard]] SettingValue value(const SettingRow &row) const;
    /** What is typed or chosen; a problem that was told of it is gone. */
    void set(const QString &key, const QString &text);
    /** One of a row's Actions was pressed. */
    void act(const QString &action);
    /** As it stands in a file. */
    [[nodiscard]] QString language() const;
    [[nodiscard]] bool canChooseLanguage() const;
    void chooseLanguage(const QString &language);

    /** Of the start: trains, and that is all. */
    void train();
    /** To the next step, where this one's rows are taken; the last one takes finish(). */
    void next();
    void back();
    /** Of the last step. The PIN, twice as it was typed, which is wiped. */
    void finish(TypedPin &pin, TypedPin &again);
    /** Answers planned(): the plan was not carried out, and @p problem says why. */
    void fail(const QString &problem);

    /** Beside the buttons: that nothing is written yet, what is being done, or why it was not. */
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isNoteProblem() const { return !m_failure.isEmpty(); }
    /** All is being done: nothing can be pressed. */
    [[nodiscard]] bool isBusy() const noexcept { return m_isBusy; }

Q_SIGNALS:
    /** Values, problems or the note. */
    void changed();
    /** Another step is shown, or rows of it that are wrong: the keyboard goes to the first of them. */
    void stepChanged();
    void languageChosen(const QString &language);
    /** Everything is typed: the plan is to be carried out. Nothing can be pressed until fail(). */
    void planned(const balcao::SetupPlan &plan);

private:
    [[nodiscard]] QString problemOf(const SettingRow &row) const;
    [[nodiscard]] bool judgeStep();
    void goTo(FirstRunStep step);
    void carryOut(const SetupPlan &plan);

    SettingsHost &m_host;
    FirstRunStep m_step = FirstRunStep::Start;
    /** By key. */
    QMap<QString, QString> m_typed;
    QMap<QString, QString> m_problems;
    /** What became of the test of the connection. */
    QString m_probed;
    bool m_isProbeGood = false;
    QString m_failure;
    bool m_isBusy = false;
};

} // namespace balcao
