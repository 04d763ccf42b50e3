// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/common/filequestion.h"
#include "ui/presentation/dossier/dossier.h"
#include "ui/report/report.h"

#include <QObject>

#include <optional>

namespace balcao
{

class ChargeService;

/** The dossier of one charge on the screen (25b): read from the ledger, set on pages, read again when something happens to the charge. */
class DossierPresenter : public QObject
{
    Q_OBJECT

public:
    /** What it may hold, or not. */
    enum class Part { Customer, Codes, Receipt, Replies };

    /** @p service outlives it. */
    DossierPresenter(ChargeService &service, QString shopName, bool isTraining, QObject *parent = nullptr);

    /** Everything is in it again; with an empty name nothing is shown, and nothing followed. */
    void show(const QString &attempt);
    /** Nothing: it was not read yet, or cannot be. */
    [[nodiscard]] const std::optional<Dossier> &dossier() const noexcept { return m_dossier; }
    [[nodiscard]] const report::Report &report() const noexcept { return m_report; }
    /** Why there is nothing; a whole sentence. */
    [[nodiscard]] const QString &problem() const noexcept { return m_problem; }

    [[nodiscard]] bool includes(Part part) const;
    void include(Part part, bool isIn);

    /** Only where there is a dossier. */
    [[nodiscard]] QString textForBank() const;
    [[nodiscard]] FileQuestion pdf() const;
    [[nodiscard]] FileQuestion json() const;

Q_SIGNALS:
    void changed();

private:
    void read();
    void set();

    ChargeService &m_service;
    DossierTerms m_terms;
    QString m_attempt;
    std::optional<ChargeProof> m_proof;
    std::optional<Dossier> m_dossier;
    report::Report m_report;
    QString m_problem;
};

} // namespace balcao
