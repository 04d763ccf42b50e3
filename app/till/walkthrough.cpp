// SPDX-License-Identifier: MIT
#include "app/till/walkthrough.h"

#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/charge/correctionpresenter.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/text/display.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPixmap>
#include <QTextStream>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qint64 firstCentavos = 4990;
constexpr qint64 correctedCentavos = 4690;

/** Nobody's data: the tax number is the usual documentation example. */
std::optional<Customer> exampleCustomer()
{
    const auto name = PersonName::parse(u"Marina Alves Pereira");
    const auto phone = PhoneNumber::parse(u"(11) 98765-4321");
    const auto email = EmailAddress::parse(u"marina.alves@example.com");
    const auto taxId = TaxId::parse(u"529.982.247-25");
    if (!name || !phone || !email || !taxId)
        return std::nullopt;
    return Customer{.name = *name, .phone = *phone, .email = *email, .taxId = *taxId};
}

} // namespace

Walkthrough::Walkthrough(QWidget &window, ChargeService &service, NewChargePresenter &form, ChargePresenter &charge,
                         QString file, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_service(service)
    , m_form(form)
    , m_charge(charge)
    , m_file(std::move(file))
{
}

void Walkthrough::start()
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] { fail(tr("A step did not come in time.")); });
    connect(&m_charge, &ChargePresenter::changed, this, &Walkthrough::step, Qt::QueuedConnection);
    connect(&m_charge, &ChargePresenter::endedWithoutCharge, this,
            [this] { fail(tr("The provider gave no charge.")); });
    m_deadline.start(std::chrono::seconds(30));
    const auto customer = exampleCustomer();
    m_form.fill(Money::fromCentavos(firstCentavos).value_or(Money()), customer.value());
    if (!m_form.submit())
        fail(tr("The form did not accept the example."));
}

void Walkthrough::step()
{
    if (m_charge.view().stage == ChargePresenter::Stage::CodeRefused) {
        fail(tr("The provider's code did not pass its check."));
        return;
    }
    if (m_charge.view().stage != ChargePresenter::Stage::Ready || m_charge.view().isBusy)
        return;
    switch (m_waiting) {
    case Waiting::ForTheCode:
        correct();
        break;
    case Waiting::ForTheCorrection:
        if (m_charge.view().amount.centavos() == correctedCentavos)
            save();
        break;
    case Waiting::ForNothing:
        break;
    }
}

void Walkthrough::correct()
{
    CorrectionPresenter correction(m_service, m_charge.attempt());
    correction.press({AmountKey::Kind::Pasted, display::amountDigits(*Money::fromCentavos(correctedCentavos))});
    correction.setReason(correctionReasons().constFirst());
    if (correction.form().who.isEmpty())
        correction.setWho(tr("Walkthrough"));
    m_waiting = Waiting::ForTheCorrection;
    if (!correction.save())
        fail(correction.view().obstacle);
}

void Walkthrough::save()
{
    m_waiting = Waiting::ForNothing;
    const QFileInfo place(m_file);
    // A pipe would be waited for.
    const bool isOther = place.isSymbolicLink() || (place.exists() && !place.isFile());
    if (isOther || !m_window.grab().save(m_file, "PNG")) {
        fail(tr("The picture cannot be written to %1.").arg(m_file));
        return;
    }
    const Charge &charge = m_service.record(m_charge.attempt())->charge;
    QTextStream(stdout) << "txid: " << m_charge.view().txid << '\n'
                        << "amount: " << m_charge.view().amount.toWire() << '\n'
                        << "attempt: " << charge.attempt << '\n'
                        << "status: " << charge.providerStatus << '\n'
                        << "code: " << m_charge.view().codeText << '\n'
                        << "picture: " << QFileInfo(m_file).absoluteFilePath() << '\n';
    QCoreApplication::exit(0);
}

void Walkthrough::fail(const QString &sentence)
{
    m_waiting = Waiting::ForNothing;
    QTextStream(stderr) << "balcao: " << sentence << '\n';
    QCoreApplication::exit(1);
}

} // namespace balcao

#include "moc_walkthrough.cpp"
