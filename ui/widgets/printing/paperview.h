// SPDX-License-Identifier: MIT
#pragma once

#include "core/printing/bitmap.h"
#include "ui/widgets/style/painting.h"

namespace balcao
{

/** The picture of a slip as the printer gets it, white in every theme, as large as it has room. */
class PaperView : public QWidget
{
    Q_OBJECT

public:
    explicit PaperView(QWidget *parent = nullptr);

    /** @p text: for screen readers. No paper is shown for an empty picture. */
    void setPaper(const print::Bitmap &picture, const QString &text);
    [[nodiscard]] QSize sizeHint() const override { return {475, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    print::Bitmap m_picture;
};

} // namespace balcao
