// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"
#include "core/brcode/tlv.h"

#include <QList>
#include <QStringView>

#include <utility>

namespace balcao
{

/** A code cut into its objects and its templates cut again: well-formed as EMV wants it, not yet looked at as Pix.
 *
 *  Holds views: the text must outlive it.
 */
class BrCodeStructure
{
public:
    /** The ids of the first level. */
    enum Id {
        PointOfInitiation = 1,
        FirstAccount = 26,
        LastAccount = 51,
        Mcc = 52,
        Currency = 53,
        Amount = 54,
        Tip = 55,
        FixedFee = 56,
        PercentageFee = 57,
        Country = 58,
        MerchantName = 59,
        MerchantCity = 60,
        PostalCode = 61,
        AdditionalData = 62,
        Crc = 63,
        Language = 64,
        FirstUnreserved = 80
    };
    /** The ids inside AdditionalData. */
    enum AdditionalId { Txid = 5, FirstPaymentSystem = 50 };
    /** The id with which accounts, unreserved templates and those of payment systems begin. */
    static constexpr int gui = 0;

    /** Fails at any level: cut off, id or length no number, an id twice, a template without GUI, 63 not last or not
     *  of four characters, an empty value other than city, additional data, txid and the whole of an unreserved template. */
    [[nodiscard]] static Expected<BrCodeStructure, BrCodeFinding> cut(QStringView text, LengthUnit unit);

    [[nodiscard]] QStringView value(int id) const noexcept { return m_top.value(id); }
    /** Accounts (26 to 51), 62, 64 and the unreserved templates (80 to 99) in the order of the code. */
    [[nodiscard]] const QList<std::pair<int, TlvObjects>> &templates() const noexcept { return m_templates; }
    /** A null view when the code has none. */
    [[nodiscard]] QStringView txid() const noexcept;
    /** An unreserved template with an empty identifier and nothing else stands in the code; not among templates(). */
    [[nodiscard]] bool hasEmptyTemplate() const noexcept { return m_hasEmptyTemplate; }

    [[nodiscard]] static constexpr bool isAccount(int id) noexcept { return id >= FirstAccount && id <= LastAccount; }

    bool operator==(const BrCodeStructure &) const = default;

private:
    TlvObjects m_top;
    QList<std::pair<int, TlvObjects>> m_templates;
    bool m_hasEmptyTemplate = false;
};

} // namespace balcao
