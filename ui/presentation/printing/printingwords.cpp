// SPDX-License-Identifier: MIT
#include "ui/presentation/printing/printingwords.h"

#include <QCoreApplication>
#include <QDir>

namespace balcao::printingwords
{

namespace
{

struct PrintingWordsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::printing)
};

QString describe(print::DeliveryError error)
{
    switch (error) {
    case print::DeliveryError::Away:
        return PrintingWordsTr::tr(
            "The printer does not answer. See that it is switched on and connected, then print again.");
    case print::DeliveryError::Refused:
        return PrintingWordsTr::tr(
            "What answers there is no printer that takes this. Check the printer's address or name in the "
            "settings.");
    case print::DeliveryError::Busy:
        return PrintingWordsTr::tr(
            "The printer took nothing: it may be busy with another till. Print again in a moment.");
    case print::DeliveryError::Paused:
        return PrintingWordsTr::tr(
            "The printer's queue on this computer is paused, and nothing was left in it. Resume it in the system's "
            "printer settings, then print again.");
    case print::DeliveryError::NotAllowed:
        return PrintingWordsTr::tr(
            "This user may not write to the printer's device. On Linux the user has to be in the group lp.");
    case print::DeliveryError::Stalled:
        return PrintingWordsTr::tr(
            "The printer stopped taking the slip. See whether it has paper and what came out, then print "
            "again.");
    case print::DeliveryError::OutOfPaper:
        return PrintingWordsTr::tr("The printer has no paper. Put a roll in, then print again.");
    case print::DeliveryError::NotReady:
        return PrintingWordsTr::tr(
            "The printer is not ready. Close its cover and look at its lights, then print again.");
    case print::DeliveryError::NoSpooler:
        return PrintingWordsTr::tr(
            "This computer has no print system (CUPS). Name the printer by its address or device.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString describe(const Expected<print::Delivered, print::DeliveryError> &end)
{
    return end ? PrintingWordsTr::tr("Sent to the printer.") : describe(end.error());
}

QString describe(report::RasterError error)
{
    switch (error) {
    case report::RasterError::UnreadableCode:
        return PrintingWordsTr::tr(
            "The code that was drawn could not be read back: it is not printed. Show it on the screen, or send it.");
    case report::RasterError::CodeTooLarge:
        return PrintingWordsTr::tr(
            "The code is too long for this paper: no phone would read it. Show it on the screen, or print on "
            "wider paper.");
    case report::RasterError::NoBars:
        return PrintingWordsTr::tr("The bar code does not fit onto this paper. Print on wider paper.");
    }
    Q_UNREACHABLE();
}

QString notNoted()
{
    return PrintingWordsTr::tr("The ledger does not take it that the code is on paper. Nothing was printed.");
}

QString hasChanged()
{
    return PrintingWordsTr::tr("The charge has changed meanwhile. Nothing was printed: look at it, then print again.");
}

QString stillPrinting()
{
    return PrintingWordsTr::tr("The printer has not taken the paper before this one yet. Print again in a moment.");
}

QString noSuchPrinter(bool isOfSheets)
{
    return isOfSheets
               ? PrintingWordsTr::tr(
                     "Whole pages go to a printer of this computer, by its name. Choose one in the settings.")
               : PrintingWordsTr::tr("No printer is set up. Name one in the settings, or save the page as a PDF.");
}

QString printerIsFile()
{
    return PrintingWordsTr::tr("The printer in the settings is a file, not a printer. Choose a device, an address or a "
                               "printer of this computer.");
}

QString fileWritten(const QString &file)
{
    return PrintingWordsTr::tr("The page lies in %1.").arg(QDir::toNativeSeparators(file));
}

} // namespace balcao::printingwords
