// SPDX-License-Identifier: MIT
#include "ui/presentation/shell/help.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace balcao::help
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Help)
};

} // namespace

QList<KeyGroup> keyGroups()
{
    return {{Tr::tr("On every screen"),
             {{{u"F1"_s}, Tr::tr("Help")},
              {{u"F2"_s, u"F3"_s, u"F4"_s, u"F10"_s}, Tr::tr("Pages of the side bar")},
              {{u"Esc"_s}, Tr::tr("Back, without cancelling a charge")},
              {{u"Ctrl L"_s}, Tr::tr("Lock, another operator")},
              {{Tr::tr("Shift F8")}, Tr::tr("Hear the top line (screen reader)")}}},
            {Tr::tr("Charge"),
             {{{u"0–9"_s, u"⌫"_s, Tr::tr("Del")}, Tr::tr("Type, take back, clear the amount")},
              {{u","_s}, Tr::tr("Now the centavos")},
              {{u"Tab"_s}, Tr::tr("Next field")},
              {{Tr::tr("Ctrl + Enter")}, Tr::tr("Create QR code")},
              {{u"Ctrl U"_s, u"Ctrl Z"_s}, Tr::tr("Last customer, take back")},
              {{u"Alt 1–3"_s}, Tr::tr("Open a waiting charge")}}},
            {Tr::tr("A charge on the screen"),
             {{{u"0–9"_s}, Tr::tr("Begin the next charge")},
              {{u"Ctrl C"_s}, Tr::tr("Copy the Pix code")},
              {{u"F5"_s, u"F6"_s}, Tr::tr("Read status, correct")},
              {{u"F7"_s, u"F12"_s}, Tr::tr("WhatsApp, confirm receipt")},
              {{u"F8"_s, u"Ctrl P"_s}, Tr::tr("Print, choose the paper")},
              {{u"F9"_s}, Tr::tr("It does not go through: why")},
              {{u"F11"_s}, Tr::tr("Dossier of the sale")}}},
            {Tr::tr("List of charges"),
             {{{u"Ctrl F"_s}, Tr::tr("Search by name, CPF or txid")},
              {{u"↑"_s, u"↓"_s, u"Enter"_s}, Tr::tr("Choose and open")},
              {{u"Ctrl B"_s, u"Ctrl O"_s}, Tr::tr("Check a code, to check")}}}};
}

QList<Question> questions()
{
    return {{Tr::tr("The customer says it is paid, but the screen has not changed."),
             Tr::tr("Press F5. Still Waiting? Look for the Pix in the shop's account. Found? F12. A receipt on the "
                    "customer's phone does not count.")},
            {Tr::tr("“Unknown outcome” came up."),
             Tr::tr("Do not create another. Look in the provider's panel whether the charge exists, and choose 1, 2 "
                    "or 3.")},
            {Tr::tr("I typed a wrong amount or customer."),
             Tr::tr("F6 corrects it, with the manager. A new code comes: who scanned the old one must scan again.")},
            {Tr::tr("The code expired. What now?"),
             Tr::tr("Before you charge again, see in the shop's account that the Pix has not arrived. “Past due” is "
                    "our clock; “Expired” is the provider.")},
            {Tr::tr("I closed the screen. Is the charge gone?"),
             Tr::tr("No. Leaving does not cancel: it still holds and is in Charges (F3). What was left in doubt is "
                    "under “To check”.")}};
}

QString program(const ShellPresenter &shell)
{
    return u"Balcão %1 · %2"_s.arg(QCoreApplication::applicationVersion(), shell.counter());
}

QString supportSummary(const ShellPresenter &shell)
{
    const ShellPresenter::Contact contact = shell.contact();
    QStringList lines{program(shell) + (shell.isTraining() ? u" · "_s + Tr::tr("training") : QString()),
                      u"%1 · %2 · Qt %3 · %4"_s.arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
                                                    QString::fromLatin1(qVersion()), QLocale().name()),
                      u"%1 · %2"_s.arg(shell.day(), shell.time()), contact.lead + u' ' + contact.rest};
    if (const LabelledText why = shell.hindrance(); !why.text.isEmpty())
        lines.append(why.text);
    return lines.join(u'\n');
}

} // namespace balcao::help
