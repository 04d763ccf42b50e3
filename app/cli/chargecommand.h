// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/chargereport.h"
#include "app/cli/commandline.h"
#include "app/cli/qrfile.h"
#include "core/charge/chargerequest.h"
#include "core/provider/providerclient.h"

#include <QObject>

#include <memory>
#include <optional>

namespace balcao::cli
{

/** create, correct or status: reads what was typed, prepares what is needed here, sends one request and reports.
 *
 *  Whatever can fail on this computer is tried before the request leaves. Use once.
 */
class ChargeCommand : public QObject
{
    Q_OBJECT

public:
    /** @p line is one of the three commands. */
    explicit ChargeCommand(CommandLine line, QObject *parent = nullptr);
    ~ChargeCommand() override;

    /** finished() comes once, from the event loop. */
    void start();
    /** Ends at once: nothing sent, or, when the request has begun to leave, result unknown. */
    void interrupt();

    /** Only after finished(). */
    [[nodiscard]] const ChargeReport &report() const { return *m_report; }

Q_SIGNALS:
    void finished();

private:
    /** Empty when something is not valid: then the report says so. */
    [[nodiscard]] std::optional<UpdateRequest> readFields();
    [[nodiscard]] bool prepare();
    void callFinished();
    void takeAnswer(const ProviderAnswer &answer);
    void end(ChargeReport report);

    CommandLine m_line;
    std::optional<Money> m_asked;
    std::unique_ptr<QrFile> m_picture;
    bool m_hadOlderPicture = false;
    std::unique_ptr<ProviderClient> m_client;
    ProviderCall *m_call = nullptr;
    std::optional<ChargeReport> m_report;
};

} // namespace balcao::cli
