// SPDX-License-Identifier: MIT
#include "core/provider/replyforms.h"

#include "core/provider/chargereading.h"
#include "core/provider/wireamount.h"
#include "core/provider/wiretime.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Empty: it says nothing. */
QString formOfAmount(const JsonValue &value)
{
    const auto amount = readWireAmount(value, AmountUnit::Reais);
    if (value.isString())
        return amount && amount->isPtBr ? u"string_ptbr"_s : u"string"_s;
    return value.isNumber() ? u"number"_s : QString();
}

QString formOfTime(const JsonValue &value)
{
    const WireTime read = readWireTime(value);
    if (read.isInvalid)
        return u"unreadable"_s;
    if (read.isEpoch)
        return u"epoch"_s;
    if (read.hasNoZone)
        return u"no_zone"_s;
    return read.time.moment ? u"iso"_s : QString();
}

} // namespace

void noteForms(ReplyForms &forms, int httpStatus, const QByteArray &body)
{
    if (!forms.httpStatuses.contains(httpStatus))
        forms.httpStatuses.append(httpStatus);
    const auto whole = JsonValue::parse(body);
    if (!whole || !chargeObjectIn(*whole).find("txid"_L1).value)
        return;
    const JsonValue &charge = chargeObjectIn(*whole);
    const auto first = [&charge](std::initializer_list<QLatin1StringView> names, auto formOf) {
        for (const QLatin1StringView name : names) {
            const JsonValue *const value = charge.find(name).value;
            if (QString form = value ? formOf(*value) : QString(); !form.isEmpty())
                return form;
        }
        return u"none"_s;
    };
    forms.amount = first({"amount"_L1}, formOfAmount);
    forms.time = first({"expires_at"_L1, "expired_at"_L1, "updated_at"_L1, "created_at"_L1}, formOfTime);
    const JsonValue *const image = charge.find("pix_qr_code_image"_L1).value;
    forms.hasImage = forms.hasImage || (image && image->isString() && !image->text().isEmpty());
}

} // namespace balcao
