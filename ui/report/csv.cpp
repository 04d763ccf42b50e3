// SPDX-License-Identifier: MIT
#include "ui/report/csv.h"

#include "ui/report/report.h"
#include "ui/text/format.h"

#include <QRegularExpression>

#include <type_traits>

using namespace Qt::StringLiterals;

namespace balcao::report
{

namespace
{

/** Signs that are not shown but change what follows. */
bool isInvisible(QChar sign)
{
    const QChar::Category category = sign.category();
    return (category == QChar::Other_Control && sign != u'\n') || category == QChar::Other_Format ||
           category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
}

/** A spreadsheet may take it for a formula (full-width signs too), a truth value, or where it has digits for a number, a date or a time:
 *  "1-2", "SEPT2", "10:30", "01234567890". A long identifier with letters is none of these, and programs look it up: it stays plain.
 */
bool isAmbiguous(const QString &text)
{
    static const QRegularExpression wrong(
        u"\\A(?:[=+@\\-\uff1d\uff0b\uff20\uff0d]|(?:true|false|verdadeiro|verdadero|falso)\\z|.{0,60}\\d)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption |
            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression identifier(u"\\A(?=(?:[0-9]*[A-Za-z]){2})[0-9A-Za-z]{20,}\\z"_s);
    return wrong.match(text).hasMatch() && !identifier.match(text).hasMatch();
}

QString textCell(QString text)
{
    text.removeIf(isInvisible);
    const bool isProtected = isAmbiguous(text);
    if (isProtected)
        text.prepend(u'\t');
    const bool isQuoted = isProtected || text.contains(u';') || text.contains(u'"') || text.contains(u'\n');
    return isQuoted ? u'"' + text.replace(u'"', u"\"\""_s) + u'"' : text;
}

QString cell(const Value &value)
{
    return std::visit(
        [](const auto &one) {
            using One = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<One, QString>)
                return textCell(one);
            else if constexpr (std::is_same_v<One, Count>)
                return QString::number(one.value);
            else if constexpr (std::is_same_v<One, QDate>)
                return display::date(one);
            else if constexpr (std::is_same_v<One, QDateTime>)
                return display::moment(one);
            else // An open-ended sum stays text: a spreadsheet must not add it up.
                return one.isOpenEnded() ? display::amountDigits(one) : one.toWire().replace(u'.', u',');
        },
        value);
}

class CsvWriter
{
public:
    void row(const QList<Value> &values)
    {
        QStringList cells;
        for (const Value &value : values)
            cells.append(cell(value));
        m_text += cells.join(u';') + u"\r\n"_s;
    }

    void operator()(const Heading &heading)
    {
        if (m_text.size() > 1)
            row({});
        row({heading.text});
    }
    void operator()(const Paragraph &paragraph) { row({paragraph.text}); }
    void operator()(const Pairs &pairs)
    {
        for (const Pair &pair : pairs.pairs)
            row({pair.label, pair.value});
    }
    void operator()(const Table &table)
    {
        QList<Value> titles;
        for (const Column &column : table.columns)
            titles.append(column.title);
        row(titles);
        for (const QList<Value> &values : table.rows)
            row(values);
    }
    void operator()(const QrCode &) {}
    void operator()(const BarCode &) {}
    void operator()(const Rule &) {}

    [[nodiscard]] const QString &text() const { return m_text; }

private:
    QString m_text = QString(QChar(QChar::ByteOrderMark));
};

} // namespace

QString toCsv(const Report &report)
{
    CsvWriter writer;
    if (!report.warning.isEmpty())
        writer.row({report.warning});
    for (const Block &block : report.blocks)
        std::visit(writer, block);
    return writer.text();
}

} // namespace balcao::report
