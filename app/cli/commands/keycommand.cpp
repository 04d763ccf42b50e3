// SPDX-License-Identifier: MIT
#include "app/cli/commands/keycommand.h"

#include "app/shared/keyring.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QIODevice>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct KeyCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli)
};

LedgerReport wrongKey(ApiKeyError error)
{
    return LedgerReport::problem(Exit::InvalidInput, messages::describe(error), u"key"_s);
}

LedgerReport notDone(const keyring::Error &error)
{
    return LedgerReport::problem(error.kind == KeyStoreError::NotFound ? Exit::InvalidInput : Exit::LocalError,
                                 keyring::describe(error), u"key"_s);
}

LedgerReport done(const BaseUrl &provider, const QString &hint, const QString &sentence)
{
    LedgerReport report;
    report.json.add("schema"_L1, jsonSchema)
        .add("provider"_L1, provider.origin())
        .add("key_ends_in"_L1, textOrNull(hint));
    report.result = sentence + u'\n';
    return report;
}

} // namespace

LedgerReport runKeyCommand(const CommandLine &line, QIODevice &input)
{
    const auto provider = line.account.openAddress();
    if (!provider)
        return LedgerReport::problem(Exit::InvalidInput, provider.error().sentence, u"provider"_s);
    const QString origin = provider->origin();
    if (line.command == Subcommand::KeyDelete) {
        // Some keyrings take nothing out without a word.
        if (const auto held = keyring::read(*provider); !held)
            return notDone(held.error());
        if (const auto removed = keyring::remove(*provider); !removed)
            return notDone(removed.error());
        return done(*provider, {}, KeyCommandTr::tr("The keyring holds no key for %1 any more.").arg(origin));
    }
    constexpr qint64 longestLine = 4096;
    const auto text = line.command == Subcommand::KeySet
                          ? Expected<QByteArray, keyring::Error>(input.readLine(longestLine))
                          : keyring::read(*provider);
    if (!text)
        return notDone(text.error());
    const auto key = ApiKey::parse(*text);
    if (!key)
        return wrongKey(key.error());
    constexpr qsizetype shortest = 4;
    if (line.command == Subcommand::KeySet && text->trimmed().size() < shortest)
        return LedgerReport::problem(
            Exit::InvalidInput,
            KeyCommandTr::tr("The key has fewer than %1 characters: it was cut. Copy it whole from the provider.")
                .arg(shortest),
            u"key"_s);
    if (line.command == Subcommand::KeySet) {
        if (const auto written = keyring::write(*provider, text->trimmed()); !written)
            return notDone(written.error());
    }
    return done(*provider, key->hint(),
                key->hint().isEmpty()
                    ? KeyCommandTr::tr("The keyring holds a key for %1.").arg(origin)
                    : KeyCommandTr::tr("The keyring holds a key for %1 that ends in %2.").arg(origin, key->hint()));
}

} // namespace balcao::cli
