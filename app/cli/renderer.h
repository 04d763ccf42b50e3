// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/pages/pages.h"
#include "ui/report/sliprenderer.h"

#include <QCoreApplication>

#include <memory>

namespace balcao::cli
{

/** The functions of balcao-cli that need Qt Gui. Outside Windows it is a module, lib/balcao/render.so beside the program's folder: no other command
 *  pays for it at its start.
 */
struct Renderer {
    /** A QGuiApplication without a display. */
    QCoreApplication *(*makeApplication)(int &argc, char **argv);
    report::Pdf (*toPdf)(const report::Report &report);
    report::SlipRenderer slips;
};

/** The application object that the command line needs: Qt Gui's for print and --pdf. @p argc must outlive it. */
[[nodiscard]] std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv);

/** Null if makeApplication() did not load it, because nothing is drawn or the module is missing. */
[[nodiscard]] const Renderer *renderer();
/** The sentence that the module is missing. */
[[nodiscard]] QString rendererMissing();

} // namespace balcao::cli
