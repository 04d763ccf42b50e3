// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/charge/correctionpresenter.h"
#include "ui/widgets/controls/overlaydialog.h"

#include <array>

class QVBoxLayout;

namespace balcao
{

class AmountField;
class CorrectionRow;
class ReasonBox;
class StatusPill;

/** A correction over the dimmed window (09): before and after side by side, a changed row is tinted. */
class CorrectionDialog : public OverlayDialog
{
    Q_OBJECT

public:
    CorrectionDialog(ChargeService &service, const QString &attempt, QWidget *window);

Q_SIGNALS:
    void saved(balcao::CommandReply *reply);

protected:
    [[nodiscard]] int wantedHeight() const override;
    void setSpare(int spare) override;
    void confirm() override;

private:
    void buildRows();
    void paste(CustomerField field, const QStringList &cells);
    void buildReason(QVBoxLayout *rows);
    void refresh();

    CorrectionPresenter m_presenter;
    StatusPill *m_pill = nullptr;
    AmountField *m_amount = nullptr;
    CorrectionRow *m_amountRow = nullptr;
    std::array<CorrectionRow *, customerFields.size()> m_rows{};
    Label *m_reasonLabel = nullptr;
    ReasonBox *m_reason = nullptr;
    Label *m_whoLabel = nullptr;
    FieldEdit *m_who = nullptr;
    Label *m_obstacle = nullptr;
    Button *m_save = nullptr;
};

} // namespace balcao
