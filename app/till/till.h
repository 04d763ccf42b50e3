// SPDX-License-Identifier: MIT
#pragma once

#include "app/till/chime.h"
#include "app/till/firstrun.h"
#include "app/till/startquestions.h"
#include "app/till/tilloptions.h"
#include "app/till/tillwindow.h"
#include "app/till/windowplace.h"
#include "core/service/people.h"
#include "core/settings/settingsfile.h"

#include <QObject>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace balcao
{

class LedgerMoving;
class Session;

/** The program: its window, and the session that is in it. What keeps a session from beginning is asked about, at the program's start and
 *  later; where nobody is there to answer the program ends.
 *
 *  Whatever changes here changes from the event loop: a page that asked for it may be gone by then.
 */
class Till : public QObject
{
    Q_OBJECT

public:
    /** The page of settings that is shown in the next session; whether it tells that they were saved. */
    struct OpenPage {
        SettingsSection section;
        bool isSaved;
        /** What became of something that took the page away. */
        QString note = {};
        bool isProblem = false;
        TypedSettings typed = {};
    };
    /** What goes on in the till of another application: letters have their size from the start of one on. */
    struct Kept {
        TillOptions options;
        /** Since the start: --ledger, if any, is the shop's. */
        bool isTrainingChosen = false;
        std::optional<OpenPage> page = {};
        std::optional<NewChargeForm> typed = {};
        /** Nobody: who is there has to say who it is. */
        std::optional<Actor> atTheCounter = {};
    };

    explicit Till(TillOptions options)
        : Till(Kept{.options = std::move(options)})
    {
    }
    explicit Till(Kept kept);
    ~Till() override;

    /** Begins the first session, or a first run that leads to it. @p obstacles: what in the settings stops selling; training that was asked for needs nothing of them.
     *  Else the code of the program's end.
     */
    [[nodiscard]] Expected<void, int> open(const QStringList &obstacles);
    void show();
    [[nodiscard]] TillWindow &window() noexcept { return m_window; }
    [[nodiscard]] Session &session() noexcept { return *m_session; }
    /** Where the window has closed to come again in another application. */
    [[nodiscard]] const std::optional<Kept> &kept() const noexcept { return m_kept; }

    /** A session with the built-in provider, or with the shop's. A request that is out comes to its end first; what is typed into the form
     *  stays there.
     */
    void setTraining(bool isOn);
    /** "light", "dark" or "system". Shows the form, with what is typed there. */
    void setTheme(const QString &theme);
    /** As installLanguage() takes it; else like setTheme(). */
    void setLanguage(const QString &language);
    /** Writes them into this user's file and lets them hold; what works begins anew where it has to. Else a sentence. */
    [[nodiscard]] QString save(const QList<SettingEdit> &edits, const std::function<QString()> &before = {});
    /** Ends the session, moves its ledger to where @p edits have it, saves them, and begins anew; else with the same ledger, and @p typed on
     *  the page.
     */
    void move(const QList<SettingEdit> &edits, const TypedSettings &typed);
    /** Null: nothing is being moved. */
    [[nodiscard]] LedgerMoving *moving() const noexcept { return m_moving.get(); }

Q_SIGNALS:
    /** A first run has ended, and its session has begun. */
    void setUp();

private:
    void beginFirstRun();
    void endFirstRun(const FirstRunEnd &end);
    void signIn(const QString &name, const Pin &pin, const std::function<void()> &then);
    /** Into this user's file; they hold from now on. Else a sentence. */
    [[nodiscard]] QString write(const QList<SettingEdit> &edits, const std::function<QString()> &before = {});
    [[nodiscard]] Expected<void, int> beginOrAsk();
    [[nodiscard]] Expected<void, startquestions::Answer> begin();
    [[nodiscard]] SettingsDesk desk();
    [[nodiscard]] QString holderOf(const SettingKey &key);
    [[nodiscard]] const SettingsFile &files();
    void changeSoon();
    void changeWhenIdle();
    void change();
    void closeToComeAgain(bool isSameSession);
    void renew();
    void beginMove();
    void endMove(const QString &sentence, bool isMoved);
    void beginOrEnd();

    TillOptions m_options;
    bool m_isTrainingChosen = false;
    bool m_isToChange = false;
    bool m_isToComeAgain = false;
    /** Of the files; they are read again when something is saved. */
    std::optional<SettingsFile> m_files;
    std::optional<OpenPage> m_page;
    /** A person did not want to wait. */
    bool m_isClosed = false;
    /** A walk's ledger. */
    std::optional<QTemporaryDir> m_scratch;
    /** Between two sessions. */
    std::optional<NewChargeForm> m_typed;
    std::optional<Actor> m_atTheCounter;
    std::optional<Kept> m_kept;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<FirstRun> m_firstRun;
    struct WantedMove {
        QList<SettingEdit> edits;
        TypedSettings typed;
    };
    std::optional<WantedMove> m_move;
    TillWindow m_window;
    WindowPlace m_place{m_window};
    Chime m_chime;
    std::unique_ptr<LedgerMoving> m_moving;
};

} // namespace balcao
