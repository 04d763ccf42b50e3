// SPDX-License-Identifier: MIT
#include "app/till/startquestions.h"

#include "app/shared/keyring.h"
#include "app/shared/ledgeroptions.h"
#include "ui/presentation/words/messages.h"
#include "ui/widgets/dialogs/startdialog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

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
        const auto kept = parsed ? keyring::write(*provider, key) : Expected<QByteArray, keyring::Error>();
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

Answer askAboutSettings(const QStringList &obstacles, bool canBeMended)
{
    const Choice mend{
        StartQuestionsTr::tr("Mend the settings here"),
        StartQuestionsTr::tr("Opens their page with what could be read; until it is saved this is training."),
        StartQuestionsTr::tr("Mend")};
    const int way =
        StartDialog(
            {.tone = Tone::ToDo,
             .icon = u"settings"_s,
             .title = StartQuestionsTr::tr("The settings are not valid"),
             .text = StartQuestionsTr::tr(
                         "Balcão does not sell with them: provider or ledger could be another than the shop's.") +
                     u"\n\n"_s + obstacles.join(u'\n'),
             .ways = canBeMended ? QList{mend, train()} : QList{train()},
             .support = {versionLine()}})
            .ask();
    if (way < 0)
        return Answer::Quit;
    return canBeMended && way == 0 ? Answer::Mend : Answer::Train;
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
