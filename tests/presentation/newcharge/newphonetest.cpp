// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"
#include "tests/support/counter.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace newphonetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Counter;

/** Whether a mobile was charged here before: read by the ledger's thread, told beside its field. */
class NewPhoneTest : public QObject
{
    Q_OBJECT

    Counter counter;
    NewChargePresenter form{*counter.service};

    /** Everything that was asked of the ledger before is answered. */
    void settle()
    {
        bool isRead = false;
        counter.service->reader().ask(CounterNames{})->whenFinished(&form, [&isRead](const auto &) { isRead = true; });
        QTRY_VERIFY(isRead);
    }
    void type(const QString &phone)
    {
        form.setText(CustomerField::Phone, phone);
        form.leave(CustomerField::Phone);
        settle();
    }
    [[nodiscard]] QString said() const { return form.view().fields.at(indexOf(CustomerField::Phone)).message; }

private Q_SLOTS:
    void aMobileIsNewUntilItWasCharged()
    {
        const QString limit = u"R$\u00A0200,00"_s;
        Counter::fill(form, 20'001);
        settle();
        QVERIFY2(said().contains(limit), qPrintable(said()));
        QVERIFY(form.submit());
        QTRY_VERIFY(!counter.service->isCreating() && counter.ledger->unwritten() == 0);
        form.clear();
        Counter::fill(form, 20'001);
        settle();
        QVERIFY2(!said().contains(limit), qPrintable(said()));
        // Its digits in another order are another's, a part of them is nobody's yet.
        type(u"(11) 98765-4312"_s);
        QVERIFY(said().contains(limit));
        type(u"(11) 98765"_s);
        QVERIFY(!said().contains(limit));
        // As other people write it it is the same.
        type(u"+55 11 98765-4321"_s);
        QVERIFY(!said().contains(limit));
    }

    /** No query for each sale to the customer before. */
    void aCustomerOfTheBookIsNotLookedFor()
    {
        form.clear();
        form.press({AmountKey::Kind::Pasted, u"300,00"_s});
        form.fillCustomer({.name = u"Marina Alves Pereira"_s,
                           .phone = u"11987654399"_s,
                           .email = u"marina.alves@example.com"_s,
                           .taxId = u"52998224725"_s,
                           .lastAt = {}});
        settle();
        QVERIFY(form.form().newPhone.isEmpty());
    }

    void aShopWithoutACustomerBookDoesNotLook()
    {
        form.clear();
        form.setCustomerBook(false);
        form.press({AmountKey::Kind::Pasted, u"300,00"_s});
        type(u"(11) 98765-4313"_s);
        QVERIFY(form.form().newPhone.isEmpty());
        form.setCustomerBook(true);
        type(u"(11) 98765-4314"_s);
        QCOMPARE(form.form().newPhone, u"(11) 98765-4314"_s);
    }

    /** Another session has another ledger: it looks itself. */
    void whatIsTakenOverIsLookedAtAnew()
    {
        form.clear();
        Counter::fill(form, 20'001);
        settle();
        NewChargeForm typed = form.form();
        typed.newPhone = typed.texts.at(indexOf(CustomerField::Phone));
        form.takeOver(typed);
        settle();
        QVERIFY(form.form().newPhone.isEmpty());
    }
};

BALCAO_TEST(NewPhoneTest)

} // namespace newphonetest

#include "newphonetest.moc"
