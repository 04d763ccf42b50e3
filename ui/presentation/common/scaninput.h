// SPDX-License-Identifier: MIT
#pragma once

#include <QChar>
#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace balcao
{

/** A text that a scanner typed: scanners are keyboards. */
struct Scan {
    enum class Kind {
        /** The bar code of a slip of this program. */
        Slip,
        /** A Pix code, right or damaged. */
        PixCode,
        /** EAN-8, UPC-A or EAN-13 with a right check digit. */
        Product,
        /** A slip or a right Pix code, typed for another keyboard layout. */
        OtherLayout,
        /** Any other text; a badge has no form of its own. */
        Other
    };

    Kind kind = Kind::Other;
    /** Without prefix and suffix. */
    QString text;
    /** All that was typed but the suffix: what a badge is compared by. */
    QString raw;
    /** The layout's name if the kind is OtherLayout, not translated. */
    QString layout = {};
};

/** Judges the form of @p typed alone. */
[[nodiscard]] Scan scanOf(const QString &typed);
/** One sentence for a scan with which nothing can be done. */
[[nodiscard]] QString describe(const Scan &scan);
/** The sentence for a scan that a dialog or a request keeps from its place. */
[[nodiscard]] QString finishFirst();

/** Separates a scanner's keys from a person's by their pace and form. Keys are held until that is decided.
 *
 *  Has no clock: each key brings its time, and the caller calls end() when no key came for pause().
 */
class ScanInput
{
public:
    using Time = std::chrono::milliseconds;

    /** The longest pause between two keys of an unknown text. */
    static constexpr Time pace{50};
    /** The same where a badge is awaited: a PIN is shorter than any badge. */
    static constexpr Time badgePace{80};
    /** The same where the text may be a slip or a Pix code. */
    static constexpr Time slowest{150};
    /** The same where the keys before were faster than any hand: a busy computer stops for a moment. */
    static constexpr Time longestStall{300};
    /** The longest mean pause of a scanned text that has no certain form. */
    static constexpr Time machinePace{10};
    /** The least length of such a text. */
    static constexpr qsizetype shortestOther = 6;
    /** Enter and Tab this soon after the last key of a scan are its suffix. */
    static constexpr Time suffixTime{500};

    struct Key {
        /** Ignored if isSuffix. */
        QChar sign;
        /** Shift is down: Caps Lock shows by letters that contradict it. */
        bool isShifted = false;
        /** Enter, Tab, or a line feed. */
        bool isSuffix = false;
        Time at{0};
    };
    struct Decision {
        enum class Answer { Pass, Hold, Swallow };

        /** For the key itself; the keys held before it are decided first. */
        Answer answer = Answer::Pass;
        /** The keys held before are held no more. */
        bool isEnd = false;
        /** So many of them, from the first, were typed by a person; the next ones belong to the scan. */
        qsizetype typed = 0;
        /** So many of them, the last ones, were typed after the scan. */
        qsizetype typedAfter = 0;
        std::optional<Scan> scan = {};
    };

    ScanInput() = default;
    ~ScanInput() { clear(); }
    Q_DISABLE_COPY_MOVE(ScanInput)

    /** @p isBadgeAwaited: the place where the key goes asks who it is. */
    [[nodiscard]] Decision press(const Key &key, bool isBadgeAwaited = false);
    /** The pause is over, or something other than a key came. */
    [[nodiscard]] Decision end();
    [[nodiscard]] bool isHolding() const { return !m_keys.isEmpty(); }
    /** The longest time after the last held key in which another one may belong to it. */
    [[nodiscard]] Time pause() const;

private:
    [[nodiscard]] QString textFrom(qsizetype first) const;
    [[nodiscard]] Time meanPause(qsizetype first) const;
    [[nodiscard]] bool isScanFrom(qsizetype first, const Scan &scan) const;
    [[nodiscard]] qsizetype typedBefore() const;
    [[nodiscard]] qsizetype typedAfter() const;
    [[nodiscard]] Decision endWith(qsizetype typedAfter);
    void clear();

    QList<Key> m_keys;
    bool m_isBadgeAwaited = false;
    /** No key was typed shortly before the held ones. */
    bool m_isFirstKey = false;
    std::optional<Time> m_typedAt;
    /** The last key of the last scan, while nothing was typed since. */
    std::optional<Time> m_scannedAt;
    Time m_suffixAt{0};
};

} // namespace balcao
