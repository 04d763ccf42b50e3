// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/chargepresenter.h"

#include <QObject>
#include <QStringList>

namespace balcao
{

/** What the cashier sees when a press ended without a charge (06a and its kin): not sent, refused, or unknown.
 *
 *  Never red for unknown, never "failed"; what is known, what is not, and numbered ways out.
 */
class OutcomePresenter : public QObject
{
    Q_OBJECT

public:
    enum class Kind { NotSent, NotRecorded, KeyRefused, Refused, Wait, Unknown, Absent };
    /** What a numbered choice does. */
    enum class Action {
        /** Sends the same data again, as a new press of a person. */
        TryAgain,
        /** Back to the form with everything in it. */
        EditData,
        /** Back to the form, empty: the customer pays in another way. */
        ClearForm,
        /** Unknown: a person found it in the provider's panel and gives its txid. */
        UseExisting,
        /** Unknown: a deliberate second create, or only the word that it is not there; after a question. */
        CreateAnother,
        /** Unknown: leave it to be checked, back to an empty form. */
        LeaveToCheck
    };
    struct Choice {
        QString title;
        QString text;
        QString button;
        Action action = Action::EditData;
        bool enabled = true;
    };

    explicit OutcomePresenter(ChargeService &service, QObject *parent = nullptr);

    void show(const QString &attempt);
    [[nodiscard]] const QString &attempt() const noexcept { return m_attempt; }

    [[nodiscard]] Kind kind() const;
    /** Name of the icon in the banner. */
    [[nodiscard]] QString icon() const;
    [[nodiscard]] QString title() const;
    /** Two parts: what happened, and, in bold, what it means for the charge. */
    [[nodiscard]] QString lead() const;
    [[nodiscard]] QString leadStrong() const;
    /** Left and right list: reasons (one list) or what is known / what is not (two). */
    [[nodiscard]] QString factsTitle() const;
    [[nodiscard]] QStringList facts() const;
    [[nodiscard]] QString doubtsTitle() const;
    [[nodiscard]] QStringList doubts() const;
    [[nodiscard]] QString choicesTitle() const;
    [[nodiscard]] QList<Choice> choices() const;
    /** The question before CreateAnother. */
    [[nodiscard]] QString createAnotherQuestion() const;
    /** Who settles it, to begin with: the counter's operator. */
    [[nodiscard]] QString who() const { return m_service.ledger().identity().operatorName; }
    /** Why @p typed is no txid; empty when it may be one. */
    [[nodiscard]] static QString txidProblem(const QString &typed);
    /** UseExisting and the plain word that it is not there; false when the attempt was settled meanwhile. */
    bool settleFound(const QString &txid, const QString &who);
    bool settleAbsent(const QString &who);

    [[nodiscard]] QString preservedTitle() const;
    [[nodiscard]] Money amount() const;
    [[nodiscard]] QList<LabelledText> customer() const;
    [[nodiscard]] QString tellCustomer() const;
    /** Short lines in a fixed-width type: attempt, request, status, body (key and personal data removed). */
    [[nodiscard]] QStringList support() const;

    /** Seconds until "try again" is allowed after a 429; 0 when it is. */
    [[nodiscard]] int waitSeconds() const;

    /** Starts the same create again as a replacement of this attempt; the new attempt, or empty. */
    QString tryAgain();

Q_SIGNALS:
    void changed();
    /** A charge stands behind the attempt now: show it. */
    void settled(const QString &attempt);
    /** It was not written down: why. */
    void refused(const QString &sentence);

private:
    /** Null: nothing that ended without a charge. */
    [[nodiscard]] const Charge *ended() const;
    /** Why it ended, also where no event says so yet. */
    [[nodiscard]] ProviderError error() const;

    ChargeService &m_service;
    QTimer m_tick;
    QString m_attempt;
};

} // namespace balcao
