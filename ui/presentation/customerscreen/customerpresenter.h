// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/customerscreen/customerview.h"
#include "ui/presentation/frame/shellpresenter.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace balcao
{

class LockPresenter;
class Navigator;
class NewChargePresenter;

/** What the customer's screen follows. All outlive whoever has it. */
struct CustomerSources {
    ChargeService &service;
    const ShellPresenter &shell;
    const NewChargePresenter &form;
    ChargePresenter &charge;
    const Navigator &navigator;
    const LockPresenter &lock;
};

/** The customer's screen, in the same turn of the event loop as the till's: what the till covers, and what it leaves, is not there any
 *  more. A payment is thanked for ten seconds, also behind whoever goes on to the next sale, unless that has begun.
 */
class CustomerPresenter : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::seconds thanksLength{10};

    CustomerPresenter(const CustomerSources &sources, CustomerLanguage language, QObject *parent = nullptr);

    [[nodiscard]] const CustomerView &view() const noexcept { return m_view; }
    /** The code that the view tells is on the screen: an exposure. */
    void noteShown();
    /** It could not be read back from its own picture. */
    void reportUnreadableDrawing() { m_sources.charge.reportUnreadableDrawing(); }

Q_SIGNALS:
    void changed();

private:
    void update();
    [[nodiscard]] CustomerView current() const;
    /** Whether the till is locked or not. */
    [[nodiscard]] CustomerView open() const;
    [[nodiscard]] CustomerView thanking(CustomerView now);

    CustomerSources m_sources;
    CustomerSetting m_setting;
    CustomerView m_view;
    /** Whose payment was thanked for last, what was said, and since when; invalid: not any more. */
    QString m_thanked;
    CustomerView m_thanks;
    QDateTime m_since;
    QTimer m_tick;
};

} // namespace balcao
