// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace balcao
{

enum class EmailAddressError { Empty, MissingAt, LocalPart, Domain, TooLong };

/** An e-mail address as RFC 5321 allows it without quotes, comments and address literals, in ASCII: the domain has a dot, and may
 *  end in punycode ("xn--…"). The domain is kept in lower case, the local part as written. At most 254 characters.
 */
class EmailAddress
{
public:
    /** What people type and paste: also "Maria Silva <m@x.co>", "mailto:…", "E-mail: …", in quotes, with a full stop behind. */
    [[nodiscard]] static Expected<EmailAddress, EmailAddressError> parse(QStringView text);

    [[nodiscard]] const QString &text() const noexcept { return m_text; }
    /** A better spelling when the domain looks mistyped ("gmail.con" → "…@gmail.com"). Only to be offered, never applied. */
    [[nodiscard]] std::optional<QString> suggestion() const;

    bool operator==(const EmailAddress &) const = default;

private:
    explicit EmailAddress(QString text)
        : m_text(std::move(text))
    {
    }

    QString m_text;
};

} // namespace balcao
