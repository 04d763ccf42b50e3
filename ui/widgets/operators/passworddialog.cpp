// SPDX-License-Identifier: MIT
#include "ui/widgets/operators/passworddialog.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"

using namespace Qt::StringLiterals;

namespace balcao
{

PasswordDialog::PasswordDialog(OperatorsPresenter &presenter, const QString &role, const QString &problem,
                               QWidget *window)
    : OverlayDialog(520, window)
    , m_presenter(presenter)
    , m_password(new FieldEdit)
{
    addHead(u"key"_s, OperatorsPresenter::passwordTitle(), OperatorsPresenter::passwordText(role));
    m_password->setFaceHeight(48);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_password->setMaxLength(1000);
    m_password->setState(problem.isEmpty() ? FieldView::State::Untouched : FieldView::State::Error);
    column()->addLayout(
        filled(new QVBoxLayout, {side - 3, 0, side - 3, 0}, 4, {newLabel(tr("Password"), m_password), m_password}));
    auto *said = new Label(14, QFont::Medium, ColorRole::ErrorInk, Label::Lines::Wrap);
    said->setContentsMargins(side, 0, side, 4);
    said->setMinimumHeight(42);
    said->setText(problem);
    column()->addWidget(said);
    auto *main = new Button(Button::Kind::Primary, tr("Continue"), {.keycap = tr("Ctrl + Enter")});
    addFoot(tr("Cancel"), nullptr, main);
    confirmBy(main);
    connect(m_password, &QLineEdit::returnPressed, this, &PasswordDialog::confirm);
    connect(this, &QDialog::rejected, this, [this] { m_presenter.givePassword({}); });
    openAt(m_password);
}

void PasswordDialog::confirm()
{
    QByteArray typed = m_password->text().toUtf8();
    if (typed.isEmpty())
        return;
    const Secret password(typed);
    wipe(typed);
    m_password->clear();
    accept();
    m_presenter.givePassword(password);
}

} // namespace balcao

#include "moc_passworddialog.cpp"
