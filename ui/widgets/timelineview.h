// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/timeline.h"
#include "ui/widgets/theme.h"

#include <QWidget>

class QPainter;

namespace balcao
{

/** A history from top to bottom, newest first: a sign, the time, what happened, who, and what was changed into what. */
class TimelineView : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineView(QWidget *parent = nullptr);

    void setEntries(const QList<TimelineEntry> &entries);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /** Paints the entry at @p top, or only measures it without a painter; the height either way. */
    [[nodiscard]] int layEntry(QPainter *painter, const TimelineEntry &entry, int top) const;
    [[nodiscard]] int layTitle(QPainter *painter, const TimelineEntry &entry, int top) const;
    [[nodiscard]] int layText(QPainter *painter, const QString &text, const QFont &font, Shades ink, int top) const;
    [[nodiscard]] int layChange(QPainter *painter, const TimelineEntry::Change &change, int top) const;
    void paintSign(QPainter &painter, const TimelineEntry &entry, int top) const;
    void measure();

    QList<TimelineEntry> m_entries;
};

} // namespace balcao
