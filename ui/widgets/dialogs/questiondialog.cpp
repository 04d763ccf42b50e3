// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/questiondialog.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/newcharge/statement.h"
#include "ui/presentation/shell/closingview.h"
#include "ui/presentation/words/display.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"

#include <QHBoxLayout>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int longestTxid = 300;

} // namespace

QuestionDialog::QuestionDialog(const Navigator::Dialog &asked, const Answers &answers, QWidget *window)
    : LayerDialog(680, window)
    , m_answers(answers)
    , m_answer(new Button(Button::Kind::Primary, answers.first))
{
    addHead(answers.lineLabel.isEmpty() ? u"alert"_s : u"question"_s, asked.title, asked.text);
    column()->addSpacing(8);
    if (!answers.lineLabel.isEmpty())
        addLine(asked.who);
    QWidget *middle = nullptr;
    if (!answers.other.isEmpty()) {
        middle = new QWidget;
        auto *other = new Button(Button::Kind::Secondary, answers.other, {.faceHeight = 48});
        filled(new QHBoxLayout(middle), {}, -1, {Part::rest(), other});
        connect(other, &Button::clicked, this, [this] { give(Navigator::Answer::Other); });
    }
    addFoot(answers.back, middle, m_answer);
    connect(m_answer, &Button::clicked, this, [this] { give(Navigator::Answer::First); });
    // What nobody else can fill in is typed first.
    openAt(m_line && m_line->text().isEmpty() ? static_cast<QWidget *>(m_line) : backButton());
}

void QuestionDialog::addLine(const QString &text)
{
    m_line = new FieldEdit;
    m_line->setMaxLength(m_answers.longest);
    m_line->setText(text);
    m_problem = new Label(14, QFont::Normal, ColorRole::Ink2);
    m_problem->setContentsMargins(FieldEdit::ringSpace, 0, 0, 0);
    column()->addLayout(filled(new QVBoxLayout, {side - 3, 4, side - 3, 14}, 4,
                               {newLabel(m_answers.lineLabel, m_line), m_line, m_problem}));
    connect(m_line, &QLineEdit::textChanged, this, &QuestionDialog::refresh);
    refresh();
}

QString QuestionDialog::line() const
{
    return m_line ? display::quoted(m_line->text(), m_answers.longest) : QString();
}

void QuestionDialog::refresh()
{
    const Statement said = m_answers.judge(line());
    const bool isWrong = m_isPressed && !said.missing.isEmpty();
    m_line->setState(isWrong ? FieldView::State::Error : FieldView::State::Untouched);
    m_problem->say(said.sentence, isWrong ? ColorRole::ErrorInk : ColorRole::Ink2);
}

void QuestionDialog::give(Navigator::Answer answer)
{
    if (m_line && !m_answers.judge(line()).missing.isEmpty()) {
        m_isPressed = true;
        refresh();
        m_line->setFocus();
        return;
    }
    Q_EMIT answered(answer, line());
}

TxidDialog::TxidDialog(const QString &subtitle, const QString &who, bool isWhoKnown, QWidget *window)
    : LayerDialog(680, window)
    , m_txid(new FieldEdit)
    , m_who(new FieldEdit)
    , m_problem(new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_use(new Button(Button::Kind::Primary, tr("Use the existing one"), {.keycap = tr("Ctrl + Enter")}))
{
    addHead(u"search"_s, tr("Use the existing charge"), subtitle);
    m_txid->setMaxLength(longestTxid);
    m_txid->setPlaceholderText(tr("txid, as the provider's panel shows it"));
    m_who->setMaxLength(longestStatedName);
    m_who->setText(who);
    m_problem->setMinimumHeight(40);
    auto *whoLabel = newLabel(tr("Who found it"), m_who);
    if (isWhoKnown) {
        whoLabel->hide();
        m_who->hide();
    }
    column()->addLayout(
        filled(new QVBoxLayout, {side - 3, 4, side - 3, 10}, 4,
               {newLabel(tr("Identifier (txid)"), m_txid), m_txid, Part::space(6), whoLabel, m_who, m_problem}));
    addFoot(tr("Back"), nullptr, m_use);
    onConfirm(m_use, [this] { give(); });
    for (FieldEdit *edit : {m_txid, m_who})
        connect(edit, &QLineEdit::textChanged, this, &TxidDialog::refresh);
    refresh();
    openAt(m_txid);
}

void TxidDialog::setProblem(const QString &sentence)
{
    m_problem->say(sentence, ColorRole::ErrorInk);
    m_use->setEnabled(true);
}

Statement TxidDialog::statement() const
{
    return txidStatement(m_txid->text(), display::quoted(m_who->text(), longestStatedName));
}

void TxidDialog::refresh()
{
    const Statement said = statement();
    const bool isWrong = m_isPressed && !said.missing.isEmpty();
    m_problem->say(said.sentence, isWrong ? ColorRole::ErrorInk : ColorRole::Ink2);
    for (const auto &[edit, part] :
         {std::pair{m_txid, Statement::Part::Identifier}, std::pair{m_who, Statement::Part::Who}})
        edit->setState(isWrong && said.missing.contains(part) ? FieldView::State::Error : FieldView::State::Untouched);
}

void TxidDialog::give()
{
    if (!m_use->isEnabled())
        return;
    if (const Statement said = statement(); !said.missing.isEmpty()) {
        m_isPressed = true;
        refresh();
        (said.missing.first() == Statement::Part::Identifier ? m_txid : m_who)->setFocus();
        return;
    }
    m_use->setEnabled(false); // until the ledger has answered
    Q_EMIT given(m_txid->text().trimmed(), display::quoted(m_who->text(), longestStatedName));
}

ClosingDialog::ClosingDialog(const ChargeService &service, const QString &attempt, const QString &title,
                             QWidget *window)
    : LayerDialog(600, window)
    , m_service(service)
    , m_attempt(attempt)
    , m_wait(new Button(Button::Kind::Primary, {}, {.keycap = tr("Enter")}))
{
    const Charge &charge = m_service.record(m_attempt)->charge;
    const ClosingView words = closingView(charge, m_service.situationOf(charge)).value_or(ClosingView());
    addHead(u"question"_s, title, words.lead);
    auto *warning = new Banner(Banner::Tone::Unknown);
    warning->setFixedHeight(63);
    warning->setText({}, words.warning);
    column()->addLayout(filled(new QHBoxLayout, {side, 4, side, 20}, -1, {warning}));
    addFoot(tr("Close: stays to check"), nullptr, m_wait);
    backButton()->setKeycap({}); // Esc waits
    // The dialog goes first, and the keyboard with it.
    connect(backButton(), &Button::clicked, this, &ClosingDialog::leaving);
    connect(m_wait, &Button::clicked, this, &QDialog::reject);
    connect(&m_service, &ChargeService::changed, this, &ClosingDialog::refresh);
    auto *second = new QTimer(this);
    connect(second, &QTimer::timeout, this, &ClosingDialog::refresh);
    second->start(std::chrono::seconds(1));
    refresh();
    openAt(m_wait);
}

void ClosingDialog::refresh()
{
    const Charge &charge = m_service.record(m_attempt)->charge;
    const auto view = closingView(charge, m_service.situationOf(charge));
    if (view)
        m_wait->setText(view->wait);
    else if (isVisible())
        reject();
}

} // namespace balcao

#include "moc_questiondialog.cpp"
