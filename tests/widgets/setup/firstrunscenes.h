// SPDX-License-Identifier: MIT
#pragma once

#include "tests/widgets/scenes.h"
#include "ui/widgets/setup/firstrunpage.h"

#include <QEvent>
#include <QPointer>

namespace balcao::test
{

/** A first run over the till's window, as large as that is. */
class FirstRunScene : public QObject
{
public:
    explicit FirstRunScene(Till &till)
        : QObject(&till.window)
        , m_presenter(till.host)
        , m_page(new FirstRunPage(m_presenter, &till.window))
    {
        till.window.installEventFilter(this);
        m_page->resize(till.window.size());
        m_page->show();
    }
    ~FirstRunScene() override { delete m_page; }
    Q_DISABLE_COPY_MOVE(FirstRunScene)

    FirstRunPresenter &presenter() { return m_presenter; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize)
            m_page->resize(static_cast<QWidget *>(watched)->size());
        return false;
    }

private:
    FirstRunPresenter m_presenter;
    QPointer<FirstRunPage> m_page;
};

/** With what a shop types, or what is wrong. */
inline FirstRunScene *openFirstRun(Till &till, FirstRunStep step)
{
    till.held.set(*Settings::key(QStringLiteral("provider.address")), QStringLiteral("https://pix.example.com/v1"), {});
    auto *scene = new FirstRunScene(till);
    scene->presenter().set(providerKeyRow, QStringLiteral("sk-test-1234"));
    scene->presenter().set(QStringLiteral("till.shop-name"), QStringLiteral("Empório Jacarandá"));
    scene->presenter().set(QStringLiteral("shop.state"), QStringLiteral("RS"));
    while (scene->presenter().step() != step)
        scene->presenter().next();
    QCoreApplication::processEvents();
    return scene;
}

[[nodiscard]] inline QList<Scene> firstRunScenes()
{
    const auto at = [](const char *name, FirstRunStep step) {
        return Scene{.name = name, .walk = [step](Till &till) { openFirstRun(till, step); }};
    };
    return {at("12 start", FirstRunStep::Start),
            at("12a provider", FirstRunStep::Provider),
            {.name = "12a errors",
             .walk =
                 [](Till &till) {
                     FirstRunScene *scene = openFirstRun(till, FirstRunStep::Provider);
                     scene->presenter().set(QStringLiteral("provider.address"), {});
                     scene->presenter().set(providerKeyRow, {});
                     scene->presenter().next();
                     scene->presenter().act(probeRow);
                 }},
            at("12b counter", FirstRunStep::Counter),
            at("12c ledger", FirstRunStep::Ledger),
            {.name = "12d manager", .walk = [](Till &till) {
                 FirstRunScene *scene = openFirstRun(till, FirstRunStep::Manager);
                 TypedPin pin;
                 TypedPin again;
                 scene->presenter().finish(pin, again);
             }}};
}

} // namespace balcao::test
