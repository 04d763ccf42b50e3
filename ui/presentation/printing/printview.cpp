// SPDX-License-Identifier: MIT
#include "ui/presentation/printing/printview.h"

#include "core/printing/destination.h"
#include "core/printing/printerprofile.h"
#include "ui/presentation/printing/printersettings.h"
#include "ui/presentation/printing/printingwords.h"
#include "ui/presentation/printing/slip.h"
#include "ui/qr/qrimage.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct PrintDialogTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::PrintDialog)
};

/** Of a millimetre, rounded. */
int hundredths(int dots, const Settings &settings)
{
    const int dotsPerInch = settings.paper == "80mm-180dpi"_L1 ? 180 : 203;
    return (2 * dots * 2540 + dotsPerInch) / (2 * dotsPerInch);
}

QString millimetres(int hundredths)
{
    return QString::number(hundredths / 100) + QLocale().decimalPoint() +
           QString::number(hundredths % 100).rightJustified(2, u'0') + u" mm"_s;
}

void judgePaper(PrintView &view, int side, const Settings &settings)
{
    const auto refuse = [&view](const QString &why) {
        view.note = why;
        view.isGood = false;
        view.canPrint = false;
    };
    const auto printer = print::Destination::parse(settings.printer);
    const bool isSheet = view.paper == PrintView::Sheet;
    if (!printer || (isSheet && printer->kind != print::Destination::Kind::Queue))
        return refuse(printingwords::noSuchPrinter(isSheet));
    const int dots = printerProfileOf(settings).dotsFor(side);
    if (side > 0 && dots == 0)
        return refuse(printingwords::describe(report::RasterError::CodeTooLarge));
    if (isSheet)
        view.note = PrintDialogTr::tr("One page A4.");
    else if (side > 0)
        view.note = PrintDialogTr::tr("One module is %1. The least is %2.")
                        .arg(millimetres(hundredths(dots, settings)), millimetres(50));
    else
        view.note = PrintDialogTr::tr("No code is on it: nothing is to be paid by this paper.");
}

} // namespace

QString lengthOf(int dots, const Settings &settings)
{
    return QString::number((hundredths(dots, settings) + 50) / 100) + u" mm"_s;
}

int sideOf(const Slip &slip)
{
    const auto code = QrMatrix::encode(slip.code);
    return code ? code->size() : 0;
}

PrintView printView(const Slip &slip, int side, const Settings &settings)
{
    PrintView view;
    const bool hasCode = !slip.code.isEmpty();
    view.title = hasCode ? PrintDialogTr::tr("Print the code") : PrintDialogTr::tr("Print the receipt");
    view.subtitle =
        hasCode ? PrintDialogTr::tr("The customer pays by reading the paper.") : PrintDialogTr::tr("It was paid.");
    view.paper = isOfSheets(settings)          ? PrintView::Sheet
                 : settings.paper == "58mm"_L1 ? PrintView::Narrow
                                               : PrintView::Wide;
    for (int dots = PrintView::leastDots; side > 0 && dots < PrintView::leastDots + 3; ++dots)
        view.sizes.append(lengthOf(dots * (side + 2 * QrMatrix::quietZone), settings));
    judgePaper(view, side, settings);
    return view;
}

} // namespace balcao
