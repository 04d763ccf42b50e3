// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/operators/signinview.h"
#include "ui/presentation/operators/typedpin.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace balcao
{

struct Scan;

/** Somebody says who it is: the person first, then the PIN. To sign in, or to allow what somebody else may not do. Digits go to Staff, and
 *  how many they are is told.
 */
class SignInPresenter : public QObject
{
    Q_OBJECT

public:
    /** What is to be allowed, and to whom. */
    struct Approval {
        Act act = Act::Create;
        /** Empty: it is about none. */
        QString attempt;
        Actor asking;
    };

    /** Without @p approval: to sign in. @p service outlives it. */
    explicit SignInPresenter(ChargeService &service, std::optional<Approval> approval = {}, QObject *parent = nullptr);

    /** Only who may. */
    [[nodiscard]] const QList<PersonView> &people() const noexcept { return m_people; }
    /** Nothing is typed any more. Where PINs are off that is all. @p id is of people(), or empty: nobody. */
    void choose(const QString &id);
    /** Null: nobody. */
    [[nodiscard]] const PersonView *chosen() const;
    /** A PIN is asked for. */
    [[nodiscard]] bool hasPins() const { return m_service.staff().operators().arePinsOn(); }

    void type(QChar digit);
    void removeLast();
    /** Has it compared, where there are enough digits. */
    void enter();
    [[nodiscard]] PinView pin() const;
    /** A scanner read a badge, or another text by mistake: that is refused. Nothing happens where PINs are off. */
    void take(const Scan &scan);
    /** An operator has a badge, and the text has the form of one and no other. */
    [[nodiscard]] bool mayBeBadge(const Scan &scan) const;

Q_SIGNALS:
    /** Another person, another number of digits, a second less to wait. */
    void changed();
    /** The PIN was wrong, or nothing could be compared: pin() tells. */
    void refused();
    void proved(const balcao::Actor &actor);

private:
    void operatorsChanged();
    void ask(StaffReply *reply);
    void answered(const StaffResult &result);
    [[nodiscard]] std::chrono::milliseconds wait() const;
    [[nodiscard]] bool isAnyWaiting() const;

    ChargeService &m_service;
    std::optional<Approval> m_approval;
    QList<PersonView> m_people;
    QString m_chosen;
    TypedPin m_typed;
    /** How many digits are being compared. */
    qsizetype m_sent = 0;
    QPointer<StaffReply> m_asked;
    QString m_problem;
    /** A badge was asked about last. */
    bool m_isOfBadge = false;
    QTimer m_tick;
};

} // namespace balcao
