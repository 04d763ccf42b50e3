// SPDX-License-Identifier: MIT
#pragma once

#include "core/print/bitmap.h"
#include "core/printer/delivery.h"
#include "core/reply.h"
#include "core/settings/settings.h"
#include "ui/presentation/paper/printjob.h"
#include "ui/presentation/paper/slip.h"
#include "ui/presentation/words/printnews.h"
#include "ui/report/report.h"
#include "ui/report/sliprenderer.h"

#include <QStringList>

namespace balcao
{

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
        /** As they hold; what is printed may be asked for otherwise. */
        std::function<Settings()> settings;
        bool isTraining = false;
        report::SlipRenderer renderer;
        print::JobLimits limits = {};
    };

    /** @p service outlives it. */
    PaperPresenter(ChargeService &service, Setup setup, QObject *parent = nullptr);

    [[nodiscard]] Settings settings() const { return m_setup.settings(); }
    /** Of a charge that the service knows, by what @p settings say of printing; or why there is none. */
    [[nodiscard]] Expected<Slip, Obstacle> slip(const QString &attempt, const Settings &settings) const;

    /** The picture that @p settings would print; or a sentence. */
    [[nodiscard]] Expected<SlipPreview, QString> preview(const QString &attempt, const Settings &settings) const;
    /** What this computer prints by, unless @p context has gone by then. */
    [[nodiscard]] Reply<QStringList> *findPrinters();

    /** By the settings. Where they name no printer, and where it is to be chosen, dialogWanted() comes. */
    void print(const QString &attempt);
    void choose(const QString &attempt);
    /** By what @p settings say of printing: another printer or paper for once. */
    void print(const QString &attempt, const Settings &settings);
    /** What became of it: a sentence, or why not. */
    using Done = std::function<void(const PrintJob::End &)>;
    /** A charge that the service knows, into a file of its own, as a page in PDF. One that is there is not written over. @p then is called
     *  once, unless @p context has gone.
     */
    void save(const QString &attempt, const Settings &settings, const QString &file, QObject *context,
              const Done &then);
    /** "charge-02-31.pdf" */
    [[nodiscard]] QString fileName(const QString &attempt) const;
    /** Paper that is about no charge. */
    void printPaper(const report::Report &paper, const Settings &settings, QObject *context, const Done &then);

    /** A few lines without value. */
    [[nodiscard]] report::Report testSlip(const Settings &settings) const;
    void printTest(const Settings &settings, QObject *context, const Done &then);

    [[nodiscard]] PrintNews news(const QString &attempt) const
    {
        return attempt == m_attempt && !attempt.isEmpty() ? m_news : PrintNews();
    }

Q_SIGNALS:
    /** news() of that charge. */
    void changed(const QString &attempt);
    /** What a slip of it says may be another than before. */
    void chargeChanged(const QString &attempt);
    /** Somebody has to choose where the paper goes. */
    void dialogWanted(const QString &attempt);

private:
    struct Wanted {
        QString attempt;
        Settings settings;
        /** What is busy meanwhile. */
        QString place;
    };
    /** Makes the sending of a paper with its picture. */
    using Use =
        std::function<Expected<PrintJob::Sending, QString>(const report::Report &paper, const print::Bitmap &picture)>;

    void showPreview(const QString &attempt, const Slip &slip);
    /** Opens the charge, if it is not. */
    void withCharge(const QString &attempt, const std::function<void()> &then);
    /** False: @p then was told why not. */
    bool begin(const Wanted &wanted, const Use &use, QObject *context, const Done &then);
    bool start(const QString &place, PrintJob::Order order, QObject *context, const Done &then);
    void tell(const QString &attempt, const PrintNews &news);
    void tellEnd(const QString &attempt, const PrintJob::End &end);

    ChargeService &m_service;
    Setup m_setup;
    /** Printers, and files, that are being written to. */
    QStringList m_busy;
    QString m_attempt;
    PrintNews m_news;
    QTimer m_told;
};

} // namespace balcao
