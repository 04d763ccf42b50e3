// SPDX-License-Identifier: MIT
#include "ui/presentation/words/whatsapp.h"

#include "core/charge/chargerules.h"
#include "ui/presentation/words/display.h"

#include <QCoreApplication>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct WhatsAppTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::whatsapp)
};

} // namespace

QString whatsAppUrl(const Charge &charge, const QString &codeText, bool isTraining)
{
    const auto customer = charge.customer();
    if (codeText.isEmpty() || !customer)
        return {};
    const QString asked = display::amount(charge.amount);
    const auto other = otherAmountOf(charge);
    const QString lead =
        other ? WhatsAppTr::tr("Pix of %1 to pay; your bank's app shows %2. Copy the code below and paste it there:")
                    .arg(asked, display::amount(*other))
              : WhatsAppTr::tr("Pix of %1 to pay. Copy the code below and paste it in your bank's app:").arg(asked);
    QString text = lead + u"\n\n"_s + codeText;
    if (isTraining)
        text.prepend(WhatsAppTr::tr("TRAINING: this charge has no value.") + u"\n\n"_s);
    return u"https://wa.me/%1?text=%2"_s.arg(customer->phone.e164().mid(1),
                                             QString::fromLatin1(QUrl::toPercentEncoding(text)));
}

LabelledText whatsAppFailure()
{
    return {WhatsAppTr::tr("WhatsApp did not open."),
            WhatsAppTr::tr("No program here opens its address. Copy the code and send it another way.")};
}

} // namespace balcao
