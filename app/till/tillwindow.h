// SPDX-License-Identifier: MIT
#pragma once

#include "app/till/keepawake.h"
#include "ui/presentation/customerscreen/screenchoice.h"
#include "ui/presentation/frame/announcement.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QVBoxLayout;

namespace balcao
{

class CustomerScreen;
class FirstRunPage;
class FirstRunPresenter;
class MainWindow;
class Session;

/** The frame on the screen, which stays as long as the program; what is in it belongs to a session. */
class TillWindow : public QWidget
{
    Q_OBJECT

public:
    TillWindow();
    ~TillWindow() override;
    Q_DISABLE_COPY_MOVE(TillWindow)

    /** Makes the pages over @p session, in the place of those that were there; null: none. It outlives them. */
    void setSession(Session *session);
    /** Makes the pages of a first run, until there is a session; null: none. It outlives them. */
    void setFirstRun(FirstRunPresenter *presenter);
    /** Covered until somebody signs in. */
    [[nodiscard]] bool isLocked() const;
    /** Shows the page of settings. */
    void toSettings();
    /** A notice over the page. */
    void tell(const QString &title, const QString &text);

Q_SIGNALS:
    /** The first frame of a session's pages is on its way to the screen. */
    void firstShown();
    void sounded(balcao::Sound sound);

protected:
    /** The pages may ask first. */
    void closeEvent(QCloseEvent *event) override;

private:
    QVBoxLayout *m_layout;
    QPointer<MainWindow> m_pages;
    QPointer<FirstRunPage> m_firstRun;
    ScreenMemory m_screens;
    /** From the first frame on. */
    std::unique_ptr<CustomerScreen> m_customer;
    KeepAwake m_awake;
};

} // namespace balcao
