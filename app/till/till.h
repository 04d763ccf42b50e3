// SPDX-License-Identifier: MIT
#pragma once

#include "app/till/chime.h"
#include "app/till/firstrun.h"
#include "app/till/ledgerdesk.h"
#include "app/till/startquestions.h"
#include "app/till/tilloptions.h"
#include "app/till/tillwindow.h"
#include "app/till/windowplace.h"
#include "core/settings/settingsfile.h"
#include "ui/presentation/settings/settingshost.h"

#include <QObject>
#include <QPointer>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <utility>

namespace balcao
{

class Environment;
class LedgerMoving;
class Session;

/** The program: its window, and the session that is in it. What keeps a session from beginning is asked about, at the program's start and
 *  later; where nobody is there to answer the program ends.
 *
 *  Whatever changes here changes from the event loop: a page that asked for it may be gone by then.
 */
class Till : public QObject, private SettingsHost
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

    explicit Till(TillOptions options);
    ~Till() override;

    /** Ends when there is something to show, or with the exit code of the program. */
    using BeginReply = Reply<void, int>;

    /** Begins the first session, or a first run that leads to it. @p obstacles: what in the settings stops selling; training that was asked
     *  for needs nothing of them.
     */
    [[nodiscard]] BeginReply *open(const QStringList &obstacles);
    void show();
    [[nodiscard]] TillWindow &window() noexcept { return m_window; }
    /** A session has begun. */
    [[nodiscard]] bool isOpen() const { return m_session && (!m_beginning || m_beginning->isFinished()); }
    /** Only while isOpen(). */
    [[nodiscard]] Session &session() noexcept { return *m_session; }

    /** A session with the built-in provider, or with the shop's. A request that is out comes to its end first; what is typed into the form
     *  stays there.
     */
    void setTraining(bool isOn);
    /** "light", "dark" or "system". Shows the form, with what is typed there. */
    void setTheme(const QString &theme);
    /** As installLanguage() takes it; else like setTheme(). */
    void setLanguage(const QString &language);
    /** Saves the edits and puts them in force; the session begins anew where it has to. Else a sentence, and nothing has changed. */
    [[nodiscard]] QString save(const QList<SettingEdit> &edits);
    /** Null: nothing is being moved. */
    [[nodiscard]] LedgerMoving *moving() const noexcept { return m_moving.get(); }

Q_SIGNALS:
    /** A first run has ended, and its session has begun. */
    void setUp();

private:
    void beginFirstRun();
    void endFirstRun(const FirstRunEnd &end);
    /** Begins a session in four steps; each goes on to the next, or asks a person and begins again. */
    BeginReply *begin();
    void openAccount();
    void findLedger(std::unique_ptr<Environment> shop);
    void openSession(std::unique_ptr<Environment> shop, const LedgerOptions &options, const LedgerAddress &address);
    void showSession();
    /** Reports an obstacle, and takes the answer of a person, if one is there. */
    template <class Ask>
    void refuse(const QString &sentence, Ask ask);
    void take(startquestions::AnswerReply *question);
    [[nodiscard]] const SettingsFile &files() const;
    /** Reads the files again. */
    [[nodiscard]] Expected<SavedSettings, QString> prepare(const QList<SettingEdit> &edits);
    /** Gives the prepared file its place, and begins what has to begin anew. */
    [[nodiscard]] QString finishSaving(SavedSettings &file, bool hasNewSecrets);
    [[nodiscard]] ledgerdesk::InUse ledgerInUse() const;

    [[nodiscard]] Settings settings() const override;
    [[nodiscard]] bool isProduction() const override;
    [[nodiscard]] QString lockedBy(const SettingKey &key) const override;
    [[nodiscard]] QString check(const SettingKey &key, const QString &text) const override;
    DoneReply *save(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets) override;
    Reply<bool> *findOperators(QObject *context) override;
    SentenceReply *probe(const Settings &settings, const QByteArray &proxyPassword, QObject *context) override;
    SentenceReply *inspectLedger(const QString &address, const QByteArray &password, QObject *context) override;
    DoneReply *moveLedger(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets,
                          const TypedSettings &typed) override;
    [[nodiscard]] QList<SettingChoice> screens() const override;
    [[nodiscard]] Facts facts() const override;
    SentenceReply *verifyLedger(QObject *context) override;
    [[nodiscard]] QString proposedFile(const QString &name) const override;
    [[nodiscard]] QString checkFile(const QString &file) const override;
    SentenceReply *backUpLedger(const QString &file, QObject *context) override;
    BundleReply *gatherBundle(QObject *context) override;
    SentenceReply *saveBundle(const BundlePointer &bundle, const QString &file, QObject *context) override;
    void changeSoon();
    void change();
    void renew();
    void beginMove();
    void endMove(const QString &sentence, bool isMoved);
    void beginOrEnd();

    TillOptions m_options;
    bool m_isTrainingChosen = false;
    bool m_isToChange = false;
    /** Read when they are needed, and again when something is saved. */
    mutable std::optional<SettingsFile> m_files;
    ledgerdesk::LastVerification m_verified;
    std::optional<OpenPage> m_page;
    /** A walk's ledger. */
    std::optional<QTemporaryDir> m_scratch;
    /** Between two sessions. */
    std::optional<NewChargeForm> m_typed;
    QPointer<BeginReply> m_beginning;
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
