// SPDX-License-Identifier: MIT
#include "ui/presentation/dossier/dossierpresenter.h"

#include "core/service/chargeservice.h"
#include "core/values/account.h"
#include "ui/presentation/dossier/dossierjson.h"
#include "ui/presentation/dossier/dossierreport.h"
#include "ui/presentation/dossier/dossierwords.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

bool DossierTerms::*memberOf(DossierPresenter::Part part)
{
    using Part = DossierPresenter::Part;
    switch (part) {
    case Part::Customer:
        return &DossierTerms::hasCustomer;
    case Part::Codes:
        return &DossierTerms::hasCodes;
    case Part::Receipt:
        return &DossierTerms::hasReceipt;
    case Part::Replies:
        return &DossierTerms::hasReplies;
    }
    Q_UNREACHABLE();
}

} // namespace

DossierPresenter::DossierPresenter(ChargeService &service, QString shopName, bool isTraining, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    m_terms.shopName = std::move(shopName);
    m_terms.isTraining = isTraining;
    m_terms.program = u"Balcão "_s + QCoreApplication::applicationVersion();
    connect(&m_service.reader(), &ChargeReader::changed, this, [this](const QString &attempt) {
        if (!m_attempt.isEmpty() && (attempt.isEmpty() || attempt == m_attempt))
            read();
    });
}

void DossierPresenter::show(const QString &attempt)
{
    m_attempt = attempt;
    m_proof.reset();
    for (const Part part : {Part::Customer, Part::Codes, Part::Receipt, Part::Replies})
        m_terms.*memberOf(part) = true;
    set();
    if (!attempt.isEmpty())
        read();
}

void DossierPresenter::read()
{
    m_service.reader()
        .ask(FindProof{m_attempt})
        ->whenFinished(this, [this, attempt = m_attempt](const Expected<ChargeProof, LedgerError> &proof) {
            if (attempt != m_attempt)
                return;
            m_proof = proof ? std::optional(*proof) : std::nullopt;
            set();
            if (!proof) {
                m_problem = messages::describe(proof.error());
                Q_EMIT changed();
            }
        });
}

void DossierPresenter::set()
{
    m_problem.clear();
    m_dossier.reset();
    m_report = {};
    m_terms.madeBy = m_service.people().atTheCounter().who();
    m_terms.account = accountName();
    if (m_proof) {
        m_dossier = dossierOf(*m_proof, m_service.situationOf(m_proof->charge), m_terms);
        m_report = dossierReport(*m_dossier);
    }
    Q_EMIT changed();
}

bool DossierPresenter::includes(Part part) const
{
    return m_terms.*memberOf(part);
}

void DossierPresenter::include(Part part, bool isIn)
{
    if (std::exchange(m_terms.*memberOf(part), isIn) != isIn)
        set();
}

QString DossierPresenter::textForBank() const
{
    return m_dossier ? dossierwords::textForBank(*m_dossier) : QString();
}

FileQuestion DossierPresenter::pdf() const
{
    return {.title = tr("Save the dossier as a PDF"),
            .text = m_terms.hasCustomer ? tr("It holds the customer's CPF and phone. Send it only to who needs it.")
                                        : tr("The customer is masked in it."),
            .name = dossierFileName(*m_dossier) + u".pdf"_s,
            .pages = [report = m_report] { return report; }};
}

FileQuestion DossierPresenter::json() const
{
    return {.title = tr("Save the dossier with its proofs"),
            .text = tr("As JSON: all that it takes to prove each event again. It is for machines and experts."),
            .name = dossierFileName(*m_dossier) + u".json"_s,
            .bytes = [dossier = *m_dossier] { return dossierFile(dossier); }};
}

} // namespace balcao

#include "moc_dossierpresenter.cpp"
