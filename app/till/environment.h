// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/accountoptions.h"
#include "ui/presentation/charge/trainingactions.h"

#include <QString>

#include <memory>

namespace balcao::sandbox
{
class SandboxServer;
}

namespace balcao
{

/** What the till talks to: the shop's provider, or, in training, a provider of its own on this computer.
 *
 *  Nothing else in the program knows the difference, but for the ribbon and the training actions.
 */
class Environment : public TrainingActions
{
public:
    using Result = Expected<std::unique_ptr<Environment>, AccountError>;

    /** Else why the till cannot start so. Training when @p isTraining, or when no
     *  provider is named; a provider that is named and cannot be used is never replaced by training.
     */
    [[nodiscard]] static Reply<std::unique_ptr<Environment>, AccountError> *open(const AccountOptions &options,
                                                                                 bool isTraining);
    ~Environment() override;
    Q_DISABLE_COPY_MOVE(Environment)

    [[nodiscard]] bool isTraining() const { return m_sandbox != nullptr; }
    [[nodiscard]] const ProviderAccount &account() const { return m_account; }
    /** @p named: by the settings; may be empty. */
    [[nodiscard]] QString shopName(const QString &named) const;
    /** Only in training. */
    bool pay(const QString &txid) override;
    bool expire(const QString &txid) override;

private:
    Environment(ProviderAccount account, std::unique_ptr<sandbox::SandboxServer> sandbox);
    [[nodiscard]] static Result openTraining();

    ProviderAccount m_account;
    std::unique_ptr<sandbox::SandboxServer> m_sandbox;
};

} // namespace balcao
