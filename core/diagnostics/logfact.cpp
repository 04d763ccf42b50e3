// SPDX-License-Identifier: MIT
#include "core/diagnostics/logfact.h"

#include "core/enumnames.h"

#include <QSysInfo>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = SettingsProblem::Kind;
using Outcome = ProviderError::Outcome;
using Verdict = CodeCheck::Verdict;

constexpr std::array settingNames = {std::pair{Kind::Unreadable, "unreadable"_L1}, std::pair{Kind::Syntax, "syntax"_L1},
                                     std::pair{Kind::UnknownKey, "unknown_key"_L1},
                                     std::pair{Kind::BadValue, "bad_value"_L1}, std::pair{Kind::Locked, "locked"_L1}};
static_assert(isComplete(settingNames, Kind::Locked));

constexpr std::array requestNames = {std::pair{Question::Kind::Create, "create"_L1},
                                     std::pair{Question::Kind::Correction, "update"_L1},
                                     std::pair{Question::Kind::Status, "status"_L1}};
static_assert(isComplete(requestNames, Question::Kind::Status));

constexpr std::array outcomeNames = {std::pair{Outcome::NotSent, "not_sent"_L1},
                                     std::pair{Outcome::Refused, "refused"_L1},
                                     std::pair{Outcome::Unknown, "unknown"_L1}};
static_assert(isComplete(outcomeNames, Outcome::Unknown));

constexpr std::array verdictNames = {
    std::pair{Verdict::Verified, "checked"_L1},
    std::pair{Verdict::Missing, "missing"_L1},
    std::pair{Verdict::Invalid, "invalid"_L1},
    std::pair{Verdict::NotPayable, "not_payable"_L1},
    std::pair{Verdict::AmountDiffers, "amount_differs"_L1},
    std::pair{Verdict::AmountDiffersIgnoredByBanks, "amount_differs_ignored_by_banks"_L1}};
static_assert(isComplete(verdictNames, Verdict::AmountDiffersIgnoredByBanks));

bool isPlain(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
}

/** Of the computer: one word of ASCII. */
QString word(QString text)
{
    std::replace_if(
        text.begin(), text.end(), [](QChar c) { return !isPlain(c) && c != u'.' && c != u'-'; }, u'_');
    return text;
}

/** Enough to find a charge by, and nothing that a short txid could be: a tax number, a phone. */
QString shortened(const QString &txid)
{
    constexpr qsizetype shown = 4;
    constexpr qsizetype shortest = 20;
    if (txid.size() < shortest || !std::all_of(txid.begin(), txid.end(), isPlain))
        return u"hidden"_s;
    return txid.first(shown) + u"..."_s + txid.last(shown);
}

struct Entry {
    bool isWarning = false;
    QString text;

    void add(QLatin1StringView name, const QString &value) { text += u' ' + name + u'=' + value; }
    void add(QLatin1StringView name, qint64 value) { add(name, QString::number(value)); }
};

Entry entryOf(const logfact::Began &fact)
{
    Entry entry{.text = u"begin"_s};
    entry.add("version"_L1, QStringLiteral(BALCAO_VERSION));
    entry.add("qt"_L1, QString::fromLatin1(qVersion()));
    entry.add("system"_L1, word(QSysInfo::productType() + u'-' + QSysInfo::productVersion()));
    entry.add("cpu"_L1, word(QSysInfo::currentCpuArchitecture()));
    entry.add("ledger"_L1, fact.isPostgres ? u"postgresql"_s : u"sqlite"_s);
    entry.add("training"_L1, fact.isTraining ? u"yes"_s : u"no"_s);
    return entry;
}

Entry entryOf(const logfact::Ended &)
{
    return {.text = u"end"_s};
}

Entry entryOf(const logfact::SettingIsWrong &fact)
{
    Entry entry{.isWarning = true, .text = u"setting"_s};
    entry.add("problem"_L1, nameIn(settingNames, fact.kind));
    entry.add("file"_L1, fact.isOfUser ? u"user"_s : u"computer"_s);
    if (fact.line > 0)
        entry.add("line"_L1, fact.line);
    if (fact.key)
        entry.add("key"_L1, fact.key->name);
    return entry;
}

Entry entryOf(const logfact::RequestEnded &fact)
{
    Entry entry{.isWarning = fact.failure.has_value(), .text = u"request "_s + nameIn(requestNames, fact.asked)};
    entry.add("outcome"_L1, fact.failure ? nameIn(outcomeNames, fact.failure->outcome) : "done"_L1);
    if (fact.failure)
        entry.add("cause"_L1, key(fact.failure->cause));
    if (fact.httpStatus > 0)
        entry.add("http"_L1, fact.httpStatus);
    entry.add("ms"_L1, fact.took.count());
    if (fact.number > 0)
        entry.add("charge"_L1, fact.number);
    if (!fact.txid.isEmpty())
        entry.add("txid"_L1, shortened(fact.txid));
    if (fact.code)
        entry.add("code"_L1, nameIn(verdictNames, *fact.code));
    return entry;
}

Entry entryOf(const logfact::LedgerOpened &fact)
{
    Entry entry{.text = u"ledger opened"_s};
    entry.add("ms"_L1, fact.took.count());
    return entry;
}

Entry entryOf(const logfact::LedgerOut &fact)
{
    Entry entry{.isWarning = true, .text = u"ledger outage"_s};
    entry.add("why"_L1, key(fact.why));
    return entry;
}

Entry entryOf(const logfact::LedgerBack &fact)
{
    Entry entry{.text = u"ledger over"_s};
    entry.add("ms"_L1, fact.after.count());
    return entry;
}

Entry entryOf(const logfact::CopiesErased &fact)
{
    Entry entry{.isWarning = fact.left > 0, .text = u"ledger copies"_s};
    entry.add("removed"_L1, fact.removed);
    entry.add("left"_L1, fact.left);
    return entry;
}

Entry entryOf(const logfact::FactsLost &fact)
{
    Entry entry{.isWarning = true, .text = u"log lost"_s};
    entry.add("entries"_L1, fact.number);
    return entry;
}

Entry entryOf(const LogFact &fact)
{
    return std::visit([](const auto &what) { return entryOf(what); }, fact);
}

} // namespace

logfact::SettingIsWrong logfact::SettingIsWrong::of(const SettingsProblem &problem)
{
    return {.kind = problem.kind,
            .isOfUser = problem.file == SettingsFile::usualFiles().constLast() ||
                        problem.file == SettingsFile::usualSavedFile(),
            .line = problem.line,
            .key = Settings::key(problem.key)};
}

QString logText(const LogFact &fact)
{
    return entryOf(fact).text;
}

QByteArray logLine(const LogFact &fact, const QString &counter, const QDateTime &at)
{
    const Entry entry = entryOf(fact);
    const QLatin1StringView level = entry.isWarning ? "warning"_L1 : "info"_L1;
    return (at.toUTC().toString(Qt::ISODateWithMs) + u' ' + level + u' ' + counter + u' ' + entry.text + u'\n')
        .toUtf8();
}

} // namespace balcao
