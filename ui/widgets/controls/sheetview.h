// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>

namespace balcao
{

namespace report
{

class Pages;
struct Report;

} // namespace report

/** The A4 pages of a report below each other: in their size (96 dots an inch), or smaller where there is no room; white in every theme. */
class SheetView : public QWidget
{
    Q_OBJECT

public:
    SheetView();
    ~SheetView() override;

    /** A screen reader says the title and the text of the pages. */
    void setReport(const report::Report &report);

    /** Around the pages. */
    static constexpr int edge = 17;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { measure(); }

private:
    void measure();
    /** The size of a page, in pixels of the widget. */
    [[nodiscard]] QSize pageSize() const;

    std::unique_ptr<report::Pages> m_pages;
};

} // namespace balcao
