// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/settings/settingspresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/page.h"

#include <QMap>
#include <QTimer>

namespace balcao
{

class SettingsPlaceButton;
class SettingsRow;

/** The settings (11a to 11h): their pages at the left, the one that is open beside, what saves all of them below. */
class SettingsPage : public PageWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the page. */
    explicit SettingsPage(SettingsPresenter &presenter, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    void takeFocus() override;

private:
    void showSection();
    void changeRows();
    void refresh();

    SettingsPresenter &m_presenter;
    int m_labelWidth = 0;
    Card *m_list;
    QMap<SettingsSection, SettingsPlaceButton *> m_places;
    Label *m_title;
    Label *m_subtitle;
    ScrollArea *m_body;
    QWidget *m_holder;
    QList<SettingsRow *> m_rows;
    SettingsSection m_shown = SettingsSection::Provider;
    IconView *m_sign;
    Label *m_note;
    Button *m_undo;
    Button *m_save;
    QTimer m_rowsChange;
};

} // namespace balcao
