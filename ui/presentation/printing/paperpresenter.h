// SPDX-License-Identifier: MIT
#pragma once

#include "core/printing/bitmap.h"
#include "core/printing/delivery.h"
#include "core/reply.h"
#include "core/settings/settings.h"
#include "ui/presentation/common/printnews.h"
#include "ui/presentation/printing/slip.h"
#include "ui/report/report.h"
#include "ui/report/sliprenderer.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

namespace balcao
{

class ChargeService;

/** Ends with a whole sentence: what was done, or why it was not. */
using PrintReply = Reply<QString, QString>;

/** A slip as it will be printed. */
struct SlipPreview {
    print::Bitmap picture;
    /** Its lines, for screen readers. */
    QString text;
};

/** Charges on paper (F8): to the printer of the settings, one paper at a time for each printer, or into a file. */
class PaperPresenter : public QObject
{
    Q_OBJECT

public:
    struct Setup {
        bool isTraining = false;
        report::SlipRenderer renderer;
        print::JobLimits limits = {};
    };

    /** @p service and @p settings, those in force, outlive it. */
    PaperPresenter(ChargeService &service, const Settings &settings, Setup setup, QObject *parent = nullptr);

    [[nodiscard]] const Settings &settings() const noexcept { return m_settings; }
    /** The slip of a charge that the service knows, by the printing settings in @p settings; or the reason why there is none. */
    [[nodiscard]] Expected<Slip, Obstacle> slip(const QString &attempt, const Settings &settings) const;

    /** The picture that @p settings would print; or a sentence. */
    [[nodiscard]] Expected<SlipPreview, QString> preview(const QString &attempt, const Settings &settings) const;
    /** The printers of this computer. */
    [[nodiscard]] Reply<QStringList> *findPrinters();

    /** Prints by the settings. Emits dialogWanted() if they name no printer. */
    void print(const QString &attempt);
    void choose(const QString &attempt);
    /** Prints by other settings: another printer or paper for once. */
    void print(const QString &attempt, const Settings &settings);
    /** A charge that the service knows, into a file of its own, as a page in PDF. One that is there is not written over. */
    PrintReply *save(const QString &attempt, const Settings &settings, const QString &file);
    /** "charge-02-31.pdf" */
    [[nodiscard]] QString fileName(const QString &attempt) const;
    /** Paper that is about no charge. */
    PrintReply *printPaper(const report::Report &paper, const Settings &settings);

    /** A few lines without value. */
    [[nodiscard]] report::Report testSlip(const Settings &settings) const;
    PrintReply *printTest(const Settings &settings) { return printPaper(testSlip(settings), settings); }

    [[nodiscard]] PrintNews news(const QString &attempt) const
    {
        return attempt == m_attempt && !attempt.isEmpty() ? m_news : PrintNews();
    }

Q_SIGNALS:
    /** news() of that charge. */
    void changed(const QString &attempt);
    /** The slip of the charge may have changed. */
    void chargeChanged(const QString &attempt);
    /** A person has to choose the printer. */
    void dialogWanted(const QString &attempt);

private:
    void showPreview(const QString &attempt, const Slip &slip);
    /** Opens the charge, if it is not. */
    template <class Then>
    void withCharge(const QString &attempt, Then then);
    /** Sends a charge's slip, if that has not changed by the time it leaves. @p use: as of send(). */
    template <class Use>
    PrintReply *sendSlip(const QString &attempt, const Settings &settings, const QString &place, Use use);
    /** Sends a paper on its way: it is made, the ledger notes whose code is on it, and then it leaves. Making and leaving have a thread of
     *  their own, so a printer that hangs holds nothing else. @p place: the printer or file that is busy until then. @p use makes a function
     *  that lets it leave, from the report and its picture. @p exposed: the charge whose code is on it, if any. @p holds is asked right
     *  before it leaves: whether it is still what it was ordered for.
     */
    template <class Use, class Holds>
    PrintReply *send(const QString &place, const report::Report &paper, const Settings &settings, Use use,
                     const QString &exposed, Holds holds);
    void tell(const QString &attempt, const PrintNews &news);
    void tellEnd(const QString &attempt, const PrintReply::Result &end);

    ChargeService &m_service;
    const Settings &m_settings;
    Setup m_setup;
    /** Printers, and files, that are being written to. */
    QStringList m_busy;
    QString m_attempt;
    PrintNews m_news;
    QTimer m_told;
};

} // namespace balcao
