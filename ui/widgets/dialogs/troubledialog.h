// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

class ChargeService;
class ScrollArea;

/** "Didn't it go through?": four causes and what helps. Goes by itself when the charge is not to be paid any more. */
class TroubleDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p attempt is a record of @p service, which outlives the dialog. */
    TroubleDialog(const ChargeService &service, const QString &attempt, QWidget *window);

private:
    [[nodiscard]] int wantedHeight() const override;

    ScrollArea *m_body;
};

} // namespace balcao
