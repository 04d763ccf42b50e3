// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/diagnosticspresenter.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/common/permitted.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"
#include "ui/text/supportmessages.h"

#include <QLocale>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr QLatin1StringView verifyRow{"diagnostics.verify"};
constexpr QLatin1StringView backUpRow{"diagnostics.backup"};
constexpr QLatin1StringView bundleRow{"diagnostics.bundle"};
constexpr QLatin1StringView stopAction{"stop:"};
constexpr QLatin1StringView programRow{"diagnostics.program"};
constexpr QLatin1StringView ledgerRow{"diagnostics.ledger"};
constexpr QLatin1StringView providerRow{"diagnostics.provider"};
constexpr QLatin1StringView clockRow{"diagnostics.clock"};
constexpr QLatin1StringView peopleRow{"diagnostics.operators"};
constexpr QLatin1StringView logRow{"diagnostics.log"};

/** Key of the form's field. */
const QString fileKey = u"file"_s;

SettingRow fact(QLatin1StringView key, const QString &label, const QString &hint = {})
{
    return {.key = key, .kind = SettingRow::Kind::Fact, .label = label, .hint = hint};
}

} // namespace

DiagnosticsPresenter::DiagnosticsPresenter(ChargeService &service, SettingsHost &host, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_host(host)
{
    for (const QLatin1StringView row : {verifyRow, backUpRow, bundleRow})
        m_long.insert(row, {});
    connect(&m_service.line(), &ProviderLine::changed, this, &DiagnosticsPresenter::changed);
}

SettingRow DiagnosticsPresenter::longRow(QLatin1StringView key, const QString &label, const QString &hint,
                                         const QString &begin) const
{
    const Long what = m_long.value(key);
    SettingRow row{.key = key, .kind = SettingRow::Kind::Actions, .label = label, .hint = hint};
    if (!what.task)
        row.choices = {{key, begin}};
    else if (!what.task->state()->isGivenUp)
        row.choices = {{stopAction + key, tr("Stop")}};
    return row;
}

QList<SettingRow> DiagnosticsPresenter::rows() const
{
    QList<SettingRow> rows{fact(programRow, tr("Program")), fact(ledgerRow, tr("Ledger")),
                           fact(providerRow, tr("Provider")), fact(clockRow, tr("Clock"))};
    const Operators &operators = m_service.staff().operators();
    if (!operators.isEmpty() && !operators.arePinsOn())
        rows.append(fact(peopleRow, tr("Operators")));
    rows += {longRow(verifyRow, tr("Is the ledger whole?"), tr("Every event and charge is read."), tr("Verify")),
             longRow(backUpRow, tr("Copy of the ledger"), tr("A file with all customers' data."), tr("Copy…")),
             longRow(bundleRow, tr("For support"), tr("Without key, PIN, customer or code."), tr("Look and save…")),
             fact(logRow, tr("Log"), tr("Names no customer. Three files of 1 MiB."))};
    return rows;
}

QString DiagnosticsPresenter::provider() const
{
    const ProviderContact &contact = m_service.line().contact();
    const QString at = display::timeWithSeconds(contact.since);
    switch (contact.kind) {
    case ProviderContact::Kind::NotTried:
        return tr("Not asked since the start");
    case ProviderContact::Kind::Talking:
        return tr("Is being asked");
    case ProviderContact::Kind::Answered:
        return tr("Answered at %1").arg(at);
    case ProviderContact::Kind::NoAnswer:
        return tr("Gave no answer at %1").arg(at);
    case ProviderContact::Kind::NotReached:
        return tr("Was not reached at %1").arg(at);
    case ProviderContact::Kind::KeyRefused:
        return tr("Refused the key at %1").arg(at);
    }
    Q_UNREACHABLE();
}

QString DiagnosticsPresenter::clock() const
{
    using namespace std::chrono;
    const auto offset = m_service.line().clockOffset();
    if (!offset)
        return tr("Not compared yet");
    const auto ahead = duration_cast<seconds>(*offset);
    if (ahead == seconds::zero())
        return tr("As the provider's");
    return ahead < seconds::zero() ? tr("%1 ahead of the provider's").arg(display::duration(-ahead))
                                   : tr("%1 behind the provider's").arg(display::duration(ahead));
}

SettingValue DiagnosticsPresenter::value(const QString &row) const
{
    if (m_long.contains(row)) {
        const Long what = m_long.value(row);
        return {
            .text = what.isGood ? what.text : QString(), .problem = what.isGood ? QString() : what.text, .holder = {}};
    }
    if (row == providerRow)
        return {.text = provider(), .problem = {}, .holder = {}};
    if (row == clockRow)
        return {.text = clock(), .problem = {}, .holder = {}};
    if (row == peopleRow)
        return {.text = tr("Without PIN: nobody is asked"), .problem = {}, .holder = {}};
    const SettingsHost::Facts facts = m_host.facts();
    return {.text = row == programRow  ? facts.program
                    : row == ledgerRow ? facts.ledger
                                       : (QStringList{facts.logFile} + facts.logLines).join(u'\n'),
            .problem = {},
            .holder = {}};
}

bool DiagnosticsPresenter::has(const QString &action)
{
    return action.startsWith("diagnostics."_L1) || action.startsWith(stopAction);
}

void DiagnosticsPresenter::act(const QString &action)
{
    if (action.startsWith(stopAction)) {
        Long &what = m_long[action.sliced(stopAction.size())];
        if (!what.task)
            return;
        what.task->giveUp();
        what.text = tr("It is being stopped.");
        Q_EMIT rowsChanged();
    } else if (!m_long.value(action).task) {
        if (action == verifyRow)
            begin(verifyRow, m_host.verifyLedger(this));
        else if (action == backUpRow)
            askForBackUp();
        else
            gather();
    }
}

void DiagnosticsPresenter::gather()
{
    auto *const gathering = m_host.gatherBundle(this);
    begin(bundleRow, static_cast<ReplyBase *>(gathering));
    gathering->whenFinished(this, [this](const BundleReply::Result &bundle) {
        end(bundleRow, {});
        askForBundle(*bundle);
    });
}

void DiagnosticsPresenter::begin(QLatin1StringView row, SentenceReply *task)
{
    begin(row, static_cast<ReplyBase *>(task));
    task->whenFinished(this, [this, row](const SentenceReply::Result &result) { end(row, result); });
}

void DiagnosticsPresenter::begin(QLatin1StringView row, ReplyBase *task)
{
    m_long[row] = {.task = task, .text = tr("It begins."), .isGood = true};
    connect(task, &ReplyBase::progressed, this, [this, row = QString(row), task](int, qint64 done, qint64 all) {
        Long &running = m_long[row];
        if (running.task != task || task->state()->isGivenUp || all <= 0)
            return;
        running.text = tr("%1 % done").arg(100 * qBound(qint64{0}, done, all) / all);
        Q_EMIT changed();
    });
    Q_EMIT rowsChanged();
}

void DiagnosticsPresenter::end(QLatin1StringView row, const SentenceReply::Result &result)
{
    m_long[row] = {.task = {}, .text = result ? *result : result.error(), .isGood = result.has_value()};
    Q_EMIT rowsChanged();
}

DialogSpec DiagnosticsPresenter::fileForm(const QString &name) const
{
    return {.name = u"file"_s,
            .style = DialogSpec::Style::Form,
            .fields = {{.key = fileKey, .label = tr("File"), .initial = m_host.proposedFile(name), .longest = 1024}},
            .first = fileKey,
            .back = tr("Cancel")};
}

void DiagnosticsPresenter::askForBackUp()
{
    const QString now = m_service.now().toLocalTime().toString(u"yyyy-MM-dd-HHmm"_s);
    DialogSpec form = fileForm(tr("balcao-ledger-%1.sqlite").arg(now));
    form.icon = u"save"_s;
    form.title = tr("Copy of the ledger");
    form.text = tr("A whole ledger, and customers' data with it: keep it where nobody else reads it. Selling goes on "
                   "meanwhile.");
    form.answer = tr("Copy");
    form.submit = [this](const FormAnswer &answer) { return write(answer.values.value(fileKey).trimmed(), {}); };
    Q_EMIT dialogWanted(form);
}

void DiagnosticsPresenter::askForBundle(const BundlePointer &bundle)
{
    const QString now = m_service.now().toLocalTime().toString(u"yyyy-MM-dd-HHmm"_s);
    DialogSpec form = fileForm(tr("balcao-support-%1.zip").arg(now));
    form.icon = u"file"_s;
    form.title = tr("What support gets");
    form.text = tr("Nothing is sent: a ZIP is saved, and you send it. Nothing in it is made from a key, a PIN, a "
                   "customer or a code.");
    for (const SupportPart &part : bundle->parts())
        form.parts.append({part.file.name + u" · "_s + QLocale().formattedDataSize(part.file.bytes.size()),
                           messages::describe(part.kind)});
    form.answer = tr("Save");
    form.submit = [this, bundle](const FormAnswer &answer) {
        return write(answer.values.value(fileKey).trimmed(), bundle);
    };
    Q_EMIT dialogWanted(form);
}

FormResult DiagnosticsPresenter::write(const QString &file, const BundlePointer &bundle)
{
    if (const QString problem = m_host.checkFile(file); !problem.isEmpty())
        return Unexpected<FormProblem>({problem, fileKey});
    return permitted(m_service.permit(Act::Settings), this, [this, file, bundle](const Actor &, DialogReply *reply) {
        if (bundle)
            begin(bundleRow, m_host.saveBundle(bundle, file, this));
        else
            begin(backUpRow, m_host.backUpLedger(file, this));
        reply->finish({});
    });
}

} // namespace balcao

#include "moc_diagnosticspresenter.cpp"
