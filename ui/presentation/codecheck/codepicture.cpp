// SPDX-License-Identifier: MIT
#include "ui/presentation/codecheck/codepicture.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct CodePictureTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::CodePicture)
};

} // namespace

QString describe(PictureProblem problem)
{
    switch (problem) {
    case PictureProblem::NoFile:
        return CodePictureTr::tr("This file cannot be read. Save the picture on this computer, then open it again.");
    case PictureProblem::TooLarge:
        return CodePictureTr::tr("This picture is too large. Cut out the QR code, or take a photo of it from nearer.");
    case PictureProblem::NotAPicture:
        return CodePictureTr::tr("This is no picture that can be read here. Save it as PNG or JPEG.");
    case PictureProblem::NoCode:
        return CodePictureTr::tr(
            "There is no QR code in it that can be read. Take it whole, sharp and straight, or paste the "
            "text.");
    case PictureProblem::NoReader:
        return CodePictureTr::tr("Pictures cannot be read on this computer. Paste the text of the code.");
    }
    Q_UNREACHABLE();
}

} // namespace balcao
