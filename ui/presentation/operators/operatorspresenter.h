// SPDX-License-Identifier: MIT
#pragma once

#include "core/signin/staff.h"
#include "core/values/secret.h"
#include "ui/presentation/common/dialogspec.h"
#include "ui/presentation/common/settingrow.h"
#include "ui/presentation/operators/typedpin.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace balcao
{

class ChargeService;

/** What a dialog asks about an operator. */
struct OperatorQuestion {
    enum class Kind { Add, NewPin, Badge, Disable };

    Kind kind = Kind::Add;
    /** Of Add: typed there. */
    QString name;
    Role role = Role::Cashier;
    bool hasBadge = false;

    bool operator==(const OperatorQuestion &) const = default;
};

/** The PIN that was typed twice, both of which are wiped; else why it is none for that role, a whole sentence. */
[[nodiscard]] Expected<Pin, QString> takenPin(TypedPin &pin, TypedPin &again, Role role);

/** The page of operators (11d): who works here, and what a manager changes about that. */
class OperatorsPresenter : public QObject
{
    Q_OBJECT

public:
    /** @p service outlives it. */
    explicit OperatorsPresenter(ChargeService &service, QObject *parent = nullptr);

    [[nodiscard]] QList<SettingRow> rows() const;
    /** "4 active", "operators without PIN". */
    [[nodiscard]] QString says() const;
    /** One of the rows' actions: a question, or the PINs' switch. */
    void act(const QString &action);
    /** For an Add, a NewPin or a Disable. */
    [[nodiscard]] DialogSpec form(const OperatorQuestion &question);
    [[nodiscard]] static QString title(const OperatorQuestion &question);
    [[nodiscard]] static QString text(const OperatorQuestion &question);

    /** Does it, with an approval if one is needed. @p pin: twice as it was typed, which is wiped; of a Disable not looked at. Not of a Badge. */
    FormResult answer(const OperatorQuestion &question, TypedPin &pin, TypedPin &again);
    /** The same of a Badge as its reader typed it; nothing: the operator is to have none any more. */
    DialogReply *giveBadge(const OperatorQuestion &question, const std::optional<Pin> &badge);

    /** After passwordWanted(): goes on. Empty: it is given up, and what was to be done ends. */
    void givePassword(const Secret &password);
    [[nodiscard]] static QString passwordTitle();
    [[nodiscard]] static QString passwordText(const QString &role);

Q_SIGNALS:
    /** The database takes it from another role alone. @p problem: why the password before was not taken; empty: there was none. */
    void passwordWanted(const QString &role, const QString &problem);
    void badgeWanted(const balcao::OperatorQuestion &question);
    void dialogWanted(const balcao::DialogSpec &dialog);
    /** What became of something that had no dialog. */
    void told(const QString &sentence, bool isProblem);
    /** rows() are others. */
    void changed();

private:
    /** An actor is allowed to do it. */
    struct Deed {
        std::function<StaffReply *()> doing;
        QPointer<DialogReply> reply;
    };
    using Doing = std::function<StaffReply *(const Actor &)>;
    DialogReply *perform(const Doing &doing);
    void carryOut(const Deed &deed);

    ChargeService &m_service;
    /** For its password. */
    std::optional<Deed> m_waiting;
};

} // namespace balcao
