// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/service/chargerecord.h"
#include "ui/presentation/charge/moment.h"
#include "ui/presentation/common/choice.h"
#include "ui/presentation/common/printnews.h"
#include "ui/text/customerfields.h"
#include "ui/text/display.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace balcao
{

/** What the charge's page shows (screens 03, 04, 07 and their variants): one frame, the left panel changes. */
struct ChargeView {
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
        /** Cancelled or refunded: no code. */
        Closed
    };
    /** The steps of 03: label, aside ("2 s", "14:32:07", "now"), and how far. */
    struct Step {
        enum class State { Done, Active, Pending };
        QString label;
        QString aside;
        State state = State::Pending;
    };

    Stage stage = Stage::Closed;
    /** The request is on its way: there is no charge yet. */
    [[nodiscard]] bool isUnderWay() const { return stage == Stage::Connecting || stage == Stage::Sent; }
    [[nodiscard]] bool isReady() const { return stage == Stage::Ready; }
    [[nodiscard]] bool isPaid() const { return stage == Stage::Paid; }
    /** Past its deadline: the way on is to charge again. */
    [[nodiscard]] bool isOver() const { return stage == Stage::Expired; }
    /** The charge is looked at, corrected, sent, received. */
    [[nodiscard]] bool hasTools() const
    {
        return isReady() || isOver() || stage == Stage::Closed || stage == Stage::Correcting;
    }
    /** What can be done with it has a place. */
    [[nodiscard]] bool hasTiles() const { return hasTools() || isPaid() || canTakeBack; }
    /** The customer tries to pay it: why that may fail can be asked. */
    [[nodiscard]] bool mayFail() const { return isReady() || isOver(); }
    /** The place of the copy-and-paste text, and of the txid where there is none to be paid. */
    [[nodiscard]] bool hasCopy() const { return isReady() || isOver(); }
    [[nodiscard]] bool hasTxid() const { return !txid.isEmpty() && (isPaid() || stage == Stage::Closed); }
    /** In training a payment may be played. */
    [[nodiscard]] bool maySimulate() const { return isReady() || stage == Stage::Correcting; }
    /** A request that may have reached the provider is waited for. */
    [[nodiscard]] bool mayLeave() const { return stage != Stage::Sent; }
    /** The panel of a payment, and the charge that is under way, say it themselves. */
    [[nodiscard]] bool hasPill() const { return !isUnderWay() && !isPaid(); }
    /** The code's number; 0: no charge was shown yet. */
    int revision = 0;
    /** What is said when this revision's code takes the place of an older one. */
    Moment newCode;
    /** "14:47"; empty: none was given. */
    QString deadline;
    /** Paid, and no news any more: it must not look like money that comes in now. */
    bool isQuiet = false;
    /** Nothing is known to be wrong with the code that is not shown. */
    bool isInDoubt = false;
    /** There is a code, and it is not to be paid as it is. */
    bool isCodeRefused = false;
    /** "Charge 31", "Creating the charge". */
    QString heading;
    /** "created at 14:32"; after a correction "revision 2, at 14:40". */
    QString madeAt;
    Money amount;
    /** What was paid, or will be, where it is another. */
    std::optional<Money> otherAmount;
    display::Status status;
    /** 0 … 1000 of the bar under the amount; empty: no bar is drawn, as nothing is known to count. */
    std::optional<int> progressPermille;
    /** The last minute: the bar and the number change colour. */
    bool isLastMinute = false;
    /** "Expires in", "Waiting for", "It took", "Was valid until", "Nothing sent yet"; the number follows in bold. */
    QString timeLabel;
    QString timeValue;
    /** "(14:47)", "(limit 30 s)". */
    QString timeAside;
    /** "Status read at 14:32:09". */
    QString readAt;
    /** The last facts, time and sentence: in place of the time's line where it is quiet, else under it where there is room. */
    QList<LabelledText> facts;

    // The left panel
    /** Of its middle, while it holds no code. */
    enum class PanelTone { Plain, UnderWay, Unknown, Wrong, Over };
    [[nodiscard]] PanelTone panelTone() const;
    QString panelTitle;
    /** Only in Ready: the bytes to draw and the text to copy. Empty means that nothing may be drawn or copied. */
    QByteArray codeBytes;
    QString codeText;
    /** Lead and explanation for the stages without a code. */
    QString panelLead;
    QString panelText;
    /** Under a payment of another amount: "Charged: R$ 86,40". */
    QString chargedText;
    /** Under a quiet payment: "Created", "14:32, Ana Paula, Counter 02"; the amounts that differ. */
    QList<LabelledText> panelRows;
    /** "CRC matches · amount does not match", "Code checked: CRC and amount"; lead and rest for the badge. */
    LabelledText badge;
    /** "Checked", "Point the camera": badge and title where there is room for no more. */
    QString shortBadge;
    QString shortTitle;

    // The right column
    /** Name, CPF/CNPJ, mobile, e-mail of the customer. */
    QList<LabelledText> customer;
    QString txid;
    /** What the last read or correction failed with, what must not be done, odd things: whole sentences, or nothing. */
    LabelledText banner;
    /** Beside the buttons: "Leaving does not cancel: the charge is valid until 14:47." */
    QString note;
    QList<Step> steps;
    /** The charge exists, no code is shown, and a person has to choose how to go on. */
    QList<Choice> choices;

    bool isBusy = false;
    /** Reading the status is offered at all. */
    bool isReadingOn = false;
    bool canCancel = false;
    bool canCopy = false;
    bool canCorrect = false;
    bool canRefresh = false;
    /** Its code, or that it was paid, may go onto paper. */
    bool canPrint = false;
    /** "Print", "Sent to the printer": what the button says. */
    QString printLabel;
    /** A person may say that the money came (07b). */
    bool canReceive = false;
    /** A person has said so, perhaps by mistake. */
    bool canTakeBack = false;
    /** The provider is calibrated by it: a person says what a bank's app shows. */
    bool isCalibration = false;
    /** What F12 is for. */
    [[nodiscard]] bool hasReceipt() const { return canReceive || canTakeBack || isCalibration; }
    /** Paid by the word of a person of the shop, not of the provider. */
    bool isReceivedByHand = false;
    bool canSimulate = false;
    /** The WhatsApp address for the customer's mobile with the code in the text; empty when there is nothing to send. */
    QString whatsAppUrl;
};

/** What the page depends on besides the charge. */
struct ChargeViewContext {
    Situation situation;
    bool isReadingOn = false;
    bool isTraining = false;
    bool isCalibration = false;
    /** The drawn code could not be read back from its own picture. */
    bool isDrawingUnreadable = false;
    std::chrono::milliseconds exchangeTimeout{0};
    QString ownCounter = {};
    /** WhatsApp was asked for, and nothing opened. */
    bool hasNoBrowser = false;
    /** It was paid before it was opened. */
    bool isOpenedPaid = false;
    PrintNews print = {};
    /** Of the code on the slip by which it was opened; 0: by none. */
    int slipRevision = 0;
    /** When this screen showed the payment first; invalid: now. */
    QDateTime paidSeenAt = {};
    /** The charge that has the same txid; nullptr: none, or not read yet. */
    const Charge *sharedWith = nullptr;
};

[[nodiscard]] ChargeView chargeView(const ChargeRecord &record, const ChargeViewContext &context);

} // namespace balcao
