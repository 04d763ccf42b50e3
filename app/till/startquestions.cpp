// SPDX-License-Identifier: MIT
#include "app/till/startquestions.h"

#include "app/shared/keyring.h"
#include "app/shared/ledgeroptions.h"
#include "app/shared/settings.h"
#include "app/till/waitedreply.h"
#include "ui/presentation/words/messages.h"
#include "ui/widgets/dialogs/startdialog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao::startquestions
{

namespace
{

using Tone = StartProblem::Tone;

struct StartQuestionsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::StartQuestions)
};

QString versionLine()
{
    return u"Balcão %1 · %2"_s.arg(QCoreApplication::applicationVersion(),
                                   QDateTime::currentDateTime().toString(u"dd/MM/yyyy HH:mm:ss"_s));
}

Choice retry()
{
    return {StartQuestionsTr::tr("Try again"), StartQuestionsTr::tr("Once what stands above is mended."),
            StartQuestionsTr::tr("Try now")};
}

Choice train()
{
    return {StartQuestionsTr::tr("Open in training"),
            StartQuestionsTr::tr("Nothing leaves this computer, and the shop's ledger is not touched."),
            StartQuestionsTr::tr("Train")};
}

/** The text of the line, without what does not fit; empty: the problem has no line. */
QString lineOf(const SettingsProblem &problem)
{
    constexpr qsizetype longest = 70;
    constexpr qint64 longestLine = 65'536;
    QFile file(problem.file);
    if (problem.line < 1 || !file.open(QIODevice::ReadOnly))
        return {};
    QByteArray line;
    for (int number = 0; number < problem.line; ++number)
        line = file.readLine(longestLine);
    const QString text = QString::fromUtf8(line).trimmed();
    return text.size() > longest ? text.left(longest) + u'…' : text;
}

/** Of the ways retry() and train(). */
Answer answerOf(int way)
{
    return way == 0 ? Answer::TryAgain : way == 1 ? Answer::Train : Answer::Quit;
}

/** Asked at each start, since nothing can keep it. */
Answer askForKeyOfThisStart(AccountOptions &options, const BaseUrl &provider, const QString &sentence,
                            const QString &typed = {})
{
    const StartProblem problem{
        .tone = Tone::ToDo,
        .icon = u"key"_s,
        .title = StartQuestionsTr::tr("There is no keyring"),
        .text = sentence,
        .ways = {{StartQuestionsTr::tr("Go on with the key that is typed above"),
                  StartQuestionsTr::tr("It is kept nowhere, and asked for again at the next start."),
                  StartQuestionsTr::tr("Go on")},
                 retry(),
                 train()},
        .secretLabel = StartQuestionsTr::tr("The provider's access key"),
        .support = {provider.endpoint({}).host(), versionLine()}};
    StartDialog dialog(problem, typed);
    for (;;) {
        const int way = dialog.ask();
        if (way != 0)
            return answerOf(way - 1);
        const auto key = ApiKey::parse(dialog.secret().toUtf8());
        if (key) {
            options.typedKey = *key;
            return Answer::TryAgain;
        }
        dialog.setText(messages::describe(key.error()));
    }
}

} // namespace

Answer askAboutAccount(AccountOptions &options, const AccountError &error)
{
    const auto provider = options.openAddress();
    if (error.kind == AccountError::Kind::NoKeyring && provider)
        return askForKeyOfThisStart(options, *provider, error.sentence);
    if (error.kind != AccountError::Kind::Missing || !provider)
        return askAboutAnythingElse(error.sentence);
    const StartProblem problem{
        .tone = Tone::ToDo,
        .icon = u"key"_s,
        .title = StartQuestionsTr::tr("The access key is missing"),
        .text = StartQuestionsTr::tr(
            "The provider's key is not in this computer's keyring. Without it Balcão cannot charge."),
        .ways = {{StartQuestionsTr::tr("Keep the key that is typed above"),
                  StartQuestionsTr::tr("In this user's keyring; nobody sees it again."),
                  StartQuestionsTr::tr("Keep the key")},
                 train()},
        .secretLabel = StartQuestionsTr::tr("The provider's access key"),
        .support = {provider->endpoint({}).host(), versionLine()}};
    StartDialog dialog(problem);
    for (;;) {
        const int way = dialog.ask();
        if (way != 0)
            return answerOf(way);
        QByteArray key = dialog.secret().toUtf8();
        const auto parsed = ApiKey::parse(key);
        const auto kept = parsed ? waitedFor(keyring::write(*provider, key)) : KeyReply::Result();
        wipe(key);
        if (!kept) // Whoever has the key sells, whatever became of the keyring.
            return askForKeyOfThisStart(options, *provider, keyring::describe(kept.error()), dialog.secret());
        if (parsed)
            return Answer::TryAgain;
        dialog.setText(messages::describe(parsed.error()));
    }
}

Answer askAboutLedger(const LedgerError &error, const LedgerAddress &address)
{
    if (error.kind == LedgerError::Kind::Behind) {
        const int way = StartDialog({.tone = Tone::Damaged,
                                     .icon = u"database"_s,
                                     .title = StartQuestionsTr::tr("Charges are missing in the ledger"),
                                     .text = messages::describe(error),
                                     .ways = {{StartQuestionsTr::tr("Call support before touching"),
                                               StartQuestionsTr::tr("Closes without changing anything."),
                                               StartQuestionsTr::tr("Quit")},
                                              train()},
                                     .support = {QFileInfo(address.text()).fileName(), error.detail, versionLine()}})
                            .ask();
        return way == 1 ? Answer::Train : Answer::Quit;
    }
    if (error.kind != LedgerError::Kind::Damaged)
        return answerOf(StartDialog({.icon = u"database"_s,
                                     .title = StartQuestionsTr::tr("The ledger of charges does not open"),
                                     .text = messages::describe(error),
                                     .ways = {retry(), train()},
                                     .support = {QFileInfo(address.text()).fileName(), versionLine()}})
                            .ask());
    const int way =
        StartDialog({.tone = Tone::Damaged,
                     .icon = u"database"_s,
                     .title = StartQuestionsTr::tr("The ledger of charges is damaged"),
                     .text = StartQuestionsTr::tr(
                         "Part of the file does not check. Nothing was deleted, and what the provider created "
                         "is still there. A backup can be put back in its place."),
                     .ways = {{StartQuestionsTr::tr("Call support before touching"),
                               StartQuestionsTr::tr("Closes without changing anything."), StartQuestionsTr::tr("Quit")},
                              {StartQuestionsTr::tr("Begin a new ledger"),
                               StartQuestionsTr::tr("The damaged file is kept beside it."),
                               StartQuestionsTr::tr("Begin anew")}},
                     .support = {QFileInfo(address.text()).fileName(), versionLine()}})
            .ask();
    return way == 1 && !keepDamagedAside(address.text()).isEmpty() ? Answer::TryAgain : Answer::Quit;
}

Answer askAboutSettings(const SettingsFile &files)
{
    QStringList sentences{
        StartQuestionsTr::tr("Balcão does not sell with them: provider or ledger could be another than the shop's.")};
    QString file;
    for (const SettingsProblem &problem : files.problems()) {
        if (!problem.stopsSelling())
            continue;
        if (file.isEmpty())
            file = problem.file;
        sentences.append(describe(problem));
        if (const QString line = lineOf(problem); !line.isEmpty())
            sentences.append(line);
    }
    const StartProblem problem{
        .tone = Tone::ToDo,
        .icon = u"settings"_s,
        .title = StartQuestionsTr::tr("The settings are not valid"),
        .text = sentences.join(u'\n'),
        .ways = {{StartQuestionsTr::tr("Open the file"),
                  StartQuestionsTr::tr("In an editor. Save it there, then start Balcão again."),
                  StartQuestionsTr::tr("Open")},
                 {StartQuestionsTr::tr("Show the folder"), QDir::toNativeSeparators(QFileInfo(file).path()),
                  StartQuestionsTr::tr("Show")},
                 train()},
        .support = {versionLine()}};
    StartDialog dialog(problem);
    for (;;) {
        const int way = dialog.ask();
        if (way != 0 && way != 1)
            return way == 2 ? Answer::Train : Answer::Quit;
        const QString shown = way == 0 ? file : QFileInfo(file).path();
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(shown)))
            dialog.setText(
                problem.text + u'\n' +
                StartQuestionsTr::tr("No program was found that opens %1.").arg(QDir::toNativeSeparators(shown)));
    }
}

Answer askAboutAnythingElse(const QString &sentence)
{
    return answerOf(StartDialog({.icon = u"unlink"_s,
                                 .title = StartQuestionsTr::tr("Balcão does not start like this"),
                                 .text = sentence,
                                 .ways = {retry(), train()},
                                 .support = {versionLine()}})
                        .ask());
}

} // namespace balcao::startquestions
