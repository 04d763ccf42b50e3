// SPDX-License-Identifier: MIT
// The module that balcao-cli loads for drawing (app/cli/renderer.cpp).
#include "app/cli/renderer.h"

#include "ui/report/pages/raster.h"

#include <QGuiApplication>

namespace
{

QCoreApplication *makeGuiApplication(int &argc, char **argv)
{
#ifndef Q_OS_WIN
    // No display is needed, and no theme of a desktop.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qunsetenv("QT_QPA_PLATFORMTHEME");
#endif
    // Qt's warnings, for example of a session that has no folder, are not for the user of a command.
    const QtMessageHandler before =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    auto *const application = new QGuiApplication(argc, argv);
    qInstallMessageHandler(before);
    return application;
}

} // namespace

extern "C" Q_DECL_EXPORT const balcao::cli::Renderer *balcaoRenderer()
{
    static const balcao::cli::Renderer renderer{
        .makeApplication = makeGuiApplication, .toPdf = balcao::report::toPdf, .slips = balcao::report::slipRenderer()};
    return &renderer;
}
