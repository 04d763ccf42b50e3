// SPDX-License-Identifier: MIT
#include "core/print/codepage.h"

#include "core/enumnames.h"

#include <QChar>
#include <QList>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::print
{

namespace
{

constexpr std::array names{std::pair{CodePage::Cp850, "cp850"_L1}, std::pair{CodePage::Cp858, "cp858"_L1},
                           std::pair{CodePage::Cp860, "cp860"_L1}, std::pair{CodePage::Cp1252, "cp1252"_L1}};
static_assert(isComplete(names, CodePage::Cp1252));

// The bytes from 0x80 on, 16 a line; a blank where there is no letter, or one that takes no ink.
// clang-format off
constexpr std::u16string_view cp850 =
    u"ÇüéâäàåçêëèïîìÄÅ"
    u"ÉæÆôöòûùÿÖÜø£Ø×ƒ"
    u"áíóúñÑªº¿®¬½¼¡«»"
    u"░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐"
    u"└┴┬├─┼ãÃ╚╔╩╦╠═╬¤"
    u"ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀"
    u"ÓßÔÒõÕµþÞÚÛÙýÝ¯´"
    u" ±‗¾¶§÷¸°¨·¹³²■ ";
constexpr std::u16string_view cp860 =
    u"ÇüéâãàÁçêÊèÍÔìÃÂ"
    u"ÉÀÈôõòÚùÌÕÜ¢£Ù₧Ó"
    u"áíóúñÑªº¿Ò¬½¼¡«»"
    u"░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
    u"└┴┬├─┼╞╟╚╔╩╦╠═╬╧"
    u"╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
    u"αßΓπΣσµτΦΘΩδ∞φε∩"
    u"≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ";
constexpr std::u16string_view cp1252 =
    u"€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž "
    u" ‘’“”•–—˜™š›œ žŸ"
    u" ¡¢£¤¥¦§¨©ª«¬ ®¯"
    u"°±²³´µ¶·¸¹º»¼½¾¿"
    u"ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ"
    u"ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
    u"àáâãäåæçèéêëìíîï"
    u"ðñòóôõö÷øùúûüýþÿ";
// clang-format on
static_assert(cp850.size() == 128 && cp860.size() == 128 && cp1252.size() == 128);

/** Byte 0xD5, all that tells CP858 from CP850. */
constexpr char16_t euro = u'\u20AC';
constexpr char euroByte = '\xD5';

/** For signs without a decomposition to what every page has. */
struct StandIn {
    std::u16string_view signs;
    QLatin1StringView text;
};
constexpr std::array standIns{
    StandIn{u"\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043", "-"_L1},
    StandIn{u"\u2018\u2019\u201A\u201B\u2032\u00B4\u02BC", "'"_L1},
    StandIn{u"\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB", "\""_L1},
    StandIn{u"\u2039", "<"_L1},
    StandIn{u"\u203A", ">"_L1},
    StandIn{u"\u2022\u00B7\u2219\u25CF\u00D7", "*"_L1},
    StandIn{u"\u20AC", "EUR"_L1},
    StandIn{u"\u00A7", "par."_L1},
    StandIn{u"\u00DF", "ss"_L1},
    StandIn{u"\u00C6", "AE"_L1},
    StandIn{u"\u00E6", "ae"_L1},
    StandIn{u"\u0152", "OE"_L1},
    StandIn{u"\u0153", "oe"_L1},
    StandIn{u"\u00D8", "O"_L1},
    StandIn{u"\u00F8", "o"_L1},
    StandIn{u"\u0141", "L"_L1},
    StandIn{u"\u0142", "l"_L1},
    StandIn{u"\u0110\u00D0", "D"_L1},
    StandIn{u"\u0111\u00F0", "d"_L1},
    StandIn{u"\u0131", "i"_L1},
    StandIn{u"\u00DE", "TH"_L1},
    StandIn{u"\u00FE", "th"_L1},
    StandIn{u"\u00A9", "(c)"_L1},
    StandIn{u"\u00AE", "(R)"_L1},
};

std::u16string_view tableOf(CodePage page)
{
    switch (page) {
    case CodePage::Cp850:
    case CodePage::Cp858:
        return cp850;
    case CodePage::Cp860:
        return cp860;
    case CodePage::Cp1252:
        return cp1252;
    }
    Q_UNREACHABLE();
}

/** 0: the page lacks it. */
char byteOf(char32_t sign, CodePage page)
{
    if (sign >= 0x20 && sign < 0x7F)
        return static_cast<char>(sign);
    if (sign < 0x80 || sign > 0xFFFF)
        return 0;
    if (page == CodePage::Cp858 && sign == euro)
        return euroByte;
    const std::u16string_view table = tableOf(page);
    const std::size_t place = table.find(static_cast<char16_t>(sign));
    if (place == std::u16string_view::npos || (page == CodePage::Cp858 && char(0x80 + place) == euroByte))
        return 0;
    return static_cast<char>(0x80 + place);
}

QString standInFor(char32_t sign)
{
    const auto *const found = std::find_if(standIns.begin(), standIns.end(), [sign](const StandIn &standIn) {
        return sign <= 0xFFFF && standIn.signs.find(static_cast<char16_t>(sign)) != std::u16string_view::npos;
    });
    return found == standIns.end() ? QString() : QString(found->text);
}

/** Takes no ink: it would be a "?" that nobody wrote. */
bool isWithoutInk(char32_t sign)
{
    switch (QChar::category(sign)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
        return true;
    default:
        return false;
    }
}

/** What stands for it among what @p page has; empty: nothing. */
QString letters(char32_t sign, CodePage page)
{
    if (byteOf(sign, page) != 0)
        return QString::fromUcs4(&sign, 1);
    if (QString standIn = standInFor(sign); !standIn.isEmpty())
        return standIn;
    QString plain;
    const QString parts = QString::fromUcs4(&sign, 1).normalized(QString::NormalizationForm_KD);
    for (const uint part : parts.toUcs4()) {
        if (byteOf(part, page) != 0)
            plain += QString::fromUcs4(reinterpret_cast<const char32_t *>(&part), 1);
        else if (!isWithoutInk(part))
            plain += standInFor(part);
    }
    return plain;
}

} // namespace

QLatin1StringView key(CodePage page)
{
    return nameIn(names, page);
}

std::optional<CodePage> codePageNamed(QStringView name)
{
    return valueIn(names, name);
}

int usualTable(CodePage page)
{
    switch (page) {
    case CodePage::Cp850:
        return 2;
    case CodePage::Cp858:
        return 19;
    case CodePage::Cp860:
        return 3;
    case CodePage::Cp1252:
        return 16;
    }
    Q_UNREACHABLE();
}

QString printable(QStringView text, CodePage page)
{
    QString result;
    for (const uint sign : text.toString().normalized(QString::NormalizationForm_C).toUcs4()) {
        if (QChar::isSpace(sign)) {
            result += u' ';
            continue;
        }
        if (isWithoutInk(sign))
            continue;
        const QString plain = letters(sign, page);
        result += plain.isEmpty() ? u"?"_s : plain;
    }
    return result.simplified();
}

QByteArray encoded(QStringView printable, CodePage page)
{
    QByteArray bytes;
    for (const uint sign : printable.toUcs4()) {
        const char byte = byteOf(sign, page);
        bytes += byte == 0 ? '?' : byte;
    }
    return bytes;
}

} // namespace balcao::print
