// SPDX-License-Identifier: MIT
#include "sandbox/chargebook.h"

namespace balcao::sandbox
{

ChargeBook::ChargeBook(PaymentCodeMaker codes, std::chrono::seconds lifetime, const std::atomic<qint64> *clock)
    : m_codes(std::move(codes))
    , m_lifetime(lifetime)
    , m_clock(clock)
{
}

std::optional<QString> ChargeBook::useStateFile(const QString &path)
{
    StateFile file(path);
    auto opened = file.open();
    if (auto *problem = std::get_if<QString>(&opened)) {
        return *problem;
    }
    m_charges = std::move(std::get<std::vector<Charge>>(opened));
    for (std::size_t place = 0; place < m_charges.size(); ++place) {
        m_places.emplace(m_charges[place].txid, place);
    }
    if (!file.save(m_charges)) {
        return QStringLiteral("The state file %1 cannot be written.").arg(path);
    }
    m_file.emplace(std::move(file));
    return std::nullopt;
}

BookResult ChargeBook::add(const CreateRequest &request)
{
    Charge charge;
    charge.centavos = request.centavos;
    charge.customer = request.customer;
    charge.code = m_codes.make(request.centavos, randomIdentifier());
    charge.createdAt = now();
    charge.updatedAt = charge.createdAt;
    charge.expiresAt = charge.createdAt + m_lifetime.count();

    std::unique_lock lock(m_mutex);
    do {
        charge.txid = randomIdentifier();
    } while (!m_places.emplace(charge.txid, m_charges.size()).second);
    m_charges.push_back(charge);
    return saved(std::move(charge), std::move(lock));
}

BookResult ChargeBook::change(const UpdateRequest &request)
{
    std::unique_lock lock(m_mutex);
    Charge *charge = current(request.txid);
    if (charge == nullptr) {
        return BookError::UnknownTxid;
    }
    if (request.changesNothing()) {
        return *charge;
    }
    if (charge->status != ChargeStatus::Waiting) {
        return BookError::WrongState;
    }
    if (request.centavos && *request.centavos != charge->centavos) {
        charge->centavos = *request.centavos;
        charge->code = m_codes.make(charge->centavos, randomIdentifier());
    }
    if (request.customer) {
        charge->customer = *request.customer;
    }
    charge->updatedAt = now();
    return saved(*charge, std::move(lock));
}

BookResult ChargeBook::move(const std::string &txid, ChargeStatus target)
{
    std::unique_lock lock(m_mutex);
    Charge *charge = current(txid);
    if (charge == nullptr) {
        return BookError::UnknownTxid;
    }
    const ChargeStatus origin = target == ChargeStatus::Refunded ? ChargeStatus::Paid : ChargeStatus::Waiting;
    if (charge->status != origin || target == ChargeStatus::Waiting) {
        return BookError::WrongState;
    }
    charge->status = target;
    charge->updatedAt = now();
    return saved(*charge, std::move(lock));
}

std::optional<Charge> ChargeBook::find(const std::string &txid)
{
    const std::lock_guard lock(m_mutex);
    const Charge *charge = current(txid);
    return charge != nullptr ? std::optional(*charge) : std::nullopt;
}

std::vector<Charge> ChargeBook::all()
{
    const std::lock_guard lock(m_mutex);
    for (Charge &charge : m_charges) {
        expireIfDue(charge);
    }
    return m_charges;
}

Charge *ChargeBook::current(const std::string &txid)
{
    const auto place = m_places.find(txid);
    if (place == m_places.end()) {
        return nullptr;
    }
    Charge &charge = m_charges[place->second];
    expireIfDue(charge);
    return &charge;
}

void ChargeBook::expireIfDue(Charge &charge) const
{
    // Not written down at once: the time alone makes it so again after a restart.
    if (charge.status == ChargeStatus::Waiting && now() >= charge.expiresAt) {
        charge.status = ChargeStatus::Expired;
        charge.updatedAt = charge.expiresAt;
    }
}

BookResult ChargeBook::saved(Charge charge, std::unique_lock<std::mutex> lock)
{
    const quint64 revision = ++m_revision;
    lock.unlock();
    const std::lock_guard saving(m_saving);
    if (!m_file || m_savedRevision >= revision) {
        return charge; // whoever saved while this waited took this change along
    }
    lock.lock();
    const std::vector<Charge> snapshot = m_charges;
    const quint64 snapshotRevision = m_revision;
    lock.unlock();
    if (!m_file->save(snapshot)) {
        return BookError::NotSaved;
    }
    m_savedRevision = snapshotRevision;
    return charge;
}

} // namespace balcao::sandbox
