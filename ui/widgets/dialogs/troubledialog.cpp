// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/troubledialog.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/charge/payingtrouble.h"
#include "ui/widgets/controls/boxes.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int troubleWidth = 720;

std::optional<PayingTrouble> troubleOf(const ChargeService &service, const QString &attempt)
{
    const Charge &charge = service.record(attempt)->charge;
    return payingTrouble(charge, service.situationOf(charge), service.isReadingOn());
}

} // namespace

TroubleDialog::TroubleDialog(const ChargeService &service, const QString &attempt, QWidget *window)
    : LayerDialog(troubleWidth, window)
    , m_body(new ScrollArea(new QWidget))
{
    const PayingTrouble trouble = troubleOf(service, attempt).value_or(PayingTrouble());
    addHead(u"info"_s, tr("Didn't it go through?"),
            tr("What the customer's bank says, and what helps. The charge stays as it is."));
    constexpr int inset = side - ScrollArea::ringWidth;
    auto *rows = filled(new QVBoxLayout(m_body->widget()), {inset, 4, inset, 8}, 10);
    int number = 0;
    for (const PayingTrouble::Cause &cause : trouble.causes) {
        auto *words = filled(new QVBoxLayout, {}, 2,
                             {new Label(cause.cause, 16, QFont::DemiBold, ColorRole::Ink, Label::Lines::Close),
                              new Label(cause.advice, 15, QFont::Normal, ColorRole::Ink2, Label::Lines::Close)});
        auto *place = newCap(QString::number(++number), {32, 32}, 15);
        rows->addLayout(filled(new QHBoxLayout, {}, 14, {{place, 0, Qt::AlignTop}, {words, 1}}));
    }
    m_body->takeKeyboard(tr("Causes"));
    column()->addWidget(m_body, 1);
    addFoot(tr("Back"), nullptr, nullptr);
    connect(&service, &ChargeService::changed, this, [this, &service, attempt](const QString &changed) {
        if (changed == attempt && !troubleOf(service, attempt))
            reject();
    });
    openAt(backButton());
}

/** With the whole of what scrolls in a low window. */
int TroubleDialog::wantedHeight() const
{
    constexpr int around = 44;
    constexpr int ring = 2 * ScrollArea::ringWidth;
    constexpr int bar = 16;
    const int content =
        ring + m_body->widget()->layout()->totalHeightForWidth(qMin(troubleWidth, width() - around) - bar - ring);
    return LayerDialog::wantedHeight() + content - m_body->sizeHint().height();
}

} // namespace balcao

#include "moc_troubledialog.cpp"
