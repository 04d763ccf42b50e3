// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/people/approvalpresenter.h"
#include "ui/presentation/settings/settingspresenter.h"
#include "ui/presentation/shell/navigator.h"
#include "ui/widgets/dialogs/questiondialog.h"

namespace balcao
{

class ChargeService;
class DayPresenter;
class OutcomePresenter;
class PaperPresenter;

/** Opens over the window what the navigator, the settings and the closing want there, and takes the answers back. */
class ChargeDialogs : public QObject
{
    Q_OBJECT

public:
    /** @p window is what the dialogs cover; it owns this object. */
    ChargeDialogs(ChargeService &service, OutcomePresenter &outcome, ApprovalPresenter &approval, Navigator &navigator,
                  SettingsPresenter &settings, DayPresenter &day, PaperPresenter &paper, QWidget *window);

Q_SIGNALS:
    /** A dialog went away: the keyboard belongs to the page again. */
    void closed();

private:
    /** Of the settings and of the closing: one at a time. */
    void cover(const LayerDialog *dialog);
    [[nodiscard]] LayerDialog *make(const Navigator::Dialog &dialog);
    /** Label of the field for it; empty: it is who signed in. */
    [[nodiscard]] QString whoLooked() const;
    [[nodiscard]] QString whoSaw() const;
    [[nodiscard]] LayerDialog *correct(const Navigator::Dialog &dialog);
    [[nodiscard]] LayerDialog *ask(const Navigator::Dialog &dialog, const QuestionDialog::Answers &answers);

    ChargeService &m_service;
    OutcomePresenter &m_outcome;
    ApprovalPresenter &m_approval;
    Navigator &m_navigator;
    SettingsPresenter &m_settings;
    QWidget *m_window;
    /** Dialogs that lie over the window, one over another. */
    int m_covers = 0;
};

} // namespace balcao
