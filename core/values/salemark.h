// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

namespace balcao
{

enum class SaleMarkError { TooLong };

/** By what the shop knows a sale: "Mesa 12", "Pedido 4031", "Comanda da Bia". The ledger's alone: no provider is ever told it. It may hold
 *  a name, so it is personal.
 *
 *  Any characters. Blanks are trimmed and collapsed, line breaks are blanks, control characters and marks of direction are dropped. What is
 *  too long is refused, never cut. Empty: the sale has none.
 */
class SaleMark
{
public:
    /** Counted as a person sees them: an accent belongs to its letter, and a picture is one however it is put together. */
    static constexpr qsizetype maxLength = 40;

    SaleMark() = default;
    /** What people type and paste. */
    [[nodiscard]] static Expected<SaleMark, SaleMarkError> parse(QStringView text);

    [[nodiscard]] const QString &text() const noexcept { return m_text; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_text.isEmpty(); }

    bool operator==(const SaleMark &) const = default;

private:
    explicit SaleMark(QString text)
        : m_text(std::move(text))
    {
    }

    QString m_text;
};

} // namespace balcao
