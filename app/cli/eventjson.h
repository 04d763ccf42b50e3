// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"

#include <QJsonObject>

namespace balcao::cli
{

/** What an event says besides its header, under the keys of docs/balcao-cli.md. Scripts read them: they change only as the number of
 *  the form says (jsonSchema), whatever the ledger keeps under which keys.
 */
struct EventJson {
    QJsonObject data = {};
    /** A customer's data, and the provider's own words, which may hold them. */
    QJsonObject personal = {};

    [[nodiscard]] static EventJson of(const event::Payload &what);
};

[[nodiscard]] QJsonObject receiverObject(const Receiver &receiver);
[[nodiscard]] QJsonObject formsObject(const ReplyForms &forms);

} // namespace balcao::cli
