// SPDX-License-Identifier: MIT
#pragma once

#include "core/printer/delivery.h"

#include <QStringList>

namespace balcao::print
{

/** What this computer prints by, as Destination::parse() takes it: its printers by name, then devices that look like one. Waits for the
 *  print system, at most @p limit: for a thread of its own.
 */
[[nodiscard]] QStringList computersPrinters(std::chrono::milliseconds limit);

#ifndef Q_OS_WIN
/** Gives CUPS a document for the printer @p name, which it turns into what that printer takes. As deliver(). */
[[nodiscard]] Expected<Delivered, DeliveryError> deliverDocument(const QString &name, const QByteArray &document,
                                                                 int copies, std::chrono::milliseconds limit);
#endif

} // namespace balcao::print
