// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/queue/queueview.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace balcao
{

class ChargeService;
struct Charge;

/** The owner's queue: charges of all counters that wait for whoever sees the shop's account. In a ledger with operators it takes a
 *  manager, who is asked for on the spot. Reads the ledger; what is answered goes by the navigator.
 */
class QueuePresenter : public QObject
{
    Q_OBJECT

public:
    /** As many are shown at first, and more each time. */
    static constexpr int pageSize = 20;

    /** @p service outlives it. */
    QueuePresenter(ChargeService &service, QString shopName, QObject *parent = nullptr);

    /** The page is shown: who may see it is asked, then the ledger. */
    void open();
    /** The page is gone: nothing is read meanwhile. */
    void close();
    [[nodiscard]] bool isByAmount() const noexcept { return m_isByAmount; }
    void sort(bool isByAmount);
    void showMore();
    /** Nothing: nothing was read yet, or nobody may see it. */
    [[nodiscard]] const std::optional<QueueView> &view() const noexcept { return m_view; }
    /** Why there is nothing. */
    [[nodiscard]] const QString &problem() const noexcept { return m_problem; }
    /** The address that opens WhatsApp with the text; empty: there is none. */
    [[nodiscard]] QString whatsAppUrl() const;
    /** For the receipt printer; empty: there is nothing to look for. */
    [[nodiscard]] report::Report slip() const;

Q_SIGNALS:
    void changed();

private:
    void read();
    void take(const QList<Charge> &charges, int waiting);

    ChargeService &m_service;
    QString m_shopName;
    bool m_isByAmount = true;
    int m_limit = pageSize;
    bool m_isOpen = false;
    bool m_isReading = false;
    bool m_isStale = false;
    std::optional<QueueView> m_view;
    QString m_problem;
    /** Ages grow, and what is under way times out. */
    QTimer m_clock;
    QTimer m_changeTimer;
};

} // namespace balcao
