// SPDX-License-Identifier: MIT
#include "ui/presentation/words/printnews.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::printing)
};

} // namespace

QString printLabel(const PrintNews &news, bool isReceipt)
{
    if (news.state == PrintNews::State::Sending)
        return Tr::tr("Sending to the printer…");
    if (news.state == PrintNews::State::Sent)
        return Tr::tr("Sent to the printer");
    return isReceipt ? Tr::tr("Print receipt") : Tr::tr("Print");
}

} // namespace balcao
