// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace documentstest
{

using namespace Qt::StringLiterals;

namespace
{

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/** Without fenced and indented code, where brackets are no links. */
QString proseOf(const QString &text)
{
    QStringList prose;
    bool isCode = false;
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith("```"_L1))
            isCode = !isCode;
        else if (!isCode && !line.startsWith("    "_L1))
            prose.append(line);
    }
    return prose.join(u'\n');
}

/** The anchors of a page's headings, as GitHub makes them: lower case, blanks as dashes, punctuation left out. */
QStringList anchorsOf(const QString &text)
{
    static const QRegularExpression heading(u"^#+ +(.+)$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression link(u"\\[([^]]*)\\]\\([^)]*\\)"_s);
    QStringList anchors;
    for (const auto &match : heading.globalMatch(text)) {
        QString anchor;
        for (const QChar letter : match.captured(1).replace(link, u"\\1"_s).trimmed().toLower()) {
            if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_')
                anchor += letter;
            else if (letter == u' ')
                anchor += u'-';
        }
        QString unique = anchor;
        for (int number = 1; anchors.contains(unique); ++number)
            unique = anchor + u'-' + QString::number(number);
        anchors.append(unique);
    }
    return anchors;
}

} // namespace

/** The pages for people: every link in the tree leads to a file and to a heading, and the README stays short. */
class DocumentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLinkLeadsSomewhere_data()
    {
        QTest::addColumn<QString>("page");
        const QDir root(QStringLiteral(BALCAO_SOURCE_DIR));
        for (const QString &folder : {u"."_s, u"docs"_s, u"tests"_s, u".github"_s, u"packaging"_s}) {
            const auto depth = folder == "."_L1 ? QDirIterator::NoIteratorFlags : QDirIterator::Subdirectories;
            QDirIterator pages(root.filePath(folder), {u"*.md"_s}, QDir::Files, depth);
            while (pages.hasNext()) {
                const QString page = root.relativeFilePath(pages.next());
                QTest::newRow(qPrintable(page)) << page;
            }
        }
    }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(const QString, page);
        const QDir root(QStringLiteral(BALCAO_SOURCE_DIR));
        const QString text = textOf(root.filePath(page));
        QVERIFY(!text.isEmpty());
        const QDir folder(QFileInfo(root.filePath(page)).dir());
        static const QRegularExpression link(u"\\]\\(([^)\\s]+)\\)"_s);
        QStringList dead;
        for (const auto &match : link.globalMatch(proseOf(text))) {
            const QString target = match.captured(1);
            if (target.contains("://"_L1) || target.startsWith("mailto:"_L1))
                continue;
            const QString path = target.section(u'#', 0, 0);
            const QString anchor = target.section(u'#', 1);
            const QString file = path.isEmpty() ? root.filePath(page) : folder.filePath(path);
            if (!QFileInfo::exists(file) || (!anchor.isEmpty() && !anchorsOf(textOf(file)).contains(anchor)))
                dead.append(target);
        }
        QVERIFY2(dead.isEmpty(), qPrintable(dead.join(u", "_s)));
    }

    void readmeHasAtMost900Words()
    {
        const QString text = textOf(QStringLiteral(BALCAO_SOURCE_DIR "/README.md"));
        static const QRegularExpression blanks(u"\\s+"_s);
        QVERIFY(!text.isEmpty());
        QVERIFY(text.split(blanks, Qt::SkipEmptyParts).size() <= 900);
    }

    /** docs/README.md is the index: a page that it does not list is found by chance only. */
    void everyPageIsInTheIndex()
    {
        const QDir docs(QStringLiteral(BALCAO_SOURCE_DIR "/docs"));
        const QString index = textOf(docs.filePath(u"README.md"_s));
        QDirIterator pages(docs.path(), {u"*.md"_s}, QDir::Files, QDirIterator::Subdirectories);
        QStringList missing;
        while (pages.hasNext()) {
            const QString page = docs.relativeFilePath(pages.next());
            if (page != "README.md"_L1 && !index.contains(u"("_s + page))
                missing.append(page);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
    }
};

BALCAO_TEST(DocumentsTest)

} // namespace documentstest

#include "documentstest.moc"
