// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

#include <utility>

namespace balcao
{

enum class TxidError { Empty, TooLong, Charset };

/** The provider's name of a charge: 1 to 255 characters, none of them a control character, and nothing that the ledger
 *  could not give back (isExactText()). What it looks
 *  like is the provider's business: case, blanks and marks inside are kept, and compared, as they came. Blanks and invisible marks
 *  around it come from copying and are no part of it. Default-constructed: none; parse() never makes that one.
 */
class Txid
{
public:
    Txid() = default;
    [[nodiscard]] static Expected<Txid, TxidError> parse(QStringView text);

    [[nodiscard]] const QString &text() const noexcept { return m_text; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_text.isEmpty(); }

    bool operator==(const Txid &) const = default;

private:
    explicit Txid(QString text)
        : m_text(std::move(text))
    {
    }

    QString m_text;
};

/** A till's name: 1 to 32 letters, digits, dashes, dots or low lines; not trimmed. */
[[nodiscard]] bool isCounterName(const QString &text);

/** Two capital letters: "RS". */
[[nodiscard]] bool isStateOfBrazil(const QString &text);

/** The central bank's name of a payment by Pix, of 32 characters: E, eight digits or letters of the payer's bank, year to minute in UTC, and eleven
 *  letters or digits. Not trimmed.
 */
[[nodiscard]] bool isEndToEndId(const QString &text);

/** What names a payment: what is of an end-to-end id's form somewhere in @p text, without the blanks and signs in it, whatever stands around it,
 *  a label or a name; it may be misspelt, isEndToEndId() says. Else @p text, trimmed.
 */
[[nodiscard]] QString paymentReference(const QString &text);

/** UUID whose first half is the time, so that newer ones sort behind older ones. */
[[nodiscard]] QString newAttemptId();
/** "8F3A-21": enough of an attempt's id to tell it over the telephone. */
[[nodiscard]] QString shortName(const QString &attemptId);

} // namespace balcao
