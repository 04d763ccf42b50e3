// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QtGlobal>

#include <memory>
#include <span>
#include <vector>

namespace balcao
{

/** Overwrites them, also where nobody reads them again. */
void wipe(std::span<char> bytes);
/** Also for whoever shares them, who reads zeros from now on. Empty afterwards. */
void wipe(QByteArray &bytes);

/** From now on what is freed is overwritten, where the C library can do that (glibc): what libraries leave behind them. Small blocks only
 *  when their thread ends.
 */
void wipeWhatIsFreed();

/** Bytes that a picture of this program's memory (a core, what was swapped out, a support tool's dump) does not show. Kept masked by
 *  random bytes of its own, once, however often it is handed on; wiped when the last holder has gone.
 *
 *  No vault: whoever has all of the memory and this source finds mask and bytes.
 */
class Secret
{
public:
    /** Empty. */
    Secret() = default;
    /** @p clear is the caller's to wipe. */
    explicit Secret(QByteArrayView clear);

    [[nodiscard]] qsizetype size() const noexcept { return m_held ? qsizetype(m_held->masked.size()) : 0; }
    [[nodiscard]] bool isEmpty() const noexcept { return size() == 0; }

    /** What @p use makes of the clear bytes. They are wiped when it returns: it does not keep or share them. */
    template <class Use>
    auto use(const Use &use) const
    {
        struct Clear {
            QByteArray bytes;
            ~Clear() { wipe(bytes); }
        };
        const Clear clear{this->clear()};
        return use(clear.bytes);
    }

private:
    struct Held {
        explicit Held(QByteArrayView clear);
        ~Held();
        Q_DISABLE_COPY_MOVE(Held)

        std::vector<quint32> mask;
        std::vector<char> masked;
    };
    [[nodiscard]] QByteArray clear() const;

    std::shared_ptr<const Held> m_held;
};

} // namespace balcao
