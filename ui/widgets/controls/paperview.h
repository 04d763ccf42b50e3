// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/papersheet.h"
#include "ui/widgets/style/painting.h"

#include <optional>

namespace balcao
{

/** Paper as it will come out, white in every theme, as large as it has room. */
class PaperView : public QWidget
{
    Q_OBJECT

public:
    explicit PaperView(QWidget *parent = nullptr);

    void setPaper(const print::Paper &paper, const print::PrinterProfile &profile);
    [[nodiscard]] QSize sizeHint() const override { return {475, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<PaperSheet> m_sheet;
};

} // namespace balcao
