// SPDX-License-Identifier: MIT
#include "app/common/version.h"

#include <QLatin1StringView>

using namespace Qt::StringLiterals;

namespace balcao
{

QString versionText(const QString &program, const QStringList &libraries)
{
    QStringList parts{u"commit "_s + QStringLiteral(BALCAO_COMMIT), u"Qt "_s + QLatin1StringView(qVersion())};
    parts += libraries;
    parts.append(QStringLiteral(BALCAO_COMPILER));
    return program + u' ' + QStringLiteral(BALCAO_VERSION) + u'\n' + parts.join(u", "_s) + u'\n';
}

} // namespace balcao
