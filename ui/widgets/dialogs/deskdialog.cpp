// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/deskdialog.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/style/accessibility.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

QString iconOf(DeskQuestion::Kind kind)
{
    switch (kind) {
    case DeskQuestion::Kind::Move:
        return u"database"_s;
    case DeskQuestion::Kind::BackUp:
        return u"save"_s;
    case DeskQuestion::Kind::Bundle:
        return u"file"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

DeskDialog::DeskDialog(SettingsPresenter &presenter, const DeskQuestion &question, QWidget *window)
    : LayerDialog(680, window)
    , m_presenter(presenter)
    , m_question(question)
    , m_problem(new Label(14, QFont::Medium, ColorRole::ErrorInk, Label::Lines::Wrap))
    , m_give(new Button(Button::Kind::Primary, question.answer, {.keycap = tr("Ctrl + Enter")}))
{
    addHead(iconOf(question.kind), question.title, question.text);
    if (!question.parts.isEmpty())
        addParts();
    if (!question.file.isEmpty()) {
        m_file = new FieldEdit;
        m_file->setFaceHeight(48);
        m_file->setMaxLength(1024);
        m_file->setText(question.file);
        column()->addLayout(
            filled(new QVBoxLayout, {side - 3, 4, side - 3, 0}, 4, {newLabel(tr("File"), m_file), m_file}));
        connect(m_file, &QLineEdit::textEdited, this, [this] {
            m_problem->setText({});
            m_file->setState(FieldView::State::Untouched);
        });
    }
    m_problem->setContentsMargins(side, 0, side, 10);
    m_problem->setMinimumHeight(52);
    column()->addWidget(m_problem);
    addFoot(tr("Cancel"), nullptr, m_give);
    onConfirm(m_give, [this] { give(); });
    // What cannot be undone is not one stray Enter away.
    openAt(m_file ? static_cast<QWidget *>(m_file) : backButton());
}

void DeskDialog::addParts()
{
    auto *holder = new QWidget;
    auto *parts =
        filled(new QVBoxLayout(holder), {side - ScrollArea::ringWidth, 4, side - ScrollArea::ringWidth, 8}, 2);
    for (const LabelledText &part : m_question.parts) {
        parts->addWidget(new Label(part.label, 15, QFont::DemiBold, ColorRole::Ink, Label::Lines::Close));
        parts->addWidget(new Label(part.text, 14, QFont::Normal, ColorRole::Ink2, Label::Lines::Close));
        parts->addSpacing(4);
    }
    m_area = new ScrollArea(holder);
    m_area->takeKeyboard(m_question.title);
    m_partsHeight = holder->sizeHint().height();
    column()->addWidget(m_area, 1);
}

/** In a low window the parts scroll: what is above and below them has its height first. */
void DeskDialog::setSpare(int spare)
{
    LayerDialog::setSpare(spare);
    constexpr int others = 384;
    constexpr int least = 60;
    if (m_area)
        m_area->setMinimumHeight(qMin(m_partsHeight, qMax(least, height() - others)));
}

void DeskDialog::give()
{
    if (!m_give->isEnabled())
        return;
    m_give->setEnabled(false);
    m_problem->setText({});
    m_presenter.answer(m_question, m_file ? m_file->text().trimmed() : QString(), this)
        ->whenFinished(this, [this](const Expected<void, QString> &done) {
            if (done)
                return accept();
            m_give->setEnabled(true);
            m_problem->setText(done.error());
            arrange();
            if (!m_file)
                return;
            m_file->setState(FieldView::State::Error);
            m_file->setFocus();
        });
}

class ProgressDialog::Bar : public QWidget
{
public:
    Bar()
    {
        setFixedHeight(10);
        setAccessibleRole(this, QAccessible::ProgressBar);
    }
    /** Of a thousand. */
    void setPart(int part) { redraw(this, m_part, part); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        canvas.box(rect(), height() / 2, ColorRole::MutedTint);
        canvas.box(QRect(0, 0, qMax(height(), width() * m_part / 1000), height()), height() / 2, ColorRole::Primary);
    }

private:
    int m_part = 0;
};

ProgressDialog::ProgressDialog(const QString &title, const QString &text, QWidget *window)
    : LayerDialog(620, window)
    , m_bar(new Bar)
    , m_line(new Label(15, QFont::Medium, ColorRole::Ink, Label::Lines::Wrap))
    , m_stop(new Button(Button::Kind::Secondary, tr("Stop")))
{
    addHead(u"database"_s, title, text);
    m_line->setMinimumHeight(48);
    column()->addLayout(filled(new QVBoxLayout, {side, 8, side, 10}, 10, {m_bar, m_line}));
    addFoot({}, nullptr, m_stop);
    backButton()->hide();
    connect(m_stop, &Button::clicked, this, &ProgressDialog::givenUp);
    openAt(m_stop);
}

void ProgressDialog::tell(const QString &sentence, qint64 done, qint64 all)
{
    constexpr int whole = 1000;
    m_line->setText(sentence);
    m_bar->setAccessibleName(sentence);
    m_bar->setPart(static_cast<int>(qBound(qint64{0}, done, all) * whole / qMax(all, qint64{1})));
}

void ProgressDialog::setStoppable(bool isStoppable)
{
    m_stop->setEnabled(isStoppable);
}

void ProgressDialog::reject()
{
    if (m_stop->isEnabled())
        Q_EMIT givenUp();
}

} // namespace balcao

#include "moc_deskdialog.cpp"
