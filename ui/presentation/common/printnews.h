// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

/** What became of the paper that was asked for last. */
struct PrintNews {
    enum class State {
        /** Nothing, or it was told long enough. */
        None,
        Sending,
        /** To the printer: that paper came out nobody tells. */
        Sent,
        Failed
    };

    State state = State::None;
    /** Of Sent and Failed: whole. */
    QString sentence = {};

    bool operator==(const PrintNews &) const = default;
};

/** What a button for it says; @p isReceipt: it was paid. */
[[nodiscard]] QString printLabel(const PrintNews &news, bool isReceipt);

} // namespace balcao
