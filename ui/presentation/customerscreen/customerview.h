// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "ui/text/customerfields.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <optional>
#include <utility>

namespace balcao
{

struct ChargeView;

/** What the customer's own screen shows (13a to 13c). Of whoever pays nothing is in it: no name, no document, no phone. */
struct CustomerView {
    enum class State {
        /** Nobody pays. */
        Idle,
        /** What is to be paid, before there is a code. */
        Amount,
        /** The code, where the till shows it too. */
        Code,
        /** A code that was seen here must not be paid now. */
        Covered,
        Paid,
        /** The code's time is over, or the provider has ended it. */
        Over,
        /** Nobody is at the till. */
        Locked
    };

    State state = State::Idle;
    QString shopName;
    QString title;
    QString text;
    /** Small, under all else. */
    QString hint;
    std::optional<Money> amount;
    /** What the shop asked for, where a person accepted that another amount will be paid. */
    QString asked;
    /** Only in Code: the bytes to draw, never others than the till's. */
    QByteArray codeBytes;
    /** Of the code: what to do, in its order. */
    QStringList steps;
    /** Whom the bank has to name; empty: the code does not say. */
    LabelledText receiver;
    /** "This code is valid for", "14 min 28 s"; empty: no deadline is known. */
    LabelledText time;
    /** 0 … 1000 of the time that is left. */
    std::optional<int> progressPermille;
    bool isLastMinute = false;
    /** Lead and rest; empty outside training. */
    LabelledText ribbon;

    /** All of it, to be heard. */
    [[nodiscard]] QString sentence() const;
    bool operator==(const CustomerView &) const = default;
};

/** In which language the customer is spoken to. */
class CustomerLanguage
{
public:
    /** The till's. */
    CustomerLanguage() = default;
    /** Another's: loaded, and installed nowhere. */
    explicit CustomerLanguage(std::shared_ptr<const QTranslator> texts)
        : m_texts(std::move(texts))
    {
    }

    /** @p source as it stands here, in English. */
    [[nodiscard]] QString operator()(const char *source) const;

private:
    std::shared_ptr<const QTranslator> m_texts;
};

/** What does not follow from the charge. */
struct CustomerSetting {
    QString shopName;
    bool isTraining = false;
    CustomerLanguage language = {};
};

/** Of the charge that is on the till as @p till: nothing is to be paid here that is not to be paid there. */
[[nodiscard]] CustomerView customerView(const Charge &charge, const ChargeView &till, const CustomerSetting &setting);
/** While the till shows no charge; @p typed: what stands in its form. */
[[nodiscard]] CustomerView customerView(Money typed, const CustomerSetting &setting);
/** The code that is on the till must not be paid now. */
[[nodiscard]] CustomerView heldCustomerView(const CustomerSetting &setting);
/** A person decides at the till how to go on. */
[[nodiscard]] CustomerView waitingCustomerView(const CustomerSetting &setting);
[[nodiscard]] CustomerView lockedCustomerView(const CustomerSetting &setting);

} // namespace balcao
