// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/amounteditor.h"
#include "ui/widgets/style/fonts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace balcao;

/** Typing an amount: into the large display, and into a field. */
class AmountTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void visorTakesDigitsFromTheRight()
    {
        AmountDisplay display;
        const QSignalSpy edited(&display.editor(), &AmountEditor::edited);
        QTest::keyClicks(&display, u"8640"_s);
        QCOMPARE(display.entry().centavos(), 8640);
        QTest::keyClick(&display, Qt::Key_Backspace);
        QCOMPARE(display.entry().centavos(), 864);
        QTest::keyClicks(&display, u".x"_s);
        QCOMPARE(display.entry().centavos(), 864);
        QTest::keyClick(&display, Qt::Key_Delete);
        QCOMPARE(display.entry().centavos(), 0);
        QCOMPARE(edited.count(), 6);
    }

    void aCommaIsSaidAndGoesWithTheNextKey()
    {
        AmountDisplay display;
        QTest::keyClicks(&display, u"12,"_s);
        QCOMPARE(display.entry().centavos(), 1200);
        QCOMPARE(display.editor().hint().text, u"Comma: now the centavos."_s);
        QVERIFY(display.accessibleDescription().endsWith(display.editor().hint().text));
        QTest::keyClicks(&display, u","_s);
        QCOMPARE(display.editor().hint().text, u"Comma: now the centavos."_s);
        QTest::keyClicks(&display, u"5"_s);
        QCOMPARE(display.entry().centavos(), 1250);
        QVERIFY(display.editor().hint().text.isEmpty());
    }

    void theKeypadsDecimalKeyIsAComma()
    {
        AmountDisplay display;
        QTest::keyClicks(&display, u"12"_s);
        QTest::keyClick(&display, Qt::Key_Period, Qt::KeypadModifier);
        QTest::keyClick(&display, Qt::Key_5, Qt::KeypadModifier);
        QCOMPARE(display.entry().centavos(), 1250);
    }

    void aDigitTooManySaysWhyAndTheHintGoesByItself()
    {
        AmountDisplay display;
        QTest::keyClicks(&display, u"999999999"_s);
        QCOMPARE(display.entry().centavos(), 99'999'999);
        QCOMPARE(display.editor().hint().kind, AmountHint::Kind::Refused);
        auto *time = display.editor().findChild<QTimer *>();
        QVERIFY(time->isActive());
        QCOMPARE(time->interval(), 6000);
        time->start(0);
        QTRY_VERIFY(display.editor().hint().text.isEmpty());
    }

    void visorPastesText()
    {
        AmountDisplay display;
        display.editor().paste(u"R$ 1.234,56"_s);
        QCOMPARE(display.entry().centavos(), 123'456);
        display.editor().paste(u"1,234.56"_s);
        QCOMPARE(display.entry().centavos(), 123'456);
        QCOMPARE(display.editor().hint().kind, AmountHint::Kind::Pasted);
        AmountEntry other = display.entry();
        other.setCentavos(1);
        display.setEntry(other);
        QVERIFY2(display.editor().hint().text.isEmpty(), "the hint spoke of another amount");
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
        for (const bool isTabular : {false, true}) {
            for (int room = 84; room < 300; ++room) {
                const int width = canvas.money(QRect(0, 0, room, 30), *Money::fromCentavos(centavos),
                                               {.sizes = {17, 15}, .isTabular = isTabular}, ColorRole::Ink);
                QVERIFY2(width <= room, qPrintable(u"%1 in %2"_s.arg(width).arg(room)));
            }
        }
    }

    void aFieldTakesTheSameKeys()
    {
        AmountField field;
        // As a presenter does: what was edited comes back, and so does whatever else changed.
        const auto comesBack = [&field] { field.setEntry(field.editor().entry()); };
        connect(&field.editor(), &AmountEditor::hintChanged, &field, comesBack);
        connect(&field.editor(), &AmountEditor::edited, &field, comesBack);
        QTest::keyClicks(&field, u"12,5"_s);
        QCOMPARE(field.text(), u"R$\u00A012,50"_s);
        field.selectAll();
        QTest::keyClicks(&field, u"7,"_s);
        QCOMPARE(field.text(), u"R$\u00A07,00"_s);
        QCOMPARE(field.editor().hint().kind, AmountHint::Kind::Note);
        QGuiApplication::clipboard()->setText(u"abc"_s);
        QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(field.editor().hint().kind, AmountHint::Kind::Pasted);
        QCOMPARE(field.text(), u"R$\u00A07,00"_s);
    }
};

QTEST_MAIN(AmountTest)
#include "amounttest.moc"
