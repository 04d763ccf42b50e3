// SPDX-License-Identifier: MIT
#include "core/charge/chargequery.h"

#include "core/charge/chargerules.h"
#include "core/enumnames.h"
#include "core/values/amounttext.h"
#include "core/values/asciidigits.h"
#include "core/values/ids.h"
#include "core/values/pastedtext.h"
#include "core/values/phonenumber.h"
#include "core/values/taxid.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype longestSearch = 200;
constexpr qsizetype shortestPart = 3;

/** "529.982.247-25", "(11) 98765": digits and the punctuation of numbers, nothing else. */
bool looksLikeNumber(QStringView text)
{
    constexpr QStringView punctuation = u".-/()+ ";
    return std::all_of(text.begin(), text.end(),
                       [&](QChar character) { return isAsciiDigit(character) || punctuation.contains(character); });
}

/** What joins two words into one: d'Ávila, O’Neill. */
const QString apostrophes = u"'`\u2018\u2019\u02bc"_s;

/** Before each word of a mark: no letter, and no separator to the index either. */
constexpr QChar markSign = u'·';

/** Letters that Unicode does not take apart, as people type them who do not have them. */
constexpr std::array plainLetters = {std::pair{U'ß', "ss"_L1}, std::pair{U'æ', "ae"_L1}, std::pair{U'œ', "oe"_L1},
                                     std::pair{U'ø', "o"_L1},  std::pair{U'đ', "d"_L1},  std::pair{U'ð', "d"_L1},
                                     std::pair{U'ł', "l"_L1},  std::pair{U'ħ', "h"_L1},  std::pair{U'ı', "i"_L1},
                                     std::pair{U'ŧ', "t"_L1},  std::pair{U'þ', "th"_L1}};

QString digitsAndLettersOf(QStringView text)
{
    QString kept;
    for (const QChar character : text) {
        if (character.isLetterOrNumber())
            kept += character;
    }
    return kept;
}

/** Only what is written as an amount: "86,40", "R$ 86"; bare digits are a number of something else. */
bool looksLikeAmount(QStringView text)
{
    return text.startsWith(u"R$", Qt::CaseInsensitive) ||
           (text.contains(u',') && looksLikeNumber(QString(text.toString()).remove(u',')));
}

/** Without invisible marks; any dash is a hyphen, and signs of full width are ASCII. */
QString plainSigns(QStringView typed)
{
    constexpr char16_t firstWide = u'\uff01';
    constexpr char16_t lastWide = u'\uff5e';
    QString text = pasted::visible(typed).simplified();
    for (QChar &sign : text) {
        if (pasted::isDash(sign))
            sign = u'-';
        else if (sign >= firstWide && sign <= lastWide)
            sign = QChar(sign.unicode() - firstWide + u'!');
    }
    return text;
}

/** "01-2", "#01-2", "01 / 2"; behind a number sign also "2" alone. */
std::optional<SearchTerms::Number> chargeNumberIn(const QString &text)
{
    static const QRegularExpression sign = pasted::pattern(u"\\A(?:#|n\\.?[º°ª]|n(?:\\.|[úu]m(?:ero)?\\.?)(?=\\s))~"_s);
    static const QRegularExpression form(u"\\A(?:(\\S+?) ?[-/] ?)?([0-9]{1,6})\\.?\\z"_s);
    const QStringView typed = pasted::unwrapped(text);
    const QStringView number = pasted::without(typed, sign);
    const auto match = form.match(number.toString());
    const QString counter = match.captured(1);
    const bool hasSign = number.size() < typed.size();
    if (!match.hasMatch() || (counter.isEmpty() ? !hasSign : !isCounterName(counter)))
        return std::nullopt;
    return SearchTerms::Number{.counter = counter.toLower(), .number = match.captured(2).toInt()};
}

/** "01-2" and not "247-25": so few digits before a dash are no piece of a printed CPF, CNPJ or phone. "45/01" may be one. */
bool isOnlyNumber(const SearchTerms::Number &number, const QString &text)
{
    constexpr qsizetype longestCounter = 2;
    constexpr int mostOfDay = 999;
    return number.counter.size() <= longestCounter && number.number <= mostOfDay && !text.contains(u'/');
}

/** SearchTerms::numbers, besides @p part. */
QStringList numbersIn(const QString &text, const QString &part)
{
    constexpr qsizetype longest = 14;
    constexpr QStringView punctuation = u".-/ ";
    QStringList found;
    const auto add = [&](const QString &number) {
        if (number.size() >= shortestPart && number.size() <= longest && number != part && !found.contains(number))
            found.append(number);
    };
    const QStringView taxId = TaxId::withoutLabel(text);
    const bool isTaxId = std::all_of(taxId.begin(), taxId.end(), [&](QChar sign) {
        return punctuation.contains(sign) || (sign.unicode() < 0x80 && sign.isLetterOrNumber());
    });
    // Words without a digit are a name.
    if (isTaxId && (!taxId.contains(u' ') || std::any_of(taxId.begin(), taxId.end(), isAsciiDigit)))
        add(digitsAndLettersOf(taxId).toCaseFolded());
    QStringView phone = PhoneNumber::withoutLabel(text);
    if (const auto whole = PhoneNumber::parse(text)) {
        add(whole->national());
    } else if (looksLikeNumber(phone)) {
        constexpr QStringView country = u"+55";
        add(digitsAndLettersOf(phone.startsWith(country) ? phone.sliced(country.size()) : phone));
    }
    return found;
}

/** Only signs that would fit every charge. */
bool isOnlyWildcards(QStringView text)
{
    return std::all_of(text.begin(), text.end(),
                       [](QChar character) { return character == u'_' || character == u'%'; });
}

} // namespace

void ChargeTotals::add(ChargeStatus status, int count, int payments, qint64 centavos, bool isOver)
{
    charges += count;
    if (status != ChargeStatus::NotSent && status != ChargeStatus::Refused && status != ChargeStatus::Absent)
        payable += count;
    if (status == ChargeStatus::Paid) {
        paid += payments;
        paidAmount += MoneySum::fromCentavos(centavos);
    } else if (status == ChargeStatus::Confirmed) {
        receivedByHand += payments;
        receivedAmount += MoneySum::fromCentavos(centavos);
    } else if (status == ChargeStatus::Waiting && isOver) {
        pastDue += count;
        pastDueAmount += MoneySum::fromCentavos(centavos);
    } else if (status == ChargeStatus::Waiting) {
        waiting += count;
        waitingAmount += MoneySum::fromCentavos(centavos);
    } else if (status == ChargeStatus::Expired) {
        expired += count;
        expiredAmount += MoneySum::fromCentavos(centavos);
    }
}

void ChargeTotals::addContested(int count, qint64 centavos)
{
    contested += count;
    contestedAmount += MoneySum::fromCentavos(centavos);
}

ChargeTotals &ChargeTotals::operator+=(const ChargeTotals &other)
{
    charges += other.charges;
    payable += other.payable;
    paid += other.paid;
    paidAmount += other.paidAmount;
    receivedByHand += other.receivedByHand;
    receivedAmount += other.receivedAmount;
    waiting += other.waiting;
    waitingAmount += other.waitingAmount;
    pastDue += other.pastDue;
    pastDueAmount += other.pastDueAmount;
    expired += other.expired;
    expiredAmount += other.expiredAmount;
    contested += other.contested;
    contestedAmount += other.contestedAmount;
    return *this;
}

QString foldedForSearch(QStringView text)
{
    // The accent alone, as some keyboards give it for an apostrophe, would be taken apart into a blank and a mark.
    const QString decomposed =
        text.toString().replace(u'´', u'\'').normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString folded;
    const QList<uint> letters = decomposed.toUcs4();
    for (const char32_t letter : letters) {
        if (const QLatin1StringView plain = nameIn(plainLetters, letter); !plain.isEmpty())
            folded += plain;
        else if (apostrophes.contains(QStringView(QChar::fromUcs4(letter))))
            continue;
        else if (QChar::isLetterOrNumber(letter))
            folded += QStringView(QChar::fromUcs4(letter));
        else if (QChar::category(letter) != QChar::Mark_NonSpacing)
            folded += u' ';
    }
    return folded.simplified();
}

QString searchWordsOf(QStringView name)
{
    QString apart = name.toString();
    for (const QChar apostrophe : QString(apostrophes + u"´"_s))
        apart.replace(apostrophe, u' ');
    QStringList words = QString(foldedForSearch(name) + u' ' + foldedForSearch(apart)).split(u' ', Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words.join(u' ');
}

bool SearchTerms::Number::isOf(const QString &counterName) const
{
    // "0001-81" is the end of a CNPJ, not counter 1.
    constexpr qsizetype mostDigits = 3;
    constexpr qsizetype longestName = 32;
    const auto padded = [](const QString &digits) { return digits.rightJustified(longestName, u'0'); };
    return counter.isEmpty() || counterName.toLower() == counter ||
           (counter.size() <= mostDigits && areAsciiDigits(counter) && padded(counterName) == padded(counter));
}

SearchTerms readSearch(const QString &typed)
{
    const QString text = plainSigns(typed.left(longestSearch));
    SearchTerms terms;
    if (text.isEmpty())
        return terms;
    // Digits alone are a number of something else; 86.40 may be a part of a CPF, and an amount.
    const bool isDigits =
        std::all_of(text.begin(), text.end(), [](QChar sign) { return isAsciiDigit(sign) || sign == u' '; });
    if (const auto amount = parseAmountText(text); amount && !isDigits) {
        terms.amount = *amount;
        if (looksLikeAmount(text))
            return terms;
    }
    terms.number = chargeNumberIn(text);
    const bool isOnlyChargeNumber = terms.number && isOnlyNumber(*terms.number, text);
    if (looksLikeNumber(text)) {
        const QString digits = digitsAndLettersOf(text);
        if (digits.size() >= shortestPart && !isOnlyChargeNumber)
            terms.part = digits;
        // "Loja 123": what is only digits may be words too.
        if (isDigits)
            terms.words = text.split(u' ');
    } else {
        if (!text.contains(u' ') && text.size() >= shortestPart && !isOnlyWildcards(text))
            terms.part = text.toCaseFolded();
        if (!text.contains(u'@'))
            terms.words = foldedForSearch(text).split(u' ', Qt::SkipEmptyParts);
    }
    if (!isOnlyChargeNumber)
        terms.numbers = numbersIn(text, terms.part);
    return terms;
}

QString searchWords(const ChargeFacts &charge)
{
    // The blank in front makes the beginning of a word the same thing everywhere.
    QString words = u' ' + searchWordsOf(charge.name);
    const QStringList ofMark = searchWordsOf(charge.mark).split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : ofMark)
        words += u' ' + (markSign + word);
    return words;
}

QStringList searchForms(const SearchTerms &terms, const QString &word)
{
    QStringList forms{word};
    if (!terms.isOfNames)
        forms.append(markSign + word);
    return forms;
}

QString searchParts(const ChargeFacts &charge)
{
    // A blank between the fields: a search (which has none) never matches across two of them.
    return (charge.txid + u' ' + charge.taxId + u' ' + charge.phone + u' ' + charge.email).toCaseFolded();
}

bool hasNumber(const ChargeFacts &charge, const QString &part)
{
    return charge.taxId.toCaseFolded().contains(part) || charge.phone.contains(part);
}

bool matches(const ChargeFacts &charge, const SearchTerms &terms)
{
    if (terms.amount && charge.amount == *terms.amount)
        return true;
    if (terms.number && charge.number == terms.number->number && terms.number->isOf(charge.counter))
        return true;
    if (std::any_of(terms.numbers.begin(), terms.numbers.end(),
                    [&charge](const QString &part) { return hasNumber(charge, part); }))
        return true;
    if (!terms.part.isEmpty() && searchParts(charge).contains(terms.part))
        return true;
    if (terms.words.isEmpty())
        return false;
    const QString words = searchWords(charge);
    return std::all_of(terms.words.begin(), terms.words.end(), [&](const QString &word) {
        const QStringList forms = searchForms(terms, word);
        return std::any_of(forms.begin(), forms.end(),
                           [&words](const QString &form) { return words.contains(u' ' + form); });
    });
}

bool hasStatus(const ChargeFacts &charge, const ChargeQuery &query, const QDateTime &now, const OwnCounter &own)
{
    const Writer writer = writerOf(charge, own);
    return !query.hasStatuses() || query.statuses.contains(chargeStatus(charge, now, writer)) ||
           (query.isToCheck && needsPerson(charge, now, writer)) || (query.isContested && charge.isContested());
}

bool fits(const ChargeFacts &charge, const ChargeQuery &query, const QDateTime &now, const OwnCounter &own)
{
    if ((query.from && charge.createdAt < *query.from) || (query.to && charge.createdAt >= *query.to))
        return false;
    if (!query.counter.isEmpty() && charge.counter != query.counter)
        return false;
    if (!query.operatorName.isEmpty() && charge.operatorName != query.operatorName)
        return false;
    if (!hasStatus(charge, query, now, own))
        return false;
    if (query.deadline && isOverdue(charge, query.deadline->now) != query.deadline->isOver)
        return false;
    return query.search.trimmed().isEmpty() || matches(charge, readSearch(query.search));
}

bool comesBefore(ChargeQuery::Sort sort, const ChargeFacts &left, const ChargeFacts &right)
{
    using Sort = ChargeQuery::Sort;
    const bool isByAmount = sort == Sort::Highest || sort == Sort::Lowest;
    const auto place = [isByAmount](const ChargeFacts &charge) {
        return std::pair{isByAmount ? charge.amount.centavos() : 0, charge.id};
    };
    const bool isAscending = sort == Sort::Oldest || sort == Sort::Lowest;
    return isAscending ? place(left) < place(right) : place(left) > place(right);
}

QString pageAfter(ChargeQuery::Sort sort, const ChargeFacts &charge)
{
    using Sort = ChargeQuery::Sort;
    const QString id = QString::number(charge.id);
    return sort == Sort::Highest || sort == Sort::Lowest ? QString::number(charge.amount.centavos()) + u'-' + id : id;
}

int businessDay(const QDateTime &utc)
{
    return dayNumber(utc.toLocalTime().date());
}

} // namespace balcao
