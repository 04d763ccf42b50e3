// SPDX-License-Identifier: MIT
#include "ui/presentation/paper/drawnslip.h"

#include "ui/presentation/paper/slip.h"
#include "ui/qr/qrimage.h"

namespace balcao
{

std::optional<print::Modules> drawnCode(const QByteArray &code, const print::PrinterProfile &profile)
{
    if (code.isEmpty())
        return print::Modules{};
    const auto matrix = QrMatrix::encode(code);
    if (!matrix || !readsBack(drawQr(*matrix, profile.qrDots), code))
        return std::nullopt;
    return print::modulesOf(*matrix);
}

Expected<print::Paper, SlipError> drawnPaper(const Slip &slip, const print::PrinterProfile &profile)
{
    const auto modules = drawnCode(slip.code, profile);
    if (!modules)
        return Unexpected<SlipError>(SlipError::UnreadableCode);
    return paperOf(slip, *modules);
}

Expected<QByteArray, SlipError> printerBytes(const print::Paper &paper, const print::PrinterProfile &profile,
                                             int copies)
{
    const auto bytes = print::escPos(paper, profile);
    if (!bytes)
        return Unexpected<SlipError>(bytes.error() == print::PaperError::NoBars ? SlipError::NoBars
                                                                                : SlipError::CodeTooLarge);
    return bytes->repeated(copies);
}

} // namespace balcao
