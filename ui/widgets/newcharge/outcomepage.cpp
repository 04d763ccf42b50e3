// SPDX-License-Identifier: MIT
#include "ui/widgets/newcharge/outcomepage.h"

#include "ui/presentation/frame/navigator.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/choices.h"
#include "ui/widgets/controls/labelledgrid.h"

#include <QCoreApplication>
#include <QEvent>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Lower pages have closer parts, and below the second the customer has no captions. */
/** From here on head, cards and gaps grow by a step every 24 pixels. */
constexpr int lowPage = 440;
constexpr int mostSpare = 8;
constexpr int lowestPage = 380;

} // namespace

/** The head of the page: sign, title, what it means. Red only for what is certain, orange for unknown. */
class OutcomeBanner : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(balcao::OutcomeBanner)

public:
    OutcomeBanner()
    {
        m_text->setTextFormat(Qt::RichText);
        m_text->setWordWrap(true);
        filled(new QVBoxLayout(this), {}, 0, {filled(new QHBoxLayout, {}, -1, {{m_title, 1}, m_back}), m_text});
        setSpare(mostSpare);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setBack(false, false);
    }

    void setView(const OutcomeView &view)
    {
        m_icon = view.icon;
        m_isUnknown = view.kind == OutcomeView::Kind::Unknown;
        m_title->setText(view.title);
        m_title->setInk(m_isUnknown ? ColorRole::UnknownInk : ColorRole::ErrorInk);
        m_words = u"%1 <span style='font-weight:600'>%2</span>"_s.arg(view.lead.toHtmlEscaped(),
                                                                      view.leadStrong.toHtmlEscaped());
        setSpare(m_spare);
        colorText();
        setAccessibleName(view.title + u". "_s + view.lead + u' ' + view.leadStrong);
    }
    void setSpare(int spare)
    {
        m_spare = spare;
        m_title->setFont(fonts::display(24 + spare / 2));
        m_title->setFixedHeight(34 + spare);
        m_text->setFont(fonts::text(spare < mostSpare ? 16 : 17));
        m_text->setText(u"<p style='line-height:%1px'>"_s.arg(22 + spare / 2) + m_words + u"</p>"_s);
        placeTexts();
        update();
    }
    /** A way back to the list beside the title. */
    void setBack(bool isShown, bool isCompact)
    {
        m_back->setVisible(isShown);
        m_back->setText(isCompact ? tr("Back") : tr("Back to the list"));
        placeTexts();
    }
    [[nodiscard]] Button *backButton() const { return m_back; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const Shades border = (m_isUnknown ? ColorRole::UnknownBorder : ColorRole::ErrorBorder).withAlpha(90);
        // Only the upper corners are round: the card goes on below.
        canvas->setClipRect(rect());
        canvas.box(rect().adjusted(0, 0, 0, 2 * metrics::radiusCard), metrics::radiusCard,
                   m_isUnknown ? ColorRole::UnknownTint : ColorRole::ErrorTint, border);
        canvas.fill(QRect(0, height() - 1, width(), 1), border);
        const int side = 48 + m_spare * 3 / 2;
        const QRectF disc(20 + m_spare, 14 + m_spare * 11 / 8, side, side);
        canvas.box(disc, disc.width() / 2, m_isUnknown ? ColorRole::UnknownFill : ColorRole::ErrorFill);
        const double inset = disc.width() * 14 / 60;
        canvas.icon(disc.adjusted(inset, inset, -inset, -inset), m_icon, ColorRole::OnFill);
    }
    /** The text takes the new theme's colour. */
    void changeEvent(QEvent *event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            colorText();
    }

private:
    void colorText()
    {
        QPalette palette = m_text->palette();
        palette.setColor(QPalette::WindowText,
                         Theme::of(this).color(m_isUnknown ? ColorRole::UnknownInk : ColorRole::ErrorInk));
        m_text->setPalette(palette);
    }
    void placeTexts()
    {
        // The button is higher than the title; the banner stays as high as without it.
        const int button = m_back->isVisibleTo(this) ? 7 : 0;
        layout()->setContentsMargins(84 + 3 * m_spare, 12 + m_spare - button, 20, 13 + m_spare * 9 / 8 - button);
    }

    QString m_icon;
    /** With their weights. */
    QString m_words;
    bool m_isUnknown = false;
    int m_spare = 0;
    Label *m_title = new Label(28, QFont::DemiBold, ColorRole::ErrorInk);
    Button *m_back = new Button(Button::Kind::Secondary, {}, {.icon = u"arrow-left"_s, .keycap = u"Esc"_s});
    QLabel *m_text = new QLabel;
};

/** A titled list of short facts. */
class FactList : public QWidget
{
public:
    FactList() { filled(new QVBoxLayout(this), {}, 0); }

    /** Nothing at all hides the list. @p icon stands before each line. */
    void setFacts(const QString &title, const QStringList &facts, const QString &icon)
    {
        while (QLayoutItem *item = layout()->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        setVisible(!facts.isEmpty());
        if (facts.isEmpty())
            return;
        layout()->addWidget(new Label(title, 15, QFont::DemiBold, ColorRole::Ink2));
        for (const QString &fact : facts) {
            auto *words = new Label(fact, 16, QFont::Normal, ColorRole::Ink, Label::Lines::Wrap);
            auto *line = new QWidget;
            filled(new QHBoxLayout(line), {0, 2, 0, 2}, 10,
                   {{new IconView(icon, 20, ColorRole::Ink2), 0, Qt::AlignTop}, {words, 1}});
            layout()->addWidget(line);
        }
        showAll(this);
    }
};

/** The amount and customer that were kept, so that nothing is typed again. */
class PreservedCard : public Card
{
public:
    explicit PreservedCard(bool training)
        : m_training(training)
    {
        filled(new QVBoxLayout(this), {}, -1, {m_customer});
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setSpare(mostSpare, 1000);
    }

    void setView(const OutcomeView &view)
    {
        m_title = view.preservedTitle;
        m_amount = view.amount;
        m_customer->setItems(view.customer);
        update();
    }
    /** @p room: what there is over the least height of the page; with less than captions need the lines stand further apart. */
    void setSpare(int spare, int room)
    {
        constexpr int plainLines = 4 * 22 - 2;
        constexpr int captionedLines = 4 * 40 - 2;
        m_spare = spare;
        layout()->setContentsMargins(16 + spare / 2, headHeight() + 8 + spare, 16, 8 + spare * 3 / 4);
        const int lines = qBound(plainLines, plainLines + room * 2 / 5, captionedLines);
        m_customer->setCaptioned(lines == captionedLines);
        m_customer->setFixedHeight(lines);
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        Card::paintEvent(event);
        Canvas canvas(this);
        const displaypanel::PanelStyle look{.training = m_training};
        displaypanel::paintPanel(canvas, QRect(0, 0, width(), headHeight()), look, true);
        const int side = 18 + m_spare / 2;
        canvas.text(QRect(side, 8 + m_spare / 2, width() - 2 * side, 24), m_title, fonts::text(15),
                    displaypanel::dim(look));
        const QRect row(side, 30 + m_spare * 3 / 4, width() - 2 * side, 50 + m_spare * 9 / 4);
        displaypanel::paintAmount(canvas, row, 44 + m_spare * 3 / 2, m_amount, look);
    }

private:
    [[nodiscard]] int headHeight() const { return 90 + 3 * m_spare; }

    QString m_title;
    Money m_amount;
    LabelledGrid *m_customer = new LabelledGrid(1);
    bool m_training;
    int m_spare = 0;
};

/** An icon and a title over a text: what to tell the customer, what the support desk wants to know. */
class TextCard : public Card
{
public:
    TextCard(const QString &icon, const QString &title, bool fixedWidth)
        : m_isFixedWidth(fixedWidth)
        , m_text(new Label(fixedWidth ? 14 : 18, QFont::Medium, fixedWidth ? ColorRole::Ink2 : ColorRole::Ink,
                           fixedWidth ? Label::Lines::Close : Label::Lines::Wrap))
    {
        m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        auto *name = new Label(title, 15, QFont::DemiBold, ColorRole::Ink2, Label::Lines::Wrap);
        name->setMinimumHeight(20);
        auto *head = filled(new QHBoxLayout, {}, 8, {new IconView(icon, 20, ColorRole::Ink2), {name, 1}});
        filled(new QVBoxLayout(this), {}, 0, {head, {m_text, 1}});
        setSpare(mostSpare);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }

    void setText(const QString &text) { m_text->setText(text); }
    void setSpare(int spare)
    {
        m_text->setFont(m_isFixedWidth ? fonts::fixed(13) : fonts::text(15 + spare * 3 / 8, QFont::Medium));
        layout()->setContentsMargins(16 + spare / 2, 11 + spare / 2, 16, 9 + spare / 2);
        layout()->setSpacing(2 + spare / 2);
    }

private:
    bool m_isFixedWidth;
    Label *m_text;
};

OutcomePage::OutcomePage(OutcomePresenter &presenter, Navigator &navigator, bool training, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
    , m_navigator(navigator)
    , m_banner(new OutcomeBanner)
    , m_facts(new FactList)
    , m_doubts(new FactList)
    , m_choicesTitle(new Label(18, QFont::DemiBold, ColorRole::Ink))
    , m_choices(new Choices(this, Button::ringSpace))
    , m_preserved(new PreservedCard(training))
    , m_tell(new TextCard(u"chat"_s, tr("What to tell the customer"), false))
    , m_support(new TextCard(u"info"_s, tr("For the support desk"), true))
    , m_side(new QWidget)
    , m_lists(new QWidget)
    , m_below(new QVBoxLayout)
    , m_body(new ScrollArea(new QWidget))
{
    filled(new QHBoxLayout(m_lists), {}, 40, {{m_facts, 1, Qt::AlignTop}, {m_doubts, 1, Qt::AlignTop}});
    filled(m_below, {}, 0, {Part::rest(), m_lists, Part::rest(2), m_choicesTitle, Part::space(8), {m_choices, 10}});
    m_body->widget()->setLayout(m_below);
    auto *main = new Card;
    filled(new QVBoxLayout(main), {}, 0, {m_banner, {m_body, 1}});
    auto *words = new QWidget;
    filled(m_words = new QVBoxLayout(words), {}, 16, {m_tell, m_support, Part::rest()});
    filled(new QVBoxLayout(m_side), {}, 16, {m_preserved, {new ScrollArea(words), 1}});
    filled(new QHBoxLayout(this), {}, -1, {{main, 1}, m_side});

    new QShortcut(Qt::Key_Escape, this, &navigator, &Navigator::leave, Qt::WidgetWithChildrenShortcut);
    connect(m_banner->backButton(), &Button::clicked, &navigator, &Navigator::leave);
    connect(m_choices, &Choices::chosen, &navigator, &Navigator::take);
    connect(&m_presenter, &OutcomePresenter::changed, this, &OutcomePage::refresh);
    refresh();
}

void OutcomePage::setMetrics(const LayoutMetrics &grid)
{
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.padBottom);
    layout()->setSpacing(grid.gap);
    m_isCompact = grid.isCompact;
    m_banner->setBack(m_navigator.isInList(), m_isCompact);
    m_side->setFixedWidth(grid.side);
    arrange();
}

void OutcomePage::arrange()
{
    const int spare = m_isCompact ? 0 : qBound(0, (height() - lowPage) / 24, mostSpare);
    const int gap = 8 + spare;
    m_side->layout()->setSpacing(gap);
    m_words->setSpacing(gap);
    m_below->setContentsMargins(20 + spare, 10 + spare, 20 + spare, 8 + spare * 3 / 2);
    m_banner->setSpare(spare);
    m_preserved->setSpare(spare, height() - lowestPage);
    constexpr int wideSide = 400; // its letters have their size at every height
    for (TextCard *card : {m_tell, m_support})
        card->setSpare(m_side->minimumWidth() >= wideSide ? mostSpare : spare);
    // What is known gives way to what can be done.
    m_lists->show();
    const QMargins margins = layout()->contentsMargins();
    constexpr int scrollBar = 16;
    const int width =
        this->width() - scrollBar - margins.left() - margins.right() - layout()->spacing() - m_side->minimumWidth();
    const int room = height() - margins.top() - margins.bottom() - m_banner->heightForWidth(width);
    constexpr int between = 8;
    m_lists->setVisible(m_below->totalHeightForWidth(width) + between <= room);
}

void OutcomePage::refresh()
{
    const OutcomeView &view = m_presenter.view();
    m_banner->setView(view);
    m_banner->setBack(m_navigator.isInList(), m_isCompact);
    m_facts->setFacts(view.factsTitle, view.facts, view.doubts.isEmpty() ? u"minus"_s : u"check"_s);
    m_doubts->setFacts(view.doubtsTitle, view.doubts, u"question"_s);
    m_choicesTitle->setText(view.choicesTitle);
    m_preserved->setView(view);
    m_tell->setText(view.tellCustomer);
    m_support->setText(view.support.join(u'\n'));
    const bool hasOtherChoices = m_choices->setChoices(view.choices);
    arrange();
    if (!hasOtherChoices)
        return;
    setTabRing(m_choices->buttons() + QList<QWidget *>{m_banner->backButton()});
    if (isVisible())
        takeFocus();
}

void OutcomePage::takeFocus()
{
    if (Button *first = m_choices->firstButton())
        first->setFocus();
}

} // namespace balcao

#include "moc_outcomepage.cpp"
