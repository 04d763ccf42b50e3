// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace balcao::sandbox
{

enum class AmountForm { Number, Text };
enum class CustomerKey { Constumer, Customer };
/** AsInterface: expired_at in create, expires_at in update. */
enum class ExpiryKey { AsInterface, ExpiredAt, ExpiresAt, Both };
/** AsInterface: no image in create, a data URI in update. */
enum class ImageForm { AsInterface, None, DataUri, Base64, Url };
enum class TimeForm { Iso, Impossible, NoZone };
enum class Unit { Reais, Centavos };
enum class Envelope { None, Data };
enum class UpdateSource { Body, Query };

/** Ways to misbehave on purpose, for trying a client. Each one takes hold after a valid request was carried out in
 *  full: the charge exists, or is changed, whatever the client gets to see. Refused requests are answered as ever.
 */
enum class Fault {
    None,
    /** Never answers: the connection stays open until the client leaves or the sandbox stops. */
    Hang,
    /** Breaks the connection (TCP reset) instead of answering. */
    Reset,
    /** Answers 500. */
    Status500,
    /** Answers with an amount that is one centavo off. */
    WrongAmount,
    /** Answers with a copy-and-paste code whose CRC does not match. */
    BadCrc,
    /** Answers with a copy-and-paste code that names another merchant. */
    OtherReceiver,
    /** Refuses every create with 422, naming the e-mail; the only one that takes hold before the request is carried out. */
    RefuseEmail,
};

/** How this provider reads the places where the interface can be read in more than one way.
 *
 *  A default-made value follows the samples of the interface. A quirk that is set holds for both operations;
 *  the two AsInterface values cannot be asked for by name, they are what holds while nothing was asked.
 */
struct Quirks {
    AmountForm amount = AmountForm::Number;
    CustomerKey customer = CustomerKey::Constumer;
    ExpiryKey expiry = ExpiryKey::AsInterface;
    ImageForm image = ImageForm::AsInterface;
    TimeForm time = TimeForm::Iso;
    Unit unit = Unit::Reais;
    Envelope envelope = Envelope::None;
    UpdateSource update = UpdateSource::Body;
    Fault fault = Fault::None;

    /** These quirks with one more, given as NAME=VALUE. Empty when the name or the value is unknown. */
    [[nodiscard]] std::optional<Quirks> with(QStringView nameAndValue) const;

    /** Every NAME=VALUE|VALUE, one a line, for the help text. */
    [[nodiscard]] static QString listing();

    bool operator==(const Quirks &) const = default;
};

} // namespace balcao::sandbox
