// SPDX-License-Identifier: MIT
#include "ui/presentation/paper/paperpresenter.h"

#include "core/print/escpos.h"
#include "core/print/printerprofile.h"
#include "core/printer/computerprinters.h"
#include "core/printer/destination.h"
#include "core/service/chargeservice.h"
#include "core/service/task.h"
#include "ui/presentation/paper/printersettings.h"
#include "ui/presentation/paper/printingwords.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"
#include "ui/presentation/words/newfile.h"
#include "ui/report/text.h"

#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** How long it is told that something was sent. */
constexpr std::chrono::seconds toldFor{6};

using Made = Expected<PrintJob::Sending, QString>;

PrintJob::End endOf(const Expected<print::Delivered, print::DeliveryError> &end)
{
    const QString sentence = printingwords::describe(end);
    return end ? PrintJob::End(sentence) : Unexpected<QString>(sentence);
}

Expected<print::Bitmap, QString> drawn(const report::Report &paper, const Settings &settings,
                                       const PaperPresenter::Setup &setup)
{
    return setup.renderer.raster(paper, printerProfileOf(settings)).map_error([](report::RasterError error) {
        return printingwords::describe(error);
    });
}

PrintJob::Sending sendingTo(const print::Destination &printer, const report::Report &paper,
                            const print::Bitmap &picture, const Settings &settings, const PaperPresenter::Setup &setup)
{
    const print::PrinterProfile profile = printerProfileOf(settings);
    const int copies = settings.copies;
    if (isOfSheets(settings))
        return [=, printPage = setup.renderer.printPage] {
            return endOf(printPage(printer.name, paper, profile, copies));
        };
    return [printer, limits = setup.limits, bytes = print::escPos(picture, profile.cuts).repeated(copies)] {
        return endOf(print::deliver(printer, bytes, limits));
    };
}

/** Pages go to a printer of the computer alone. */
Expected<print::Destination, QString> printerOf(const Settings &settings)
{
    const auto printer = print::Destination::parse(settings.printer);
    if (!printer || (isOfSheets(settings) && printer->kind != print::Destination::Kind::Queue))
        return Unexpected<QString>(printingwords::noSuchPrinter(isOfSheets(settings)));
    if (printer->isFile())
        return Unexpected<QString>(printingwords::printerIsFile());
    return *printer;
}

PrintJob::End written(const QString &name, const QByteArray &bytes)
{
    const QString problem = saveNew(name, bytes);
    return problem.isEmpty() ? PrintJob::End(printingwords::fileWritten(name)) : Unexpected<QString>(problem);
}

} // namespace

PaperPresenter::PaperPresenter(ChargeService &service, Setup setup, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_setup(std::move(setup))
{
    connect(&m_service, &ChargeService::changed, this, &PaperPresenter::chargeChanged);
    m_told.setSingleShot(true);
    connect(&m_told, &QTimer::timeout, this, [this] { tell(m_attempt, {}); });
}

Expected<Slip, Obstacle> PaperPresenter::slip(const QString &attempt, const Settings &settings) const
{
    const ChargeRecord *const record = m_service.record(attempt);
    if (!record)
        return Unexpected<Obstacle>(Obstacle::NotCreated);
    if (record->isCorrecting())
        return Unexpected<Obstacle>(Obstacle::CorrectionOpen);
    return slipOf(record->charge, slipContextOf(settings, m_service.situationOf(record->charge), m_setup.isTraining));
}

Expected<SlipPreview, QString> PaperPresenter::preview(const QString &attempt, const Settings &settings) const
{
    const auto made = slip(attempt, settings);
    if (!made)
        return Unexpected<QString>(messages::describe(made.error()));
    const report::Report paper = reportOf(*made);
    BALCAO_TRY(print::Bitmap picture, drawn(paper, settings, m_setup));
    return SlipPreview{.picture = std::move(picture), .text = report::toText(paper)};
}

Reply<QStringList> *PaperPresenter::findPrinters()
{
    static constexpr std::chrono::seconds limit{4};
    return beginTask(this,
                     [](const TaskWatch &) -> Reply<QStringList>::Result { return print::computersPrinters(limit); });
}

void PaperPresenter::withCharge(const QString &attempt, const std::function<void()> &then)
{
    if (m_service.record(attempt))
        return then();
    m_service.open(attempt)->whenFinished(this, [this, attempt, then](const CommandResult &opened) {
        if (opened)
            then();
        else
            tellEnd(attempt, Unexpected<QString>(messages::describe(opened.error())));
    });
}

void PaperPresenter::print(const QString &attempt)
{
    if (settings().printer.isEmpty())
        choose(attempt);
    else
        print(attempt, settings());
}

void PaperPresenter::choose(const QString &attempt)
{
    withCharge(attempt, [this, attempt] {
        if (const auto made = slip(attempt, settings()))
            showPreview(attempt, *made);
        else
            tellEnd(attempt, Unexpected<QString>(messages::describe(made.error())));
    });
}

bool PaperPresenter::begin(const Wanted &wanted, const Use &use, QObject *context, const Done &then)
{
    const auto made = slip(wanted.attempt, wanted.settings);
    if (!made) {
        then(Unexpected<QString>(messages::describe(made.error())));
        return false;
    }
    PrintJob::Order order{
        .make = [paper = reportOf(*made), settings = wanted.settings, setup = m_setup, use]() -> Made {
            BALCAO_TRY(const print::Bitmap picture, drawn(paper, settings, setup));
            return use(paper, picture);
        },
        .exposed = made->code.isEmpty() ? QString() : wanted.attempt,
        .holds =
            [this, wanted, before = *made] {
                const auto now = slip(wanted.attempt, wanted.settings);
                return now && *now == before;
            }};
    return start(wanted.place, std::move(order), context, then);
}

/** Its code is on this screen then. */
void PaperPresenter::showPreview(const QString &attempt, const Slip &slip)
{
    if (!slip.code.isEmpty())
        m_service.noteShown(attempt, CodePlace::Till);
    Q_EMIT dialogWanted(attempt);
}

void PaperPresenter::print(const QString &attempt, const Settings &settings)
{
    const auto printer = printerOf(settings);
    if (!printer)
        return tellEnd(attempt, Unexpected<QString>(printer.error()));
    const Use use = [printer = *printer, settings, setup = m_setup](const report::Report &paper,
                                                                    const print::Bitmap &picture) {
        return sendingTo(printer, paper, picture, settings, setup);
    };
    withCharge(attempt, [this, wanted = Wanted{attempt, settings, settings.printer}, use] {
        if (news(wanted.attempt).state == PrintNews::State::Sending)
            return;
        const auto then = [this, attempt = wanted.attempt](const PrintJob::End &end) { tellEnd(attempt, end); };
        if (begin(wanted, use, this, then))
            tell(wanted.attempt, {.state = PrintNews::State::Sending});
    });
}

void PaperPresenter::save(const QString &attempt, const Settings &settings, const QString &file, QObject *context,
                          const Done &then)
{
    const Use use = [file, profile = printerProfileOf(settings),
                     pdf = m_setup.renderer.pdf](const report::Report &paper, const print::Bitmap &) -> Made {
        return PrintJob::Sending([file, bytes = pdf(paper, profile)] { return written(file, bytes); });
    };
    static_cast<void>(begin({attempt, settings, file}, use, context, then));
}

QString PaperPresenter::fileName(const QString &attempt) const
{
    const ChargeRecord *const record = m_service.record(attempt);
    return record ? tr("charge-%1.pdf").arg(display::chargeNumber(record->charge)) : QString();
}

void PaperPresenter::printPaper(const report::Report &paper, const Settings &settings, QObject *context,
                                const std::function<void(const PrintJob::End &)> &then)
{
    const auto printer = printerOf(settings);
    if (!printer)
        return then(Unexpected<QString>(printer.error()));
    PrintJob::Order order{.make = [paper, printer = *printer, settings, setup = m_setup]() -> Made {
        BALCAO_TRY(const print::Bitmap picture, drawn(paper, settings, setup));
        return sendingTo(printer, paper, picture, settings, setup);
    }};
    static_cast<void>(start(settings.printer, std::move(order), context, then));
}

report::Report PaperPresenter::testSlip(const Settings &settings) const
{
    const QString now = m_service.now().toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s);
    report::Report paper{.title = tr("TEST"), .subtitle = display::quoted(settings.shopName, 60)};
    paper.blocks = {report::Rule{}, report::Paragraph{.text = tr("Balcão prints on this paper. Without value.")},
                    report::Pairs{{{tr("Counter"), display::quoted(settings.counter, 32)}, {tr("Printed on"), now}}},
                    report::Rule{}};
    return paper;
}

void PaperPresenter::printTest(const Settings &settings, QObject *context, const Done &then)
{
    printPaper(testSlip(settings), settings, context, then);
}

bool PaperPresenter::start(const QString &place, PrintJob::Order order, QObject *context, const Done &then)
{
    if (m_busy.contains(place)) {
        then(Unexpected<QString>(printingwords::stillPrinting()));
        return false;
    }
    m_busy.append(place);
    const auto *job = new PrintJob(m_service, std::move(order), this);
    connect(job, &PrintJob::ended, this, [this, place, then, context = QPointer(context)](const PrintJob::End &end) {
        m_busy.removeOne(place);
        if (context)
            then(end);
    });
    return true;
}

void PaperPresenter::tellEnd(const QString &attempt, const PrintJob::End &end)
{
    using State = PrintNews::State;
    tell(attempt, end ? PrintNews{.state = State::Sent, .sentence = *end}
                      : PrintNews{.state = State::Failed, .sentence = end.error()});
}

void PaperPresenter::tell(const QString &attempt, const PrintNews &news)
{
    m_attempt = attempt;
    m_news = news;
    m_told.stop();
    if (news.state == PrintNews::State::Sent)
        m_told.start(toldFor);
    Q_EMIT changed(attempt);
}

} // namespace balcao

#include "moc_paperpresenter.cpp"
