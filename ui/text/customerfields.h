// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/customer.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace balcao
{

/** The four fields that the provider requires, in the order of the form. */
enum class CustomerField { TaxId, Name, Phone, Email };
inline constexpr std::array customerFields{CustomerField::TaxId, CustomerField::Name, CustomerField::Phone,
                                           CustomerField::Email};
[[nodiscard]] constexpr std::size_t indexOf(CustomerField field)
{
    return static_cast<std::size_t>(field);
}

/** What is typed into the four fields, by customerFields. */
using CustomerTexts = std::array<QString, customerFields.size()>;

/** One labelled value, ready to show. */
struct LabelledText {
    QString label;
    QString text;

    bool operator==(const LabelledText &) const = default;
};

/** What stands beside a field. */
struct FieldView {
    enum class State { Untouched, Ok, Error };

    State state = State::Untouched;
    /** A hint, "Valid CPF", or what is wrong and how to mend it. */
    QString message;

    [[nodiscard]] bool isError() const { return state == State::Error; }
    bool operator==(const FieldView &) const = default;
};

/** "CPF or CNPJ", "Full name", "Mobile", "E-mail". */
[[nodiscard]] QString labelOf(CustomerField field);
/** "Order": how the sale's mark is called. */
[[nodiscard]] QString markLabel();
/** Ok or Error: what is to be said of @p text as the whole content of @p field. */
[[nodiscard]] FieldView judged(CustomerField field, const QString &text);
/** The question about a valid name with a CPF, CNPJ, phone or e-mail address in it; empty: none. */
[[nodiscard]] QString questionAbout(const QString &name);

/** Asks once about such a name: the same press again keeps it. */
class NameQuestion
{
public:
    /** questionAbout() @p name; empty also where that name is kept. */
    [[nodiscard]] QString about(const QString &name) const { return name == m_kept ? QString() : questionAbout(name); }
    /** Send or save was pressed with @p name. True: the question is asked first; the second press with this name keeps it. */
    [[nodiscard]] bool mustAsk(const QString &name);
    void keep(const QString &name) { m_kept = name; }

private:
    /** The name that the press before asked about. */
    QString m_asked;
    QString m_kept;
};

/** @p texts after @p cells, those of a copied row or block, came into @p field. Each is where it is valid; a name is taken from them only
 *  beside a CPF, CNPJ, phone or e-mail address. Where none is one of these, the first cell is in @p field. Headings ("Nome",
 *  "CPF:") are skipped.
 */
[[nodiscard]] CustomerTexts distributeCells(CustomerField field, QStringList cells, CustomerTexts texts);
/** All four fields, or nothing when any of them is not valid. */
[[nodiscard]] std::optional<Customer> readCustomer(const CustomerTexts &texts);
[[nodiscard]] CustomerTexts textsOf(const Customer &customer);
/** Name, CPF or CNPJ, mobile, e-mail: the order in which a charge shows them. */
[[nodiscard]] QList<LabelledText> labelled(const Customer &customer);

} // namespace balcao
