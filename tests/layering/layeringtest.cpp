// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <utility>

namespace layeringtest
{

using namespace Qt::StringLiterals;

namespace
{

struct Source {
    QString path;
    QStringList lines;
};

QList<Source> sources(const QStringList &folders)
{
    const QDir root(QStringLiteral(BALCAO_SOURCE_DIR));
    QList<Source> found;
    for (const QString &folder : folders) {
        QDirIterator files(root.filePath(folder), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            found.append({root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll()).split(u'\n')});
        }
    }
    return found;
}

QList<Source> programSources()
{
    return sources({u"app"_s, u"core"_s, u"sandbox"_s, u"ui"_s});
}

/** The files that those of a folder may include: the files of other folders, without the folders below them, or single files. */
struct Rule {
    QString folder;
    QStringList mayInclude;
};

/** The features of ui/presentation and ui/widgets. None includes another one, except for the files that rules() names. */
const QStringList &features()
{
    static const QStringList list{u"charge"_s,  u"closing"_s,   u"codecheck"_s, u"dossier"_s,
                                  u"history"_s, u"newcharge"_s, u"operators"_s, u"printing"_s,
                                  u"queue"_s,   u"receiver"_s,  u"settings"_s,  u"setup"_s};
    return list;
}

QStringList featuresOf(const QString &layer)
{
    QStringList folders;
    for (const QString &feature : features())
        folders.append(layer + u'/' + feature);
    return folders;
}

/** Files of ui/presentation that a feature needs of outside, besides texts, reports and ui/presentation/common. */
QStringList presentationNeeds(const QString &feature)
{
    const QString presentation = u"ui/presentation/"_s;
    if (feature == "newcharge"_L1)
        return {presentation + u"charge/moment.h"_s};
    if (feature == "printing"_L1)
        return {u"core/settings"_s, u"ui/qr"_s};
    // The pages of the settings are made by three features.
    if (feature == "settings"_L1)
        return {u"core/settings"_s, presentation + u"operators"_s, presentation + u"receiver"_s};
    if (feature == "setup"_L1)
        return {u"core/settings"_s, presentation + u"operators"_s, presentation + u"settings"_s};
    return {};
}

/** The same of ui/widgets, besides the feature's own presenter, the navigator and the controls. */
QStringList widgetNeeds(const QString &feature)
{
    if (feature == "setup"_L1)
        return {u"ui/widgets/settings/settingsrow.h"_s, u"ui/widgets/history/filterbar.h"_s};
    return {};
}

/** Every folder has a rule of its own: a file of a new folder may include nothing until the folder is listed here. */
const QList<Rule> &rules()
{
    static const QStringList values{u"core"_s, u"core/values"_s};
    static const QStringList printing = values + QStringList{u"core/printing"_s};
    static const QStringList brcode = values + QStringList{u"core/brcode"_s};
    static const QStringList charge = brcode + QStringList{u"core/charge"_s};
    static const QStringList closing = charge + QStringList{u"core/closing"_s};
    static const QStringList operators = closing + QStringList{u"core/operators"_s};
    static const QStringList provider = charge + QStringList{u"core/provider"_s};
    static const QStringList ledger = operators + QStringList{u"core/ledger"_s, u"core/ledger/queries"_s};
    static const QStringList maintenance = ledger + QStringList{u"core/ledger/maintenance"_s};
    static const QStringList signin = ledger + QStringList{u"core/signin"_s};
    static const QStringList service = provider + signin + maintenance + QStringList{u"core/service"_s};
    static const QStringList diagnostics = maintenance + QStringList{u"core/settings"_s, u"core/diagnostics"_s};
    // Reading goes through the service: of the ledger a screen knows the questions and the kinds of trouble alone.
    static const QStringList text = provider + operators +
                                    QStringList{u"core/ledger/ledgererror.h"_s,
                                                u"core/ledger/queries"_s,
                                                u"core/signin"_s,
                                                u"core/service"_s,
                                                u"core/diagnostics/supportbundle.h"_s,
                                                u"ui/text"_s};
    static const QStringList report = printing + QStringList{u"ui/report"_s, u"ui/text"_s};
    // These renderers need Qt Gui: they are for the layers above presentation.
    static const QStringList pages = report + QStringList{u"ui/qr"_s, u"ui/report/pages"_s};
    static const QStringList common = text + report + QStringList{u"ui/presentation/common"_s};
    static const QStringList frame =
        common + featuresOf(u"ui/presentation"_s) + QStringList{u"ui/presentation/frame"_s};
    static const QStringList presentation =
        frame + QStringList{u"core/settings"_s, u"ui/presentation/customerscreen"_s};
    static const QStringList style =
        common + pages + QStringList{u"ui/presentation/history/historypresenter.h"_s, u"ui/widgets/style"_s};
    static const QStringList controls =
        style + QStringList{u"ui/presentation/operators/signinpresenter.h"_s, u"ui/presentation/operators/typedpin.h"_s,
                            u"ui/widgets/controls"_s};
    static const QStringList window =
        presentation + controls + featuresOf(u"ui/widgets"_s) + QStringList{u"ui/widgets/frame"_s};
    static const QStringList widgets = window + QStringList{u"ui/widgets/customerscreen"_s};
    static const QStringList shared =
        service + diagnostics + common + QStringList{u"core/credentials"_s, u"app/common"_s};
    static const QStringList till = widgets + shared + QStringList{u"sandbox"_s, u"app/till"_s};
    static const QStringList cli = presentation + shared + pages + QStringList{u"app/cli"_s, u"app/cli/commands"_s};
    static const QList<Rule> list = [] {
        QList<Rule> all{
            {u"core"_s, {u"core"_s}},
            {u"core/values"_s, values},
            {u"core/printing"_s, printing},
            {u"core/brcode"_s, brcode},
            {u"core/charge"_s, charge},
            {u"core/closing"_s, closing},
            {u"core/operators"_s, operators},
            {u"core/provider"_s, provider},
            {u"core/ledger"_s, ledger},
            {u"core/ledger/queries"_s, ledger},
            {u"core/ledger/maintenance"_s, maintenance},
            {u"core/signin"_s, signin},
            {u"core/service"_s, service},
            {u"core/settings"_s, {u"core"_s, u"core/settings"_s}},
            {u"core/credentials"_s, {u"core"_s, u"core/credentials"_s}},
            {u"core/diagnostics"_s, diagnostics},
            {u"sandbox"_s, {u"sandbox"_s, u"ui/qr"_s}},
            {u"ui/qr"_s, {u"ui/qr"_s}},
            {u"ui/text"_s, text},
            {u"ui/report"_s, report},
            {u"ui/report/pages"_s, pages},
            {u"ui/presentation/common"_s, common},
            {u"ui/presentation/frame"_s, frame},
            {u"ui/presentation/customerscreen"_s, presentation},
            {u"ui/widgets/style"_s, style},
            {u"ui/widgets/controls"_s, controls},
            {u"ui/widgets/frame"_s, window},
            {u"ui/widgets/customerscreen"_s, widgets},
            {u"app/common"_s, shared},
            {u"app/till"_s, till},
            {u"app/cli"_s, cli},
            {u"app/cli/commands"_s, cli},
            {u"app/sandbox"_s, {u"app/common"_s, u"sandbox"_s}},
        };
        for (const QString &feature : features()) {
            const QString shown = u"ui/presentation/"_s + feature;
            const QString widget = u"ui/widgets/"_s + feature;
            all.append({shown, common + QStringList{shown} + presentationNeeds(feature)});
            all.append(
                {widget, controls + QStringList{shown, u"ui/presentation/frame"_s, widget} + widgetNeeds(feature)});
        }
        return all;
    }();
    return list;
}

bool isIn(const QString &path, const QString &folder)
{
    return path == folder || path.section(u'/', 0, -2) == folder;
}

const Rule *ruleFor(const QString &path)
{
    const QString folder = path.section(u'/', 0, -2);
    const auto found =
        std::find_if(rules().begin(), rules().end(), [&folder](const Rule &rule) { return rule.folder == folder; });
    return found == rules().end() ? nullptr : &*found;
}

} // namespace

/** Reads the includes of the whole tree: the direction of the layers, and what no file may hold. */
class LayeringTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTreeIsThere()
    {
        QVERIFY(sources({u"core"_s}).size() > 20);
        QVERIFY(sources({u"sandbox"_s}).size() > 2);
        QVERIFY(sources({u"ui"_s}).size() > 20);
        QVERIFY(sources({u"app"_s}).size() > 2);
    }

    /** A folder beside the known ones would be looked at by no rule. */
    void everyTopFolderIsKnown()
    {
        const QDir root(QStringLiteral(BALCAO_SOURCE_DIR));
        const QStringList known{u"app"_s, u"core"_s, u"packaging"_s, u"sandbox"_s, u"tests"_s, u"ui"_s};
        for (const QString &folder : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QDirIterator files(root.filePath(folder), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            QVERIFY2(folder == "build"_L1 || known.contains(folder) || !files.hasNext(), qPrintable(folder));
        }
    }

    /** Screens ask through ChargeReader; the command line asks the store, and writes through the service. */
    void onlyTheServiceWritesTheLedger()
    {
        static const QRegularExpression stores(u"\\b(LedgerStore|ChargeLedger)\\b"_s);
        static const QRegularExpression writing(
            u"\\bChargeLedger\\b|\\b(append\\w+|put|committed)\\(|\\b(ledger|store)(\\.|->)(append|perform|closeDay)\\("_s);
        expectNoLine(sources({u"ui"_s}), stores);
        QList<Source> commands = sources({u"app/cli"_s});
        // These build the service.
        commands.removeIf([](const Source &source) {
            return source.path.startsWith("app/cli/commands/chargecommand."_L1) ||
                   source.path == "app/cli/commands/calibratecommand.cpp"_L1 ||
                   source.path == "app/cli/commands/printcommand.cpp"_L1 ||
                   source.path.startsWith("app/cli/decision."_L1) || source.path.startsWith("app/cli/signin."_L1);
        });
        expectNoLine(commands, writing);
    }

    void includesPointDownwards()
    {
        static const QRegularExpression include(
            u"^\\s*#\\s*include\\s*(?:\"([^\"]+)\"|<((?:app|core|sandbox|tests|ui)/[^>]+)>)"_s);
        QStringList wrong;
        for (const Source &source : sources({u"core"_s, u"sandbox"_s, u"ui"_s, u"app"_s})) {
            const Rule *rule = ruleFor(source.path);
            QVERIFY2(rule, qPrintable(source.path + u": its folder has no rule"_s));
            for (const QString &line : source.lines) {
                const auto match = include.match(line);
                const QString own = source.path.section(u'/', -1).section(u'.', 0, 0);
                if (!match.hasMatch() || match.captured(1) == own + u".moc"_s ||
                    match.captured(1) == u"moc_"_s + own + u".cpp"_s)
                    continue;
                const QString target = match.captured(1) + match.captured(2);
                const bool allowed = std::any_of(rule->mayInclude.cbegin(), rule->mayInclude.cend(),
                                                 [&target](const QString &folder) { return isIn(target, folder); });
                if (!allowed)
                    wrong.append(source.path + u" includes "_s + target);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /** A charge is told by typed events: their JSON stands in one place of the ledger. */
    void jsonStandsWhereItIsAllowed()
    {
        const QStringList allowed{u"core/provider/"_s,
                                  u"core/ledger/eventcodec."_s,
                                  u"core/ledger/jsonfields."_s,
                                  u"core/ledger/eventcolumns."_s,
                                  u"core/ledger/ledgerappend."_s,
                                  u"core/ledger/ledgerstore."_s,
                                  u"core/ledger/chargecolumns."_s,
                                  u"core/ledger/maintenance/ledgerverify."_s,
                                  u"ui/presentation/dossier/dossierjson."_s,
                                  u"app/cli/"_s};
        static const QRegularExpression json(u"^\\s*#\\s*include\\s*<(QJson|rapidjson|nlohmann)"_s);
        QStringList wrong;
        for (const Source &source : sources({u"core"_s, u"ui"_s, u"app"_s})) {
            const bool isAllowed = std::any_of(allowed.cbegin(), allowed.cend(), [&source](const QString &place) {
                return source.path.startsWith(place);
            });
            for (const QString &line : source.lines) {
                if (!isAllowed && json.match(line).hasMatch())
                    wrong.append(source.path);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /** The ledger's keys may change with its schema; those of balcao-cli may not: ledgerjson.cpp has the names that differ. */
    void onlyLedgerJsonUsesTheCodec()
    {
        static const QRegularExpression codec(u"^\\s*#\\s*include\\s*\"core/ledger/(eventcodec|jsonfields)"_s);
        QList<Source> files = sources({u"ui"_s, u"app"_s});
        files.removeIf([](const Source &source) { return source.path == "app/cli/ledgerjson.cpp"_L1; });
        expectNoLine(files, codec);
    }

    void noModuleQualifiedQtIncludes()
    {
        static const QRegularExpression qualified(uR"(#\s*include\s*<Qt[A-Z][A-Za-z]*/)"_s);
        expectNoLine(sources({u"core"_s, u"sandbox"_s, u"ui"_s, u"app"_s, u"tests"_s}), qualified);
    }

    /** headerstest proves that they are not even found; a header of core/provider would hand them on. */
    void theNetworkStaysInTheProvider()
    {
        static const QRegularExpression network(
            uR"(#\s*include\s*<Q(Network|Ssl|TcpS|UdpS|AbstractSocket|LocalS|Host)\w*>)"_s);
        QList<Source> files = sources({u"core"_s, u"ui"_s, u"app"_s, u"sandbox"_s});
        files.removeIf([](const Source &source) {
            // Two tills on one computer speak by a socket of this user's; a printer may stand in the network.
            return (source.path.startsWith("core/provider/"_L1) && source.path.endsWith(".cpp"_L1)) ||
                   source.path == "app/till/firsttill.cpp"_L1 || source.path == "core/printing/networkprinter.cpp"_L1;
        });
        expectNoLine(files, network);
    }

    void belowTheWidgetsThereAreNoWidgets()
    {
        static const QRegularExpression widgets(
            uR"(#\s*include\s*<Q(Widget|Application|MainWindow|Label|PushButton|LineEdit|Dialog|Painter|Pixmap|Image)>)"_s);
        expectNoLine(sources({u"core"_s, u"ui/presentation"_s}), widgets);
    }

    void noTextForPeopleBelowUi()
    {
        static const QRegularExpression translated(uR"((\btr\(|translate\(|Q_DECLARE_TR_FUNCTIONS|QT_TR_NOOP))"_s);
        QList<Source> files = sources({u"core"_s, u"sandbox"_s});
        // Which of Qt's own sentences a failure came with is all that tells some from others.
        files.removeIf([](const Source &source) { return source.path == "core/provider/connectioncause.cpp"_L1; });
        expectNoLine(files, translated);
    }

    void noFloatingPointNearMoney()
    {
        static const QRegularExpression floating(uR"(\b(double|float|toDouble|toFloat|qreal)\b)"_s);
        expectNoLine(sources({u"core"_s, u"ui/presentation"_s}), floating);
    }

    void noPostThatQtMaySendAgain()
    {
        // QNetworkAccessManager::post with a QByteArray is sent again by Qt when the connection ends early.
        const auto isPost = [](const QString &line) {
            return line.contains("->post("_L1) || line.contains(".post("_L1);
        };
        QStringList found;
        for (const Source &source : sources({u"core"_s, u"ui"_s, u"app"_s})) {
            for (const QString &line : source.lines) {
                if (isPost(line))
                    found.append(source.path);
            }
        }
        QCOMPARE(found.join(u' '), u"core/provider/providerexchange.cpp"_s);
    }

    void noSecretIsKeptWithoutAKeyring()
    {
        // QtKeychain writes in clear into a file where it is told to (setInsecureFallback).
        for (const Source &source : sources({u"core"_s, u"ui"_s, u"app"_s}))
            QVERIFY2(source.lines.filter(u"InsecureFallback"_s).isEmpty(), qPrintable(source.path));
    }

    void filesStaySmall()
    {
        QStringList large;
        for (const Source &source : sources({u"core"_s, u"sandbox"_s, u"ui"_s, u"app"_s, u"tests"_s})) {
            if (source.lines.size() > 600 + 1)
                large.append(u"%1: %2 lines"_s.arg(source.path).arg(source.lines.size()));
        }
        QVERIFY2(large.isEmpty(), qPrintable(large.join(u'\n')));
    }

    /** At most 60 lines, without comments, blank lines and the labels of a switch, and 15 branches. The patterns know the format of
     *  scripts/lint alone: a body begins with a brace in the first column. Functions within a class or a lambda are not measured.
     */
    void functionsStaySmall()
    {
        // These have to become smaller. No name is added.
        const QStringList known{u"ui/text/messages.cpp"_s, u"ui/widgets/style/heights.cpp"_s};
        static const QRegularExpression other(u"^(namespace|class|struct|union|enum|extern)\\b"_s);
        static const QRegularExpression uncounted(u"^(//|/\\*|\\*|case |default:|$)"_s);
        static const QRegularExpression branch(u"\\b(if|for|while|switch) \\("_s);
        QStringList large;
        for (const Source &source : programSources()) {
            for (qsizetype line = 1; line < source.lines.size(); ++line) {
                if (source.lines.at(line) != "{"_L1 || other.match(source.lines.at(line - 1)).hasMatch())
                    continue;
                const qsizetype first = line;
                qsizetype code = 0;
                qsizetype branches = 0;
                while (++line < source.lines.size() && !source.lines.at(line).startsWith(u'}')) {
                    const QString text = source.lines.at(line).trimmed();
                    code += uncounted.match(text).hasMatch() ? 0 : 1;
                    branches += text.count(branch);
                }
                if ((code > 60 || branches > 15) && !large.contains(source.path)) {
                    large.append(source.path);
                    qInfo("%s:%lld: %lld lines, %lld branches", qPrintable(source.path), qint64(first), qint64(code),
                          qint64(branches));
                }
            }
        }
        large.sort();
        QCOMPARE(large, known);
    }

    /** At most 25 public functions, signals left out. A declaration that begins in a later line is counted once. */
    void classesStaySmall()
    {
        // These have to become two classes each. No name is added.
        const QStringList known{u"ChargeService"_s, u"HistoryPresenter"_s, u"LedgerStore"_s, u"Navigator"_s,
                                u"NewChargePresenter"_s};
        static const QRegularExpression begin(u"^(class|struct) (\\w+)(?: final)?(?: *:.*)?$"_s);
        static const QRegularExpression access(u"^(public|protected|private|Q_SIGNALS|signals)\\b.*:$"_s);
        static const QRegularExpression function(
            u"^    (?! |//|/\\*|\\*|\\}|friend |using |static_assert|Q_)[^=({]*[\\w>&*~=!<\\]]\\("_s);
        QStringList large;
        for (const Source &source : programSources()) {
            if (!source.path.endsWith(".h"_L1))
                continue;
            QString name;
            int count = 0;
            bool isPublic = false;
            for (const QString &line : source.lines) {
                if (const auto match = begin.match(line); match.hasMatch()) {
                    name = match.captured(2);
                    count = 0;
                    isPublic = match.captured(1) == "struct"_L1;
                } else if (line.startsWith(u'}')) {
                    if (!name.isEmpty() && count > 25)
                        large.append(name);
                    name.clear();
                } else if (access.match(line).hasMatch()) {
                    isPublic = line.startsWith("public"_L1);
                } else if (!name.isEmpty() && isPublic && function.match(line).hasMatch()) {
                    ++count;
                }
            }
        }
        large.sort();
        QCOMPARE(large, known);
    }

    /** A class that outgrows its file is two classes, not two files. Looks at the classes that a header declares. */
    void aClassHasOneSourceFile()
    {
        // These are still in several files. No name is added.
        const QStringList known{u"HistoryPresenter"_s, u"LedgerStore"_s, u"Navigator"_s};
        static const QRegularExpression begin(u"^(class|struct) (\\w+)(?: final)?(?: *:.*)?$"_s);
        static const QRegularExpression definition(u"^(?![\\s#/}])[^(=;]*?\\b([A-Z]\\w+)::~?\\w+\\("_s);
        QSet<QString> classes;
        QHash<QString, QSet<QString>> files;
        for (const Source &source : programSources()) {
            for (const QString &line : source.lines) {
                if (const auto match = begin.match(line); match.hasMatch() && source.path.endsWith(".h"_L1))
                    classes.insert(match.captured(2));
                if (const auto match = definition.match(line); match.hasMatch() && source.path.endsWith(".cpp"_L1))
                    files[match.captured(1)].insert(source.path);
            }
        }
        QStringList spread;
        for (const QString &name : std::as_const(classes)) {
            if (files.value(name).size() > 1)
                spread.append(name);
        }
        spread.sort();
        QCOMPARE(spread, known);
    }

    void everyFileNamesItsLicence()
    {
        for (const Source &source : sources({u"core"_s, u"sandbox"_s, u"ui"_s, u"app"_s, u"tests"_s}))
            QVERIFY2(source.lines.first().contains("SPDX-License-Identifier: MIT"_L1), qPrintable(source.path));
    }

private:
    static void expectNoLine(const QList<Source> &files, const QRegularExpression &pattern)
    {
        static const QRegularExpression comment(uR"(^\s*(//|\*|/\*))"_s);
        QStringList found;
        for (const Source &source : files) {
            for (qsizetype line = 0; line < source.lines.size(); ++line) {
                const QString &text = source.lines.at(line);
                if (pattern.match(text).hasMatch() && !comment.match(text).hasMatch())
                    found.append(u"%1:%2: %3"_s.arg(source.path).arg(line + 1).arg(text.trimmed()));
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

BALCAO_TEST(LayeringTest)

} // namespace layeringtest

#include "layeringtest.moc"
