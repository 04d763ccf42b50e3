// SPDX-License-Identifier: MIT
#pragma once

#include "core/closing/closing.h"
#include "core/reply.h"
#include "ui/presentation/closing/dayview.h"
#include "ui/presentation/common/dialogspec.h"
#include "ui/presentation/common/filequestion.h"

#include <QObject>

#include <optional>

namespace balcao
{

namespace report
{
struct Report;
}
class ChargeService;

/** The page of the closing: what came since the last one, and each that was made, one by one. In a ledger with operators it takes a
 *  manager, who is asked for on the spot.
 */
class DayPresenter : public QObject
{
    Q_OBJECT

public:
    struct Rules {
        /** Hours after midnight at which a day of business ends. */
        int dayEndsAfter = 0;
        /** Who closes counts first. */
        bool isBlind = false;
        bool isWithoutKeyring = false;
        QString shopName = {};
        /** What leaves the page says that it has no value. */
        bool isTraining = false;
    };

    /** @p service outlives it. */
    DayPresenter(ChargeService &service, const Rules &rules, QObject *parent = nullptr);

    /** The page is shown: figures are read again, from what a closing would say now on. */
    void open();
    /** Nothing: nothing was read yet, or nobody may see it. */
    [[nodiscard]] const std::optional<DayView> &view() const noexcept { return m_view; }
    /** Why there is nothing, or what was not done. */
    [[nodiscard]] const QString &problem() const noexcept { return m_problem; }
    [[nodiscard]] bool isBlind() const noexcept { return m_rules.isBlind; }
    [[nodiscard]] bool canStepBack() const noexcept { return m_shown < m_closings.size(); }
    [[nodiscard]] bool canStepOn() const noexcept { return m_shown > 0; }
    [[nodiscard]] bool canClose() const noexcept { return m_view && m_shown == 0 && !m_isBusy; }
    /** To the closing before the one that is shown, or towards now. */
    void stepBack();
    void stepOn();

    /** What was typed as counted: a number of payments and their sum; both empty where nobody counted. Empty, or what is wrong with it. */
    [[nodiscard]] QString judgeCounted(const QString &count, const QString &amount) const;
    /** Closes with what was counted; the closing is shown then. */
    FormResult close(const QString &count, const QString &amount);
    /** Asks for what was counted: dialogWanted(). */
    void askToClose();
    /** The closing that is shown; nullopt if nothing may be seen yet. */
    [[nodiscard]] std::optional<report::Report> report() const;
    /** Where what is shown goes, as a table or on paper: fileWanted(). */
    void askForTable();
    void askForPages();

    /** What is shown, for the receipt printer; empty: nothing is. */
    [[nodiscard]] report::Report slip() const;

Q_SIGNALS:
    void changed();
    void dialogWanted(const balcao::DialogSpec &dialog);
    void fileWanted(const balcao::FileQuestion &question);

private:
    void read();
    void show();
    void refuse(const QString &problem);
    [[nodiscard]] ClosingTerms terms() const;
    [[nodiscard]] const DayClosing *shown() const;
    [[nodiscard]] const MadeClosing *shownEvent() const { return m_shown > 0 ? &m_closings.at(m_shown - 1) : nullptr; }
    /** Of a file, without its ending. */
    [[nodiscard]] QString fileName() const;

    ChargeService &m_service;
    Rules m_rules;
    std::optional<DayView> m_view;
    QString m_problem;
    std::optional<DayClosing> m_running;
    QList<MadeClosing> m_closings;
    /** 0: what a closing would say now; from 1 on those that were made, the newest first. */
    qsizetype m_shown = 0;
    bool m_isBusy = false;
};

} // namespace balcao
