// SPDX-License-Identifier: MIT
#include "core/values/secret.h"

#include <QRandomGenerator>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace balcao
{

namespace
{

/** The compiler leaves none of the writes out. */
void zero(char *bytes, qsizetype size)
{
    volatile char *const written = bytes;
    for (qsizetype i = 0; i < size; ++i)
        written[i] = 0;
}

/** Of the byte at @p index. */
char maskOf(const std::vector<quint32> &mask, std::size_t index)
{
    constexpr std::size_t bytes = sizeof(quint32);
    return static_cast<char>(mask[index / bytes] >> (8 * (index % bytes)));
}

} // namespace

void wipe(std::span<char> bytes)
{
    zero(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

void wipe(QByteArray &bytes)
{
    // data() would make a copy of what is shared.
    zero(const_cast<char *>(bytes.constData()), bytes.size());
    bytes.clear();
}

void wipeWhatIsFreed()
{
#ifdef __GLIBC__
    // What is allocated begins as its complement: zeros.
    static const int isOn = mallopt(M_PERTURB, 0xff);
    Q_UNUSED(isOn)
#endif
}

Secret::Held::Held(QByteArrayView clear)
    : mask(static_cast<std::size_t>(clear.size()) / sizeof(quint32) + 1)
    , masked(clear.begin(), clear.end())
{
    QRandomGenerator::system()->fillRange(mask.data(), static_cast<qsizetype>(mask.size()));
    for (std::size_t i = 0; i < masked.size(); ++i)
        masked[i] = static_cast<char>(masked[i] ^ maskOf(mask, i));
}

Secret::Held::~Held()
{
    wipe(masked);
}

Secret::Secret(QByteArrayView clear)
    : m_held(clear.isEmpty() ? nullptr : std::make_shared<const Held>(clear))
{
}

QByteArray Secret::clear() const
{
    QByteArray bytes(size(), '\0');
    for (qsizetype i = 0; i < size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        bytes[i] = static_cast<char>(m_held->masked[at] ^ maskOf(m_held->mask, at));
    }
    return bytes;
}

} // namespace balcao
