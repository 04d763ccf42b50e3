// SPDX-License-Identifier: MIT
#include "core/diagnostics/supportbundle.h"

#include "core/diagnostics/programlog.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

QByteArray textOf(const LedgerSummary &ledger)
{
    QString text = u"ledger: %1\n"_s.arg(ledger.isPostgres ? "postgresql"_L1 : "sqlite"_L1) +
                   u"training: %1\n"_s.arg(ledger.isTraining ? "yes"_L1 : "no"_L1);
    if (!ledger.counts)
        return (text + u"not read: %1\n"_s.arg(key(ledger.counts.error().kind))).toUtf8();
    const ledger::Statistics &counts = *ledger.counts;
    const auto line = [&text](const QString &name, qint64 number) {
        text += name + u": "_s + QString::number(number) + u'\n';
    };
    line(u"schema"_s, counts.schema);
    line(u"events"_s, counts.events);
    line(u"charges"_s, counts.charges);
    for (const auto &[status, number] : counts.statuses.asKeyValueRange())
        line(u"charges "_s + key(status), number);
    line(u"charges to check"_s, counts.open);
    line(u"charges erased"_s, counts.erased);
    line(u"counters"_s, counts.counters.size());
    line(u"bytes"_s, counts.size);
    text += u"chain: %1\n"_s.arg(!ledger.isWhole ? "not verified yet"_L1 : *ledger.isWhole ? "whole"_L1 : "damaged"_L1);
    return text.toUtf8();
}

} // namespace

SupportBundle::SupportBundle(const QString &version, const QString &settings, const LedgerSummary &ledger,
                             const QString &dataFolder)
{
    using Kind = SupportPart::Kind;
    m_parts = {{Kind::Version, {u"version.txt"_s, version.toUtf8()}},
               {Kind::Settings, {u"settings.txt"_s, settings.toUtf8()}},
               {Kind::Ledger, {u"ledger.txt"_s, textOf(ledger)}}};
    for (const QString &name : ProgramLog::files(dataFolder)) {
        const QFileInfo info(name);
        QFile file(name);
        // Opening a pipe would block.
        if (info.isFile() && file.open(QIODevice::ReadOnly))
            m_parts.append({Kind::Log, {info.fileName(), file.read(2 * ProgramLog::largestFile)}});
    }
}

Expected<void, WholeFile::Error> SupportBundle::save(const QString &file, const Clock &clock) const
{
    QList<ZipEntry> entries;
    for (const SupportPart &part : m_parts)
        entries.append(part.file);
    BALCAO_TRY(WholeFile archive, WholeFile::begin(file));
    return archive.write(zipArchive(entries, clock.nowUtc().toLocalTime()));
}

} // namespace balcao
