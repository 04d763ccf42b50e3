// SPDX-License-Identifier: MIT
#include "app/till/ledgeropening.h"

#include "app/shared/ledgeroptions.h"
#include "ui/widgets/style/fonts.h"

#include <QEventLoop>
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

    [[nodiscard]] bool isClosed() const noexcept { return m_isClosed; }

protected:
    void closeEvent(QCloseEvent *) override
    {
        m_isClosed = true;
        QCoreApplication::exit();
    }

private:
    QLabel *m_sentence;
    QProgressBar *m_bar;
    bool m_isClosed = false;
};

WaitingNotice::WaitingNotice(const QString &sentence)
{
    QTimer::singleShot(patience, this, [this, sentence] {
        m_window = std::make_unique<Window>(sentence);
        m_window->show();
    });
}

WaitingNotice::~WaitingNotice() = default;

bool WaitingNotice::isClosed() const
{
    return m_window && m_window->isClosed();
}

void WaitingNotice::tell(qint64 done, qint64 all)
{
    if (m_window)
        m_window->tell(done, all);
}

std::optional<LedgerError> waitUntilOpen(const ChargeLedger &ledger)
{
    if (ledger.isTried())
        return ledger.outage();
    WaitingNotice notice(LedgerOpeningTr::tr("The ledger is being opened."));
    QEventLoop loop;
    QObject::connect(&ledger, &ChargeLedger::tried, &loop, &QEventLoop::quit);
    QObject::connect(&ledger, &ChargeLedger::openingProgressed, &notice, &WaitingNotice::tell);
    loop.exec();
    return ledger.outage();
}

} // namespace balcao

#include "moc_ledgeropening.cpp"
