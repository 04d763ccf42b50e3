// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace textstest
{

using namespace Qt::StringLiterals;

/** Every text of the program stands in every language's file, and is translated there. */
class TextsTest : public QObject
{
    Q_OBJECT

    struct Text {
        QString source;
        QString translation;
    };

    static QList<Text> textsOf(const QString &language)
    {
        QFile file(QStringLiteral(BALCAO_SOURCE_DIR) + u"/translations/balcao_%1.ts"_s.arg(language));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QXmlStreamReader reader(&file);
        QList<Text> texts;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (reader.name() == "source"_L1)
                texts.append({reader.readElementText(), {}});
            else if (reader.name() == "translation"_L1)
                texts.last().translation =
                    reader.readElementText(QXmlStreamReader::IncludeChildElements).replace(QChar(0x00A0), u' ');
        }
        return texts;
    }

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

    /** Where the source speaks of a state, each language has its one word for it; and where that word stands, nothing else is meant. */
    void eachStateHasOneWord_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("label"); // alone, as on a pill
        QTest::addColumn<QString>("labelThere");
        QTest::addColumn<QString>("stem"); // inside sentences, as a verb too; empty: too common a word
        QTest::addColumn<QString>("stemThere");
        struct State {
            QString label;
            QString stem;
            QString ptLabel;
            QString pt;
            QString esLabel;
            QString es;
        };
        const QList<State> states{
            {u"Waiting"_s, {}, u"Aguardando"_s, {}, u"Esperando"_s, {}},
            {u"Under way"_s, u"under way"_s, u"Em andamento"_s, u"em andamento"_s, u"En curso"_s, u"en curso"_s},
            {u"Paid"_s, {}, u"Pagas?"_s, {}, u"Pagados?"_s, {}},
            {u"Confirmed at the shop"_s, u"confirmed at the shop"_s, u"Confirmad[ao] na loja"_s,
             u"confirmad[ao]s? na loja"_s, u"Confirmad[ao] en la tienda"_s, u"confirmad[ao]s? en la tienda"_s},
            {u"Past due"_s, u"past due"_s, u"Prazo vencido"_s, u"prazo vencido"_s, u"Plazo vencido"_s,
             u"plazo vencido"_s},
            {u"Expired"_s, u"expir\\w*"_s, u"Expirada"_s, u"expir\\w*"_s, u"Expirado"_s, u"expir\\w*"_s},
            {u"Cancelled"_s, u"cancel\\w*"_s, u"Cancelada"_s, u"cancel\\w*"_s, u"Cancelado"_s, u"cancel\\w*"_s},
            {u"Refunded"_s, u"refund\\w*"_s, u"Reembolsada"_s, u"reembols\\w*"_s, u"Reembolsado"_s, u"reembols\\w*"_s},
            {u"To check"_s, u"to check"_s, u"A conferir"_s, u"a conferir"_s, u"Por verificar"_s, u"por verificar"_s},
            {u"Not created"_s, u"not created"_s, u"Não criada"_s, u"não criad[ao]s?"_s, u"No creado"_s,
             u"no cread[ao]s?"_s},
            {u"Not sent"_s, {}, u"Não enviada"_s, {}, u"No enviado"_s, {}},
            {u"Refused"_s, u"refus\\w*"_s, u"Recusada"_s, u"recus\\w*"_s, u"Rechazado"_s, u"rechaz\\w*"_s},
            {u"Unknown outcome"_s, u"unknown"_s, u"Resultado desconhecido"_s, u"desconhecid\\w*"_s,
             u"Resultado desconocido"_s, u"desconocid\\w*"_s},
        };
        for (const State &state : states) {
            const QByteArray name = state.label.toUtf8();
            QTest::addRow("%s, pt_BR", name.constData())
                << u"pt_BR"_s << state.label << state.ptLabel << state.stem << state.pt;
            QTest::addRow("%s, es", name.constData())
                << u"es"_s << state.label << state.esLabel << state.stem << state.es;
        }
    }
    void eachStateHasOneWord()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, label);
        QFETCH(const QString, labelThere);
        QFETCH(const QString, stem);
        QFETCH(const QString, stemThere);
        const auto word = [](const QString &pattern) {
            return QRegularExpression(u"\\b(?:"_s + pattern + u")\\b"_s,
                                      QRegularExpression::CaseInsensitiveOption |
                                          QRegularExpression::UseUnicodePropertiesOption);
        };
        int labels = 0;
        const QList<Text> texts = textsOf(language);
        for (const Text &text : texts) {
            const QByteArray both = (text.source + u" => "_s + text.translation).toUtf8();
            if (text.source == label) {
                ++labels;
                QVERIFY2(QRegularExpression(QRegularExpression::anchoredPattern(labelThere))
                             .match(text.translation)
                             .hasMatch(),
                         both.constData());
            }
            // The words of options are the program's own.
            if (!stem.isEmpty() && !text.source.contains(u"--"_s))
                QVERIFY2(word(stem).match(text.source).hasMatch() == word(stemThere).match(text.translation).hasMatch(),
                         both.constData());
        }
        QVERIFY(labels > 0);
    }

    /** A second word for a thing that already has one. */
    void eachThingHasOneWord_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("second");
        QTest::newRow("es: por verificar") << u"es"_s << u"por (comprobar|revisar)"_s;
        QTest::newRow("es: valor") << u"es"_s << u"importes?|montos?"_s;
        QTest::newRow("es: pedido") << u"es"_s << u"petici(ón|ones)"_s;
        QTest::newRow("es: computadora") << u"es"_s << u"equipos?|ordenador(es)?"_s;
        QTest::newRow("es: llavero") << u"es"_s << u"depósitos?"_s;
        QTest::newRow("es: gerente") << u"es"_s << u"encargad[oa]s?"_s;
        QTest::newRow("pt: a conferir") << u"pt_BR"_s << u"(a verificar|por conferir)"_s;
        QTest::newRow("pt: aguardando") << u"pt_BR"_s << u"pendentes?"_s;
        QTest::newRow("pt: prazo vencido") << u"pt_BR"_s << u"(?<!prazo )venc\\w*"_s;
        QTest::newRow("es: plazo vencido") << u"es"_s << u"(?<!plazo )venc\\w*"_s;
        QTest::newRow("pt: paga") << u"pt_BR"_s << u"quitad[ao]s?|liquidad[ao]s?"_s;
        QTest::newRow("pt: reembolsada") << u"pt_BR"_s << u"estorn\\w*|devolvid[ao]s?"_s;
        QTest::newRow("pt: recusada") << u"pt_BR"_s << u"rejeitad[ao]s?|negad[ao]s?"_s;
        QTest::newRow("es: esperando") << u"es"_s << u"pendientes?"_s;
        QTest::newRow("es: expirado") << u"es"_s << u"caduc\\w*"_s;
        QTest::newRow("es: reembolsado") << u"es"_s << u"devuelt[ao]s?"_s;
        QTest::newRow("es: rechazado") << u"es"_s << u"denegad[ao]s?|negad[ao]s?"_s;
        QTest::newRow("en: past due") << u"en"_s << u"overdue"_s;
        QTest::newRow("en: refused") << u"en"_s << u"rejected|declined"_s;
        QTest::newRow("pt: computador") << u"pt_BR"_s << u"máquinas?"_s;
    }
    void eachThingHasOneWord()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, second);
        const QRegularExpression word(u"\\b"_s + second + u"\\b"_s, QRegularExpression::CaseInsensitiveOption |
                                                                        QRegularExpression::UseUnicodePropertiesOption);
        const QList<Text> texts = textsOf(file);
        for (const Text &text : texts)
            QVERIFY2(!word.match(text.translation).hasMatch(), qPrintable(text.translation));
        QVERIFY(texts.size() > 800);
    }
};

BALCAO_TEST(TextsTest)

} // namespace textstest

#include "textstest.moc"
