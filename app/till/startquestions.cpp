// SPDX-License-Identifier: MIT
#include "app/till/startquestions.h"

#include "app/common/keyring.h"
#include "app/common/ledgeroptions.h"
#include "app/common/settings.h"
#include "ui/text/messages.h"
#include "ui/widgets/frame/startdialog.h"

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

/** Shows a dialog that lives as long as @p reply. */
StartDialog *shown(const StartProblem &problem, AnswerReply *reply, const QString &typed = {})
{
    auto *dialog = new StartDialog(problem, typed);
    QObject::connect(reply, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    QObject::connect(reply, &ReplyBase::finished, dialog, &QWidget::hide);
    dialog->ask();
    return dialog;
}

/** Asks a question that each way answers, as @p answerTo says; -1: it was closed. */
AnswerReply *ask(const StartProblem &problem, Answer (*answerTo)(int way), QObject *parent)
{
    auto *reply = new AnswerReply(parent);
    QObject::connect(shown(problem, reply), &StartDialog::chosen, reply,
                     [reply, answerTo](int way) { reply->finish(answerTo(way)); });
    return reply;
}

/** Asked at each start, since nothing can keep it. */
void askForKeyOfThisStart(AccountOptions &options, const BaseUrl &provider, const QString &sentence, AnswerReply *reply,
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
    StartDialog *const dialog = shown(problem, reply, typed);
    QObject::connect(dialog, &StartDialog::chosen, reply, [&options, reply, dialog](int way) {
        if (way != 0)
            return reply->finish(answerOf(way - 1));
        const auto key = ApiKey::parse(dialog->secret().toUtf8());
        if (!key)
            return dialog->askAgain(messages::describe(key.error()));
        options.typedKey = *key;
        reply->finish(Answer::TryAgain);
    });
}

} // namespace

AnswerReply *askAboutAccount(AccountOptions &options, const AccountError &error, QObject *parent)
{
    const auto provider = options.openAddress();
    const bool isMissing = error.kind == AccountError::Kind::Missing;
    if (!provider || (!isMissing && error.kind != AccountError::Kind::NoKeyring))
        return askAboutAnythingElse(error.sentence, parent);
    auto *reply = new AnswerReply(parent);
    if (!isMissing) {
        askForKeyOfThisStart(options, *provider, error.sentence, reply);
        return reply;
    }
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
    StartDialog *const dialog = shown(problem, reply);
    QObject::connect(dialog, &StartDialog::chosen, reply, [&options, provider = *provider, reply, dialog](int way) {
        if (way != 0)
            return reply->finish(answerOf(way));
        QByteArray key = dialog->secret().toUtf8();
        if (const auto parsed = ApiKey::parse(key); !parsed)
            return dialog->askAgain(messages::describe(parsed.error()));
        dialog->hide();
        keyring::write(provider, key)
            ->whenFinished(reply, [&options, provider, reply, dialog, key](const KeyReply::Result &kept) mutable {
                wipe(key);
                if (kept)
                    return reply->finish(Answer::TryAgain);
                // A typed key is enough to sell with, even if the keyring does not keep it.
                askForKeyOfThisStart(options, provider, keyring::describe(kept.error()), reply, dialog->secret());
            });
    });
    return reply;
}

AnswerReply *askAboutLedger(const LedgerError &error, const LedgerAddress &address, QObject *parent)
{
    const QString file = QFileInfo(address.text()).fileName();
    const Choice callSupport{StartQuestionsTr::tr("Call support before touching"),
                             StartQuestionsTr::tr("Closes without changing anything."), StartQuestionsTr::tr("Quit")};
    if (error.kind == LedgerError::Kind::Behind)
        return ask(
            {.tone = Tone::Damaged,
             .icon = u"database"_s,
             .title = StartQuestionsTr::tr("Charges are missing in the ledger"),
             .text = messages::describe(error),
             .ways = {callSupport, train()},
             .support = {file, error.detail, versionLine()}},
            [](int way) { return way == 1 ? Answer::Train : Answer::Quit; }, parent);
    if (error.kind != LedgerError::Kind::Damaged)
        return ask({.icon = u"database"_s,
                    .title = StartQuestionsTr::tr("The ledger of charges does not open"),
                    .text = messages::describe(error),
                    .ways = {retry(), train()},
                    .support = {file, versionLine()}},
                   answerOf, parent);
    const StartProblem problem{
        .tone = Tone::Damaged,
        .icon = u"database"_s,
        .title = StartQuestionsTr::tr("The ledger of charges is damaged"),
        .text =
            StartQuestionsTr::tr("Part of the file does not check. Nothing was deleted, and what the provider created "
                                 "is still there. A backup can be put back in its place."),
        .ways = {callSupport,
                 {StartQuestionsTr::tr("Begin a new ledger"),
                  StartQuestionsTr::tr("The damaged file is kept beside it."), StartQuestionsTr::tr("Begin anew")}},
        .support = {file, versionLine()}};
    auto *reply = new AnswerReply(parent);
    QObject::connect(shown(problem, reply), &StartDialog::chosen, reply, [reply, address](int way) {
        reply->finish(way == 1 && !keepDamagedAside(address.text()).isEmpty() ? Answer::TryAgain : Answer::Quit);
    });
    return reply;
}

AnswerReply *askAboutSettings(const SettingsFile &files, QObject *parent)
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
    auto *reply = new AnswerReply(parent);
    StartDialog *const dialog = shown(problem, reply);
    QObject::connect(dialog, &StartDialog::chosen, reply, [reply, dialog, file, text = problem.text](int way) {
        if (way != 0 && way != 1)
            return reply->finish(way == 2 ? Answer::Train : Answer::Quit);
        const QString place = way == 0 ? file : QFileInfo(file).path();
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(place)))
            dialog->askAgain(
                text + u'\n' +
                StartQuestionsTr::tr("No program was found that opens %1.").arg(QDir::toNativeSeparators(place)));
    });
    return reply;
}

AnswerReply *askAboutAnythingElse(const QString &sentence, QObject *parent)
{
    return ask({.icon = u"unlink"_s,
                .title = StartQuestionsTr::tr("Balcão does not start like this"),
                .text = sentence,
                .ways = {retry(), train()},
                .support = {versionLine()}},
               answerOf, parent);
}

} // namespace balcao::startquestions
