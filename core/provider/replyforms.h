// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/replyforms.h"

#include <QByteArray>

namespace balcao
{

/** Adds to @p forms what a complete answer shows; of two answers the later one's words hold. One that holds no charge adds its status
 *  code only.
 */
void noteForms(ReplyForms &forms, int httpStatus, const QByteArray &body);

} // namespace balcao
