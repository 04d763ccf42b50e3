// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/customer.h"
#include "core/values/money.h"

#include <QByteArray>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QTest>

/** What the tests of the provider send and receive. */
namespace samples
{

inline balcao::Customer customer()
{
    return {.name = balcao::PersonName::parse(u"Maria da Silva").value(),
            .phone = balcao::PhoneNumber::parse(u"11987654321").value(),
            .email = balcao::EmailAddress::parse(u"maria@example.com").value(),
            .taxId = balcao::TaxId::parse(u"52998224725").value()};
}

inline QString txid()
{
    return QStringLiteral("7978c0c97ea847e78e8849634473c1f1");
}

inline balcao::Money amount()
{
    return balcao::Money::fromCentavos(2575).value();
}

/** A dynamic code without an amount. */
inline QByteArray code()
{
    return "00020101021226910014br.gov.bcb.pix2569api.developer.btgpactual.com/v1/p/v2/"
           "0123456789abcdef0123456789abcdef5204000053039865802BR5925EMPRESA EXEMPLO LIMITADA.6012SAO PAULO SP"
           "62070503***6304893D";
}

/** A valid answer to a charge of 25.75. */
inline QByteArray chargeBody(const QByteArray &id = txid().toLatin1())
{
    return "{\"txid\":\"" + id + R"(","amount":25.75,"status":"Aguardando","method":"PIX","pix_copia_e_cola":")" +
           code() + R"(","constumer":{"name":"Maria da Silva","phone":"(11) 98765-4321","email":"maria@example.com",)" +
           R"("tax_id":"529.982.247-25"},"created_at":"2026-11-20T14:59:58.123Z","updated_at":"2026-11-20T14:59:58.123Z",)" +
           R"("expired_at":"2126-11-21T14:59:58.123Z","error":null})";
}

/** One row a vector of tests/data/@p name, of @p mode when one is given; a file without rows ends the program. */
inline void addVectorRows(QLatin1StringView name, QLatin1StringView mode = {})
{
    QTest::addColumn<QJsonObject>("item");
    QFile file(QStringLiteral(BALCAO_TEST_DATA) + u'/' + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot open %s", qPrintable(file.fileName()));
    bool isEmpty = true;
    for (const QJsonValue value : QJsonDocument::fromJson(file.readAll()).array()) {
        const QJsonObject item = value.toObject();
        if (!mode.isEmpty() && item[QStringLiteral("mode")].toString() != mode)
            continue;
        isEmpty = false;
        const QString row = item[QStringLiteral("id")].toString() + u' ' + item[QStringLiteral("note")].toString();
        QTest::newRow(qPrintable(row)) << item;
    }
    if (isEmpty)
        qFatal("no vectors in %s", qPrintable(file.fileName()));
}

} // namespace samples
