// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/common/keyring.h"
#include "core/provider/provideraccount.h"
#include "ui/text/messages.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct KeyCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli)
};

/** The report of @p answered for the key that the keyring gives, or of its failure. */
template <class Function>
AnswerReply *fromKeyring(KeyReply *reply, const Function &answered)
{
    return reply->converted(qApp, [answered](const KeyReply::Result &result) -> Answer {
        if (result)
            return answered(*result);
        return LedgerReport::problem(result.error().kind == KeyStoreError::NotFound ? Exit::InvalidInput
                                                                                    : Exit::LocalError,
                                     keyring::describe(result.error()), u"key"_s);
    });
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

/** The report of a key that is in the keyring. */
LedgerReport held(const BaseUrl &provider, const ApiKey &key)
{
    const QString origin = provider.origin();
    return done(provider, key.hint(),
                key.hint().isEmpty()
                    ? KeyCommandTr::tr("The keyring holds a key for %1.").arg(origin)
                    : KeyCommandTr::tr("The keyring holds a key for %1 that ends in %2.").arg(origin, key.hint()));
}

Expected<ApiKey, LedgerReport> parsedKey(const QByteArray &text)
{
    return ApiKey::parse(text).map_error([](ApiKeyError error) {
        return LedgerReport::problem(Exit::InvalidInput, messages::describe(error), u"key"_s);
    });
}

/** key set, test and delete: the provider's key in the keyring. Nothing but its last four characters is printed. */
struct KeyCommand : ReportCommand {
    void run(const Context &context) override
    {
        if (openInput(m_input))
            ReportCommand::run(context);
        else
            end(Exit::LocalError);
    }

    AnswerReply *answer(const Context &context) override
    {
        const auto provider = context.account.openAddress();
        if (!provider)
            return AnswerReply::of(LedgerReport::problem(Exit::InvalidInput, provider.error().sentence, u"provider"_s));
        return answerFor(*provider);
    }

    [[nodiscard]] virtual AnswerReply *answerFor(const BaseUrl &provider) = 0;

    /** Standard input. */
    QFile m_input;
};

/** The key is the first line of standard input alone. */
struct KeySetCommand : KeyCommand {
    AnswerReply *answerFor(const BaseUrl &provider) override
    {
        constexpr qint64 longestLine = 4096;
        constexpr qsizetype shortest = 4;
        const QByteArray text = m_input.readLine(longestLine);
        const auto key = parsedKey(text);
        if (!key)
            return AnswerReply::of(key.error());
        if (text.trimmed().size() < shortest)
            return AnswerReply::of(LedgerReport::problem(
                Exit::InvalidInput,
                KeyCommandTr::tr("The key has fewer than %1 characters: it was cut. Copy it whole from the provider.")
                    .arg(shortest),
                u"key"_s));
        return fromKeyring(keyring::write(provider, text.trimmed()),
                           [provider, key = *key](const QByteArray &) { return held(provider, key); });
    }
};

struct KeyTestCommand : KeyCommand {
    AnswerReply *answerFor(const BaseUrl &provider) override
    {
        return fromKeyring(keyring::read(provider), [provider](const QByteArray &text) {
            return parsedKey(text).map([&](const ApiKey &key) { return held(provider, key); });
        });
    }
};

struct KeyDeleteCommand : KeyCommand {
    AnswerReply *answerFor(const BaseUrl &provider) override
    {
        // Some keyrings take nothing out without a word.
        KeyReply *const removed = keyring::read(provider)->andThen(
            qApp, [provider](const QByteArray &) { return keyring::remove(provider); });
        return fromKeyring(removed, [provider](const QByteArray &) {
            return done(provider, {},
                        KeyCommandTr::tr("The keyring holds no key for %1 any more.").arg(provider.origin()));
        });
    }
};

} // namespace

QList<CommandEntry> keyCommands()
{
    return {
        {"key", HelpTr::tr("set, test or delete: the provider's key in the keyring")},
        {"key set", HelpTr::tr("Keep the key that the first line of standard input holds"), make<KeySetCommand>},
        {"key test", HelpTr::tr("Say whether there is one, and how it ends"), make<KeyTestCommand>},
        {"key delete", HelpTr::tr("Take it out"), make<KeyDeleteCommand>},
    };
}

} // namespace balcao::cli
