// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/charge.h"

#include <QLockFile>
#include <QString>

#include <memory>
#include <variant>
#include <vector>

namespace balcao::sandbox
{

/** The charges on disk, one JSON file that is replaced as a whole (never half-written) and readable by its owner only.
 *
 *  A file that cannot be understood in full is refused and left as it is. While this object lives, no second
 *  provider can open the same file.
 */
class StateFile
{
public:
    explicit StateFile(QString path);

    /** The charges found, in the order of creation; none when the file does not exist. The text says what is wrong. */
    [[nodiscard]] std::variant<std::vector<Charge>, QString> open();

    /** False when the disk did not take it; the former contents are then untouched. */
    [[nodiscard]] bool save(const std::vector<Charge> &charges) const;

private:
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace balcao::sandbox
