// SPDX-License-Identifier: MIT
#include "ui/text/customermask.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace customermasktest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** How much of a customer lists show. */
class CustomerMaskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsShowSoMuch_data()
    {
        QTest::addColumn<ListedCustomer>("kept");
        QTest::addColumn<ListedCustomer>("usual");
        QTest::addColumn<ListedCustomer>("strict");
        const auto row = [](const char *name, const ListedCustomer &kept, const ListedCustomer &usual,
                            const ListedCustomer &strict) { QTest::newRow(name) << kept << usual << strict; };
        row("nobody", {}, {}, {});
        row("a person", {u"Marina Alves Pereira"_s, u"52998224725"_s, u"11987654321"_s, u"marina.alves@example.com"_s},
            {u"Marina Alves Pereira"_s, u"***.982.247-**"_s, u"(11) 98765-4321"_s, u"marina.alves@example.com"_s},
            {u"Marina P."_s, u"***.982.247-**"_s, u"(11) *****-4321"_s, u"m***@example.com"_s});
        row("one name", {.name = u"Marina"_s}, {.name = u"Marina"_s}, {.name = u"Marina"_s});
        row("a company", {.name = u"Oficina Ponte Alta Ltda"_s, .taxId = u"11222333000181"_s},
            {.name = u"Oficina Ponte Alta Ltda"_s, .taxId = u"11.222.333/0001-81"_s},
            {.name = u"Oficina L."_s, .taxId = u"11.222.333/0001-81"_s});
        row("a landline", {.phone = u"1133334444"_s}, {.phone = u"(11) 3333-4444"_s}, {.phone = u"(11) ****-4444"_s});
        row("one letter before the sign", {.email = u"a@b.example"_s}, {.email = u"a@b.example"_s},
            {.email = u"a***@b.example"_s});
        // A provider may have told something that is none of ours.
        row("no name of anybody", {.name = u"<b>x</b> 98765"_s}, {.name = u"<b>x</b> 98765"_s}, {.name = u"<***"_s});
        row("no e-mail", {.email = u"marina"_s}, {.email = u"marina"_s}, {.email = u"m***"_s});
        row("a letter of two halves", {.email = u"\U0001D504lice@example.com"_s},
            {.email = u"\U0001D504lice@example.com"_s}, {.email = u"\U0001D504***@example.com"_s});
    }
    void listsShowSoMuch()
    {
        QFETCH(const ListedCustomer, kept);
        QFETCH(const ListedCustomer, usual);
        QFETCH(const ListedCustomer, strict);
        for (const auto &[masking, expected] : {std::pair{Masking::Usual, usual}, std::pair{Masking::Strict, strict}}) {
            const ListedCustomer shown = listed(kept, masking);
            QCOMPARE(shown.name, expected.name);
            QCOMPARE(shown.taxId, expected.taxId);
            QCOMPARE(shown.phone, expected.phone);
            QCOMPARE(shown.email, expected.email);
            QCOMPARE(listedName(kept.name, masking), expected.name);
        }
    }
};

BALCAO_TEST(CustomerMaskTest)

} // namespace customermasktest

#include "customermasktest.moc"
