// SPDX-License-Identifier: MIT
#include "app/till/ledgerdesk.h"

#include "app/common/accountoptions.h"
#include "app/common/ledgeroptions.h"
#include "app/common/supporttexts.h"
#include "app/common/version.h"
#include "core/diagnostics/programlog.h"
#include "core/diagnostics/supportbundle.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgerlook.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/provider/providerprobe.h"
#include "core/service/task.h"
#include "core/settings/settings.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace balcao::ledgerdesk
{

namespace
{

struct LedgerDeskTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::LedgerDesk)
};

struct ProbeTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Till)
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

SentenceReply::Result good(const QString &sentence, bool isGood = true)
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

QString told(const ProbeReport &report)
{
    if (report.cause)
        return messages::describe(*report.cause);
    const QString answered =
        ProbeTr::tr("Something answered there in %1 ms (HTTP %2).").arg(report.took.count()).arg(report.httpStatus);
    const QString limits = ProbeTr::tr("Whether the key is right, only a charge tells.");
    if (report.certificateName.isEmpty())
        return answered + u' ' + limits;
    return answered + u' ' +
           ProbeTr::tr("Its certificate is for %1, signed by %2, valid until %3.")
               .arg(report.certificateName, display::quoted(report.certificateIssuer),
                    report.certificateUntil.toLocalTime().toString(u"dd/MM/yyyy"_s)) +
           u' ' + limits;
}

SentenceReply::Result told(const Expected<ProbeReport, AccountError> &report)
{
    if (!report)
        return Unexpected<QString>(report.error().sentence);
    if (report->cause)
        return Unexpected<QString>(told(*report));
    return told(*report);
}

} // namespace

QString describe(const LedgerError &error)
{
    if (error.kind == LedgerError::Kind::ConnectionLost)
        return LedgerDeskTr::tr(
            "The database is out of reach. Check server, port, the database's name, and whether the server takes "
            "TLS as it is chosen here.");
    return sentenceOf(error);
}

SentenceReply *inspect(const QString &address, const QByteArray &password, QObject *context)
{
    auto parsed = LedgerAddress::parse(address);
    if (!parsed)
        return SentenceReply::of(Unexpected<QString>(messages::describe(parsed.error())));
    parsed->password = Secret(password);
    const auto look = [context](const LedgerAddress &place) {
        const auto work = [place](const TaskWatch &) { return ledger::look(place); };
        return beginTask(context, work)->converted(context, [place](const Result<ledger::Look> &looked) {
            return looked ? good(told(place, *looked), !looked->isTraining) : good(describe(looked.error()), false);
        });
    };
    return password.isEmpty() ? withPassword(*parsed)->andThen(context, look) : look(*parsed);
}

Reply<bool> *findOperators(const QList<Expected<LedgerAddress, QString>> &ledgers, QObject *context)
{
    using Has = Reply<bool>::Result;
    if (ledgers.isEmpty())
        return Reply<bool>::of(false);
    const auto look = [context](const LedgerAddress &place) -> Reply<bool, QString> * {
        return beginTask(context, [place](const TaskWatch &) -> Expected<bool, QString> {
            return ledger::mayHaveOperators(place, ledger::look(place));
        });
    };
    // An address that is none may be that of a ledger with operators.
    const auto first =
        withPassword(ledgers.constFirst())
            ->andThen(context, look)
            ->converted(context, [](const Expected<bool, QString> &has) -> Has { return has.value_or(true); });
    return first->andThen(context, [context, others = ledgers.sliced(1)](bool has) {
        return has ? Reply<bool>::of(true) : findOperators(others, context);
    });
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

SentenceReply *verify(const InUse &inUse, LastVerification &last, QObject *context)
{
    using Found = Result<ledger::Verification>;
    const auto work = [inUse](const TaskWatch &watch) -> Found {
        BALCAO_TRY(const auto store, opened(inUse));
        return ledger::verify(*store, watch);
    };
    return beginTask(context, work)->converted(context, [&last, address = inUse.address.text()](const Found &found) {
        if (!found)
            return good(describe(found.error()), false);
        last = {.address = address, .isWhole = found->isWhole()};
        return good(told(*found), found->isWhole());
    });
}

SentenceReply *backUp(const InUse &inUse, const QString &file, QObject *context)
{
    using Done = Result<void>;
    const auto work = [inUse, file](const TaskWatch &watch) -> Done {
        BALCAO_TRY(const auto store, opened(inUse));
        return ledger::backup(*store, file, watch);
    };
    return beginTask(context, work)->converted(context, [file](const Done &done) {
        const QString name = QDir::toNativeSeparators(file);
        if (done)
            return good(LedgerDeskTr::tr("The copy lies in %1.").arg(name));
        return good(done.error().kind == LedgerError::Kind::CannotOpen
                        ? LedgerDeskTr::tr("The copy cannot be written to %1: it is there already, or the folder may "
                                           "not be written.")
                              .arg(name)
                        : describe(done.error()),
                    false);
    });
}

BundleReply *gather(const InUse &inUse, const LastVerification &last, const QString &dataFolder,
                    const QString &settings, QObject *context)
{
    QList<QSize> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens.append(screen->size());
    return beginTask(context,
                     [inUse, last, dataFolder, settings,
                      version = supportVersion(screens)](const TaskWatch &) -> BundleReply::Result {
                         return std::make_shared<const SupportBundle>(version, settings, summaryOf(inUse, last),
                                                                      dataFolder);
                     });
}

SentenceReply *save(const BundlePointer &bundle, const QString &file, QObject *context)
{
    const auto work = [bundle, file](const TaskWatch &) { return bundle->save(file, Clock()); };
    return beginTask(context, work)->converted(context, [file](const Expected<void, WholeFile::Error> &saved) {
        const QString name = QDir::toNativeSeparators(file);
        return good(saved ? LedgerDeskTr::tr("The bundle lies in %1.").arg(name)
                          : LedgerDeskTr::tr("The bundle cannot be written to %1: it is there already, or the "
                                             "folder may not be written.")
                                .arg(name),
                    saved.has_value());
    });
}

SentenceReply *probe(const Settings &settings, const QByteArray &proxyPassword, QObject *context)
{
    using Probed = Reply<ProbeReport, AccountError>;
    AccountOptions account;
    account.take(settings);
    account.proxy.password = QString::fromUtf8(proxyPassword);
    const auto address = account.openAddress();
    if (!address)
        return SentenceReply::of(Unexpected<QString>(address.error().sentence));
    const auto ask = [address = *address, context](const ProviderProbe::Way &way) {
        auto *reply = new Probed(context);
        auto *probe = new ProviderProbe(address, way, reply);
        QObject::connect(probe, &ProviderProbe::finished, reply,
                         [reply](const ProbeReport &report) { reply->finish(report); });
        return reply;
    };
    return account.openWay()->andThen(context, ask)->converted(context, [](const Probed::Result &report) {
        return told(report);
    });
}

} // namespace balcao::ledgerdesk
