// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

namespace balcao
{

enum class PixKeyForm {
    /** As the directory of keys (DICT) keeps it, in any case of letters. */
    Registered,
    /** Another way of writing one: a CPF, CNPJ or phone with punctuation, a phone without "+55", a random key without dashes. */
    Unusual,
    /** No kind of key looks like it. */
    None
};

/** Whether @p key can be one: a CPF or CNPJ, "+5511987654321", an e-mail address, a random key (UUID). Check digits are not looked at:
 *  the bank looks the key up. */
[[nodiscard]] PixKeyForm formOfKey(QStringView key);

} // namespace balcao
