// SPDX-License-Identifier: MIT
#include "tests/core/provider/misbehaviour.h"
#include "tests/core/provider/replysamples.h"
#include "tests/support/clientrig.h"
#include "tests/support/repeats.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/testcertificates.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTest>
#include <QTimer>

#include <array>
#include <map>
#include <memory>
#include <vector>

namespace pressestest
{

using namespace balcao;
using namespace balcao::test;
using namespace Qt::StringLiterals;

namespace
{

constexpr int inFlight = 48;

enum class Verdict { Created, Attention, Refused, Unknown, NotSent, Count };
enum class Truth { Charged, Refused, Nothing, Count };

constexpr std::array verdictNames = {"created", "attention", "refused", "unknown", "not sent"};
constexpr std::array truthNames = {"charge made", "refused", "never came"};

int numberFrom(const char *variable, int fallback)
{
    bool isNumber = false;
    const int value = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? value : fallback;
}

Verdict verdictOf(const ProviderCall::Result &result, qint64 centavos)
{
    if (result)
        return samples::doubtsIn(*result, Money::fromCentavos(centavos).value()) ? Verdict::Attention
                                                                                 : Verdict::Created;
    switch (result.error().outcome) {
    case ProviderError::Outcome::NotSent:
        return Verdict::NotSent;
    case ProviderError::Outcome::Refused:
        return Verdict::Refused;
    case ProviderError::Outcome::Unknown:
        return Verdict::Unknown;
    }
    return Verdict::Unknown;
}

} // namespace

/** Thousands of presses against a provider that misbehaves at random, each verdict held against what really happened.
 *  BALCAO_SEED and BALCAO_PRESSES set the dice and the number; which of the presses under way meets a throw is up to the machine.
 */
class PressesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QSslSocket::supportsSsl())
            QSKIP("this Qt has no TLS");
        QVERIFY(m_certificates.make());
    }

    void noVerdictIsWrong()
    {
        const int presses = repeats("BALCAO_PRESSES", 10'000);
        const auto seed = unsigned(numberFrom("BALCAO_SEED", int(std::random_device()() & 0x7fffffff)));
        qInfo("BALCAO_SEED=%u BALCAO_PRESSES=%d", seed, presses);
        m_random.seed(seed);
        addPeers();
        QElapsedTimer clock;
        clock.start();
        pressAll(presses);
        const qint64 milliseconds = clock.elapsed();
        QCOMPARE(int(m_results.size()), presses);
        for (const Peer &peer : m_peers) {
            for (const ScriptedServer::Request &request : peer.server->posts())
                ++m_posts[pressOf(request.body)];
        }

        std::array<std::array<int, size_t(Truth::Count)>, size_t(Verdict::Count)> table{};
        int duplicates = 0;
        int wrongCode = 0;
        for (const auto &[press, result] : m_results) {
            const Verdict verdict = verdictOf(result, centavosOf(press));
            ++table.at(size_t(verdict)).at(size_t(truthOf(press)));
            duplicates += m_posts.contains(press) && m_posts.at(press) > 1 ? 1 : 0;
            // A damaged name of a field can make the amount missing, never another one.
            const bool isOtherAmount = verdict == Verdict::Created && result->charge.amount &&
                                       result->charge.amount->centavos() != centavosOf(press);
            const bool isOtherCode =
                verdict == Verdict::Created && result->code.code->normalized() != QString::fromLatin1(samples::code());
            if (isOtherAmount || isOtherCode)
                ++wrongCode;
        }
        qInfo("%-10s %12s %12s %12s", "verdict", truthNames[0], truthNames[1], truthNames[2]);
        for (size_t verdict = 0; verdict < table.size(); ++verdict)
            qInfo("%-10s %12d %12d %12d", verdictNames.at(verdict), table.at(verdict).at(0), table.at(verdict).at(1),
                  table.at(verdict).at(2));
        qInfo("%d presses in %lld ms, %d duplicates", presses, milliseconds, duplicates);

        const auto count = [&table](Verdict verdict, Truth truth) {
            return table.at(size_t(verdict)).at(size_t(truth));
        };
        QCOMPARE(duplicates, 0);
        QCOMPARE(wrongCode, 0);
        for (const Verdict made : {Verdict::Created, Verdict::Attention}) {
            QCOMPARE(count(made, Truth::Refused), 0);
            QCOMPARE(count(made, Truth::Nothing), 0);
        }
        QCOMPARE(count(Verdict::Refused, Truth::Charged), 0);
        QCOMPARE(count(Verdict::NotSent, Truth::Charged), 0);
        QCOMPARE(count(Verdict::NotSent, Truth::Refused), 0);
        // The dice must have shown every side, or nothing was proved.
        QVERIFY(presses < 1000 ||
                (count(Verdict::Created, Truth::Charged) > 0 && count(Verdict::Attention, Truth::Charged) > 0 &&
                 count(Verdict::Refused, Truth::Refused) > 0 && count(Verdict::Unknown, Truth::Charged) > 0 &&
                 count(Verdict::Unknown, Truth::Refused) > 0 && count(Verdict::NotSent, Truth::Nothing) > 0));
    }

private:
    struct Peer {
        std::unique_ptr<ScriptedServer> server;
        std::unique_ptr<ClientRig> rig;
    };

    Script direct()
    {
        Misbehaviour behaviour = drawMisbehaviour(m_random);
        // Whatever becomes of the reply, the decision is made when the request is whole; without a reply it is made as well.
        const auto reply = behaviour.script.reply;
        behaviour.script.reply = [this, reply, charges = behaviour.charges](const QByteArray &body) {
            if (const int press = pressOf(body); press >= 0)
                m_charges[press] += charges ? 1 : 0;
            return reply(body);
        };
        return behaviour.script;
    }

    void addPeers()
    {
        addPeer(nullptr, false, false);
        addPeer(&m_certificates.good(), true, false);
        addPeer(&m_certificates.good(), false, false);
        addPeer(&m_certificates.otherHost(), true, false);
        addPeer(nullptr, false, true);
        addPeer(nullptr, false, false);
        m_peers.back().server->close(); // no server listens there any more
    }

    void addPeer(const TestCertificates::Identity *identity, bool isTrusted, bool stalls)
    {
        Peer peer;
        peer.server = std::make_unique<ScriptedServer>([this](int) { return direct(); });
        if (identity)
            peer.server->useTls(identity->certificate, identity->key);
        if (stalls)
            peer.server->stallHandshake();
        const QList<QSslCertificate> trusted = isTrusted ? QList{m_certificates.authority()} : QList<QSslCertificate>();
        peer.rig =
            std::make_unique<ClientRig>(peer.server->url(), trusted, std::chrono::milliseconds(stalls ? 200 : 10'000),
                                        std::chrono::milliseconds(stalls ? 10'000 : 1'500));
        m_peers.push_back(std::move(peer));
    }

    Peer &choosePeer()
    {
        const int die = std::uniform_int_distribution<int>(0, 99)(m_random);
        const size_t peer = die < 62 ? 0 : die < 90 ? 1 : die < 92 ? 2 : die < 94 ? 3 : die < 96 ? 4 : 5;
        return m_peers.at(peer);
    }

    void pressAll(int presses)
    {
        int next = 0;
        QEventLoop loop;
        std::function<void()> pressNext = [&] {
            if (next >= presses)
                return;
            const int press = next++;
            ProviderCall *const call = choosePeer().rig->client().create(
                {.amount = Money::fromCentavos(centavosOf(press)).value(), .customer = samples::customer()});
            connect(call, &ProviderCall::finished, this, [&, call, press] {
                if (!m_results.emplace(press, call->result()).second)
                    qFatal("press %d ended twice", press);
                if (m_results.size() == size_t(presses))
                    loop.quit();
                pressNext();
            });
        };
        for (int i = 0; i < inFlight; ++i)
            pressNext();
        QTimer::singleShot(std::chrono::minutes(8), &loop, &QEventLoop::quit);
        loop.exec();
        // Requests that are still on their way count too.
        QTest::qWait(0);
    }

    [[nodiscard]] Truth truthOf(int press) const
    {
        const auto posts = m_posts.find(press);
        if (posts == m_posts.end())
            return Truth::Nothing;
        const auto charges = m_charges.find(press);
        // Received whole by a server that had closed already: it counts as a charge, because it may have been made.
        return charges == m_charges.end() || charges->second > 0 ? Truth::Charged : Truth::Refused;
    }

    TestCertificates m_certificates;
    std::mt19937 m_random;
    std::vector<Peer> m_peers;
    std::map<int, ProviderCall::Result> m_results;
    /** Complete POSTs and the charges made of them, by press. */
    std::map<int, int> m_posts;
    std::map<int, int> m_charges;
};

BALCAO_TEST(PressesTest)

} // namespace pressestest

#include "pressestest.moc"
