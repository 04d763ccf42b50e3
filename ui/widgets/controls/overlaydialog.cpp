// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/overlaydialog.h"

#include "ui/text/messages.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/controls/scanfilter.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

OverlayDialog::OverlayDialog(int panelWidth, QWidget *window)
    : QDialog(window, Qt::SubWindow)
    , m_panelWidth(panelWidth)
    , m_panel(new Card(this, metrics::radiusDialog))
    , m_column(new QVBoxLayout(m_panel))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_panel->setColors(ColorRole::Surface, ColorRole::DialogBorder);
    m_column->setSpacing(0);
    setTypesOnPad(this, false);
    window->installEventFilter(this);
}

void OverlayDialog::addHead(const QString &icon, const QString &title, const QString &subtitle, QWidget *aside)
{
    const bool isGood = icon == "check-circle"_L1; // money that came
    const auto [tint, ink] = isGood                  ? std::pair{ColorRole::OkTint, ColorRole::OkInk}
                             : icon == "question"_L1 ? std::pair{ColorRole::UnknownTint, ColorRole::UnknownInk}
                                                     : std::pair{ColorRole::Tint, ColorRole::TintInk};
    addHead(new IconView(icon, 24, ink, 44, tint), title, subtitle, aside);
}

void OverlayDialog::addHead(QWidget *sign, const QString &title, const QString &subtitle, QWidget *aside)
{
    auto *words = filled(new QVBoxLayout, {}, 0,
                         {new Label(title, 22, QFont::DemiBold, ColorRole::Ink),
                          new Label(subtitle, 15, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap)});
    auto *head = filled(new QHBoxLayout, {side, 0, side, 8}, 14, {{sign, 0, Qt::AlignTop}, {words, 1}});
    if (aside)
        head->addWidget(aside, 0, Qt::AlignTop);
    m_column->addLayout(head);
    setAccessibleName(title);
}

void OverlayDialog::addFoot(const QString &cancel, QWidget *middle, Button *main)
{
    m_back = new Button(Button::Kind::Secondary, cancel, {.keycap = u"Esc"_s, .faceHeight = 48});
    connect(m_back, &Button::clicked, this, &QDialog::reject);
    m_foot = filled(new QHBoxLayout, {}, -1, {m_back, middle ? Part(middle, 1) : Part::rest()});
    m_column->addWidget(new Hairline);
    m_column->addLayout(m_foot);
    if (!main)
        return;
    main->setFaceHeight(48);
    m_foot->addWidget(main);
    setTabOrder(main, m_back);
}

Label *OverlayDialog::newLabel(const QString &text, FieldEdit *edit)
{
    auto *label = new Label(text, 14, QFont::Medium, ColorRole::Ink2);
    label->setContentsMargins(FieldEdit::ringSpace, 0, 0, 0);
    label->setBuddy(edit);
    edit->setAccessibleName(text);
    return label;
}

void OverlayDialog::confirmBy(Button *main)
{
    connect(main, &Button::clicked, this, &OverlayDialog::confirm);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        new QShortcut(Qt::CTRL | key, this, this, &OverlayDialog::confirm, Qt::WidgetWithChildrenShortcut);
}

/** The keyboard leaves what goes, when this is no dialog any more. */
OverlayDialog::~OverlayDialog()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void OverlayDialog::closeOnceBegun(CommandReply *reply)
{
    if (reply->hasBegun())
        return reject();
    connect(reply, &CommandReply::begun, this, &QDialog::reject);
    reply->whenFinished(this, [this](const CommandResult &result) {
        if (!messages::notDone(result).isEmpty())
            reject();
    });
}

void OverlayDialog::openAt(QWidget *first)
{
    setGeometry(parentWidget()->rect());
    arrange();
    open();
    arrange(); // parts that are shown know their height better
    raise();
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, QWidget *now) { keepKeyboard(now); });
    first->setFocus();
}

OverlayDialog *OverlayDialog::topmost() const
{
    const auto dialogs = parentWidget()->findChildren<OverlayDialog *>(QString(), Qt::FindDirectChildrenOnly);
    const auto top =
        std::find_if(dialogs.rbegin(), dialogs.rend(), [](const auto *dialog) { return dialog->isVisible(); });
    return top == dialogs.rend() ? nullptr : *top;
}

void OverlayDialog::keepKeyboard(QWidget *now)
{
    const bool isBehind = now && parentWidget()->isAncestorOf(now) && !isAncestorOf(now);
    if (isBehind && topmost() == this && focusWidget())
        focusWidget()->setFocus();
}

void OverlayDialog::setSpare(int spare)
{
    m_column->setContentsMargins(0, 14 + spare * 3 / 2, 0, 0);
    constexpr int ring = Button::ringSpace;
    if (m_foot)
        m_foot->setContentsMargins(side - ring, 9 + spare - ring, side - ring, 10 + spare * 3 / 2 - ring);
}

void OverlayDialog::arrange()
{
    constexpr int lowest = 628;
    setSpare(qBound(0, (height() - lowest) / sparePitch(), mostSpare));
    const int width = qMin(m_panelWidth, this->width() - 44);
    const int height = qMin(wantedHeight(), this->height() - 44);
    m_panel->setGeometry((this->width() - width) / 2, (this->height() - height) / 2, width, height);
}

int OverlayDialog::wantedHeight() const
{
    const int width = qMin(m_panelWidth, this->width() - 44);
    return m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width) : m_column->totalSizeHint().height();
}

bool OverlayDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        arrange();
    }
    return QDialog::eventFilter(watched, event);
}

void OverlayDialog::paintEvent(QPaintEvent *)
{
    Canvas(this).fill(rect(), ColorRole::Dimming);
}

} // namespace balcao

#include "moc_overlaydialog.cpp"
