// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/sharedtxidview.h"

#include "core/charge/charge.h"
#include "ui/presentation/charge/chargeview.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct SharedTxidViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeView)
};

QString withName(const QString &label, const Charge &charge)
{
    const auto name = PersonName::parse(charge.name);
    return name ? label + u", "_s + name->abbreviated() : label;
}

} // namespace

void describeSharedTxid(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    using Action = Choice::Action;
    const Charge *other = context.sharedWith;
    const QString number = other ? display::chargeNumber(*other) : QString();
    view.isInDoubt = true;
    view.heading =
        SharedTxidViewTr::tr("Attempt of %1").arg(display::timeOrDay(charge.createdAt, context.situation.now));
    view.madeAt.clear();
    view.panelLead = other ? SharedTxidViewTr::tr("This txid already belongs to charge %1").arg(number)
                           : SharedTxidViewTr::tr("This txid already belongs to another charge");
    view.panelText =
        SharedTxidViewTr::tr("The provider answered the new request with the txid of another attempt. Showing the code "
                             "could charge the wrong person.");
    if (other)
        view.panelRows = {
            {withName(SharedTxidViewTr::tr("Charge %1").arg(number), *other), display::amount(other->amount)},
            {withName(SharedTxidViewTr::tr("New request"), charge), display::amount(charge.amount)}};
    if (charge.answer && charge.answer->code.verdict == CodeCheck::Verdict::Verified)
        view.badge.label = SharedTxidViewTr::tr("CRC matches · repeated txid");
    // Without a label it tells of something that has just failed.
    if (!view.banner.label.isEmpty())
        view.banner = {SharedTxidViewTr::tr("We do not know whether the request for %1 exists.")
                           .arg(display::amount(charge.amount)),
                       SharedTxidViewTr::tr("The other charge is as it was. Totals count this txid once.")};
    const QList<Choice> first{
        {SharedTxidViewTr::tr("Look at the other charge"), SharedTxidViewTr::tr("Opens it, and changes nothing."),
         other ? SharedTxidViewTr::tr("Open %1").arg(number) : SharedTxidViewTr::tr("Open it"), Action::OpenShared},
        {SharedTxidViewTr::tr("Create another"), SharedTxidViewTr::tr("Only after looking in the provider's panel."),
         SharedTxidViewTr::tr("Create another…"), Action::EditData}};
    view.choices = first + view.choices;
}

} // namespace balcao
