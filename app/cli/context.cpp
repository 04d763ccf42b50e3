// SPDX-License-Identifier: MIT
#include "app/cli/context.h"

#include "app/cli/command.h"
#include "app/common/console.h"
#include "app/common/pininput.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct ContextTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli)
};

} // namespace

void SignInOptions::addTo(Arguments &arguments)
{
    const auto addSecret = [&arguments](const char *name, const QString &help, SecretOption &secret) {
        arguments.addDescriptor(name, u"N"_s, help, HelpTr::tr("--%1 takes the number of an open file descriptor."),
                                secret.descriptor);
    };
    addSecret("pin-fd", HelpTr::tr("The operator's PIN is the next line of this file descriptor"), pin);
    arguments.addText("authorised-by", HelpTr::tr("NAME"), HelpTr::tr("The manager who allows it"), authorisedBy);
    addSecret("authorised-pin-fd", HelpTr::tr("That one's PIN is the next line of this file descriptor"),
              authorisedPin);
    addSecret("new-pin-fd",
              HelpTr::tr("Of add, set-pin, set-badge, reset: the new PIN or badge is the next line of this file "
                         "descriptor"),
              newPin);
    addSecret("manager-password-fd",
              HelpTr::tr("PostgreSQL: the password of the manager's role is the next line of this file descriptor"),
              managerPassword);
}

std::optional<Problem> SignInOptions::takeSecrets()
{
    struct Source {
        SecretOption &secret;
        QString field;
    };
    const std::array sources{Source{pin, u"pin"_s}, Source{authorisedPin, u"authorised_pin"_s},
                             Source{newPin, u"new_pin"_s}, Source{managerPassword, u"manager_password"_s}};
    for (const Source &source : sources) {
        if (!source.secret.descriptor)
            continue;
        const auto given = pininput::fromDescriptor(*source.secret.descriptor);
        const QString option = QString(source.field).replace(u'_', u'-') + u"-fd"_s;
        if (!given)
            return Problem{source.field, pininput::describe(given.error(), option)};
        source.secret.text = *given;
    }
    return std::nullopt;
}

bool Context::hasValidSettings() const
{
    return std::none_of(settingsProblems.begin(), settingsProblems.end(),
                        [](const SettingsProblem &problem) { return problem.stopsSelling(); });
}

Exit Context::print(Exit exit, const QByteArray &object, const QString &result, const QString &diagnostics) const
{
    if (json)
        return ended(exit, console::print(stdout, object + '\n'));
    static_cast<void>(console::say(stderr, diagnostics));
    return ended(exit, console::say(stdout, result));
}

Exit ended(Exit exit, bool isWritten)
{
    if (isWritten)
        return exit;
    static_cast<void>(
        console::say(stderr, ContextTr::tr("The result could not be written to standard output: the disk is full, or "
                                           "the reader has gone. The exit code tells what became of it; 8 is done.") +
                                 u'\n'));
    return exit == Exit::Done ? Exit::NotWritten : exit;
}

bool openInput(QFile &input)
{
    // Not the stream: by it a line ends at a NUL.
    const bool isOpen = input.open(0, QIODevice::ReadOnly);
    if (!isOpen)
        static_cast<void>(console::say(stderr, ContextTr::tr("Standard input cannot be read.") + u'\n'));
    return isOpen;
}

} // namespace balcao::cli
