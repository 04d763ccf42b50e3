// SPDX-License-Identifier: MIT
#include "core/reply.h"
#include "tests/support/testmain.h"
#include "tests/support/waitedreply.h"

#include <QTest>

#include <memory>

namespace replytest
{

using namespace balcao;
using namespace Qt::StringLiterals;
using test::resultOf;

namespace
{

using Number = Reply<int, QString>;

Number *failed(const QString &error)
{
    return Number::of(Unexpected<QString>(error));
}

} // namespace

/** Replies, and those that are made from others. */
class ReplyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finishesOnceAndFromTheEventLoop()
    {
        QPointer<Number> reply = Number::of(3);
        QList<int> got;
        reply->whenFinished(this, [&](const Number::Result &result) { got.append(*result); });
        reply->finishLater(4);
        QVERIFY(got.isEmpty());
        QVERIFY(!reply->isFinished());
        QTRY_VERIFY(!reply);
        QCOMPARE(got, QList{3});
    }

    void asksTheNextOnlyWithAValue()
    {
        int asked = 0;
        const auto next = [&asked](int value) {
            ++asked;
            return value > 0 ? Number::of(value + 1) : failed(u"second"_s);
        };
        QCOMPARE(resultOf(Number::of(1)->andThen(this, next)).value(), 2);
        QCOMPARE(resultOf(Number::of(0)->andThen(this, next)).error(), u"second"_s);
        QCOMPARE(resultOf(failed(u"first"_s)->andThen(this, next)).error(), u"first"_s);
        QCOMPARE(asked, 2);
    }

    void convertsTheResult()
    {
        const auto length = [](const Number::Result &result) -> Expected<QString, qsizetype> {
            if (result)
                return QString::number(*result);
            return Unexpected<qsizetype>(result.error().size());
        };
        QCOMPARE(resultOf(Number::of(12)->converted(this, length)).value(), u"12"_s);
        QCOMPARE(resultOf(failed(u"four"_s)->converted(this, length)).error(), 4);
    }

    void passesOnWhatCannotBeCopied()
    {
        using Box = Reply<std::unique_ptr<int>, QString>;
        auto *boxed = Number::of(7)->converted(
            this, [](const Number::Result &result) -> Box::Result { return std::make_unique<int>(*result); });
        const auto open = [](std::unique_ptr<int> &box) { return Number::of(*box); };
        QCOMPARE(resultOf(boxed->andThen(this, open)).value(), 7);
    }

    /** A command that has begun goes on to its end. */
    void dropsOnlyTheResult()
    {
        bool isAsked = false;
        auto *reply = Number::of(1)->andThen(this, [&isAsked](int value) {
            isAsked = true;
            return Number::of(value);
        });
        delete reply;
        QTRY_VERIFY(isAsked);
    }

    void endsWithItsContext()
    {
        auto context = std::make_unique<QObject>();
        int calls = 0;
        const auto count = [&calls](int value) {
            ++calls;
            return Number::of(value);
        };
        const QPointer<Number> first = Number::of(1);
        const QPointer<ReplyBase> second = first->andThen(context.get(), count);
        context.reset();
        QVERIFY(!second);
        QTRY_VERIFY(!first);
        QCOMPARE(calls, 0);
    }
};

BALCAO_TEST(ReplyTest)

} // namespace replytest

#include "replytest.moc"
