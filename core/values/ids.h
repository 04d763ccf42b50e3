// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QHashFunctions>
#include <QString>
#include <QStringView>

#include <functional>
#include <optional>
#include <utility>

namespace balcao
{

enum class TxidError { Empty, TooLong, Charset };

namespace id
{

/** @p Kind has a static parse() that gives the text to be kept, as an Expected or an optional. Ids of two kinds cannot be compared
 *  or stand for each other. Default-constructed: none; parse() never makes that one.
 */
template <class Kind>
class Id
{
public:
    Id() = default;
    [[nodiscard]] static auto parse(QStringView text)
    {
        auto kept = Kind::parse(text);
        if constexpr (requires { kept.error(); }) {
            using Result = Expected<Id, std::decay_t<decltype(kept.error())>>;
            return kept ? Result(Id(*std::move(kept))) : Result(tl::unexpect, kept.error());
        } else {
            return kept ? std::optional(Id(*std::move(kept))) : std::nullopt;
        }
    }

    [[nodiscard]] const QString &text() const noexcept { return m_text; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_text.isEmpty(); }

    bool operator==(const Id &) const = default;
    friend std::size_t qHash(const Id &id, std::size_t seed = 0) noexcept { return ::qHash(id.m_text, seed); }

private:
    explicit Id(QString text)
        : m_text(std::move(text))
    {
    }

    QString m_text;
};

struct TxidKind {
    [[nodiscard]] static Expected<QString, TxidError> parse(QStringView text);
};
struct AttemptKind {
    [[nodiscard]] static std::optional<QString> parse(QStringView text);
};
struct SaleKind {
    [[nodiscard]] static std::optional<QString> parse(QStringView text);
};
struct CounterKind {
    [[nodiscard]] static std::optional<QString> parse(QStringView text);
};

} // namespace id

/** The provider's name of a charge: 1 to 255 characters, none of them a control character or half a surrogate pair. What it looks
 *  like is the provider's business: case, blanks and marks inside are kept, and compared, as they came. Blanks and invisible marks
 *  around it come from copying and are no part of it.
 */
using Txid = id::Id<id::TxidKind>;

/** One press of the button; made by newAttemptId(). Of older ledgers any text of 1 to 64 printable characters, kept as it is. */
using AttemptId = id::Id<id::AttemptKind>;

/** What the attempts that replace each other belong to; the same texts as an AttemptId. */
using SaleId = id::Id<id::SaleKind>;

/** A till's name: 1 to 32 letters, digits, dashes, dots or low lines; not trimmed. */
using CounterName = id::Id<id::CounterKind>;

} // namespace balcao

template <class Kind>
struct std::hash<balcao::id::Id<Kind>> {
    std::size_t operator()(const balcao::id::Id<Kind> &id) const noexcept { return qHash(id); }
};
