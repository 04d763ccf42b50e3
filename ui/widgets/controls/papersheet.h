// SPDX-License-Identifier: MIT
#pragma once

#include "core/print/paper.h"
#include "core/print/printerprofile.h"

#include <QList>
#include <QString>

class QPainter;

namespace balcao
{

struct PaperSheets;

/** Paper as a receipt printer prints it, drawn: on a screen, or on a page. Lengths in its dots, of which 203 are an inch. */
class PaperSheet
{
public:
    static constexpr int dotsPerInch = 203;

    PaperSheet(const print::Paper &paper, const print::PrinterProfile &profile);

    [[nodiscard]] int width() const { return m_profile.width; }
    [[nodiscard]] int height() const;
    /** From the painter's origin, a unit a dot, black. Of any thread. */
    void paint(QPainter &painter) const;
    /** Its rows, for screen readers. */
    [[nodiscard]] QString text() const;

private:
    print::PrinterProfile m_profile;
    QList<print::Part> m_parts;
};

/** By PaperSheet. */
[[nodiscard]] PaperSheets paperSheets();

} // namespace balcao
