// SPDX-License-Identifier: MIT
#include "core/charge/givencode.h"

#include <algorithm>

namespace balcao
{

void addGivenCode(QList<GivenCode> &codes, const ChargeEvent &event)
{
    GivenCode given{.revision = codes.isEmpty() ? 1 : codes.constLast().revision, .text = {}};
    const ProviderAnswer *answer = nullptr;
    if (const auto *created = std::get_if<event::Created>(&event.what)) {
        answer = &created->answer;
        given.revision = 1;
    } else if (const auto *done = std::get_if<event::CorrectionDone>(&event.what)) {
        answer = &done->answer;
        given.revision = done->revision;
    } else if (const auto *read = std::get_if<event::StatusRead>(&event.what)) {
        answer = &read->answer;
    }
    if (!answer)
        return;
    given.text = answer->code.code ? answer->code.code->normalized() : answer->charge.copyAndPaste;
    const bool isKnown = std::find(codes.cbegin(), codes.cend(), given) != codes.cend();
    if (!given.text.isEmpty() && !isKnown)
        codes.append(given);
}

} // namespace balcao
