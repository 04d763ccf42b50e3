// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/** Every text of the program stands in every language's file, and is translated there. */
class TextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsThereAndFinished_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *language : {"pt_BR", "en", "es"})
            QTest::newRow(language) << u"balcao_%1.ts"_s.arg(QString::fromLatin1(language));
    }

    void everyTextIsThereAndFinished()
    {
        QFETCH(QString, file);
        const QDir source(QStringLiteral(BALCAO_SOURCE_DIR));
        QTemporaryDir folder;
        const QString copy = folder.filePath(file);
        QVERIFY(QFile::copy(source.filePath(u"translations/"_s + file), copy));
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        QProcess lupdate;
        lupdate.setWorkingDirectory(source.path());
        lupdate.start(QStringLiteral(BALCAO_LUPDATE), {u"-I"_s, source.path(), u"-no-obsolete"_s, u"-locations"_s,
                                                       u"none"_s, u"ui"_s, u"app"_s, u"-ts"_s, copy});
        QVERIFY(lupdate.waitForFinished());
        QCOMPARE(lupdate.exitCode(), 0);
        const QByteArray said = lupdate.readAllStandardOutput() + lupdate.readAllStandardError();
        QVERIFY2(said.contains("(0 new and"), said.constData());
        QFile updated(copy);
        QVERIFY(updated.open(QIODevice::ReadOnly));
        QVERIFY2(!updated.readAll().contains("type=\"unfinished\""),
                 "run the target update_translations and translate");
    }

    /** A second word for a thing that already has one. */
    void eachThingHasOneWord_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("second");
        QTest::newRow("es: por verificar") << u"balcao_es.ts"_s << u"por (comprobar|revisar)"_s;
        QTest::newRow("es: valor") << u"balcao_es.ts"_s << u"importes?|montos?"_s;
        QTest::newRow("es: pedido") << u"balcao_es.ts"_s << u"petici(ón|ones)"_s;
        QTest::newRow("es: computadora") << u"balcao_es.ts"_s << u"equipos?|ordenador(es)?"_s;
        QTest::newRow("es: llavero") << u"balcao_es.ts"_s << u"depósitos?"_s;
        QTest::newRow("es: gerente") << u"balcao_es.ts"_s << u"encargad[oa]s?"_s;
        QTest::newRow("pt: a conferir") << u"balcao_pt_BR.ts"_s << u"(a verificar|por conferir)"_s;
        QTest::newRow("pt: computador") << u"balcao_pt_BR.ts"_s << u"máquinas?"_s;
    }
    void eachThingHasOneWord()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, second);
        QFile texts(QStringLiteral(BALCAO_SOURCE_DIR) + u"/translations/"_s + file);
        QVERIFY(texts.open(QIODevice::ReadOnly));
        const QString all = QString::fromUtf8(texts.readAll());
        static const QRegularExpression translation(u"<translation>(.*?)</translation>"_s,
                                                    QRegularExpression::DotMatchesEverythingOption);
        const QRegularExpression word(u"\\b"_s + second + u"\\b"_s, QRegularExpression::CaseInsensitiveOption |
                                                                        QRegularExpression::UseUnicodePropertiesOption);
        int looked = 0;
        for (auto found = translation.globalMatch(all); found.hasNext(); ++looked) {
            const QString text = found.next().captured(1);
            QVERIFY2(!word.match(text).hasMatch(), qPrintable(text));
        }
        QVERIFY(looked > 800);
    }
};

QTEST_GUILESS_MAIN(TextsTest)
#include "textstest.moc"
