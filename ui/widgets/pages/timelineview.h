// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/timeline.h"
#include "ui/widgets/style/painting.h"

#include <QWidget>

namespace balcao
{

/** A history from top to bottom, newest first: a sign, the time, what happened, who, and what was changed into what. */
class TimelineView : public QWidget
{
    Q_OBJECT

public:
    void setEntries(const QList<TimelineEntry> &entries);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { measure(); }

private:
    /** Paints the entry at @p top, or only measures it without a canvas; the height either way. */
    [[nodiscard]] int layEntry(Canvas *canvas, const TimelineEntry &entry, int top) const;
    [[nodiscard]] int layTitle(Canvas *canvas, const TimelineEntry &entry, int top) const;
    [[nodiscard]] int layText(Canvas *canvas, const QString &text, const QFont &font, Shades ink, int top) const;
    [[nodiscard]] int layChange(Canvas *canvas, const TimelineEntry::Change &change, int top) const;
    void measure();

    QList<TimelineEntry> m_entries;
};

} // namespace balcao
