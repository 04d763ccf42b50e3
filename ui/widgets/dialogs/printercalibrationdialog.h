// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/paper/calibrationslip.h"
#include "ui/presentation/settings/settingspresenter.h"
#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

class Banner;
class CheckBox;
class PaperPresenter;
class PaperView;
class ScrollArea;
class Segments;

/** A strip goes to the printer, and who looks at it answers four questions: what follows is saved as the printer's profile (26). */
class PrinterCalibrationDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p settings: of the printer, as typed. Both presenters outlive the dialog. */
    PrinterCalibrationDialog(PaperPresenter &paper, SettingsPresenter &presenter, const Settings &settings,
                             QWidget *window);

protected:
    [[nodiscard]] int wantedHeight() const override;
    void setSpare(int spare) override;
    [[nodiscard]] int sparePitch() const override { return 24; }

private:
    [[nodiscard]] QWidget *makeQuestions();
    [[nodiscard]] QLayout *makeFoot();
    void print();
    void refresh();
    void save();

    PaperPresenter &m_paper;
    SettingsPresenter &m_presenter;
    Settings m_settings;
    printercalibration::Answers m_answers;
    PaperView *m_view;
    Label *m_said;
    Segments *m_isWhole;
    Segments *m_pages;
    QList<CheckBox *> m_codes;
    Segments *m_cut;
    Banner *m_result;
    ScrollArea *m_body;
    QBoxLayout *m_head;
    Button *m_again;
    Button *m_save;
};

} // namespace balcao
