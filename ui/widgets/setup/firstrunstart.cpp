// SPDX-License-Identifier: MIT
#include "ui/widgets/setup/firstrunstart.h"

#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/icon.h"

#include <QCoreApplication>
#include <QMenu>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** What begins here is framed in its own colour. */
constexpr Shades trainingFrame{ColorRole::TrainingFill.light, ColorRole::TrainingInk.dark};

/** An icon on a square with round corners. */
class WaySign : public QWidget
{
public:
    WaySign(const QString &icon, int side, Shades face, Shades ink)
        : m_icon(icon)
        , m_face(face)
        , m_ink(ink)
    {
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        canvas.box(rect(), metrics::radiusCard, m_face);
        const double inset = width() / 4.0;
        canvas.icon(QRectF(rect()).adjusted(inset, inset, -inset, -inset), m_icon, m_ink);
    }

private:
    QString m_icon;
    Shades m_face;
    Shades m_ink;
};

class WayCard : public QWidget
{
public:
    WayCard(int number, const FirstRunWay &way, Button *button, bool isLow)
        : m_isFirst(number == 1)
    {
        const Shades face = m_isFirst ? ColorRole::TrainingTint : ColorRole::Tint;
        const Shades ink = m_isFirst ? ColorRole::TrainingInk : ColorRole::TintInk;
        const int padding = isLow ? 16 : 28;
        auto *title = new Label(way.title, isLow ? 20 : 24, QFont::DemiBold, ColorRole::Ink, Label::Lines::Close);
        auto *lead = new Label(way.lead, 15, QFont::Medium, m_isFirst ? ink : ColorRole::Ink2, Label::Lines::Close);
        auto *words = filled(new QVBoxLayout, {}, 2, {Part::rest(), title, lead, Part::rest()});
        auto *sign = new WaySign(way.icon, isLow ? 44 : 60, face, ink);
        auto *head = filled(new QHBoxLayout, {}, 16, {sign, {words, 1}, newCap(QString::number(number), {32, 34}, 16)});
        auto *column = filled(new QVBoxLayout, {Button::ringSpace, 0, Button::ringSpace, 0}, isLow ? 6 : 16, {head});
        if (!way.caption.isEmpty())
            column->addWidget(
                new Label(way.caption, isLow ? 15 : 16, QFont::Normal, ColorRole::Ink2, Label::Lines::Close));
        for (const FirstRunWay::Line &line : way.lines) {
            auto *text = new Label(line.text, isLow ? 15 : 17, QFont::Normal, ColorRole::Ink, Label::Lines::Close);
            column->addLayout(filled(new QHBoxLayout, {}, isLow ? 8 : 12,
                                     {new IconView(line.icon, isLow ? 18 : 22, ColorRole::Ink2), {text, 1}}));
        }
        column->addStretch(1);
        button->setAccessibleDescription(way.title + u". "_s + way.lead);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        const int edge = padding - Button::ringSpace;
        filled(new QVBoxLayout(this), {edge, padding, edge, edge}, 0,
               {{column, 1}, Part::space(isLow ? 2 : 12), button});
        constexpr int widest = 522;
        setMaximumWidth(widest);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas(this).box(rect(), metrics::radiusCard, ColorRole::Surface, m_isFirst ? trainingFrame : ColorRole::None,
                         m_isFirst ? 2 : 0);
    }

private:
    bool m_isFirst;
};

} // namespace

FirstRunHead::FirstRunHead(QWidget *right, bool isLow)
{
    setFixedHeight(isLow ? 56 : 72);
    filled(new QHBoxLayout(this), {}, 0, {Part::rest(), right});
}

void FirstRunHead::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const int side = height() - 12;
    const int middle = height() / 2;
    paintAppIcon(canvas.painter(), QRectF(0, 6, side, side));
    const QRect words(side + 16, 0, width() / 2 - side - 16, height());
    canvas.text(words.adjusted(0, 0, 0, -middle + 8), u"Balcão"_s, fonts::strong(side > 50 ? 28 : 22), ColorRole::Ink,
                Qt::AlignBottom);
    const QString tagline = tr("Pix charges at your shop's counter");
    canvas.text(words.adjusted(0, middle + 8, 0, 0), tagline,
                fonts::fitting(tagline, words.width(), {16, 15, 14, 13}, QFont::Normal), ColorRole::Ink2, Qt::AlignTop);
}

FirstRunStart::FirstRunStart(FirstRunPresenter &presenter, bool isLow)
    : m_presenter(presenter)
    , m_language(new FilterButton(u"globe"_s, this))
    , m_train(new Button(Button::Kind::Training, trainingWay().button,
                         {.keycap = tr("Enter"), .faceHeight = isLow ? 48 : 56}))
    , m_connect(new Button(Button::Kind::Secondary, providerWay().button, {.faceHeight = isLow ? 48 : 56}))
{
    const QList<SettingChoice> languages = languageChoices();
    const auto spoken = std::find_if(languages.cbegin(), languages.cend(),
                                     [&](const SettingChoice &one) { return one.text == presenter.language(); });
    m_language->setText(spoken == languages.cend() ? presenter.language() : spoken->label);
    m_language->setAccessibleName(tr("Language: %1").arg(m_language->text()));
    m_language->setEnabled(presenter.canChooseLanguage());
    connect(m_language, &Button::clicked, this, &FirstRunStart::openLanguages);
    auto *title = new Label(tr("How do you want to begin?"), isLow ? 26 : 34, QFont::DemiBold, ColorRole::Ink,
                            Label::Lines::Close);
    auto *subtitle = new Label(tr("It can be changed later in the settings."), isLow ? 16 : 18, QFont::Normal,
                               ColorRole::Ink2, Label::Lines::Close);
    title->setFont(fonts::display(isLow ? 26 : 34));
    title->setAlignment(Qt::AlignCenter);
    subtitle->setAlignment(Qt::AlignCenter);
    auto *middle = new QWidget;
    filled(new QVBoxLayout(middle), {}, isLow ? 4 : 8,
           {Part::rest(), title, subtitle, Part::space(isLow ? 4 : 20), makeCards(isLow), Part::rest()});
    filled(new QVBoxLayout(this), {}, isLow ? 4 : 16,
           {new FirstRunHead(m_language, isLow), {new ScrollArea(middle), 1}, makeFoot()});
    connect(m_train, &Button::clicked, &m_presenter, &FirstRunPresenter::train);
    connect(m_connect, &Button::clicked, &m_presenter, &FirstRunPresenter::next);
    new QShortcut(
        Qt::Key_1, this, m_train, [this] { m_train->click(); }, Qt::WidgetWithChildrenShortcut);
    new QShortcut(
        Qt::Key_2, this, m_connect, [this] { m_connect->click(); }, Qt::WidgetWithChildrenShortcut);
    const auto refresh = [this] {
        for (QWidget *stop : {static_cast<QWidget *>(m_train), static_cast<QWidget *>(m_connect)})
            stop->setEnabled(!m_presenter.isBusy());
    };
    connect(&m_presenter, &FirstRunPresenter::changed, this, refresh);
}

QWidget *FirstRunStart::makeCards(bool isLow)
{
    auto *cards = new QWidget;
    filled(new QHBoxLayout(cards), {}, isLow ? 12 : 24,
           {Part::rest(),
            {new WayCard(1, trainingWay(), m_train, isLow), 100},
            {new WayCard(2, providerWay(), m_connect, isLow), 100},
            Part::rest()});
    return cards;
}

QWidget *FirstRunStart::makeFoot()
{
    auto *foot = new QWidget;
    const bool isProblem = m_presenter.isNoteProblem();
    const QString sentence = isProblem
                                 ? m_presenter.note()
                                 : tr("Free software. No customer's data leaves the shop but what a charge needs.");
    auto *words =
        new Label(sentence, 15, QFont::Normal, isProblem ? ColorRole::ErrorInk : ColorRole::Ink2, Label::Lines::Close);
    auto *version = new Label(tr("Version %1").arg(QCoreApplication::applicationVersion()), 15, QFont::Normal,
                              ColorRole::Ink2, Label::Lines::Elide);
    version->setMinimumWidth(version->fontMetrics().horizontalAdvance(version->text()) + 2);
    filled(new QHBoxLayout(foot), {}, 10, {new IconView(u"shield-check"_s, 20, ColorRole::Ink2), {words, 1}, version});
    return foot;
}

void FirstRunStart::openLanguages()
{
    const QList<SettingChoice> languages = languageChoices();
    QStringList names;
    int chosen = -1;
    for (const SettingChoice &one : languages) {
        chosen = one.text == m_presenter.language() ? static_cast<int>(names.size()) : chosen;
        names.append(one.label);
    }
    connect(openMenu(names, chosen, m_language, FilterButton::ringSpace), &QMenu::triggered, &m_presenter,
            [this, languages](const QAction *action) {
                m_presenter.chooseLanguage(languages.at(action->data().toInt()).text);
            });
}

} // namespace balcao

#include "moc_firstrunstart.cpp"
