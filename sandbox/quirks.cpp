// SPDX-License-Identifier: MIT
#include "sandbox/quirks.h"

#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

namespace
{

struct Choice {
    QLatin1StringView name;
    QLatin1StringView value;
    void (*set)(Quirks &);
};

constexpr std::array choices{
    Choice{"amount"_L1, "number"_L1, [](Quirks &q) { q.amount = AmountForm::Number; }},
    Choice{"amount"_L1, "string"_L1, [](Quirks &q) { q.amount = AmountForm::Text; }},
    Choice{"customer"_L1, "constumer"_L1, [](Quirks &q) { q.customer = CustomerKey::Constumer; }},
    Choice{"customer"_L1, "customer"_L1, [](Quirks &q) { q.customer = CustomerKey::Customer; }},
    Choice{"expiry"_L1, "expired_at"_L1, [](Quirks &q) { q.expiry = ExpiryKey::ExpiredAt; }},
    Choice{"expiry"_L1, "expires_at"_L1, [](Quirks &q) { q.expiry = ExpiryKey::ExpiresAt; }},
    Choice{"expiry"_L1, "both"_L1, [](Quirks &q) { q.expiry = ExpiryKey::Both; }},
    Choice{"image"_L1, "none"_L1, [](Quirks &q) { q.image = ImageForm::None; }},
    Choice{"image"_L1, "data-uri"_L1, [](Quirks &q) { q.image = ImageForm::DataUri; }},
    Choice{"image"_L1, "base64"_L1, [](Quirks &q) { q.image = ImageForm::Base64; }},
    Choice{"image"_L1, "url"_L1, [](Quirks &q) { q.image = ImageForm::Url; }},
    Choice{"time"_L1, "iso"_L1, [](Quirks &q) { q.time = TimeForm::Iso; }},
    Choice{"time"_L1, "impossible"_L1, [](Quirks &q) { q.time = TimeForm::Impossible; }},
    Choice{"time"_L1, "no-zone"_L1, [](Quirks &q) { q.time = TimeForm::NoZone; }},
    Choice{"unit"_L1, "reais"_L1, [](Quirks &q) { q.unit = Unit::Reais; }},
    Choice{"unit"_L1, "centavos"_L1, [](Quirks &q) { q.unit = Unit::Centavos; }},
    Choice{"envelope"_L1, "none"_L1, [](Quirks &q) { q.envelope = Envelope::None; }},
    Choice{"envelope"_L1, "data"_L1, [](Quirks &q) { q.envelope = Envelope::Data; }},
    Choice{"update"_L1, "body"_L1, [](Quirks &q) { q.update = UpdateSource::Body; }},
    Choice{"update"_L1, "query"_L1, [](Quirks &q) { q.update = UpdateSource::Query; }},
    Choice{"fault"_L1, "none"_L1, [](Quirks &q) { q.fault = Fault::None; }},
    Choice{"fault"_L1, "hang"_L1, [](Quirks &q) { q.fault = Fault::Hang; }},
    Choice{"fault"_L1, "reset"_L1, [](Quirks &q) { q.fault = Fault::Reset; }},
    Choice{"fault"_L1, "status-500"_L1, [](Quirks &q) { q.fault = Fault::Status500; }},
    Choice{"fault"_L1, "wrong-amount"_L1, [](Quirks &q) { q.fault = Fault::WrongAmount; }},
    Choice{"fault"_L1, "bad-crc"_L1, [](Quirks &q) { q.fault = Fault::BadCrc; }},
    Choice{"fault"_L1, "other-receiver"_L1, [](Quirks &q) { q.fault = Fault::OtherReceiver; }},
    Choice{"fault"_L1, "refuse-email"_L1, [](Quirks &q) { q.fault = Fault::RefuseEmail; }},
};

} // namespace

std::optional<Quirks> Quirks::with(QStringView nameAndValue) const
{
    const auto equals = nameAndValue.indexOf(u'=');
    if (equals < 0) {
        return std::nullopt;
    }
    const QStringView name = nameAndValue.first(equals);
    const QStringView value = nameAndValue.sliced(equals + 1);
    for (const Choice &choice : choices) {
        if (choice.name == name && choice.value == value) {
            Quirks changed = *this;
            choice.set(changed);
            return changed;
        }
    }
    return std::nullopt;
}

QString Quirks::listing()
{
    QString text;
    QLatin1StringView last;
    for (const Choice &choice : choices) {
        if (choice.name != last) {
            text += (text.isEmpty() ? QString() : u"\n"_s) + choice.name + u'=' + choice.value;
        } else {
            text += u'|' + choice.value;
        }
        last = choice.name;
    }
    return text;
}

} // namespace balcao::sandbox
