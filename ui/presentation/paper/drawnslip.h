// SPDX-License-Identifier: MIT
#pragma once

#include "core/print/escpos.h"

#include <QByteArray>

#include <optional>

namespace balcao
{

struct Slip;

enum class SlipError {
    /** What was drawn does not decode to the code's own bytes. */
    UnreadableCode,
    /** No phone would read it on this paper. */
    CodeTooLarge,
    NoBars
};

/** The modules of @p code, drawn as @p profile prints it and read back; none where it is empty. Nothing: it could not be. Takes some
 *  milliseconds.
 */
[[nodiscard]] std::optional<print::Modules> drawnCode(const QByteArray &code, const print::PrinterProfile &profile);

/** @p slip with its code, as a value and as the bytes of a receipt printer, @p copies times: for the window and the command line. Of any
 *  thread.
 */
[[nodiscard]] Expected<print::Paper, SlipError> drawnPaper(const Slip &slip, const print::PrinterProfile &profile);
[[nodiscard]] Expected<QByteArray, SlipError> printerBytes(const print::Paper &paper,
                                                           const print::PrinterProfile &profile, int copies = 1);

} // namespace balcao
