// SPDX-License-Identifier: MIT
#include "sandbox/customerrules.h"

#include <QList>
#include <QRegularExpression>
#include <QString>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

namespace
{

QString textOf(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

/** Without the blanks around it. */
QString textOfField(std::string_view bytes)
{
    static const QRegularExpression blanks(u"\\A +| +\\z"_s);
    return textOf(bytes).remove(blanks);
}

/** The whole of @p text is of this form. */
bool isWhole(const QString &text, const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

/** The digits of area code and number, without country code and trunk zero. Empty when another sign is in between. */
QString nationalDigits(const QString &phone)
{
    static const QRegularExpression signs(u"\\A\\+|[ ()./-]"_s);
    static const QRegularExpression prefix(u"\\A(0055|55|0)(?=[0-9]{10,11}\\z)"_s);
    QString digits = phone;
    digits.remove(signs);
    if (!isWhole(digits, u"[0-9]*"_s) || (phone.startsWith(u'+') && !digits.startsWith("55"_L1))) {
        return {};
    }
    return digits.remove(prefix);
}

/** The check digit of modulus 11: characters count as their ASCII code less 48, weights grow from the right. */
QChar checkDigit(QStringView body, int highestWeight)
{
    int sum = 0;
    int weight = 2;
    for (auto c = body.rbegin(); c != body.rend(); ++c) {
        sum += (c->unicode() - u'0') * weight;
        weight = weight == highestWeight ? 2 : weight + 1;
    }
    const int rest = sum % 11;
    return QChar(rest < 2 ? u'0' : u'0' + 11 - rest);
}

bool hasCheckDigits(QStringView number, int highestWeight)
{
    const QStringView withFirst = number.chopped(1);
    return checkDigit(withFirst.chopped(1), highestWeight) == withFirst.back() &&
           checkDigit(withFirst, highestWeight) == number.back();
}

} // namespace

std::string nameProblem(std::string_view name)
{
    const QString text = textOf(name).trimmed();
    if (text.isEmpty()) {
        return "Informe o nome do cliente.";
    }
    if (const auto letters = text.toUcs4().size(); letters < 2 || letters > 200) {
        return "O nome deve ter de 2 a 200 caracteres.";
    }
    if (!isWhole(text, u"(?=.*\\p{L})[\\p{L}\\p{N}\\p{M} '’.&/(),-]+"_s)) {
        return "O nome tem caracteres que não são aceitos.";
    }
    return {};
}

std::string phoneProblem(std::string_view phone)
{
    const QString text = textOfField(phone);
    if (text.isEmpty()) {
        return "Informe o telefone do cliente.";
    }
    const QString digits = nationalDigits(text);
    if (digits.size() != 10 && digits.size() != 11) {
        return "O telefone deve ter DDD e número, como (11) 98765-4321.";
    }
    // Area codes 11 to 99 in use; a zero and these are not.
    constexpr auto missing = "10 20 23 25 26 29 30 36 39 40 50 52 56 57 58 59 60 70 72 76 78 80 90"_L1;
    if (digits.startsWith(u'0') || missing.contains(digits.first(2))) {
        return "O DDD do telefone não existe.";
    }
    if (!isWhole(digits, u"..(9.{8}|[2-6].{7})"_s)) {
        return "O número do telefone não é válido.";
    }
    return {};
}

std::string emailProblem(std::string_view email)
{
    const QString text = textOfField(email);
    if (text.isEmpty()) {
        return "Informe o e-mail do cliente.";
    }
    const QString word = u"[A-Za-z0-9_%+'-]+"_s;
    const QString label = u"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"_s;
    const QString form = u"(?=.{1,254}\\z)(?=[^@]{1,64}@)%1(?:\\.%1)*@(?:%2\\.)+[A-Za-z]{2,63}"_s.arg(word, label);
    return isWhole(text, form) ? std::string() : "O e-mail não é válido.";
}

std::string taxIdProblem(std::string_view taxId)
{
    static const QRegularExpression punctuation(u"[ ./-]"_s);
    QString number = textOfField(taxId);
    if (number.isEmpty()) {
        return "Informe o CPF ou o CNPJ do cliente.";
    }
    if (!isWhole(number, u"[A-Za-z0-9 ./-]*"_s)) {
        return "O CPF ou CNPJ tem caracteres que não são aceitos.";
    }
    number = number.remove(punctuation).toUpper();
    const bool isCpf = isWhole(number, u"[0-9]{11}"_s);
    if (!isCpf && !isWhole(number, u"[0-9A-Z]{12}[0-9]{2}"_s)) {
        return "O CPF deve ter 11 dígitos e o CNPJ, 14 posições.";
    }
    const bool repeated = number.count(number.front()) == number.size();
    constexpr int highestCpfWeight = 11;
    constexpr int highestCnpjWeight = 9;
    if (repeated || !hasCheckDigits(number, isCpf ? highestCpfWeight : highestCnpjWeight)) {
        return isCpf ? "O CPF não é válido." : "O CNPJ não é válido.";
    }
    return {};
}

} // namespace balcao::sandbox
