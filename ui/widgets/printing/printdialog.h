// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/printing/paperpresenter.h"
#include "ui/presentation/printing/printview.h"
#include "ui/widgets/controls/overlaydialog.h"

#include <QStringList>
#include <QTimer>

#include <optional>

namespace balcao
{

class Banner;
class CheckBox;
class FilterButton;
class PaperView;
class ScrollArea;
class Segments;

/** A charge as it will be on paper (16): where it goes, and what stands on it. Nothing that is chosen here stays. */
class PrintDialog : public OverlayDialog
{
    Q_OBJECT

public:
    /** @p attempt is a record of the service; @p paper outlives the dialog. */
    PrintDialog(PaperPresenter &paper, const QString &attempt, QWidget *window);

protected:
    [[nodiscard]] int wantedHeight() const override;
    void setSpare(int spare) override;
    [[nodiscard]] int sparePitch() const override { return 24; }

private:
    [[nodiscard]] QWidget *makeOptions();
    [[nodiscard]] QLayout *makeFoot();
    void choosePrinter();
    void choosePaper(qsizetype number);
    /** After a person's choice: the end of a save is over, too. */
    void refresh();
    /** After news: a save's end stays on the screen. */
    void follow();
    /** A code that may not be shown any more is not left in the preview. */
    void closeWhenOver();
    void print();
    void saveAsPdf();

    PaperPresenter &m_paper;
    QString m_attempt;
    /** As they hold, but for what is chosen here. */
    Settings m_wanted;
    QStringList m_printers;
    PaperView *m_view;
    Label *m_title;
    Label *m_subtitle;
    FilterButton *m_printer;
    Segments *m_papers;
    Segments *m_copies;
    Segments *m_sizes = nullptr;
    CheckBox *m_customer;
    CheckBox *m_txid;
    CheckBox *m_code;
    Banner *m_note;
    ScrollArea *m_body;
    QBoxLayout *m_head;
    Button *m_pdf;
    Button *m_print;
    QTimer m_deadline;
    /** The end of the newest save, until something else is chosen. */
    std::optional<PrintReply::Result> m_saved;
};

} // namespace balcao
