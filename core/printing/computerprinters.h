// SPDX-License-Identifier: MIT
#pragma once

#include "core/printing/delivery.h"

#include <QStringList>

#ifdef Q_OS_WIN
#include <functional>
#endif

namespace balcao::print
{

/** What this computer prints by, as Destination::parse() takes it: its printers by name, then devices that look like one. Waits for the
 *  print system, at most @p limit: for a thread of its own.
 */
[[nodiscard]] QStringList computersPrinters(std::chrono::milliseconds limit);

#ifdef Q_OS_WIN
/** Lets @p draw draw pages for the printer @p name, as a document of that name; false: it failed. As deliver(). */
[[nodiscard]] Expected<Delivered, DeliveryError>
deliverDrawing(const QString &name, const std::function<bool(const QString &document)> &draw);
#else
/** Gives CUPS a document for the printer @p name, which it turns into what that printer takes. As deliver(). */
[[nodiscard]] Expected<Delivered, DeliveryError> deliverDocument(const QString &name, const QByteArray &document,
                                                                 int copies);
#endif

} // namespace balcao::print
