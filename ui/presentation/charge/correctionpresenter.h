// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/charge/correctionview.h"

#include <QObject>
#include <QTimer>

namespace balcao
{

/** The correction of a charge: wires correctionView() to the service. Amount and customer go to the provider whole, as absolute
 *  values.
 */
class CorrectionPresenter : public QObject
{
    Q_OBJECT

public:
    /** @p attempt is a record of @p service that can be corrected. */
    CorrectionPresenter(ChargeService &service, QString attempt, QObject *parent = nullptr);

    [[nodiscard]] const CorrectionForm &form() const noexcept { return m_form; }
    [[nodiscard]] CorrectionView view() const;
    void press(const AmountKey &key);
    void setText(CustomerField field, const QString &text);
    /** A copied row or block came into @p field: distributeCells(). */
    void paste(CustomerField field, const QStringList &cells);
    void setReason(const QString &reason);
    /** Who corrects; the counter's operator to begin with. */
    void setWho(const QString &who);
    /** It is who signed in: nobody is asked for a name. */
    [[nodiscard]] bool isWhoKnown() const { return m_service.people().isSignedIn(); }
    /** Asks the service for the correction. Null when it cannot be saved: the view says why, and what is missing. */
    CommandReply *save();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const Charge &charge() const { return m_service.record(m_attempt)->charge; }

    ChargeService &m_service;
    QString m_attempt;
    CorrectionForm m_form;
    QTimer m_hintTime{this};
};

} // namespace balcao
