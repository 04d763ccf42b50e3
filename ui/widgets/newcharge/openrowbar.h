// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/newcharge/openrow.h"

#include <QWidget>

#include <array>

namespace balcao
{

class Button;
class OpenChip;

/** The row of what is open (28), between the amount and the form: as high as ever, whatever is in it. Its keys, Alt+1 to
 *  Alt+4, are the page's.
 */
class OpenRowBar : public QWidget
{
    Q_OBJECT

public:
    explicit OpenRowBar(OpenRow &row, QWidget *parent = nullptr);

    /** @p count: the width of the button at its end. */
    void setMetrics(int gap, int count);
    /** In the order of the Tab key. */
    [[nodiscard]] QList<QWidget *> stops() const;

Q_SIGNALS:
    void opened(const QString &attempt);
    void toCheckRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refresh();

    OpenRow &m_row;
    std::array<OpenChip *, static_cast<std::size_t>(OpenRow::most)> m_chips{};
    Button *m_toCheck;
};

} // namespace balcao
