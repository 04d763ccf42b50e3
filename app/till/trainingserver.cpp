// SPDX-License-Identifier: MIT
#include "app/till/trainingserver.h"

#include <QCoreApplication>
#include <QLibrary>

using namespace Qt::StringLiterals;

namespace balcao
{

Expected<std::unique_ptr<sandbox::SandboxServer>, QString> makeTrainingServer(sandbox::SandboxOptions options)
{
#ifdef Q_OS_WIN
    return std::make_unique<sandbox::SandboxServer>(std::move(options));
#else
    QLibrary library(QCoreApplication::applicationDirPath() + u"/../lib/balcao/training.so"_s);
    using Make = sandbox::SandboxServer *(sandbox::SandboxOptions *);
    auto *const make = reinterpret_cast<Make *>(library.resolve("balcaoTrainingServer"));
    if (!make)
        return Unexpected<QString>(library.errorString());
    return std::unique_ptr<sandbox::SandboxServer>(make(&options));
#endif
}

} // namespace balcao
