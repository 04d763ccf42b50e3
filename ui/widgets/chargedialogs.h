// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"

#include <QObject>

#include <functional>

class QWidget;

namespace balcao
{

/** Fetches charges from the ledger for the window, and opens the dialogs on them. */
class ChargeDialogs : public QObject
{
    Q_OBJECT

public:
    /** @p window is what the dialogs cover; it owns this object. */
    ChargeDialogs(ChargeService &service, QWidget *window);

    /** Loads the attempt's charge, then calls @p then with its record. Only the newest wish counts. */
    void load(const QString &attempt, std::function<void(const QString &attempt)> then);
    /** Screen 09, when the charge exists. */
    void correct(const QString &attempt);
    /** Screen 07b, when the charge exists and was not received yet. */
    void receive(const QString &attempt);
    /** The same two, once the charge is loaded. */
    void correctAttempt(const QString &attempt);
    void receiveAttempt(const QString &attempt);
    /** Loads the charge and asks the provider for its status. */
    void readStatus(const QString &attempt);
    /** Asks whether the txid that a person gave is the wrong one; then the attempt is unknown again. */
    void reopen(const QString &attempt);
    /** Something that a person has to have read. */
    void showNotice(const QString &title, const QString &sentence);

Q_SIGNALS:
    /** A dialog went away: the keyboard belongs to the page again. */
    void closed();

private:
    /** What is not begun is told at once. */
    bool begin(const Command &command, const Actor &actor);

    ChargeService &m_service;
    QWidget *m_window;
    QString m_wanted;
    std::function<void(const QString &)> m_then;
};

} // namespace balcao
