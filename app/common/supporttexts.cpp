// SPDX-License-Identifier: MIT
#include "app/common/supporttexts.h"

#include "app/common/settings.h"
#include "app/common/version.h"
#include "core/diagnostics/logfact.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace balcao
{

QString supportVersion(const QList<QSize> &screens)
{
    QString text = versionText(QCoreApplication::applicationName(), {sqliteVersion()});
    text += u"system: %1, %2 %3, %4\n"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                             QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture());
    text += u"locale: %1\n"_s.arg(QLocale::system().name());
    for (const QSize &screen : screens)
        text += u"screen: %1x%2\n"_s.arg(screen.width()).arg(screen.height());
    return text;
}

QString supportSettings(const Settings &settings, const QList<SettingsProblem> &problems)
{
    QString text = listed(settings);
    for (const SettingsProblem &problem : problems)
        text += u"# "_s + logText(logfact::SettingIsWrong::of(problem)) + u'\n';
    const QString home = QDir::homePath();
    if (home.size() > 1)
        text.replace(home, u"~"_s).replace(QDir::toNativeSeparators(home), u"~"_s);
    return text;
}

LedgerSummary supportSummary(const LedgerAddress &address, const CounterIdentity &writer)
{
    LedgerSummary summary{.isPostgres = address.isPostgres(), .counts = ledgerFailure(LedgerError::Kind::CannotOpen)};
    LedgerStore::Options options = optionsOf(writer);
    options.checksNewest = false;
    options.takesTraining = true;
    const auto store = LedgerStore::open(address, options);
    summary.isTraining = store && (*store)->isForTraining();
    summary.counts = store ? ledger::statistics(**store) : Unexpected<LedgerError>(store.error());
    return summary;
}

} // namespace balcao
