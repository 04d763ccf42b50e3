// SPDX-License-Identifier: MIT
#include "sandbox/statefile.h"

#include "sandbox/jsonwriter.h"
#include "sandbox/paymentcode.h"
#include "sandbox/replies.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <nlohmann/json.hpp>

#include <set>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

namespace
{

constexpr int formatVersion = 1;
/** Bytes: some hundred thousand charges. */
constexpr qint64 longest = qint64{256} * 1024 * 1024;

std::string written(const Charge &charge)
{
    return JsonObjectWriter()
        .addText("txid", charge.txid)
        .addJson("centavos", std::to_string(charge.centavos))
        .addText("status", statusText(charge.status))
        .addJson("customer", customerJson(charge.customer))
        .addText("code", charge.code)
        .addJson("created_at_ms", std::to_string(charge.createdAt))
        .addJson("updated_at_ms", std::to_string(charge.updatedAt))
        .addJson("expires_at_ms", std::to_string(charge.expiresAt))
        .text();
}

/** A whole number; nlohmann would turn a fraction into one in silence. */
qint64 wholeNumber(const nlohmann::json &object, const char *key)
{
    const auto &value = object.at(key);
    return value.is_number_integer() ? value.get<qint64>() : -1;
}

/** Throws the JSON library's exceptions on what is missing or of another type; empty when a value is impossible. */
std::optional<Charge> readCharge(const nlohmann::json &object)
{
    const auto &customer = object.at("customer");
    const auto status = statusFromText(object.at("status").get<std::string>());
    Charge charge{object.at("txid").get<std::string>(),
                  wholeNumber(object, "centavos"),
                  status.value_or(ChargeStatus::Waiting),
                  {customer.at("name").get<std::string>(), customer.at("phone").get<std::string>(),
                   customer.at("email").get<std::string>(), customer.at("tax_id").get<std::string>()},
                  object.at("code").get<std::string>(),
                  wholeNumber(object, "created_at_ms"),
                  wholeNumber(object, "updated_at_ms"),
                  wholeNumber(object, "expires_at_ms")};
    const bool possible = status && !charge.txid.empty() && charge.centavos > 0 &&
                          charge.centavos <= Charge::maxCentavos && hasMatchingCrc(charge.code) &&
                          charge.createdAt >= 0 && charge.updatedAt >= 0 && charge.expiresAt >= 0;
    return possible ? std::optional(std::move(charge)) : std::nullopt;
}

std::optional<std::vector<Charge>> readState(const QByteArray &bytes)
{
    try {
        const auto root = nlohmann::json::parse(bytes.begin(), bytes.end());
        if (root.at("version").get<int>() != formatVersion || !root.at("charges").is_array()) {
            return std::nullopt;
        }
        std::vector<Charge> charges;
        std::set<std::string> txids;
        for (const auto &object : root.at("charges")) {
            auto charge = readCharge(object);
            if (!charge || !txids.insert(charge->txid).second) {
                return std::nullopt;
            }
            charges.push_back(std::move(*charge));
        }
        return charges;
    } catch (const nlohmann::json::exception &) {
        return std::nullopt;
    }
}

} // namespace

StateFile::StateFile(QString path)
    : m_path(std::move(path))
{
}

std::variant<std::vector<Charge>, QString> StateFile::open()
{
    // Opening a pipe would block, and a device has no end.
    for (const QString &name : {m_path, m_path + ".lock"_L1}) {
        if (const QFileInfo info(name); info.exists() && !info.isFile()) {
            return u"The state file %1 cannot be used: it, or its lock, is no file."_s.arg(m_path);
        }
    }
    auto lock = std::make_unique<QLockFile>(m_path + ".lock"_L1);
    lock->setStaleLockTime(0);
    // The system's lock ends with its process, whatever the file says.
    if (!lock->tryLock(0) && lock->error() == QLockFile::LockFailedError) {
        static_cast<void>(lock->removeStaleLockFile());
    }
    if (!lock->isLocked() && !lock->tryLock(0)) {
        return lock->error() == QLockFile::LockFailedError
                   ? u"The state file %1 is in use by another sandbox."_s.arg(m_path)
                   : u"The state file %1 cannot be used: its folder cannot be written."_s.arg(m_path);
    }
    QFile file(m_path);
    std::vector<Charge> charges;
    if (file.exists()) {
        if (!file.open(QIODevice::ReadOnly)) {
            return u"The state file %1 cannot be read: %2"_s.arg(m_path, file.errorString());
        }
        if (file.size() > longest) {
            return u"The state file %1 is damaged: it is too long. Move it away to start afresh."_s.arg(m_path);
        }
        auto read = readState(file.readAll());
        if (!read) {
            return u"The state file %1 is damaged; it was left as it is. Move it away to start afresh."_s.arg(m_path);
        }
        charges = std::move(*read);
    }
    m_lock = std::move(lock);
    return charges;
}

bool StateFile::save(const std::vector<Charge> &charges) const
{
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    QByteArray bytes = QByteArrayLiteral("{\"version\":") + QByteArray::number(formatVersion) + ",\"charges\":[";
    for (const Charge &charge : charges) {
        bytes += bytes.endsWith('[') ? "\n" : ",\n";
        bytes += written(charge);
    }
    bytes += "\n]}\n";
    return file.write(bytes) == bytes.size() && file.commit();
}

} // namespace balcao::sandbox
