// SPDX-License-Identifier: MIT
#include "app/cli/commands/checkcommand.h"

#include "app/cli/openledger.h"
#include "core/ledger/shopprofile.h"

namespace balcao::cli
{

QString askLedger(CodeReport &report, const CommandLine &line)
{
    // Where there is none, the code alone is checked: on a computer without a till, too.
    if (report.text().isEmpty() || !ledgerAddress(line.ledger, LedgerEnvironment::Real, false))
        return {};
    const auto opened = openLedger(line.ledger, {.takesTraining = true});
    if (!opened)
        return opened.error();
    const auto known = opened->ledger.code(report.text());
    const auto profile = opened->ledger.profile();
    if (!known || !profile)
        return sentenceOf(known ? profile.error() : known.error());
    const Situation situation = *known ? opened->ledger.situationOf((*known)->charge) : Situation();
    const auto &accepted = profile->known();
    report.setVerdict(
        codeVerdict(report.text(), *known, accepted ? std::optional(accepted->receiver) : std::nullopt, situation),
        situation);
    return {};
}

} // namespace balcao::cli
