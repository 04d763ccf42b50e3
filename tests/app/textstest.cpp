// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QProcess>
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
};

QTEST_GUILESS_MAIN(TextsTest)
#include "textstest.moc"
