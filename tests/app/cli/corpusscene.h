// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/cli/corpusfile.h"
#include "tests/app/cli/corpusmask.h"
#include "tests/app/clirunner.h"
#include "tests/support/paperprinter.h"
#include "tests/support/scriptedserver.h"

#include <memory>
#include <vector>

namespace balcao::test
{

/** The place where the steps of one file run: a ledger, a provider, settings and a working folder of its own.
 *
 *  The programs run in the locale C.UTF-8 and in a zone where the next full hour is at least half an hour away.
 *  So no run crosses a day, and the day and the hour of its charges are the same in every output.
 */
class CorpusScene
{
public:
    /** @p now is the moment of the first step, in UTC. */
    explicit CorpusScene(const QDateTime &now);
    Q_DISABLE_COPY_MOVE(CorpusScene)

    /** Does what @p step says. Returns it with the outcome of this run. */
    [[nodiscard]] CorpusStep performed(const CorpusStep &step);
    /** The directives that failed. */
    [[nodiscard]] const QStringList &problems() const noexcept { return m_problems; }

private:
    [[nodiscard]] CliRun run(const CorpusStep &step);
    /** False: it failed, or is unknown. */
    [[nodiscard]] bool obey(const CorpusStep &step);
    [[nodiscard]] bool startProvider(const QStringList &readings);
    [[nodiscard]] bool setFault(const QString &name);
    [[nodiscard]] bool answer(int status, const QByteArray &body);
    [[nodiscard]] bool changeCharge(const QString &action, const QString &txid) const;
    [[nodiscard]] bool write(const QString &name, const QByteArray &content) const;
    [[nodiscard]] bool changeLedger(const QStringList &statements) const;
    [[nodiscard]] bool startPrinter(const QString &manner);
    [[nodiscard]] QString path(const QString &name) const { return m_cli.folder() + u'/' + name; }
    void useAddress(const QString &address);

    CliRunner m_cli;
    CorpusMask m_mask;
    QStringList m_problems;
    /** Kept until the end: a port is not given out twice. */
    std::vector<std::unique_ptr<sandbox::SandboxServer>> m_providers;
    std::vector<std::unique_ptr<PaperPrinter>> m_printers;
    QByteArray m_answer;
    std::unique_ptr<ScriptedServer> m_server;
    int m_ports = 0;
};

} // namespace balcao::test
