// SPDX-License-Identifier: MIT
#include "ui/presentation/common/scaninput.h"

#include "core/brcode/brcode.h"
#include "core/operators/pin.h"
#include "core/values/scannedcode.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace balcao
{

namespace
{

struct ScanTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Scan)
};

/** A longer text is no code. */
constexpr qsizetype longestScan = 4096;
constexpr qsizetype shortestPixCode = 40;
/** A prefix that a scanner was set to send. */
constexpr qsizetype longestPrefix = 4;
constexpr qsizetype slipLength = 19;
constexpr auto pixCodeBegin = "000201"_L1;

/** The characters that differ where scanner and computer are set to different layouts: @p typed arrives for @p meant. */
struct LayoutPair {
    QStringView name;
    QStringView typed;
    QStringView meant;
};

constexpr std::array layoutPairs{
    // A scanner for US keyboards at a computer with the layout.
    LayoutPair{u"ABNT2", u";çÇ:[]'", u"/;:?]\\`"},
    LayoutPair{u"AZERTY", u"&é\"'(-è_çà)!:§1234567890qwazQWAZ,;mM", u"1234567890-/.!!@#$%^&*()azqwAZQWm,;:"},
    LayoutPair{u"QWERTZ", u"yzYZß-öÖ_\"(", u"zyZY-/;:?@*"},
    LayoutPair{u"Español", u"'-ñÑ\"(", u"-/;:@*"},
    // The reverse: a scanner for AZERTY or QWERTZ at a computer with a US keyboard.
    LayoutPair{u"AZERTY", u"!@#$%^&*()qwazQWAZ", u"1234567890azqwAZQW"},
    LayoutPair{u"QWERTZ", u"yzYZ/-", u"zyZY-ß"},
};

QString mapped(const QString &text, const LayoutPair &pair)
{
    QString meant = text;
    for (QChar &sign : meant) {
        const qsizetype place = pair.typed.indexOf(sign);
        if (place >= 0)
            sign = pair.meant.at(place);
    }
    return meant;
}

/** "]C1" and its kin name the symbology (ISO/IEC 15424). */
QString withoutSymbology(const QString &text)
{
    static const QRegularExpression prefix(u"^\\][A-Za-z][0-9]"_s);
    return text.mid(prefix.match(text).capturedLength());
}

/** Empty: it is none. */
QString slipIn(const QString &text)
{
    static const QRegularExpression form(u"^.{0,4}?[Bb]([0-9]{18})[^A-Za-z0-9]*$"_s);
    const auto match = form.match(text);
    const QString mark = u'B' + match.captured(1);
    return scannedCodeOf(mark.toLatin1()) == ScannedCode::Slip ? mark : QString();
}

QString pixCodeIn(const QString &text)
{
    const qsizetype begin = text.indexOf(pixCodeBegin);
    return begin >= 0 && begin <= longestPrefix && text.size() - begin >= shortestPixCode ? text.mid(begin) : QString();
}

/** The text has a known form without a scanner's own prefix. */
bool isExact(const Scan &scan, const QString &typed)
{
    static const QRegularExpression slip(u"^[^A-Za-z0-9]*[Bb][0-9]{18}"_s);
    const QString text = withoutSymbology(typed);
    switch (scan.kind) {
    case Scan::Kind::Slip:
        return slip.match(text).hasMatch();
    case Scan::Kind::PixCode:
        return text.startsWith(pixCodeBegin);
    case Scan::Kind::Product:
        return true;
    case Scan::Kind::OtherLayout:
    case Scan::Kind::Other:
        break;
    }
    return false;
}

/** Such a text may be a word that an on-screen keyboard completed. */
bool isWords(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetter() || sign == u' '; });
}

} // namespace

Scan scanOf(const QString &typed)
{
    const QString text = withoutSymbology(typed);
    if (const QString slip = slipIn(text); !slip.isEmpty())
        return {.kind = Scan::Kind::Slip, .text = slip, .raw = typed};
    if (const QString code = pixCodeIn(text); !code.isEmpty() && endsWithItsCrc(code))
        return {.kind = Scan::Kind::PixCode, .text = code, .raw = typed};
    if (scannedCodeOf(text.toUtf8()) == ScannedCode::Product)
        return {.kind = Scan::Kind::Product, .text = text, .raw = typed};
    for (const LayoutPair &pair : layoutPairs) {
        const QString meant = withoutSymbology(mapped(typed, pair));
        if (meant == text || meant.size() < slipLength)
            continue;
        if (!slipIn(meant).isEmpty() || endsWithItsCrc(pixCodeIn(meant)))
            return {.kind = Scan::Kind::OtherLayout, .text = meant, .raw = typed, .layout = pair.name.toString()};
    }
    if (const QString code = pixCodeIn(text); !code.isEmpty())
        return {.kind = Scan::Kind::PixCode, .text = code, .raw = typed};
    return {.kind = Scan::Kind::Other, .text = text, .raw = typed};
}

QString describe(const Scan &scan)
{
    switch (scan.kind) {
    case Scan::Kind::Product:
        return ScanTr::tr("That was a product's bar code. Nothing was changed.");
    case Scan::Kind::OtherLayout:
        return ScanTr::tr("The scanner and this computer are set to different keyboard layouts (%1). Set the scanner "
                          "to this computer's layout. Nothing was changed.")
            .arg(scan.layout);
    case Scan::Kind::Slip:
    case Scan::Kind::PixCode:
        return finishFirst();
    case Scan::Kind::Other:
        break;
    }
    return ScanTr::tr("The scanner read neither a slip nor a Pix code. Nothing was changed.");
}

QString finishFirst()
{
    return ScanTr::tr("Finish or close what is open, then scan again. Nothing was changed.");
}

ScanInput::Decision ScanInput::press(const Key &key, bool isBadgeAwaited)
{
    Decision decision;
    if (isHolding()) {
        const Time since = key.at - m_keys.constLast().at;
        if (since < 0ms || since > pause())
            decision = end();
    }
    if (key.isSuffix) {
        // A scanner that stopped before its last key sends the suffix at once.
        if (isHolding())
            decision = endWith(key.at - m_keys.constLast().at <= 2 * machinePace ? 0 : typedAfter());
        const bool isOfScan = m_scannedAt && key.at >= *m_scannedAt && key.at - *m_scannedAt <= suffixTime;
        decision.answer = isOfScan ? Decision::Answer::Swallow : Decision::Answer::Pass;
        m_suffixAt = key.at;
        return decision;
    }
    m_isBadgeAwaited = isBadgeAwaited;
    if (!isHolding())
        m_isFirstKey = !m_typedAt || key.at - *m_typedAt > slowest;
    if (m_keys.size() < longestScan) {
        m_keys.append(key);
        decision.answer = Decision::Answer::Hold;
    } else {
        m_keys.last().at = key.at;
        decision.answer = Decision::Answer::Swallow;
    }
    return decision;
}

ScanInput::Decision ScanInput::end()
{
    return endWith(typedAfter());
}

ScanInput::Decision ScanInput::endWith(qsizetype typedAfter)
{
    Decision decision{.isEnd = isHolding(), .typed = m_keys.size()};
    if (!isHolding())
        return decision;
    m_keys.remove(m_keys.size() - typedAfter, typedAfter);
    // A code of several lines contains suffixes; a short fast line after one is part of the scan.
    const Time sinceSuffix = m_keys.constFirst().at - m_suffixAt;
    const bool isNextLine = m_scannedAt && sinceSuffix >= 0ms && sinceSuffix <= pace && meanPause(0) <= machinePace;
    m_scannedAt.reset();
    const qsizetype typed = isNextLine ? 0 : typedBefore();
    Scan scan = scanOf(textFrom(typed));
    const bool isScan = isScanFrom(typed, scan);
    if (isScan || isNextLine) {
        decision.typed = typed;
        decision.typedAfter = typedAfter;
        if (typedAfter == 0)
            m_scannedAt = m_keys.constLast().at;
    }
    if (isScan)
        decision.scan = std::move(scan);
    if (decision.typed + decision.typedAfter > 0)
        m_typedAt = m_keys.constLast().at;
    clear();
    return decision;
}

ScanInput::Time ScanInput::pause() const
{
    static const QRegularExpression mayBecomeSlip(
        u"^(\\]|\\][A-Za-z]|(\\][A-Za-z][0-9])?(\\*?[Bb][0-9]{0,18}\\*?)?|\\*)$"_s);
    constexpr qsizetype enough = 4;
    if (m_keys.size() >= enough && meanPause(0) <= machinePace)
        return longestStall;
    const QString typed = textFrom(0);
    const QString text = withoutSymbology(typed);
    // The zeros inside a typed amount do not wait.
    const bool isBegin = m_isFirstKey || text.size() < typed.size();
    const bool mayBecomePixCode = text.startsWith(pixCodeBegin) || (isBegin && QString(pixCodeBegin).startsWith(text));
    if (mayBecomePixCode || mayBecomeSlip.match(typed).hasMatch())
        return slowest;
    return m_isBadgeAwaited ? badgePace : pace;
}

/** Caps Lock inverts every letter, and Shift says what was meant. */
QString ScanInput::textFrom(qsizetype first) const
{
    QString text;
    text.reserve(m_keys.size() - first);
    bool isInverted = false;
    bool isAsTyped = false;
    for (qsizetype place = first; place < m_keys.size(); ++place) {
        const Key &key = m_keys.at(place);
        text += key.sign;
        if (key.sign.isLower() || key.sign.isUpper())
            (key.sign.isUpper() == key.isShifted ? isAsTyped : isInverted) = true;
    }
    if (!isInverted || isAsTyped)
        return text;
    for (QChar &sign : text)
        sign = sign.isUpper() ? sign.toLower() : sign.toUpper();
    return text;
}

ScanInput::Time ScanInput::meanPause(qsizetype first) const
{
    const qsizetype pauses = m_keys.size() - 1 - first;
    return pauses < 1 ? 0ms : Time((m_keys.constLast().at - m_keys.at(first).at) / pauses);
}

bool ScanInput::isScanFrom(qsizetype first, const Scan &scan) const
{
    const qsizetype size = m_keys.size() - first;
    const bool isFast = size >= shortestOther && meanPause(first) <= machinePace;
    switch (scan.kind) {
    case Scan::Kind::Slip:
    case Scan::Kind::PixCode:
    case Scan::Kind::OtherLayout:
        return true;
    case Scan::Kind::Product:
        // Eight digits may be a PIN or an amount of a quick hand.
        return isFast || size >= Pin::shortestBadge;
    case Scan::Kind::Other:
        break;
    }
    // Space chooses a person, and a fast PIN may follow.
    if (m_isBadgeAwaited)
        return size >= Pin::shortestBadge && !scan.text.startsWith(u' ');
    return isFast && !isWords(scan.text);
}

/** A person typed a moment before the scanner did: the pause between them is longer than those of the scan. */
qsizetype ScanInput::typedBefore() const
{
    if (const QString whole = textFrom(0); isExact(scanOf(whole), whole))
        return 0;
    // From a person's last key to a scanner's first one; the second, where the text has no certain form.
    constexpr auto leastStep = 15ms;
    constexpr auto sureStep = 25ms;
    qsizetype unsure = 0;
    for (qsizetype place = 1; place <= m_keys.size() - shortestOther; ++place) {
        const Time before = m_keys.at(place).at - m_keys.at(place - 1).at;
        const Time mean = meanPause(place);
        if (before <= leastStep || before <= 2 * mean)
            continue;
        const QString text = textFrom(place);
        if (isExact(scanOf(text), text))
            return place;
        // Only if the keys before were slower than a scanner.
        const bool isHand = m_keys.at(place - 1).at - m_keys.constFirst().at >= (place - 1) * machinePace;
        if (isHand && before > sureStep && before > 3 * mean)
            unsure = place;
    }
    return unsure;
}

/** A person goes on soon after a scan without suffix: after a pause, and slower than the scanner. */
qsizetype ScanInput::typedAfter() const
{
    if (m_isBadgeAwaited || m_keys.size() == longestScan)
        return 0;
    const QString whole = textFrom(0);
    const Scan scan = scanOf(whole);
    if (isExact(scan, whole) && (scan.kind != Scan::Kind::PixCode || endsWithItsCrc(scan.text)))
        return 0;
    for (qsizetype place = m_keys.size() - 1; place >= shortestOther; --place) {
        if (m_keys.at(place).at - m_keys.at(place - 1).at < pace)
            continue;
        if (place + 1 < m_keys.size() && meanPause(place) <= machinePace)
            return 0;
        const Time headTime = m_keys.at(place - 1).at - m_keys.at(place - shortestOther).at;
        if (headTime <= (shortestOther - 1) * machinePace)
            return m_keys.size() - place;
    }
    return 0;
}

/** A PIN or a badge may have been typed. */
void ScanInput::clear()
{
    m_keys.fill(Key());
    m_keys.clear();
}

} // namespace balcao
