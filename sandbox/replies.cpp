// SPDX-License-Identifier: MIT
#include "sandbox/replies.h"

#include "sandbox/decimalamount.h"
#include "sandbox/jsonwriter.h"
#include "ui/qr/qrimage.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

namespace
{

std::string timeText(qint64 milliseconds, TimeForm form)
{
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(milliseconds).toUTC();
    switch (form) {
    case TimeForm::Iso:
        return utc.toString(Qt::ISODateWithMs).toStdString();
    case TimeForm::Impossible:
        return u"%1-13-45T25:61:61.000Z"_s.arg(utc.date().year(), 4, 10, QChar(u'0')).toStdString();
    case TimeForm::NoZone: {
        constexpr int brasilia = -3 * 60 * 60;
        return utc.toOffsetFromUtc(brasilia).toString(u"yyyy-MM-dd'T'HH:mm:ss.zzz"_s).toStdString();
    }
    }
    Q_UNREACHABLE();
}

void addImage(JsonObjectWriter &writer, const Charge &charge, ImageForm form, std::string_view origin)
{
    constexpr std::string_view key = "pix_qr_code_image";
    switch (form) {
    case ImageForm::AsInterface:
    case ImageForm::None:
        return;
    case ImageForm::DataUri:
        writer.addText(key,
                       "data:image/png;base64," + QByteArray::fromStdString(qrPng(charge)).toBase64().toStdString());
        return;
    case ImageForm::Base64:
        writer.addText(key, QByteArray::fromStdString(qrPng(charge)).toBase64().toStdString());
        return;
    case ImageForm::Url:
        writer.addText(key, std::string(origin) + "/sandbox/charges/" + charge.txid + "/qr.png");
        return;
    }
}

void addExpiry(JsonObjectWriter &writer, const std::string &time, ExpiryKey key, Operation operation)
{
    const bool asInCreate = key == ExpiryKey::AsInterface && operation == Operation::Create;
    const bool asInUpdate = key == ExpiryKey::AsInterface && operation == Operation::Update;
    if (asInCreate || key == ExpiryKey::ExpiredAt || key == ExpiryKey::Both) {
        writer.addText("expired_at", time);
    }
    if (asInUpdate || key == ExpiryKey::ExpiresAt || key == ExpiryKey::Both) {
        writer.addText("expires_at", time);
    }
}

} // namespace

std::string customerJson(const Customer &customer)
{
    return JsonObjectWriter()
        .addText("name", customer.name)
        .addText("phone", customer.phone)
        .addText("email", customer.email)
        .addText("tax_id", customer.taxId)
        .text();
}

Reply chargeReply(const Charge &charge, Operation operation, const Quirks &quirks, std::string_view origin)
{
    ImageForm image = quirks.image;
    if (image == ImageForm::AsInterface && operation == Operation::Update) {
        image = ImageForm::DataUri;
    }
    const std::string amount = amountToken(charge.centavos, quirks.unit);

    JsonObjectWriter object;
    object.addText("txid", charge.txid);
    object.addJson("amount", quirks.amount == AmountForm::Text ? quotedJson(amount) : amount);
    object.addText("status", statusText(charge.status));
    object.addText("method", "PIX");
    object.addText("pix_copia_e_cola", charge.code);
    addImage(object, charge, image, origin);
    object.addJson(quirks.customer == CustomerKey::Constumer ? "constumer" : "customer", customerJson(charge.customer));
    object.addText("created_at", timeText(charge.createdAt, quirks.time));
    object.addText("updated_at", timeText(charge.updatedAt, quirks.time));
    addExpiry(object, timeText(charge.expiresAt, quirks.time), quirks.expiry, operation);

    Reply reply;
    if (quirks.envelope == Envelope::Data) {
        reply.body = JsonObjectWriter().addJson("data", object.text()).addJson("error", "null").text();
        return reply;
    }
    if (operation == Operation::Create) {
        object.addJson("error", "null");
    }
    reply.body = object.text();
    return reply;
}

Reply errorReply(int status, std::string_view code, std::string_view message)
{
    const std::string error = JsonObjectWriter().addText("code", code).addText("message", message).text();
    Reply reply;
    reply.status = status;
    reply.body = JsonObjectWriter().addJson("error", error).text();
    return reply;
}

Reply fieldErrorsReply(const FieldErrors &errors)
{
    std::string list;
    for (const FieldError &error : errors) {
        list += list.empty() ? "[" : ",";
        list += JsonObjectWriter().addText("field", error.field).addText("message", error.message).text();
    }
    const std::string error = JsonObjectWriter()
                                  .addText("code", "invalid_fields")
                                  .addText("message", "Há campos que não são válidos.")
                                  .addJson("errors", list + ']')
                                  .text();
    Reply reply;
    reply.status = 422;
    reply.body = JsonObjectWriter().addJson("error", error).text();
    return reply;
}

std::string qrPng(const Charge &charge)
{
    constexpr int pixelsPerModule = 6;
    const auto matrix = QrMatrix::encode(charge.code);
    return matrix ? toPng(drawQr(*matrix, pixelsPerModule)).toStdString() : std::string();
}

std::string chargeSummary(const Charge &charge)
{
    return JsonObjectWriter()
        .addText("txid", charge.txid)
        .addJson("amount_centavos", std::to_string(charge.centavos))
        .addText("status", statusText(charge.status))
        .addText("pix_copia_e_cola", charge.code)
        .addText("created_at", timeText(charge.createdAt, TimeForm::Iso))
        .addText("updated_at", timeText(charge.updatedAt, TimeForm::Iso))
        .addText("expires_at", timeText(charge.expiresAt, TimeForm::Iso))
        .text();
}

} // namespace balcao::sandbox
