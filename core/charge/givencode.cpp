// SPDX-License-Identifier: MIT
#include "core/charge/givencode.h"

#include <algorithm>

namespace balcao
{

void addGivenCode(QList<GivenCode> &codes, const ChargeEvent &event)
{
    if (event.kind() == EventKind::ReceiverAccepted && !codes.isEmpty())
        codes.last().paysAnother = false;
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
    given.paysAnother = event.paysAnother();
    const auto known = std::find_if(codes.begin(), codes.end(), [&given](const GivenCode &code) {
        return code.revision == given.revision && code.text == given.text;
    });
    if (known != codes.end())
        known->paysAnother = given.paysAnother;
    else if (!given.text.isEmpty())
        codes.append(given);
}

} // namespace balcao
