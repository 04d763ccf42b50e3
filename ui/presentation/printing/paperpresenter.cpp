// SPDX-License-Identifier: MIT
#include "ui/presentation/printing/paperpresenter.h"

#include "core/printing/computerprinters.h"
#include "core/printing/destination.h"
#include "core/printing/escpos.h"
#include "core/printing/printerprofile.h"
#include "core/service/chargeservice.h"
#include "core/service/task.h"
#include "ui/presentation/common/newfile.h"
#include "ui/presentation/printing/printersettings.h"
#include "ui/presentation/printing/printingwords.h"
#include "ui/report/text.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <chrono>
#include <type_traits>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The time for which the end of a print is shown. */
constexpr std::chrono::seconds toldFor{6};

using End = PrintReply::Result;

End endOf(const Expected<print::Delivered, print::DeliveryError> &end)
{
    const QString sentence = printingwords::describe(end);
    return end ? End(sentence) : Unexpected<QString>(sentence);
}

Expected<print::Bitmap, QString> drawn(const report::Report &paper, const Settings &settings,
                                       const PaperPresenter::Setup &setup)
{
    return setup.renderer.raster(paper, printerProfileOf(settings)).map_error([](report::RasterError error) {
        return printingwords::describe(error);
    });
}

/** Makes the function that prints a paper. */
auto printingOn(const print::Destination &printer, const Settings &settings, const PaperPresenter::Setup &setup)
{
    return [=](const report::Report &paper, const print::Bitmap &picture) {
        const print::PrinterProfile profile = printerProfileOf(settings);
        const int copies = settings.copies;
        const bool isPage = isOfSheets(settings);
        const QByteArray bytes = isPage ? QByteArray() : print::escPos(picture, profile.cuts).repeated(copies);
        return [=] {
            return endOf(isPage ? setup.renderer.printPage(printer.name, paper, profile, copies)
                                : print::deliver(printer, bytes, setup.limits));
        };
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

End written(const QString &name, const QByteArray &bytes)
{
    const QString problem = saveNew(name, bytes);
    return problem.isEmpty() ? End(printingwords::fileWritten(name)) : Unexpected<QString>(problem);
}

} // namespace

PaperPresenter::PaperPresenter(ChargeService &service, const Settings &settings, Setup setup, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_settings(settings)
    , m_setup(setup)
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

template <class Then>
void PaperPresenter::withCharge(const QString &attempt, Then then)
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

template <class Use, class Holds>
PrintReply *PaperPresenter::send(const QString &place, const report::Report &paper, const Settings &settings, Use use,
                                 const QString &exposed, Holds holds)
{
    using Leave = std::invoke_result_t<Use, const report::Report &, const print::Bitmap &>;
    if (m_busy.contains(place))
        return PrintReply::of(Unexpected<QString>(printingwords::stillPrinting()));
    m_busy.append(place);
    PrintReply *const sent =
        beginTask(this,
                  [paper, settings, setup = m_setup, use](const TaskWatch &) -> Expected<Leave, QString> {
                      BALCAO_TRY(const print::Bitmap picture, drawn(paper, settings, setup));
                      return use(paper, picture);
                  })
            ->andThen(this,
                      [this, exposed](const Leave &leave) {
                          constexpr std::chrono::seconds longest{5};
                          auto *noted = new Reply<Leave, QString>(this);
                          if (exposed.isEmpty()) {
                              noted->finishLater(leave);
                              return noted;
                          }
                          const auto refuse = [noted] {
                              noted->finish(Unexpected<QString>(printingwords::notNoted()));
                          };
                          QTimer::singleShot(longest, noted, refuse);
                          m_service.noteShownFirst(exposed, CodePlace::Paper)
                              ->whenFinished(noted, [noted, leave, refuse](const Expected<void, LedgerError> &end) {
                                  end ? noted->finish(leave) : refuse();
                              });
                          return noted;
                      })
            ->andThen(this, [this, holds](const Leave &leave) -> PrintReply * {
                if (!holds())
                    return PrintReply::of(Unexpected<QString>(printingwords::hasChanged()));
                return beginTask(this, [leave](const TaskWatch &) { return leave(); });
            });
    sent->whenFinished(this, [this, place](const End &) { m_busy.removeOne(place); });
    return sent;
}

template <class Use>
PrintReply *PaperPresenter::sendSlip(const QString &attempt, const Settings &settings, const QString &place, Use use)
{
    const auto made = slip(attempt, settings);
    if (!made)
        return PrintReply::of(Unexpected<QString>(messages::describe(made.error())));
    return send(place, reportOf(*made), settings, use, made->code.isEmpty() ? QString() : attempt,
                [this, attempt, settings, before = *made] {
                    const auto now = slip(attempt, settings);
                    return now && *now == before;
                });
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
    withCharge(attempt, [this, attempt, settings, printer = *printer] {
        if (news(attempt).state == PrintNews::State::Sending)
            return;
        tell(attempt, {.state = PrintNews::State::Sending});
        sendSlip(attempt, settings, settings.printer, printingOn(printer, settings, m_setup))
            ->whenFinished(this, [this, attempt](const End &end) { tellEnd(attempt, end); });
    });
}

PrintReply *PaperPresenter::save(const QString &attempt, const Settings &settings, const QString &file)
{
    const auto writing = [file, profile = printerProfileOf(settings),
                          pdf = m_setup.renderer.pdf](const report::Report &paper, const print::Bitmap &) {
        return [file, bytes = pdf(paper, profile)] { return written(file, bytes); };
    };
    return sendSlip(attempt, settings, file, writing);
}

QString PaperPresenter::fileName(const QString &attempt) const
{
    const ChargeRecord *const record = m_service.record(attempt);
    return record ? tr("charge-%1.pdf").arg(display::chargeNumber(record->charge)) : QString();
}

PrintReply *PaperPresenter::printPaper(const report::Report &paper, const Settings &settings)
{
    const auto printer = printerOf(settings);
    if (!printer)
        return PrintReply::of(Unexpected<QString>(printer.error()));
    return send(settings.printer, paper, settings, printingOn(*printer, settings, m_setup), {}, [] { return true; });
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

void PaperPresenter::tellEnd(const QString &attempt, const End &end)
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
