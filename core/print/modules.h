// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace balcao::print
{

/** The modules of a square code, made by whoever can (ui/qr); without its quiet zone. */
struct Modules {
    /** White that belongs around it, in modules. */
    static constexpr int quietZone = 4;

    int side = 0;
    /** side × side, a byte each, rows from the top; 1 is dark. */
    QByteArray dark;

    /** False outside. */
    [[nodiscard]] bool isDark(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < side && y < side && dark.at(qsizetype(y) * side + x) != 0;
    }
    bool operator==(const Modules &) const = default;
};

/** @p matrix has size() and isDark(x, y). */
template <class Matrix>
[[nodiscard]] Modules modulesOf(const Matrix &matrix)
{
    Modules modules{.side = matrix.size(), .dark = {}};
    for (int y = 0; y < modules.side; ++y) {
        for (int x = 0; x < modules.side; ++x)
            modules.dark += matrix.isDark(x, y) ? '\1' : '\0';
    }
    return modules;
}

} // namespace balcao::print
