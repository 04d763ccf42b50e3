// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "ui/text/customerfields.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <optional>

namespace balcao
{

class ChargeService;

/** The frame around the pages: the shop's name, the line to the provider, the time, and whether this is training. */
class ShellPresenter : public QObject
{
    Q_OBJECT

public:
    struct Contact {
        enum class Tone { Neutral, Talking, Ok, Unknown, Error };
        Tone tone = Tone::Neutral;
        /** Name in resources/icons. */
        QString icon;
        /** "Provider answered", in bold, and "at 14:31". */
        QString lead;
        QString rest;
    };

    ShellPresenter(ChargeService &service, Clock clock, bool training, QString shopName, QObject *parent = nullptr);

    /** The counter's name for people, "Counter 02". */
    [[nodiscard]] QString counter() const;
    /** Who is at the counter; may be empty. */
    [[nodiscard]] QString operatorName() const;
    /** "Manager"; empty: nobody has signed in. */
    [[nodiscard]] QString operatorRole() const;
    /** Why nothing can be charged now: without the ledger by nobody, before calibration by cashiers. */
    [[nodiscard]] LabelledText hindrance() const;
    [[nodiscard]] QString shopName() const { return m_shopName; }
    [[nodiscard]] bool isTraining() const noexcept { return m_training; }
    /** Never calm while the outcome of the charge that is shown is unknown. */
    [[nodiscard]] Contact contact() const;
    /** What the header shows of it: in training the ribbon says that all is well. */
    [[nodiscard]] std::optional<Contact> chip() const;
    /** The charge whose page is shown; empty: none. */
    void setShown(const QString &attempt);
    /** The screen that the customer looks at should be there, and is not: told until it is, but never over trouble of the line. */
    void setCustomerScreenMissed(bool isMissed);
    /** All of it, to be heard. */
    [[nodiscard]] QString sentence() const;
    /** "14:31". */
    [[nodiscard]] QString time() const;
    /** "Tue, 14 Jul 2026". */
    [[nodiscard]] QString day() const;

Q_SIGNALS:
    /** Contact, operator, minute or day changed. */
    void changed();

private:
    void scheduleMinute();
    [[nodiscard]] Contact ofTheLine() const;
    [[nodiscard]] bool isOutcomeUnknown() const;

    ChargeService &m_service;
    Clock m_clock;
    bool m_training;
    QString m_shopName;
    QString m_shown;
    /** Invalid: it is not missed. */
    QDateTime m_missedSince;
    QTimer m_minute;
};

} // namespace balcao
