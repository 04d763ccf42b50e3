// SPDX-License-Identifier: MIT
#include "app/till/pepper.h"

#include "core/credentials/keystore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

bool takesPepper(const Operators &operators)
{
    const QList<Operator> all = operators.all();
    return std::any_of(all.begin(), all.end(), [&operators](const Operator &one) {
        const auto secret = PinSecret::parse(operators.secretOf(one.id));
        return !one.isDisabled && secret && !secret->isOf({});
    });
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
        KeyStoreJob *const job = KeyStoreJob::read(u"operators"_s);
        QObject::connect(job, &KeyStoreJob::finished, &staff, [&staff, job] {
            if (!job->error())
                staff.setPepper(QByteArray::fromHex(job->key()));
        });
    });
}

} // namespace balcao
