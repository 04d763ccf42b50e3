// SPDX-License-Identifier: MIT
#include "ui/text/supportmessages.h"

#include <QCoreApplication>

namespace balcao::messages
{

namespace
{

struct SupportTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::SupportBundle)
};

} // namespace

QString describe(SupportPart::Kind kind)
{
    switch (kind) {
    case SupportPart::Kind::Version:
        return SupportTr::tr("Versions of the program, of what it is built on and of this computer's system.");
    case SupportPart::Kind::Settings:
        return SupportTr::tr("The settings and where each was said, without key and password.");
    case SupportPart::Kind::Ledger:
        return SupportTr::tr("How much the ledger holds, in numbers; nothing of any charge.");
    case SupportPart::Kind::Log:
        return SupportTr::tr("What the program did and when; no customer, no key, PIN or code.");
    }
    Q_UNREACHABLE();
}

} // namespace balcao::messages
