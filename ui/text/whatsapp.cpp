// SPDX-License-Identifier: MIT
#include "ui/text/whatsapp.h"

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

QString whatsAppUrl(const QString &codeText, bool isTraining)
{
    if (codeText.isEmpty())
        return {};
    const QString text =
        isTraining ? WhatsAppTr::tr("TRAINING: this charge has no value.") + u"\n\n"_s + codeText : codeText;
    return u"https://wa.me/?text="_s + QString::fromLatin1(QUrl::toPercentEncoding(text));
}

LabelledText whatsAppFailure()
{
    return {WhatsAppTr::tr("WhatsApp did not open."),
            WhatsAppTr::tr("No program here opens its address. Copy the code and send it another way.")};
}

} // namespace balcao
