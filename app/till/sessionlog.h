// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostics/programlog.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace balcao
{

class ChargeLedger;
class ChargeService;
class RequestUnderWay;

/** What a session does, written into the program's log (docs/diagnostics.md). It begins and ends with the session. */
class SessionLog : public QObject
{
    Q_OBJECT

public:
    /** @p service and @p ledger outlive it. */
    SessionLog(const QString &folder, const QList<SettingsProblem> &problems, bool isTraining,
               const ChargeService &service, const ChargeLedger &ledger);
    ~SessionLog() override;

    /** As Retention::finished() says. */
    void noteErasure(int charges, int copiesRemoved, int copiesLeft);

private:
    void noteRequest(const QString &attempt, const RequestUnderWay &request);
    void noteLedger();

    const ChargeService &m_service;
    const ChargeLedger &m_ledger;
    ProgramLog m_log;
    /** Since the session's beginning, then since the outage's. */
    QElapsedTimer m_since;
    bool m_hasOpened = false;
    std::optional<LedgerError::Kind> m_outage;
};

} // namespace balcao
