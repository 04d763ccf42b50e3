// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/customerscreen/customerpresenter.h"
#include "ui/presentation/customerscreen/customerview.h"
#include "ui/presentation/customerscreen/screenchoice.h"
#include "ui/widgets/customerscreen/customerwindow.h"

#include <QPointer>
#include <QTimer>

#include <memory>

class QScreen;

namespace balcao
{

/** The screens that are there now. */
[[nodiscard]] QList<ScreenFacts> screensNow();

/** Opens the customer's window on its screen and closes it with that: chooseScreen() says which, and the till's header that it is missed.
 *  Where there is one screen nothing of it is built. A window is never moved: another place, size or scale is another window.
 */
class CustomerScreen : public QObject
{
    Q_OBJECT

public:
    /** @p till: the till's window, or a part of it. @p memory: of another session's, too. All outlive it. */
    CustomerScreen(const CustomerSources &sources, ShellPresenter &shell, QWidget &till, ScreenMemory &memory,
                   QString setting, CustomerLanguage language);

    /** Null: it is closed. */
    [[nodiscard]] CustomerWindow *window() const noexcept { return m_window.get(); }

protected:
    /** The till's window comes to another screen. */
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void watch(QScreen *screen);
    void screenChanged(const QScreen *screen);
    void screenRemoved(const QScreen *screen);
    void tell(bool isMissed);
    ScreenChoice choose();
    void arrange();
    void open(QScreen *screen);
    void close();

    CustomerSources m_sources;
    ShellPresenter &m_shell;
    QWidget &m_till;
    ScreenMemory &m_memory;
    QString m_setting;
    CustomerLanguage m_language;
    bool m_isMissed = false;
    /** Several changes come together. */
    QTimer m_settled{this};
    std::unique_ptr<CustomerPresenter> m_presenter;
    std::unique_ptr<CustomerWindow> m_window;
    QPointer<QScreen> m_screen;
};

} // namespace balcao
