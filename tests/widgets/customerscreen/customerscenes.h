// SPDX-License-Identifier: MIT
#pragma once

#include "tests/widgets/scenes.h"
#include "ui/widgets/customerscreen/customerwindow.h"

#include <QEvent>
#include <QPointer>

namespace balcao::test
{

/** The customer's window over the till's, as large as that is. */
class CustomerScene : public QObject
{
public:
    explicit CustomerScene(Till &till)
        : QObject(&till.window)
        , m_presenter(till.window.customerSources(), {})
        , m_screen(new CustomerWindow(m_presenter))
    {
        till.window.installEventFilter(this);
        m_screen->setParent(&till.window, Qt::Widget);
        m_screen->resize(till.window.size());
        m_screen->show();
        m_screen->raise();
    }
    ~CustomerScene() override { delete m_screen; }
    Q_DISABLE_COPY_MOVE(CustomerScene)

    [[nodiscard]] CustomerView::State state() const { return m_presenter.view().state; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize)
            m_screen->resize(static_cast<QWidget *>(watched)->size());
        return false;
    }

private:
    CustomerPresenter m_presenter;
    QPointer<CustomerWindow> m_screen;
};

/** @p create and @p pay: a charge of R$ 86,40 that waits; paid. */
[[nodiscard]] inline QList<Scene> customerScenes(void (*create)(Till &), void (*pay)(Till &))
{
    return {{.name = "13a customer's charge",
             .walk =
                 [create](Till &till) {
                     create(till);
                     const auto *scene = new CustomerScene(till);
                     QCOMPARE(scene->state(), CustomerView::State::Code);
                 }},
            {.name = "13a customer's amount",
             .walk =
                 [](Till &till) {
                     QTest::keyClicks(till.find<AmountDisplay>(), QStringLiteral("99999999"));
                     new CustomerScene(till);
                 }},
            {.name = "13a customer's code is covered",
             .quirk = QStringLiteral("fault=bad-crc"),
             .walk =
                 [](Till &till) {
                     till.type();
                     till.press(Qt::Key_Return, Qt::ControlModifier);
                     QTRY_VERIFY(till.charge.view().isCodeRefused);
                     const auto *scene = new CustomerScene(till);
                     QCOMPARE(scene->state(), CustomerView::State::Covered);
                 }},
            {.name = "13a customer's code is over",
             .walk =
                 [create](Till &till) {
                     create(till);
                     const auto *scene = new CustomerScene(till);
                     till.counter.clockOffset = std::chrono::minutes(16);
                     QTRY_COMPARE(scene->state(), CustomerView::State::Over);
                 }},
            {.name = "13b customer's idle", .walk = [](Till &till) { new CustomerScene(till); }},
            {.name = "13c customer's paid", .walk = [pay](Till &till) {
                 pay(till);
                 const auto *scene = new CustomerScene(till);
                 QCOMPARE(scene->state(), CustomerView::State::Paid);
             }}};
}

} // namespace balcao::test
