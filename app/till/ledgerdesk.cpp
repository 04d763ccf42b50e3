// SPDX-License-Identifier: MIT
#include "app/till/ledgerdesk.h"

#include "app/shared/ledgeroptions.h"
#include "app/shared/supporttexts.h"
#include "app/shared/version.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerlook.h"
#include "core/ledger/ledgermaintenance.h"
#include "core/ledger/ledgerstore.h"
#include "core/service/task.h"
#include "core/support/programlog.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QPointer>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::ledgerdesk
{

namespace
{

struct LedgerDeskTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::LedgerDesk)
};

template <class T>
using Result = Expected<T, LedgerError>;

/** As a command does: damage is what is looked for. */
Result<std::unique_ptr<LedgerStore>> opened(const InUse &inUse)
{
    LedgerStore::Options options = optionsOf(inUse.writer);
    options.checksNewest = false;
    options.takesTraining = true;
    return LedgerStore::open(inUse.address, options);
}

LedgerWatch watchOf(const Task::Watch &watch)
{
    return [watch](qint64 done, qint64 all) { return watch(0, done, all); };
}

using Looked = Result<ledger::Look>;

/** The end of a test: a sentence, good or bad. */
SentenceReply::Result said(const QString &sentence, bool isGood)
{
    return isGood ? SentenceReply::Result(sentence) : Unexpected<QString>(sentence);
}

QString count(qint64 number)
{
    return QLocale().toString(number);
}

QString told(const LedgerAddress &address, const ledger::Look &look)
{
    const QString ledger =
        look.isTraining    ? LedgerDeskTr::tr("What is there is a training ledger, which cannot be the shop's.")
        : look.schema == 0 ? LedgerDeskTr::tr("There is no ledger yet: it is made when this is saved.")
                           : LedgerDeskTr::tr("Its ledger has %1 charges of %2 counters.")
                                 .arg(count(look.charges), count(look.counters));
    if (!address.isPostgres())
        return look.server.isEmpty() ? ledger : u"SQLite %1. "_s.arg(look.server) + ledger;
    return LedgerDeskTr::tr("Connected to PostgreSQL %1 as %2, %3.")
               .arg(look.server, look.role, look.tls.isEmpty() ? LedgerDeskTr::tr("not encrypted") : look.tls) +
           u' ' + ledger;
}

QString told(const ledger::Verification &found)
{
    const QString read =
        LedgerDeskTr::tr("%1 events of %2 charges were read.").arg(count(found.events), count(found.charges));
    return read + u' ' +
           (found.isWhole()
                ? LedgerDeskTr::tr("The ledger is whole.")
                : LedgerDeskTr::tr("The ledger was changed or damaged. Keep it, and a copy, and tell support."));
}

LedgerSummary summaryOf(const InUse &inUse, const LastVerification &last)
{
    LedgerSummary summary = supportSummary(inUse.address, inUse.writer);
    if (last.address == inUse.address.text())
        summary.isWhole = last.isWhole;
    return summary;
}

/** Of the log, as it stands in the file. */
QStringList endOf(const QString &name)
{
    constexpr qint64 longest = 4096;
    constexpr qsizetype lines = 6;
    QFile file(name);
    if (!QFileInfo(name).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    if (file.size() > longest)
        file.seek(file.size() - longest);
    QStringList found = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    return found.mid(qMax(qsizetype{0}, found.size() - lines));
}

} // namespace

QString describe(const LedgerError &error)
{
    if (error.kind == LedgerError::Kind::ConnectionLost)
        return LedgerDeskTr::tr(
            "The database is out of reach. Check server, port, the database's name, and whether the server takes "
            "TLS as it is chosen here.");
    const bool isNamed = error.kind == LedgerError::Kind::Damaged && !error.detail.isEmpty();
    return messages::describe(error) + (isNamed ? u" (%1)"_s.arg(error.detail) : QString());
}

void inspect(const QString &address, const QByteArray &password, SentenceReply *reply)
{
    auto place = LedgerAddress::parse(address);
    if (!place)
        return reply->finishLater(Unexpected<QString>(messages::describe(place.error())));
    const QPointer waiting(reply);
    if (!password.isEmpty())
        place->password = Secret(password);
    else
        takePassword(*place);
    if (waiting)
        static_cast<void>(Task::begin<Looked>([at = *place](const Task::Watch &) { return ledger::look(at); }, reply,
                                              [reply, at = *place](const Looked &looked) {
                                                  reply->finish(looked ? said(told(at, *looked), !looked->isTraining)
                                                                       : said(describe(looked.error()), false));
                                              }));
}

void findOperators(QList<Expected<LedgerAddress, QString>> ledgers, YesNoReply *reply)
{
    const QPointer waiting(reply);
    for (auto &ledger : ledgers) {
        if (!ledger)
            return reply->finishLater(true);
        takePassword(*ledger);
        if (!waiting)
            return;
    }
    static_cast<void>(Task::begin<bool>(
        [ledgers](const Task::Watch &) {
            return std::any_of(ledgers.cbegin(), ledgers.cend(), [](const auto &ledger) {
                return ledger::mayHaveOperators(*ledger, ledger::look(*ledger));
            });
        },
        reply, [reply](bool hasOperators) { reply->finish(hasOperators); }));
}

QString checkFile(const QString &file)
{
    const QFileInfo info(QDir::fromNativeSeparators(file));
    if (file.isEmpty() || !info.isAbsolute())
        return LedgerDeskTr::tr("Type the whole path of a file.");
    if (info.exists())
        return LedgerDeskTr::tr("There is something of this name already.");
    return QFileInfo(info.absolutePath()).isDir() ? QString() : LedgerDeskTr::tr("There is no such folder.");
}

SettingsHost::Facts factsOf(const InUse &inUse, const QString &dataFolder)
{
    const bool isShared = inUse.address.isPostgres();
    static const QString sqlite = sqliteVersion(); // it asks the library
    const QString log = ProgramLog::files(dataFolder).value(0);
    return {.program = u"Balcão %1 · Qt %2 · %3"_s.arg(QCoreApplication::applicationVersion(),
                                                       QString::fromLatin1(qVersion()), sqlite),
            .ledger = (isShared ? u"PostgreSQL · %1"_s : u"SQLite · %1"_s)
                          .arg(isShared ? inUse.address.text() : QDir::toNativeSeparators(inUse.address.text())),
            .logFile = QDir::toNativeSeparators(log),
            .logLines = endOf(log)};
}

Task *verify(const InUse &inUse, LastVerification &last, SentenceReply *reply)
{
    using Found = Result<ledger::Verification>;
    return Task::begin<Found>(
        [inUse](const Task::Watch &watch) -> Found {
            BALCAO_TRY(const auto store, opened(inUse));
            return ledger::verify(*store, watchOf(watch));
        },
        reply,
        [reply, &last, address = inUse.address.text()](const Found &found) {
            if (found)
                last = {.address = address, .isWhole = found->isWhole()};
            reply->finish(found ? said(told(*found), found->isWhole()) : said(describe(found.error()), false));
        });
}

Task *backUp(const InUse &inUse, const QString &file, SentenceReply *reply)
{
    using Done = Result<void>;
    return Task::begin<Done>(
        [inUse, file](const Task::Watch &watch) -> Done {
            BALCAO_TRY(const auto store, opened(inUse));
            return ledger::backup(*store, file, watchOf(watch));
        },
        reply,
        [reply, file](const Done &done) {
            const QString name = QDir::toNativeSeparators(file);
            if (done)
                return reply->finish(LedgerDeskTr::tr("The copy lies in %1.").arg(name));
            reply->finish(Unexpected<QString>(
                done.error().kind == LedgerError::Kind::CannotOpen
                    ? LedgerDeskTr::tr(
                          "The copy cannot be written to %1: it is there already, or the folder may not be written.")
                          .arg(name)
                    : describe(done.error())));
        });
}

Task *gather(const InUse &inUse, const LastVerification &last, const QString &dataFolder, const QString &settings,
             BundleReply *reply)
{
    QList<QSize> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens.append(screen->size());
    return Task::begin<BundlePointer>(
        [inUse, last, dataFolder, settings, version = supportVersion(screens)](const Task::Watch &) -> BundlePointer {
            return std::make_shared<const SupportBundle>(version, settings, summaryOf(inUse, last), dataFolder);
        },
        reply, [reply](const BundlePointer &bundle) { reply->finish(bundle); });
}

Task *save(const BundlePointer &bundle, const QString &file, SentenceReply *reply)
{
    using Saved = Expected<void, WholeFile::Error>;
    return Task::begin<Saved>(
        [bundle, file](const Task::Watch &) { return bundle->save(file, Clock()); }, reply,
        [reply, file](const Saved &saved) {
            const QString name = QDir::toNativeSeparators(file);
            reply->finish(said(saved
                                   ? LedgerDeskTr::tr("The bundle lies in %1.").arg(name)
                                   : LedgerDeskTr::tr("The bundle cannot be written to %1: it is there already, or the "
                                                      "folder may not be written.")
                                         .arg(name),
                               saved.has_value()));
        });
}

} // namespace balcao::ledgerdesk
