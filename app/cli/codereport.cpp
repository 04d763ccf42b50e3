// SPDX-License-Identifier: MIT
#include "app/cli/codereport.h"

#include "app/cli/jsonline.h"
#include "core/brcode/brcoderepair.h"
#include "ui/presentation/codecheck/codecheckview.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct CodeReportTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CodeReport)
};

QString findingSentence(BrCodeFinding warning)
{
    return CodeReportTr::tr("Forgiven or unusual: %1").arg(key(warning));
}

QJsonValue fieldOrNull(const QString &field)
{
    return field.isNull() ? QJsonValue() : QJsonValue(field);
}

/** The charge of this ledger that the code is of; the code's own txid is another matter. */
QJsonValue chargeOf(const CodeVerdict &verdict)
{
    if (!verdict.known)
        return {};
    const KnownCode &known = *verdict.known;
    QJsonValue damage;
    if (known.damage)
        damage = QJsonObject{{u"position"_s, known.damage->position},
                             {u"missing"_s, known.damage->missing},
                             {u"instead"_s, known.damage->instead}};
    return QJsonObject{{u"attempt"_s, known.charge.attempt},
                       {u"txid"_s, known.charge.txid},
                       {u"number"_s, display::chargeNumber(known.charge)},
                       {u"revision"_s, known.given.revision},
                       {u"current_revision"_s, known.charge.revision},
                       {u"standing"_s, QString(key(verdict.standing))},
                       {u"status"_s, QString(key(known.charge.status))},
                       {u"damage"_s, damage}};
}

} // namespace

CodeReport CodeReport::of(const QString &code)
{
    CodeReport report;
    if (code.size() > maxBytes) {
        report.m_problem = BrCodeFinding::TooLong;
        return report;
    }
    report.m_text = code;
    if (auto read = BrCode::findIn(code))
        report.m_code = std::move(*read);
    else
        report.m_problem = read.error();
    report.m_isStrict = BrCode::parseStrict(code).has_value();
    const QList<RepairCandidate> candidates = repairCandidates(code);
    report.m_crcHolds = report.isValid() ||
                        std::any_of(candidates.cbegin(), candidates.cend(),
                                    [](const RepairCandidate &candidate) { return endsWithItsCrc(candidate.text); });
    return report;
}

CodeReport CodeReport::of(const QByteArray &bytes)
{
    return of(decoded(bytes));
}

QByteArray CodeReport::toJson() const
{
    QJsonArray warnings;
    QJsonArray problems;
    if (m_problem)
        problems.append(key(*m_problem));
    if (m_code) {
        for (const BrCodeFinding warning : m_code->warnings())
            warnings.append(QJsonObject{{u"code"_s, QString(key(warning))}, {u"message"_s, findingSentence(warning)}});
    }
    const BrCodeFields fields = m_code ? m_code->fields() : BrCodeFields{};
    JsonLine line;
    line.add("schema"_L1, jsonSchema)
        .add("valid"_L1, isValid())
        .add("strict_valid"_L1, m_isStrict)
        .add("normalized"_L1, m_code ? QJsonValue(m_code->normalized()) : QJsonValue())
        .add("kind"_L1, m_code ? QJsonValue(key(m_code->kind())) : QJsonValue())
        .add("payable"_L1, m_code && m_code->isPayable())
        .add("crc_ok"_L1, m_crcHolds)
        .add("amount"_L1, fields.amount ? QJsonValue(fields.amount->toWire()) : QJsonValue())
        .add("merchant_name"_L1, fieldOrNull(fields.merchantName))
        .add("merchant_city"_L1, fieldOrNull(fields.merchantCity))
        .add("txid"_L1, fieldOrNull(fields.txid))
        .add("url"_L1, fieldOrNull(fields.url))
        .add("key"_L1, fieldOrNull(fields.key))
        .add("warnings"_L1, warnings)
        .add("problems"_L1, problems);
    if (m_verdict)
        line.add("verdict"_L1, key(m_verdict->kind)).add("charge"_L1, chargeOf(*m_verdict));
    return line.text();
}

void CodeReport::setVerdict(const CodeVerdict &verdict, const Situation &situation)
{
    m_verdict = verdict;
    m_situation = situation;
}

QString CodeReport::sentences() const
{
    if (!m_verdict)
        return ownSentences();
    const CodeCheckView view = codeCheckView(m_text, *m_verdict, {.situation = m_situation});
    QStringList lines{view.title + u". "_s + view.text};
    if (m_verdict->known) {
        lines.append(CodeReportTr::tr("Attempt: %1").arg(m_verdict->known->charge.attempt));
        for (const LabelledText &row : view.rows)
            lines.append(row.label + u": "_s + row.text);
    }
    return ownSentences() + lines.join(u'\n') + u'\n';
}

QString CodeReport::ownSentences() const
{
    if (!m_code) {
        const QString why = m_problem == BrCodeFinding::TooLong ? CodeReportTr::tr("The text is longer than any code.")
                                                                : messages::describe(*m_problem);
        return CodeReportTr::tr("This is not a valid Pix code.") + u' ' + why + u'\n' +
               CodeReportTr::tr("Ask for the code again and copy it whole.") + u'\n';
    }
    const BrCodeFields &fields = m_code->fields();
    QStringList lines{m_code->isPayable()
                          ? CodeReportTr::tr("This is a valid Pix code.")
                          : CodeReportTr::tr("This is a valid code, but it only authorises a recurring payment. "
                                             "It cannot pay a charge.")};
    lines.append(CodeReportTr::tr("Receiver: %1, %2")
                     .arg(display::quoted(fields.merchantName), display::quoted(fields.merchantCity)));
    lines.append(fields.amount
                     ? CodeReportTr::tr("Amount: %1").arg(display::amount(*fields.amount))
                     : CodeReportTr::tr("Amount: the code names none. The payer's bank shows it or asks for it."));
    if (!fields.key.isNull())
        lines.append(CodeReportTr::tr("Key: %1").arg(display::quoted(fields.key)));
    if (!fields.url.isNull())
        lines.append(CodeReportTr::tr("Address: %1").arg(display::quoted(fields.url)));
    QStringList warnings;
    for (const BrCodeFinding warning : m_code->warnings())
        warnings.append(key(warning));
    if (!warnings.isEmpty())
        lines.append(CodeReportTr::tr("Forgiven or unusual: %1").arg(warnings.join(", "_L1)));
    if (!m_isStrict)
        lines.append(CodeReportTr::tr("Use the code in this form: %1").arg(m_code->normalized()));
    return lines.join(u'\n') + u'\n';
}

QString decoded(const QByteArray &bytes)
{
    // A byte order mark is kept: a code that begins with one was not copied cleanly, and check says so.
    QStringDecoder utf8(QStringDecoder::Utf8,
                        QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    QString text = utf8(bytes);
    return utf8.hasError() ? QString::fromLatin1(bytes) : text;
}

} // namespace balcao::cli
