// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/charge.h"
#include "sandbox/paymentcode.h"
#include "sandbox/requests.h"
#include "sandbox/statefile.h"

#include <QDateTime>

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <variant>
#include <vector>

namespace balcao::sandbox
{

enum class BookError { UnknownTxid, WrongState, NotSaved };
/** The charge as it now is, or why not; with WrongState nothing was changed. */
using BookResult = std::variant<Charge, BookError>;

/** All charges of the provider and what can happen to them. Every function may be called from any thread.
 *
 *  A charge whose time is up becomes Expirado when anybody looks at it. With a state file, a change is on disk before
 *  its function returns; NotSaved means that it happened but the disk did not take it.
 */
class ChargeBook
{
public:
    /** @p clock: SandboxOptions::clock. */
    ChargeBook(PaymentCodeMaker codes, std::chrono::seconds lifetime, const std::atomic<qint64> *clock);

    /** Takes over what is in @p file and writes there from now on. To be called before anything else, at most once.
     *  The text says what is wrong with the file.
     */
    [[nodiscard]] std::optional<QString> useStateFile(const QString &path);

    [[nodiscard]] BookResult add(const CreateRequest &request);

    /** Only a waiting charge can be changed; a request that changes nothing reads any charge. */
    [[nodiscard]] BookResult change(const UpdateRequest &request);

    /** Moves a charge to @p target: Aguardando → Paga, Expirado or Cancelado, and Paga → Reembolsado. */
    [[nodiscard]] BookResult move(const std::string &txid, ChargeStatus target);

    [[nodiscard]] std::optional<Charge> find(const std::string &txid);
    /** In the order of creation. */
    [[nodiscard]] std::vector<Charge> all();
    /** Milliseconds since 1970 in UTC, by the clock that all of its times come from. */
    [[nodiscard]] qint64 now() const { return m_clock ? m_clock->load() : QDateTime::currentMSecsSinceEpoch(); }

private:
    Charge *current(const std::string &txid);
    void expireIfDue(Charge &charge) const;
    /** Releases @p lock, then makes sure that the state file holds at least what is in memory now. */
    BookResult saved(Charge charge, std::unique_lock<std::mutex> lock);

    PaymentCodeMaker m_codes;
    std::chrono::milliseconds m_lifetime;
    const std::atomic<qint64> *m_clock;

    std::mutex m_mutex;
    std::vector<Charge> m_charges;
    std::unordered_map<std::string, std::size_t> m_places;
    quint64 m_revision = 0;

    std::mutex m_saving;
    std::optional<StateFile> m_file;
    quint64 m_savedRevision = 0;
};

} // namespace balcao::sandbox
