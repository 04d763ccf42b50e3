// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/guide.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QFile>
#include <QTest>

namespace guidetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Page = Navigator::Page;

/** F1's way into the user's guide: what is offered is there, in each language. */
class GuideTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachPageHasItsPlace_data()
    {
        QTest::addColumn<QLocale::Language>("language");
        QTest::addColumn<QString>("name");
        QTest::newRow("pt-BR") << QLocale::Portuguese << u"/pt-BR.html"_s;
        QTest::newRow("en") << QLocale::English << u"/en.html"_s;
        QTest::newRow("es") << QLocale::Spanish << u"/es.html"_s;
        QTest::newRow("another one") << QLocale::German << u"/en.html"_s;
    }
    void eachPageHasItsPlace()
    {
        QFETCH(const QLocale::Language, language);
        QFETCH(const QString, name);
        for (const Page page : {Page::Form, Page::Charge, Page::Outcome, Page::Charges, Page::Queue, Page::Code,
                                Page::Day, Page::Settings, Page::Dossier}) {
            const QUrl url = guide::address(QCoreApplication::applicationDirPath(), language, page);
            QVERIFY2(url.isLocalFile() && url.path().endsWith(name), qPrintable(url.toString()));
            QFile file(url.toLocalFile());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            QVERIFY2(text.contains("<a id=\"" + url.fragment().toUtf8() + "\"></a>"), qPrintable(url.fragment()));
            // It needs no network and no other file.
            QVERIFY(!text.contains("src=\"http") && !text.contains("href=\"http") && !text.contains("href=\"."));
        }
    }

    void whatIsNotThereIsNotOffered()
    {
        QVERIFY(guide::address(u"/nonexistent/bin"_s, QLocale::English, Page::Form).isEmpty());
    }
};

BALCAO_TEST(GuideTest)

} // namespace guidetest

#include "guidetest.moc"
