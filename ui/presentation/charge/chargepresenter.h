// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/charge/chargeview.h"
#include "ui/presentation/charge/trainingactions.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace balcao
{

/** The charge from the press to the payment: wires chargeView() to the service, and ticks once a second while it has a number to
 *  count, and only then.
 */
class ChargePresenter : public QObject
{
    Q_OBJECT

public:
    using Stage = ChargeView::Stage;

    /** @p training outlives it; null outside training. */
    ChargePresenter(ChargeService &service, TrainingActions *training, QObject *parent = nullptr);

    /** Shows an attempt that the service knows; empty shows nothing and stops the clock. */
    void show(const QString &attempt);
    [[nodiscard]] const QString &attempt() const noexcept { return m_attempt; }
    /** As of the last changed() or ticked(). */
    [[nodiscard]] const ChargeView &view() const noexcept { return m_view; }
    /** What has just happened to it; empty: nothing, or it is over. */
    [[nodiscard]] const std::optional<Moment> &moment() const noexcept { return m_moment.shown(); }
    [[nodiscard]] bool isTraining() const noexcept { return m_training != nullptr; }
    /** The drawn code could not be read back from its own picture: it is not shown (reported by the widget that draws it). */
    void reportUnreadableDrawing();

    /** The code went there. */
    void noteShown(CodePlace place) { m_service.noteShown(m_attempt, place); }
    /** A slip of it was read, with the code of that revision on it. */
    void noteSlip(int revision);
    /** What became of its paper. */
    void setPrinted(const PrintNews &news);
    /** WhatsApp's address was not opened by anything. */
    void reportNoBrowser();

    void cancel();
    void refresh();
    /** One of the view's choices that asks something of the provider or the ledger; the others are the navigator's. */
    void take(Choice::Action action);
    void simulatePayment();
    void simulateExpiry();

Q_SIGNALS:
    /** Anything may have changed: refresh the whole page. */
    void changed();
    /** Only the countdown and the elapsed times. */
    void ticked();
    /** What was asked for here did not happen, or its answer says nothing any more: why. */
    void notDone(const QString &sentence);
    /** The create ended without a charge: show the outcome page. */
    void endedWithoutCharge(const QString &attempt);

private:
    [[nodiscard]] const ChargeRecord *record() const { return m_service.record(m_attempt); }
    [[nodiscard]] const Charge *sharedWith(const ChargeRecord &record);
    void perform(const Command &command);
    void accept(const Charge &charge, Choice::Action action);
    void repeat(const Correction &doubtful);
    void recordChanged(const QString &attempt);
    void tick();
    /** Takes the view anew; the clock runs while it counts or a moment stands, and a code that is shown is noted. */
    void update();

    ChargeService &m_service;
    TrainingActions *m_training;
    QTimer m_tick;
    QString m_attempt;
    ChargeHold m_held;
    bool m_isDrawingUnreadable = false;
    bool m_hasEnded = false;
    bool m_hasNoBrowser = false;
    bool m_isOpenedPaid = false;
    PrintNews m_printed;
    int m_slipRevision = 0;
    QDateTime m_paidSeenAt;
    /** The charge with the same txid that was asked for. */
    QString m_sharedName;
    ChargeHold m_heldShared;
    ChargeView m_view;
    StandingMoment m_moment;
};

} // namespace balcao
