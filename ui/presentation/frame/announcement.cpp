// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/announcement.h"

#include "ui/presentation/charge/chargeview.h"
#include "ui/presentation/newcharge/outcomeview.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::announcement
{

namespace
{

using Stage = ChargeView::Stage;

struct AnnouncementTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Announcement)
};

/** The sentences, each once. */
QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    sentences.removeDuplicates();
    QString text;
    for (const QString &sentence : std::as_const(sentences))
        text += (text.isEmpty() ? QString() : text.endsWith(u'.') || text.endsWith(u'…') ? u" "_s : u". "_s) + sentence;
    return text;
}

QString ofStage(const ChargeView &view)
{
    const QString state = view.status.label;
    switch (view.stage) {
    case Stage::Connecting:
        return {};
    case Stage::Sent:
    case Stage::Correcting:
        return view.panelLead;
    case Stage::Ready:
        return AnnouncementTr::tr("Code ready, %1").arg(display::amount(view.amount));
    case Stage::Paid:
        return state + u", "_s + display::amount(view.otherAmount.value_or(view.amount));
    case Stage::Expired:
    case Stage::Closed:
        // Without a txid there is no charge: its outcome is told.
        return view.txid.isEmpty() ? QString() : joined({state, view.panelLead});
    case Stage::Difference:
    case Stage::CodeRefused:
    case Stage::Unread:
    case Stage::CorrectionUnknown:
        break;
    }
    return joined({state, view.panelTitle, view.panelLead});
}

} // namespace

QString ofCharge(const ChargeView &before, const ChargeView &after)
{
    const bool isOther = after.heading.isEmpty() != before.heading.isEmpty() || after.stage != before.stage;
    const auto moment = momentBetween(before, after);
    const bool isPaidNow = after.stage == Stage::Paid; // its moment is its status
    QStringList sentences;
    if (isOther && !after.heading.isEmpty())
        sentences.append(ofStage(after));
    if (moment && !isPaidNow)
        sentences.append(moment->text());
    if (!isOther && after.banner.text != before.banner.text)
        sentences.append({after.banner.label, after.banner.text});
    return joined(sentences);
}

QString ofOutcome(const OutcomeView &before, const OutcomeView &after)
{
    return after.title == before.title && after.support == before.support
               ? QString()
               : joined({after.title, after.lead, after.leadStrong});
}

QString ofAmount(const NewChargeForm &before, const NewChargeForm &after)
{
    if (after.texts != before.texts)
        return {};
    const AmountHint hint = newChargeView(after).hint;
    const bool isOther = after.amount.amount() != before.amount.amount();
    return joined({isOther ? display::amount(after.amount.amount()) : QString(),
                   hint != newChargeView(before).hint ? hint.text : QString()});
}

QString ofFields(const NewChargeView &before, const NewChargeView &after)
{
    QStringList wrong;
    for (const CustomerField field : customerFields) {
        const FieldView &now = after.fields.at(indexOf(field));
        if (now.isError() && now != before.fields.at(indexOf(field)))
            wrong.append(labelOf(field) + u": "_s + now.message);
    }
    // More than one at once: a press, which says how many.
    return wrong.size() == 1 ? wrong.constFirst() : QString();
}

QString ofRejected(const NewChargeForm &form)
{
    const FormBanner banner = form.banner.value_or(FormBanner());
    return joined({banner.lead, banner.rest, form.amountMessage, newChargeView(form).errorCount});
}

QString ofPaid(const ChargeFacts &charge, const Situation &situation)
{
    return display::status(charge, situation).label + u": "_s +
           display::accessibleText(display::chargeLine(charge, display::timeAndName(charge, situation.now), situation));
}

bool isJustPaid(const ChargeFacts &charge, const Situation &situation)
{
    return display::status(charge, situation).value == ChargeStatus::Paid &&
           charge.changedAt.addDuration(momentLength) >= situation.now;
}

Sound soundOf(std::optional<int> before, int now)
{
    return before && now > *before ? Sound::NeedsPerson : Sound::None;
}

} // namespace balcao::announcement
