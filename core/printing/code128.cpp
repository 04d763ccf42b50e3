// SPDX-License-Identifier: MIT
#include "core/printing/code128.h"

#include <QList>

#include <algorithm>
#include <array>
#include <string_view>

namespace balcao::print
{

namespace
{

/** Widths of bar and gap in turn, by the sign's value (ISO/IEC 15417). */
constexpr std::array<std::string_view, 107> widths{
    "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312",
    "231212", "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212",
    "223112", "312131", "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121",
    "111323", "131123", "131321", "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331",
    "132131", "113123", "113321", "133121", "313121", "211331", "231131", "213113", "213311", "213131", "311123",
    "311321", "331121", "312113", "312311", "332111", "314111", "221411", "431111", "111224", "111422", "121124",
    "121421", "141122", "141221", "112214", "112412", "122114", "122411", "142112", "142211", "241211", "221114",
    "413111", "241112", "134111", "111242", "121142", "121241", "114212", "124112", "124211", "411212", "421112",
    "421211", "212141", "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113", "411311",
    "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112"};

constexpr int toSetC = 99;
constexpr int startB = 104;
constexpr int stop = 106;
constexpr int modulus = 103;

} // namespace

QByteArray code128(QLatin1StringView text)
{
    const auto isPlain = [](char sign) { return sign >= 0x20 && sign < 0x7F; };
    if (text.isEmpty() || !std::all_of(text.begin(), text.end(), isPlain))
        return {};
    const auto isDigit = [](char sign) { return sign >= '0' && sign <= '9'; };
    qsizetype firstPair = text.size();
    while (firstPair >= 2 && isDigit(text[firstPair - 1].toLatin1()) && isDigit(text[firstPair - 2].toLatin1()))
        firstPair -= 2;

    QList<int> signs{startB};
    for (const char sign : text.first(firstPair))
        signs.append(sign - 0x20);
    if (firstPair < text.size())
        signs.append(toSetC);
    for (qsizetype place = firstPair; place < text.size(); place += 2)
        signs.append((text[place].unicode() - u'0') * 10 + text[place + 1].unicode() - u'0');
    int sum = startB;
    for (qsizetype place = 1; place < signs.size(); ++place)
        sum += static_cast<int>(place) * signs.at(place);
    signs << sum % modulus << stop;

    QByteArray modules;
    for (const int sign : std::as_const(signs)) {
        bool isBar = true;
        for (const char width : widths.at(static_cast<std::size_t>(sign))) {
            modules.append(width - '0', isBar ? '\1' : '\0');
            isBar = !isBar;
        }
    }
    return modules;
}

} // namespace balcao::print
