// SPDX-License-Identifier: MIT
#include "ui/presentation/words/chargetable.h"

#include "ui/presentation/words/display.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace balcao::csv
{

namespace
{

struct ChargeTableTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Csv)
};

/** What is not written but obeyed. */
bool isOrder(QChar sign)
{
    const QChar::Category category = sign.category();
    return (category == QChar::Other_Control && sign != u'\n') || category == QChar::Other_Format ||
           category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
}

/** A spreadsheet takes it for a formula (full-width signs too), for a day or a time (01-4, 10:30), for a truth value, for an amount
 *  (1.234,56: ours have no thousands separator), or for a number with other digits (of a CPF without its first zero, of a txid only
 *  the first fifteen).
 */
bool isTakenForAnother(const QString &text)
{
    static const QRegularExpression form(
        u"\\A(?:[=+@\\-\uff1d\uff0b\uff20\uff0d]|[0-9]+[-/:][0-9]+\\z|[0-9]+\\.[0-9.,]+\\z|0[0-9]+\\z|[0-9]{16,}\\z|"
        u"[0-9]+E[0-9]+\\z|(?:true|false|verdadeiro|verdadero|falso)\\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return form.match(text).hasMatch();
}

} // namespace

QString amountOf(MoneySum amount)
{
    // Text where it is no exact number: a spreadsheet does not add it up.
    return amount.isOpenEnded() ? display::amountDigits(amount) : amount.toWire().replace(u'.', u',');
}

QString momentOf(const QDateTime &utc)
{
    return utc.isValid() ? utc.toLocalTime().toString(u"dd/MM/yyyy HH:mm:ss"_s) : QString();
}

QString dateOf(int day)
{
    return dayOfNumber(day).toString(u"dd/MM/yyyy"_s);
}

QString cell(const QString &text)
{
    QString plain = text;
    // Whoever takes them out later must not find a formula behind them.
    plain.removeIf(isOrder);
    if (isTakenForAnother(plain))
        plain.prepend(u'\'');
    const bool isQuoted = plain.contains(u';') || plain.contains(u'"') || plain.contains(u'\n');
    return isQuoted ? u'"' + plain.replace(u'"', u"\"\""_s) + u'"' : plain;
}

QString table(const QList<QStringList> &rows)
{
    QString all(QChar(0xfeff));
    for (const QStringList &row : rows) {
        QStringList cells;
        for (const QString &text : row)
            cells.append(cell(text));
        all += cells.join(u';') + u"\r\n"_s;
    }
    return all;
}

QString ofCharges(const QList<Charge> &charges, const SituationOf &situationOf, std::optional<Masking> masking,
                  const QString &rest)
{
    QList<QStringList> rows{{ChargeTableTr::tr("Number"), ChargeTableTr::tr("Day"), ChargeTableTr::tr("Created"),
                             ChargeTableTr::tr("Amount"), ChargeTableTr::tr("Status"),
                             ChargeTableTr::tr("Reported amount"), ChargeTableTr::tr("Confirmed at the shop"),
                             ChargeTableTr::tr("Txid"), ChargeTableTr::tr("Operator"), ChargeTableTr::tr("Order"),
                             ChargeTableTr::tr("Name"), ChargeTableTr::tr("CPF or CNPJ")}};
    for (const Charge &charge : charges) {
        const ListedCustomer kept{.name = charge.name, .taxId = charge.taxId, .phone = {}, .email = {}};
        const ListedCustomer customer = masking ? listed(kept, *masking) : kept;
        rows.append({display::chargeNumber(charge), dateOf(charge.day), momentOf(charge.createdAt),
                     amountOf(charge.amount), display::statusWord(charge, situationOf(charge)),
                     charge.reportedAmount ? amountOf(*charge.reportedAmount) : QString(),
                     charge.receivedAmount ? amountOf(*charge.receivedAmount) : QString(), charge.txid,
                     charge.operatorName, charge.mark, customer.name, customer.taxId});
    }
    if (!rest.isEmpty())
        rows.append({rest});
    return table(rows);
}

} // namespace balcao::csv
