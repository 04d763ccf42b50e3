// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/dossier/dossierpresenter.h"
#include "ui/presentation/frame/shellpresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/page.h"

namespace balcao
{

class ChargeService;
class CheckBox;
class Navigator;
class SheetView;

/** The file of a sale (25b): its pages as they will be printed, and beside them what is in it and where it goes. It lies over the page from
 *  which it was opened, and Esc leads back there.
 */
class DossierPage : public PageWidget
{
    Q_OBJECT

public:
    /** All outlive the page. */
    DossierPage(ChargeService &service, Navigator &navigator, const ShellPresenter &shell, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    void takeFocus() override { m_savePdf->isEnabled() ? m_savePdf->setFocus() : m_close->setFocus(); }

private:
    [[nodiscard]] Card *makeSide();
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void refresh();
    void save(const FileQuestion &question);

    DossierPresenter m_presenter;
    Navigator &m_navigator;
    SheetView *m_paper;
    ScrollArea *m_pages;
    Button *m_close = new Button(Button::Kind::Ghost, tr("Close"), {.keycap = QStringLiteral("Esc")});
    Label *m_lead;
    Card *m_proven = new Card;
    IconView *m_whole;
    IconView *m_broken;
    Label *m_provenWords;
    QList<CheckBox *> m_parts;
    Card *m_warning = new Card;
    Button *m_savePdf;
    Button *m_saveJson;
    CopyButton *m_copy;
    ScrollArea *m_body = nullptr;
    Card *m_side;
};

} // namespace balcao
