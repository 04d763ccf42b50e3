// SPDX-License-Identifier: MIT
#include "ui/report/text.h"

#include "ui/text/format.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::report
{

namespace
{

struct ValueText {
    QString operator()(const QString &text) const
    {
        /** A provider's reply may be one long word. */
        constexpr qsizetype longest = 4000;
        // No-break spaces keep an amount together. quoted() would make them blanks.
        constexpr QChar standIn(0xE000);
        return display::quoted(QString(text).replace(QChar::Nbsp, standIn), longest).replace(standIn, QChar::Nbsp);
    }
    QString operator()(Count count) const { return display::count(count.value); }
    QString operator()(MoneySum amount) const { return display::amount(amount); }
    QString operator()(QDate date) const { return display::date(date); }
    QString operator()(const QDateTime &utc) const { return display::moment(utc); }
};

struct BlockText {
    QStringList &lines;

    void operator()(const Heading &heading) const { lines.append(toText(heading.text)); }
    void operator()(const Paragraph &paragraph) const { lines.append(toText(paragraph.text)); }
    void operator()(const Pairs &pairs) const
    {
        for (const Pair &pair : pairs.pairs)
            lines.append(toText(pair.label) + u' ' + toText(pair.value));
    }
    void operator()(const Table &table) const
    {
        for (const QList<Value> &row : table.rows) {
            QStringList cells;
            for (const Value &cell : row)
                cells.append(toText(cell));
            lines.append(cells.join(u' '));
        }
    }
    void operator()(const QrCode &code) const
    {
        lines.append(toText(code.title));
        for (const QString &line : code.lines)
            lines.append(toText(line));
        if (!code.payload.isEmpty())
            lines.append(QCoreApplication::translate("balcao::PaperSheet", "QR Code"));
        lines.append(toText(code.note));
    }
    void operator()(const BarCode &code) const { lines.append(toText(code.text)); }
    void operator()(Rule) const {}
};

} // namespace

QString toText(const Value &value)
{
    return std::visit(ValueText(), value);
}

QString toText(const Report &report)
{
    QStringList lines{toText(report.warning), toText(report.title), toText(report.subtitle)};
    for (const Block &block : report.blocks)
        std::visit(BlockText{lines}, block);
    lines.append(toText(report.footer));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace balcao::report
