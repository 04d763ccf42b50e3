// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CommandLine)
};

} // namespace

QString languageIn(const QStringList &arguments)
{
    const QString option = u"--lang"_s;
    for (qsizetype i = 0; i < arguments.size() && arguments.at(i) != "--"_L1; ++i) {
        if (arguments.at(i) == option && i + 1 < arguments.size())
            return arguments.at(i + 1);
        if (arguments.at(i).startsWith(option + u'='))
            return arguments.at(i).sliced(option.size() + 1);
    }
    return {};
}

QString helpText()
{
    const QString usage =
        u"balcao-cli [--base-url URL] [--api-key-file FILE] [--data-dir DIR] [--timeout SECONDS]\n"
        "           [--amount-unit reais|centavos] [--update-amount number|string] [--update-by body|query]\n"
        "           [--ledger FILE|postgresql://…] [--counter NAME] [--operator NAME]\n"
        "           [--lang pt-BR|en|es] [--json] COMMAND\n\n"
        "  create  --amount 49,90 --name N --phone P --email E --tax-id T [--qr FILE.png|FILE.svg]\n"
        "  correct TXID [--amount A] [--name N --phone P --email E --tax-id T] [--qr FILE.png|FILE.svg]\n"
        "  status  TXID [--qr FILE.png|FILE.svg]\n"
        "  check   CODE | -\n"
        "  list    [--from DAY] [--to DAY] [--status S,…] [--search TEXT] [--sort newest|oldest|highest|lowest]\n"
        "          [--limit N] [--after NEXT]\n"
        "  show    TXID|ATTEMPT\n"
        "  settle  ATTEMPT --found TXID | --absent | --reopen\n"
        "  receive TXID [--reference TEXT]\n"
        "  ledger  verify | stats | backup FILE | erase --older-than DAYS | rebuild\n"_s;
    return usage + u'\n' +
           Tr::tr("Creates, corrects and reads Pix charges at the provider, checks copy-and-paste codes, and shows "
                  "and settles "
                  "what the shop's ledger holds.\n"
                  "The provider's address may also stand in BALCAO_BASE_URL. The key stands in the file of "
                  "--api-key-file or in BALCAO_API_KEY, never among the arguments.\n"
                  "With --json one JSON object is printed.") +
           u"\n\n"_s +
           Tr::tr("It ends with: 0 done, 1 usage, 2 input not valid, 3 refused by the provider, 4 result unknown, "
                  "5 provider not reached and nothing sent, 6 the charge exists but needs attention, 7 trouble on "
                  "this computer.") +
           u'\n';
}

} // namespace balcao::cli
