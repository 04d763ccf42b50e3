// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QString>
#include <QStringView>

namespace balcao
{

enum class PersonNameError { Empty, TooShort, TooLong, Charset };

/** The name of a person or a company: Unicode letters, blanks, ' - . and, for companies, digits and & / ( ) , .
 *  2 to 200 characters (the central bank's limit for devedor.nome). Blanks are trimmed and collapsed, ’ and a lone ´ or `
 *  become ', case and accents are kept.
 */
class PersonName
{
public:
    static constexpr qsizetype maxLength = 200;

    [[nodiscard]] static Expected<PersonName, PersonNameError> parse(QStringView text);

    [[nodiscard]] const QString &text() const noexcept { return m_text; }
    /** For lists: first name and the initial of the last, "Marina P."; a single name stays as it is. */
    [[nodiscard]] QString abbreviated() const;

    bool operator==(const PersonName &) const = default;

private:
    explicit PersonName(QString text)
        : m_text(std::move(text))
    {
    }

    QString m_text;
};

} // namespace balcao
