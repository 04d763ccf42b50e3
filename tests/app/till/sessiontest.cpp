// SPDX-License-Identifier: MIT
#include "app/till/session.h"
#include "app/common/translations.h"
#include "app/till/appearance.h"
#include "app/till/till.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/service/chargeservice.h"
#include "tests/support/answers.h"
#include "tests/support/testmain.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/newcharge/newchargepage.h"
#include "ui/widgets/settings/settingspage.h"

#include <QFile>
#include <QLibraryInfo>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTranslator>

namespace sessiontest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** The till in this process: what changes without its being started again. */
class SessionTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QTcpServer m_provider;

    /** With a provider that takes connections and answers nothing by itself. */
    TillOptions options() const
    {
        TillOptions options;
        options.settings.set(*Settings::key(u"provider.address"_s),
                             u"http://127.0.0.1:%1/v1"_s.arg(m_provider.serverPort()),
                             {.kind = SettingOrigin::Kind::Option, .name = u"--base-url"_s});
        options.takeSettings();
        options.ledger.dataDir = m_folder->path();
        options.settings.theme = u"light"_s;
        options.size = {1366, 768};
        return options;
    }
    /** The connection that the request is on, or null. Qt 6.8 also opens connections and sends nothing over them. */
    [[nodiscard]] QTcpSocket *requestConnection() const
    {
        QTcpSocket *found = nullptr;
        static_cast<void>(QTest::qWaitFor([&] {
            const QList<QTcpSocket *> sockets = m_provider.findChildren<QTcpSocket *>();
            const auto used = std::find_if(sockets.begin(), sockets.end(), [](const QTcpSocket *socket) {
                return socket->state() == QAbstractSocket::ConnectedState && socket->bytesAvailable() > 0;
            });
            found = used == sockets.end() ? nullptr : *used;
            return found != nullptr;
        }));
        return found;
    }
    static void type(Till &till)
    {
        NewChargePresenter &form = till.session().form();
        for (const QChar digit : u"8640"_s)
            form.press({.kind = AmountKey::Kind::Typed, .text = digit});
        form.setText(CustomerField::TaxId, u"529.982.247-25"_s);
        form.setText(CustomerField::Name, u"Marina Alves Pereira"_s);
        form.setText(CustomerField::Phone, u"(11) 98765-4321"_s);
        form.setText(CustomerField::Email, u"marina.alves@example.com"_s);
        form.setMark(u"Mesa 4"_s);
    }
    static QStringList shown(Till &till)
    {
        QStringList texts;
        for (const FieldEdit *edit : till.window().findChild<NewChargePage *>()->findChildren<FieldEdit *>())
            texts.append(edit->text());
        return texts;
    }
    static bool isTyped(Till &till)
    {
        const NewChargeForm &form = till.session().form().form();
        return form.amount.centavos() == 8640 && form.mark == "Mesa 4"_L1 &&
               form.texts.at(indexOf(CustomerField::Name)) == "Marina Alves Pereira"_L1 &&
               shown(till).contains(u"Marina Alves Pereira"_s) && shown(till).contains(u"529.982.247-25"_s);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_provider.isListening() || m_provider.listen(QHostAddress::LocalHost));
        qputenv("BALCAO_API_KEY", "no-key-of-anybody");
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder->path()));
        setAppearance(u"light"_s);
        QVERIFY(installLanguage(*QCoreApplication::instance(), u"pt-BR"_s));
    }

    void trainingBeginsAndEndsWithWhatIsTyped()
    {
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        QVERIFY(!till.session().isTraining());
        type(till);
        QVERIFY(isTyped(till));
        till.setTraining(true);
        QTRY_VERIFY(till.isOpen() && till.session().isTraining());
        QVERIFY(isTyped(till));
        QVERIFY(QFile::exists(m_folder->filePath(u"training.sqlite"_s)));
        QVERIFY(till.window().isVisible());
        till.setTraining(false);
        QTRY_VERIFY(till.isOpen() && !till.session().isTraining());
        QVERIFY(isTyped(till));
    }

    /** At a real provider, as soon as somebody works there: nobody sells before a manager has calibrated it. */
    void aShopWithOperatorsIsLockedUntilCalibrated()
    {
        {
            ShopEvent added;
            added.what = shopevent::OperatorAdded{.id = u"c"_s, .name = u"Carlos"_s, .role = Role::Manager};
            ShopEvent off;
            off.what = shopevent::PinsSwitched{.areOn = false};
            const auto store = LedgerStore::open(LedgerAddress::file(m_folder->filePath(u"ledger.sqlite"_s)), {});
            QVERIFY(store && (*store)->appendOfOperators({added, off}, {}));
        }
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        const auto isLocked = [&till] {
            ChargeService &service = till.session().service();
            const command::Create create{
                .request = {.amount = Money::fromCentavos(8640).value(),
                            .customer = {.name = PersonName::parse(u"Marina Alves Pereira").value(),
                                         .phone = PhoneNumber::parse(u"11987654321").value(),
                                         .email = EmailAddress::parse(u"marina.alves@example.com").value(),
                                         .taxId = TaxId::parse(u"52998224725").value()}},
                .sale = {}};
            return !service.perform(create, service.people().named(u"Carlos"_s))->hasBegun();
        };
        QTRY_VERIFY(!till.session().service().staff().operators().isEmpty());
        QCOMPARE(till.session().service().calibration(), Calibration::NotCalibrated);
        QVERIFY(isLocked());
        QVERIFY(!m_provider.hasPendingConnections());
        // What trains sells nothing.
        till.setTraining(true);
        QTRY_VERIFY(till.isOpen() && till.session().isTraining());
        QVERIFY(!isLocked());
    }

    void theShopsLedgerIsNotForTraining()
    {
        TillOptions named = options();
        named.ledger.ledger = m_folder->filePath(u"shop.sqlite"_s);
        Till till(named);
        QVERIFY(test::answerTo(till.open({})));
        QCOMPARE(till.session().ledger().address().text(), named.ledger.ledger);
        till.setTraining(true);
        QTRY_VERIFY(till.isOpen() && till.session().isTraining());
        QCOMPARE(till.session().ledger().address().text(), m_folder->filePath(u"training.sqlite"_s));
        till.setTraining(false);
        QTRY_VERIFY(till.isOpen() && !till.session().isTraining());
        QCOMPARE(till.session().ledger().address().text(), named.ledger.ledger);
    }

    void aRequestThatIsOutIsWaitedFor()
    {
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        type(till);
        QVERIFY(till.session().form().submit());
        QTcpSocket *const socket = requestConnection();
        QVERIFY(socket);
        till.setTraining(true);
        QSignalSpy destroyed(&till.session().service(), &QObject::destroyed);
        QVERIFY(!destroyed.wait(300));
        QVERIFY(!till.session().isTraining() && !till.session().isIdle());
        socket->abort();
        QTRY_VERIFY(!destroyed.isEmpty());
        QTRY_VERIFY(till.isOpen() && till.session().isTraining());
        // What became of it is in the shop's ledger.
        till.setTraining(false);
        QTRY_VERIFY(till.isOpen() && !till.session().isTraining());
        std::optional<int> open;
        till.session().service().reader().ask(OpenCount{})->whenFinished(this, [&open](const auto &count) {
            open = count ? *count : -1;
        });
        QTRY_COMPARE(open, 1);
    }

    void theLogTellsWhatHappenedAndOfNobody()
    {
        TillOptions wrong = options();
        wrong.problems = {{.kind = SettingsProblem::Kind::BadValue, .line = 3, .key = u"provider.timeout"_s}};
        {
            Till till(wrong);
            QVERIFY(test::answerTo(till.open({})));
            till.show();
            type(till);
            QVERIFY(till.session().form().submit());
            QTcpSocket *const socket = requestConnection();
            QVERIFY(socket);
            socket->abort();
            QTRY_VERIFY(till.session().isIdle());
            till.setTraining(true);
            QTRY_VERIFY(till.isOpen() && till.session().isTraining());
        }
        QFile log(m_folder->filePath(u"balcao.log"_s));
        QVERIFY(log.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(log.readAll());
        static const QRegularExpression whole(uR"(^\S+Z info 01 begin \S+ .* ledger=sqlite training=no
\S+Z warning 01 setting problem=bad_value file=computer line=3 key=provider\.timeout
\S+Z info 01 ledger opened ms=\d+
\S+Z warning 01 request create outcome=unknown cause=connection_lost ms=\d+ charge=1
\S+Z info 01 end
\S+Z info 01 begin \S+ .* ledger=sqlite training=yes
(.*\n)+\S+Z info 01 end
$)"_s);
        QVERIFY2(whole.match(text).hasMatch(), qPrintable(text));
    }

    void aWalkLeavesTheShopsLogAlone()
    {
        TillOptions walk = options();
        walk.screenshot = m_folder->filePath(u"walk.png"_s);
        Till till(walk);
        QVERIFY(test::answerTo(till.open({})));
        QVERIFY(!QFile::exists(m_folder->filePath(u"balcao.log"_s)));
    }

    void readingIsOnWhereTheSettingsSaySo()
    {
        TillOptions reading = options();
        Till till(reading);
        QVERIFY(test::answerTo(till.open({})));
        QVERIFY(!till.session().service().isReadingOn());
        reading.account.isReadingOn = true;
        reading.ledger.dataDir = m_folder->filePath(u"other"_s);
        Till other(reading);
        QVERIFY(test::answerTo(other.open({})));
        QVERIFY(other.session().service().isReadingOn());
    }

    void whatIsSavedHoldsAndIsInTheFile()
    {
        const QString name = m_folder->filePath(u"balcao/balcao.toml"_s);
        QVERIFY(QDir(m_folder->path()).mkdir(u"balcao"_s));
        const auto text = [](const QString &of) {
            QFile file(of);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        {
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("# ours\n[till]\ncolour = 3 # of others\n");
        }
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        type(till);
        QCOMPARE(till.save({{u"till.theme"_s, u"dark"_s}}), QString());
        QTRY_VERIFY(till.window().grab().toImage().pixelColor(700, 760).lightness() < 80);
        QVERIFY(till.window().findChild<SettingsPage *>());
        QVERIFY(isTyped(till));
        const auto *before = &till.session();
        QSignalSpy ended(&till.session().service(), &QObject::destroyed);
        QCOMPARE(till.save({{u"provider.timeout"_s, u"12"_s}, {u"till.shop-name"_s, u"Jacarandá"_s}}), QString());
        QTRY_VERIFY(!ended.isEmpty() && before && till.isOpen());
        QTRY_COMPARE(till.session().service().account().exchangeTimeout, std::chrono::seconds(12));
        QTRY_VERIFY(till.window().findChild<SettingsPage *>());
        QVERIFY(isTyped(till));
        QCOMPARE(text(name), u"# ours\n[till]\ncolour = 3 # of others\n"_s);
        QCOMPARE(text(m_folder->filePath(u"balcao/saved.toml"_s)).section(u'\n', 1),
                 u"[provider]\ntimeout = 12\n\n[till]\nshop-name = 'Jacarandá'\ntheme = 'dark'\n"_s);
        // What the option says holds, whatever the file gets.
        QVERIFY(!till.session().isTraining());
        till.setTheme(u"light"_s);
    }

    void aSettingSavedWhileASessionBeginsIsInForce()
    {
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        QCOMPARE(till.save({{u"provider.timeout"_s, u"12"_s}}), QString());
        QTRY_VERIFY(!till.isOpen());
        QCOMPARE(till.save({{u"provider.timeout"_s, u"13"_s}}), QString());
        QTRY_VERIFY(till.isOpen() && till.session().service().account().exchangeTimeout == std::chrono::seconds(13));
    }

    void nothingIsSavedIntoAFileThatIsNotValid_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("line");
        QTest::newRow("a key that may hide the shop's provider")
            << QByteArray("[provider]\nadress = 'https://a.example/v1' # oh\n") << u"2"_s;
        QTest::newRow("a value that may hide it") << QByteArray("[provider]\n\namount-unit = 'Centavos'\n") << u"3"_s;
        QTest::newRow("no TOML") << QByteArray("[till]\ncounter = '07'\nshop-name = 'Jacaranda\n[provider]\n")
                                 << u"3"_s;
    }
    void nothingIsSavedIntoAFileThatIsNotValid()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, line);
        const QString name = m_folder->filePath(u"balcao/balcao.toml"_s);
        QVERIFY(QDir(m_folder->path()).mkdir(u"balcao"_s));
        {
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        }
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        const QString problem = till.save({{u"provider.timeout"_s, u"20"_s}});
        QVERIFY2(problem.contains(name) && problem.contains(line), qPrintable(problem));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void whatCannotBeWrittenHoldsNot()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"balcao/saved.toml"_s)); // a folder of that name
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        QVERIFY(till.save({{u"provider.timeout"_s, u"20"_s}}).contains(u"saved.toml"_s));
        QCOMPARE(till.session().service().account().exchangeTimeout, std::chrono::seconds(30));
    }

    void theThemeChanges()
    {
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        type(till);
        const QImage light = till.window().grab().toImage();
        till.setTheme(u"dark"_s);
        const auto isDark = [&till] { return till.window().grab().toImage().pixelColor(700, 760).lightness() < 80; };
        QVERIFY(light.pixelColor(700, 760).lightness() > 200);
        QTRY_VERIFY(isDark());
        QVERIFY(isTyped(till));
        till.setTheme(u"light"_s);
        QTRY_VERIFY(!isDark());
    }

    void theLanguageChanges()
    {
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        type(till);
        const auto says = [&till](const QString &text) {
            const auto labels = till.window().findChildren<QWidget *>();
            return std::any_of(labels.begin(), labels.end(), [&text](const QWidget *widget) {
                return widget->property("text").toString().contains(text);
            });
        };
        QVERIFY(says(u"Gerar"_s));
        till.setLanguage(u"es"_s);
        QTRY_VERIFY(!says(u"Gerar"_s));
        QVERIFY(isTyped(till));
        till.setLanguage(u"pt-BR"_s);
        QTRY_VERIFY(says(u"Gerar"_s));
        // Qt's own texts are there where their package is, as behind scripts/package.
        const bool hasQtTexts =
            QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + u"/qtbase_pt_BR.qm"_s);
        QCOMPARE(QCoreApplication::instance()->findChildren<QTranslator *>().size(), hasQtTexts ? 2 : 1);
    }

    void theWindowClosesThroughItsPages()
    {
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        type(till);
        QVERIFY(till.session().form().submit());
        QTcpSocket *const socket = requestConnection();
        QVERIFY(socket);
        QVERIFY2(!till.window().close(), "a request is out: it is asked about");
        QVERIFY(till.window().isVisible());
        socket->abort();
        QTRY_VERIFY(till.session().isIdle());
        QVERIFY(till.window().close());
        QVERIFY(!till.window().isVisible());
    }
};

BALCAO_GUI_TEST(SessionTest)

} // namespace sessiontest

#include "sessiontest.moc"
