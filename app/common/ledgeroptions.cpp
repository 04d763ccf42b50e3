// SPDX-License-Identifier: MIT
#include "app/common/ledgeroptions.h"

#include "app/common/arguments.h"
#include "app/common/keyring.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgeranchor.h"
#include "core/settings/ledgerparts.h"
#include "core/settings/settings.h"
#include "core/values/account.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct LedgerOptionsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::LedgerOptions)
};

#ifdef Q_OS_WIN
const QString authorityExample = u"C:/ProgramData/Balcao/ca.crt"_s;
#else
const QString authorityExample = u"/etc/xdg/balcao/ca.crt"_s;
#endif

/** A password that libpq has from elsewhere comes first; over a socket the server knows who asks. */
bool isPasswordInKeyring(const LedgerAddress &address)
{
    return address.isPostgres() && !address.host.isEmpty() && !address.host.startsWith(u'/') &&
           !address.options.contains("passfile="_L1) && qEnvironmentVariableIsEmpty("PGPASSWORD");
}

/** The ledger makes its file itself; customers' data will lie there. On Windows these permissions are an access list. */
bool makePrivateFolder(const QString &path)
{
    const QFileInfo file(path);
    const QString folder = file.absolutePath();
    if (!QFileInfo::exists(folder) && (!QDir().mkpath(QFileInfo(folder).absolutePath()) ||
                                       !QDir().mkdir(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner)))
        return false;
    return file.exists() || QTemporaryFile(folder + u"/.balcao-XXXXXX"_s).open();
}

} // namespace

QString dataFolder(const LedgerOptions &options)
{
    return options.dataDir.isEmpty()
               ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/balcao"_s
               : options.dataDir;
}

void LedgerOptions::addTo(Arguments &arguments)
{
    arguments.addText(
        "data-dir", LedgerOptionsTr::tr("DIR"),
        LedgerOptionsTr::tr("The folder of the ledger's file. Else BALCAO_DATA_DIR, else this user's data folder"),
        dataDir);
    arguments.addVariable("data-dir", "BALCAO_DATA_DIR");
    arguments.addSetting(
        "ledger.address"_L1, LedgerOptionsTr::tr("ADDRESS"),
        LedgerOptionsTr::tr(
            "A file, or postgresql://user@host/database. Else BALCAO_LEDGER, else a file in the data folder"));
    arguments.addSetting(
        "till.counter"_L1, LedgerOptionsTr::tr("NAME"),
        LedgerOptionsTr::tr("This counter's name. Else BALCAO_COUNTER, else 01"),
        LedgerOptionsTr::tr("The counter's name has 1 to 32 letters, digits, dashes, dots or low lines."));
    arguments.addText("operator", LedgerOptionsTr::tr("NAME"),
                      LedgerOptionsTr::tr("Who is at work. Else BALCAO_OPERATOR, else the account's name"),
                      operatorName);
    arguments.addVariable("operator", "BALCAO_OPERATOR");
}

void LedgerOptions::take(const Settings &settings)
{
    const bool isOfOption = settings.origin("ledger.address"_L1).kind == SettingOrigin::Kind::Option;
    (isOfOption ? ledger : shopLedger) = settings.ledgerAddress;
    counter = settings.counter;
    retentionDays = settings.retention;
    takesEndToEndOnly = settings.takesEndToEndOnly();
}

AddressReply *withPassword(const AddressReply::Result &place)
{
    if (!place || !isPasswordInKeyring(*place))
        return AddressReply::of(place);
    return keyring::readPassword(*place)->converted(
        qApp,
        [address = *place](Expected<QByteArray, KeyStoreFailure> &found) mutable -> Expected<LedgerAddress, QString> {
            if (found) {
                address.password = Secret(*found);
                wipe(*found);
            }
            return address;
        });
}

Expected<LedgerAddress, QString> ledgerPlace(const LedgerOptions &options, LedgerEnvironment use, bool mayMake)
{
    const bool isTraining = use == LedgerEnvironment::Training;
    const QString fileName = isTraining ? u"training.sqlite"_s : u"ledger.sqlite"_s;
    const QString wanted = options.ledger.isEmpty() && !isTraining ? options.shopLedger : options.ledger;
    if (isTraining && options.ledger.isEmpty() && !qEnvironmentVariableIsEmpty("BALCAO_LEDGER"))
        return Unexpected<QString>(
            LedgerOptionsTr::tr("BALCAO_LEDGER names the shop's ledger, and training writes nothing there. Take "
                                "the variable away, or name a ledger for training with --ledger."));
    auto address = wanted.isEmpty() ? LedgerAddress::file(QDir(dataFolder(options)).filePath(fileName))
                                    : LedgerAddress::parse(wanted);
    if (!address)
        return Unexpected<QString>(messages::describe(address.error()));
    if (!address->isPostgres() && !mayMake && !QFileInfo::exists(address->text()))
        return Unexpected<QString>(LedgerOptionsTr::tr("There is no ledger %1. Check its name.").arg(address->text()));
    // A server's ledger has its anchors there; without the folder it has none.
    if (address->isPostgres()) {
        address->isByTransaction = options.isForOneCommand;
        static_cast<void>(makePrivateFolder(dataFolder(options) + u"/anchor"_s));
    } else if (!makePrivateFolder(address->text())) {
        return Unexpected<QString>(
            LedgerOptionsTr::tr("Nothing can be written in the folder %1. Check its name and who may write "
                                "there.")
                .arg(QFileInfo(address->text()).absolutePath()));
    }
    return *address;
}

QString unverifiedLedgerNotice(const QString &address)
{
    const LedgerParts parts = LedgerParts::of(address);
    if (parts.isVerified() || !LedgerAddress::parse(address))
        return {};
    LedgerParts mended = parts;
    mended.tls = u"verify-full"_s;
    if (mended.caFile.isEmpty())
        mended.caFile = authorityExample;
    return LedgerOptionsTr::tr(
               "The connection to the ledger's database is not verified: another computer that answers in the "
               "server's place would get the password. To verify it, write this line under [ledger], with your "
               "certificate authority's file: %1")
        .arg(u"address = \"%1\""_s.arg(mended.text()));
}

QString unverifiedLedgerNotice(const LedgerOptions &options)
{
    return unverifiedLedgerNotice(options.ledger.isEmpty() ? options.shopLedger : options.ledger);
}

LedgerOptions shopsOptions(const LedgerOptions &options)
{
    LedgerOptions own = options;
    own.ledger.clear();
    own.dataDir = qEnvironmentVariable("BALCAO_DATA_DIR");
    own.shopLedger = options.ledgerOfFiles.isEmpty() ? qEnvironmentVariable("BALCAO_LEDGER") : options.ledgerOfFiles;
    return own;
}

Expected<LedgerAddress, QString> shopsLedger(const LedgerOptions &options)
{
    const LedgerOptions own = shopsOptions(options);
    const QString &named = own.shopLedger;
    const QString usual = QDir(dataFolder(own)).filePath(u"ledger.sqlite"_s);
    const auto address = named.isEmpty() ? LedgerAddress::file(usual) : LedgerAddress::parse(named);
    if (!address)
        return Unexpected<QString>(messages::describe(address.error()));
    const bool isAway =
        !named.isEmpty() && !address->isPostgres() && !QFileInfo(QFileInfo(address->text()).absolutePath()).isDir();
    return isAway ? Unexpected<QString>(sayOutOfReach(*address)) : Expected<LedgerAddress, QString>(*address);
}

QString sayOutOfReach(const LedgerAddress &shopsLedger)
{
    return LedgerOptionsTr::tr(
               "The shop's ledger %1, which the settings name, is out of reach: who may do this cannot be told.")
        .arg(shopsLedger.text());
}

CounterIdentity ledgerWriter(const LedgerOptions &options)
{
    constexpr qsizetype longestName = 60;
    const QString person = options.operatorName.isEmpty() ? accountName() : options.operatorName;
    return {.counter = options.counter,
            .operatorName = person.simplified().left(longestName),
            .anchorFolder = dataFolder(options),
            .takesEndToEndOnly = options.takesEndToEndOnly};
}

QString sentenceOf(const LedgerError &error)
{
    const bool isNamed = error.kind == LedgerError::Kind::Damaged && !error.detail.isEmpty();
    return messages::describe(error) + (isNamed ? u" (%1)"_s.arg(error.detail) : QString());
}

QString ledgerProgress(qint64 done, qint64 all)
{
    return LedgerOptionsTr::tr("The ledger is being brought up to date, once for this version: %1 of %2 charges.")
        .arg(QLocale().toString(done), QLocale().toString(all));
}

QString keepDamagedAside(const QString &file)
{
    QString aside = file + u".damaged-"_s + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmss'Z'"_s);
    const QStringList anchors = LedgerAnchors(LedgerAddress::file(file), {}).files();
    if (QFile::exists(file) && !QFile::rename(file, aside))
        return {};
    // The facts in them are not the new ledger's.
    for (const QString &anchor : anchors)
        static_cast<void>(QFile::rename(anchor, aside + anchor.sliced(anchor.lastIndexOf(".anchor-"_L1))));
    for (const QString &suffix : {u"-wal"_s, u"-shm"_s}) {
        if (QFile::exists(file + suffix))
            static_cast<void>(QFile::rename(file + suffix, aside + suffix));
    }
    return aside;
}

} // namespace balcao
