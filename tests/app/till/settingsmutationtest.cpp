// SPDX-License-Identifier: MIT
#include "app/common/accountoptions.h"
#include "app/common/ledgeroptions.h"
#include "app/common/settings.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace settingsmutationtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** Files that a slip of the hand made of a good one. With none of them is anything sold to another provider, in another unit or into another
 *  ledger than the file could have meant.
 */
class SettingsMutationTest : public QObject
{
    Q_OBJECT

    static constexpr int files = 500;
    static constexpr auto address = "https://api.example.com/v1";
    static constexpr auto ledger = "/srv/shop/shop.sqlite";

    static QByteArrayList good()
    {
        return {"# the shop in the Rua Augusta",
                "[provider]",
                "address = \"https://api.example.com/v1\"  # production",
                "amount-unit = \"centavos\"",
                "timeout = 20",
                "",
                "[till]",
                "counter = '02'",
                "training = false",
                "language = 'es'",
                "",
                "[ledger]",
                "address = '/srv/shop/shop.sqlite'",
                "retention-days = 730"};
    }

    /** One slip. */
    static void mutate(QByteArrayList &lines, QRandomGenerator &random)
    {
        const auto below = [&random](qsizetype end) {
            return static_cast<qsizetype>(random.bounded(static_cast<quint32>(end)));
        };
        const qsizetype line = below(lines.size());
        QByteArray &text = lines[line];
        const qsizetype place = text.isEmpty() ? 0 : below(text.size());
        switch (random.bounded(11)) {
        case 0: // a sign less
            text.remove(place, 1);
            break;
        case 1: // a sign more
            text.insert(place, "abx=[]'\"#.-_ 0:/\n\\"[below(18)]);
            break;
        case 2: // another one
            if (!text.isEmpty())
                text[place] = static_cast<char>(32 + random.bounded(95));
            break;
        case 3: // any byte
            text.insert(place, static_cast<char>(random.bounded(256)));
            break;
        case 4: // two signs changed places
            if (place + 1 < text.size())
                std::swap(text[place], text[place + 1]);
            break;
        case 5: // upper case, low lines
            random.bounded(2) == 0 ? text = text.toUpper() : text.replace('-', '_');
            break;
        case 6: // copied twice
            lines.insert(below(lines.size()), QByteArray(text));
            break;
        case 7: // moved
            lines.swapItemsAt(line, below(lines.size()));
            break;
        case 8: // a line less, or written off
            random.bounded(2) == 0 ? lines.removeAt(line) : (text.prepend("# "), void());
            break;
        case 9: // other quotes
            text.replace('"', '\'');
            break;
        default: // saved half
            text.truncate(place);
            lines = lines.mid(0, line + 1);
        }
    }

    /** The values in @p written, as a person reads them line by line. */
    static QByteArrayList meant(const QByteArray &written)
    {
        QByteArrayList values;
        for (const QByteArray &line : written.split('\n')) {
            if (const qsizetype equals = line.indexOf('='); equals > 0 && !line.trimmed().startsWith('#'))
                values.append(line.sliced(equals + 1));
        }
        return values;
    }
    static bool isIn(const QByteArrayList &values, const QString &text)
    {
        return std::any_of(values.begin(), values.end(),
                           [&text](const QByteArray &value) { return value.contains(text.toUtf8()); });
    }
    static bool isWholeIn(const QByteArrayList &values, const QByteArray &text)
    {
        return std::any_of(values.begin(), values.end(), [&text](const QByteArray &value) {
            const QByteArray rest = value.trimmed();
            return rest.startsWith('"' + text + '"') || rest.startsWith('\'' + text + '\'');
        });
    }

private Q_SLOTS:
    void noneSellsElsewhere()
    {
        constexpr quint32 seed = 20261123;
        QRandomGenerator random(seed);
        const QTemporaryDir folder;
        int stopped = 0;
        int asWritten = 0;
        for (int i = 0; i < files; ++i) {
            QByteArrayList lines = good();
            for (quint32 slips = 1 + random.bounded(3U); slips > 0 && !lines.isEmpty(); --slips)
                mutate(lines, random);
            const QByteArray written = lines.join('\n') + '\n';
            QFile file(folder.filePath(u"balcao.toml"_s));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(written) == written.size());
            file.close();
            SettingsFile read = SettingsFile::read({file.fileName()});
            const Settings settings = settingsOf(read);
            const QByteArray told = QByteArray::number(i) + ":\n" + written;
            for (const SettingsProblem &problem : read.problems()) {
                QVERIFY2(problem.line >= 1 && problem.line <= written.count('\n') + 1, told);
                QVERIFY2(describe(problem).contains(u' ' + QString::number(problem.line)), told);
            }
            if (!obstaclesOf(read).isEmpty()) {
                ++stopped;
                continue;
            }
            AccountOptions account;
            account.take(settings);
            LedgerOptions place;
            place.take(settings);
            const QByteArrayList values = meant(written);
            // What counts stands there, and what stands there whole counts.
            QVERIFY2(account.baseUrl.isEmpty() || isIn(values, account.baseUrl), told);
            QVERIFY2(account.baseUrl == QLatin1StringView(address) || !isWholeIn(values, address), told);
            QVERIFY2(place.shopLedger.isEmpty() || isIn(values, place.shopLedger), told);
            QVERIFY2(place.shopLedger == QLatin1StringView(ledger) || !isWholeIn(values, ledger), told);
            QVERIFY2((account.amountUnit == AmountUnit::Centavos) == isIn(values, u"centavos"_s), told);
            ++asWritten;
        }
        qInfo("of %d files %d stop selling, %d are taken as they stand", files, stopped, asWritten);
        QVERIFY(stopped > files / 5 && asWritten > files / 5);
    }
};

BALCAO_TEST(SettingsMutationTest)

} // namespace settingsmutationtest

#include "settingsmutationtest.moc"
