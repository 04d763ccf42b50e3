// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/charge/chargeview.h"
#include "ui/presentation/frame/announcement.h"
#include "ui/presentation/newcharge/outcomeview.h"

#include <QObject>
#include <QSet>

#include <optional>

namespace balcao
{

class ChargePresenter;
class ChargeService;
class NewChargePresenter;
class OpenRow;
class OutcomePresenter;

/** Tells, each once, what changes without the keyboard's doing: the sentence for a screen reader, and the sound. */
class Announcer : public QObject
{
    Q_OBJECT

public:
    /** All outlive it. */
    Announcer(ChargeService &service, const NewChargePresenter &form, const ChargePresenter &charge,
              const OutcomePresenter &outcome, const OpenRow &open, QObject *parent = nullptr);

Q_SIGNALS:
    void said(const QString &sentence);
    void sounded(balcao::Sound sound);

private:
    void say(const QString &sentence);
    void formChanged();
    void chargeChanged();
    void outcomeChanged();
    void ledgerChanged(const QString &attempt);

    ChargeService &m_service;
    const NewChargePresenter &m_formPresenter;
    const ChargePresenter &m_chargePresenter;
    const OutcomePresenter &m_outcomePresenter;
    NewChargeForm m_form;
    /** As it was heard last. */
    NewChargeView m_fields;
    /** A field that was left wrong, unless it was a press that found it. */
    QString m_wrong;
    QString m_attempt;
    ChargeView m_charge;
    OutcomeView m_outcome;
    QSet<QString> m_paid;
};

} // namespace balcao
