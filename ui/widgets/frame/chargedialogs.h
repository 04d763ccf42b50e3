// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/frame/navigator.h"
#include "ui/presentation/operators/approvalpresenter.h"
#include "ui/presentation/settings/settingspresenter.h"

class QDialog;

namespace balcao
{

class DayPresenter;
class FormDialog;
class OverlayDialog;
class PaperPresenter;

/** Opens over the window what the navigator, the settings and the closing want there, and takes the answers back. */
class ChargeDialogs : public QObject
{
    Q_OBJECT

public:
    /** @p window is what the dialogs cover; it owns this object. */
    ChargeDialogs(ChargeService &service, ApprovalPresenter &approval, Navigator &navigator,
                  SettingsPresenter &settings, DayPresenter &day, PaperPresenter &paper, QWidget *window);

Q_SIGNALS:
    /** A dialog went away: the keyboard belongs to the page again. */
    void closed();

private:
    /** Of the settings and of the closing: one at a time. */
    void cover(const QDialog *dialog);
    [[nodiscard]] FormDialog *newForm(const DialogSpec &spec);
    [[nodiscard]] OverlayDialog *make(const Navigator::Dialog &dialog);
    /** The system's dialog for a new file, and then its writing. */
    void saveFile(const FileQuestion &question);

    ChargeService &m_service;
    ApprovalPresenter &m_approval;
    Navigator &m_navigator;
    SettingsPresenter &m_settings;
    QWidget *m_window;
    /** Dialogs that lie over the window, one over another. */
    int m_covers = 0;
};

} // namespace balcao
