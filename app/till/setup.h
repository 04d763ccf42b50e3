// SPDX-License-Identifier: MIT
#pragma once

#include "app/till/tilloptions.h"
#include "ui/presentation/settings/firstrunview.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace balcao
{

class ChargeLedger;
class Staff;

/** Carries a plan out: the key into the keyring, the manager into the ledger, and, last, the settings. As long as they are not written the
 *  first run can be begun again: the key is kept anew, and a manager who is in the ledger by then signs in.
 */
class Setup : public QObject
{
    Q_OBJECT

public:
    /** Where the keyring takes no key. */
    enum class NoKeyring { Refuse, GoOn };
    /** Empty: they are written. */
    using Write = std::function<QString(const QList<SettingEdit> &edits)>;

    /** @p now: as the till was started. */
    Setup(SetupPlan plan, const TillOptions &now, NoKeyring noKeyring, Write write, QObject *parent = nullptr);
    ~Setup() override;

    void start();
    /** Of finished(): the key that no keyring took; it is for this start. */
    [[nodiscard]] const std::optional<ApiKey> &unkeptKey() const noexcept { return m_unkeptKey; }

Q_SIGNALS:
    /** Once. @p problem: a sentence; empty: all is done. */
    void finished(const QString &problem);

private:
    void keepKey();
    void openLedger();
    void employ();
    void prove(bool hasPepper);
    /** Once; what it asked is over by then. */
    void end(const QString &problem);

    SetupPlan m_plan;
    TillOptions m_options;
    NoKeyring m_noKeyring;
    Write m_write;
    std::optional<ApiKey> m_unkeptKey;
    std::unique_ptr<ChargeLedger> m_ledger;
    std::unique_ptr<Staff> m_staff;
};

/** @p now with what @p edits say. */
[[nodiscard]] TillOptions optionsWith(TillOptions now, const QList<SettingEdit> &edits);

} // namespace balcao
