// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargerecord.h"
#include "ui/presentation/newcharge/outcomeview.h"

#include <QObject>
#include <QTimer>

namespace balcao
{

class ChargeService;
class CommandReply;

/** A press that ended without a charge: wires outcomeView() to the service, and ticks while it has a wait to count. */
class OutcomePresenter : public QObject
{
    Q_OBJECT

public:
    explicit OutcomePresenter(ChargeService &service, QObject *parent = nullptr);

    void show(const QString &attempt);
    [[nodiscard]] const QString &attempt() const noexcept { return m_attempt; }
    /** As of the last changed(). */
    [[nodiscard]] const OutcomeView &view() const noexcept { return m_view; }

    /** Why @p typed is no txid; empty when it may be one. */
    [[nodiscard]] static QString txidProblem(const QString &typed);
    /** A person found it, or found that it is not there. */
    CommandReply *settleFound(const QString &typed, const QString &who);
    CommandReply *settleAbsent(const QString &who);
    /** Starts the same create again as a replacement of this attempt; null: it is not offered. */
    CommandReply *tryAgain();

Q_SIGNALS:
    void changed();
    /** A charge stands behind the attempt now: show it. */
    void settled(const QString &attempt);

private:
    void update();

    ChargeService &m_service;
    QTimer m_tick;
    QString m_attempt;
    ChargeHold m_held;
    OutcomeView m_view;
};

} // namespace balcao
