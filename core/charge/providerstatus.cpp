// SPDX-License-Identifier: MIT
#include "core/charge/providerstatus.h"

#include <QStringView>

#include <array>
#include <utility>

namespace balcao
{

ProviderStatus ProviderStatus::fromWire(const QString &text)
{
    constexpr std::array<std::pair<QStringView, Kind>, 5> words = {{{u"Aguardando", Kind::Waiting},
                                                                    {u"Expirado", Kind::Expired},
                                                                    {u"Cancelado", Kind::Cancelled},
                                                                    {u"Paga", Kind::Paid},
                                                                    {u"Reembolsado", Kind::Refunded}}};
    const QStringView word = QStringView(text).trimmed();
    for (const auto &[known, kind] : words) {
        if (word.compare(known, Qt::CaseInsensitive) == 0)
            return {kind, text};
    }
    return {Kind::Other, text};
}

bool ProviderStatus::allowsCorrection() const noexcept
{
    return m_kind != Kind::Paid && m_kind != Kind::Refunded && m_kind != Kind::Cancelled;
}

} // namespace balcao
