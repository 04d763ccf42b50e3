// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/codeverdict.h"
#include "ui/presentation/codecheck/codecheckview.h"

#include <QObject>
#include <QString>

#include <optional>

namespace balcao
{

class ChargeService;

/** The page of a code: looks each text up in the ledger, one after the other; of those that came meanwhile the newest only. Reads
 *  the ledger and writes nothing.
 */
class CodeCheckPresenter : public QObject
{
    Q_OBJECT

public:
    /** A longer text is no code, and cut. */
    static constexpr qsizetype longestText = 4096;

    /** @p service outlives it. */
    CodeCheckPresenter(ChargeService &service, bool isTraining, QObject *parent = nullptr);

    /** As typed, pasted, scanned, or read from a picture; empty: nothing is there. */
    void check(const QString &typed);
    /** A picture was looked at, and there is no code that can be read; or it could not be looked at. */
    void refusePicture(const QString &problem);
    [[nodiscard]] const QString &typed() const noexcept { return m_typed; }
    [[nodiscard]] const CodeCheckView &view() const noexcept { return m_view; }
    [[nodiscard]] bool isLooking() const noexcept { return m_isLooking; }

Q_SIGNALS:
    void changed();

private:
    void look();
    void update();

    ChargeService &m_service;
    bool m_isTraining;
    QString m_typed;
    QString m_looked;
    bool m_isLooking = false;
    std::optional<KnownCode> m_known;
    std::optional<LedgerError> m_trouble;
    CodeCheckView m_view;
};

} // namespace balcao
