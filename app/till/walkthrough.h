// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

class QWidget;

namespace balcao
{

class ChargePresenter;
class ChargeService;
class NewChargePresenter;

/** Walks the counter flow by itself for --screenshot: a charge is typed, created, shown and corrected; then what the
 *  window shows is saved, the result printed, and the program ends.
 *
 *  It presses what a person would press, through the same presenters. Ends with code 0, or 1 and a sentence on the error
 *  output when a step does not come within half a minute.
 */
class Walkthrough : public QObject
{
    Q_OBJECT

public:
    Walkthrough(QWidget &window, ChargeService &service, NewChargePresenter &form, ChargePresenter &charge,
                QString file, QObject *parent = nullptr);

    void start();

private:
    void step();
    void correct();
    void save();
    void fail(const QString &sentence);

    enum class Waiting { ForTheCode, ForTheCorrection, ForNothing };

    QWidget &m_window;
    ChargeService &m_service;
    NewChargePresenter &m_form;
    ChargePresenter &m_charge;
    QString m_file;
    QTimer m_deadline;
    Waiting m_waiting = Waiting::ForTheCode;
};

} // namespace balcao
