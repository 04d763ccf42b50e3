// SPDX-License-Identifier: MIT
#include "app/till/pepper.h"

#include "core/credentials/keystore.h"
#include "core/signin/staff.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

bool takesPepper(const Operators &operators)
{
    const QList<Operator> all = operators.all();
    const QList<Operators::Badge> badges = operators.badges();
    const auto takes = [](const QString &text) {
        const auto secret = PinSecret::parse(text);
        return secret && !secret->isOf({});
    };
    return std::any_of(all.begin(), all.end(),
                       [&](const Operator &one) { return takes(operators.secretOf(one.id)); }) ||
           std::any_of(badges.begin(), badges.end(), [&](const Operators::Badge &one) { return takes(one.secret); });
}

} // namespace

void takePepper(Staff &staff)
{
    auto *once = new QObject(&staff);
    QObject::connect(&staff, &Staff::changed, once, [&staff, once] {
        if (!takesPepper(staff.operators()))
            return;
        once->deleteLater();
        QObject::disconnect(&staff, nullptr, once, nullptr);
        keystore::read(u"operators"_s)->whenFinished(&staff, [&staff](const KeyReply::Result &pepper) {
            if (pepper)
                staff.setPepper(QByteArray::fromHex(*pepper));
        });
    });
}

} // namespace balcao
