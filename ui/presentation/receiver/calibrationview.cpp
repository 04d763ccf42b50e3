// SPDX-License-Identifier: MIT
#include "ui/presentation/receiver/calibrationview.h"

#include "core/service/calibration.h"
#include "core/service/chargeservice.h"
#include "core/values/amounttext.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct CalibrationViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::CalibrationView)
};

constexpr int longestShown = 40;

QString standing(const ChargeService &service)
{
    switch (service.calibration()) {
    case Calibration::NotAsked:
        return CalibrationViewTr::tr("Not done, and nothing is locked: the ledger has no operators.");
    case Calibration::NotCalibrated:
        return CalibrationViewTr::tr("Not done. Cashiers cannot charge before it.");
    case Calibration::ChargeMade:
        return CalibrationViewTr::tr("The charge is made. Say what a bank's app shows of it.");
    case Calibration::Calibrated:
        break;
    }
    const auto &known = service.profile().known();
    return CalibrationViewTr::tr("Done on %1 by %2.")
        .arg(display::timeOrDay(known->at, service.now()),
             display::quoted(known->authorisedBy.isEmpty() ? known->by : known->authorisedBy, longestShown));
}

QString amountForm(const QString &form)
{
    if (form == "number"_L1)
        return CalibrationViewTr::tr("amount as a number");
    if (form == "string"_L1)
        return CalibrationViewTr::tr("amount as text");
    if (form == "string_ptbr"_L1)
        return CalibrationViewTr::tr("amount as text with a comma");
    return CalibrationViewTr::tr("no amount");
}

QString timeForm(const QString &form)
{
    if (form == "iso"_L1)
        return CalibrationViewTr::tr("time with its zone");
    if (form == "no_zone"_L1)
        return CalibrationViewTr::tr("time without a zone");
    if (form == "epoch"_L1)
        return CalibrationViewTr::tr("time in seconds since 1970");
    return form == "none"_L1 ? CalibrationViewTr::tr("no time") : CalibrationViewTr::tr("a time that cannot be read");
}

QString described(const ReplyForms &forms, const ProviderTerms &terms)
{
    QStringList statuses;
    for (const int status : forms.httpStatuses)
        statuses.append(QString::number(status));
    return QStringList{
        terms.unit == AmountUnit::Centavos ? CalibrationViewTr::tr("in centavos") : CalibrationViewTr::tr("in reais"),
        amountForm(forms.amount), timeForm(forms.time),
        forms.hasImage ? CalibrationViewTr::tr("with an image") : CalibrationViewTr::tr("without an image"),
        u"HTTP "_s + statuses.join(u", "_s)}
        .join(u" · "_s);
}

} // namespace

QList<SettingRow> calibrationRows(const ChargeService &service)
{
    using Kind = SettingRow::Kind;
    const Calibration stands = service.calibration();
    SettingRow row{.key = calibrationRow,
                   .kind = Kind::Actions,
                   .label = CalibrationViewTr::tr("Calibration"),
                   .hint = CalibrationViewTr::tr("A charge of R$ 1,23 that a manager looks at.")};
    if (stands == Calibration::ChargeMade)
        row.choices.append({sayWhatBankShowsAction, CalibrationViewTr::tr("What the bank shows…")});
    row.choices.append({calibrateAction, stands == Calibration::NotCalibrated || stands == Calibration::NotAsked
                                             ? CalibrationViewTr::tr("Calibrate…")
                                             : CalibrationViewTr::tr("Calibrate again…")});
    QList<SettingRow> rows{row};
    if (service.profile().known()) {
        rows.append({.key = receiverRow,
                     .kind = Kind::Fact,
                     .label = CalibrationViewTr::tr("Receiver"),
                     .hint = CalibrationViewTr::tr("A code that pays another is not shown.")});
        if (service.profile().known()->forms)
            rows.append(
                {.key = formsRow, .kind = Kind::Fact, .label = CalibrationViewTr::tr("Its answers"), .hint = {}});
    }
    return rows;
}

QString calibrationText(const ChargeService &service, const QString &row)
{
    const auto &known = service.profile().known();
    if (row == receiverRow)
        return QStringList{display::quoted(known->receiver.name, longestShown),
                           display::quoted(known->receiver.city, longestShown),
                           display::quoted(known->receiver.place, longestShown)}
            .join(u" · "_s);
    return row == formsRow ? described(*known->forms, known->terms) : standing(service);
}

Expected<SeenInBank, FormProblem> readSeen(const QString &amount, const QString &receiver)
{
    const auto money = parseAmountText(amount);
    if (!money)
        return Unexpected<FormProblem>({messages::describe(money.error()), formkey::amount});
    if (receiver.trimmed().isEmpty())
        return Unexpected<FormProblem>(
            {CalibrationViewTr::tr("Type the receiver's name as the app shows it."), receiverKey});
    return SeenInBank{.amount = *money, .receiver = receiver.trimmed()};
}

FormProblem seenProblem(const Refusal &refusal)
{
    const auto *input = std::get_if<InputError>(&refusal);
    const QString field = !input                                    ? QString()
                          : *input == InputError::OtherReceiverSeen ? QString(receiverKey)
                                                                    : QString(formkey::amount);
    return {messages::describe(refusal), field};
}

} // namespace balcao
