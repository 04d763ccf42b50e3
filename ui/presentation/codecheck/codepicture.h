// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

/** Why a picture gave no code. */
enum class PictureProblem {
    /** It cannot be read, or is no usual file. */
    NoFile,
    TooLarge,
    /** Not PNG, JPEG, BMP, GIF or WebP, or damaged. */
    NotAPicture,
    /** None that can be read. */
    NoCode,
    /** This computer's program was built without a reader. */
    NoReader
};

/** What happened, and what to do: a whole sentence. */
[[nodiscard]] QString describe(PictureProblem problem);

} // namespace balcao
