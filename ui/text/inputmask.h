// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

/** Punctuation while typing, for a line edit that keeps no mask of its own (QLineEdit's masks take "¹" for a digit and
 *  cut a pasted CNPJ without a word). Pure: give in what the edit holds after a change, put back what comes out.
 *
 *  A text that its parse() takes is shown as the number that parse() made of it, so what stands on the screen is what is
 *  saved. Of others digits and letters are never dropped, and nothing is made valid: a number that is too long, has a letter where
 *  none belongs or may be two stays on the screen, and its parse() refuses it. While a number is incomplete, punctuation,
 *  blanks, emoji and other signs are dropped.
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
 *  Letters become upper case. More than fourteen digits stay without punctuation; with letters the text stays as it is. */
[[nodiscard]] Masked maskTaxId(QStringView raw, int caret);

/** "(11) 98765-4321" or "(11) 3333-4444". A text that is no number yet stays as it is when it has a letter, a "+", or more than
 *  eleven digits. */
[[nodiscard]] Masked maskPhone(QStringView raw, int caret);

/** Backspace without a selection: takes away the digit or letter before the caret, also when punctuation is between. */
[[nodiscard]] Masked backspace(QStringView text, int caret, Mask mask);
/** Delete without a selection: the digit or letter behind the caret, also when punctuation is between. */
[[nodiscard]] Masked deleteForward(QStringView text, int caret, Mask mask);

} // namespace balcao::inputmask
