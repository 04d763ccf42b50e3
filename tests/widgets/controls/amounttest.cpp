// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/style/fonts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

namespace amounttest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** As a presenter does: what is pressed changes the amount, which is shown. */
struct Typed {
    AmountEntry amount{99'999'999};
    AmountHint hint;

    void press(const AmountKey &key)
    {
        const auto outcome = amount.press(key);
        if (outcome != AmountEntry::Outcome::Ignored)
            hint = hintAfter(key, outcome, amount.amount());
    }
};

struct Visor : AmountDisplay {
    Visor()
    {
        connect(this, &AmountDisplay::pressed, this, [this](const AmountKey &key) {
            typed.press(key);
            setAmount(typed.amount.amount(), typed.hint);
        });
    }
    Typed typed;
};

/** Typing an amount: into the large display, and into a field. */
class AmountTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void visorTakesDigitsFromTheRight()
    {
        Visor visor;
        const QSignalSpy pressed(&visor, &AmountDisplay::pressed);
        QTest::keyClicks(&visor, u"8640"_s);
        QCOMPARE(visor.amount().centavos(), 8640);
        QTest::keyClick(&visor, Qt::Key_Backspace);
        QCOMPARE(visor.amount().centavos(), 864);
        QTest::keyClicks(&visor, u".x"_s);
        QTest::keyClick(&visor, Qt::Key_5, Qt::AltModifier);
        QCOMPARE(visor.amount().centavos(), 864);
        QTest::keyClick(&visor, Qt::Key_Delete);
        QCOMPARE(visor.amount().centavos(), 0);
        QCOMPARE(pressed.count(), 6);
    }

    void enterIsTheTerminalsGreenKey()
    {
        Visor visor;
        const QSignalSpy confirmed(&visor, &AmountDisplay::confirmed);
        QTest::keyClick(&visor, Qt::Key_Return);
        QTest::keyClick(&visor, Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(confirmed.count(), 2);
    }

    void aCommaIsSaidAndGoesWithTheNextKey()
    {
        Visor visor;
        QTest::keyClicks(&visor, u"12,"_s);
        QCOMPARE(visor.amount().centavos(), 1200);
        QVERIFY(visor.accessibleDescription().endsWith(u"Comma: now the centavos."_s));
        QTest::keyClicks(&visor, u","_s);
        QVERIFY(visor.accessibleDescription().endsWith(u"Comma: now the centavos."_s));
        QTest::keyClicks(&visor, u"5"_s);
        QCOMPARE(visor.amount().centavos(), 1250);
        QCOMPARE(visor.accessibleDescription(), QString());
        QCOMPARE(visor.accessibleValue(), u"R$\u00A012,50"_s);
    }

    void theKeypadsDecimalKeyIsAComma()
    {
        Visor visor;
        QTest::keyClicks(&visor, u"12"_s);
        QTest::keyClick(&visor, Qt::Key_Period, Qt::KeypadModifier);
        QTest::keyClick(&visor, Qt::Key_5, Qt::KeypadModifier);
        QCOMPARE(visor.amount().centavos(), 1250);
    }

    void visorPastesText()
    {
        Visor visor;
        const auto paste = [&visor](const QString &text) {
            QGuiApplication::clipboard()->setText(text);
            QTest::keyClick(&visor, Qt::Key_V, Qt::ControlModifier);
        };
        paste(u"R$ 1.234,56"_s);
        QCOMPARE(visor.amount().centavos(), 123'456);
        paste(u"1,234.56"_s);
        QCOMPARE(visor.amount().centavos(), 123'456);
        QCOMPARE(visor.typed.hint.kind, AmountHint::Kind::Pasted);
    }

    void moneyIsNeverWiderThanItsPlace_data()
    {
        QTest::addColumn<qint64>("centavos");
        for (const qint64 centavos : {5LL, 123'456LL, 4'867'693LL, 12'345'678LL, 434'526'935LL, Money::maxCentavos})
            QTest::addRow("%lld", centavos) << centavos;
    }

    void moneyIsNeverWiderThanItsPlace()
    {
        QFETCH(const qint64, centavos);
        QImage picture(500, 40, QImage::Format_RGB32);
        QPainter painter(&picture);
        QWidget widget;
        Canvas canvas(painter, &widget);
        for (int room = 84; room < 300; ++room) {
            const int width = canvas.money(QRect(0, 0, room, 30), *Money::fromCentavos(centavos), {.sizes = {17, 15}},
                                           ColorRole::Ink);
            QVERIFY2(width <= room, qPrintable(u"%1 in %2"_s.arg(width).arg(room)));
        }
    }

    void aFieldTakesTheSameKeys()
    {
        AmountField field;
        Typed typed;
        connect(&field, &AmountField::pressed, &field, [&](const AmountKey &key) {
            typed.press(key);
            field.setAmount(typed.amount.amount());
        });
        QTest::keyClicks(&field, u"12,5"_s);
        QCOMPARE(field.text(), u"R$\u00A012,50"_s);
        field.selectAll();
        QTest::keyClicks(&field, u"7,"_s);
        QCOMPARE(field.text(), u"R$\u00A07,00"_s);
        QCOMPARE(typed.hint.kind, AmountHint::Kind::Note);
        QGuiApplication::clipboard()->setText(u"abc"_s);
        QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(typed.hint.kind, AmountHint::Kind::Pasted);
        QCOMPARE(field.text(), u"R$\u00A07,00"_s);
    }
};

BALCAO_GUI_TEST(AmountTest)

} // namespace amounttest

#include "amounttest.moc"
