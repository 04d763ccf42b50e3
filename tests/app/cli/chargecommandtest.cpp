// SPDX-License-Identifier: MIT
#include "app/cli/commands/chargecommand.h"
#include "app/cli/commandline.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/app/clirunner.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

namespace chargecommandtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::cli::ChargeRun;
using balcao::cli::Exit;

namespace
{

/** Interrupts a command before the event with that number, counted since the ledger has its outcome. */
class Interrupter : public QObject
{
public:
    Interrupter(ChargeRun &command, const LedgerAddress &address, int number)
        : m_command(&command)
        , m_address(address)
        , m_left(number)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }
    [[nodiscard]] bool hasInterrupted() const { return m_left < 0; }

protected:
    bool eventFilter(QObject *, QEvent *) override
    {
        if (m_left >= 0 && (m_isWritten || isWritten()) && m_left-- == 0)
            m_command->interrupt();
        return false;
    }

private:
    [[nodiscard]] bool isWritten()
    {
        if (!m_store && QFile::exists(m_address.text())) {
            auto opened = LedgerStore::open(m_address, {.counter = u"02"_s});
            m_store = opened ? *std::move(opened) : nullptr;
        }
        const auto found = m_store ? m_store->ask(SearchCharges{{}}).value_or(ChargeSlice()) : ChargeSlice();
        m_isWritten = !found.rows.isEmpty() && found.rows.constFirst().state == Charge::State::Created;
        return m_isWritten;
    }

    ChargeRun *m_command;
    LedgerAddress m_address;
    int m_left;
    bool m_isWritten = false;
    std::unique_ptr<LedgerStore> m_store;
};

} // namespace

/** A command in this process, with other programs between its steps. */
class ChargeCommandTest : public QObject
{
    Q_OBJECT

    /** A charge command of a computer without settings. */
    struct Line {
        SettingsFile none;
        cli::CommandLine line{none};
        cli::ChargeCommand *command = nullptr;

        Line(const QTemporaryDir &folder, const QStringList &arguments)
        {
            if (!line.read(arguments + QStringList{u"--data-dir"_s, folder.path()}))
                command = dynamic_cast<cli::ChargeCommand *>(line.command());
        }
    };
    [[nodiscard]] static LedgerAddress ledgerIn(const QTemporaryDir &folder)
    {
        return LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s));
    }

private Q_SLOTS:
    void initTestCase() { qputenv("BALCAO_API_KEY", test::CliRunner::key); }

    /** The signal comes between the outcome that is written down and its report, at each event of the program's loop in turn. */
    void aSignalBehindTheWrittenOutcomeIsNotTakenForNotSent()
    {
        const auto server = test::startedSandbox();
        int moments = 0;
        for (bool isBeforeTheEnd = true; isBeforeTheEnd; ++moments) {
            const QTemporaryDir folder;
            const Line given(folder, test::createOf(server->baseUrl()));
            QVERIFY(given.command);
            ChargeRun command(given.line.context(), given.command->charge());
            QSignalSpy finished(&command, &ChargeRun::finished);
            command.start();
            const Interrupter interrupter(command, ledgerIn(folder), moments);
            QVERIFY(!finished.isEmpty() || finished.wait(30'000));
            QVERIFY2(command.report().exit() == Exit::Done, QByteArray::number(moments));
            isBeforeTheEnd = interrupter.hasInterrupted();
        }
        QVERIFY(moments > 1);
    }

    /** Between its look into the ledger and its own import. */
    void aTxidThatAnotherProgramImportsMeanwhileIsThatCharge()
    {
        const auto server = test::startedSandbox();
        const QString txid = test::CliRunner().run(test::createOf(server->baseUrl())).text("txid"_L1);
        QVERIFY(!txid.isEmpty());
        const QTemporaryDir folder;
        const Line given(folder, {u"status"_s, txid, u"--json"_s, u"--base-url"_s, server->baseUrl()});
        QVERIFY(given.command);
        ChargeRun command(given.line.context(), given.command->charge());
        QSignalSpy finished(&command, &ChargeRun::finished);
        command.start();
        const auto other = LedgerStore::open(ledgerIn(folder), {.counter = u"02"_s});
        QVERIFY(other);
        EventDraft imported = drafts::adoption(txid);
        std::get<event::AttemptWritten>(imported.what).provider =
            u"http://127.0.0.1:%1"_s.arg(QUrl(server->baseUrl()).port());
        QVERIFY((*other)->append(imported));
        QVERIFY(!finished.isEmpty() || finished.wait(30'000));
        QCOMPARE(command.report().exit(), Exit::Done);
        QCOMPARE((*other)->ask(SearchCharges{{}})->rows.size(), 1);
    }
};

BALCAO_TEST(ChargeCommandTest)

} // namespace chargecommandtest

#include "chargecommandtest.moc"
