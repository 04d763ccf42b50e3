// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/codecheck/codecheckview.h"
#include "ui/widgets/controls/labelledgrid.h"

#include <QImage>
#include <QMimeData>
#include <QPlainTextEdit>

namespace balcao
{

/** Where a code is pasted, typed or scanned (24). Enter is a scanner's end, never part of a code; what is no text is told apart. */
class CodeEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    static constexpr int ringSpace = 3;

    CodeEdit();

    /** Takes @p text whole, as if it had been typed into an empty box. */
    void replaceBy(const QString &text);
    /** Marks a place of the text; -1: none. A length of 0 lies between two characters. */
    void mark(qsizetype at, qsizetype length);
    /** A picture or files, from the clipboard or dropped. False: neither is there. */
    bool takePicture(const QMimeData *brought);

Q_SIGNALS:
    /** Enter. */
    void finished();
    void pictureBrought(const QImage &picture);
    void bytesBrought(const QByteArray &picture);
    void fileBrought(const QString &name);

protected:
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QRect markedRect() const;
    void colour();

    qsizetype m_markAt = -1;
    qsizetype m_markLength = 0;
};

/** Where a picture is dropped, with a dashed line around it; what does not fit is left out. */
class DropArea : public QWidget
{
    Q_OBJECT

public:
    DropArea();

    [[nodiscard]] QSize sizeHint() const override { return {400, 200}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 0}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

/** Whose the code is: a sign, a title and a sentence on a tint, over the rows. */
class VerdictHead : public QWidget
{
    Q_OBJECT

public:
    VerdictHead();

    void setView(const CodeCheckView &view);
    void setLow(bool isLow);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {320, heightForWidth(width())}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int textLeft() const { return m_isLow ? 76 : 102; }
    [[nodiscard]] QFont titleFont(int width) const;

    CodeCheckView m_view;
    bool m_isLow = false;
};

/** What stands in a code: labels at the left, values at the right, a line between two; the status is a pill. */
class VerdictRows : public LabelledValues
{
    Q_OBJECT

public:
    VerdictRows();

    void setView(const CodeCheckView &view);
    void setRowHeight(int height);

protected:
    [[nodiscard]] QRect room(qsizetype item) const override;
    [[nodiscard]] bool isCut(qsizetype item) const override;
    void measure() override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isNarrow() const { return width() < 380; }
    [[nodiscard]] int side() const { return isNarrow() ? 14 : 24; }
    [[nodiscard]] QFont labelFont(const QString &label, int width) const;

    int m_rowHeight = 46;
    std::optional<display::Status> m_status;
};

} // namespace balcao
