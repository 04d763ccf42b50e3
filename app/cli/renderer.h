// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/pages/pages.h"

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
};

/** The application object that the command line needs: Qt Gui's for --pdf. @p argc must outlive it. */
[[nodiscard]] std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv);

/** Null if makeApplication() did not load it, because pages are not asked for or the module is missing. */
[[nodiscard]] const Renderer *renderer();

} // namespace balcao::cli
