// SPDX-License-Identifier: MIT
#include "ui/presentation/common/printnews.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct PrintNewsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::printing)
};

} // namespace

QString printLabel(const PrintNews &news, bool isReceipt)
{
    if (news.state == PrintNews::State::Sending)
        return PrintNewsTr::tr("Sending to the printer…");
    if (news.state == PrintNews::State::Sent)
        return PrintNewsTr::tr("Sent to the printer");
    return isReceipt ? PrintNewsTr::tr("Print receipt") : PrintNewsTr::tr("Print");
}

} // namespace balcao
