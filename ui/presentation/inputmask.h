// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

/** Punctuation while typing, for a line edit that keeps no mask of its own (QLineEdit's masks take "¹" for a digit and
 *  cut a pasted CNPJ without a word). Pure: give in what the edit holds after a change, put back what comes out.
 *
 *  Digits and letters are never dropped, so that a number that is too long, or has a letter where none belongs, stays
 *  on the screen and its parse() refuses it. Punctuation, blanks, emoji and other signs are dropped.
 */
namespace balcao::inputmask
{

/** Text for a line edit and where its caret belongs: behind the same digit or letter as before. */
struct Masked {
    QString text;
    int caret = 0;

    bool operator==(const Masked &) const = default;
};

/** maskTaxId or maskPhone. */
using Mask = Masked (*)(QStringView raw, int caret);

/** "123.456.789-09" up to eleven digits; from the twelfth position or the first letter on "12.ABC.345/01DE-35".
 *  Letters become upper case. More than fourteen positions stay without punctuation. */
[[nodiscard]] Masked maskTaxId(QStringView raw, int caret);

/** "(11) 98765-4321" or "(11) 3333-4444". Country code and trunk zero are taken off where PhoneNumber takes them off, once
 *  the number is complete; digits beyond the eleventh stay at the end. A text with a letter, or with a "+" that is not a
 *  complete +55 number, stays as it is. */
[[nodiscard]] Masked maskPhone(QStringView raw, int caret);

/** Backspace without a selection: takes away the digit or letter before the caret, also when punctuation is between. */
[[nodiscard]] Masked backspace(QStringView text, int caret, Mask mask);
/** Delete without a selection: the digit or letter behind the caret, also when punctuation is between. */
[[nodiscard]] Masked deleteForward(QStringView text, int caret, Mask mask);

} // namespace balcao::inputmask
