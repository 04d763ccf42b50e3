// SPDX-License-Identifier: MIT
#include "app/cli/renderer.h"

#include <QFileInfo>
#include <QLibrary>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

#ifdef Q_OS_WIN
extern "C" const balcao::cli::Renderer *balcaoRenderer();
#endif

namespace balcao::cli
{

namespace
{

const Renderer *loaded = nullptr;

const Renderer *load()
{
#ifdef Q_OS_WIN
    return balcaoRenderer();
#else
    // There is no application object yet that knows the folder.
    const QString program = QFileInfo(u"/proc/self/exe"_s).canonicalPath();
    using Give = const Renderer *();
    auto *const give =
        reinterpret_cast<Give *>(QLibrary::resolve(program + u"/../lib/balcao/render.so"_s, "balcaoRenderer"));
    return give ? give() : nullptr;
#endif
}

} // namespace

std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    const auto isDrawn = [](std::string_view argument) {
        return argument == "print" || argument == "--pdf" || argument.starts_with("--pdf=");
    };
    if (std::any_of(argv, argv + argc, isDrawn))
        loaded = load();
    return std::unique_ptr<QCoreApplication>(loaded ? loaded->makeApplication(argc, argv)
                                                    : new QCoreApplication(argc, argv));
}

const Renderer *renderer()
{
    return loaded;
}

QString rendererMissing()
{
    return QCoreApplication::translate(
        "balcao::cli::DossierCommand",
        "The part of Balcão that draws pages is missing (lib/balcao/render.so). Install Balcão again.");
}

} // namespace balcao::cli
