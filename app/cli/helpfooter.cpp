// SPDX-License-Identifier: MIT
#include "app/cli/helpfooter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Footer {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CommandLine)
};

} // namespace

QString helpFooter()
{
    return Footer::tr("Creates, corrects and reads Pix charges at the provider, checks copy-and-paste codes, and shows "
                      "and settles what the shop's ledger holds. With --json one JSON object is printed.") +
           u"\n\n"_s +
           Footer::tr(
               "These variables stand in for options that are not given: BALCAO_BASE_URL, BALCAO_API_KEY (the key, "
               "which no option takes), BALCAO_DATA_DIR, BALCAO_LEDGER, BALCAO_COUNTER, BALCAO_OPERATOR.") +
           u"\n\n"_s +
           Footer::tr("It ends with: 0 done, 1 usage, 2 input not valid, 3 refused by the provider, 4 result unknown, "
                      "5 provider not reached and nothing sent, 6 the charge exists but needs attention, 7 trouble on "
                      "this computer and nothing sent, 8 done but the result could not be written.");
}

} // namespace balcao::cli
