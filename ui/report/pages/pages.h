// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <memory>

class QPainter;
class QTextDocument;

namespace balcao::report
{

struct Report;

/** A report on A4 pages, as they are shown, printed and saved: 96 pixels are an inch.
 *
 *  Detail columns are left out. A QR code that does not read back is not drawn. Needs a QGuiApplication; belongs to the thread that made
 *  it, which may be any.
 */
class Pages
{
public:
    static constexpr QSize size{794, 1123};

    explicit Pages(const Report &report);
    ~Pages();
    Q_DISABLE_COPY_MOVE(Pages)

    /** At least 1. */
    [[nodiscard]] int count() const;
    /** Draws a page, counted from 0, from the painter's origin. */
    void draw(QPainter &painter, int page) const;
    /** The text of all pages, without their footers. */
    [[nodiscard]] QString text() const;

private:
    QString m_warning;
    QString m_footer;
    std::unique_ptr<QTextDocument> m_document;
};

struct Pdf {
    QByteArray bytes;
    int pages = 0;
};

/** Any thread. */
[[nodiscard]] Pdf toPdf(const Report &report);

} // namespace balcao::report
