// SPDX-License-Identifier: MIT
#include "app/till/setupfile.h"

#include "app/shared/apikey.h"
#include "app/shared/console.h"
#include "app/shared/pininput.h"
#include "app/shared/settings.h"
#include "app/till/setup.h"
#include "app/till/waitedreply.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

const QString pinFileKey = u"manager.pin-file"_s;

constexpr int notRight = 1;
constexpr int notDone = 7;

struct SetupTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::SetupFile)
};

QStringList computersFiles()
{
    QStringList files = SettingsFile::usualFiles();
    files.removeLast();
    return files;
}

/** One file that was given, and what is not right in it. */
class Reading
{
public:
    /** @p files: of this computer and this user. */
    Reading(const TillOptions &now, const SettingsFile &files)
        : m_now(now)
        , m_file(QFileInfo(now.setup).absoluteFilePath())
        // A computer's file may hold keys against this one, too.
        , m_files(SettingsFile::read(computersFiles() << m_file, {managerNameRow, pinFileKey}))
    {
        static_cast<void>(settingsOf(m_files));
        if (!QFileInfo::exists(m_file))
            m_problems.append(describe({.kind = SettingsProblem::Kind::Unreadable, .file = m_file}));
        for (const SettingsProblem &problem : m_files.problems()) {
            if (problem.file == m_file || problem.stopsSelling())
                m_problems.append(describe(problem));
        }
        for (const SettingsProblem &problem : files.problems()) {
            if (problem.stopsSelling() && problem.file == SettingsFile::usualFiles().constLast())
                m_problems.append(describe(problem));
        }
        for (const Setting &setting : m_files.values()) {
            if (setting.file == m_file)
                m_said.insert(setting.key, setting.text);
        }
    }

    [[nodiscard]] const QStringList &problems() const { return m_problems; }

    [[nodiscard]] SetupPlan plan()
    {
        const SettingsDesk desk{.settings = [this] { return m_now.settings; },
                                .sells = {},
                                .holder = [this](const SettingKey &key) { return holderOf(key); },
                                .judge = judgedSetting,
                                .save = {},
                                .probe = {},
                                .keepKey = {},
                                .keepProxyPassword = {}};
        const bool trains = m_said.value(u"till.training"_s) == "true"_L1;
        SetupPlan plan{.trains = trains, .manager = m_said.take(managerNameRow)};
        const QString pinFile = m_said.take(pinFileKey);
        plan.edits = setupEdits(desk, m_said, trains);
        if (trains && (!plan.manager.isEmpty() || !pinFile.isEmpty()))
            refuse(managerNameRow, SetupTr::tr("Training has no manager."));
        if (trains)
            return plan;
        judgeProvider(plan);
        if (const QString problem = managerNameProblem(plan.manager); !problem.isEmpty())
            refuse(managerNameRow, problem);
        takePin(plan, pinFile);
        return plan;
    }

private:
    /** What the file does not say stays with who says it: an option or a variable of this start, and what the computer holds. */
    [[nodiscard]] QString holderOf(const SettingKey &key) const
    {
        const SettingOrigin origin = m_now.settings.origin(key.name);
        const bool isOfStart =
            origin.kind == SettingOrigin::Kind::Variable || origin.kind == SettingOrigin::Kind::Option;
        return m_said.contains(key.name) ? QString() : isOfStart ? origin.name : m_files.holderOf(key.name);
    }

    /** With the line of the key, where it has one. */
    void refuse(const QString &key, const QString &sentence)
    {
        int line = 0;
        for (const Setting &setting : m_files.values())
            line = setting.key == key && setting.file == m_file ? setting.line : line;
        const QString file = QDir::toNativeSeparators(m_file);
        m_problems.append((line > 0 ? SetupTr::tr("%1, line %2: %3.").arg(file).arg(line).arg(key)
                                    : SetupTr::tr("%1, %2:").arg(file, key)) +
                          u' ' + sentence);
    }

    void judgeProvider(SetupPlan &plan)
    {
        const QString address = u"provider.address"_s;
        const AccountOptions account = optionsWith(m_now, plan.edits).account;
        if (!account.isGiven())
            return refuse(address, judgedSetting(*Settings::key(address), {}));
        if (const auto opened = waitedFor(account.open()); !opened)
            return refuse(address, opened.error().sentence);
        if (!account.keyFile.isEmpty())
            return;
        if (account.apiKeyFile.isEmpty())
            plan.key = trimmed(apikey::takeVariable());
        else if (const auto key = waitedFor(
                     apikey::fromFile(account.apiKeyFile, false, std::chrono::seconds(account.timeoutSeconds))))
            plan.key = trimmed(*key);
    }

    [[nodiscard]] static Secret trimmed(const Secret &key)
    {
        return key.use([](const QByteArray &clear) { return Secret(QByteArrayView(clear).trimmed()); });
    }

    void takePin(SetupPlan &plan, const QString &pinFile)
    {
        Secret typed;
        if (!pinFile.isEmpty()) {
            const auto line =
                QDir::isAbsolutePath(pinFile)
                    ? waitedFor(apikey::fromFile(pinFile, true))
                    : Expected<Secret, apikey::FileError>(Unexpected<apikey::FileError>(apikey::FileError::Unreadable));
            if (!line)
                return refuse(pinFileKey, SetupTr::tr("The file of the PIN has to be named by its whole path, and be "
                                                      "this user's, with the permissions 0600."));
            typed = trimmed(*line);
        } else if (m_now.pinDescriptor) {
            auto line = pininput::fromDescriptor(*m_now.pinDescriptor);
            if (!line)
                return refuse(managerNameRow, pininput::describe(line.error(), u"pin-fd"_s));
            typed = Secret(*line);
            wipe(*line);
        }
        if (typed.isEmpty())
            return refuse(
                managerNameRow,
                SetupTr::tr("The PIN is missing. It comes from %1, or by %2.").arg(pinFileKey, "--pin-fd"_L1));
        const auto pin = typed.use([](const QByteArray &clear) { return Pin::parse(clear, Role::Manager); });
        if (!pin)
            return refuse(managerNameRow, messages::describe(pin.error()));
        plan.pin = *pin;
        if (m_now.managersPasswordDescriptor) {
            auto line = pininput::fromDescriptor(*m_now.managersPasswordDescriptor);
            if (!line)
                return refuse(managerNameRow, pininput::describe(line.error(), u"manager-password-fd"_s));
            plan.managersPassword = Secret(*line);
            wipe(*line);
        }
    }

    const TillOptions &m_now;
    QString m_file;
    SettingsFile m_files;
    QMap<QString, QString> m_said;
    QStringList m_problems;
};

} // namespace

int runSetup(const TillOptions &now, const SettingsFile &files)
{
    // On Windows there may be one that has to be taken first; without one the code says it.
    static_cast<void>(console::isThere());
    Reading reading(now, files);
    SetupPlan plan = reading.problems().isEmpty() ? reading.plan() : SetupPlan();
    if (!reading.problems().isEmpty()) {
        console::say(stderr, reading.problems().join(u'\n') + u'\n');
        return notRight;
    }
    Setup setup(std::move(plan), now, Setup::NoKeyring::Refuse,
                [&files](const QList<SettingEdit> &edits) { return writeSettings(edits, files); });
    QEventLoop loop;
    QString problem;
    QObject::connect(&setup, &Setup::finished, &loop, [&](const QString &why) {
        problem = why;
        loop.quit();
    });
    setup.start();
    loop.exec();
    if (problem.isEmpty())
        console::say(stdout,
                     SetupTr::tr("This till is set up: %1").arg(SettingsFile::usualFiles().constLast()) + u'\n');
    else
        console::say(stderr, u"balcao: "_s + problem + u'\n');
    return problem.isEmpty() ? 0 : notDone;
}

} // namespace balcao
