// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/chargeinput.h"
#include "core/charge/chargeremarks.h"
#include "core/charge/chargerules.h"
#include "core/provider/provideraccount.h"
#include "core/service/commandreply.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace balcao::cli
{

/** What is sent to a person: the result, and what went wrong. Each is empty or ends with a line end. */
struct ConsoleText {
    QString result;
    QString diagnostics;
};

/** How create, correct or status ended: for scripts as JSON, for people as sentences, for both as an exit code.
 *
 *  The copy-and-paste code is in it only when it was verified and nothing about the charge needs attention.
 */
class ChargeReport
{
public:
    /** How the command ended: the charge as it stands is judged as the screens judge it, or the provider did not do it. @p txid is the
     *  one asked for; empty for create. */
    [[nodiscard]] static ChargeReport of(ChargeAction action, const CommandEnd &end, const Situation &situation,
                                         const QString &txid);
    /** It did not, or said no. @p txid is the one asked for; empty for create. */
    [[nodiscard]] static ChargeReport of(ChargeAction action, const ProviderError &error, const QString &txid);
    /** Nothing was sent, because of @p problems here. */
    [[nodiscard]] static ChargeReport nothingSent(Exit exit, const QString &txid, const QList<Problem> &problems);

    [[nodiscard]] Exit exit() const noexcept { return m_exit; }
    /** The provider did not do it. */
    [[nodiscard]] bool isRefused() const noexcept { return m_ended == Exit::Refused; }
    /** Verified, and to be shown. */
    [[nodiscard]] const std::optional<BrCode> &code() const noexcept { return m_code; }
    [[nodiscard]] QByteArray toJson() const;
    [[nodiscard]] ConsoleText sentences() const;

    /** The picture of the code lies in @p file. */
    void notePicture(const QString &file) { m_picture = file; }
    [[nodiscard]] bool hasPicture() const noexcept { return !m_picture.isEmpty(); }
    /** The charge is as told, but this computer failed afterwards. */
    void noteLocalError(const Problem &problem);
    void addWarning(Remark remark);
    /** @p attempt is of the same amount and customer. */
    void addSimilar(const QString &attempt);
    /** Something more that a person should read; it changes nothing. */
    void addRemark(const QString &sentence) { m_remarks.append(sentence); }
    /** The ledger's name of it; the JSON's "attempt". */
    void setAttempt(const QString &attempt) { m_attempt = attempt; }
    /** Takes the key out of all that the provider wrote. */
    void redact(const ApiKey &key);

private:
    ChargeReport(ChargeAction action, Exit exit)
        : m_action(action)
        , m_ended(exit)
        , m_exit(exit)
    {
    }
    [[nodiscard]] static ChargeReport of(ChargeAction action, const Charge &charge, const Situation &situation);
    void noteAttention(const Charge &charge);

    ChargeAction m_action;
    /** How the charge's own part ended. */
    Exit m_ended;
    Exit m_exit;
    QString m_attempt;
    QString m_txid;
    std::optional<Money> m_amount;
    QString m_status;
    std::optional<BrCode> m_code;
    std::optional<EchoedCustomer> m_customer;
    ProviderTime m_createdAt;
    ProviderTime m_updatedAt;
    ProviderTime m_expiresAt;
    QList<Problem> m_errors;
    /** Here the field is the code of the remark. */
    QList<Problem> m_warnings;
    /** For people, instead of m_errors' bare messages. */
    QString m_lead;
    QStringList m_remarks;
    QString m_picture;
};

} // namespace balcao::cli
