// SPDX-License-Identifier: MIT
#pragma once

namespace balcao::sandbox
{

struct Charge;
struct Reply;

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
    /** Refuses every create with 422, naming the e-mail; the only one that takes hold before the request is carried out. */
    RefuseEmail,
};

/** The charge as this fault tells it. */
[[nodiscard]] Charge distorted(Charge charge, Fault fault);

/** The reply as this fault sends it. */
[[nodiscard]] Reply distorted(Reply reply, Fault fault);

} // namespace balcao::sandbox
