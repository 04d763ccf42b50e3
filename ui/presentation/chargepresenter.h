// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/customerfields.h"
#include "ui/presentation/display.h"
#include "ui/presentation/trainingactions.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace balcao
{

/** The charge from the press to the payment (screens 03, 04, 07 and their variants): one frame, the left panel changes.
 *
 *  Decides what may be seen: a code only while it is verified, waiting, not overdue and not being corrected. Ticks once a
 *  second while it has a number to count, and only then.
 */
class ChargePresenter : public QObject
{
    Q_OBJECT

public:
    enum class Stage {
        /** 03a: nothing has left, Esc cancels. */
        Connecting,
        /** 03b: cannot be cancelled any more. */
        Sent,
        /** 04: the code is on the screen. */
        Ready,
        /** The amounts differ in a way that a person may accept (04d with a third choice). */
        Difference,
        /** 04d: the code is not shown. */
        CodeRefused,
        /** A person found it by its txid, and the provider has said nothing of it yet. */
        Unread,
        /** A correction is under way: the code is off the screen. */
        Correcting,
        /** A correction's result is unknown: the code stays off the screen. */
        CorrectionUnknown,
        /** 04c: past its deadline, by the provider's word or by our clock. */
        Expired,
        /** 07. */
        Paid,
        /** Cancelled, refunded, or a word that nobody knows: no code. */
        Closed
    };

    /** @p training is empty outside training. */
    ChargePresenter(ChargeService &service, std::optional<TrainingActions> training, QObject *parent = nullptr);

    /** Shows the record @p number of the service; 0 shows nothing and stops the clock. */
    void show(int number);
    [[nodiscard]] int number() const noexcept { return m_number; }

    [[nodiscard]] Stage stage() const;
    [[nodiscard]] bool mayRead() const { return m_service.mayRead(); }
    [[nodiscard]] bool isTraining() const noexcept { return m_training.has_value(); }

    // The display
    /** "Charge 31 · created at 14:32", "Creating the charge", with "revision 2" after a correction. */
    [[nodiscard]] QString heading() const;
    [[nodiscard]] Money amount() const;
    [[nodiscard]] display::Status status() const;
    /** 0 … 1000 of the bar under the amount; empty: no bar is drawn, as nothing is known to count. */
    [[nodiscard]] std::optional<int> progressPermille() const;
    /** The last minute: the bar and the number change colour. */
    [[nodiscard]] bool isLastMinute() const;
    /** "Expires in", "Waiting for", "Paid in", "Expired at", "Nothing sent yet"; the number follows in bold. */
    [[nodiscard]] QString timeLabel() const;
    [[nodiscard]] QString timeValue() const;
    /** "(14:47)", "(limit 30 s)". */
    [[nodiscard]] QString timeAside() const;
    /** "Status read at 14:32:09". */
    [[nodiscard]] QString readAt() const;

    // The left panel
    [[nodiscard]] QString panelTitle() const;
    /** Only in Ready: the bytes to draw and the text to copy. Empty means that nothing may be drawn or copied. */
    [[nodiscard]] QByteArray codeBytes() const;
    [[nodiscard]] QString codeText() const;
    /** Lead and explanation for the stages without a code. */
    [[nodiscard]] QString panelLead() const;
    [[nodiscard]] QString panelText() const;
    /** "CRC matches · amount does not match", "Code checked: CRC and amount"; lead and rest for the badge. */
    [[nodiscard]] LabelledText badge() const;
    /** The drawn code could not be read back from its own picture: it is not shown (reported by the widget that draws it). */
    void reportUnreadableDrawing();

    // The right column
    /** Name, CPF/CNPJ, mobile, e-mail of the customer. */
    [[nodiscard]] QList<LabelledText> customer() const;
    [[nodiscard]] QString txid() const;
    /** Odd things a person should know, whole sentences: expiry in the past, unconfirmed amount, customer echoed differently… */
    [[nodiscard]] QStringList notes() const;
    /** What the last read or correction failed with; empty when it did not. */
    [[nodiscard]] QString problem() const;
    /** "Leaving does not cancel: the charge is valid until 14:47." */
    [[nodiscard]] QString leaveNote() const;

    /** The steps of 03: label, aside ("2 s", "14:32:07", "now"), and how far. */
    struct Step {
        enum class State { Done, Active, Pending };
        QString label;
        QString aside;
        State state = State::Pending;
    };
    [[nodiscard]] QList<Step> steps() const;

    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] bool canCancel() const;
    [[nodiscard]] bool canCopy() const;
    [[nodiscard]] bool canCorrect() const;
    [[nodiscard]] bool canRefresh() const;
    /** A person may say that the money came (07b). */
    [[nodiscard]] bool canReceive() const;
    /** Paid by the word of a person of the shop, not of the provider. */
    [[nodiscard]] bool isReceivedByHand() const;
    [[nodiscard]] bool canSimulate() const;
    [[nodiscard]] bool canAcceptDifference() const;
    /** The charge exists, no code is shown, and a person has to choose how to go on. */
    [[nodiscard]] bool needsChoice() const;
    /** A choice is needed, and the txid came from a person: it may be the wrong one. */
    [[nodiscard]] bool canReopen() const;
    /** Who gave the txid when the charge was settled. */
    [[nodiscard]] QString settledBy() const;
    /** The WhatsApp address for the customer's mobile with the code in the text; empty when there is nothing to send. */
    [[nodiscard]] QString whatsAppUrl() const;

    bool cancel();
    void refresh();
    void requestCodeAgain();
    void repeatCorrection();
    void acceptDifference();
    void simulatePayment();
    void simulateExpiry();

Q_SIGNALS:
    /** Anything may have changed: refresh the whole page. */
    void changed();
    /** Only the countdown and the elapsed times. */
    void ticked();
    /** The create ended without a charge: show the outcome page. */
    void endedWithoutCharge(int number);

private:
    [[nodiscard]] const ChargeRecord *record() const;
    [[nodiscard]] std::optional<QDateTime> expiry() const;
    void updateTimer();
    void noteShown();

    ChargeService &m_service;
    std::optional<TrainingActions> m_training;
    QTimer m_tick;
    int m_number = 0;
    bool m_drawingUnreadable = false;
    bool m_hasEnded = false;
    Stage m_lastStage = Stage::Closed;
};

} // namespace balcao
