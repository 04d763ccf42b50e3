// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/newcharge/newchargeview.h"
#include "ui/presentation/paper/typedmark.h"

#include <QObject>

class QWidget;

namespace balcao
{

class NewChargePresenter;

/** Hears in @p page what a bar code's reader types, which is a keyboard: a slip's mark. What its keys did to the form is taken back. */
class SlipReader : public QObject
{
    Q_OBJECT

public:
    /** @p form outlives it. */
    SlipReader(NewChargePresenter &form, QWidget *page);

Q_SIGNALS:
    void read(const balcao::SlipMark &mark);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    NewChargePresenter &m_form;
    QWidget *m_page;
    HeardMark m_heard;
    /** In front of its first key. */
    NewChargeForm m_before;
};

} // namespace balcao
