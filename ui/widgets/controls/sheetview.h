// SPDX-License-Identifier: MIT
#pragma once

#include "ui/sheet/sheet.h"

#include <QWidget>

namespace balcao
{

/** Pages of paper below each other, as large as they are (96 dots an inch), smaller where there is no room: white in every theme. */
class SheetView : public QWidget
{
    Q_OBJECT

public:
    SheetView();

    /** A screen reader is told @p name, and what stands on the pages. */
    void setDocument(const sheet::Document &document, const QString &name);

    /** Around the pages. */
    static constexpr int edge = 17;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { measure(); }

private:
    void measure();
    /** Of a page, in pixels of the widget. */
    [[nodiscard]] QSize pageSize() const;

    sheet::Document m_document;
};

} // namespace balcao
