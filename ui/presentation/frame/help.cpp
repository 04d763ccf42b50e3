// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/help.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace balcao::help
{

namespace
{

struct HelpTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Help)
};

} // namespace

QList<KeyGroup> keyGroups()
{
    return {{HelpTr::tr("On every screen"),
             {{{u"F1"_s}, HelpTr::tr("Help")},
              {{u"F2"_s, u"F3"_s, u"F4"_s, u"F10"_s}, HelpTr::tr("Pages of the side bar")},
              {{u"Esc"_s}, HelpTr::tr("Back, without cancelling a charge")},
              {{u"Ctrl L"_s}, HelpTr::tr("Lock, another operator")},
              {{HelpTr::tr("Shift F8")}, HelpTr::tr("Hear the top line (screen reader)")}}},
            {HelpTr::tr("Charge"),
             {{{u"0–9"_s, u"⌫"_s, HelpTr::tr("Del")}, HelpTr::tr("Type, take back, clear the amount")},
              {{u","_s}, HelpTr::tr("Now the centavos")},
              {{u"Tab"_s}, HelpTr::tr("Next field")},
              {{HelpTr::tr("Ctrl + Enter")}, HelpTr::tr("Create QR code")},
              {{u"Ctrl U"_s, u"Ctrl Z"_s}, HelpTr::tr("Last customer, take back")},
              {{u"Alt 1–3"_s}, HelpTr::tr("Open a waiting charge")}}},
            {HelpTr::tr("A charge on the screen"),
             {{{u"0–9"_s}, HelpTr::tr("Begin the next charge")},
              {{u"Ctrl C"_s}, HelpTr::tr("Copy the Pix code")},
              {{u"F5"_s, u"F6"_s}, HelpTr::tr("Read status, correct")},
              {{u"F7"_s, u"F12"_s}, HelpTr::tr("WhatsApp, confirm receipt")},
              {{u"F8"_s, u"Ctrl P"_s}, HelpTr::tr("Print, choose the paper")},
              {{u"F9"_s}, HelpTr::tr("It does not go through: why")},
              {{u"F11"_s}, HelpTr::tr("Dossier of the sale")}}},
            {HelpTr::tr("List of charges"),
             {{{u"Ctrl F"_s}, HelpTr::tr("Search by name, CPF or txid")},
              {{u"↑"_s, u"↓"_s, u"Enter"_s}, HelpTr::tr("Choose and open")},
              {{u"Ctrl B"_s, u"Ctrl O"_s}, HelpTr::tr("Check a code, to check")}}}};
}

QList<Question> questions()
{
    return {
        {HelpTr::tr("The customer says it is paid, but the screen has not changed."),
         HelpTr::tr("Press F5. Still Waiting? Look for the Pix in the shop's account. Found? F12. A receipt on the "
                    "customer's phone does not count.")},
        {HelpTr::tr("“Unknown outcome” came up."),
         HelpTr::tr(
             "Do not create another. Check in the provider's panel whether the charge exists, then choose with the "
             "arrow keys and Enter.")},
        {HelpTr::tr("I typed a wrong amount or customer."),
         HelpTr::tr("F6 corrects it, with the manager. A new code comes: who scanned the old one must scan again.")},
        {HelpTr::tr("The code expired. What now?"),
         HelpTr::tr("Before you charge again, see in the shop's account that the Pix has not arrived. “Past due” is "
                    "our clock; “Expired” is the provider.")},
        {HelpTr::tr("I closed the screen. Is the charge gone?"),
         HelpTr::tr("No. Leaving does not cancel: it still holds and is in Charges (F3). What was left in doubt is "
                    "under “To check”.")}};
}

QString program(const ShellPresenter &shell)
{
    return u"Balcão %1 · %2"_s.arg(QCoreApplication::applicationVersion(), shell.counter());
}

QString supportSummary(const ShellPresenter &shell)
{
    const ShellPresenter::Contact contact = shell.contact();
    QStringList lines{program(shell) + (shell.isTraining() ? u" · "_s + HelpTr::tr("training") : QString()),
                      u"%1 · %2 · Qt %3 · %4"_s.arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
                                                    QString::fromLatin1(qVersion()), QLocale().name()),
                      u"%1 · %2"_s.arg(shell.day(), shell.time()), contact.lead + u' ' + contact.rest};
    if (const LabelledText why = shell.hindrance(); !why.text.isEmpty())
        lines.append(why.text);
    return lines.join(u'\n');
}

} // namespace balcao::help
