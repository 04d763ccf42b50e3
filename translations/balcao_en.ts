<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>balcao::AcceptanceQuestion</name>
    <message>
        <source>The provider&apos;s last word is right</source>
        <translation>The provider&apos;s last word is right</translation>
    </message>
    <message>
        <source>The charge then counts as “%1”.</source>
        <translation>The charge then counts as “%1”.</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Accept it</translation>
    </message>
    <message>
        <source>All of it went back</source>
        <translation>All of it went back</translation>
    </message>
    <message>
        <source>No part of the payment is left.</source>
        <translation>No part of the payment is left.</translation>
    </message>
    <message>
        <source>Accept the refund</source>
        <translation>Accept the refund</translation>
    </message>
    <message>
        <source>The other amount is right</source>
        <translation>The other amount is right</translation>
    </message>
    <message>
        <source>You have seen that %1 came.</source>
        <translation>You have seen that %1 came.</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <translation>Accept %1</translation>
    </message>
    <message>
        <source>Accept the new receiver</source>
        <translation>Accept the new receiver</translation>
    </message>
    <message>
        <source>It is the shop&apos;s. Its codes are shown from now on.</source>
        <translation>It is the shop&apos;s. Its codes are shown from now on.</translation>
    </message>
    <message>
        <source>Accept the difference</source>
        <translation>Accept the difference</translation>
    </message>
    <message>
        <source>You have seen both amounts, and know which one is right.</source>
        <translation>You have seen both amounts, and know which one is right.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Show the code</translation>
    </message>
    <message>
        <source>Accept the other address</source>
        <translation>Accept the other address</translation>
    </message>
    <message>
        <source>It is the shop&apos;s. Only this code is shown: the next one asks again.</source>
        <translation>It is the shop&apos;s. Only this code is shown: the next one asks again.</translation>
    </message>
</context>
<context>
    <name>balcao::AccountOptions</name>
    <message>
        <source>The file of --api-key-file cannot be read. Check its name and who may read it; the option does not take the key itself.</source>
        <translation>The file of --api-key-file cannot be read. Check its name and who may read it; the option does not take the key itself.</translation>
    </message>
    <message>
        <source>It belongs into the first line of the file of --api-key-file.</source>
        <translation>It belongs into the first line of the file of --api-key-file.</translation>
    </message>
    <message>
        <source>Give it in a file with --api-key-file, or in BALCAO_API_KEY.</source>
        <translation>Give it in a file with --api-key-file, or in BALCAO_API_KEY.</translation>
    </message>
    <message>
        <source>--timeout takes whole seconds from 1 to %1.</source>
        <translation>--timeout takes whole seconds from 1 to %1.</translation>
    </message>
    <message>
        <source>--%1 takes %2 or %3.</source>
        <translation>--%1 takes %2 or %3.</translation>
    </message>
    <message>
        <source>Give it with --base-url, or in BALCAO_BASE_URL.</source>
        <translation>Give it with --base-url, or in BALCAO_BASE_URL.</translation>
    </message>
    <message>
        <source>Put it into the keyring with balcao-cli key set, or give it in a file with --api-key-file or in BALCAO_API_KEY.</source>
        <translation>Put it into the keyring with balcao-cli key set, or give it in a file with --api-key-file or in BALCAO_API_KEY.</translation>
    </message>
    <message>
        <source>Others may read the key&apos;s file %1: it has to be this user&apos;s, with the permissions 0600. Treat the key as known.</source>
        <translation>Others may read the key&apos;s file %1: it has to be this user&apos;s, with the permissions 0600. Treat the key as known.</translation>
    </message>
    <message>
        <source>The key&apos;s file %1 of the settings cannot be read. Check its name and who may read it.</source>
        <translation>The key&apos;s file %1 of the settings cannot be read. Check its name and who may read it.</translation>
    </message>
    <message>
        <source>It belongs into the first line of the file %1.</source>
        <translation>It belongs into the first line of the file %1.</translation>
    </message>
    <message>
        <source>The file %1 of provider.ca-file cannot be read, or holds no certificates in PEM.</source>
        <translation>The file %1 of provider.ca-file cannot be read, or holds no certificates in PEM.</translation>
    </message>
    <message>
        <source>The provider&apos;s address with its version: https://api.example.com/v1. Else BALCAO_BASE_URL</source>
        <translation>The provider&apos;s address with its version: https://api.example.com/v1. Else BALCAO_BASE_URL</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>A file whose first line is the provider&apos;s key. Else BALCAO_API_KEY, else the keyring</source>
        <translation>A file whose first line is the provider&apos;s key. Else BALCAO_API_KEY, else the keyring</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SECONDS</translation>
    </message>
    <message>
        <source>For the whole exchange with the provider, 30 unless told</source>
        <translation>For the whole exchange with the provider, 30 unless told</translation>
    </message>
    <message>
        <source>Unit of the provider&apos;s amounts, reais unless told</source>
        <translation>Unit of the provider&apos;s amounts, reais unless told</translation>
    </message>
    <message>
        <source>Form of the amount in an update, number unless told</source>
        <translation>Form of the amount in an update, number unless told</translation>
    </message>
    <message>
        <source>Where an update&apos;s parameters go, body unless told</source>
        <translation>Where an update&apos;s parameters go, body unless told</translation>
    </message>
</context>
<context>
    <name>balcao::AmountDisplay</name>
    <message>
        <source>Amount to charge</source>
        <translation>Amount to charge</translation>
    </message>
    <message>
        <source>Type digits only: they enter from the right.
Backspace corrects, Del clears.</source>
        <translation>Type digits only: they enter from the right.
Backspace corrects, Del clears.</translation>
    </message>
</context>
<context>
    <name>balcao::AmountHint</name>
    <message>
        <source>Comma: now the centavos.</source>
        <translation>Comma: now the centavos.</translation>
    </message>
    <message>
        <source>One digit too many. The maximum is R$ 999.999,99.</source>
        <translation>One digit too many. The maximum is R$ 999.999,99.</translation>
    </message>
    <message>
        <source>One digit too many. Centavos have two.</source>
        <translation>One digit too many. Centavos have two.</translation>
    </message>
    <message>
        <source>Pasted “%1” is not an amount. Still %2.</source>
        <translation>Pasted “%1” is not an amount. Still %2.</translation>
    </message>
    <message>
        <source>Pasted “%1”: the maximum is R$ 999.999,99. Still %2.</source>
        <translation>Pasted “%1”: the maximum is R$ 999.999,99. Still %2.</translation>
    </message>
    <message>
        <source>Pasted “%1” can be read in two ways: type it. Still %2.</source>
        <translation>Pasted “%1” can be read in two ways: type it. Still %2.</translation>
    </message>
</context>
<context>
    <name>balcao::Announcement</name>
    <message>
        <source>Code ready, %1</source>
        <translation>Code ready, %1</translation>
    </message>
</context>
<context>
    <name>balcao::ApprovalWords</name>
    <message>
        <source>%1 may not correct a charge.</source>
        <translation>%1 may not correct a charge.</translation>
    </message>
    <message>
        <source>Authorises the correction of charge %1</source>
        <translation>Authorises the correction of charge %1</translation>
    </message>
    <message>
        <source>%1 may not accept another amount.</source>
        <translation>%1 may not accept another amount.</translation>
    </message>
    <message>
        <source>Authorises the other amount of charge %1</source>
        <translation>Authorises the other amount of charge %1</translation>
    </message>
    <message>
        <source>%1 may not accept the provider&apos;s report.</source>
        <translation>%1 may not accept the provider&apos;s report.</translation>
    </message>
    <message>
        <source>Authorises the provider&apos;s report on charge %1</source>
        <translation>Authorises the provider&apos;s report on charge %1</translation>
    </message>
    <message>
        <source>%1 may not settle an attempt.</source>
        <translation>%1 may not settle an attempt.</translation>
    </message>
    <message>
        <source>Authorises what is said of attempt %1</source>
        <translation>Authorises what is said of attempt %1</translation>
    </message>
    <message>
        <source>%1 may not confirm a receipt.</source>
        <translation>%1 may not confirm a receipt.</translation>
    </message>
    <message>
        <source>Authorises the receipt of charge %1</source>
        <translation>Authorises the receipt of charge %1</translation>
    </message>
    <message>
        <source>%1 may not take a receipt back.</source>
        <translation>%1 may not take a receipt back.</translation>
    </message>
    <message>
        <source>Authorises that the receipt of charge %1 is taken back</source>
        <translation>Authorises that the receipt of charge %1 is taken back</translation>
    </message>
    <message>
        <source>%1 may not do this alone.</source>
        <translation>%1 may not do this alone.</translation>
    </message>
    <message>
        <source>Authorises it</source>
        <translation>Authorises it</translation>
    </message>
    <message>
        <source>The approval holds for this only, for %1 s.</source>
        <translation>The approval holds for this only, for %1 s.</translation>
    </message>
    <message>
        <source>%1 stays at the till. Both names are recorded.</source>
        <translation>%1 stays at the till. Both names are recorded.</translation>
    </message>
    <message>
        <source>Authorises %1 on charge %2</source>
        <translation>Authorises %1 on charge %2</translation>
    </message>
    <message>
        <source>%1 may not change the settings.</source>
        <translation>%1 may not change the settings.</translation>
    </message>
    <message>
        <source>Authorises the change of settings</source>
        <translation>Authorises the change of settings</translation>
    </message>
    <message>
        <source>%1 may not change operators.</source>
        <translation>%1 may not change operators.</translation>
    </message>
    <message>
        <source>%1 may not accept another receiver.</source>
        <translation>%1 may not accept another receiver.</translation>
    </message>
    <message>
        <source>Authorises whom the code of charge %1 pays</source>
        <translation>Authorises whom the code of charge %1 pays</translation>
    </message>
    <message>
        <source>Authorises the change of operators</source>
        <translation>Authorises the change of operators</translation>
    </message>
    <message>
        <source>%1 may not say that a charge is contested.</source>
        <translation>%1 may not say that a charge is contested.</translation>
    </message>
    <message>
        <source>Authorises what is said of the contested charge %1</source>
        <translation>Authorises what is said of the contested charge %1</translation>
    </message>
    <message>
        <source>%1 may not close the day.</source>
        <translation>%1 may not close the day.</translation>
    </message>
    <message>
        <source>Authorises the closing</source>
        <translation>Authorises the closing</translation>
    </message>
</context>
<context>
    <name>balcao::Arguments</name>
    <message>
        <source>The option %1 lacks its value. Write the value behind it.</source>
        <translation>The option %1 lacks its value. Write the value behind it.</translation>
    </message>
    <message>
        <source>--lang takes one of %1.</source>
        <translation>--lang takes one of %1.</translation>
    </message>
    <message>
        <source>The option %1 is given twice. Give it once.</source>
        <translation>The option %1 is given twice. Give it once.</translation>
    </message>
    <message>
        <source>The command line cannot be read. See --help.</source>
        <translation>The command line cannot be read. See --help.</translation>
    </message>
    <message>
        <source>The API key is never taken from the command line, where others can read it. Put it into a file and give --api-key-file, or set BALCAO_API_KEY.</source>
        <translation>The API key is never taken from the command line, where others can read it. Put it into a file and give --api-key-file, or set BALCAO_API_KEY.</translation>
    </message>
    <message>
        <source>There is no option %1. See --help.</source>
        <translation>There is no option %1. See --help.</translation>
    </message>
    <message>
        <source>There is no such short option. A txid or a code that begins with a dash needs -- before it.</source>
        <translation>There is no such short option. A txid or a code that begins with a dash needs -- before it.</translation>
    </message>
    <message>
        <source>The option %1 does not belong to this command.</source>
        <translation>The option %1 does not belong to this command.</translation>
    </message>
    <message>
        <source>The command is not known. See --help.</source>
        <translation>The command is not known. See --help.</translation>
    </message>
    <message>
        <source>There are more arguments than this command takes. A value with blanks needs quotes.</source>
        <translation>There are more arguments than this command takes. A value with blanks needs quotes.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Print this help and end</source>
        <translation>Print this help and end</translation>
    </message>
    <message>
        <source>Print the version and end</source>
        <translation>Print the version and end</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMAND</translation>
    </message>
    <message>
        <source>Its words</source>
        <translation>Its words</translation>
    </message>
    <message>
        <source>The language of what is said, pt-BR unless told</source>
        <translation>The language of what is said, pt-BR unless told</translation>
    </message>
    <message>
        <source>Say what is wrong in the settings, and end with 0 or 1</source>
        <translation>Say what is wrong in the settings, and end with 0 or 1</translation>
    </message>
    <message>
        <source>Print each setting and where it comes from, and end</source>
        <translation>Print each setting and where it comes from, and end</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commands</translation>
    </message>
</context>
<context>
    <name>balcao::BadgeDialog</name>
    <message>
        <source>Waiting for the reader…</source>
        <translation>Waiting for the reader…</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Badge</translation>
    </message>
    <message>
        <source>Take the badge back</source>
        <translation>Take the badge back</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Badge not recognised. A badge has 9 to 64 characters and is read by a scanner, not typed.</source>
        <translation>Badge not recognised. A badge has 9 to 64 characters and is read by a scanner, not typed.</translation>
    </message>
</context>
<context>
    <name>balcao::BankLimits</name>
    <message>
        <source>8 pm to 6 am: many banks limit Pix to %1.</source>
        <translation>8 pm to 6 am: many banks limit Pix to %1.</translation>
    </message>
    <message>
        <source>New here. If the phone is new to the bank: %1 at most.</source>
        <translation>New here. If the phone is new to the bank: %1 at most.</translation>
    </message>
    <message>
        <source>From a phone that is new to the bank %1 is the most.</source>
        <translation>From a phone that is new to the bank %1 is the most.</translation>
    </message>
</context>
<context>
    <name>balcao::CalibrationView</name>
    <message>
        <source>Not done, and nothing is locked: the ledger has no operators.</source>
        <translation>Not done, and nothing is locked: the ledger has no operators.</translation>
    </message>
    <message>
        <source>Not done. Cashiers cannot charge before it.</source>
        <translation>Not done. Cashiers cannot charge before it.</translation>
    </message>
    <message>
        <source>The charge is made. Say what a bank&apos;s app shows of it.</source>
        <translation>The charge is made. Say what a bank&apos;s app shows of it.</translation>
    </message>
    <message>
        <source>Done on %1 by %2.</source>
        <translation>Done on %1 by %2.</translation>
    </message>
    <message>
        <source>amount as a number</source>
        <translation>amount as a number</translation>
    </message>
    <message>
        <source>amount as text</source>
        <translation>amount as text</translation>
    </message>
    <message>
        <source>amount as text with a comma</source>
        <translation>amount as text with a comma</translation>
    </message>
    <message>
        <source>no amount</source>
        <translation>no amount</translation>
    </message>
    <message>
        <source>time with its zone</source>
        <translation>time with its zone</translation>
    </message>
    <message>
        <source>time without a zone</source>
        <translation>time without a zone</translation>
    </message>
    <message>
        <source>time in seconds since 1970</source>
        <translation>time in seconds since 1970</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>no time</translation>
    </message>
    <message>
        <source>a time that cannot be read</source>
        <translation>a time that cannot be read</translation>
    </message>
    <message>
        <source>in centavos</source>
        <translation>in centavos</translation>
    </message>
    <message>
        <source>in reais</source>
        <translation>in reais</translation>
    </message>
    <message>
        <source>with an image</source>
        <translation>with an image</translation>
    </message>
    <message>
        <source>without an image</source>
        <translation>without an image</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>A charge of R$ 1,23 that a manager looks at.</source>
        <translation>A charge of R$&#xa0;1,23 that a manager looks at.</translation>
    </message>
    <message>
        <source>What the bank shows…</source>
        <translation>What the bank shows…</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>Calibrate…</translation>
    </message>
    <message>
        <source>Calibrate again…</source>
        <translation>Calibrate again…</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Receiver</translation>
    </message>
    <message>
        <source>A code that pays another is not shown.</source>
        <translation>A code that pays another is not shown.</translation>
    </message>
    <message>
        <source>Its answers</source>
        <translation>Its answers</translation>
    </message>
    <message>
        <source>Type the receiver&apos;s name as the app shows it.</source>
        <translation>Type the receiver&apos;s name as the app shows it.</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeDialogs</name>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeDrawer</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Read</translation>
    </message>
    <message>
        <source>Read status</source>
        <translation>Read status</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Confirm receipt…</source>
        <translation>Confirm receipt…</translation>
    </message>
    <message>
        <source>Copy txid</source>
        <translation>Copy txid</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>No code to show</source>
        <translation>No code to show</translation>
    </message>
    <message>
        <source>Take the receipt back…</source>
        <translation>Take the receipt back…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Contested by a bank…</source>
        <translation>Contested by a bank…</translation>
    </message>
    <message>
        <source>The contestation is over…</source>
        <translation>The contestation is over…</translation>
    </message>
    <message>
        <source>Dossier of the sale (F11)</source>
        <translation>Dossier of the sale (F11)</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeFields</name>
    <message>
        <source>if you like</source>
        <translation>if you like</translation>
    </message>
    <message>
        <source>Only digits, or a CNPJ with letters</source>
        <translation>Only digits, or a CNPJ with letters</translation>
    </message>
    <message>
        <source>Begin to type to search</source>
        <translation>Begin to type to search</translation>
    </message>
    <message>
        <source>Order, table or tab</source>
        <translation>Order, table or tab</translation>
    </message>
    <message>
        <source>↑ ↓ choose · Enter use</source>
        <translation>↑ ↓ choose · Enter use</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeForms</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>I have read it</source>
        <translation>I have read it</translation>
    </message>
    <message>
        <source>There is an attempt like this one, still to check</source>
        <translation>There is an attempt like this one, still to check</translation>
    </message>
    <message>
        <source>There is a charge like this one</source>
        <translation>There is a charge like this one</translation>
    </message>
    <message>
        <source>Look at that one</source>
        <translation>Look at that one</translation>
    </message>
    <message>
        <source>Create another</source>
        <translation>Create another</translation>
    </message>
    <message>
        <source>The provider may have corrected the charge of %1 for %2. The answer has not come yet.</source>
        <translation>The provider may have corrected the charge of %1 for %2. The answer has not come yet.</translation>
    </message>
    <message>
        <source>The provider may have created the charge of %1 for %2. The answer has not come yet.</source>
        <translation>The provider may have created the charge of %1 for %2. The answer has not come yet.</translation>
    </message>
    <message>
        <source>A request has already left</source>
        <translation>A request has already left</translation>
    </message>
    <message>
        <source>If you close now, the request is not undone. The charge stays “To check” and appears at the next start.</source>
        <translation>If you close now, the request is not undone. The charge stays “To check” and appears at the next start.</translation>
    </message>
    <message>
        <source>If you close now, the request is not undone. The attempt stays “To check” and appears at the next start.</source>
        <translation>If you close now, the request is not undone. The attempt stays “To check” and appears at the next start.</translation>
    </message>
    <message>
        <source>Wait for the reply (up to %1 s)</source>
        <translation>Wait for the reply (up to %1 s)</translation>
    </message>
    <message>
        <source>Wait for the reply</source>
        <translation>Wait for the reply</translation>
    </message>
    <message>
        <source>Close: stays to check</source>
        <translation>Close: stays to check</translation>
    </message>
    <message>
        <source>Who saw it</source>
        <translation>Who saw it</translation>
    </message>
    <message>
        <source>Amount that came, if another (optional)</source>
        <translation>Amount that came, if another (optional)</translation>
    </message>
    <message>
        <source>Paid the old amount: %1</source>
        <translation>Paid the old amount: %1</translation>
    </message>
    <message>
        <source>Confirm receipt</source>
        <translation>Confirm receipt</translation>
    </message>
    <message>
        <source>For when the money is on the shop&apos;s account and the screen has not changed yet.</source>
        <translation>For when the money is on the shop&apos;s account and the screen has not changed yet.</translation>
    </message>
    <message>
        <source>A receipt on the customer&apos;s phone is not proof.</source>
        <translation>A receipt on the customer&apos;s phone is not proof.</translation>
    </message>
    <message>
        <source>Open the shop&apos;s account and look for a Pix of %1, after %2.</source>
        <translation>Open the shop&apos;s account and look for a Pix of %1, after %2.</translation>
    </message>
    <message>
        <source>I saw %1 on the shop&apos;s account</source>
        <translation>I saw %1 on the shop&apos;s account</translation>
    </message>
    <message>
        <source>Identification on the statement (optional)</source>
        <translation>Identification on the statement (optional)</translation>
    </message>
    <message>
        <source>such as E1823…</source>
        <translation>such as E1823…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Mark as paid</source>
        <translation>Mark as paid</translation>
    </message>
    <message>
        <source>End-to-end id, for the fiscal document (optional)</source>
        <translation>End-to-end id, for the fiscal document (optional)</translation>
    </message>
    <message>
        <source>Take the receipt back?</source>
        <translation>Take the receipt back?</translation>
    </message>
    <message>
        <source>%1 confirmed the receipt of %2 at %3. Without it the charge is what the provider says of it.</source>
        <translation>%1 confirmed the receipt of %2 at %3. Without it the charge is what the provider says of it.</translation>
    </message>
    <message>
        <source>Take the receipt back</source>
        <translation>Take the receipt back</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 is missing</translation>
    </message>
    <message>
        <source>%1 came of %2, and that is recorded. The difference can be charged from the same customer, with the sale&apos;s mark.</source>
        <translation>%1 came of %2, and that is recorded. The difference can be charged from the same customer, with the sale&apos;s mark.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Charge the difference</source>
        <translation>Charge the difference</translation>
    </message>
    <message>
        <source>What does the bank&apos;s app show?</source>
        <translation>What does the bank&apos;s app show?</translation>
    </message>
    <message>
        <source>Read the code with it, do not pay, and type what stands there: both have to be right.</source>
        <translation>Read the code with it, do not pay, and type what stands there: both have to be right.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Receiver&apos;s name</source>
        <translation>Receiver&apos;s name</translation>
    </message>
    <message>
        <source>That is what it shows</source>
        <translation>That is what it shows</translation>
    </message>
    <message>
        <source>Contested by a bank</source>
        <translation>Contested by a bank</translation>
    </message>
    <message>
        <source>A bank asks for the %1 of charge %2 back. The status of the charge stays as it is.</source>
        <translation>A bank asks for the %1 of charge %2 back. The status of the charge stays as it is.</translation>
    </message>
    <message>
        <source>The shop was told on</source>
        <translation>The shop was told on</translation>
    </message>
    <message>
        <source>To be answered until</source>
        <translation>To be answered until</translation>
    </message>
    <message>
        <source>The bank&apos;s number (optional)</source>
        <translation>The bank&apos;s number (optional)</translation>
    </message>
    <message>
        <source>number of the complaint</source>
        <translation>number of the complaint</translation>
    </message>
    <message>
        <source>The bank says until when. Save the dossier (F11) and send it to who asks.</source>
        <translation>The bank says until when. Save the dossier (F11) and send it to who asks.</translation>
    </message>
    <message>
        <source>Note the contestation</source>
        <translation>Note the contestation</translation>
    </message>
    <message>
        <source>Is the contestation over?</source>
        <translation>Is the contestation over?</translation>
    </message>
    <message>
        <source>A bank has asked for %1 back since %2. Say how it ended: the money stays, went back, or part of it.</source>
        <translation>A bank has asked for %1 back since %2. Say how it ended: the money stays, went back, or part of it.</translation>
    </message>
    <message>
        <source>It is over</source>
        <translation>It is over</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>How it ended</translation>
    </message>
    <message>
        <source>Use the existing charge</source>
        <translation>Use the existing charge</translation>
    </message>
    <message>
        <source>Open the provider&apos;s panel, find the charge of %1 and copy its identifier.</source>
        <translation>Open the provider&apos;s panel, find the charge of %1 and copy its identifier.</translation>
    </message>
    <message>
        <source>Identifier (txid)</source>
        <translation>Identifier (txid)</translation>
    </message>
    <message>
        <source>txid, as the provider&apos;s panel shows it</source>
        <translation>txid, as the provider&apos;s panel shows it</translation>
    </message>
    <message>
        <source>Who found it</source>
        <translation>Who found it</translation>
    </message>
    <message>
        <source>Use the existing one</source>
        <translation>Use the existing one</translation>
    </message>
    <message>
        <source>The wrong txid?</source>
        <translation>The wrong txid?</translation>
    </message>
    <message>
        <source>%1 gave the txid %2 for the charge of %3. Then nobody knows again whether the charge exists: look for it in the provider&apos;s panel once more.</source>
        <translation>%1 gave the txid %2 for the charge of %3. Then nobody knows again whether the charge exists: look for it in the provider&apos;s panel once more.</translation>
    </message>
    <message>
        <source>Wrong: look again</source>
        <translation>Wrong: look again</translation>
    </message>
    <message>
        <source>Who looked in the panel</source>
        <translation>Who looked in the panel</translation>
    </message>
    <message>
        <source>The charge is not there?</source>
        <translation>The charge is not there?</translation>
    </message>
    <message>
        <source>Did you look in the provider&apos;s panel, and the charge of %1 (attempt %2) is not there?</source>
        <translation>Did you look in the provider&apos;s panel, and the charge of %1 (attempt %2) is not there?</translation>
    </message>
    <message>
        <source>Not there: create another</source>
        <translation>Not there: create another</translation>
    </message>
    <message>
        <source>Not there: only note it</source>
        <translation>Not there: only note it</translation>
    </message>
    <message>
        <source>It is in the account?</source>
        <translation>It is in the account?</translation>
    </message>
    <message>
        <source>The provider says that %1 was paid, and %2 was asked for. Say so after you saw the payment on the shop&apos;s account.</source>
        <translation>The provider says that %1 was paid, and %2 was asked for. Say so after you saw the payment on the shop&apos;s account.</translation>
    </message>
    <message>
        <source>It is in the account</source>
        <translation>It is in the account</translation>
    </message>
    <message>
        <source>Who looked at the account</source>
        <translation>Who looked at the account</translation>
    </message>
    <message>
        <source>The provider said that %1 was paid, and says “%2” now. Without the payment on the shop&apos;s account its last word holds.</source>
        <translation>The provider said that %1 was paid, and says “%2” now. Without the payment on the shop&apos;s account its last word holds.</translation>
    </message>
    <message>
        <source>Did you look on the shop&apos;s account for %1 after %2, and it is not there? The attempt ends: nobody has its code.</source>
        <translation>Did you look on the shop&apos;s account for %1 after %2, and it is not there? The attempt ends: nobody has its code.</translation>
    </message>
    <message>
        <source>It is not in the account?</source>
        <translation>It is not in the account?</translation>
    </message>
    <message>
        <source>It is not there</source>
        <translation>It is not there</translation>
    </message>
    <message>
        <source>Didn&apos;t it go through?</source>
        <translation>Didn&apos;t it go through?</translation>
    </message>
    <message>
        <source>What the customer&apos;s bank says, and what helps. The charge stays as it is.</source>
        <translation>What the customer&apos;s bank says, and what helps. The charge stays as it is.</translation>
    </message>
    <message>
        <source>It is recorded as “Paid, confirmed at the shop by %1”, apart from what the provider says.</source>
        <translation>It is recorded as “Paid, confirmed at the shop by %1”, apart from what the provider says.</translation>
    </message>
    <message>
        <source>Tick that the money was seen on the shop&apos;s account.</source>
        <translation>Tick that the money was seen on the shop&apos;s account.</translation>
    </message>
    <message>
        <source>Write who saw it: it is kept with the charge.</source>
        <translation>Write who saw it: it is kept with the charge.</translation>
    </message>
    <message>
        <source>%1 came of %2: both stand in the charge&apos;s history.</source>
        <translation>%1 came of %2: both stand in the charge&apos;s history.</translation>
    </message>
    <message>
        <source>Nothing new is created: the attempt gets this txid.</source>
        <translation>Nothing new is created: the attempt gets this txid.</translation>
    </message>
    <message>
        <source>Write who found it: it is kept with the charge.</source>
        <translation>Write who found it: it is kept with the charge.</translation>
    </message>
    <message>
        <source>Write who looked: it is kept with the charge.</source>
        <translation>Write who looked: it is kept with the charge.</translation>
    </message>
    <message>
        <source>Write why: it is kept with the charge.</source>
        <translation>Write why: it is kept with the charge.</translation>
    </message>
    <message>
        <source>Write how it ended: it is kept with the charge.</source>
        <translation>Write how it ended: it is kept with the charge.</translation>
    </message>
</context>
<context>
    <name>balcao::ChargePage</name>
    <message>
        <source>Read status</source>
        <translation>Read status</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Simulate payment</source>
        <translation>Simulate payment</translation>
    </message>
    <message>
        <source>Simulate expiry</source>
        <translation>Simulate expiry</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>New charge</source>
        <translation>New charge</translation>
    </message>
    <message>
        <source>Identifier (txid)</source>
        <translation>Identifier (txid)</translation>
    </message>
    <message>
        <source>Confirm receipt</source>
        <translation>Confirm receipt</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Back to the list</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Pix copy and paste</source>
        <translation>Pix copy and paste</translation>
    </message>
    <message>
        <source>Do not copy or send this code again.</source>
        <translation>Do not copy or send this code again.</translation>
    </message>
    <message>
        <source>Take the receipt back</source>
        <translation>Take the receipt back</translation>
    </message>
    <message>
        <source>What the bank shows</source>
        <translation>What the bank shows</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Didn&apos;t it go through?</source>
        <translation>Didn&apos;t it go through?</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeStateView</name>
    <message>
        <source>Charge again</source>
        <translation>Charge again</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeTableModel</name>
    <message>
        <source>Data erased</source>
        <translation>Data erased</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>Charge %1</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrected</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>confirmed at the shop</source>
        <translation>confirmed at the shop</translation>
    </message>
    <message>
        <source>It is not known whether the last correction was made. Do not let the customer pay the old code before this is settled.</source>
        <translation>It is not known whether the last correction was made. Do not let the customer pay the old code before this is settled.</translation>
    </message>
    <message>
        <source>The request left, but no answer came back. The charge may or may not exist at the provider. Check before creating another.</source>
        <translation>The request left, but no answer came back. The charge may or may not exist at the provider. Check before creating another.</translation>
    </message>
    <message>
        <source>The provider has this charge, but its code is not here. Open it and ask for the code again.</source>
        <translation>The provider has this charge, but its code is not here. Open it and ask for the code again.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer does not match the charge. Open it to see the difference.</source>
        <translation>The provider&apos;s answer does not match the charge. Open it to see the difference.</translation>
    </message>
    <message>
        <source>A bank asks for the money back, since %1. To be answered until %2.</source>
        <translation>A bank asks for the money back, since %1. To be answered until %2.</translation>
    </message>
    <message>
        <source>%1 confirmed the payment at the shop. The provider has not reported it.</source>
        <translation>%1 confirmed the payment at the shop. The provider has not reported it.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Somebody</translation>
    </message>
    <message>
        <source>It replaces attempt %1.</source>
        <translation>It replaces attempt %1.</translation>
    </message>
    <message>
        <source>It was replaced by attempt %1.</source>
        <translation>It was replaced by attempt %1.</translation>
    </message>
    <message>
        <source>The customer&apos;s data was erased. Amounts and times stay.</source>
        <translation>The customer&apos;s data was erased. Amounts and times stay.</translation>
    </message>
    <message>
        <source>Open QR</source>
        <translation>Open QR</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Settle</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Not known</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n charge</numerusform>
            <numerusform>%n charges</numerusform>
        </translation>
    </message>
    <message>
        <source>Made on %1</source>
        <translation>Made on %1</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeView</name>
    <message>
        <source>Creating the charge</source>
        <translation>Creating the charge</translation>
    </message>
    <message>
        <source>Nothing sent yet</source>
        <translation>Nothing sent yet</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Waiting for</translation>
    </message>
    <message>
        <source>Expires in</source>
        <translation>Expires in</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>limit %1</translation>
    </message>
    <message>
        <source>Status read at %1</source>
        <translation>Status read at %1</translation>
    </message>
    <message>
        <source>The QR code appears here</source>
        <translation>The QR code appears here</translation>
    </message>
    <message>
        <source>Training code: do not use it at a bank</source>
        <translation>Training code: do not use it at a bank</translation>
    </message>
    <message>
        <source>Point your bank app&apos;s camera</source>
        <translation>Point your bank app&apos;s camera</translation>
    </message>
    <message>
        <source>Code not shown</source>
        <translation>Code not shown</translation>
    </message>
    <message>
        <source>A new code is coming</source>
        <translation>A new code is coming</translation>
    </message>
    <message>
        <source>Code covered</source>
        <translation>Code covered</translation>
    </message>
    <message>
        <source>Connecting to the provider…</source>
        <translation>Connecting to the provider…</translation>
    </message>
    <message>
        <source>Request sent. Waiting for the answer…</source>
        <translation>Request sent. Waiting for the answer…</translation>
    </message>
    <message>
        <source>The code could not be drawn readably</source>
        <translation>The code could not be drawn readably</translation>
    </message>
    <message>
        <source>The received code does not match</source>
        <translation>The received code does not match</translation>
    </message>
    <message>
        <source>Sending the correction…</source>
        <translation>Sending the correction…</translation>
    </message>
    <message>
        <source>The amount of this code is in doubt</source>
        <translation>The amount of this code is in doubt</translation>
    </message>
    <message>
        <source>Nothing was sent yet. Cancelling now leaves no charge behind.</source>
        <translation>Nothing was sent yet. Cancelling now leaves no charge behind.</translation>
    </message>
    <message>
        <source>The provider may have created the charge. So it can no longer be cancelled here.</source>
        <translation>The provider may have created the charge. So it can no longer be cancelled here.</translation>
    </message>
    <message>
        <source>The picture of the code did not read back as the code. For safety it is not shown.</source>
        <translation>The picture of the code did not read back as the code. For safety it is not shown.</translation>
    </message>
    <message>
        <source>The old code is off every screen. Whoever scanned it must scan the new one.</source>
        <translation>The old code is off every screen. Whoever scanned it must scan the new one.</translation>
    </message>
    <message>
        <source>The correction left, but the answer did not come back. Do not let the customer pay the old code.</source>
        <translation>The correction left, but the answer did not come back. Do not let the customer pay the old code.</translation>
    </message>
    <message>
        <source>The QR code was hidden so that nobody tries to pay it. Charging again opens the form with the same data.</source>
        <translation>The QR code was hidden so that nobody tries to pay it. Charging again opens the form with the same data.</translation>
    </message>
    <message>
        <source>Reported by the provider at %1</source>
        <translation>Reported by the provider at %1</translation>
    </message>
    <message>
        <source>The provider gave this status. There is no code to pay.</source>
        <translation>The provider gave this status. There is no code to pay.</translation>
    </message>
    <message>
        <source>CRC matches</source>
        <translation>CRC matches</translation>
    </message>
    <message>
        <source>the difference in the amount was seen</source>
        <translation>the difference in the amount was seen</translation>
    </message>
    <message>
        <source>Code checked:</source>
        <translation>Code checked:</translation>
    </message>
    <message>
        <source>CRC and amount</source>
        <translation>CRC and amount</translation>
    </message>
    <message>
        <source>CRC and structure</source>
        <translation>CRC and structure</translation>
    </message>
    <message>
        <source>CRC matches · amount does not match</source>
        <translation>CRC matches · amount does not match</translation>
    </message>
    <message>
        <source>CRC does not match</source>
        <translation>CRC does not match</translation>
    </message>
    <message>
        <source>Not a valid Pix code</source>
        <translation>Not a valid Pix code</translation>
    </message>
    <message>
        <source>No code came</source>
        <translation>No code came</translation>
    </message>
    <message>
        <source>Not a code to pay</source>
        <translation>Not a code to pay</translation>
    </message>
    <message>
        <source>Code matches · answer does not</source>
        <translation>Code matches · answer does not</translation>
    </message>
    <message>
        <source>Data checked on this computer</source>
        <translation>Data checked on this computer</translation>
    </message>
    <message>
        <source>Connect to the provider</source>
        <translation>Connect to the provider</translation>
    </message>
    <message>
        <source>Send the request</source>
        <translation>Send the request</translation>
    </message>
    <message>
        <source>Receive and check the code</source>
        <translation>Receive and check the code</translation>
    </message>
    <message>
        <source>Connected to the provider</source>
        <translation>Connected to the provider</translation>
    </message>
    <message>
        <source>Request sent</source>
        <translation>Request sent</translation>
    </message>
    <message>
        <source>now</source>
        <translation>now</translation>
    </message>
    <message>
        <source>Leaving does not cancel:
the charge is valid until %1.</source>
        <translation>Leaving does not cancel:
the charge is valid until %1.</translation>
    </message>
    <message>
        <source>Leaving does not cancel:
the charge stays valid.</source>
        <translation>Leaving does not cancel:
the charge stays valid.</translation>
    </message>
    <message>
        <source>Confirmed at</source>
        <translation>Confirmed at</translation>
    </message>
    <message>
        <source>Paid, confirmed at the shop by %1</source>
        <translation>Paid, confirmed at the shop by %1</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Data erased</source>
        <translation>Data erased</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Not known</translation>
    </message>
    <message>
        <source>The answer waits to be written down: %1</source>
        <translation>The answer waits to be written down: %1</translation>
    </message>
    <message>
        <source>The code is not here yet</source>
        <translation>The code is not here yet</translation>
    </message>
    <message>
        <source>Found at the provider</source>
        <translation>Found at the provider</translation>
    </message>
    <message>
        <source>Only the txid is known here. The provider has not told the charge&apos;s amount, status and code yet.</source>
        <translation>Only the txid is known here. The provider has not told the charge&apos;s amount, status and code yet.</translation>
    </message>
    <message>
        <source>It can still be cancelled.</source>
        <translation>It can still be cancelled.</translation>
    </message>
    <message>
        <source>Without an answer in time we show what to do. Nothing is resent by itself.</source>
        <translation>Without an answer in time we show what to do. Nothing is resent by itself.</translation>
    </message>
    <message>
        <source>A receipt on the customer&apos;s phone is not proof.</source>
        <translation>A receipt on the customer&apos;s phone is not proof.</translation>
    </message>
    <message>
        <source>Send the correction again</source>
        <translation>Send the correction again</translation>
    </message>
    <message>
        <source>The same values for the same charge: safe to repeat.</source>
        <translation>The same values for the same charge: safe to repeat.</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Send again</translation>
    </message>
    <message>
        <source>Fetch the charge</source>
        <translation>Fetch the charge</translation>
    </message>
    <message>
        <source>Asks for what the provider has under this txid.</source>
        <translation>Asks for what the provider has under this txid.</translation>
    </message>
    <message>
        <source>Read status</source>
        <translation>Read status</translation>
    </message>
    <message>
        <source>Ask for the code again</source>
        <translation>Ask for the code again</translation>
    </message>
    <message>
        <source>Sends the same data for the same txid.</source>
        <translation>Sends the same data for the same txid.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Ask again</translation>
    </message>
    <message>
        <source>The txid is not this charge&apos;s</source>
        <translation>The txid is not this charge&apos;s</translation>
    </message>
    <message>
        <source>%1 gave it. Another can be given.</source>
        <translation>%1 gave it. Another can be given.</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation>Change it…</translation>
    </message>
    <message>
        <source>Tell the manager and get paid in another way</source>
        <translation>Tell the manager and get paid in another way</translation>
    </message>
    <message>
        <source>It stays “To check” in the list.</source>
        <translation>It stays “To check” in the list.</translation>
    </message>
    <message>
        <source>Leave to check</source>
        <translation>Leave to check</translation>
    </message>
    <message>
        <source>Do not read out or send this code to the customer.</source>
        <translation>Do not read out or send this code to the customer.</translation>
    </message>
    <message>
        <source>The charge exists at the provider.</source>
        <translation>The charge exists at the provider.</translation>
    </message>
    <message>
        <source>The customer says it is paid? Check the shop&apos;s account before creating another.</source>
        <translation>The customer says it is paid? Check the shop&apos;s account before creating another.</translation>
    </message>
    <message>
        <source>Read the amount again</source>
        <translation>Read the amount again</translation>
    </message>
    <message>
        <source>Reads the charge by its txid, and changes nothing.</source>
        <translation>Reads the charge by its txid, and changes nothing.</translation>
    </message>
    <message>
        <source>Take payment another way</source>
        <translation>Take payment another way</translation>
    </message>
    <message>
        <source>The charge exists at the provider. Do not create another.</source>
        <translation>The charge exists at the provider. Do not create another.</translation>
    </message>
    <message>
        <source>While in doubt, the code is not shown, copied or printed.</source>
        <translation>While in doubt, the code is not shown, copied or printed.</translation>
    </message>
    <message>
        <source>The amount in the answer does not match</source>
        <translation>The amount in the answer does not match</translation>
    </message>
    <message>
        <source>The code is right, but the provider answered another amount. Nobody knows which one holds.</source>
        <translation>The code is right, but the provider answered another amount. Nobody knows which one holds.</translation>
    </message>
    <message>
        <source>You charged</source>
        <translation>You charged</translation>
    </message>
    <message>
        <source>The code carries</source>
        <translation>The code carries</translation>
    </message>
    <message>
        <source>The provider answered</source>
        <translation>The provider answered</translation>
    </message>
    <message>
        <source>Amount in doubt:</source>
        <translation>Amount in doubt:</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>difference of %1</translation>
    </message>
    <message>
        <source>May be paid already: check before showing it again</source>
        <translation>May be paid already: check before showing it again</translation>
    </message>
    <message>
        <source>The provider refused the correction. The customer may have paid %1 at this moment.</source>
        <translation>The provider refused the correction. The customer may have paid %1 at this moment.</translation>
    </message>
    <message>
        <source>The correction was not made.</source>
        <translation>The correction was not made.</translation>
    </message>
    <message>
        <source>%1 still holds</source>
        <translation>%1 still holds</translation>
    </message>
    <message>
        <source>Paid today at %1, %2 ago</source>
        <translation>Paid today at %1, %2 ago</translation>
    </message>
    <message>
        <source>Paid on %1 at %2</source>
        <translation>Paid on %1 at %2</translation>
    </message>
    <message>
        <source>Request sent by %1</source>
        <translation>Request sent by %1</translation>
    </message>
    <message>
        <source>Code received and checked</source>
        <translation>Code received and checked</translation>
    </message>
    <message>
        <source>Corrected by %1</source>
        <translation>Corrected by %1</translation>
    </message>
    <message>
        <source>Confirmed at the shop by %1</source>
        <translation>Confirmed at the shop by %1</translation>
    </message>
    <message>
        <source>Paid, reported by the provider</source>
        <translation>Paid, reported by the provider</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Counter %1</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Created</translation>
    </message>
    <message>
        <source>Attempt of %1</source>
        <translation>Attempt of %1</translation>
    </message>
    <message>
        <source>This txid already belongs to charge %1</source>
        <translation>This txid already belongs to charge %1</translation>
    </message>
    <message>
        <source>This txid already belongs to another charge</source>
        <translation>This txid already belongs to another charge</translation>
    </message>
    <message>
        <source>The provider answered the new request with the txid of another attempt. Showing the code could charge the wrong person.</source>
        <translation>The provider answered the new request with the txid of another attempt. Showing the code could charge the wrong person.</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>Charge %1</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>New request</translation>
    </message>
    <message>
        <source>CRC matches · repeated txid</source>
        <translation>CRC matches · repeated txid</translation>
    </message>
    <message>
        <source>We do not know whether the request for %1 exists.</source>
        <translation>We do not know whether the request for %1 exists.</translation>
    </message>
    <message>
        <source>The other charge is as it was. Totals count this txid once.</source>
        <translation>The other charge is as it was. Totals count this txid once.</translation>
    </message>
    <message>
        <source>Look at the other charge</source>
        <translation>Look at the other charge</translation>
    </message>
    <message>
        <source>Opens it, and changes nothing.</source>
        <translation>Opens it, and changes nothing.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Open it</translation>
    </message>
    <message>
        <source>Create another</source>
        <translation>Create another</translation>
    </message>
    <message>
        <source>Only after looking in the provider&apos;s panel.</source>
        <translation>Only after looking in the provider&apos;s panel.</translation>
    </message>
    <message>
        <source>Create another…</source>
        <translation>Create another…</translation>
    </message>
    <message>
        <source>Charged: %1</source>
        <translation>Charged: %1</translation>
    </message>
    <message>
        <source>Another amount was paid</source>
        <translation>Another amount was paid</translation>
    </message>
    <message>
        <source>Look at the shop&apos;s account first</source>
        <translation>Look at the shop&apos;s account first</translation>
    </message>
    <message>
        <source>The money came</source>
        <translation>The money came</translation>
    </message>
    <message>
        <source>You have seen the payment on the shop&apos;s account.</source>
        <translation>You have seen the payment on the shop&apos;s account.</translation>
    </message>
    <message>
        <source>Confirm receipt…</source>
        <translation>Confirm receipt…</translation>
    </message>
    <message>
        <source>This code&apos;s time is over</source>
        <translation>This code&apos;s time is over</translation>
    </message>
    <message>
        <source>The provider has ended this code</source>
        <translation>The provider has ended this code</translation>
    </message>
    <message>
        <source>Was valid until</source>
        <translation>Was valid until</translation>
    </message>
    <message>
        <source>revision %1, at %2</source>
        <translation>revision %1, at %2</translation>
    </message>
    <message>
        <source>created at %1</source>
        <translation>created at %1</translation>
    </message>
    <message>
        <source>It took</source>
        <translation>It took</translation>
    </message>
    <message>
        <source>Training code</source>
        <translation>Training code</translation>
    </message>
    <message>
        <source>Point the camera</source>
        <translation>Point the camera</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Checked</translation>
    </message>
    <message>
        <source>Deadline not given</source>
        <translation>Deadline not given</translation>
    </message>
    <message>
        <source>This code pays another receiver</source>
        <translation>This code pays another receiver</translation>
    </message>
    <message>
        <source>CRC matches · another receiver</source>
        <translation>CRC matches · another receiver</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Expected</translation>
    </message>
    <message>
        <source>In the code</source>
        <translation>In the code</translation>
    </message>
    <message>
        <source>A manager has to look at it before the customer pays.</source>
        <translation>A manager has to look at it before the customer pays.</translation>
    </message>
    <message>
        <source>Calibration.</source>
        <translation>Calibration.</translation>
    </message>
    <message>
        <source>Look at the code with a bank&apos;s app, do not pay, and press F12.</source>
        <translation>Look at the code with a bank&apos;s app, do not pay, and press F12.</translation>
    </message>
    <message>
        <source>Not printed.</source>
        <translation>Not printed.</translation>
    </message>
    <message>
        <source>The shop&apos;s bank statement shows the payment and its amount.</source>
        <translation>The shop&apos;s bank statement shows the payment and its amount.</translation>
    </message>
    <message>
        <source>The reported payment is not clear</source>
        <translation>The reported payment is not clear</translation>
    </message>
    <message>
        <source>Deadline in doubt</source>
        <translation>Deadline in doubt</translation>
    </message>
    <message>
        <source>Leaving does not cancel.
How long it is valid is in doubt.</source>
        <translation>Leaving does not cancel.
How long it is valid is in doubt.</translation>
    </message>
</context>
<context>
    <name>balcao::Closing</name>
    <message>
        <source>Made</source>
        <translation>Made</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrected</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>To check</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>Confirmed at the shop</source>
        <translation>Confirmed at the shop</translation>
    </message>
    <message>
        <source>Changed since earlier closings</source>
        <translation>Changed since earlier closings</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>After</source>
        <translation>After</translation>
    </message>
    <message>
        <source>Received before</source>
        <translation>Received before</translation>
    </message>
    <message>
        <source>Received after</source>
        <translation>Received after</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>When</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>By</source>
        <translation>By</translation>
    </message>
    <message>
        <source>Authorised by</source>
        <translation>Authorised by</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Closing</translation>
    </message>
    <message>
        <source>Not closed yet</source>
        <translation>Not closed yet</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>To</source>
        <translation>To</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Closed by</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Proof</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Charges made</source>
        <translation>Charges made</translation>
    </message>
    <message>
        <source>Went back</source>
        <translation>Went back</translation>
    </message>
    <message>
        <source>Unknown, of these</source>
        <translation>Unknown, of these</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Contested</translation>
    </message>
    <message>
        <source>Counted before</source>
        <translation>Counted before</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Hour</translation>
    </message>
    <message>
        <source>Approvals by %1</source>
        <translation>Approvals by %1</translation>
    </message>
    <message>
        <source>Operators without PINs</source>
        <translation>Operators without PINs</translation>
    </message>
    <message>
        <source>The provider&apos;s key is in no keyring</source>
        <translation>The provider&apos;s key is in no keyring</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>the beginning</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Payments</translation>
    </message>
    <message>
        <source>Received, by the provider&apos;s word</source>
        <translation>Received, by the provider&apos;s word</translation>
    </message>
    <message>
        <source>Charges made, by status</source>
        <translation>Charges made, by status</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>To check, of any day</source>
        <translation>To check, of any day</translation>
    </message>
    <message>
        <source>Nobody said</source>
        <translation>Nobody said</translation>
    </message>
    <message>
        <source>At the shop</source>
        <translation>At the shop</translation>
    </message>
    <message>
        <source>Received by hour</source>
        <translation>Received by hour</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
    <message numerus="yes">
        <source>%n approval(s) by %1</source>
        <translation>
            <numerusform>%n approval by %1</numerusform>
            <numerusform>%n approvals by %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarks</translation>
    </message>
    <message>
        <source>TRAINING: this closing has no value.</source>
        <translation>TRAINING: this closing has no value.</translation>
    </message>
    <message>
        <source>Closing %1</source>
        <translation>Closing %1</translation>
    </message>
    <message>
        <source>Since the last closing</source>
        <translation>Since the last closing</translation>
    </message>
    <message>
        <source>received, %1</source>
        <translation>received, %1</translation>
    </message>
    <message>
        <source>received, %1, not closed</source>
        <translation>received, %1, not closed</translation>
    </message>
    <message>
        <source>This closing</source>
        <translation>This closing</translation>
    </message>
    <message>
        <source>By operator</source>
        <translation>By operator</translation>
    </message>
    <message>
        <source>By counter</source>
        <translation>By counter</translation>
    </message>
    <message>
        <source>Made by %1 on %2, %3</source>
        <translation>Made by %1 on %2, %3</translation>
    </message>
    <message>
        <source>Closed by %1</source>
        <translation>Closed by %1</translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) by the provider&apos;s word</source>
        <translation>
            <numerusform>%n payment by the provider&apos;s word</numerusform>
            <numerusform>%n payments by the provider&apos;s word</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>a payment</source>
        <translation>a payment</translation>
    </message>
    <message>
        <source>nothing went back</source>
        <translation>nothing went back</translation>
    </message>
    <message>
        <source>went back: %1</source>
        <translation>went back: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) to check, %1</source>
        <translation>
            <numerusform>%n charge to check, %1</numerusform>
            <numerusform>%n charges to check, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check</source>
        <translation>Nothing to check</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) contested, %1</source>
        <translation>
            <numerusform>%n charge contested, %1</numerusform>
            <numerusform>%n charges contested, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) of earlier closings changed since</source>
        <translation>
            <numerusform>%n charge of earlier closings changed since</numerusform>
            <numerusform>%n charges of earlier closings changed since</numerusform>
        </translation>
    </message>
    <message>
        <source>What was counted before is the same</source>
        <translation>What was counted before is the same</translation>
    </message>
    <message>
        <source>Counted before: %1, %2. The ledger has %3, %4: %5</source>
        <translation>Counted before: %1, %2. The ledger has %3, %4: %5</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Since the beginning</translation>
    </message>
    <message>
        <source>Closed %1 · %2</source>
        <translation>Closed %1 · %2</translation>
    </message>
    <message>
        <source>Closed %1 by %2 · %3</source>
        <translation>Closed %1 by %2 · %3</translation>
    </message>
    <message>
        <source>the last one was made %1</source>
        <translation>the last one was made %1</translation>
    </message>
    <message>
        <source>Operators without PINs.</source>
        <translation>Operators without PINs.</translation>
    </message>
    <message>
        <source>The provider&apos;s key was kept in no keyring.</source>
        <translation>The provider&apos;s key was kept in no keyring.</translation>
    </message>
    <message>
        <source>Closing %1 of %2, %3</source>
        <translation>Closing %1 of %2, %3</translation>
    </message>
    <message>
        <source>Closing %1 of %2 would say (nothing is closed):</source>
        <translation>Closing %1 of %2 would say (nothing is closed):</translation>
    </message>
    <message>
        <source>Who closes here counts first (shop.blind-closing): give what was counted, like --counted 12:1.234,50. There is no --preview.</source>
        <translation>Who closes here counts first (shop.blind-closing): give what was counted, like --counted 12:1.234,50. There is no --preview.</translation>
    </message>
    <message>
        <source>--pdf takes the name of a new file: %1 is there already.</source>
        <translation>--pdf takes the name of a new file: %1 is there already.</translation>
    </message>
    <message>
        <source>There is no closing %1.</source>
        <translation>There is no closing %1.</translation>
    </message>
</context>
<context>
    <name>balcao::CodeCheckPage</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>Open a picture…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Open the charge</source>
        <translation>Open the charge</translation>
    </message>
    <message>
        <source>Copy the right code</source>
        <translation>Copy the right code</translation>
    </message>
    <message>
        <source>Copy it for the manager</source>
        <translation>Copy it for the manager</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Send again</translation>
    </message>
    <message>
        <source>Check a code</source>
        <translation>Check a code</translation>
    </message>
    <message>
        <source>Paste the customer&apos;s Pix code, or drop the picture of its QR code.</source>
        <translation>Paste the customer&apos;s Pix code, or drop the picture of its QR code.</translation>
    </message>
    <message>
        <source>What stands in the code</source>
        <translation>What stands in the code</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Open a picture</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Pictures</translation>
    </message>
</context>
<context>
    <name>balcao::CodeCheckPresenter</name>
    <message>
        <source>No code in this picture</source>
        <translation>No code in this picture</translation>
    </message>
</context>
<context>
    <name>balcao::CodeCheckView</name>
    <message>
        <source>A code of this shop, whole, and it still holds. It may be sent again.</source>
        <translation>A code of this shop, whole, and it still holds. It may be sent again.</translation>
    </message>
    <message>
        <source>It is not to be paid now: something about its charge is open. Open the charge.</source>
        <translation>It is not to be paid now: something about its charge is open. Open the charge.</translation>
    </message>
    <message>
        <source>An old code: the charge was corrected since. Ask for the new code to be scanned.</source>
        <translation>An old code: the charge was corrected since. Ask for the new code to be scanned.</translation>
    </message>
    <message>
        <source>Another charge took its place in the sale. This one is not to be paid.</source>
        <translation>Another charge took its place in the sale. This one is not to be paid.</translation>
    </message>
    <message>
        <source>Its time is over by our clock. Look at the shop&apos;s account before you charge again.</source>
        <translation>Its time is over by our clock. Look at the shop&apos;s account before you charge again.</translation>
    </message>
    <message>
        <source>It has expired, by the provider&apos;s word. Look at the shop&apos;s account before you charge again.</source>
        <translation>It has expired, by the provider&apos;s word. Look at the shop&apos;s account before you charge again.</translation>
    </message>
    <message>
        <source>It was cancelled at the provider. Nobody can pay it.</source>
        <translation>It was cancelled at the provider. Nobody can pay it.</translation>
    </message>
    <message>
        <source>It is paid already. The customer does not pay it again.</source>
        <translation>It is paid already. The customer does not pay it again.</translation>
    </message>
    <message>
        <source>It was paid, and the money went back.</source>
        <translation>It was paid, and the money went back.</translation>
    </message>
    <message>
        <source>The bank will refuse this code.</source>
        <translation>The bank will refuse this code.</translation>
    </message>
    <message>
        <source>The messaging app ate the asterisks.</source>
        <translation>The messaging app ate the asterisks.</translation>
    </message>
    <message>
        <source>Its end is missing.</source>
        <translation>Its end is missing.</translation>
    </message>
    <message>
        <source>A part of it is missing.</source>
        <translation>A part of it is missing.</translation>
    </message>
    <message>
        <source>It differs from ours in one place.</source>
        <translation>It differs from ours in one place.</translation>
    </message>
    <message>
        <source>position %1: %2 is missing</source>
        <translation>position %1: %2 is missing</translation>
    </message>
    <message>
        <source>position %1: %2 too much</source>
        <translation>position %1: %2 too much</translation>
    </message>
    <message>
        <source>position %1: %2 in place of %3</source>
        <translation>position %1: %2 in place of %3</translation>
    </message>
    <message>
        <source>%1, the current one</source>
        <translation>%1, the current one</translation>
    </message>
    <message>
        <source>%1, now %2 holds</source>
        <translation>%1, now %2 holds</translation>
    </message>
    <message>
        <source>none: the bank shows it</source>
        <translation>none: the bank shows it</translation>
    </message>
    <message>
        <source>Amount in the code</source>
        <translation>Amount in the code</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Receiver</translation>
    </message>
    <message>
        <source>City</source>
        <translation>City</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>It is ours: charge %1</source>
        <translation>It is ours: charge %1</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Valid until</translation>
    </message>
    <message>
        <source>Check sum (CRC)</source>
        <translation>Check sum (CRC)</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>matches</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>does not match</translation>
    </message>
    <message>
        <source>Ours, but it arrived damaged</source>
        <translation>Ours, but it arrived damaged</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Looks like</translation>
    </message>
    <message>
        <source>charge %1, %2</source>
        <translation>charge %1, %2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>Not this shop&apos;s</source>
        <translation>Not this shop&apos;s</translation>
    </message>
    <message>
        <source>Whoever pays this code pays somebody else. Do not give it back to the customer as if it were ours.</source>
        <translation>Whoever pays this code pays somebody else. Do not give it back to the customer as if it were ours.</translation>
    </message>
    <message>
        <source>In our ledger</source>
        <translation>In our ledger</translation>
    </message>
    <message>
        <source>nothing like it</source>
        <translation>nothing like it</translation>
    </message>
    <message>
        <source>Not in this ledger</source>
        <translation>Not in this ledger</translation>
    </message>
    <message>
        <source>It pays this shop, but no charge of this ledger has it. It was made elsewhere.</source>
        <translation>It pays this shop, but no charge of this ledger has it. It was made elsewhere.</translation>
    </message>
    <message>
        <source>No charge of this ledger has this code, and nobody has told yet whom this shop&apos;s codes pay. Compare the receiver.</source>
        <translation>No charge of this ledger has this code, and nobody has told yet whom this shop&apos;s codes pay. Compare the receiver.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Not a Pix code</source>
        <translation>Not a Pix code</translation>
    </message>
    <message>
        <source>Ask for the code again and copy it whole.</source>
        <translation>Ask for the code again and copy it whole.</translation>
    </message>
    <message>
        <source>Whose code is it?</source>
        <translation>Whose code is it?</translation>
    </message>
    <message>
        <source>Paste it, scan it, or drop its picture: the till says whether it is ours, and what became of it.</source>
        <translation>Paste it, scan it, or drop its picture: the till says whether it is ours, and what became of it.</translation>
    </message>
    <message>
        <source>More than one code</source>
        <translation>More than one code</translation>
    </message>
</context>
<context>
    <name>balcao::CodeEdit</name>
    <message>
        <source>Code to check</source>
        <translation>Code to check</translation>
    </message>
</context>
<context>
    <name>balcao::CodePicture</name>
    <message>
        <source>This file cannot be read. Save the picture on this computer, then open it again.</source>
        <translation>This file cannot be read. Save the picture on this computer, then open it again.</translation>
    </message>
    <message>
        <source>This picture is too large. Cut out the QR code, or take a photo of it from nearer.</source>
        <translation>This picture is too large. Cut out the QR code, or take a photo of it from nearer.</translation>
    </message>
    <message>
        <source>This is no picture that can be read here. Save it as PNG or JPEG.</source>
        <translation>This is no picture that can be read here. Save it as PNG or JPEG.</translation>
    </message>
    <message>
        <source>There is no QR code in it that can be read. Take it whole, sharp and straight, or paste the text.</source>
        <translation>There is no QR code in it that can be read. Take it whole, sharp and straight, or paste the text.</translation>
    </message>
    <message>
        <source>Pictures cannot be read on this computer. Paste the text of the code.</source>
        <translation>Pictures cannot be read on this computer. Paste the text of the code.</translation>
    </message>
</context>
<context>
    <name>balcao::ContestEntry</name>
    <message>
        <source>Write the day like %1.</source>
        <translation>Write the day like %1.</translation>
    </message>
    <message>
        <source>That day has not come yet: when was the shop told?</source>
        <translation>That day has not come yet: when was the shop told?</translation>
    </message>
    <message>
        <source>Write the deadline like %1.</source>
        <translation>Write the deadline like %1.</translation>
    </message>
    <message>
        <source>The deadline is before the day on which the shop was told.</source>
        <translation>The deadline is before the day on which the shop was told.</translation>
    </message>
</context>
<context>
    <name>balcao::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
</context>
<context>
    <name>balcao::CorrectionDialog</name>
    <message>
        <source>Amount</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Choose or write</source>
        <translation>Choose or write</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save correction</source>
        <translation>Save correction</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>The amount and the customer&apos;s four fields go to the provider.</source>
        <translation>The amount and the customer&apos;s four fields go to the provider.</translation>
    </message>
    <message>
        <source>Who corrects</source>
        <translation>Who corrects</translation>
    </message>
</context>
<context>
    <name>balcao::CorrectionHead</name>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>After</source>
        <translation>After</translation>
    </message>
</context>
<context>
    <name>balcao::CorrectionView</name>
    <message>
        <source>unchanged</source>
        <translation>unchanged</translation>
    </message>
    <message>
        <source>Correct the highlighted fields first.</source>
        <translation>Correct the highlighted fields first.</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>Nothing was changed yet.</translation>
    </message>
    <message>
        <source>Choose or write the reason.</source>
        <translation>Choose or write the reason.</translation>
    </message>
    <message>
        <source>Write who corrects it.</source>
        <translation>Write who corrects it.</translation>
    </message>
    <message>
        <source>Correct charge %1</source>
        <translation>Correct charge %1</translation>
    </message>
    <message>
        <source>Created at %1.</source>
        <translation>Created at %1.</translation>
    </message>
    <message>
        <source>Expires at %1.</source>
        <translation>Expires at %1.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changed</translation>
    </message>
    <message>
        <source>Forgotten discount</source>
        <translation>Forgotten discount</translation>
    </message>
    <message>
        <source>Wrong amount typed</source>
        <translation>Wrong amount typed</translation>
    </message>
    <message>
        <source>Customer&apos;s data wrong</source>
        <translation>Customer&apos;s data wrong</translation>
    </message>
    <message>
        <source>Item added or taken out</source>
        <translation>Item added or taken out</translation>
    </message>
</context>
<context>
    <name>balcao::Csv</name>
    <message>
        <source>Confirmed at the shop</source>
        <translation>Confirmed at the shop</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Created</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Reported amount</source>
        <translation>Reported amount</translation>
    </message>
    <message>
        <source>Txid</source>
        <translation>Txid</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF or CNPJ</translation>
    </message>
</context>
<context>
    <name>balcao::CustomerScreen</name>
    <message>
        <source>The customer&apos;s screen was not found.</source>
        <translation>The customer&apos;s screen was not found.</translation>
    </message>
</context>
<context>
    <name>balcao::CustomerView</name>
    <message>
        <source>TRAINING: charge has no value.</source>
        <translation>TRAINING: charge has no value.</translation>
    </message>
    <message>
        <source>Nobody can pay this code.</source>
        <translation>Nobody can pay this code.</translation>
    </message>
    <message>
        <source>Amount to pay</source>
        <translation>Amount to pay</translation>
    </message>
    <message>
        <source>The shop asked for %1.</source>
        <translation>The shop asked for %1.</translation>
    </message>
    <message>
        <source>The code is new: scan this one, and not the one from before.</source>
        <translation>The code is new: scan this one, and not the one from before.</translation>
    </message>
    <message>
        <source>Open your bank&apos;s app and choose Pix.</source>
        <translation>Open your bank&apos;s app and choose Pix.</translation>
    </message>
    <message>
        <source>Point its camera at the code.</source>
        <translation>Point its camera at the code.</translation>
    </message>
    <message>
        <source>Your bank has to show:</source>
        <translation>Your bank has to show:</translation>
    </message>
    <message>
        <source>This code is valid for</source>
        <translation>This code is valid for</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>One moment, please</translation>
    </message>
    <message>
        <source>Payment received</source>
        <translation>Payment received</translation>
    </message>
    <message>
        <source>Thank you, and come again!</source>
        <translation>Thank you, and come again!</translation>
    </message>
    <message>
        <source>Please do not pay it. Ask for another one at the counter.</source>
        <translation>Please do not pay it. Ask for another one at the counter.</translation>
    </message>
    <message>
        <source>This code is not valid any more</source>
        <translation>This code is not valid any more</translation>
    </message>
    <message>
        <source>Your code is on its way.</source>
        <translation>Your code is on its way.</translation>
    </message>
    <message>
        <source>A new code is coming. Please do not pay the one from before.</source>
        <translation>A new code is coming. Please do not pay the one from before.</translation>
    </message>
    <message>
        <source>Please do not pay yet: the counter is looking at this charge.</source>
        <translation>Please do not pay yet: the counter is looking at this charge.</translation>
    </message>
    <message>
        <source>This code&apos;s time is over</source>
        <translation>This code&apos;s time is over</translation>
    </message>
    <message>
        <source>The code appears on this screen.</source>
        <translation>The code appears on this screen.</translation>
    </message>
    <message>
        <source>Here Pix is by QR code or by copy and paste.</source>
        <translation>Here Pix is by QR code or by copy and paste.</translation>
    </message>
    <message>
        <source>The counter tells you how to go on.</source>
        <translation>The counter tells you how to go on.</translation>
    </message>
    <message>
        <source>Somebody will be at this counter soon.</source>
        <translation>Somebody will be at this counter soon.</translation>
    </message>
</context>
<context>
    <name>balcao::DayPage</name>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Close the day…</source>
        <translation>Close the day…</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Closing</translation>
    </message>
    <message>
        <source>The closing before</source>
        <translation>The closing before</translation>
    </message>
    <message>
        <source>The next closing</source>
        <translation>The next closing</translation>
    </message>
    <message>
        <source>Received by hour</source>
        <translation>Received by hour</translation>
    </message>
    <message>
        <source>By status</source>
        <translation>By status</translation>
    </message>
    <message>
        <source>Before closing</source>
        <translation>Before closing</translation>
    </message>
    <message>
        <source>Closing changes nothing at the provider.</source>
        <translation>Closing changes nothing at the provider.</translation>
    </message>
    <message>
        <source>Count first: how many payments came, and what they came to. The figures are shown when the day is closed.</source>
        <translation>Count first: how many payments came, and what they came to. The figures are shown when the day is closed.</translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>Reading the ledger…</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Settle</translation>
    </message>
</context>
<context>
    <name>balcao::DayPresenter</name>
    <message>
        <source>Count first: how many payments, and what they came to.</source>
        <translation>Count first: how many payments, and what they came to.</translation>
    </message>
    <message>
        <source>Write how many payments came as a whole number, and their sum like 1.234,50.</source>
        <translation>Write how many payments came as a whole number, and their sum like 1.234,50.</translation>
    </message>
    <message>
        <source>closing-%1-%2</source>
        <translation>closing-%1-%2</translation>
    </message>
    <message>
        <source>Save for a spreadsheet</source>
        <translation>Save for a spreadsheet</translation>
    </message>
    <message>
        <source>Semicolons and a decimal comma, as spreadsheets read it here. It names operators, and no customer.</source>
        <translation>Semicolons and a decimal comma, as spreadsheets read it here. It names operators, and no customer.</translation>
    </message>
    <message>
        <source>Save the closing as a PDF</source>
        <translation>Save the closing as a PDF</translation>
    </message>
    <message>
        <source>Every figure, on paper for whoever keeps the books. It names operators, and no customer.</source>
        <translation>Every figure, on paper for whoever keeps the books. It names operators, and no customer.</translation>
    </message>
    <message>
        <source>(optional)</source>
        <translation>(optional)</translation>
    </message>
    <message>
        <source>Close the day?</source>
        <translation>Close the day?</translation>
    </message>
    <message>
        <source>What came since the last closing gets a number and does not change any more. Nothing changes at the provider.</source>
        <translation>What came since the last closing gets a number and does not change any more. Nothing changes at the provider.</translation>
    </message>
    <message>
        <source>Payments counted</source>
        <translation>Payments counted</translation>
    </message>
    <message>
        <source>What they came to</source>
        <translation>What they came to</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Close the day</source>
        <translation>Close the day</translation>
    </message>
</context>
<context>
    <name>balcao::DiagnosticsPresenter</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Ledger</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Provider</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operators</translation>
    </message>
    <message>
        <source>Is the ledger whole?</source>
        <translation>Is the ledger whole?</translation>
    </message>
    <message>
        <source>Every event and charge is read.</source>
        <translation>Every event and charge is read.</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verify</translation>
    </message>
    <message>
        <source>Copy of the ledger</source>
        <translation>Copy of the ledger</translation>
    </message>
    <message>
        <source>A file with all customers&apos; data.</source>
        <translation>A file with all customers&apos; data.</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Copy…</translation>
    </message>
    <message>
        <source>For support</source>
        <translation>For support</translation>
    </message>
    <message>
        <source>Without key, PIN, customer or code.</source>
        <translation>Without key, PIN, customer or code.</translation>
    </message>
    <message>
        <source>Look and save…</source>
        <translation>Look and save…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Names no customer. Three files of 1 MiB.</source>
        <translation>Names no customer. Three files of 1 MiB.</translation>
    </message>
    <message>
        <source>Not asked since the start</source>
        <translation>Not asked since the start</translation>
    </message>
    <message>
        <source>Is being asked</source>
        <translation>Is being asked</translation>
    </message>
    <message>
        <source>Answered at %1</source>
        <translation>Answered at %1</translation>
    </message>
    <message>
        <source>Gave no answer at %1</source>
        <translation>Gave no answer at %1</translation>
    </message>
    <message>
        <source>Was not reached at %1</source>
        <translation>Was not reached at %1</translation>
    </message>
    <message>
        <source>Refused the key at %1</source>
        <translation>Refused the key at %1</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Not compared yet</translation>
    </message>
    <message>
        <source>As the provider&apos;s</source>
        <translation>As the provider&apos;s</translation>
    </message>
    <message>
        <source>%1 ahead of the provider&apos;s</source>
        <translation>%1 ahead of the provider&apos;s</translation>
    </message>
    <message>
        <source>%1 behind the provider&apos;s</source>
        <translation>%1 behind the provider&apos;s</translation>
    </message>
    <message>
        <source>Without PIN: nobody is asked</source>
        <translation>Without PIN: nobody is asked</translation>
    </message>
    <message>
        <source>It is being stopped.</source>
        <translation>It is being stopped.</translation>
    </message>
    <message>
        <source>A whole ledger, and customers&apos; data with it: keep it where nobody else reads it. Selling goes on meanwhile.</source>
        <translation>A whole ledger, and customers&apos; data with it: keep it where nobody else reads it. Selling goes on meanwhile.</translation>
    </message>
    <message>
        <source>balcao-ledger-%1.sqlite</source>
        <translation>balcao-ledger-%1.sqlite</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>It begins.</source>
        <translation>It begins.</translation>
    </message>
    <message>
        <source>%1 % done</source>
        <translation>%1 % done</translation>
    </message>
    <message>
        <source>What support gets</source>
        <translation>What support gets</translation>
    </message>
    <message>
        <source>Nothing is sent: a ZIP is saved, and you send it. Nothing in it is made from a key, a PIN, a customer or a code.</source>
        <translation>Nothing is sent: a ZIP is saved, and you send it. Nothing in it is made from a key, a PIN, a customer or a code.</translation>
    </message>
    <message>
        <source>balcao-support-%1.zip</source>
        <translation>balcao-support-%1.zip</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>balcao::Dossier</name>
    <message>
        <source>Dossier of charge %1</source>
        <translation>Dossier of charge %1</translation>
    </message>
    <message>
        <source>Paid on %1</source>
        <translation>Paid on %1</translation>
    </message>
    <message>
        <source>TRAINING: this charge has no value.</source>
        <translation>TRAINING: this charge has no value.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Data erased</source>
        <translation>Data erased</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Created</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Valid until</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>not told</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Allowed by</source>
        <translation>Allowed by</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Contested</translation>
    </message>
    <message>
        <source>The sale</source>
        <translation>The sale</translation>
    </message>
    <message>
        <source>Two sources, side by side</source>
        <translation>Two sources, side by side</translation>
    </message>
    <message>
        <source>The provider said</source>
        <translation>The provider said</translation>
    </message>
    <message>
        <source>Amount told</source>
        <translation>Amount told</translation>
    </message>
    <message>
        <source>The shop saw</source>
        <translation>The shop saw</translation>
    </message>
    <message>
        <source>Amount seen</source>
        <translation>Amount seen</translation>
    </message>
    <message>
        <source>Identification of the Pix (E2E) %1</source>
        <translation>Identification of the Pix (E2E) %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>from %1 to %2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>since %1</translation>
    </message>
    <message>
        <source>Receiver: %1</source>
        <translation>Receiver: %1</translation>
    </message>
    <message>
        <source>CRC %1</source>
        <translation>CRC %1</translation>
    </message>
    <message>
        <source>Code %1</source>
        <translation>Code %1</translation>
    </message>
    <message>
        <source>Codes that there were</source>
        <translation>Codes that there were</translation>
    </message>
    <message>
        <source>No code is drawn while somebody might still pay by it, or where it was not verified.</source>
        <translation>No code is drawn while somebody might still pay by it, or where it was not verified.</translation>
    </message>
    <message>
        <source>What happened, in its order</source>
        <translation>What happened, in its order</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>not proven</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Fact</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Proof</translation>
    </message>
    <message>
        <source>Each proof depends on the one before it at its counter. %1 Checked on %2. The file %3.json has everything that it takes to prove them again.</source>
        <translation>Each proof depends on the one before it at its counter. %1 Checked on %2. The file %3.json has everything that it takes to prove them again.</translation>
    </message>
    <message>
        <source>The provider&apos;s answers, as received</source>
        <translation>The provider&apos;s answers, as received</translation>
    </message>
    <message>
        <source>%1, HTTP %2</source>
        <translation>%1, HTTP %2</translation>
    </message>
    <message>
        <source>dossier-%1</source>
        <translation>dossier-%1</translation>
    </message>
    <message>
        <source>Made by %1 on %2, %3</source>
        <translation>Made by %1 on %2, %3</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>somebody</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nothing yet</translation>
    </message>
    <message>
        <source>nothing was noted</source>
        <translation>nothing was noted</translation>
    </message>
    <message>
        <source>%1 saw it, %2</source>
        <translation>%1 saw it, %2</translation>
    </message>
    <message>
        <source>It pays another receiver and is not given out.</source>
        <translation>It pays another receiver and is not given out.</translation>
    </message>
    <message>
        <source>It is not a whole Pix code.</source>
        <translation>It is not a whole Pix code.</translation>
    </message>
    <message>
        <source>It authorises a recurring payment and pays nothing.</source>
        <translation>It authorises a recurring payment and pays nothing.</translation>
    </message>
    <message>
        <source>It carries another amount.</source>
        <translation>It carries another amount.</translation>
    </message>
    <message>
        <source>Replaced by a correction.</source>
        <translation>Replaced by a correction.</translation>
    </message>
    <message>
        <source>The last code of this charge.</source>
        <translation>The last code of this charge.</translation>
    </message>
    <message>
        <source>%1 of %2 facts are proven: each is as it was written.</source>
        <translation>%1 of %2 facts are proven: each is as it was written.</translation>
    </message>
    <message>
        <source>Only %1 of %2 facts are proven: the ledger was changed or damaged. Tell support.</source>
        <translation>Only %1 of %2 facts are proven: the ledger was changed or damaged. Tell support.</translation>
    </message>
    <message>
        <source>Charge %1 of %2, created on %3 at counter %4 by %5.</source>
        <translation>Charge %1 of %2, created on %3 at counter %4 by %5.</translation>
    </message>
    <message>
        <source>nobody who said a name</source>
        <translation>nobody who said a name</translation>
    </message>
    <message>
        <source>txid: %1</source>
        <translation>txid: %1</translation>
    </message>
    <message>
        <source>Identification of the Pix (E2E): %1</source>
        <translation>Identification of the Pix (E2E): %1</translation>
    </message>
    <message>
        <source>The provider said: %1.</source>
        <translation>The provider said: %1.</translation>
    </message>
    <message>
        <source>Amount told by the provider: %1.</source>
        <translation>Amount told by the provider: %1.</translation>
    </message>
    <message>
        <source>Seen on the shop&apos;s account: %1.</source>
        <translation>Seen on the shop&apos;s account: %1.</translation>
    </message>
    <message>
        <source>Receiver in the code: %1, %2.</source>
        <translation>Receiver in the code: %1, %2.</translation>
    </message>
    <message>
        <source>Proof of the last fact: %1</source>
        <translation>Proof of the last fact: %1</translation>
    </message>
    <message>
        <source>Amount seen there: %1.</source>
        <translation>Amount seen there: %1.</translation>
    </message>
    <message>
        <source>But a fact that holds another receiver&apos;s code is proven by the ledger alone.</source>
        <translation>But a fact that holds another receiver&apos;s code is proven by the ledger alone.</translation>
    </message>
    <message>
        <source>nobody said another one</source>
        <translation>nobody said another one</translation>
    </message>
    <message>
        <source>What the shop noted of the payment: %1</source>
        <translation>What the shop noted of the payment: %1</translation>
    </message>
    <message>
        <source>(a code that somebody might still pay by)</source>
        <translation>(a code that somebody might still pay by)</translation>
    </message>
    <message>
        <source>The bank&apos;s number of it: %1</source>
        <translation>The bank&apos;s number of it: %1</translation>
    </message>
    <message>
        <source>%1 (account %2)</source>
        <translation>%1 (account %2)</translation>
    </message>
</context>
<context>
    <name>balcao::DossierPage</name>
    <message>
        <source>Save PDF…</source>
        <translation>Save PDF…</translation>
    </message>
    <message>
        <source>Save with the proofs (JSON)…</source>
        <translation>Save with the proofs (JSON)…</translation>
    </message>
    <message>
        <source>Copy text for the bank</source>
        <translation>Copy text for the bank</translation>
    </message>
    <message>
        <source>Dossier of the sale</source>
        <translation>Dossier of the sale</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Include</translation>
    </message>
    <message>
        <source>Customer&apos;s full data</source>
        <translation>Customer&apos;s full data</translation>
    </message>
    <message>
        <source>Codes that there were</source>
        <translation>Codes that there were</translation>
    </message>
    <message>
        <source>What the shop saw</source>
        <translation>What the shop saw</translation>
    </message>
    <message>
        <source>The provider&apos;s answers</source>
        <translation>The provider&apos;s answers</translation>
    </message>
    <message>
        <source>It has a CPF and a phone number. Send it only to who needs it.</source>
        <translation>It has a CPF and a phone number. Send it only to who needs it.</translation>
    </message>
    <message>
        <source>All that is known of this sale, to answer a bank that asks for the money back.</source>
        <translation>All that is known of this sale, to answer a bank that asks for the money back.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>balcao::DossierPresenter</name>
    <message>
        <source>Save the dossier as a PDF</source>
        <translation>Save the dossier as a PDF</translation>
    </message>
    <message>
        <source>It holds the customer&apos;s CPF and phone. Send it only to who needs it.</source>
        <translation>It holds the customer&apos;s CPF and phone. Send it only to who needs it.</translation>
    </message>
    <message>
        <source>The customer is masked in it.</source>
        <translation>The customer is masked in it.</translation>
    </message>
    <message>
        <source>Save the dossier with its proofs</source>
        <translation>Save the dossier with its proofs</translation>
    </message>
    <message>
        <source>As JSON: all that it takes to prove each event again. It is for machines and experts.</source>
        <translation>As JSON: all that it takes to prove each event again. It is for machines and experts.</translation>
    </message>
</context>
<context>
    <name>balcao::DropArea</name>
    <message>
        <source>Drop a photo or screenshot here.</source>
        <translation>Drop a photo or screenshot here.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nothing leaves this computer.</translation>
    </message>
</context>
<context>
    <name>balcao::Environment</name>
    <message>
        <source>The training provider does not start: %1</source>
        <translation>The training provider does not start: %1</translation>
    </message>
    <message>
        <source>Training shop</source>
        <translation>Training shop</translation>
    </message>
</context>
<context>
    <name>balcao::EventText</name>
    <message>
        <source>Reason: %1</source>
        <translation>Reason: %1</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Reference: %1</translation>
    </message>
    <message>
        <source>Answer read: txid, no code</source>
        <translation>Answer read: txid, no code</translation>
    </message>
    <message>
        <source>Code %1 received and checked: CRC, amount</source>
        <translation>Code %1 received and checked: CRC, amount</translation>
    </message>
    <message>
        <source>Code %1 received, not as expected</source>
        <translation>Code %1 received, not as expected</translation>
    </message>
    <message>
        <source>Code shown on the till&apos;s screen</source>
        <translation>Code shown on the till&apos;s screen</translation>
    </message>
    <message>
        <source>Code shown on the customer&apos;s screen</source>
        <translation>Code shown on the customer&apos;s screen</translation>
    </message>
    <message>
        <source>Code sent to the printer</source>
        <translation>Code sent to the printer</translation>
    </message>
    <message>
        <source>Code sent by WhatsApp</source>
        <translation>Code sent by WhatsApp</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>Code copied</translation>
    </message>
    <message>
        <source>Paid (confirmed by the provider)</source>
        <translation>Paid (confirmed by the provider)</translation>
    </message>
    <message>
        <source>Status read: waiting</source>
        <translation>Status read: waiting</translation>
    </message>
    <message>
        <source>Expired (reported by the provider)</source>
        <translation>Expired (reported by the provider)</translation>
    </message>
    <message>
        <source>Cancelled (reported by the provider)</source>
        <translation>Cancelled (reported by the provider)</translation>
    </message>
    <message>
        <source>Refunded (reported by the provider)</source>
        <translation>Refunded (reported by the provider)</translation>
    </message>
    <message>
        <source>Status read</source>
        <translation>Status read</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Created</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Asked for</translation>
    </message>
    <message>
        <source>taken in by its txid</source>
        <translation>taken in by its txid</translation>
    </message>
    <message>
        <source>request written before it left</source>
        <translation>request written before it left</translation>
    </message>
    <message>
        <source>in place of attempt %1</source>
        <translation>in place of attempt %1</translation>
    </message>
    <message>
        <source>Request sent to the provider</source>
        <translation>Request sent to the provider</translation>
    </message>
    <message>
        <source>Answer %1 received and kept</source>
        <translation>Answer %1 received and kept</translation>
    </message>
    <message>
        <source>Unknown outcome</source>
        <translation>Unknown outcome</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Not sent</translation>
    </message>
    <message>
        <source>Refused by the provider</source>
        <translation>Refused by the provider</translation>
    </message>
    <message>
        <source>No byte left this computer. No charge exists.</source>
        <translation>No byte left this computer. No charge exists.</translation>
    </message>
    <message>
        <source>Different amount seen and accepted</source>
        <translation>Different amount seen and accepted</translation>
    </message>
    <message>
        <source>The provider&apos;s word on the payment accepted</source>
        <translation>The provider&apos;s word on the payment accepted</translation>
    </message>
    <message>
        <source>Receiver of the code accepted</source>
        <translation>Receiver of the code accepted</translation>
    </message>
    <message>
        <source>Receipt confirmed at the shop</source>
        <translation>Receipt confirmed at the shop</translation>
    </message>
    <message>
        <source>Receipt taken back</source>
        <translation>Receipt taken back</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Contested</translation>
    </message>
    <message>
        <source>Contestation ended</source>
        <translation>Contestation ended</translation>
    </message>
    <message>
        <source>Settled: it is the charge of attempt %1</source>
        <translation>Settled: it is the charge of attempt %1</translation>
    </message>
    <message>
        <source>Settled: it is at the provider</source>
        <translation>Settled: it is at the provider</translation>
    </message>
    <message>
        <source>Settled: the provider never made it</source>
        <translation>Settled: the provider never made it</translation>
    </message>
    <message>
        <source>The txid was the wrong one: unknown again</source>
        <translation>The txid was the wrong one: unknown again</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>revision %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Answer %1</translation>
    </message>
    <message>
        <source>Not known whether it was corrected</source>
        <translation>Not known whether it was corrected</translation>
    </message>
    <message>
        <source>Correction not sent</source>
        <translation>Correction not sent</translation>
    </message>
    <message>
        <source>Correction refused</source>
        <translation>Correction refused</translation>
    </message>
    <message>
        <source>Code asked for again</source>
        <translation>Code asked for again</translation>
    </message>
    <message>
        <source>Code received again</source>
        <translation>Code received again</translation>
    </message>
    <message>
        <source>Correction asked for</source>
        <translation>Correction asked for</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrected</translation>
    </message>
    <message>
        <source>customer&apos;s data</source>
        <translation>customer&apos;s data</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>provider</translation>
    </message>
    <message>
        <source>%1, allowed by %2</source>
        <translation>%1, allowed by %2</translation>
    </message>
    <message>
        <source>since %1, to answer until %2</source>
        <translation>since %1, to answer until %2</translation>
    </message>
</context>
<context>
    <name>balcao::FieldRow</name>
    <message>
        <source>Required.</source>
        <translation>Required.</translation>
    </message>
</context>
<context>
    <name>balcao::FilterBar</name>
    <message>
        <source>Filters</source>
        <translation>Filters</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Save the list</translation>
    </message>
    <message>
        <source>For a spreadsheet (CSV)…</source>
        <translation>For a spreadsheet (CSV)…</translation>
    </message>
    <message>
        <source>On paper (PDF)…</source>
        <translation>On paper (PDF)…</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>To check</translation>
    </message>
    <message>
        <source>Check a code</source>
        <translation>Check a code</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRun</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>As it stands in what this person does.</source>
        <translation>As it stands in what this person does.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>6 to 8 digits.</source>
        <translation>6 to 8 digits.</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>PIN again</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Connect to the provider</source>
        <translation>Connect to the provider</translation>
    </message>
    <message>
        <source>Address and key come from the provider.</source>
        <translation>Address and key come from the provider.</translation>
    </message>
    <message>
        <source>The first manager</source>
        <translation>The first manager</translation>
    </message>
    <message>
        <source>Corrects, sets up, and adds the others. Where the ledger has operators: one of its managers.</source>
        <translation>Corrects, sets up, and adds the others. Where the ledger has operators: one of its managers.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>Begin here</translation>
    </message>
    <message>
        <source>Built-in provider: nothing leaves this computer</source>
        <translation>Built-in provider: nothing leaves this computer</translation>
    </message>
    <message>
        <source>Codes without value, a purple ribbon on every screen</source>
        <translation>Codes without value, a purple ribbon on every screen</translation>
    </message>
    <message>
        <source>Play payment, expiry and no answer</source>
        <translation>Play payment, expiry and no answer</translation>
    </message>
    <message>
        <source>Train now</source>
        <translation>Train now</translation>
    </message>
    <message>
        <source>Real charges</source>
        <translation>Real charges</translation>
    </message>
    <message>
        <source>Have at hand:</source>
        <translation>Have at hand:</translation>
    </message>
    <message>
        <source>Base address, which ends in %1</source>
        <translation>Base address, which ends in %1</translation>
    </message>
    <message>
        <source>Access key, which goes into the system&apos;s keyring</source>
        <translation>Access key, which goes into the system&apos;s keyring</translation>
    </message>
    <message>
        <source>A manager&apos;s name and a PIN</source>
        <translation>A manager&apos;s name and a PIN</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Connect…</translation>
    </message>
    <message>
        <source>Database password</source>
        <translation>Database password</translation>
    </message>
    <message>
        <source>Of the role that changes operators. It is kept nowhere.</source>
        <translation>Of the role that changes operators. It is kept nowhere.</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunHead</name>
    <message>
        <source>Pix charges at your shop&apos;s counter</source>
        <translation>Pix charges at your shop&apos;s counter</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunPage</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunPresenter</name>
    <message>
        <source>Looking…</source>
        <translation>Looking…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>One moment…</translation>
    </message>
    <message>
        <source>“Begin” saves everything.</source>
        <translation>“Begin” saves everything.</translation>
    </message>
    <message>
        <source>Nothing is saved before the last step.</source>
        <translation>Nothing is saved before the last step.</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunStart</name>
    <message>
        <source>How do you want to begin?</source>
        <translation>How do you want to begin?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Language: %1</translation>
    </message>
    <message>
        <source>It can be changed later in the settings.</source>
        <translation>It can be changed later in the settings.</translation>
    </message>
    <message>
        <source>Free software. No customer&apos;s data leaves the shop but what a charge needs.</source>
        <translation>Free software. No customer&apos;s data leaves the shop but what a charge needs.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
</context>
<context>
    <name>balcao::FormDialog</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
</context>
<context>
    <name>balcao::Help</name>
    <message>
        <source>On every screen</source>
        <translation>On every screen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Back, without cancelling a charge</source>
        <translation>Back, without cancelling a charge</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Sell</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Type, take back, clear the amount</source>
        <translation>Type, take back, clear the amount</translation>
    </message>
    <message>
        <source>Now the centavos</source>
        <translation>Now the centavos</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Next field</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>Create QR code</source>
        <translation>Create QR code</translation>
    </message>
    <message>
        <source>Open a waiting charge</source>
        <translation>Open a waiting charge</translation>
    </message>
    <message>
        <source>A charge on the screen</source>
        <translation>A charge on the screen</translation>
    </message>
    <message>
        <source>Begin the next charge</source>
        <translation>Begin the next charge</translation>
    </message>
    <message>
        <source>Copy the Pix code</source>
        <translation>Copy the Pix code</translation>
    </message>
    <message>
        <source>Read status, correct</source>
        <translation>Read status, correct</translation>
    </message>
    <message>
        <source>WhatsApp, confirm receipt</source>
        <translation>WhatsApp, confirm receipt</translation>
    </message>
    <message>
        <source>List of charges</source>
        <translation>List of charges</translation>
    </message>
    <message>
        <source>Search by name, CPF or txid</source>
        <translation>Search by name, CPF or txid</translation>
    </message>
    <message>
        <source>Choose and open</source>
        <translation>Choose and open</translation>
    </message>
    <message>
        <source>The customer says it is paid, but the screen has not changed.</source>
        <translation>The customer says it is paid, but the screen has not changed.</translation>
    </message>
    <message>
        <source>Press F5. Still Waiting? Look for the Pix in the shop&apos;s account. Found? F12. A receipt on the customer&apos;s phone does not count.</source>
        <translation>Press F5. Still Waiting? Look for the Pix in the shop&apos;s account. Found? F12. A receipt on the customer&apos;s phone does not count.</translation>
    </message>
    <message>
        <source>“Unknown outcome” came up.</source>
        <translation>“Unknown outcome” came up.</translation>
    </message>
    <message>
        <source>I typed a wrong amount or customer.</source>
        <translation>I typed a wrong amount or customer.</translation>
    </message>
    <message>
        <source>F6 corrects it, with the manager. A new code comes: who scanned the old one must scan again.</source>
        <translation>F6 corrects it, with the manager. A new code comes: who scanned the old one must scan again.</translation>
    </message>
    <message>
        <source>The code expired. What now?</source>
        <translation>The code expired. What now?</translation>
    </message>
    <message>
        <source>Before you charge again, see in the shop&apos;s account that the Pix has not arrived. “Past due” is our clock; “Expired” is the provider.</source>
        <translation>Before you charge again, see in the shop&apos;s account that the Pix has not arrived. “Past due” is our clock; “Expired” is the provider.</translation>
    </message>
    <message>
        <source>I closed the screen. Is the charge gone?</source>
        <translation>I closed the screen. Is the charge gone?</translation>
    </message>
    <message>
        <source>No. Leaving does not cancel: it still holds and is in Charges (F3). What was left in doubt is under “To check”.</source>
        <translation>No. Leaving does not cancel: it still holds and is in Charges (F3). What was left in doubt is under “To check”.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>training</translation>
    </message>
    <message>
        <source>Last customer, take back</source>
        <translation>Last customer, take back</translation>
    </message>
    <message>
        <source>Hear the top line (screen reader)</source>
        <translation>Hear the top line (screen reader)</translation>
    </message>
    <message>
        <source>Lock, another operator</source>
        <translation>Lock, another operator</translation>
    </message>
    <message>
        <source>Pages of the side bar</source>
        <translation>Pages of the side bar</translation>
    </message>
    <message>
        <source>Shift F8</source>
        <translation>Shift F8</translation>
    </message>
    <message>
        <source>Print, choose the paper</source>
        <translation>Print, choose the paper</translation>
    </message>
    <message>
        <source>It does not go through: why</source>
        <translation>It does not go through: why</translation>
    </message>
    <message>
        <source>Dossier of the sale</source>
        <translation>Dossier of the sale</translation>
    </message>
    <message>
        <source>Check a code, to check</source>
        <translation>Check a code, to check</translation>
    </message>
    <message>
        <source>Do not create another. Check in the provider&apos;s panel whether the charge exists, then choose with the arrow keys and Enter.</source>
        <translation>Do not create another. Check in the provider&apos;s panel whether the charge exists, then choose with the arrow keys and Enter.</translation>
    </message>
</context>
<context>
    <name>balcao::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>each button shows its own</source>
        <translation>each button shows its own</translation>
    </message>
    <message>
        <source>Five questions</source>
        <translation>Five questions</translation>
    </message>
    <message>
        <source>Copy a summary for support</source>
        <translation>Copy a summary for support</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryHeader</name>
    <message>
        <source>Sort by %1</source>
        <translation>Sort by %1</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryPresenter</name>
    <message>
        <source>Today</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Yesterday</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Last 7 days</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
    <message>
        <source>All</source>
        <comment>statuses</comment>
        <translation>All</translation>
    </message>
    <message>
        <source>Status: all</source>
        <translation>Status: all</translation>
    </message>
    <message>
        <source>All</source>
        <comment>operators</comment>
        <translation>All</translation>
    </message>
    <message>
        <source>Operator: all</source>
        <translation>Operator: all</translation>
    </message>
    <message>
        <source>All</source>
        <comment>counters</comment>
        <translation>All</translation>
    </message>
    <message>
        <source>Counter: all</source>
        <translation>Counter: all</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Counter %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>today</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>yesterday</translation>
    </message>
    <message>
        <source>in 7 days</source>
        <translation>in 7 days</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>in all</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>on %1</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>No charge fits these filters.</source>
        <translation>No charge fits these filters.</translation>
    </message>
    <message>
        <source>No charge today yet. They appear here as they are made.</source>
        <translation>No charge today yet. They appear here as they are made.</translation>
    </message>
    <message>
        <source>No charge in this period.</source>
        <translation>No charge in this period.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nothing found for “%1”</translation>
    </message>
    <message>
        <source>Nothing found for “%1” %2</source>
        <comment>today</comment>
        <translation>Nothing found for “%1” %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Period: %1</source>
        <translation>Period: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Operator: %1</source>
        <translation>Operator: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 charge(s)</source>
        <translation>
            <numerusform>%1 charge</numerusform>
            <numerusform>%1 charges</numerusform>
        </translation>
    </message>
    <message>
        <source>This month</source>
        <translation>This month</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>this month</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>from %1 to %2</translation>
    </message>
    <message>
        <source>At the shop</source>
        <translation>At the shop</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a sum</comment>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Contested</translation>
    </message>
    <message>
        <source>Charges %1</source>
        <translation>Charges %1</translation>
    </message>
    <message>
        <source>charges-%1</source>
        <translation>charges-%1</translation>
    </message>
    <message>
        <source>Save the list for a spreadsheet</source>
        <translation>Save the list for a spreadsheet</translation>
    </message>
    <message>
        <source>Save the list as a PDF</source>
        <translation>Save the list as a PDF</translation>
    </message>
    <message>
        <source>What the list shows, customers as they are shown there.</source>
        <translation>What the list shows, customers as they are shown there.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more charge(s) are left out of the file; the sums count them.</source>
        <translation>
            <numerusform>%1 more charge is left out of the file; the sums count it.</numerusform>
            <numerusform>%1 more charges are left out of the file; the sums count them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Semicolons and a decimal comma, as spreadsheets read it here; customers as they are shown in the list.</source>
        <translation>Semicolons and a decimal comma, as spreadsheets read it here; customers as they are shown in the list.</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryTable</name>
    <message>
        <source>Clear search</source>
        <translation>Clear search</translation>
    </message>
    <message>
        <source>Search all days</source>
        <translation>Search all days</translation>
    </message>
    <message>
        <source>The search looks at name, order, CPF, CNPJ, phone, e-mail, txid and amount.</source>
        <translation>The search looks at name, order, CPF, CNPJ, phone, e-mail, txid and amount.</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryView</name>
    <message>
        <source>Charges</source>
        <translation>Charges</translation>
    </message>
</context>
<context>
    <name>balcao::HourBars</name>
    <message>
        <source>Received by hour</source>
        <translation>Received by hour</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nothing yet</translation>
    </message>
    <message>
        <source>Nothing came yet</source>
        <translation>Nothing came yet</translation>
    </message>
</context>
<context>
    <name>balcao::Key</name>
    <message>
        <source>Delete the last digit</source>
        <translation>Delete the last digit</translation>
    </message>
</context>
<context>
    <name>balcao::Keypad</name>
    <message>
        <source>Keypad</source>
        <translation>Keypad</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Next field</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerDesk</name>
    <message>
        <source>What is there is a training ledger, which cannot be the shop&apos;s.</source>
        <translation>What is there is a training ledger, which cannot be the shop&apos;s.</translation>
    </message>
    <message>
        <source>There is no ledger yet: it is made when this is saved.</source>
        <translation>There is no ledger yet: it is made when this is saved.</translation>
    </message>
    <message>
        <source>Its ledger has %1 charges of %2 counters.</source>
        <translation>Its ledger has %1 charges of %2 counters.</translation>
    </message>
    <message>
        <source>Connected to PostgreSQL %1 as %2, %3.</source>
        <translation>Connected to PostgreSQL %1 as %2, %3.</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>not encrypted</translation>
    </message>
    <message>
        <source>%1 events of %2 charges were read.</source>
        <translation>%1 events of %2 charges were read.</translation>
    </message>
    <message>
        <source>The ledger is whole.</source>
        <translation>The ledger is whole.</translation>
    </message>
    <message>
        <source>The ledger was changed or damaged. Keep it, and a copy, and tell support.</source>
        <translation>The ledger was changed or damaged. Keep it, and a copy, and tell support.</translation>
    </message>
    <message>
        <source>Type the whole path of a file.</source>
        <translation>Type the whole path of a file.</translation>
    </message>
    <message>
        <source>There is something of this name already.</source>
        <translation>There is something of this name already.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>There is no such folder.</translation>
    </message>
    <message>
        <source>The copy lies in %1.</source>
        <translation>The copy lies in %1.</translation>
    </message>
    <message>
        <source>The copy cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>The copy cannot be written to %1: it is there already, or the folder may not be written.</translation>
    </message>
    <message>
        <source>The bundle lies in %1.</source>
        <translation>The bundle lies in %1.</translation>
    </message>
    <message>
        <source>The bundle cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>The bundle cannot be written to %1: it is there already, or the folder may not be written.</translation>
    </message>
    <message>
        <source>The database is out of reach. Check server, port, the database&apos;s name, and whether the server takes TLS as it is chosen here.</source>
        <translation>The database is out of reach. Check server, port, the database&apos;s name, and whether the server takes TLS as it is chosen here.</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerMoving</name>
    <message>
        <source>The file is verified.</source>
        <translation>The file is verified.</translation>
    </message>
    <message>
        <source>The events are copied.</source>
        <translation>The events are copied.</translation>
    </message>
    <message>
        <source>The charges are made from them.</source>
        <translation>The charges are made from them.</translation>
    </message>
    <message>
        <source>The copy is verified and compared.</source>
        <translation>The copy is verified and compared.</translation>
    </message>
    <message>
        <source>All of it is there. The file is closed.</source>
        <translation>All of it is there. The file is closed.</translation>
    </message>
    <message>
        <source>The ledger was not moved.</source>
        <translation>The ledger was not moved.</translation>
    </message>
    <message>
        <source>%1 charges (%2 events) were moved to %3 and compared with the file, which is only to be read from now on.</source>
        <translation>%1 charges (%2 events) were moved to %3 and compared with the file, which is only to be read from now on.</translation>
    </message>
    <message>
        <source>The ledger is being moved</source>
        <translation>The ledger is being moved</translation>
    </message>
    <message>
        <source>Nothing is sold meanwhile. Until the last step it can be stopped, and nothing has changed then.</source>
        <translation>Nothing is sold meanwhile. Until the last step it can be stopped, and nothing has changed then.</translation>
    </message>
    <message>
        <source>Step %1 of 5: %2 %3 of %4</source>
        <translation>Step %1 of 5: %2 %3 of %4</translation>
    </message>
    <message>
        <source>It is being stopped.</source>
        <translation>It is being stopped.</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerOpening</name>
    <message>
        <source>The ledger is being opened.</source>
        <translation>The ledger is being opened.</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerOptions</name>
    <message>
        <source>Nothing can be written in the folder %1. Check its name and who may write there.</source>
        <translation>Nothing can be written in the folder %1. Check its name and who may write there.</translation>
    </message>
    <message>
        <source>The counter&apos;s name has 1 to 32 letters, digits, dashes, dots or low lines.</source>
        <translation>The counter&apos;s name has 1 to 32 letters, digits, dashes, dots or low lines.</translation>
    </message>
    <message>
        <source>There is no ledger %1. Check its name.</source>
        <translation>There is no ledger %1. Check its name.</translation>
    </message>
    <message>
        <source>BALCAO_LEDGER names the shop&apos;s ledger, and training writes nothing there. Take the variable away, or name a ledger for training with --ledger.</source>
        <translation>BALCAO_LEDGER names the shop&apos;s ledger, and training writes nothing there. Take the variable away, or name a ledger for training with --ledger.</translation>
    </message>
    <message>
        <source>The ledger is being brought up to date, once for this version: %1 of %2 charges.</source>
        <translation>The ledger is being brought up to date, once for this version: %1 of %2 charges.</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DIR</translation>
    </message>
    <message>
        <source>The folder of the ledger&apos;s file. Else BALCAO_DATA_DIR, else this user&apos;s data folder</source>
        <translation>The folder of the ledger&apos;s file. Else BALCAO_DATA_DIR, else this user&apos;s data folder</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADDRESS</translation>
    </message>
    <message>
        <source>A file, or postgresql://user@host/database. Else BALCAO_LEDGER, else a file in the data folder</source>
        <translation>A file, or postgresql://user@host/database. Else BALCAO_LEDGER, else a file in the data folder</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>This counter&apos;s name. Else BALCAO_COUNTER, else 01</source>
        <translation>This counter&apos;s name. Else BALCAO_COUNTER, else 01</translation>
    </message>
    <message>
        <source>Who is at work. Else BALCAO_OPERATOR, else the account&apos;s name</source>
        <translation>Who is at work. Else BALCAO_OPERATOR, else the account&apos;s name</translation>
    </message>
    <message>
        <source>The shop&apos;s ledger %1, which the settings name, is out of reach: who may do this cannot be told.</source>
        <translation>The shop&apos;s ledger %1, which the settings name, is out of reach: who may do this cannot be told.</translation>
    </message>
    <message>
        <source>The connection to the ledger&apos;s database is not verified: another computer that answers in the server&apos;s place would get the password. To verify it, write this line under [ledger], with your certificate authority&apos;s file: %1</source>
        <translation>The connection to the ledger&apos;s database is not verified: another computer that answers in the server&apos;s place would get the password. To verify it, write this line under [ledger], with your certificate authority&apos;s file: %1</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerView</name>
    <message>
        <source>If offered</source>
        <translation>If offered</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Always</translation>
    </message>
    <message>
        <source>Always, and verified</source>
        <translation>Always, and verified</translation>
    </message>
    <message>
        <source>Server and port</source>
        <translation>Server and port</translation>
    </message>
    <message>
        <source>A name, or a socket&apos;s folder.</source>
        <translation>A name, or a socket&apos;s folder.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Database and user</source>
        <translation>Database and user</translation>
    </message>
    <message>
        <source>User</source>
        <translation>User</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Is kept in the system&apos;s keyring only.</source>
        <translation>Is kept in the system&apos;s keyring only.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Type a new one to change it</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Away from this computer it is needed.</source>
        <translation>Away from this computer it is needed.</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Certificate authority</translation>
    </message>
    <message>
        <source>A PEM file, by which the server is verified.</source>
        <translation>A PEM file, by which the server is verified.</translation>
    </message>
    <message>
        <source>Type the server&apos;s name.</source>
        <translation>Type the server&apos;s name.</translation>
    </message>
    <message>
        <source>Type the database&apos;s name.</source>
        <translation>Type the database&apos;s name.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to %1.</source>
        <translation>A port is a number from 1 to %1.</translation>
    </message>
    <message>
        <source>It takes the whole path of a file.</source>
        <translation>It takes the whole path of a file.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>PostgreSQL. Several counters, one history.</source>
        <translation>PostgreSQL. Several counters, one history.</translation>
    </message>
    <message>
        <source>SQLite. One counter, no network.</source>
        <translation>SQLite. One counter, no network.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>On this computer</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Shared</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Its whole path. Empty: a file of this user.</source>
        <translation>Its whole path. Empty: a file of this user.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Looks, and writes nothing.</source>
        <translation>Looks, and writes nothing.</translation>
    </message>
    <message>
        <source>Charges made so far</source>
        <translation>Charges made so far</translation>
    </message>
    <message>
        <source>Are in a file of this computer.</source>
        <translation>Are in a file of this computer.</translation>
    </message>
    <message>
        <source>Move them to PostgreSQL…</source>
        <translation>Move them to PostgreSQL…</translation>
    </message>
    <message>
        <source>Not verified: another computer that answers in the server&apos;s place would get the password. Choose “%1”.</source>
        <translation>Not verified: another computer that answers in the server&apos;s place would get the password. Choose “%1”.</translation>
    </message>
</context>
<context>
    <name>balcao::LockScreen</name>
    <message>
        <source>Sign in</source>
        <translation>Sign in</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose who you are.</source>
        <translation>Choose who you are.</translation>
    </message>
    <message>
        <source>Screen locked</source>
        <translation>Screen locked</translation>
    </message>
    <message>
        <source>Charges are waiting. They stay valid, and what was typed is not lost.</source>
        <translation>Charges are waiting. They stay valid, and what was typed is not lost.</translation>
    </message>
    <message>
        <source>Another person does not erase the sale: both names are recorded.</source>
        <translation>Another person does not erase the sale: both names are recorded.</translation>
    </message>
    <message>
        <source>Choose who you are and type the PIN, or swipe the badge.</source>
        <translation>Choose who you are and type the PIN, or swipe the badge.</translation>
    </message>
</context>
<context>
    <name>balcao::MainWindow</name>
    <message>
        <source>The guide could not be opened</source>
        <translation>The guide could not be opened</translation>
    </message>
    <message>
        <source>Open it with a browser: %1</source>
        <translation>Open it with a browser: %1</translation>
    </message>
    <message>
        <source>Change operator</source>
        <translation>Change operator</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Lock</translation>
    </message>
    <message>
        <source>Dossier of the sale</source>
        <translation>Dossier of the sale</translation>
    </message>
    <message>
        <source>Check a code</source>
        <translation>Check a code</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>To check</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Choose printer and paper</source>
        <translation>Choose printer and paper</translation>
    </message>
    <message>
        <source>Last customer</source>
        <translation>Last customer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>balcao::Moment</name>
    <message>
        <source>New code (revision %1): ask them to scan again</source>
        <translation>New code (revision %1): ask them to scan again</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Counter %1</translation>
    </message>
    <message>
        <source>new code, ask them to scan again</source>
        <translation>new code, ask them to scan again</translation>
    </message>
    <message>
        <source>Corrected at %1: %2</source>
        <translation>Corrected at %1: %2</translation>
    </message>
    <message>
        <source>Corrected at %1 by %2: %3</source>
        <translation>Corrected at %1 by %2: %3</translation>
    </message>
    <message>
        <source>Last minute: this code expires at %1</source>
        <translation>Last minute: this code expires at %1</translation>
    </message>
</context>
<context>
    <name>balcao::Navigator</name>
    <message>
        <source>The charge could not be opened</source>
        <translation>The charge could not be opened</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Not done</translation>
    </message>
    <message>
        <source>Rest of %1</source>
        <translation>Rest of %1</translation>
    </message>
    <message>
        <source>The provider is calibrated</source>
        <translation>The provider is calibrated</translation>
    </message>
    <message>
        <source>From now on everybody at the counter can charge. A code that pays another receiver is not shown.</source>
        <translation>From now on everybody at the counter can charge. A code that pays another receiver is not shown.</translation>
    </message>
</context>
<context>
    <name>balcao::NewChargePage</name>
    <message>
        <source>On-screen keypad</source>
        <translation>On-screen keypad</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>The provider requires all four fields.</source>
        <translation>The provider requires all four fields.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Create QR code</source>
        <translation>Create QR code</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>order or table</source>
        <translation>order or table</translation>
    </message>
    <message>
        <source>Last customer</source>
        <translation>Last customer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>balcao::NewChargePresenter</name>
    <message>
        <source>this customer</source>
        <translation>this customer</translation>
    </message>
    <message>
        <source>%1 for %2 at %3 (%4 ago), attempt %5: %6. Did you mean to create another?</source>
        <translation>%1 for %2 at %3 (%4 ago), attempt %5: %6. Did you mean to create another?</translation>
    </message>
</context>
<context>
    <name>balcao::NewChargeView</name>
    <message>
        <source>Dots and dashes are added for you.</source>
        <translation>Dots and dashes are added for you.</translation>
    </message>
    <message>
        <source>With the area code.</source>
        <translation>With the area code.</translation>
    </message>
    <message>
        <source>Suggests past customers.</source>
        <translation>Suggests past customers.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fix</source>
        <translation>
            <numerusform>%n field to fix</numerusform>
            <numerusform>%n fields to fix</numerusform>
        </translation>
    </message>
    <message>
        <source>Provider: “%1”</source>
        <translation>Provider: “%1”</translation>
    </message>
    <message>
        <source>The provider did not accept this amount.</source>
        <translation>The provider did not accept this amount.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Check this field.</source>
        <translation>Check this field.</translation>
    </message>
    <message>
        <source>The provider refused: %1.</source>
        <translation>The provider refused: %1.</translation>
    </message>
    <message>
        <source>No charge was created.</source>
        <translation>No charge was created.</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Answer %1</translation>
    </message>
    <message>
        <source>CPF</source>
        <translation>CPF</translation>
    </message>
    <message>
        <source>CNPJ</source>
        <translation>CNPJ</translation>
    </message>
    <message>
        <source>last charged today</source>
        <translation>last charged today</translation>
    </message>
    <message>
        <source>last charged on %1</source>
        <translation>last charged on %1</translation>
    </message>
    <message>
        <source>Esc brings back what stood here.</source>
        <translation>Esc brings back what stood here.</translation>
    </message>
    <message>
        <source>Before: %1. Esc brings it back.</source>
        <translation>Before: %1. Esc brings it back.</translation>
    </message>
    <message>
        <source>Not sent to the provider.</source>
        <translation>Not sent to the provider.</translation>
    </message>
    <message>
        <source>A sale of %1.</source>
        <translation>A sale of %1.</translation>
    </message>
    <message>
        <source>The charge will bear that name. Clear begins another.</source>
        <translation>The charge will bear that name. Clear begins another.</translation>
    </message>
    <message>
        <source>Calibration.</source>
        <translation>Calibration.</translation>
    </message>
    <message>
        <source>With your own data: the charge is looked at with a bank&apos;s app, and not paid.</source>
        <translation>With your own data: the charge is looked at with a bank&apos;s app, and not paid.</translation>
    </message>
</context>
<context>
    <name>balcao::NewFile</name>
    <message>
        <source>Nothing was written: this program was built without its typeface and makes no PDF.</source>
        <translation>Nothing was written: this program was built without its typeface and makes no PDF.</translation>
    </message>
    <message>
        <source>The file cannot be written: it is there already, or the folder may not be written.</source>
        <translation>The file cannot be written: it is there already, or the folder may not be written.</translation>
    </message>
    <message>
        <source>The file could not be written whole: the disk may be full.</source>
        <translation>The file could not be written whole: the disk may be full.</translation>
    </message>
</context>
<context>
    <name>balcao::OpenRow</name>
    <message>
        <source>Paid just now</source>
        <translation>Paid just now</translation>
    </message>
    <message>
        <source>%1 to check</source>
        <translation>%1 to check</translation>
    </message>
</context>
<context>
    <name>balcao::OpenRowBar</name>
    <message>
        <source>No charge is waiting</source>
        <translation>No charge is waiting</translation>
    </message>
</context>
<context>
    <name>balcao::OperatorsPresenter</name>
    <message>
        <source>None yet</source>
        <translation>None yet</translation>
    </message>
    <message>
        <source>Operators without PIN</source>
        <translation>Operators without PIN</translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n active</numerusform>
            <numerusform>%n active</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN is set</source>
        <translation>PIN is set</translation>
    </message>
    <message>
        <source>without a PIN</source>
        <translation>without a PIN</translation>
    </message>
    <message>
        <source>New PIN…</source>
        <translation>New PIN…</translation>
    </message>
    <message>
        <source>Disable…</source>
        <translation>Disable…</translation>
    </message>
    <message>
        <source>The first one is a manager. From then on each one signs in.</source>
        <translation>The first one is a manager. From then on each one signs in.</translation>
    </message>
    <message>
        <source>Charges; a manager corrects and sets up as well.</source>
        <translation>Charges; a manager corrects and sets up as well.</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operators</translation>
    </message>
    <message>
        <source>Add an operator…</source>
        <translation>Add an operator…</translation>
    </message>
    <message>
        <source>PINs</source>
        <translation>PINs</translation>
    </message>
    <message>
        <source>Each one signs in with a PIN.</source>
        <translation>Each one signs in with a PIN.</translation>
    </message>
    <message>
        <source>Nobody is asked: for a shop of one person.</source>
        <translation>Nobody is asked: for a shop of one person.</translation>
    </message>
    <message>
        <source>Switch PINs off</source>
        <translation>Switch PINs off</translation>
    </message>
    <message>
        <source>Switch PINs on</source>
        <translation>Switch PINs on</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Done.</translation>
    </message>
    <message>
        <source>A new operator</source>
        <translation>A new operator</translation>
    </message>
    <message>
        <source>A new PIN for %1</source>
        <translation>A new PIN for %1</translation>
    </message>
    <message>
        <source>Disable %1?</source>
        <translation>Disable %1?</translation>
    </message>
    <message>
        <source>Signs in no more. The name stays in what was done.</source>
        <translation>Signs in no more. The name stays in what was done.</translation>
    </message>
    <message>
        <source>A cashier&apos;s PIN has 4 to 8 digits, a manager&apos;s 6 to 8.</source>
        <translation>A cashier&apos;s PIN has 4 to 8 digits, a manager&apos;s 6 to 8.</translation>
    </message>
    <message>
        <source>The two PINs are not the same. Type both again.</source>
        <translation>The two PINs are not the same. Type both again.</translation>
    </message>
    <message>
        <source>a badge</source>
        <translation>a badge</translation>
    </message>
    <message>
        <source>Badge…</source>
        <translation>Badge…</translation>
    </message>
    <message>
        <source>A badge for %1</source>
        <translation>A badge for %1</translation>
    </message>
    <message>
        <source>There is one. Let the reader read another one, which takes its place.</source>
        <translation>There is one. Let the reader read another one, which takes its place.</translation>
    </message>
    <message>
        <source>Let its reader read it, or a bar code. From then on it says who that is.</source>
        <translation>Let its reader read it, or a bar code. From then on it says who that is.</translation>
    </message>
    <message>
        <source>Nothing was changed: the database&apos;s password was not given.</source>
        <translation>Nothing was changed: the database&apos;s password was not given.</translation>
    </message>
    <message>
        <source>The database&apos;s password</source>
        <translation>The database&apos;s password</translation>
    </message>
    <message>
        <source>The ledger takes changes of operators from the role %1 alone. Its password is kept nowhere.</source>
        <translation>The ledger takes changes of operators from the role %1 alone. Its password is kept nowhere.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>Set the PIN</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Disable</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>PIN again</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomeBanner</name>
    <message>
        <source>Back to the list</source>
        <translation>Back to the list</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomePage</name>
    <message>
        <source>What to tell the customer</source>
        <translation>What to tell the customer</translation>
    </message>
    <message>
        <source>For the support desk</source>
        <translation>For the support desk</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomePresenter</name>
    <message>
        <source>Copy the txid from the provider&apos;s panel and paste it here.</source>
        <translation>Copy the txid from the provider&apos;s panel and paste it here.</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomeView</name>
    <message>
        <source>Sends the same data. Nothing is typed again.</source>
        <translation>Sends the same data. Nothing is typed again.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Change the data</source>
        <translation>Change the data</translation>
    </message>
    <message>
        <source>Back to the form, with everything still in it.</source>
        <translation>Back to the form, with everything still in it.</translation>
    </message>
    <message>
        <source>Unknown outcome</source>
        <translation>Unknown outcome</translation>
    </message>
    <message>
        <source>The charge may or may not exist. Check before creating another.</source>
        <translation>The charge may or may not exist. Check before creating another.</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>What we know</translation>
    </message>
    <message>
        <source>The request left here at %1.</source>
        <translation>The request left here at %1.</translation>
    </message>
    <message>
        <source>No QR code came: nobody has paid through this screen.</source>
        <translation>No QR code came: nobody has paid through this screen.</translation>
    </message>
    <message>
        <source>What we do not know</source>
        <translation>What we do not know</translation>
    </message>
    <message>
        <source>Whether the provider created the charge.</source>
        <translation>Whether the provider created the charge.</translation>
    </message>
    <message>
        <source>Whether it told the customer by e-mail or mobile.</source>
        <translation>Whether it told the customer by e-mail or mobile.</translation>
    </message>
    <message>
        <source>Look at the provider&apos;s panel and choose:</source>
        <translation>Look at the provider&apos;s panel and choose:</translation>
    </message>
    <message>
        <source>The charge is there</source>
        <translation>The charge is there</translation>
    </message>
    <message>
        <source>Give its txid. We fetch its QR code, without creating another.</source>
        <translation>Give its txid. We fetch its QR code, without creating another.</translation>
    </message>
    <message>
        <source>Use the existing one</source>
        <translation>Use the existing one</translation>
    </message>
    <message>
        <source>The charge is not there</source>
        <translation>The charge is not there</translation>
    </message>
    <message>
        <source>We create a new one. You confirm that you looked in the panel.</source>
        <translation>We create a new one. You confirm that you looked in the panel.</translation>
    </message>
    <message>
        <source>Create another…</source>
        <translation>Create another…</translation>
    </message>
    <message>
        <source>You cannot look now</source>
        <translation>You cannot look now</translation>
    </message>
    <message>
        <source>Get paid in cash or card. It stays “To check” until it is settled.</source>
        <translation>Get paid in cash or card. It stays “To check” until it is settled.</translation>
    </message>
    <message>
        <source>Leave to check</source>
        <translation>Leave to check</translation>
    </message>
    <message>
        <source>Attempt of %1</source>
        <translation>Attempt of %1</translation>
    </message>
    <message>
        <source>“One moment, I am checking. If a Pix of %1 comes by e-mail or message, do not pay it yet.”</source>
        <translation>“One moment, I am checking. If a Pix of %1 comes by e-mail or message, do not pay it yet.”</translation>
    </message>
    <message>
        <source>Answer %1.</source>
        <translation>Answer %1.</translation>
    </message>
    <message>
        <source>Provider: “%1”</source>
        <translation>Provider: “%1”</translation>
    </message>
    <message>
        <source>The provider gave no reason.</source>
        <translation>The provider gave no reason.</translation>
    </message>
    <message>
        <source>The provider refused the API key</source>
        <translation>The provider refused the API key</translation>
    </message>
    <message>
        <source>The key was changed or revoked in the provider&apos;s panel.</source>
        <translation>The key was changed or revoked in the provider&apos;s panel.</translation>
    </message>
    <message>
        <source>The key belongs to another environment (test or production).</source>
        <translation>The key belongs to another environment (test or production).</translation>
    </message>
    <message>
        <source>The key was pasted with a blank or incomplete.</source>
        <translation>The key was pasted with a blank or incomplete.</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>In use: %1</translation>
    </message>
    <message>
        <source>After the manager has put the key right.</source>
        <translation>After the manager has put the key right.</translation>
    </message>
    <message>
        <source>“Pix is out of order at our counter. Nothing was charged.”</source>
        <translation>“Pix is out of order at our counter. Nothing was charged.”</translation>
    </message>
    <message>
        <source>No charge was created.</source>
        <translation>No charge was created.</translation>
    </message>
    <message>
        <source>Why it happens</source>
        <translation>Why it happens</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>What to do</translation>
    </message>
    <message>
        <source>Data kept</source>
        <translation>Data kept</translation>
    </message>
    <message>
        <source>“One moment, I am checking your data. Nothing was charged.”</source>
        <translation>“One moment, I am checking your data. Nothing was charged.”</translation>
    </message>
    <message>
        <source>The request did not leave this computer</source>
        <translation>The request did not leave this computer</translation>
    </message>
    <message>
        <source>The internet connection or the provider&apos;s address is not working from here.</source>
        <translation>The internet connection or the provider&apos;s address is not working from here.</translation>
    </message>
    <message>
        <source>The charge could not be recorded</source>
        <translation>The charge could not be recorded</translation>
    </message>
    <message>
        <source>What cannot be written down first is not sent.</source>
        <translation>What cannot be written down first is not sent.</translation>
    </message>
    <message>
        <source>Settled: the provider has no such charge</source>
        <translation>Settled: the provider has no such charge</translation>
    </message>
    <message>
        <source>%1 looked and did not find it.</source>
        <translation>%1 looked and did not find it.</translation>
    </message>
    <message>
        <source>A new charge may be created.</source>
        <translation>A new charge may be created.</translation>
    </message>
    <message>
        <source>The attempt of %1 stays in the list as settled.</source>
        <translation>The attempt of %1 stays in the list as settled.</translation>
    </message>
    <message>
        <source>The provider refused the charge</source>
        <translation>The provider refused the charge</translation>
    </message>
    <message>
        <source>The provider asks to wait</source>
        <translation>The provider asks to wait</translation>
    </message>
    <message>
        <source>Wait %1</source>
        <translation>Wait %1</translation>
    </message>
    <message>
        <source>Use another payment method</source>
        <translation>Use another payment method</translation>
    </message>
    <message>
        <source>Cash or card. Back to an empty form.</source>
        <translation>Cash or card. Back to an empty form.</translation>
    </message>
    <message>
        <source>Clear the screen</source>
        <translation>Clear the screen</translation>
    </message>
    <message>
        <source>attempt %1 · %2</source>
        <translation>attempt %1 · %2</translation>
    </message>
    <message>
        <source>ledger: %1</source>
        <translation>ledger: %1</translation>
    </message>
    <message>
        <source>code: %1</source>
        <translation>code: %1</translation>
    </message>
    <message>
        <source>sent %1, limit %2</source>
        <translation>sent %1, limit %2</translation>
    </message>
    <message>
        <source>automatic resends: none</source>
        <translation>automatic resends: none</translation>
    </message>
    <message>
        <source>The charge is there after all</source>
        <translation>The charge is there after all</translation>
    </message>
    <message>
        <source>Nothing of the request left: trying again cannot charge twice.</source>
        <translation>Nothing of the request left: trying again cannot charge twice.</translation>
    </message>
    <message>
        <source>“Our till cannot write the sale down at the moment. Nothing was charged.”</source>
        <translation>“Our till cannot write the sale down at the moment. Nothing was charged.”</translation>
    </message>
</context>
<context>
    <name>balcao::PaperDesk</name>
    <message>
        <source>No charge of this ledger has that bar code.</source>
        <translation>No charge of this ledger has that bar code.</translation>
    </message>
</context>
<context>
    <name>balcao::PaperPresenter</name>
    <message>
        <source>charge-%1.pdf</source>
        <translation>charge-%1.pdf</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>TEST</translation>
    </message>
    <message>
        <source>Balcão prints on this paper. Without value.</source>
        <translation>Balcão prints on this paper. Without value.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Printed on</source>
        <translation>Printed on</translation>
    </message>
</context>
<context>
    <name>balcao::PaperSheet</name>
    <message>
        <source>QR Code</source>
        <translation>QR Code</translation>
    </message>
</context>
<context>
    <name>balcao::PaperView</name>
    <message>
        <source>What comes out on paper</source>
        <translation>What comes out on paper</translation>
    </message>
</context>
<context>
    <name>balcao::PasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>balcao::PayingTrouble</name>
    <message>
        <source>The bank&apos;s app speaks of a limit.</source>
        <translation>The bank&apos;s app speaks of a limit.</translation>
    </message>
    <message>
        <source>The app shows the limit, and raising it takes a day or two. Correct the amount (F6), and take the rest in another way.</source>
        <translation>The app shows the limit, and raising it takes a day or two. Correct the amount (F6), and take the rest in another way.</translation>
    </message>
    <message>
        <source>Leave the bank&apos;s app, open it anew and scan the code that is on the screen now. Of a code in a message copy all of it.</source>
        <translation>Leave the bank&apos;s app, open it anew and scan the code that is on the screen now. Of a code in a message copy all of it.</translation>
    </message>
    <message>
        <source>This is revision %1: whoever scanned an older code has to scan again.</source>
        <translation>This is revision %1: whoever scanned an older code has to scan again.</translation>
    </message>
    <message>
        <source>The bank does not know the code, or shows another amount or name.</source>
        <translation>The bank does not know the code, or shows another amount or name.</translation>
    </message>
    <message>
        <source>Nobody pays to a name that is not the shop&apos;s.</source>
        <translation>Nobody pays to a name that is not the shop&apos;s.</translation>
    </message>
    <message>
        <source>The code holds until %1: do not create another one.</source>
        <translation>The code holds until %1: do not create another one.</translation>
    </message>
    <message>
        <source>The code still holds: do not create another one.</source>
        <translation>The code still holds: do not create another one.</translation>
    </message>
    <message>
        <source>The bank&apos;s app waits, or asks to try again later.</source>
        <translation>The bank&apos;s app waits, or asks to try again later.</translation>
    </message>
    <message>
        <source>Another network, or the app closed and opened anew. Before paying again the customer looks at the statement there: the first one may have gone through.</source>
        <translation>Another network, or the app closed and opened anew. Before paying again the customer looks at the statement there: the first one may have gone through.</translation>
    </message>
    <message>
        <source>Look at the shop&apos;s account before you charge again. Found? F12. A scheduled Pix is not paid, and a receipt on the phone is no proof.</source>
        <translation>Look at the shop&apos;s account before you charge again. Found? F12. A scheduled Pix is not paid, and a receipt on the phone is no proof.</translation>
    </message>
    <message>
        <source>The bank says that it is expired, or paid already.</source>
        <translation>The bank says that it is expired, or paid already.</translation>
    </message>
    <message>
        <source>F5 reads the status.</source>
        <translation>F5 reads the status.</translation>
    </message>
</context>
<context>
    <name>balcao::PeriodCalendar</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, chosen</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Month before</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Month after</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>balcao::PinDialog</name>
    <message>
        <source>Authorise</source>
        <translation>Authorise</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN of %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>balcao::PinField</name>
    <message>
        <source>PIN of %1</source>
        <translation>PIN of %1</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>The PIN can be typed again.</source>
        <translation>The PIN can be typed again.</translation>
    </message>
    <message>
        <source>A badge can be read again.</source>
        <translation>A badge can be read again.</translation>
    </message>
</context>
<context>
    <name>balcao::PinInput</name>
    <message>
        <source>There is no terminal to type it on. Give it by a file descriptor: no option and no variable takes it.</source>
        <translation>There is no terminal to type it on. Give it by a file descriptor: no option and no variable takes it.</translation>
    </message>
    <message>
        <source>The terminal cannot be read.</source>
        <translation>The terminal cannot be read.</translation>
    </message>
    <message>
        <source>The file descriptor of --%1 is not open for reading. Open it in the shell, like --%1 3 3&lt;FILE.</source>
        <translation>The file descriptor of --%1 is not open for reading. Open it in the shell, like --%1 3 3&lt;FILE.</translation>
    </message>
    <message>
        <source>Nothing was typed.</source>
        <translation>Nothing was typed.</translation>
    </message>
    <message>
        <source>The file descriptor of --%1 has no line to read. Open it in the shell, like --%1 3 3&lt;FILE.</source>
        <translation>The file descriptor of --%1 has no line to read. Open it in the shell, like --%1 3 3&lt;FILE.</translation>
    </message>
    <message>
        <source>What was typed is longer than %1 characters.</source>
        <translation>What was typed is longer than %1 characters.</translation>
    </message>
    <message>
        <source>The line that --%1 reads is longer than %2 characters.</source>
        <translation>The line that --%1 reads is longer than %2 characters.</translation>
    </message>
</context>
<context>
    <name>balcao::PrintDialog</name>
    <message>
        <source>One page A4.</source>
        <translation>One page A4.</translation>
    </message>
    <message>
        <source>One module is %1. The least is %2.</source>
        <translation>One module is %1. The least is %2.</translation>
    </message>
    <message>
        <source>No code is on it: nothing is to be paid by this paper.</source>
        <translation>No code is on it: nothing is to be paid by this paper.</translation>
    </message>
    <message>
        <source>Print the code</source>
        <translation>Print the code</translation>
    </message>
    <message>
        <source>Print the receipt</source>
        <translation>Print the receipt</translation>
    </message>
    <message>
        <source>The customer pays by reading the paper.</source>
        <translation>The customer pays by reading the paper.</translation>
    </message>
    <message>
        <source>It was paid.</source>
        <translation>It was paid.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>txid</source>
        <translation>txid</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Copy and paste</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>QR Code</source>
        <translation>QR Code</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Include</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>No printer was found on this computer.</source>
        <translation>No printer was found on this computer.</translation>
    </message>
    <message>
        <source>One in the network is named by its address in the settings (F10).</source>
        <translation>One in the network is named by its address in the settings (F10).</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Save as a PDF</source>
        <translation>Save as a PDF</translation>
    </message>
    <message>
        <source>Whoever has the file can pay by its code.</source>
        <translation>Whoever has the file can pay by its code.</translation>
    </message>
</context>
<context>
    <name>balcao::ProgressDialog</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
</context>
<context>
    <name>balcao::QrCodeWidget</name>
    <message>
        <source>QR code of the charge</source>
        <translation>QR code of the charge</translation>
    </message>
</context>
<context>
    <name>balcao::QueuePage</name>
    <message>
        <source>Highest amount</source>
        <translation>Highest amount</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Oldest</translation>
    </message>
    <message>
        <source>For whoever sees the account</source>
        <translation>For whoever sees the account</translation>
    </message>
    <message>
        <source>Without name, CPF or phone of the customer.</source>
        <translation>Without name, CPF or phone of the customer.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copy the text</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>To check</translation>
    </message>
    <message>
        <source>Only who sees the shop&apos;s account settles it. Nothing changes at the provider.</source>
        <translation>Only who sees the shop&apos;s account settles it. Nothing changes at the provider.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>The text</translation>
    </message>
    <message>
        <source>Nothing waits for a look at the account.</source>
        <translation>Nothing waits for a look at the account.</translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>Reading the ledger…</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>together %1</translation>
    </message>
    <message>
        <source>The oldest: %1</source>
        <translation>The oldest: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Print the list</translation>
    </message>
    <message>
        <source>The oldest of these: %1</source>
        <translation>The oldest of these: %1</translation>
    </message>
</context>
<context>
    <name>balcao::QueueRowView</name>
    <message>
        <source>Open the charge</source>
        <translation>Open the charge</translation>
    </message>
    <message>
        <source>It is in the account</source>
        <translation>It is in the account</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>It is not</translation>
    </message>
</context>
<context>
    <name>balcao::QueueView</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>Correction refused (%1): perhaps paid already.</source>
        <translation>Correction refused (%1): perhaps paid already.</translation>
    </message>
    <message>
        <source>Correction refused: perhaps paid already.</source>
        <translation>Correction refused: perhaps paid already.</translation>
    </message>
    <message>
        <source>It is not known whether the correction was made.</source>
        <translation>It is not known whether the correction was made.</translation>
    </message>
    <message>
        <source>The program ended before the answer came.</source>
        <translation>The program ended before the answer came.</translation>
    </message>
    <message>
        <source>It was paid, and the provider says less now.</source>
        <translation>It was paid, and the provider says less now.</translation>
    </message>
    <message>
        <source>%1 was paid, another amount than asked for.</source>
        <translation>%1 was paid, another amount than asked for.</translation>
    </message>
    <message>
        <source>Another charge has its txid.</source>
        <translation>Another charge has its txid.</translation>
    </message>
    <message>
        <source>Its code pays another receiver.</source>
        <translation>Its code pays another receiver.</translation>
    </message>
    <message>
        <source>The amount in the answer does not match.</source>
        <translation>The amount in the answer does not match.</translation>
    </message>
    <message>
        <source>Found by hand: the provider has said nothing of it yet.</source>
        <translation>Found by hand: the provider has said nothing of it yet.</translation>
    </message>
    <message>
        <source>It has no code that can be shown.</source>
        <translation>It has no code that can be shown.</translation>
    </message>
    <message>
        <source>Something in the provider&apos;s answer is in doubt.</source>
        <translation>Something in the provider&apos;s answer is in doubt.</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1 ago</translation>
    </message>
    <message>
        <source>Customer not known</source>
        <translation>Customer not known</translation>
    </message>
    <message>
        <source>Look after %1.</source>
        <translation>Look after %1.</translation>
    </message>
    <message>
        <source>%1: please look at the account.</source>
        <translation>%1: please look at the account.</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <translation>%1, after %2</translation>
    </message>
    <message>
        <source>Answer with the number and “there” or “not there”.</source>
        <translation>Answer with the number and “there” or “not there”.</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n charge</numerusform>
            <numerusform>%n charges</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the account</source>
        <translation>Look at the account</translation>
    </message>
    <message>
        <source>there</source>
        <translation>there</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>not there</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n charge(s)</source>
        <translation>
            <numerusform>%1 of %n charge</numerusform>
            <numerusform>%1 of %n charges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>balcao::Rail</name>
    <message>
        <source>Charge</source>
        <translation>Sell</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Charges</translation>
    </message>
    <message numerus="yes">
        <source>%1 charge(s) to check</source>
        <translation>
            <numerusform>%1 charge to check</numerusform>
            <numerusform>%1 charges to check</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Closing</translation>
    </message>
</context>
<context>
    <name>balcao::Scan</name>
    <message>
        <source>That was a product&apos;s bar code. Nothing was changed.</source>
        <translation>That was a product&apos;s bar code. Nothing was changed.</translation>
    </message>
    <message>
        <source>The scanner and this computer are set to different keyboard layouts (%1). Set the scanner to this computer&apos;s layout. Nothing was changed.</source>
        <translation>The scanner and this computer are set to different keyboard layouts (%1). Set the scanner to this computer&apos;s layout. Nothing was changed.</translation>
    </message>
    <message>
        <source>Finish or close what is open, then scan again. Nothing was changed.</source>
        <translation>Finish or close what is open, then scan again. Nothing was changed.</translation>
    </message>
    <message>
        <source>The scanner read neither a slip nor a Pix code. Nothing was changed.</source>
        <translation>The scanner read neither a slip nor a Pix code. Nothing was changed.</translation>
    </message>
</context>
<context>
    <name>balcao::SearchEdit</name>
    <message>
        <source>Search charges</source>
        <translation>Search charges</translation>
    </message>
    <message>
        <source>Name, order, CPF…</source>
        <translation>Name, order, CPF…</translation>
    </message>
</context>
<context>
    <name>balcao::Settings</name>
    <message>
        <source>%1, line %2: there is no setting %3.</source>
        <translation>%1, line %2: there is no setting %3.</translation>
    </message>
    <message>
        <source>It takes the provider&apos;s address with its version: https://api.example.com/v1.</source>
        <translation>It takes the provider&apos;s address with its version: https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>It takes %1 or %2.</source>
        <translation>It takes %1 or %2.</translation>
    </message>
    <message>
        <source>It takes the whole path of a file, or an address that begins with postgresql://.</source>
        <translation>It takes the whole path of a file, or an address that begins with postgresql://.</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read. It has to be a file of at most 64 KiB that this user may read.</source>
        <translation>The settings file %1 cannot be read. It has to be a file of at most 64 KiB that this user may read.</translation>
    </message>
    <message>
        <source>The settings file %1 is not valid TOML at line %2. It is saved as UTF-8, and a path with backslashes stands in single quotes.</source>
        <translation>The settings file %1 is not valid TOML at line %2. It is saved as UTF-8, and a path with backslashes stands in single quotes.</translation>
    </message>
    <message>
        <source>%1, line %2: the value of %3 is not valid.</source>
        <translation>%1, line %2: the value of %3 is not valid.</translation>
    </message>
    <message>
        <source>It takes a whole number from %1 to %2.</source>
        <translation>It takes a whole number from %1 to %2.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>default</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, line %2</translation>
    </message>
    <message>
        <source>(not valid)</source>
        <translation>(not valid)</translation>
    </message>
    <message>
        <source>%1, line %2: %3 is held by this computer&apos;s settings, and stays as it is there.</source>
        <translation>%1, line %2: %3 is held by this computer&apos;s settings, and stays as it is there.</translation>
    </message>
    <message>
        <source>The settings are valid.</source>
        <translation>The settings are valid.</translation>
    </message>
    <message>
        <source>It takes the whole path of a file.</source>
        <translation>It takes the whole path of a file.</translation>
    </message>
    <message>
        <source>It takes %1, %2, or an address such as %3, without a password.</source>
        <translation>It takes %1, %2, or an address such as %3, without a password.</translation>
    </message>
    <message>
        <source>This is not valid.</source>
        <translation>This is not valid.</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read, or is not valid TOML. Mend it with an editor first.</source>
        <translation>The settings file %1 cannot be read, or is not valid TOML. Mend it with an editor first.</translation>
    </message>
    <message>
        <source>The settings file %1 could not be written.</source>
        <translation>The settings file %1 could not be written.</translation>
    </message>
    <message>
        <source>It takes the two letters of a state of Brazil, such as %1.</source>
        <translation>It takes the two letters of a state of Brazil, such as %1.</translation>
    </message>
    <message>
        <source>It takes %1, %2, or the name of a screen, such as %3.</source>
        <translation>It takes %1, %2, or the name of a screen, such as %3.</translation>
    </message>
    <message>
        <source>It takes an address such as %1, the whole path of a device, or the name of a printer of this computer.</source>
        <translation>It takes an address such as %1, the whole path of a device, or the name of a printer of this computer.</translation>
    </message>
    <message>
        <source>It takes one of these: %1.</source>
        <translation>It takes one of these: %1.</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Reason: %1</translation>
    </message>
    <message>
        <source>; not %1 of %2</source>
        <translation>; not %1 of %2</translation>
    </message>
    <message>
        <source>Balcão writes this file. Rename it, start again, and set what is missing on the settings page.</source>
        <translation>Balcão writes this file. Rename it, start again, and set what is missing on the settings page.</translation>
    </message>
</context>
<context>
    <name>balcao::SettingsPage</name>
    <message>
        <source>Provider</source>
        <translation>Provider</translation>
    </message>
    <message>
        <source>Who makes this shop&apos;s Pix charges.</source>
        <translation>Who makes this shop&apos;s Pix charges.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environment</translation>
    </message>
    <message>
        <source>Training uses the built-in provider.</source>
        <translation>Training uses the built-in provider.</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Base address</translation>
    </message>
    <message>
        <source>With its version, no slash at the end.</source>
        <translation>With its version, no slash at the end.</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>Access key</translation>
    </message>
    <message>
        <source>Is kept in the system&apos;s keyring only.</source>
        <translation>Is kept in the system&apos;s keyring only.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Type a new one to change it</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Time limit</translation>
    </message>
    <message>
        <source>After it the outcome is unknown.</source>
        <translation>After it the outcome is unknown.</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time to connect</source>
        <translation>Time to connect</translation>
    </message>
    <message>
        <source>Until it nothing has been sent.</source>
        <translation>Until it nothing has been sent.</translation>
    </message>
    <message>
        <source>Amounts in</source>
        <translation>Amounts in</translation>
    </message>
    <message>
        <source>How the provider counts R$ 86,40.</source>
        <translation>How the provider counts R$ 86,40.</translation>
    </message>
    <message>
        <source>Reais, 86.40</source>
        <translation>Reais, 86.40</translation>
    </message>
    <message>
        <source>Centavos, 8640</source>
        <translation>Centavos, 8640</translation>
    </message>
    <message>
        <source>Amount of a correction</source>
        <translation>Amount of a correction</translation>
    </message>
    <message>
        <source>Providers document both forms.</source>
        <translation>Providers document both forms.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Correction&apos;s data</source>
        <translation>Correction&apos;s data</translation>
    </message>
    <message>
        <source>Where an update carries it.</source>
        <translation>Where an update carries it.</translation>
    </message>
    <message>
        <source>In the body</source>
        <translation>In the body</translation>
    </message>
    <message>
        <source>In the address</source>
        <translation>In the address</translation>
    </message>
    <message>
        <source>Look at the status</source>
        <translation>Look at the status</translation>
    </message>
    <message>
        <source>No provider documents reading.</source>
        <translation>No provider documents reading.</translation>
    </message>
    <message>
        <source>Correction without change</source>
        <translation>Correction without change</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>system, none, or an address without a password.</source>
        <translation>system, none, or an address without a password.</translation>
    </message>
    <message>
        <source>More certificates</source>
        <translation>More certificates</translation>
    </message>
    <message>
        <source>A PEM file, trusted besides the system&apos;s.</source>
        <translation>A PEM file, trusted besides the system&apos;s.</translation>
    </message>
    <message>
        <source>File of the key</source>
        <translation>File of the key</translation>
    </message>
    <message>
        <source>Where there is no keyring.</source>
        <translation>Where there is no keyring.</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>This counter</translation>
    </message>
    <message>
        <source>Holds for this computer only.</source>
        <translation>Holds for this computer only.</translation>
    </message>
    <message>
        <source>Name of the counter</source>
        <translation>Name of the counter</translation>
    </message>
    <message>
        <source>Stands in each charge made here.</source>
        <translation>Stands in each charge made here.</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>Name of the shop</translation>
    </message>
    <message>
        <source>As customers know it.</source>
        <translation>As customers know it.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Ring when a charge is paid</source>
        <translation>Ring when a charge is paid</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Ledger</translation>
    </message>
    <message>
        <source>Where charges are kept. The provider lists none: this is the history.</source>
        <translation>Where charges are kept. The provider lists none: this is the history.</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Look and language</translation>
    </message>
    <message>
        <source>The QR code is black on white in every theme.</source>
        <translation>The QR code is black on white in every theme.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>System follows the computer.</source>
        <translation>System follows the computer.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Size of the text</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 days</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacy</translation>
    </message>
    <message>
        <source>Customers&apos; data stays in the shop. Nothing is sent but what a charge needs.</source>
        <translation>Customers&apos; data stays in the shop. Nothing is sent but what a charge needs.</translation>
    </message>
    <message>
        <source>Keep customers&apos; data</source>
        <translation>Keep customers&apos; data</translation>
    </message>
    <message>
        <source>Then amount and status stay.</source>
        <translation>Then amount and status stay.</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 year</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 years</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Always</translation>
    </message>
    <message>
        <source>Past customers</source>
        <translation>Past customers</translation>
    </message>
    <message>
        <source>While one is typed at Charge.</source>
        <translation>While one is typed at Sell.</translation>
    </message>
    <message>
        <source>Suggest them</source>
        <translation>Suggest them</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>Lock the screen</translation>
    </message>
    <message>
        <source>When nobody touches it. Ctrl+L does it at once.</source>
        <translation>When nobody touches it. Ctrl+L does it at once.</translation>
    </message>
    <message>
        <source>2 min</source>
        <translation>2 min</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 min</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Never</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Ctrl S</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Operators and PINs</source>
        <translation>Operators and PINs</translation>
    </message>
    <message>
        <source>A cashier charges. A manager corrects and sets up as well.</source>
        <translation>A cashier charges. A manager corrects and sets up as well.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Sends no key and makes no charge.</source>
        <translation>Sends no key and makes no charge.</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Test the connection</translation>
    </message>
    <message>
        <source>A sale&apos;s operator</source>
        <translation>A sale&apos;s operator</translation>
    </message>
    <message>
        <source>Where operators take turns.</source>
        <translation>Where operators take turns.</translation>
    </message>
    <message>
        <source>Whoever typed its first digit</source>
        <translation>Whoever typed its first digit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Two letters, such as RS.</source>
        <translation>Two letters, such as RS.</translation>
    </message>
    <message>
        <source>NFC-e</source>
        <translation>NFC-e</translation>
    </message>
    <message>
        <source>The shop issues NFC-e</source>
        <translation>The shop issues NFC-e</translation>
    </message>
    <message>
        <source>In Rio Grande do Sul an electronic payment that is made in person has to be linked to its fiscal document.</source>
        <translation>In Rio Grande do Sul an electronic payment that is made in person has to be linked to its fiscal document.</translation>
    </message>
    <message>
        <source>Customers in lists</source>
        <translation>Customers in lists</translation>
    </message>
    <message>
        <source>Marina P., and no whole CPF, mobile or e-mail.</source>
        <translation>Marina P., and no whole CPF, mobile or e-mail.</translation>
    </message>
    <message>
        <source>Mask them</source>
        <translation>Mask them</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Printing</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostics</translation>
    </message>
    <message>
        <source>What support has to know. Without customers&apos; data.</source>
        <translation>What support has to know. Without customers&apos; data.</translation>
    </message>
    <message>
        <source>The day ends</source>
        <translation>The day ends</translation>
    </message>
    <message>
        <source>Hours after midnight, for the closing.</source>
        <translation>Hours after midnight, for the closing.</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>The proxy has no user for it. Write the address so: %1.</source>
        <translation>The proxy has no user for it. Write the address so: %1.</translation>
    </message>
    <message>
        <source>Password of the proxy</source>
        <translation>Password of the proxy</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Closing</translation>
    </message>
    <message>
        <source>Count first, see figures afterwards</source>
        <translation>Count first, see figures afterwards</translation>
    </message>
    <message>
        <source>Customer&apos;s screen</source>
        <translation>Customer&apos;s screen</translation>
    </message>
    <message>
        <source>Shows the amount and the code, nothing else.</source>
        <translation>Shows the amount and the code, nothing else.</translation>
    </message>
    <message>
        <source>The second one</source>
        <translation>The second one</translation>
    </message>
    <message>
        <source>Its language</source>
        <translation>Its language</translation>
    </message>
    <message>
        <source>The till&apos;s</source>
        <translation>The till&apos;s</translation>
    </message>
    <message>
        <source>By itself, every</source>
        <translation>By itself, every</translation>
    </message>
    <message>
        <source>Each charge that waits, where it may look.</source>
        <translation>Each charge that waits, where it may look.</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 s</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>Receipts and QR codes on paper.</source>
        <translation>Receipts and QR codes on paper.</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Its name, device, or address: tcp://192.168.0.9.</source>
        <translation>Its name, device, or address: tcp://192.168.0.9.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Try it</translation>
    </message>
    <message>
        <source>With what stands here.</source>
        <translation>With what stands here.</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>Print a test</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>A roll of 80 mm has 72 mm to print on.</source>
        <translation>A roll of 80 mm has 72 mm to print on.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>On the slip</source>
        <translation>On the slip</translation>
    </message>
    <message>
        <source>The CPF is masked.</source>
        <translation>The CPF is masked.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Copy and paste</translation>
    </message>
    <message>
        <source>Cutter</source>
        <translation>Cutter</translation>
    </message>
    <message>
        <source>Cut the paper at the end</source>
        <translation>Cut the paper at the end</translation>
    </message>
    <message>
        <source>When the payment comes</source>
        <translation>When the payment comes</translation>
    </message>
    <message>
        <source>Print the receipt</source>
        <translation>Print the receipt</translation>
    </message>
    <message>
        <source>The whole window grows with it, from the next start.</source>
        <translation>The whole window grows with it, from the next start.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>A file&apos;s whole path, or postgresql://user@server/database. Empty: a file of this user.</source>
        <translation>A file&apos;s whole path, or postgresql://user@server/database. Empty: a file of this user.</translation>
    </message>
</context>
<context>
    <name>balcao::SettingsPresenter</name>
    <message>
        <source>Saved.</source>
        <translation>Saved.</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Counter %1</translation>
    </message>
    <message>
        <source>Changes take a manager&apos;s PIN.</source>
        <translation>Changes take a manager&apos;s PIN.</translation>
    </message>
    <message>
        <source>Holds for this computer.</source>
        <translation>Holds for this computer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to mend. Nothing was saved.</source>
        <translation>
            <numerusform>%1 to mend. Nothing was saved.</numerusform>
            <numerusform>%1 to mend. Nothing was saved.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Nothing was saved.</translation>
    </message>
    <message>
        <source>Keeps data: %1</source>
        <translation>Keeps data: %1</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Looking…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Move all charges into the database?</source>
        <translation>Move all charges into the database?</translation>
    </message>
    <message>
        <source>Nothing is sold meanwhile. Counts, sums and the chains of both are compared; until then it can be stopped, and nothing has changed. Afterwards the file is only to be read.</source>
        <translation>Nothing is sold meanwhile. Counts, sums and the chains of both are compared; until then it can be stopped, and nothing has changed. Afterwards the file is only to be read.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>This user&apos;s file</source>
        <translation>This user&apos;s file</translation>
    </message>
    <message>
        <source>To</source>
        <translation>To</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>No printer</translation>
    </message>
    <message>
        <source>Nothing was saved. The shop has operators, or its ledger is out of reach: a manager changes this at a till that does not train.</source>
        <translation>Nothing was saved. The shop has operators, or its ledger is out of reach: a manager changes this at a till that does not train.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Set here. %1, line %2, has %3.</source>
        <translation>Set here. %1, line %2, has %3.</translation>
    </message>
</context>
<context>
    <name>balcao::SettingsRow</name>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Use the file&apos;s value</source>
        <translation>Use the file&apos;s value</translation>
    </message>
</context>
<context>
    <name>balcao::ShellPresenter</name>
    <message>
        <source>Counter %1</source>
        <translation>Counter %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ledger unavailable&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Ledger unavailable&lt;/b&gt; since %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Talking to the provider…&lt;/b&gt;</source>
        <translation>&lt;b&gt;Talking to the provider…&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;No answer from the provider&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;No answer from the provider&lt;/b&gt; since %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provider not reached&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Provider not reached&lt;/b&gt; since %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Key refused&lt;/b&gt; by the provider</source>
        <translation>&lt;b&gt;Key refused&lt;/b&gt; by the provider</translation>
    </message>
    <message>
        <source>&lt;b&gt;Training&lt;/b&gt; · nothing leaves this computer</source>
        <translation>&lt;b&gt;Training&lt;/b&gt; · nothing leaves this computer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provider answered&lt;/b&gt; at %1</source>
        <translation>&lt;b&gt;Provider answered&lt;/b&gt; at %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provider not asked yet&lt;/b&gt;</source>
        <translation>&lt;b&gt;Provider not asked yet&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Nothing is sent now.</source>
        <translation>Nothing is sent now.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Not yet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Customer&apos;s screen not found&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Customer&apos;s screen not found&lt;/b&gt; since %1</translation>
    </message>
</context>
<context>
    <name>balcao::SignIn</name>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Cashier</translation>
    </message>
    <message>
        <source>Wrong PIN. Wait %1</source>
        <translation>Wrong PIN. Wait %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s).</source>
        <translation>
            <numerusform>%n error.</numerusform>
            <numerusform>%n errors.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wait doubles each time.</source>
        <translation>The wait doubles each time.</translation>
    </message>
    <message>
        <source>The wait is as long each time.</source>
        <translation>The wait is as long each time.</translation>
    </message>
    <message>
        <source>The PIN was not looked at</source>
        <translation>The PIN was not looked at</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Checking…</translation>
    </message>
    <message>
        <source>The badge was not accepted</source>
        <translation>The badge was not accepted</translation>
    </message>
    <message>
        <source>Badge not recognised. Wait %1</source>
        <translation>Badge not recognised. Wait %1</translation>
    </message>
    <message>
        <source>A PIN can be typed.</source>
        <translation>A PIN can be typed.</translation>
    </message>
</context>
<context>
    <name>balcao::Slip</name>
    <message>
        <source>PAY BY PIX</source>
        <translation>PAY BY PIX</translation>
    </message>
    <message>
        <source>Point the camera of your bank&apos;s app at it</source>
        <translation>Point the camera of your bank&apos;s app at it</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>Valid until %1</translation>
    </message>
    <message>
        <source>How long it is valid was not told</source>
        <translation>How long it is valid was not told</translation>
    </message>
    <message>
        <source>Your bank shows: %1</source>
        <translation>Your bank shows: %1</translation>
    </message>
    <message>
        <source>PAID BY PIX</source>
        <translation>PAID BY PIX</translation>
    </message>
    <message>
        <source>Confirmed at the shop by %1</source>
        <translation>Confirmed at the shop by %1</translation>
    </message>
    <message>
        <source>Reported by the provider</source>
        <translation>Reported by the provider</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Created on</source>
        <translation>Created on</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>The provider said later</source>
        <translation>The provider said later</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>TRAINING: this charge has no value.</source>
        <translation>TRAINING: this charge has no value.</translation>
    </message>
    <message>
        <source>Not a tax document</source>
        <translation>Not a tax document</translation>
    </message>
    <message>
        <source>How long it is valid is in doubt</source>
        <translation>How long it is valid is in doubt</translation>
    </message>
</context>
<context>
    <name>balcao::StartDialog</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>balcao::StartQuestions</name>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Once what stands above is mended.</source>
        <translation>Once what stands above is mended.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Try now</translation>
    </message>
    <message>
        <source>Open in training</source>
        <translation>Open in training</translation>
    </message>
    <message>
        <source>Nothing leaves this computer, and the shop&apos;s ledger is not touched.</source>
        <translation>Nothing leaves this computer, and the shop&apos;s ledger is not touched.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Train</translation>
    </message>
    <message>
        <source>The access key is missing</source>
        <translation>The access key is missing</translation>
    </message>
    <message>
        <source>The provider&apos;s key is not in this computer&apos;s keyring. Without it Balcão cannot charge.</source>
        <translation>The provider&apos;s key is not in this computer&apos;s keyring. Without it Balcão cannot charge.</translation>
    </message>
    <message>
        <source>Keep the key that is typed above</source>
        <translation>Keep the key that is typed above</translation>
    </message>
    <message>
        <source>In this user&apos;s keyring; nobody sees it again.</source>
        <translation>In this user&apos;s keyring; nobody sees it again.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Keep the key</translation>
    </message>
    <message>
        <source>The provider&apos;s access key</source>
        <translation>The provider&apos;s access key</translation>
    </message>
    <message>
        <source>The ledger of charges does not open</source>
        <translation>The ledger of charges does not open</translation>
    </message>
    <message>
        <source>The ledger of charges is damaged</source>
        <translation>The ledger of charges is damaged</translation>
    </message>
    <message>
        <source>Part of the file does not check. Nothing was deleted, and what the provider created is still there. A backup can be put back in its place.</source>
        <translation>Part of the file does not check. Nothing was deleted, and what the provider created is still there. A backup can be put back in its place.</translation>
    </message>
    <message>
        <source>Call support before touching</source>
        <translation>Call support before touching</translation>
    </message>
    <message>
        <source>Closes without changing anything.</source>
        <translation>Closes without changing anything.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Begin a new ledger</source>
        <translation>Begin a new ledger</translation>
    </message>
    <message>
        <source>The damaged file is kept beside it.</source>
        <translation>The damaged file is kept beside it.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Begin anew</translation>
    </message>
    <message>
        <source>Balcão does not start like this</source>
        <translation>Balcão does not start like this</translation>
    </message>
    <message>
        <source>The settings are not valid</source>
        <translation>The settings are not valid</translation>
    </message>
    <message>
        <source>Balcão does not sell with them: provider or ledger could be another than the shop&apos;s.</source>
        <translation>Balcão does not sell with them: provider or ledger could be another than the shop&apos;s.</translation>
    </message>
    <message>
        <source>Charges are missing in the ledger</source>
        <translation>Charges are missing in the ledger</translation>
    </message>
    <message>
        <source>There is no keyring</source>
        <translation>There is no keyring</translation>
    </message>
    <message>
        <source>Go on with the key that is typed above</source>
        <translation>Go on with the key that is typed above</translation>
    </message>
    <message>
        <source>It is kept nowhere, and asked for again at the next start.</source>
        <translation>It is kept nowhere, and asked for again at the next start.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Open the file</translation>
    </message>
    <message>
        <source>In an editor. Save it there, then start Balcão again.</source>
        <translation>In an editor. Save it there, then start Balcão again.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Show the folder</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>No program was found that opens %1.</source>
        <translation>No program was found that opens %1.</translation>
    </message>
</context>
<context>
    <name>balcao::StatusTable</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>By status</source>
        <translation>By status</translation>
    </message>
</context>
<context>
    <name>balcao::SuggestionList</name>
    <message>
        <source>Past customers</source>
        <translation>Past customers</translation>
    </message>
    <message>
        <source>Only customers of this shop. Nothing is looked up on the internet.</source>
        <translation>Only customers of this shop. Nothing is looked up on the internet.</translation>
    </message>
</context>
<context>
    <name>balcao::SupportBundle</name>
    <message>
        <source>Versions of the program, of what it is built on and of this computer&apos;s system.</source>
        <translation>Versions of the program, of what it is built on and of this computer&apos;s system.</translation>
    </message>
    <message>
        <source>The settings and where each was said, without key and password.</source>
        <translation>The settings and where each was said, without key and password.</translation>
    </message>
    <message>
        <source>How much the ledger holds, in numbers; nothing of any charge.</source>
        <translation>How much the ledger holds, in numbers; nothing of any charge.</translation>
    </message>
    <message>
        <source>What the program did and when; no customer, no key, PIN or code.</source>
        <translation>What the program did and when; no customer, no key, PIN or code.</translation>
    </message>
</context>
<context>
    <name>balcao::ThreadLimit</name>
    <message>
        <source>Too few threads can be started: this user, or this computer, has reached its process limit. Nothing was done. Close other programs or raise the limit, then try again.</source>
        <translation>Too few threads can be started: this user, or this computer, has reached its process limit. Nothing was done. Close other programs or raise the limit, then try again.</translation>
    </message>
</context>
<context>
    <name>balcao::Till</name>
    <message>
        <source>Comes from %1 of this start.</source>
        <translation>Comes from %1 of this start.</translation>
    </message>
    <message>
        <source>Held by %1.</source>
        <translation>Held by %1.</translation>
    </message>
    <message>
        <source>Something answered there in %1 ms (HTTP %2).</source>
        <translation>Something answered there in %1 ms (HTTP %2).</translation>
    </message>
    <message>
        <source>Whether the key is right, only a charge tells.</source>
        <translation>Whether the key is right, only a charge tells.</translation>
    </message>
    <message>
        <source>Its certificate is for %1, signed by %2, valid until %3.</source>
        <translation>Its certificate is for %1, signed by %2, valid until %3.</translation>
    </message>
</context>
<context>
    <name>balcao::TillOptions</name>
    <message>
        <source>Balcão: a point of sale for Pix.</source>
        <translation>Balcão: a point of sale for Pix.</translation>
    </message>
    <message>
        <source>Use the built-in provider on this computer (so it is where no provider is named)</source>
        <translation>Use the built-in provider on this computer (so it is where no provider is named)</translation>
    </message>
    <message>
        <source>Do not suggest past customers</source>
        <translation>Do not suggest past customers</translation>
    </message>
    <message>
        <source>DAYS</source>
        <translation>DAYS</translation>
    </message>
    <message>
        <source>Erase customers&apos; data so many days after a charge&apos;s last event. Else BALCAO_RETENTION_DAYS</source>
        <translation>Erase customers&apos; data so many days after a charge&apos;s last event. Else BALCAO_RETENTION_DAYS</translation>
    </message>
    <message>
        <source>--retention-days takes a number of days from 1 to %1.</source>
        <translation>--retention-days takes a number of days from 1 to %1.</translation>
    </message>
    <message>
        <source>system unless told</source>
        <translation>system unless told</translation>
    </message>
    <message>
        <source>--theme takes light, dark or system.</source>
        <translation>--theme takes light, dark or system.</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>WIDTHxHEIGHT</translation>
    </message>
    <message>
        <source>Size of the window at the start; unless told, as it was left, at first the whole screen</source>
        <translation>Size of the window at the start; unless told, as it was left, at first the whole screen</translation>
    </message>
    <message>
        <source>--size takes a width and a height, such as 1366x768.</source>
        <translation>--size takes a width and a height, such as 1366x768.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>Walk the counter flow by itself, save what the window shows to FILE (PNG), and end</source>
        <translation>Walk the counter flow by itself, save what the window shows to FILE (PNG), and end</translation>
    </message>
</context>
<context>
    <name>balcao::TimelineEntry</name>
    <message>
        <source>Waiting for the provider&apos;s answer</source>
        <translation>Waiting for the provider&apos;s answer</translation>
    </message>
    <message>
        <source>Expires, if nobody pays</source>
        <translation>Expires, if nobody pays</translation>
    </message>
    <message>
        <source>By our clock. The provider has not said so.</source>
        <translation>By our clock. The provider has not said so.</translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <translation>%1 became %2</translation>
    </message>
</context>
<context>
    <name>balcao::TodayList</name>
    <message>
        <source>Today&apos;s charges</source>
        <translation>Today&apos;s charges</translation>
    </message>
    <message>
        <source>No charge yet. They appear here as they are made.</source>
        <translation>No charge yet. They appear here as they are made.</translation>
    </message>
    <message>
        <source>See all charges</source>
        <translation>See all charges</translation>
    </message>
</context>
<context>
    <name>balcao::TodayModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Paid</translation>
    </message>
    <message numerus="yes">
        <source>%1 confirmed at the shop</source>
        <translation>
            <numerusform>%1 confirmed at the shop</numerusform>
            <numerusform>%1 confirmed at the shop</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>balcao::TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>balcao::TrainingRibbon</name>
    <message>
        <source>TRAINING: charge has no value.</source>
        <translation>TRAINING: charge has no value.</translation>
    </message>
    <message>
        <source>Nobody can pay this code.</source>
        <translation>Nobody can pay this code.</translation>
    </message>
</context>
<context>
    <name>balcao::VerdictRows</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>balcao::Walkthrough</name>
    <message>
        <source>A step did not come in time.</source>
        <translation>A step did not come in time.</translation>
    </message>
    <message>
        <source>The provider gave no charge.</source>
        <translation>The provider gave no charge.</translation>
    </message>
    <message>
        <source>The form did not accept the example.</source>
        <translation>The form did not accept the example.</translation>
    </message>
    <message>
        <source>The provider&apos;s code did not pass its check.</source>
        <translation>The provider&apos;s code did not pass its check.</translation>
    </message>
    <message>
        <source>The picture cannot be written to %1.</source>
        <translation>The picture cannot be written to %1.</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Walkthrough</translation>
    </message>
</context>
<context>
    <name>balcao::WhoDialog</name>
    <message>
        <source>Who authorises?</source>
        <translation>Who authorises?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>balcao::cli</name>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>Standard input cannot be read.</translation>
    </message>
    <message>
        <source>The result could not be written to standard output: the disk is full, or the reader has gone. The exit code tells what became of it; 8 is done.</source>
        <translation>The result could not be written to standard output: the disk is full, or the reader has gone. The exit code tells what became of it; 8 is done.</translation>
    </message>
    <message>
        <source>The keyring holds no key for %1 any more.</source>
        <translation>The keyring holds no key for %1 any more.</translation>
    </message>
    <message>
        <source>The keyring holds a key for %1.</source>
        <translation>The keyring holds a key for %1.</translation>
    </message>
    <message>
        <source>The keyring holds a key for %1 that ends in %2.</source>
        <translation>The keyring holds a key for %1 that ends in %2.</translation>
    </message>
    <message>
        <source>The key has fewer than %1 characters: it was cut. Copy it whole from the provider.</source>
        <translation>The key has fewer than %1 characters: it was cut. Copy it whole from the provider.</translation>
    </message>
    <message>
        <source>Nothing was done. Mend the settings, then give the command again.</source>
        <translation>Nothing was done. Mend the settings, then give the command again.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::CalibrateCommand</name>
    <message>
        <source>Nobody has calibrated this provider, and nothing is locked: the ledger has no operators.</source>
        <translation>Nobody has calibrated this provider, and nothing is locked: the ledger has no operators.</translation>
    </message>
    <message>
        <source>This provider is not calibrated: the till is locked for cashiers. calibrate begin makes the charge.</source>
        <translation>This provider is not calibrated: the till is locked for cashiers. calibrate begin makes the charge.</translation>
    </message>
    <message>
        <source>The charge is made. Look at it with a bank&apos;s app, then say with calibrate confirm what it shows.</source>
        <translation>The charge is made. Look at it with a bank&apos;s app, then say with calibrate confirm what it shows.</translation>
    </message>
    <message>
        <source>This provider is calibrated.</source>
        <translation>This provider is calibrated.</translation>
    </message>
    <message>
        <source>Receiver: %1, %2 (%3)</source>
        <translation>Receiver: %1, %2 (%3)</translation>
    </message>
</context>
<context>
    <name>balcao::cli::ChargeCommand</name>
    <message>
        <source>The file %1 cannot be written. Check its folder and who may write there.</source>
        <translation>The file %1 cannot be written. Check its folder and who may write there.</translation>
    </message>
    <message>
        <source>The charge is as told, but the QR code could not be written to %1. The status command can write it again.</source>
        <translation>The charge is as told, but the QR code could not be written to %1. The status command can write it again.</translation>
    </message>
    <message>
        <source>No QR code was written: the charge does not wait for a payment, or has no code.</source>
        <translation>No QR code was written: the charge does not wait for a payment, or has no code.</translation>
    </message>
    <message>
        <source>The older %1 showed another code and was removed.</source>
        <translation>The older %1 showed another code and was removed.</translation>
    </message>
    <message>
        <source>--qr takes a file of its own: not a link, a device or a part of the ledger.</source>
        <translation>--qr takes a file of its own: not a link, a device or a part of the ledger.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::ChargeInput</name>
    <message>
        <source>The txid is empty. Write the one that the charge was created with.</source>
        <translation>The txid is empty. Write the one that the charge was created with.</translation>
    </message>
    <message>
        <source>This is not a txid. Write the one that the charge was created with.</source>
        <translation>This is not a txid. Write the one that the charge was created with.</translation>
    </message>
    <message>
        <source>--amount is missing. Write it like --amount 49,90.</source>
        <translation>--amount is missing. Write it like --amount 49,90.</translation>
    </message>
    <message>
        <source>Nothing is to be corrected. Give --amount, or --name, --phone, --email and --tax-id.</source>
        <translation>Nothing is to be corrected. Give --amount, or --name, --phone, --email and --tax-id.</translation>
    </message>
    <message>
        <source>--%1 is missing. The provider takes a customer only with name, phone, e-mail and tax number.</source>
        <translation>--%1 is missing. The provider takes a customer only with name, phone, e-mail and tax number.</translation>
    </message>
    <message>
        <source>The name contains a CPF, CNPJ, phone number or e-mail after a tab or a line end. Give the name alone.</source>
        <translation>The name contains a CPF, CNPJ, phone number or e-mail after a tab or a line end. Give the name alone.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::ChargeReport</name>
    <message>
        <source>The charge was created.</source>
        <translation>The charge was created.</translation>
    </message>
    <message>
        <source>The charge was corrected.</source>
        <translation>The charge was corrected.</translation>
    </message>
    <message>
        <source>This is the charge by the provider&apos;s word.</source>
        <translation>This is the charge by the provider&apos;s word.</translation>
    </message>
    <message>
        <source>The charge exists at the provider, but needs attention. Do not let the customer pay yet.</source>
        <translation>The charge exists at the provider, but needs attention. Do not let the customer pay yet.</translation>
    </message>
    <message>
        <source>No QR code was made. Once the reason is known, status reads the charge again.</source>
        <translation>No QR code was made. Once the reason is known, status reads the charge again.</translation>
    </message>
    <message>
        <source>A code of this charge that is shown already may ask for another amount now: take it away. The same correction can be sent again.</source>
        <translation>A code of this charge that is shown already may ask for another amount now: take it away. The same correction can be sent again.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nothing was sent.</translation>
    </message>
    <message>
        <source>txid: %1</source>
        <translation>txid: %1</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Amount: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Deadline: %1</source>
        <translation>Deadline: %1</translation>
    </message>
    <message>
        <source>Copy-and-paste code: %1</source>
        <translation>Copy-and-paste code: %1</translation>
    </message>
    <message>
        <source>The QR code lies in %1.</source>
        <translation>The QR code lies in %1.</translation>
    </message>
    <message>
        <source>The result of a correction of this charge is unknown: the amount of its code is in doubt. Do not let the customer pay yet.</source>
        <translation>The result of a correction of this charge is unknown: the amount of its code is in doubt. Do not let the customer pay yet.</translation>
    </message>
    <message>
        <source>There is a charge of the same amount and customer of the last minutes: attempt %1.</source>
        <translation>There is a charge of the same amount and customer of the last minutes: attempt %1.</translation>
    </message>
    <message>
        <source>Nobody knows for sure what was paid of this charge: somebody has to look at it.</source>
        <translation>Nobody knows for sure what was paid of this charge: somebody has to look at it.</translation>
    </message>
    <message>
        <source>The charge was created. Look at it with a bank&apos;s app, then say with calibrate confirm what it shows.</source>
        <translation>The charge was created. Look at it with a bank&apos;s app, then say with calibrate confirm what it shows.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::CodeReport</name>
    <message>
        <source>The text is longer than any code.</source>
        <translation>The text is longer than any code.</translation>
    </message>
    <message>
        <source>This is not a valid Pix code.</source>
        <translation>This is not a valid Pix code.</translation>
    </message>
    <message>
        <source>Ask for the code again and copy it whole.</source>
        <translation>Ask for the code again and copy it whole.</translation>
    </message>
    <message>
        <source>This is a valid Pix code.</source>
        <translation>This is a valid Pix code.</translation>
    </message>
    <message>
        <source>This is a valid code, but it only authorises a recurring payment. It cannot pay a charge.</source>
        <translation>This is a valid code, but it only authorises a recurring payment. It cannot pay a charge.</translation>
    </message>
    <message>
        <source>Receiver: %1, %2</source>
        <translation>Receiver: %1, %2</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Amount: %1</translation>
    </message>
    <message>
        <source>Amount: the code names none. The payer&apos;s bank shows it or asks for it.</source>
        <translation>Amount: the code names none. The payer&apos;s bank shows it or asks for it.</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Key: %1</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Address: %1</translation>
    </message>
    <message>
        <source>Forgiven or unusual: %1</source>
        <translation>Forgiven or unusual: %1</translation>
    </message>
    <message>
        <source>Use the code in this form: %1</source>
        <translation>Use the code in this form: %1</translation>
    </message>
    <message>
        <source>Attempt: %1</source>
        <translation>Attempt: %1</translation>
    </message>
</context>
<context>
    <name>balcao::cli::CommandLine</name>
    <message>
        <source>The code is missing. Write it behind check, or - to read it from standard input.</source>
        <translation>The code is missing. Write it behind check, or - to read it from standard input.</translation>
    </message>
    <message>
        <source>The txid is missing. Write it behind the command.</source>
        <translation>The txid is missing. Write it behind the command.</translation>
    </message>
    <message>
        <source>--qr takes the name of a file that ends in .png or .svg.</source>
        <translation>--qr takes the name of a file that ends in .png or .svg.</translation>
    </message>
    <message>
        <source>There is no command. See balcao-cli --help.</source>
        <translation>There is no command. See balcao-cli --help.</translation>
    </message>
    <message>
        <source>The file is missing. Write its name behind backup.</source>
        <translation>The file is missing. Write its name behind backup.</translation>
    </message>
    <message>
        <source>The events are missing. Write their numbers behind set-aside, with commas between them.</source>
        <translation>The events are missing. Write their numbers behind set-aside, with commas between them.</translation>
    </message>
    <message>
        <source>The attempt is missing. Write it behind the command.</source>
        <translation>The attempt is missing. Write it behind the command.</translation>
    </message>
    <message>
        <source>--%1 takes a day like 2026-11-21, or a moment with its zone.</source>
        <translation>--%1 takes a day like 2026-11-21, or a moment with its zone.</translation>
    </message>
    <message>
        <source>--sort takes newest, oldest, highest or lowest.</source>
        <translation>--sort takes newest, oldest, highest or lowest.</translation>
    </message>
    <message>
        <source>--limit takes a whole number from 1 to %1.</source>
        <translation>--limit takes a whole number from 1 to %1.</translation>
    </message>
    <message>
        <source>--older-than takes whole days, at least 1.</source>
        <translation>--older-than takes whole days, at least 1.</translation>
    </message>
    <message>
        <source>--after takes what the page before told as next, in the same --sort.</source>
        <translation>--after takes what the page before told as next, in the same --sort.</translation>
    </message>
    <message>
        <source>Creates, corrects and reads Pix charges at the provider, checks copy-and-paste codes, and shows and settles what the shop&apos;s ledger holds. With --json one JSON object is printed.</source>
        <translation>Creates, corrects and reads Pix charges at the provider, checks copy-and-paste codes, and shows and settles what the shop&apos;s ledger holds. With --json one JSON object is printed.</translation>
    </message>
    <message>
        <source>These variables stand in for options that are not given: BALCAO_BASE_URL, BALCAO_API_KEY (the key, which no option takes), BALCAO_DATA_DIR, BALCAO_LEDGER, BALCAO_COUNTER, BALCAO_OPERATOR.</source>
        <translation>These variables stand in for options that are not given: BALCAO_BASE_URL, BALCAO_API_KEY (the key, which no option takes), BALCAO_DATA_DIR, BALCAO_LEDGER, BALCAO_COUNTER, BALCAO_OPERATOR.</translation>
    </message>
    <message>
        <source>It ends with: 0 done, 1 usage, 2 input not valid, 3 refused by the provider, 4 result unknown, 5 provider not reached and nothing sent, 6 the charge exists but needs attention, 7 trouble on this computer and nothing sent, 8 done but the result could not be written.</source>
        <translation>It ends with: 0 done, 1 usage, 2 input not valid, 3 refused by the provider, 4 result unknown, 5 provider not reached and nothing sent, 6 the charge exists but needs attention, 7 trouble on this computer and nothing sent, 8 done but the result could not be written.</translation>
    </message>
    <message>
        <source>This computer trains: training = true stands in its settings, and balcao-cli has no provider for training. Nothing is sent to a real one, whatever the options say.</source>
        <translation>This computer trains: training = true stands in its settings, and balcao-cli has no provider for training. Nothing is sent to a real one, whatever the options say.</translation>
    </message>
    <message>
        <source>Say one of these: --found TXID, --absent, --reopen after a wrong txid, or --accept what was paid.</source>
        <translation>Say one of these: --found TXID, --absent, --reopen after a wrong txid, or --accept what was paid.</translation>
    </message>
    <message>
        <source>--operator is missing. Who goes on without the missing events says so by name.</source>
        <translation>--operator is missing. Who goes on without the missing events says so by name.</translation>
    </message>
    <message>
        <source>--%1 takes the number of an open file descriptor.</source>
        <translation>--%1 takes the number of an open file descriptor.</translation>
    </message>
    <message>
        <source>The operator&apos;s name is missing. Write it behind the command.</source>
        <translation>The operator&apos;s name is missing. Write it behind the command.</translation>
    </message>
    <message>
        <source>--role takes cashier or manager.</source>
        <translation>--role takes cashier or manager.</translation>
    </message>
    <message>
        <source>--take-back and --reason belong together: say why it is taken back.</source>
        <translation>--take-back and --reason belong together: say why it is taken back.</translation>
    </message>
    <message>
        <source>--reference is of a payment that was seen, not of one that is taken back.</source>
        <translation>--reference is of a payment that was seen, not of one that is taken back.</translation>
    </message>
    <message>
        <source>operator pins takes on or off.</source>
        <translation>operator pins takes on or off.</translation>
    </message>
    <message>
        <source>--to is missing. Write it like --to postgresql://owner@host/database.</source>
        <translation>--to is missing. Write it like --to postgresql://owner@host/database.</translation>
    </message>
    <message>
        <source>The file is missing. Write its name behind support-bundle, or give --list.</source>
        <translation>The file is missing. Write its name behind support-bundle, or give --list.</translation>
    </message>
    <message>
        <source>balcao-cli: Pix charges for scripts and support.</source>
        <translation>balcao-cli: Pix charges for scripts and support.</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>Print one JSON object</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>Order, table or tab: stays in the ledger</source>
        <translation>Order, table or tab: stays in the ledger</translation>
    </message>
    <message>
        <source>The charge</source>
        <translation>The charge</translation>
    </message>
    <message>
        <source>Correct amount, customer, or both</source>
        <translation>Correct amount, customer, or both</translation>
    </message>
    <message>
        <source>Read a charge at the provider</source>
        <translation>Read a charge at the provider</translation>
    </message>
    <message>
        <source>Check a copy-and-paste code</source>
        <translation>Check a copy-and-paste code</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>The code, or - for standard input</source>
        <translation>The code, or - for standard input</translation>
    </message>
    <message>
        <source>In reais: 49,90</source>
        <translation>In reais: 49,90</translation>
    </message>
    <message>
        <source>The customer&apos;s name</source>
        <translation>The customer&apos;s name</translation>
    </message>
    <message>
        <source>With its area code</source>
        <translation>With its area code</translation>
    </message>
    <message>
        <source>The customer&apos;s e-mail</source>
        <translation>The customer&apos;s e-mail</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF or CNPJ</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>Write the QR code to FILE (.png or .svg)</source>
        <translation>Write the QR code to FILE (.png or .svg)</translation>
    </message>
    <message>
        <source>List the ledger&apos;s charges, the newest first unless told</source>
        <translation>List the ledger&apos;s charges, the newest first unless told</translation>
    </message>
    <message>
        <source>From this day on: 2026-11-21, or a moment with its zone</source>
        <translation>From this day on: 2026-11-21, or a moment with its zone</translation>
    </message>
    <message>
        <source>Up to this day, included</source>
        <translation>Up to this day, included</translation>
    </message>
    <message>
        <source>Name, mark, txid, CPF, CNPJ, phone, e-mail or amount</source>
        <translation>Name, mark, txid, CPF, CNPJ, phone, e-mail or amount</translation>
    </message>
    <message>
        <source>ORDER</source>
        <translation>ORDER</translation>
    </message>
    <message>
        <source>newest, oldest, highest or lowest</source>
        <translation>newest, oldest, highest or lowest</translation>
    </message>
    <message>
        <source>Charges a page, 50 unless told</source>
        <translation>Charges a page, 50 unless told</translation>
    </message>
    <message>
        <source>NEXT</source>
        <translation>NEXT</translation>
    </message>
    <message>
        <source>The page behind the one that told this as next</source>
        <translation>The page behind the one that told this as next</translation>
    </message>
    <message>
        <source>DAY</source>
        <translation>DAY</translation>
    </message>
    <message>
        <source>Show a charge of the ledger and its events</source>
        <translation>Show a charge of the ledger and its events</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>txid or attempt, or its beginning from four characters on</source>
        <translation>txid or attempt, or its beginning from four characters on</translation>
    </message>
    <message>
        <source>Say what became of an attempt or payment in doubt</source>
        <translation>Say what became of an attempt or payment in doubt</translation>
    </message>
    <message>
        <source>ATTEMPT</source>
        <translation>ATTEMPT</translation>
    </message>
    <message>
        <source>The attempt, or its beginning from four characters on</source>
        <translation>The attempt, or its beginning from four characters on</translation>
    </message>
    <message>
        <source>It was found at the provider under this txid</source>
        <translation>It was found at the provider under this txid</translation>
    </message>
    <message>
        <source>It is not at the provider</source>
        <translation>It is not at the provider</translation>
    </message>
    <message>
        <source>The txid that was told was wrong: it is unknown again</source>
        <translation>The txid that was told was wrong: it is unknown again</translation>
    </message>
    <message>
        <source>What the provider says of the payment is right: another amount, or a later word</source>
        <translation>What the provider says of the payment is right: another amount, or a later word</translation>
    </message>
    <message>
        <source>Say that the shop&apos;s account shows the payment</source>
        <translation>Say that the shop&apos;s account shows the payment</translation>
    </message>
    <message>
        <source>The payment&apos;s identification on the statement</source>
        <translation>The payment&apos;s identification on the statement</translation>
    </message>
    <message>
        <source>It was confirmed by mistake: it stands as before</source>
        <translation>It was confirmed by mistake: it stands as before</translation>
    </message>
    <message>
        <source>Why it is taken back</source>
        <translation>Why it is taken back</translation>
    </message>
    <message>
        <source>verify, stats, backup FILE, erase --older-than DAYS, rebuild, set-aside, accept-loss, move</source>
        <translation>verify, stats, backup FILE, erase --older-than DAYS, rebuild, set-aside, accept-loss, move</translation>
    </message>
    <message>
        <source>Read everything and say what is not as it was written</source>
        <translation>Read everything and say what is not as it was written</translation>
    </message>
    <message>
        <source>Count what is in it</source>
        <translation>Count what is in it</translation>
    </message>
    <message>
        <source>Make a whole copy, also while the till works</source>
        <translation>Make a whole copy, also while the till works</translation>
    </message>
    <message>
        <source>The copy</source>
        <translation>The copy</translation>
    </message>
    <message>
        <source>DAYS</source>
        <translation>DAYS</translation>
    </message>
    <message>
        <source>Whole days since a charge&apos;s last event</source>
        <translation>Whole days since a charge&apos;s last event</translation>
    </message>
    <message>
        <source>Erase customers&apos; data of old charges</source>
        <translation>Erase customers&apos; data of old charges</translation>
    </message>
    <message>
        <source>Make the charges anew from their events</source>
        <translation>Make the charges anew from their events</translation>
    </message>
    <message>
        <source>Take out events that no counter wrote; a record stays</source>
        <translation>Take out events that no counter wrote; a record stays</translation>
    </message>
    <message>
        <source>EVENTS</source>
        <translation>EVENTS</translation>
    </message>
    <message>
        <source>Their numbers, as verify or rebuild names them, with commas between them</source>
        <translation>Their numbers, as verify or rebuild names them, with commas between them</translation>
    </message>
    <message>
        <source>Go on with a ledger of which events are missing</source>
        <translation>Go on with a ledger of which events are missing</translation>
    </message>
    <message>
        <source>Put together what support is sent, in a ZIP</source>
        <translation>Put together what support is sent, in a ZIP</translation>
    </message>
    <message>
        <source>The bundle</source>
        <translation>The bundle</translation>
    </message>
    <message>
        <source>Only say what would be in it</source>
        <translation>Only say what would be in it</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADDRESS</translation>
    </message>
    <message>
        <source>Move the ledger&apos;s file into a database</source>
        <translation>Move the ledger&apos;s file into a database</translation>
    </message>
    <message>
        <source>set, test or delete: the provider&apos;s key in the keyring</source>
        <translation>set, test or delete: the provider&apos;s key in the keyring</translation>
    </message>
    <message>
        <source>Keep the key that the first line of standard input holds</source>
        <translation>Keep the key that the first line of standard input holds</translation>
    </message>
    <message>
        <source>Say whether there is one, and how it ends</source>
        <translation>Say whether there is one, and how it ends</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Take it out</translation>
    </message>
    <message>
        <source>The operator&apos;s PIN is the next line of this file descriptor</source>
        <translation>The operator&apos;s PIN is the next line of this file descriptor</translation>
    </message>
    <message>
        <source>The manager who allows it</source>
        <translation>The manager who allows it</translation>
    </message>
    <message>
        <source>That one&apos;s PIN is the next line of this file descriptor</source>
        <translation>That one&apos;s PIN is the next line of this file descriptor</translation>
    </message>
    <message>
        <source>Say who works here</source>
        <translation>Say who works here</translation>
    </message>
    <message>
        <source>The operator, as in the list</source>
        <translation>The operator, as in the list</translation>
    </message>
    <message>
        <source>Add somebody, with a new PIN</source>
        <translation>Add somebody, with a new PIN</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>ROLE</translation>
    </message>
    <message>
        <source>cashier unless told, or manager</source>
        <translation>cashier unless told, or manager</translation>
    </message>
    <message>
        <source>Somebody does not work here any more</source>
        <translation>Somebody does not work here any more</translation>
    </message>
    <message>
        <source>A new PIN: one&apos;s own, or as a manager anybody&apos;s</source>
        <translation>A new PIN: one&apos;s own, or as a manager anybody&apos;s</translation>
    </message>
    <message>
        <source>A new PIN for a forgotten one: for who controls the ledger</source>
        <translation>A new PIN for a forgotten one: for who controls the ledger</translation>
    </message>
    <message>
        <source>Switch PINs on or off</source>
        <translation>Switch PINs on or off</translation>
    </message>
    <message>
        <source>off: names only</source>
        <translation>off: names only</translation>
    </message>
    <message>
        <source>status, begin, or confirm: prove the provider by a charge of R$ 1,23 and a bank&apos;s app</source>
        <translation>status, begin, or confirm: prove the provider by a charge of R$ 1,23 and a bank&apos;s app</translation>
    </message>
    <message>
        <source>Say where it stands, and what was learned</source>
        <translation>Say where it stands, and what was learned</translation>
    </message>
    <message>
        <source>In reais: 1,23</source>
        <translation>In reais: 1,23</translation>
    </message>
    <message>
        <source>Whom it would pay</source>
        <translation>Whom it would pay</translation>
    </message>
    <message>
        <source>Create a charge: amount, customer</source>
        <translation>Create a charge: amount, customer</translation>
    </message>
    <message>
        <source>list, add, disable, set-pin, set-badge, take-badge, reset, or pins: who works here</source>
        <translation>list, add, disable, set-pin, set-badge, take-badge, reset, or pins: who works here</translation>
    </message>
    <message>
        <source>What a badge&apos;s reader types says who it is</source>
        <translation>What a badge&apos;s reader types says who it is</translation>
    </message>
    <message>
        <source>No badge says who it is any more</source>
        <translation>No badge says who it is any more</translation>
    </message>
    <message>
        <source>Of add, set-pin, set-badge, reset: the new PIN or badge is the next line of this file descriptor</source>
        <translation>Of add, set-pin, set-badge, reset: the new PIN or badge is the next line of this file descriptor</translation>
    </message>
    <message>
        <source>Create the charge of R$ 1,23</source>
        <translation>Create the charge of R$ 1,23</translation>
    </message>
    <message>
        <source>Say what a bank&apos;s app shows</source>
        <translation>Say what a bank&apos;s app shows</translation>
    </message>
    <message>
        <source>Close what came since the last closing, over all counters, and print it</source>
        <translation>Close what came since the last closing, over all counters, and print it</translation>
    </message>
    <message>
        <source>Only print what a closing would say now</source>
        <translation>Only print what a closing would say now</translation>
    </message>
    <message>
        <source>Print that closing again</source>
        <translation>Print that closing again</translation>
    </message>
    <message>
        <source>--number takes the number of a closing, at least 1.</source>
        <translation>--number takes the number of a closing, at least 1.</translation>
    </message>
    <message>
        <source>N:AMOUNT</source>
        <translation>N:AMOUNT</translation>
    </message>
    <message>
        <source>Blind: the payments that were counted before, and their sum: 12:1.234,50</source>
        <translation>Blind: the payments that were counted before, and their sum: 12:1.234,50</translation>
    </message>
    <message>
        <source>--counted takes the number of payments and their sum in reais, like 12:1.234,50.</source>
        <translation>--counted takes the number of payments and their sum in reais, like 12:1.234,50.</translation>
    </message>
    <message>
        <source>--number prints a closing that was made: nothing is counted or previewed.</source>
        <translation>--number prints a closing that was made: nothing is counted or previewed.</translation>
    </message>
    <message>
        <source>Print a table for spreadsheets: all pages of it</source>
        <translation>Print a table for spreadsheets: all pages of it</translation>
    </message>
    <message>
        <source>PRINTER</source>
        <translation>PRINTER</translation>
    </message>
    <message>
        <source>Print a charge of the ledger</source>
        <translation>Print a charge of the ledger</translation>
    </message>
    <message>
        <source>Print a table for spreadsheets</source>
        <translation>Print a table for spreadsheets</translation>
    </message>
    <message>
        <source>--csv and --json are two forms of the same: say one of them.</source>
        <translation>--csv and --json are two forms of the same: say one of them.</translation>
    </message>
    <message>
        <source>--status takes to_check, contested, waiting, paid, received, expired, cancelled, refunded, unknown, attention, not_sent, refused and absent, with commas between them.</source>
        <translation>--status takes to_check, contested, waiting, paid, received, expired, cancelled, refunded, unknown, attention, not_sent, refused and absent, with commas between them.</translation>
    </message>
    <message>
        <source>The file of a sale, to answer a bank</source>
        <translation>The file of a sale, to answer a bank</translation>
    </message>
    <message>
        <source>Say that a bank asks for the money back</source>
        <translation>Say that a bank asks for the money back</translation>
    </message>
    <message>
        <source>Also as a PDF, in a new file</source>
        <translation>Also as a PDF, in a new file</translation>
    </message>
    <message>
        <source>--end and --reason belong together: say how it ended.</source>
        <translation>--end and --reason belong together: say how it ended.</translation>
    </message>
    <message>
        <source>--deadline is missing: until when the shop may answer, like 2026-11-28. With --end nothing is to be answered any more.</source>
        <translation>--deadline is missing: until when the shop may answer, like 2026-11-28. With --end nothing is to be answered any more.</translation>
    </message>
    <message>
        <source>Without the customer&apos;s data</source>
        <translation>Without the customer&apos;s data</translation>
    </message>
    <message>
        <source>--%1 takes a day like 2026-11-21.</source>
        <translation>--%1 takes a day like 2026-11-21.</translation>
    </message>
    <message>
        <source>When the shop was told; today unless told</source>
        <translation>When the shop was told; today unless told</translation>
    </message>
    <message>
        <source>Until when it may answer</source>
        <translation>Until when it may answer</translation>
    </message>
    <message>
        <source>The bank&apos;s number of it</source>
        <translation>The bank&apos;s number of it</translation>
    </message>
    <message>
        <source>It is over: --reason says how</source>
        <translation>It is over: --reason says how</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>How it ended</translation>
    </message>
    <message>
        <source>What came, where it is another amount: 49,90</source>
        <translation>What came, where it is another amount: 49,90</translation>
    </message>
    <message>
        <source>--amount is of a payment that was seen, not of one that is taken back.</source>
        <translation>--amount is of a payment that was seen, not of one that is taken back.</translation>
    </message>
    <message>
        <source>The other amount that was paid is right</source>
        <translation>The other amount that was paid is right</translation>
    </message>
    <message>
        <source>The later word that said less is right</source>
        <translation>The later word that said less is right</translation>
    </message>
    <message>
        <source>The shop is also paid under this name</source>
        <translation>The shop is also paid under this name</translation>
    </message>
    <message>
        <source>PostgreSQL: the password of the manager&apos;s role is the next line of this file descriptor</source>
        <translation>PostgreSQL: the password of the manager&apos;s role is the next line of this file descriptor</translation>
    </message>
    <message>
        <source>confirm takes --amount and --receiver, as a bank&apos;s app shows them.</source>
        <translation>confirm takes --amount and --receiver, as a bank&apos;s app shows them.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::DossierCommand</name>
    <message>
        <source>The PDF lies in %1.</source>
        <translation>The PDF lies in %1.</translation>
    </message>
    <message>
        <source>The part of Balcão that draws pages is missing (lib/balcao/render.so). Install Balcão again.</source>
        <translation>The part of Balcão that draws pages is missing (lib/balcao/render.so). Install Balcão again.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::LedgerCommand</name>
    <message>
        <source>No charge fits.</source>
        <translation>No charge fits.</translation>
    </message>
    <message>
        <source>There are more: --after %1</source>
        <translation>There are more: --after %1</translation>
    </message>
    <message>
        <source>%1 events of %2 charges were read.</source>
        <translation>%1 events of %2 charges were read.</translation>
    </message>
    <message>
        <source>Not as it was written: %1, event %2 (counter %3, number %4) of attempt %5 %6</source>
        <translation>Not as it was written: %1, event %2 (counter %3, number %4) of attempt %5 %6</translation>
    </message>
    <message>
        <source>The ledger is whole.</source>
        <translation>The ledger is whole.</translation>
    </message>
    <message>
        <source>The ledger was changed or damaged. Keep it, and a copy, and tell support.</source>
        <translation>The ledger was changed or damaged. Keep it, and a copy, and tell support.</translation>
    </message>
    <message>
        <source>Charges: %1, of these to check: %2, with erased data: %3</source>
        <translation>Charges: %1, of these to check: %2, with erased data: %3</translation>
    </message>
    <message>
        <source>Events: %1 from the counters %2</source>
        <translation>Events: %1 from the counters %2</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Size: %1</translation>
    </message>
    <message>
        <source>The copy cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>The copy cannot be written to %1: it is there already, or the folder may not be written.</translation>
    </message>
    <message>
        <source>The copy lies in %1.</source>
        <translation>The copy lies in %1.</translation>
    </message>
    <message numerus="yes">
        <source>Customers&apos; data of %n charge(s) was erased.</source>
        <translation>
            <numerusform>Customers&apos; data of %n charge was erased.</numerusform>
            <numerusform>Customers&apos; data of %n charges was erased.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) did not follow from their events and were put right.</source>
        <translation>
            <numerusform>%n charge did not follow from its events and was put right.</numerusform>
            <numerusform>%n charges did not follow from their events and were put right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) were set aside.</source>
        <translation>
            <numerusform>%n event was set aside.</numerusform>
            <numerusform>%n events were set aside.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside, because no counter wrote it: event %1</source>
        <translation>Set aside, because no counter wrote it: event %1</translation>
    </message>
    <message>
        <source>set-aside takes the numbers of events, with commas between them.</source>
        <translation>set-aside takes the numbers of events, with commas between them.</translation>
    </message>
    <message>
        <source>This ledger is for training: no charge in it is real.</source>
        <translation>This ledger is for training: no charge in it is real.</translation>
    </message>
    <message>
        <source>Nothing is missing, and nothing was changed.</source>
        <translation>Nothing is missing, and nothing was changed.</translation>
    </message>
    <message>
        <source>The ledger goes on without these numbers of each counter: %1.</source>
        <translation>The ledger goes on without these numbers of each counter: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) may have been sent and are unknown now. Look for them at the provider, and for charges that are missing here.</source>
        <translation>
            <numerusform>%n charge may have been sent and is unknown now. Look for it at the provider, and for charges that are missing here.</numerusform>
            <numerusform>%n charges may have been sent and are unknown now. Look for them at the provider, and for charges that are missing here.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not an anchor of this ledger, and not read: %1</source>
        <translation>Not an anchor of this ledger, and not read: %1</translation>
    </message>
    <message>
        <source>Ignored, because it cannot be read: event %1</source>
        <translation>Ignored, because it cannot be read: event %1</translation>
    </message>
    <message>
        <source>Copies from before an update that were removed: %1.</source>
        <translation>Copies from before an update that were removed: %1.</translation>
    </message>
    <message>
        <source>Still there, and may hold customers&apos; data: %1. Remove it by hand.</source>
        <translation>Still there, and may hold customers&apos; data: %1. Remove it by hand.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::MoveCommand</name>
    <message>
        <source>move takes a ledger&apos;s file, and this one is in a database already.</source>
        <translation>move takes a ledger&apos;s file, and this one is in a database already.</translation>
    </message>
    <message>
        <source>The ledger is being moved, step %1 of 5: %2 of %3.</source>
        <translation>The ledger is being moved, step %1 of 5: %2 of %3.</translation>
    </message>
    <message>
        <source>%1 charges (%2 events) were moved to %3, and what is there was compared with the file. The file is kept, only to be read. Start the tills with --ledger, BALCAO_LEDGER or address in the settings.</source>
        <translation>%1 charges (%2 events) were moved to %3, and what is there was compared with the file. The file is kept, only to be read. Start the tills with --ledger, BALCAO_LEDGER or address in the settings.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::OpenLedger</name>
    <message>
        <source>Several attempts have this txid: %1. Name one of them instead.</source>
        <translation>Several attempts have this txid: %1. Name one of them instead.</translation>
    </message>
    <message>
        <source>The ledger&apos;s database is out of reach: check server, port, the database&apos;s name, and whether the server takes TLS as sslmode asks for it. Then give the command again.</source>
        <translation>The ledger&apos;s database is out of reach: check server, port, the database&apos;s name, and whether the server takes TLS as sslmode asks for it. Then give the command again.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::OperatorCommand</name>
    <message>
        <source>manager</source>
        <translation>manager</translation>
    </message>
    <message>
        <source>cashier</source>
        <translation>cashier</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>disabled</translation>
    </message>
    <message>
        <source>without a PIN</source>
        <translation>without a PIN</translation>
    </message>
    <message>
        <source>The ledger has no operators: nobody is asked for a PIN.</source>
        <translation>The ledger has no operators: nobody is asked for a PIN.</translation>
    </message>
    <message>
        <source>PINs are switched off: operators without PIN.</source>
        <translation>PINs are switched off: operators without PIN.</translation>
    </message>
    <message>
        <source>Let the reader read the badge of %1:</source>
        <translation>Let the reader read the badge of %1:</translation>
    </message>
    <message>
        <source>Password of the database&apos;s role %1:</source>
        <translation>Password of the database&apos;s role %1:</translation>
    </message>
</context>
<context>
    <name>balcao::cli::PrintCommand</name>
    <message>
        <source>The settings have no printer of this name. A file is named with its folder: ./%1.</source>
        <translation>The settings have no printer of this name. A file is named with its folder: ./%1.</translation>
    </message>
    <message>
        <source>--to takes a file of its own: not a link or a part of the ledger.</source>
        <translation>--to takes a file of its own: not a link or a part of the ledger.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check its folder and who may write there.</source>
        <translation>The file %1 cannot be written. Check its folder and who may write there.</translation>
    </message>
    <message>
        <source>The slip was written to %1.</source>
        <translation>The slip was written to %1.</translation>
    </message>
    <message>
        <source>--to is missing. Write it like --to tcp://192.168.0.9:9100, --to ./slip.bin, or the name of the printer in the settings.</source>
        <translation>--to is missing. Write it like --to tcp://192.168.0.9:9100, --to ./slip.bin, or the name of the printer in the settings.</translation>
    </message>
    <message>
        <source>The printer of the settings takes whole pages, which the till prints. Give --to the address of a receipt printer.</source>
        <translation>The printer of the settings takes whole pages, which the till prints. Give --to the address of a receipt printer.</translation>
    </message>
    <message>
        <source>--to takes an address like 192.168.0.9:9100, the name of the printer in the settings, or a file. If a file&apos;s name contains a colon, write its folder too: ./slip:1.bin.</source>
        <translation>--to takes an address like 192.168.0.9:9100, the name of the printer in the settings, or a file. If a file&apos;s name contains a colon, write its folder too: ./slip:1.bin.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::SettleCommand</name>
    <message>
        <source>More than one difference is open. Name the one to accept: --accept-amount, --accept-status or --accept-receiver NAME.</source>
        <translation>More than one difference is open. Name the one to accept: --accept-amount, --accept-status or --accept-receiver NAME.</translation>
    </message>
    <message>
        <source>The provider&apos;s last word says less than before: --accept-status comes first.</source>
        <translation>The provider&apos;s last word says less than before: --accept-status comes first.</translation>
    </message>
    <message>
        <source>The code does not pay “%1”. Write the name that is in the code, or the other address where the name is the shop&apos;s.</source>
        <translation>The code does not pay “%1”. Write the name that is in the code, or the other address where the name is the shop&apos;s.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::SignIn</name>
    <message>
        <source>PIN of %1:</source>
        <translation>PIN of %1:</translation>
    </message>
</context>
<context>
    <name>balcao::cli::SupportCommand</name>
    <message>
        <source>The bundle cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>The bundle cannot be written to %1: it is there already, or the folder may not be written.</translation>
    </message>
    <message>
        <source>The bundle lies in %1.</source>
        <translation>The bundle lies in %1.</translation>
    </message>
</context>
<context>
    <name>balcao::customerfields</name>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>CPF</source>
        <translation>CPF</translation>
    </message>
    <message>
        <source>CNPJ</source>
        <translation>CNPJ</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Mobile</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF or CNPJ</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Full name</translation>
    </message>
    <message>
        <source>Valid CPF</source>
        <translation>Valid CPF</translation>
    </message>
    <message>
        <source>Valid CNPJ</source>
        <translation>Valid CNPJ</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Valid</translation>
    </message>
    <message>
        <source>A landline. Valid, if it is the customer&apos;s.</source>
        <translation>A landline. Valid, if it is the customer&apos;s.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Did you mean %1?</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>The name contains a CPF, CNPJ, phone number or e-mail. Remove it, or press again to keep it.</source>
        <translation>The name contains a CPF, CNPJ, phone number or e-mail. Remove it, or press again to keep it.</translation>
    </message>
</context>
<context>
    <name>balcao::display</name>
    <message>
        <source>To check</source>
        <translation>To check</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expired</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelled</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Refunded</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Under way</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Not sent</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>Not created</source>
        <translation>Not created</translation>
    </message>
    <message>
        <source>Past due</source>
        <translation>Past due</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>paid %1</translation>
    </message>
    <message>
        <source>to pay %1</source>
        <translation>to pay %1</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <comment>million</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>Confirmed at the shop</source>
        <translation>Confirmed at the shop</translation>
    </message>
    <message>
        <source>received %1</source>
        <translation>received %1</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a sum</comment>
        <translation>%1 or more</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>counter %1</translation>
    </message>
</context>
<context>
    <name>balcao::keyring</name>
    <message>
        <source>The keyring of this computer&apos;s user holds no key for this provider.</source>
        <translation>The keyring of this computer&apos;s user holds no key for this provider.</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user is not available or is locked.</source>
        <translation>The keyring of this computer&apos;s user is not available or is locked.</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user did not answer within five seconds.</source>
        <translation>The keyring of this computer&apos;s user did not answer within five seconds.</translation>
    </message>
</context>
<context>
    <name>balcao::main</name>
    <message>
        <source>Some settings are not valid</source>
        <translation>Some settings are not valid</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user is asked for the provider&apos;s key. It may have to be unlocked first.</source>
        <translation>The keyring of this computer&apos;s user is asked for the provider&apos;s key. It may have to be unlocked first.</translation>
    </message>
    <message>
        <source>Balcão is open already: its window is in front now.</source>
        <translation>Balcão is open already: its window is in front now.</translation>
    </message>
    <message>
        <source>Balcão is open already, and does not answer. End that one first.</source>
        <translation>Balcão is open already, and does not answer. End that one first.</translation>
    </message>
    <message>
        <source>The provider&apos;s key is waited for, at the other end of its pipe.</source>
        <translation>The provider&apos;s key is waited for, at the other end of its pipe.</translation>
    </message>
    <message>
        <source>There is no keyring</source>
        <translation>There is no keyring</translation>
    </message>
    <message>
        <source>The key could not be kept: it holds until Balcão is closed, and is asked for at each start.</source>
        <translation>The key could not be kept: it holds until Balcão is closed, and is asked for at each start.</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user is asked for the password of the ledger&apos;s database. It may have to be unlocked first.</source>
        <translation>The keyring of this computer&apos;s user is asked for the password of the ledger&apos;s database. It may have to be unlocked first.</translation>
    </message>
    <message>
        <source>The ledger&apos;s connection is not verified</source>
        <translation>The ledger&apos;s connection is not verified</translation>
    </message>
</context>
<context>
    <name>balcao::messages</name>
    <message>
        <source>The amount is missing.</source>
        <translation>The amount is missing.</translation>
    </message>
    <message>
        <source>The amount holds something that is not a number. Write it like 49,90.</source>
        <translation>The amount holds something that is not a number. Write it like 49,90.</translation>
    </message>
    <message>
        <source>The amount can be read in two ways. Write it like 1.234,56.</source>
        <translation>The amount can be read in two ways. Write it like 1.234,56.</translation>
    </message>
    <message>
        <source>A digit is missing before or after the comma. Write it like 0,50.</source>
        <translation>A digit is missing before or after the comma. Write it like 0,50.</translation>
    </message>
    <message>
        <source>Reais have only two digits after the comma. Write it like 49,90.</source>
        <translation>Reais have only two digits after the comma. Write it like 49,90.</translation>
    </message>
    <message>
        <source>The amount is zero. Type how much to charge.</source>
        <translation>The amount is zero. Type how much to charge.</translation>
    </message>
    <message>
        <source>The amount is larger than a Pix code can hold.</source>
        <translation>The amount is larger than a Pix code can hold.</translation>
    </message>
    <message>
        <source>The CPF or CNPJ is missing. The provider needs it.</source>
        <translation>The CPF or CNPJ is missing. The provider needs it.</translation>
    </message>
    <message>
        <source>Only digits, or a CNPJ with letters. Take out the other characters.</source>
        <translation>Only digits, or a CNPJ with letters. Take out the other characters.</translation>
    </message>
    <message>
        <source>A CPF has 11 digits and a CNPJ 14. Check the number.</source>
        <translation>A CPF has 11 digits and a CNPJ 14. Check the number.</translation>
    </message>
    <message>
        <source>A number of equal digits is nobody&apos;s. Ask for it again.</source>
        <translation>A number of equal digits is nobody&apos;s. Ask for it again.</translation>
    </message>
    <message>
        <source>The last two positions of a CNPJ are always digits.</source>
        <translation>The last two positions of a CNPJ are always digits.</translation>
    </message>
    <message>
        <source>Invalid CNPJ: ending %1 does not match. Check the letter O and the number 0, I and 1.</source>
        <translation>Invalid CNPJ: ending %1 does not match. Check the letter O and the number 0, I and 1.</translation>
    </message>
    <message>
        <source>Invalid CNPJ: ending %1 does not match. Ask for it again.</source>
        <translation>Invalid CNPJ: ending %1 does not match. Ask for it again.</translation>
    </message>
    <message>
        <source>Invalid CPF: ending %1 does not match. Ask for it again.</source>
        <translation>Invalid CPF: ending %1 does not match. Ask for it again.</translation>
    </message>
    <message>
        <source>The mobile number is missing. The provider needs it.</source>
        <translation>The mobile number is missing. The provider needs it.</translation>
    </message>
    <message>
        <source>Only digits. Take out the letters.</source>
        <translation>Only digits. Take out the letters.</translation>
    </message>
    <message>
        <source>Only Brazilian numbers. Ask for one with an area code of Brazil.</source>
        <translation>Only Brazilian numbers. Ask for one with an area code of Brazil.</translation>
    </message>
    <message>
        <source>A service number is not a customer&apos;s. Ask for the mobile number.</source>
        <translation>A service number is not a customer&apos;s. Ask for the mobile number.</translation>
    </message>
    <message>
        <source>The area code is missing. Write it like (11) 98765-4321.</source>
        <translation>The area code is missing. Write it like (11) 98765-4321.</translation>
    </message>
    <message>
        <source>This area code does not exist. Check the first two digits.</source>
        <translation>This area code does not exist. Check the first two digits.</translation>
    </message>
    <message>
        <source>This mobile number lacks the 9. Put it after the area code.</source>
        <translation>This mobile number lacks the 9. Put it after the area code.</translation>
    </message>
    <message>
        <source>A mobile number begins with 9 after the area code.</source>
        <translation>A mobile number begins with 9 after the area code.</translation>
    </message>
    <message>
        <source>The number has too many or too few digits.</source>
        <translation>The number has too many or too few digits.</translation>
    </message>
    <message>
        <source>E-mail missing. The provider needs it to create the charge.</source>
        <translation>E-mail missing. The provider needs it to create the charge.</translation>
    </message>
    <message>
        <source>An e-mail address has one @. Check it.</source>
        <translation>An e-mail address has one @. Check it.</translation>
    </message>
    <message>
        <source>Check what stands before the @.</source>
        <translation>Check what stands before the @.</translation>
    </message>
    <message>
        <source>Check the ending of the address, after the @.</source>
        <translation>Check the ending of the address, after the @.</translation>
    </message>
    <message>
        <source>The address is too long.</source>
        <translation>The address is too long.</translation>
    </message>
    <message>
        <source>The name is missing. The provider needs it.</source>
        <translation>The name is missing. The provider needs it.</translation>
    </message>
    <message>
        <source>The name is too short. Write the full name.</source>
        <translation>The name is too short. Write the full name.</translation>
    </message>
    <message>
        <source>The name has more than 200 characters. Shorten it.</source>
        <translation>The name has more than 200 characters. Shorten it.</translation>
    </message>
    <message>
        <source>The name holds a character that names do not have.</source>
        <translation>The name holds a character that names do not have.</translation>
    </message>
    <message>
        <source>The provider&apos;s address is missing.</source>
        <translation>The provider&apos;s address is missing.</translation>
    </message>
    <message>
        <source>The provider&apos;s address cannot be read. Write it like https://api.example.com/v1.</source>
        <translation>The provider&apos;s address cannot be read. Write it like https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>The provider&apos;s address must begin with https://.</source>
        <translation>The provider&apos;s address must begin with https://.</translation>
    </message>
    <message>
        <source>Without https the key could be read on the way: http:// is only for this computer.</source>
        <translation>Without https the key could be read on the way: http:// is only for this computer.</translation>
    </message>
    <message>
        <source>The provider&apos;s address must not hold a name or password.</source>
        <translation>The provider&apos;s address must not hold a name or password.</translation>
    </message>
    <message>
        <source>The provider&apos;s address must end before any ? or #.</source>
        <translation>The provider&apos;s address must end before any ? or #.</translation>
    </message>
    <message>
        <source>The API key is missing.</source>
        <translation>The API key is missing.</translation>
    </message>
    <message>
        <source>The API key holds blanks or characters that keys do not have. Copy it again.</source>
        <translation>The API key holds blanks or characters that keys do not have. Copy it again.</translation>
    </message>
    <message>
        <source>The API key is too long. Copy it again.</source>
        <translation>The API key is too long. Copy it again.</translation>
    </message>
    <message>
        <source>There is no code.</source>
        <translation>There is no code.</translation>
    </message>
    <message>
        <source>The code&apos;s check sum (CRC) does not match: something in it was changed or lost.</source>
        <translation>The code&apos;s check sum (CRC) does not match: something in it was changed or lost.</translation>
    </message>
    <message>
        <source>The code&apos;s check sum (CRC) is missing: the end was cut off.</source>
        <translation>The code&apos;s check sum (CRC) is missing: the end was cut off.</translation>
    </message>
    <message>
        <source>This is not a Pix copy-and-paste code.</source>
        <translation>This is not a Pix copy-and-paste code.</translation>
    </message>
    <message>
        <source>This is a payment code, but not of Pix.</source>
        <translation>This is a payment code, but not of Pix.</translation>
    </message>
    <message>
        <source>The code is not in Brazilian reais.</source>
        <translation>The code is not in Brazilian reais.</translation>
    </message>
    <message>
        <source>The amount inside the code cannot be paid.</source>
        <translation>The amount inside the code cannot be paid.</translation>
    </message>
    <message>
        <source>The code adds a tip or a fee to the amount: the customer would pay more.</source>
        <translation>The code adds a tip or a fee to the amount: the customer would pay more.</translation>
    </message>
    <message>
        <source>The code names no amount: the customer types it. Check how much arrives.</source>
        <translation>The code names no amount: the customer types it. Check how much arrives.</translation>
    </message>
    <message>
        <source>The code is for a cash withdrawal (Pix Saque). Check it with the provider.</source>
        <translation>The code is for a cash withdrawal (Pix Saque). Check it with the provider.</translation>
    </message>
    <message>
        <source>With this code the customer can also authorise a recurring payment.</source>
        <translation>With this code the customer can also authorise a recurring payment.</translation>
    </message>
    <message>
        <source>The code can also be paid in another way than by Pix.</source>
        <translation>The code can also be paid in another way than by Pix.</translation>
    </message>
    <message>
        <source>The code does not follow the rules of Pix (%1).</source>
        <translation>The code does not follow the rules of Pix (%1).</translation>
    </message>
    <message>
        <source>It was cancelled here.</source>
        <translation>It was cancelled here.</translation>
    </message>
    <message>
        <source>The provider&apos;s computer refused the connection.</source>
        <translation>The provider&apos;s computer refused the connection.</translation>
    </message>
    <message>
        <source>The provider&apos;s address was not found.</source>
        <translation>The provider&apos;s address was not found.</translation>
    </message>
    <message>
        <source>No connection was made in time.</source>
        <translation>No connection was made in time.</translation>
    </message>
    <message>
        <source>The provider&apos;s certificate could not be trusted.</source>
        <translation>The provider&apos;s certificate could not be trusted.</translation>
    </message>
    <message>
        <source>The attempt could not be written down here first.</source>
        <translation>The attempt could not be written down here first.</translation>
    </message>
    <message>
        <source>The provider did not answer in time.</source>
        <translation>The provider did not answer in time.</translation>
    </message>
    <message>
        <source>The connection was lost before the whole answer came.</source>
        <translation>The connection was lost before the whole answer came.</translation>
    </message>
    <message>
        <source>The answer was larger than any charge.</source>
        <translation>The answer was larger than any charge.</translation>
    </message>
    <message>
        <source>The provider&apos;s address answered with another address.</source>
        <translation>The provider&apos;s address answered with another address.</translation>
    </message>
    <message>
        <source>The provider answered that something went wrong on its side.</source>
        <translation>The provider answered that something went wrong on its side.</translation>
    </message>
    <message>
        <source>The provider&apos;s address may lack its version. Most end like https://api.example.com/v1.</source>
        <translation>The provider&apos;s address may lack its version. Most end like https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>The provider answered with an error.</source>
        <translation>The provider answered with an error.</translation>
    </message>
    <message>
        <source>The answer could not be read.</source>
        <translation>The answer could not be read.</translation>
    </message>
    <message>
        <source>The answer does not say which charge it is about.</source>
        <translation>The answer does not say which charge it is about.</translation>
    </message>
    <message>
        <source>The answer is about another charge.</source>
        <translation>The answer is about another charge.</translation>
    </message>
    <message>
        <source>The request did not leave this computer. You can try again.</source>
        <translation>The request did not leave this computer. You can try again.</translation>
    </message>
    <message>
        <source>The provider refused the API key. Nothing was done.</source>
        <translation>The provider refused the API key. Nothing was done.</translation>
    </message>
    <message>
        <source>The provider refused. Nothing was done.</source>
        <translation>The provider refused. Nothing was done.</translation>
    </message>
    <message>
        <source>Unknown outcome: the request left, but what became of it is not known. Check at the provider before sending another.</source>
        <translation>Unknown outcome: the request left, but what became of it is not known. Check at the provider before sending another.</translation>
    </message>
    <message>
        <source>Answer %1.</source>
        <translation>Answer %1.</translation>
    </message>
    <message>
        <source>Provider: %1</source>
        <translation>Provider: %1</translation>
    </message>
    <message>
        <source>The amount inside the code is %1, but the charge is %2. For safety the QR code is not shown.</source>
        <translation>The amount inside the code is %1, but the charge is %2. For safety the QR code is not shown.</translation>
    </message>
    <message>
        <source>The provider created the charge, but sent no code.</source>
        <translation>The provider created the charge, but sent no code.</translation>
    </message>
    <message>
        <source>The code only authorises a recurring payment. It does not pay this charge.</source>
        <translation>The code only authorises a recurring payment. It does not pay this charge.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer holds an amount that cannot be read. The charge is %1.</source>
        <translation>The provider&apos;s answer holds an amount that cannot be read. The charge is %1.</translation>
    </message>
    <message>
        <source>The provider says that this charge is not paid by Pix: “%1”.</source>
        <translation>The provider says that this charge is not paid by Pix: “%1”.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer does not match the charge.</source>
        <translation>The provider&apos;s answer does not match the charge.</translation>
    </message>
    <message>
        <source>The provider did not confirm the amount.</source>
        <translation>The provider did not confirm the amount.</translation>
    </message>
    <message>
        <source>The provider has other customer data than what was typed.</source>
        <translation>The provider has other customer data than what was typed.</translation>
    </message>
    <message>
        <source>The provider named two deadlines. The earlier one is shown.</source>
        <translation>The provider named two deadlines. The earlier one is shown.</translation>
    </message>
    <message>
        <source>The provider used a status word that this program does not know.</source>
        <translation>The provider used a status word that this program does not know.</translation>
    </message>
    <message>
        <source>The program ended before it was over.</source>
        <translation>The program ended before it was over.</translation>
    </message>
    <message>
        <source>The ledger cannot be opened. Check its folder and who may write there.</source>
        <translation>The ledger cannot be opened. Check its folder and who may write there.</translation>
    </message>
    <message>
        <source>The ledger may only be read. Check who may write to its file.</source>
        <translation>The ledger may only be read. Check who may write to its file.</translation>
    </message>
    <message>
        <source>Another program keeps the ledger locked. Close it, or wait a moment.</source>
        <translation>Another program keeps the ledger locked. Close it, or wait a moment.</translation>
    </message>
    <message>
        <source>The disk is full. Make room; nothing is sent until the ledger can be written.</source>
        <translation>The disk is full. Make room; nothing is sent until the ledger can be written.</translation>
    </message>
    <message>
        <source>The ledger cannot be written. Check the disk.</source>
        <translation>The ledger cannot be written. Check the disk.</translation>
    </message>
    <message>
        <source>The ledger is damaged. Keep the file, restore a backup or start a new ledger, and tell support.</source>
        <translation>The ledger is damaged. Keep the file, restore a backup or start a new ledger, and tell support.</translation>
    </message>
    <message>
        <source>A training ledger cannot be the shop&apos;s, nor the shop&apos;s one for training. Choose another ledger.</source>
        <translation>A training ledger cannot be the shop&apos;s, nor the shop&apos;s one for training. Choose another ledger.</translation>
    </message>
    <message>
        <source>The ledger was written by a newer version of the program. Update this one.</source>
        <translation>The ledger was written by a newer version of the program. Update this one.</translation>
    </message>
    <message>
        <source>This program cannot speak to PostgreSQL: its driver (libqt6sql6-psql) is not installed.</source>
        <translation>This program cannot speak to PostgreSQL: its driver (libqt6sql6-psql) is not installed.</translation>
    </message>
    <message>
        <source>The database refused this user. Check the user&apos;s name, password and rights.</source>
        <translation>The database refused this user. Check the user&apos;s name, password and rights.</translation>
    </message>
    <message>
        <source>The ledger does not answer. The program goes on trying.</source>
        <translation>The ledger does not answer. The program goes on trying.</translation>
    </message>
    <message>
        <source>This sale has a request under way already. Look at today&apos;s list.</source>
        <translation>This sale has a request under way already. Look at today&apos;s list.</translation>
    </message>
    <message>
        <source>There is a charge like this one already. Look at today&apos;s list.</source>
        <translation>There is a charge like this one already. Look at today&apos;s list.</translation>
    </message>
    <message>
        <source>Somebody else changed this charge first. Look at it again.</source>
        <translation>Somebody else changed this charge first. Look at it again.</translation>
    </message>
    <message>
        <source>There is no such charge in the ledger.</source>
        <translation>There is no such charge in the ledger.</translation>
    </message>
    <message>
        <source>The charge&apos;s state does not allow it.</source>
        <translation>The charge&apos;s state does not allow it.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address is empty.</source>
        <translation>The ledger&apos;s address is empty.</translation>
    </message>
    <message>
        <source>The ledger is a file, or an address that begins with postgresql://.</source>
        <translation>The ledger is a file, or an address that begins with postgresql://.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address cannot be read. It looks like postgresql://user@host/database.</source>
        <translation>The ledger&apos;s address cannot be read. It looks like postgresql://user@host/database.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address must not hold the password, which others could read. Give it in PGPASSWORD or the pgpass file.</source>
        <translation>The ledger&apos;s address must not hold the password, which others could read. Give it in PGPASSWORD or the pgpass file.</translation>
    </message>
    <message>
        <source>The provider refused the correction: the charge may just have been paid. Look at the shop&apos;s account, or read the status, before you go on.</source>
        <translation>The provider refused the correction: the charge may just have been paid. Look at the shop&apos;s account, or read the status, before you go on.</translation>
    </message>
    <message>
        <source>The provider gave two attempts the same txid: only one of them can be paid. Look into its panel with the manager before the customer pays.</source>
        <translation>The provider gave two attempts the same txid: only one of them can be paid. Look into its panel with the manager before the customer pays.</translation>
    </message>
    <message>
        <source>The provider made the charge, but reported an error beside it. Look into its panel before the customer pays.</source>
        <translation>The provider made the charge, but reported an error beside it. Look into its panel before the customer pays.</translation>
    </message>
    <message>
        <source>The provider had reported the payment, and a later answer says less. Look at the shop&apos;s account.</source>
        <translation>The provider had reported the payment, and a later answer says less. Look at the shop&apos;s account.</translation>
    </message>
    <message>
        <source>The provider is being asked about this charge. One moment.</source>
        <translation>The provider is being asked about this charge. One moment.</translation>
    </message>
    <message>
        <source>This charge is paid already.</source>
        <translation>This charge is paid already.</translation>
    </message>
    <message>
        <source>Somebody has confirmed the payment of this charge already.</source>
        <translation>Somebody has confirmed the payment of this charge already.</translation>
    </message>
    <message>
        <source>This charge was made at another provider than the one that is set up here.</source>
        <translation>This charge was made at another provider than the one that is set up here.</translation>
    </message>
    <message>
        <source>Reading the status is not switched on for this provider.</source>
        <translation>Reading the status is not switched on for this provider.</translation>
    </message>
    <message>
        <source>The charge&apos;s state does not allow this any more. Look at it again.</source>
        <translation>The charge&apos;s state does not allow this any more. Look at it again.</translation>
    </message>
    <message>
        <source>This program was built without a driver for the ledger&apos;s database.</source>
        <translation>This program was built without a driver for the ledger&apos;s database.</translation>
    </message>
    <message>
        <source>It is 100 times off: check the setting of the amount&apos;s unit.</source>
        <translation>It is 100 times off: check the setting of the amount&apos;s unit.</translation>
    </message>
    <message>
        <source>The provider says %1, but the charge is %2.</source>
        <translation>The provider says %1, but the charge is %2.</translation>
    </message>
    <message>
        <source>The provider&apos;s deadline cannot be read.</source>
        <translation>The provider&apos;s deadline cannot be read.</translation>
    </message>
    <message>
        <source>The provider&apos;s code had small flaws and was repaired.</source>
        <translation>The provider&apos;s code had small flaws and was repaired.</translation>
    </message>
    <message>
        <source>The picture was not read back: this program was built without a reader.</source>
        <translation>The picture was not read back: this program was built without a reader.</translation>
    </message>
    <message>
        <source>The provider wrote the amount or the status twice, with two values. Look into its panel before the customer pays.</source>
        <translation>The provider wrote the amount or the status twice, with two values. Look into its panel before the customer pays.</translation>
    </message>
    <message>
        <source>Look at the shop&apos;s account before you accept the amount that was paid.</source>
        <translation>Look at the shop&apos;s account before you accept the amount that was paid.</translation>
    </message>
    <message>
        <source>Another attempt has taken the place of this one already. Look at today&apos;s list.</source>
        <translation>Another attempt has taken the place of this one already. Look at today&apos;s list.</translation>
    </message>
    <message>
        <source>This txid belongs to another charge of this shop. Look for the right one in the provider&apos;s panel.</source>
        <translation>This txid belongs to another charge of this shop. Look for the right one in the provider&apos;s panel.</translation>
    </message>
    <message>
        <source>This is no txid: it is empty, too long, or has signs that no txid has. Copy only the identifier.</source>
        <translation>This is no txid: it is empty, too long, or has signs that no txid has. Copy only the identifier.</translation>
    </message>
    <message>
        <source>Nothing is to be corrected. Change the amount or the customer.</source>
        <translation>Nothing is to be corrected. Change the amount or the customer.</translation>
    </message>
    <message>
        <source>The provider says that %1 was paid, but the charge is %2.</source>
        <translation>The provider says that %1 was paid, but the charge is %2.</translation>
    </message>
    <message>
        <source>The provider says that %1 is to be paid, but the charge is %2.</source>
        <translation>The provider says that %1 is to be paid, but the charge is %2.</translation>
    </message>
    <message>
        <source>A dot stands where the comma before the centavos belongs. Write it like 1.234,56.</source>
        <translation>A dot stands where the comma before the centavos belongs. Write it like 1.234,56.</translation>
    </message>
    <message>
        <source>This can be a CPF or a CNPJ. Write a CPF without the letters, a CNPJ with its dots and dashes.</source>
        <translation>This can be a CPF or a CNPJ. Write a CPF without the letters, a CNPJ with its dots and dashes.</translation>
    </message>
    <message>
        <source>It is not clear which digits are the number. Write one, like (11) 98765-4321.</source>
        <translation>It is not clear which digits are the number. Write one, like (11) 98765-4321.</translation>
    </message>
    <message>
        <source>This is an e-mail address. Write the name here.</source>
        <translation>This is an e-mail address. Write the name here.</translation>
    </message>
    <message>
        <source>The key inside the code is no Pix key: no bank can pay it. Check the shop&apos;s key at the provider.</source>
        <translation>The key inside the code is no Pix key: no bank can pay it. Check the shop&apos;s key at the provider.</translation>
    </message>
    <message>
        <source>The provider&apos;s certificate is not valid yet. Check this computer&apos;s date and time.</source>
        <translation>The provider&apos;s certificate is not valid yet. Check this computer&apos;s date and time.</translation>
    </message>
    <message>
        <source>The certificate is of another address. Check the provider&apos;s address in the settings.</source>
        <translation>The certificate is of another address. Check the provider&apos;s address in the settings.</translation>
    </message>
    <message>
        <source>This computer does not know who signed the provider&apos;s certificate. A proxy, an antivirus program or a login page of the network may stand in between.</source>
        <translation>This computer does not know who signed the provider&apos;s certificate. A proxy, an antivirus program or a login page of the network may stand in between.</translation>
    </message>
    <message>
        <source>No secure connection (https) came about. Check the provider&apos;s address and port.</source>
        <translation>No secure connection (https) came about. Check the provider&apos;s address and port.</translation>
    </message>
    <message>
        <source>The network did not lead to the provider. Check this computer&apos;s network connection.</source>
        <translation>The network did not lead to the provider. Check this computer&apos;s network connection.</translation>
    </message>
    <message>
        <source>Before its answer the provider sent a notice (HTTP 1xx), and this program cannot read what came behind it.</source>
        <translation>Before its answer the provider sent a notice (HTTP 1xx), and this program cannot read what came behind it.</translation>
    </message>
    <message>
        <source>The answer came packed in a way that this program cannot unpack.</source>
        <translation>The answer came packed in a way that this program cannot unpack.</translation>
    </message>
    <message numerus="yes">
        <source>Wait %n second(s) before trying again.</source>
        <translation>
            <numerusform>Wait %n second before trying again.</numerusform>
            <numerusform>Wait %n seconds before trying again.</numerusform>
        </translation>
    </message>
    <message>
        <source>The provider&apos;s answer came after something else had changed this charge, or was older than what was known. The charge stands as the ledger has it.</source>
        <translation>The provider&apos;s answer came after something else had changed this charge, or was older than what was known. The charge stands as the ledger has it.</translation>
    </message>
    <message>
        <source>The ledger knows less than what was written in it: it was damaged, or an older copy was put in its place. Missing are these numbers of each counter: %1. Put the right file back, or let the person in charge go on without them: balcao-cli ledger accept-loss.</source>
        <translation>The ledger knows less than what was written in it: it was damaged, or an older copy was put in its place. Missing are these numbers of each counter: %1. Put the right file back, or let the person in charge go on without them: balcao-cli ledger accept-loss.</translation>
    </message>
    <message>
        <source>The order has more than 40 characters. Shorten it.</source>
        <translation>The order has more than 40 characters. Shorten it.</translation>
    </message>
    <message>
        <source>The provider&apos;s certificate is out of date. Check this computer&apos;s date and time; if they are right, tell the provider.</source>
        <translation>The provider&apos;s certificate is out of date. Check this computer&apos;s date and time; if they are right, tell the provider.</translation>
    </message>
    <message>
        <source>Nobody has confirmed the payment of this charge, or it was taken back already.</source>
        <translation>Nobody has confirmed the payment of this charge, or it was taken back already.</translation>
    </message>
    <message>
        <source>To correct a charge</source>
        <translation>To correct a charge</translation>
    </message>
    <message>
        <source>To accept another amount or word of the provider</source>
        <translation>To accept another amount or word of the provider</translation>
    </message>
    <message>
        <source>To settle an attempt</source>
        <translation>To settle an attempt</translation>
    </message>
    <message>
        <source>To confirm a receipt by hand</source>
        <translation>To confirm a receipt by hand</translation>
    </message>
    <message>
        <source>To take a receipt back</source>
        <translation>To take a receipt back</translation>
    </message>
    <message>
        <source>To see the sums of all counters</source>
        <translation>To see the sums of all counters</translation>
    </message>
    <message>
        <source>To change settings</source>
        <translation>To change settings</translation>
    </message>
    <message>
        <source>To add, disable or change operators</source>
        <translation>To add, disable or change operators</translation>
    </message>
    <message>
        <source>To erase customers&apos; data</source>
        <translation>To erase customers&apos; data</translation>
    </message>
    <message>
        <source>For this</source>
        <translation>For this</translation>
    </message>
    <message>
        <source>%1 somebody has to sign in with a PIN: this shop has operators.</source>
        <translation>%1 somebody has to sign in with a PIN: this shop has operators.</translation>
    </message>
    <message>
        <source>%1 a manager is needed, who allows it with a PIN.</source>
        <translation>%1 a manager is needed, who allows it with a PIN.</translation>
    </message>
    <message>
        <source>%1 the manager is asked again: an approval is for one thing, and for a minute.</source>
        <translation>%1 the manager is asked again: an approval is for one thing, and for a minute.</translation>
    </message>
    <message>
        <source>The operator&apos;s name is empty, too long, or has signs that nobody sees.</source>
        <translation>The operator&apos;s name is empty, too long, or has signs that nobody sees.</translation>
    </message>
    <message>
        <source>No operator has this name. Check how it is written.</source>
        <translation>No operator has this name. Check how it is written.</translation>
    </message>
    <message>
        <source>The first operator has to be a manager: nobody else could add the others.</source>
        <translation>The first operator has to be a manager: nobody else could add the others.</translation>
    </message>
    <message>
        <source>A PIN has digits only.</source>
        <translation>A PIN has digits only.</translation>
    </message>
    <message>
        <source>The PIN is too short: a cashier&apos;s has 4 to 8 digits, a manager&apos;s 6 to 8.</source>
        <translation>The PIN is too short: a cashier&apos;s has 4 to 8 digits, a manager&apos;s 6 to 8.</translation>
    </message>
    <message>
        <source>The PIN is too long: it has 8 digits at most.</source>
        <translation>The PIN is too long: it has 8 digits at most.</translation>
    </message>
    <message numerus="yes">
        <source>The PIN is wrong. The next one is looked at in %n second(s).</source>
        <translation>
            <numerusform>The PIN is wrong. The next one is looked at in %n second.</numerusform>
            <numerusform>The PIN is wrong. The next one is looked at in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The PIN was not looked at: one was wrong before. Try again in %n second(s).</source>
        <translation>
            <numerusform>The PIN was not looked at: one was wrong before. Try again in %n second.</numerusform>
            <numerusform>The PIN was not looked at: one was wrong before. Try again in %n seconds.</numerusform>
        </translation>
    </message>
    <message>
        <source>This operator has no PIN, or none was given. A manager can set one.</source>
        <translation>This operator has no PIN, or none was given. A manager can set one.</translation>
    </message>
    <message>
        <source>PINs of this shop cannot be checked on this computer: its keyring does not hold their secret.</source>
        <translation>PINs of this shop cannot be checked on this computer: its keyring does not hold their secret.</translation>
    </message>
    <message>
        <source>%1 a manager was asked, and nobody allowed it. Nothing was changed.</source>
        <translation>%1 a manager was asked, and nobody allowed it. Nothing was changed.</translation>
    </message>
    <message>
        <source>The proxy does not answer. Check its address in the settings, or this computer&apos;s proxy settings.</source>
        <translation>The proxy does not answer. Check its address in the settings, or this computer&apos;s proxy settings.</translation>
    </message>
    <message>
        <source>The proxy did not let the connection through. It may want another user or password, or it has to allow the provider&apos;s address.</source>
        <translation>The proxy did not let the connection through. It may want another user or password, or it has to allow the provider&apos;s address.</translation>
    </message>
    <message>
        <source>There would be no manager with a PIN. Add another one, or give one a PIN first.</source>
        <translation>There would be no manager with a PIN. Add another one, or give one a PIN first.</translation>
    </message>
    <message>
        <source>This code pays another receiver than this shop&apos;s codes did before. A manager has to look at it before the customer pays.</source>
        <translation>This code pays another receiver than this shop&apos;s codes did before. A manager has to look at it before the customer pays.</translation>
    </message>
    <message>
        <source>This provider is not calibrated. First a manager makes the charge of R$ 1,23, and says what a bank&apos;s app shows of it.</source>
        <translation>This provider is not calibrated. First a manager makes the charge of R$&#xa0;1,23, and says what a bank&apos;s app shows of it.</translation>
    </message>
    <message>
        <source>The bank&apos;s app shows another amount than the charge. Check the setting of the amount&apos;s unit: nobody should sell before both are equal.</source>
        <translation>The bank&apos;s app shows another amount than the charge. Check the setting of the amount&apos;s unit: nobody should sell before both are equal.</translation>
    </message>
    <message>
        <source>The bank&apos;s app shows another receiver than the code names. Ask the provider whom the code pays: nobody should sell before both are equal.</source>
        <translation>The bank&apos;s app shows another receiver than the code names. Ask the provider whom the code pays: nobody should sell before both are equal.</translation>
    </message>
    <message>
        <source>This code pays another receiver: %1 instead of %2. A manager has to look at it before the customer pays.</source>
        <translation>This code pays another receiver: %1 instead of %2. A manager has to look at it before the customer pays.</translation>
    </message>
    <message>
        <source>This provider is not calibrated: nobody has compared a charge with what a bank&apos;s app shows.</source>
        <translation>This provider is not calibrated: nobody has compared a charge with what a bank&apos;s app shows.</translation>
    </message>
    <message>
        <source>The ledger of this file was moved to %1. Choose that one: --ledger, BALCAO_LEDGER or address in the settings. This file is kept as it was.</source>
        <translation>The ledger of this file was moved to %1. Choose that one: --ledger, BALCAO_LEDGER or address in the settings. This file is kept as it was.</translation>
    </message>
    <message>
        <source>The database holds another ledger already, and nothing was changed. Choose an empty one.</source>
        <translation>The database holds another ledger already, and nothing was changed. Choose an empty one.</translation>
    </message>
    <message>
        <source>It was given up, and nothing was changed.</source>
        <translation>It was given up, and nothing was changed.</translation>
    </message>
    <message>
        <source>To accept whom a code pays</source>
        <translation>To accept whom a code pays</translation>
    </message>
    <message>
        <source>This badge is another operator&apos;s already.</source>
        <translation>This badge is another operator&apos;s already.</translation>
    </message>
    <message>
        <source>This badge is nobody&apos;s here. Use the PIN; a manager can give the badge to somebody.</source>
        <translation>This badge is nobody&apos;s here. Use the PIN; a manager can give the badge to somebody.</translation>
    </message>
    <message>
        <source>No payment of this charge was seen. What was not paid cannot be contested.</source>
        <translation>No payment of this charge was seen. What was not paid cannot be contested.</translation>
    </message>
    <message>
        <source>This charge is contested already. Look at its history.</source>
        <translation>This charge is contested already. Look at its history.</translation>
    </message>
    <message>
        <source>This charge is not contested, or that has ended already. Look at its history.</source>
        <translation>This charge is not contested, or that has ended already. Look at its history.</translation>
    </message>
    <message>
        <source>Another charge was confirmed with this end-to-end id: one payment pays one charge. Look for the right one on the shop&apos;s statement.</source>
        <translation>Another charge was confirmed with this end-to-end id: one payment pays one charge. Look for the right one on the shop&apos;s statement.</translation>
    </message>
    <message>
        <source>The reason is missing. Say why.</source>
        <translation>The reason is missing. Say why.</translation>
    </message>
    <message>
        <source>A day is missing, or the last one is before the first. Write both as they stand in the bank&apos;s notice.</source>
        <translation>A day is missing, or the last one is before the first. Write both as they stand in the bank&apos;s notice.</translation>
    </message>
    <message>
        <source>To say that a charge is contested</source>
        <translation>To say that a charge is contested</translation>
    </message>
    <message>
        <source>To close the day</source>
        <translation>To close the day</translation>
    </message>
    <message>
        <source>This badge cannot be looked at on this computer: its keyring does not hold the secret of the shop&apos;s badges.</source>
        <translation>This badge cannot be looked at on this computer: its keyring does not hold the secret of the shop&apos;s badges.</translation>
    </message>
    <message>
        <source>The old code is on the customer&apos;s paper. Ask for it back.</source>
        <translation>The old code is on the customer&apos;s paper. Ask for it back.</translation>
    </message>
    <message>
        <source>This end-to-end id is of another time: nobody could pay this charge then. Look on the shop&apos;s statement for the payment that came while its code held.</source>
        <translation>This end-to-end id is of another time: nobody could pay this charge then. Look on the shop&apos;s statement for the payment that came while its code held.</translation>
    </message>
    <message>
        <source>The old code was sent by WhatsApp. Send the new one.</source>
        <translation>The old code was sent by WhatsApp. Send the new one.</translation>
    </message>
    <message>
        <source>The old code was copied. Whoever got it needs the new one.</source>
        <translation>The old code was copied. Whoever got it needs the new one.</translation>
    </message>
    <message>
        <source>A new code appears. The old one is on the customer&apos;s paper: ask for it back.</source>
        <translation>A new code appears. The old one is on the customer&apos;s paper: ask for it back.</translation>
    </message>
    <message>
        <source>A new code appears. The old one was sent by WhatsApp: send the new one.</source>
        <translation>A new code appears. The old one was sent by WhatsApp: send the new one.</translation>
    </message>
    <message>
        <source>A new code appears. The old one was copied: whoever got it needs the new one.</source>
        <translation>A new code appears. The old one was copied: whoever got it needs the new one.</translation>
    </message>
    <message>
        <source>A new code appears. Anyone who scanned the old one must scan again.</source>
        <translation>A new code appears. Anyone who scanned the old one must scan again.</translation>
    </message>
    <message>
        <source>Whoever confirmed it at the shop saw %1 come, but the charge is %2.</source>
        <translation>Whoever confirmed it at the shop saw %1 come, but the charge is %2.</translation>
    </message>
    <message>
        <source>The end-to-end id has 32 characters and begins with E. It stands on the shop&apos;s statement.</source>
        <translation>The end-to-end id has 32 characters and begins with E. It stands on the shop&apos;s statement.</translation>
    </message>
    <message>
        <source>The ledger&apos;s server may only be read: it is a standby, or its database is set so. Choose the server that is written to.</source>
        <translation>The ledger&apos;s server may only be read: it is a standby, or its database is set so. Choose the server that is written to.</translation>
    </message>
    <message>
        <source>Beside the ledger&apos;s file is the log of another one, and nothing was taken from it: %1. To go on with the file as it is, move this log to another folder and keep it there. Or put the file back that the log belongs to.</source>
        <translation>Beside the ledger&apos;s file is the log of another one, and nothing was taken from it: %1. To go on with the file as it is, move this log to another folder and keep it there. Or put the file back that the log belongs to.</translation>
    </message>
    <message>
        <source>Another till is open under this counter&apos;s name, on the computer %1. Close that one, or give this till a name of its own (counter, in the settings). Until then nothing is sent from here.</source>
        <translation>Another till is open under this counter&apos;s name, on the computer %1. Close that one, or give this till a name of its own (counter, in the settings). Until then nothing is sent from here.</translation>
    </message>
    <message>
        <source>The ledger&apos;s server is away. The program connects again by itself.</source>
        <translation>The ledger&apos;s server is away. The program connects again by itself.</translation>
    </message>
    <message>
        <source>The provider&apos;s txid, status or code holds characters that cannot be kept. Look into its panel before the customer pays.</source>
        <translation>The provider&apos;s txid, status or code holds characters that cannot be kept. Look into its panel before the customer pays.</translation>
    </message>
    <message>
        <source>The ledger holds an event of this charge that cannot be read. Look into the provider&apos;s panel before you go on.</source>
        <translation>The ledger holds an event of this charge that cannot be read. Look into the provider&apos;s panel before you go on.</translation>
    </message>
    <message>
        <source>The provider&apos;s report of this payment is not clear. Enter the amount that the shop&apos;s bank statement shows.</source>
        <translation>The provider&apos;s report of this payment is not clear. Enter the amount that the shop&apos;s bank statement shows.</translation>
    </message>
    <message>
        <source>its code pays another receiver</source>
        <translation>its code pays another receiver</translation>
    </message>
    <message>
        <source>it was not paid by Pix</source>
        <translation>it was not paid by Pix</translation>
    </message>
    <message>
        <source>its amount came twice</source>
        <translation>its amount came twice</translation>
    </message>
    <message>
        <source>its amount cannot be read</source>
        <translation>its amount cannot be read</translation>
    </message>
    <message>
        <source>The provider says “%1”, but %2. Look at the shop&apos;s bank statement and confirm the receipt with the amount that it shows.</source>
        <translation>The provider says “%1”, but %2. Look at the shop&apos;s bank statement and confirm the receipt with the amount that it shows.</translation>
    </message>
    <message>
        <source>The ledger&apos;s tables are not there, or they are of an older version. The database&apos;s owner makes them by connecting once with this version.</source>
        <translation>The ledger&apos;s tables are not there, or they are of an older version. The database&apos;s owner makes them by connecting once with this version.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address is that of a pooler (PgBouncer) in transaction mode. A till needs the server itself, or a pooler in session mode: change the address.</source>
        <translation>The ledger&apos;s address is that of a pooler (PgBouncer) in transaction mode. A till needs the server itself, or a pooler in session mode: change the address.</translation>
    </message>
    <message>
        <source>In this database only its owner changes operators. The owner makes a role for the manager: counters.sql with -v manager=NAME.</source>
        <translation>In this database only its owner changes operators. The owner makes a role for the manager: counters.sql with -v manager=NAME.</translation>
    </message>
    <message>
        <source>Changing operators takes the password of the database&apos;s role %1.</source>
        <translation>Changing operators takes the password of the database&apos;s role %1.</translation>
    </message>
    <message>
        <source>The database refused the password of the role %1. Nothing was changed.</source>
        <translation>The database refused the password of the role %1. Nothing was changed.</translation>
    </message>
    <message>
        <source>More than one difference is open. Each of them is accepted by itself.</source>
        <translation>More than one difference is open. Each of them is accepted by itself.</translation>
    </message>
    <message>
        <source>The provider&apos;s last status says less than before. Accept that first.</source>
        <translation>The provider&apos;s last status says less than before. Accept that first.</translation>
    </message>
    <message>
        <source>This code can also be paid at %1, which is neither the provider nor the receiver. A manager has to look at it before the customer pays.</source>
        <translation>This code can also be paid at %1, which is neither the provider nor the receiver. A manager has to look at it before the customer pays.</translation>
    </message>
    <message>
        <source>A PIN or badge was wrong a moment ago. Wait, then try again.</source>
        <translation>A PIN or badge was wrong a moment ago. Wait, then try again.</translation>
    </message>
    <message>
        <source>A product&apos;s bar code was scanned, not a badge. A PIN is typed more slowly.</source>
        <translation>A product&apos;s bar code was scanned, not a badge. A PIN is typed more slowly.</translation>
    </message>
    <message numerus="yes">
        <source>The badge was not looked at: one was wrong here before. Try again in %n second(s), or use the PIN.</source>
        <translation>
            <numerusform>The badge was not looked at: one was wrong here before. Try again in %n second, or use the PIN.</numerusform>
            <numerusform>The badge was not looked at: one was wrong here before. Try again in %n seconds, or use the PIN.</numerusform>
        </translation>
    </message>
    <message>
        <source>A product&apos;s bar code was scanned, not a badge.</source>
        <translation>A product&apos;s bar code was scanned, not a badge.</translation>
    </message>
    <message>
        <source>The bar code of a slip was scanned, not a badge.</source>
        <translation>The bar code of a slip was scanned, not a badge.</translation>
    </message>
    <message>
        <source>The badge is too short: a badge has 9 to 64 characters.</source>
        <translation>The badge is too short: a badge has 9 to 64 characters.</translation>
    </message>
    <message>
        <source>The badge is too long: a badge has 9 to 64 characters.</source>
        <translation>The badge is too long: a badge has 9 to 64 characters.</translation>
    </message>
    <message>
        <source>A badge has no blanks, no accents and no control characters.</source>
        <translation>A badge has no blanks, no accents and no control characters.</translation>
    </message>
    <message>
        <source>The charge was past its deadline when it arrived. The provider&apos;s clock or this computer&apos;s is wrong: check that the customer&apos;s bank takes the code.</source>
        <translation>The charge was past its deadline when it arrived. The provider&apos;s clock or this computer&apos;s is wrong: check that the customer&apos;s bank takes the code.</translation>
    </message>
    <message>
        <source>Another operator has this name, or one that looks the same. Add a surname or an initial.</source>
        <translation>Another operator has this name, or one that looks the same. Add a surname or an initial.</translation>
    </message>
    <message>
        <source>There is more than one code in this text. Paste one of them alone.</source>
        <translation>There is more than one code in this text. Paste one of them alone.</translation>
    </message>
    <message>
        <source>This computer&apos;s libpq is older than version 16 and does not know require_auth. Remove it from the ledger&apos;s address and use channel_binding=require instead.</source>
        <translation>This computer&apos;s libpq is older than version 16 and does not know require_auth. Remove it from the ledger&apos;s address and use channel_binding=require instead.</translation>
    </message>
</context>
<context>
    <name>balcao::printing</name>
    <message>
        <source>The printer does not answer. See that it is switched on and connected, then print again.</source>
        <translation>The printer does not answer. See that it is switched on and connected, then print again.</translation>
    </message>
    <message>
        <source>What answers there is no printer that takes this. Check the printer&apos;s address or name in the settings.</source>
        <translation>What answers there is no printer that takes this. Check the printer&apos;s address or name in the settings.</translation>
    </message>
    <message>
        <source>This user may not write to the printer&apos;s device. On Linux the user has to be in the group lp.</source>
        <translation>This user may not write to the printer&apos;s device. On Linux the user has to be in the group lp.</translation>
    </message>
    <message>
        <source>The printer stopped taking the slip. See whether it has paper and what came out, then print again.</source>
        <translation>The printer stopped taking the slip. See whether it has paper and what came out, then print again.</translation>
    </message>
    <message>
        <source>The printer has no paper. Put a roll in, then print again.</source>
        <translation>The printer has no paper. Put a roll in, then print again.</translation>
    </message>
    <message>
        <source>The printer is not ready. Close its cover and look at its lights, then print again.</source>
        <translation>The printer is not ready. Close its cover and look at its lights, then print again.</translation>
    </message>
    <message>
        <source>This computer has no print system (CUPS). Name the printer by its address or device.</source>
        <translation>This computer has no print system (CUPS). Name the printer by its address or device.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Sent to the printer.</translation>
    </message>
    <message>
        <source>The code is too long for this paper: no phone would read it. Show it on the screen, or print on wider paper.</source>
        <translation>The code is too long for this paper: no phone would read it. Show it on the screen, or print on wider paper.</translation>
    </message>
    <message>
        <source>The bar code does not fit onto this paper. Print on wider paper.</source>
        <translation>The bar code does not fit onto this paper. Print on wider paper.</translation>
    </message>
    <message>
        <source>The code that was drawn could not be read back: it is not printed. Show it on the screen, or send it.</source>
        <translation>The code that was drawn could not be read back: it is not printed. Show it on the screen, or send it.</translation>
    </message>
    <message>
        <source>The ledger does not take it that the code is on paper. Nothing was printed.</source>
        <translation>The ledger does not take it that the code is on paper. Nothing was printed.</translation>
    </message>
    <message>
        <source>The charge has changed meanwhile. Nothing was printed: look at it, then print again.</source>
        <translation>The charge has changed meanwhile. Nothing was printed: look at it, then print again.</translation>
    </message>
    <message>
        <source>The printer has not taken the paper before this one yet. Print again in a moment.</source>
        <translation>The printer has not taken the paper before this one yet. Print again in a moment.</translation>
    </message>
    <message>
        <source>Whole pages go to a printer of this computer, by its name. Choose one in the settings.</source>
        <translation>Whole pages go to a printer of this computer, by its name. Choose one in the settings.</translation>
    </message>
    <message>
        <source>No printer is set up. Name one in the settings, or save the page as a PDF.</source>
        <translation>No printer is set up. Name one in the settings, or save the page as a PDF.</translation>
    </message>
    <message>
        <source>The page lies in %1.</source>
        <translation>The page lies in %1.</translation>
    </message>
    <message>
        <source>Sending to the printer…</source>
        <translation>Sending to the printer…</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Sent to the printer</translation>
    </message>
    <message>
        <source>Print receipt</source>
        <translation>Print receipt</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>The printer took nothing: it may be busy with another till. Print again in a moment.</source>
        <translation>The printer took nothing: it may be busy with another till. Print again in a moment.</translation>
    </message>
    <message>
        <source>The printer&apos;s queue on this computer is paused, and nothing was left in it. Resume it in the system&apos;s printer settings, then print again.</source>
        <translation>The printer&apos;s queue on this computer is paused, and nothing was left in it. Resume it in the system&apos;s printer settings, then print again.</translation>
    </message>
    <message>
        <source>The printer in the settings is a file, not a printer. Choose a device, an address or a printer of this computer.</source>
        <translation>The printer in the settings is a file, not a printer. Choose a device, an address or a printer of this computer.</translation>
    </message>
</context>
<context>
    <name>balcao::report</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 of %2</translation>
    </message>
</context>
<context>
    <name>balcao::whatsapp</name>
    <message>
        <source>TRAINING: this charge has no value.</source>
        <translation>TRAINING: this charge has no value.</translation>
    </message>
    <message>
        <source>WhatsApp did not open.</source>
        <translation>WhatsApp did not open.</translation>
    </message>
    <message>
        <source>No program here opens its address. Copy the code and send it another way.</source>
        <translation>No program here opens its address. Copy the code and send it another way.</translation>
    </message>
</context>
</TS>
