// SPDX-License-Identifier: MIT
#include "ui/presentation/paper/calibrationslip.h"

#include "ui/presentation/paper/printersettings.h"
#include "ui/presentation/paper/printview.h"
#include "ui/presentation/words/display.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::printercalibration
{

namespace
{

struct PrinterCalibrationTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::PrinterCalibration)
};

/** As many bytes as the code of a charge usually has, which nobody can pay. */
QByteArray codeText(char letter)
{
    constexpr qsizetype usual = 176;
    return ("BALCAO "_ba + letter + ' ').leftJustified(usual, '.');
}

/** The quiet zone is a part of it. */
QString sizeOf(int dots, const Settings &settings)
{
    constexpr int modules = 53 + 2 * print::Modules::quietZone;
    return lengthOf(dots * modules, settings);
}

/** The numbers from 1 on, each by its last digit, over the whole width. */
QString ruler(int columns)
{
    QString row;
    for (int column = 1; column <= columns; ++column)
        row += QString::number(column % 10);
    return row;
}

QString narrower(const QString &paper)
{
    return paper == "80mm"_L1 ? u"80mm-180dpi"_s : paper == "80mm-180dpi"_L1 ? u"58mm"_s : QString();
}

} // namespace

Expected<print::Paper, SlipError> paper(const Settings &settings)
{
    const print::PrinterProfile profile = printerProfileOf(settings);
    print::Paper paper;
    const auto centred = [&paper](const QString &text, bool isBold = false, int scale = 1) {
        paper.append(print::Words{.text = text, .isCentred = true, .isBold = isBold, .scale = scale});
    };
    centred(PrinterCalibrationTr::tr("CALIBRATION"), true, 2);
    centred(display::quoted(settings.printer, 40));
    paper.append(print::Rule{});
    paper.append(
        print::Words{.text = PrinterCalibrationTr::tr("Does the line below end with %1?").arg(profile.columns() % 10)});
    paper.append(print::Words{.text = ruler(profile.columns())});
    paper.append(print::Rule{});
    for (const print::CodePage page : pages)
        paper.append(
            print::Words{.text = QString(key(page)).toUpper() + u" ÁÉÍÓÚ ÂÊÔ ÃÕ Ç áéíóú ãõ ç ºª"_s, .page = page});
    paper.append(print::Rule{});
    char letter = 'A';
    for (const int dots : codeDots) {
        const QByteArray text = codeText(letter);
        const auto modules = drawnCode(text, profile);
        if (!modules)
            return Unexpected<SlipError>(SlipError::UnreadableCode);
        paper.append(print::Code{.bytes = text, .modules = *modules, .dots = dots});
        centred(QString(QLatin1Char(letter)) + u' ' + sizeOf(dots, settings), true);
        ++letter;
    }
    paper.append(print::Rule{});
    centred(PrinterCalibrationTr::tr("Without value. Do not pay."));
    return paper;
}

QString columnsOf(const Settings &settings)
{
    return PrinterCalibrationTr::tr("%1 columns").arg(printerProfileOf(settings).columns());
}

Result result(const Settings &settings, const Answers &answers)
{
    if (!answers.isWhole) {
        const QString next = narrower(settings.paper);
        if (next.isEmpty())
            return {.kept = {},
                    .sentence = PrinterCalibrationTr::tr(
                        "No paper is narrower. See whether the roll lies straight, then print again.")};
        return {.kept = {{u"printing.paper"_s, next}},
                .sentence =
                    PrinterCalibrationTr::tr("The paper is narrower than that: save, then calibrate once more.")};
    }
    const auto smallest = std::find(answers.isRead.begin(), answers.isRead.end(), true);
    if (smallest == answers.isRead.end())
        return {.kept = {},
                .sentence = PrinterCalibrationTr::tr(
                    "No code was read. Clean the printer's head, or let the other one of printer and "
                    "Balcão draw it, then print again.")};
    if (!answers.page)
        return {.kept = {},
                .sentence = PrinterCalibrationTr::tr(
                    "Look at the printer's self-test for its code page, set its number in the settings' "
                    "file, then print again.")};
    const int dots = codeDots.at(static_cast<std::size_t>(smallest - answers.isRead.begin()));
    const QString size = sizeOf(dots, settings);
    const QString columns = columnsOf(settings);
    return {
        .kept = {{u"printing.qr-dots"_s, QString::number(dots)},
                 {u"printing.code-page"_s, key(*answers.page)},
                 {u"printing.cut"_s, answers.isCut ? u"true"_s : u"false"_s}},
        .sentence =
            answers.isCut
                ? PrinterCalibrationTr::tr("It stays like this: QR code of %1, %2, with a cut.").arg(size, columns)
                : PrinterCalibrationTr::tr("It stays like this: QR code of %1, %2, without a cut.").arg(size, columns)};
}

} // namespace balcao::printercalibration
