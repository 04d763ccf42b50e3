// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/printercalibrationdialog.h"

#include "ui/presentation/paper/paperpresenter.h"
#include "ui/presentation/paper/printersettings.h"
#include "ui/presentation/paper/printingwords.h"
#include "ui/presentation/paper/printview.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/paperview.h"
#include "ui/widgets/controls/segments.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int stripWidth = 1010;
constexpr int stripHeight = 724;

/** A question in its card, with what answers it. */
Card *asked(const QString &question, QWidget *answer, const QString &aside)
{
    auto *card = new Card(nullptr, metrics::radiusControl);
    card->setColors(ColorRole::Surface, ColorRole::Line);
    auto *row = filled(new QHBoxLayout, {}, 8, {answer, Part::rest()});
    if (!aside.isEmpty())
        row->insertWidget(1, new Label(aside, 14, QFont::Normal, ColorRole::Ink3));
    auto *title = new Label(question, 16, QFont::DemiBold, ColorRole::Ink, Label::Lines::Close);
    title->setContentsMargins(Segments::ringSpace, 0, 0, 0);
    filled(new QVBoxLayout(card), {10, 2, 10, 0}, 0, {title, row});
    return card;
}

void nameAnswers(const Segments *segments, const QString &question)
{
    for (QAbstractButton *button : segments->buttons())
        button->setAccessibleName(question + u' ' + button->text());
}

} // namespace

PrinterCalibrationDialog::PrinterCalibrationDialog(PaperPresenter &paper, SettingsPresenter &presenter,
                                                   const Settings &settings, QWidget *window)
    : LayerDialog(stripWidth, window)
    , m_paper(paper)
    , m_presenter(presenter)
    , m_settings(settings)
    , m_view(new PaperView)
    , m_said(new Label(15, QFont::Normal, ColorRole::Ink2, Label::Lines::Close))
    , m_isWhole(new Segments({tr("Yes"), tr("No, it was cut")}))
    , m_pages(new Segments({u"850"_s, u"858"_s, u"860"_s, u"1252"_s, tr("None")}))
    , m_cut(new Segments({tr("Yes"), tr("No"), tr("It has no cutter")}))
    , m_result(new Banner(Banner::Tone::Ok))
    , m_again(new Button(Button::Kind::Secondary, tr("Print again"), {.icon = u"printer"_s, .faceHeight = 48}))
    , m_save(
          new Button(Button::Kind::Primary, tr("Save"), {.icon = u"check"_s, .keycap = u"Enter"_s, .faceHeight = 48}))
{
    setAccessibleName(tr("Calibrate the printer"));
    m_answers.page = printerProfileOf(settings).page;
    m_answers.isCut = settings.cutsPaper;
    m_head = filled(new QVBoxLayout, {}, 2,
                    {new Label(tr("Calibrate the printer"), 22, QFont::DemiBold, ColorRole::Ink), m_said});
    m_body = new ScrollArea(makeQuestions());
    m_body->setMinimumWidth(m_body->widget()->minimumSizeHint().width());
    auto *right = filled(new QVBoxLayout, {}, 0, {m_head, {m_body, 1}, new Hairline, makeFoot()});
    column()->addLayout(filled(new QHBoxLayout, {}, 0, {{m_view, 475}, {right, 535}}));
    m_save->setDefault(true);
    connect(m_again, &Button::clicked, this, &PrinterCalibrationDialog::print);
    connect(m_save, &Button::clicked, this, &PrinterCalibrationDialog::save);
    refresh();
    openAt(m_isWhole->buttons().constFirst());
    print();
}

QWidget *PrinterCalibrationDialog::makeQuestions()
{
    const QString whole =
        tr("1. Does the line of numbers end with %1?").arg(printerProfileOf(m_settings).columns() % 10);
    const QString letters = tr("2. Which line has its accents right?");
    const QString codes = tr("3. Which codes did a phone read, a hand away?");
    const QString cut = tr("4. Was the paper cut at the end?");
    nameAnswers(m_isWhole, whole);
    nameAnswers(m_pages, letters);
    nameAnswers(m_cut, cut);
    connect(m_isWhole, &Segments::chosen, this, [this](qsizetype number) {
        m_answers.isWhole = number == 0;
        refresh();
    });
    connect(m_pages, &Segments::chosen, this, [this](qsizetype number) {
        const auto place = static_cast<std::size_t>(number);
        const bool isNone = place >= printercalibration::pages.size();
        m_answers.page = isNone ? std::nullopt : std::optional(printercalibration::pages.at(place));
        refresh();
    });
    connect(m_cut, &Segments::chosen, this, [this](qsizetype number) {
        m_answers.isCut = number == 0;
        refresh();
    });
    auto *boxes = new QWidget;
    auto *row = filled(new QHBoxLayout(boxes), {Segments::ringSpace - 3, 0, 0, 0}, 18);
    for (const auto &[letter, size] : {std::pair{u"A"_s, u"38 mm"_s}, {u"B"_s, u"46 mm"_s}, {u"C"_s, u"53 mm"_s}}) {
        const auto place = static_cast<std::size_t>(m_codes.size());
        auto *box = new CheckBox(letter + u", "_s + size);
        connect(box, &CheckBox::toggled, this, [this, place](bool isOn) {
            m_answers.isRead.at(place) = isOn;
            refresh();
        });
        m_codes.append(box);
        row->addWidget(box);
    }
    auto *body = new QWidget;
    m_result->setFixedHeight(60);
    filled(new QVBoxLayout(body), {side, 0, side, 6}, 10,
           {asked(whole, m_isWhole, printercalibration::columnsOf(m_settings)), asked(letters, m_pages, {}),
            asked(codes, boxes, {}), asked(cut, m_cut, {}), m_result, Part::rest()});
    return body;
}

QLayout *PrinterCalibrationDialog::makeFoot()
{
    auto *cancel = new Button(Button::Kind::Secondary, tr("Cancel"), {.keycap = u"Esc"_s, .faceHeight = 48});
    connect(cancel, &Button::clicked, this, &QDialog::reject);
    constexpr int ring = Button::ringSpace;
    return filled(new QHBoxLayout, {side - ring, 4, side - ring, 8}, 2, {cancel, Part::rest(), m_again, m_save});
}

/** As drawn. */
int PrinterCalibrationDialog::wantedHeight() const
{
    return qMax(stripHeight, LayerDialog::wantedHeight());
}

void PrinterCalibrationDialog::setSpare(int spare)
{
    column()->setContentsMargins({});
    m_head->setContentsMargins(side, 6 + spare * 4, side, 2 + spare * 2);
    m_body->widget()->layout()->setSpacing(2 + spare * 2);
}

void PrinterCalibrationDialog::print()
{
    const auto strip = printercalibration::paper(m_settings);
    if (!strip)
        return m_said->say(printingwords::describe(strip.error()), ColorRole::ErrorInk);
    m_view->setPaper(*strip, printerProfileOf(m_settings));
    m_said->say(tr("The strip is on its way to the printer."), ColorRole::Ink2);
    m_paper.printPaper(*strip, m_settings, this, [this](const PrintJob::End &end) {
        m_said->say(end ? tr("The strip was sent to the printer. Look at the paper and answer.") : end.error(),
                    end ? ColorRole::Ink2 : ColorRole::ErrorInk);
    });
}

void PrinterCalibrationDialog::refresh()
{
    const printercalibration::Result result = printercalibration::result(m_settings, m_answers);
    m_isWhole->setChosen(m_answers.isWhole ? 0 : 1);
    qsizetype page = static_cast<qsizetype>(printercalibration::pages.size());
    for (std::size_t i = 0; i < printercalibration::pages.size(); ++i) {
        if (m_answers.page == printercalibration::pages.at(i))
            page = static_cast<qsizetype>(i);
    }
    m_pages->setChosen(page);
    if (m_answers.isCut || m_cut->buttons().constFirst()->isChecked())
        m_cut->setChosen(m_answers.isCut ? 0 : 1);
    m_result->setTone(result.isGood() ? Banner::Tone::Ok : Banner::Tone::Wait);
    m_result->setText(result.sentence);
    m_save->setEnabled(result.isGood());
}

/** Through the page, as whatever else is set there: it takes who may. */
void PrinterCalibrationDialog::save()
{
    const printercalibration::Result result = printercalibration::result(m_settings, m_answers);
    if (!result.isGood())
        return;
    accept();
    for (const auto &[key, text] : result.kept)
        m_presenter.set(key, text);
    m_presenter.save();
}

} // namespace balcao

#include "moc_printercalibrationdialog.cpp"
