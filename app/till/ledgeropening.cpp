// SPDX-License-Identifier: MIT
#include "app/till/ledgeropening.h"

#include "app/common/ledgeroptions.h"
#include "ui/widgets/style/fonts.h"

#include <QGuiApplication>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct LedgerOpeningTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::LedgerOpening)
};

constexpr std::chrono::milliseconds patience{300};

} // namespace

class WaitingNotice::Window : public QWidget
{
public:
    explicit Window(const QString &sentence)
        : QWidget(nullptr, Qt::Dialog)
        , m_sentence(new QLabel(sentence))
        , m_bar(new QProgressBar)
    {
        setObjectName(u"ledgerOpening"_s);
        // The till's window has yet to come.
        setAttribute(Qt::WA_QuitOnClose, false);
        constexpr int side = 28;
        constexpr int width = 480;
        setFixedWidth(width);
        auto *title = new QLabel(QGuiApplication::applicationDisplayName());
        title->setFont(fonts::display(22));
        m_sentence->setWordWrap(true);
        m_bar->setRange(0, 0);
        m_bar->setTextVisible(false);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(side, side, side, side);
        column->setSpacing(side / 2);
        column->addWidget(title);
        column->addWidget(m_sentence);
        column->addWidget(m_bar);
    }

    void tell(qint64 done, qint64 all)
    {
        constexpr int whole = 1000;
        m_bar->setRange(0, whole);
        m_bar->setValue(static_cast<int>(done * whole / qMax(all, qint64{1})));
        m_sentence->setText(ledgerProgress(done, all));
    }

protected:
    void closeEvent(QCloseEvent *) override { QCoreApplication::exit(); }

private:
    QLabel *m_sentence;
    QProgressBar *m_bar;
};

WaitingNotice::WaitingNotice(const QString &sentence, ReplyBase *reply)
    : QObject(reply)
{
    connect(reply, &ReplyBase::finished, this, [this] { m_window.reset(); });
    QTimer::singleShot(patience, this, [this, sentence] {
        m_window = std::make_unique<Window>(sentence);
        m_window->show();
    });
}

WaitingNotice::~WaitingNotice() = default;

void WaitingNotice::tell(qint64 done, qint64 all)
{
    if (m_window)
        m_window->tell(done, all);
}

LedgerReply<void> *waitUntilOpen(ChargeLedger &ledger, QObject *parent)
{
    auto *reply = new LedgerReply<void>(parent);
    const auto finish = [reply, &ledger] {
        const std::optional<LedgerError> &error = ledger.outage();
        reply->finishLater(error ? LedgerReply<void>::Result(Unexpected<LedgerError>(*error))
                                 : LedgerReply<void>::Result());
    };
    const auto *const notice = new WaitingNotice(LedgerOpeningTr::tr("The ledger is being opened."), reply);
    QObject::connect(&ledger, &ChargeLedger::tried, reply, finish);
    QObject::connect(&ledger, &QObject::destroyed, reply, &ReplyBase::drop);
    QObject::connect(&ledger, &ChargeLedger::openingProgressed, notice, &WaitingNotice::tell);
    if (ledger.isTried())
        finish();
    return reply;
}

} // namespace balcao

#include "moc_ledgeropening.cpp"
