// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostics/supportbundle.h"
#include "core/ledger/ledgererror.h"
#include "core/service/task.h"
#include "ui/presentation/settings/settingshost.h"

#include <QHash>
#include <QThread>

namespace balcao::test
{

/** A program whose settings are members. Long work ends at once, but for the copy of the ledger, which waits until it is given up. */
class FakeSettingsHost : public SettingsHost
{
public:
    Settings held;
    /** The shop's provider is in use; if not, whether its ledger has operators. */
    bool sells = true;
    bool isStaffed = false;
    bool isWritable = true;
    /** Sentences by key. */
    QHash<QString, QString> holders;
    QList<QList<SettingEdit>> saved;
    QList<QList<SettingEdit>> moved;
    /** Secrets by their place in the keyring. */
    QMap<QString, QByteArray> keptPasswords;
    QList<SettingChoice> otherScreens{
        {QStringLiteral("HDMI-1|H4ZR900123|1920x1080"), QStringLiteral("HDMI-1 (1920x1080)")}};
    /** Lets probe() succeed, with the provider's address as its sentence. */
    bool isProviderKnown = false;

    [[nodiscard]] Settings settings() const override { return held; }
    [[nodiscard]] bool isProduction() const override { return sells; }
    [[nodiscard]] QString lockedBy(const SettingKey &key) const override { return holders.value(key.name); }
    [[nodiscard]] QString check(const SettingKey &key, const QString &text) const override
    {
        const bool isState = key.format != SettingKey::Format::State || text == QLatin1StringView("RS");
        return !text.isEmpty() && isState && Settings().set(key, text, {}) ? QString()
                                                                           : QStringLiteral("It takes something else.");
    }
    DoneReply *save(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets) override
    {
        if (!isWritable)
            return DoneReply::of(Unexpected<QString>(QStringLiteral("It cannot be written.")));
        keep(secrets);
        for (const SettingEdit &edit : edits)
            held.set(*Settings::key(edit.key), edit.text.value_or(QString()), {});
        saved.append(edits);
        return DoneReply::of({});
    }
    Reply<bool> *findOperators(QObject *) override { return Reply<bool>::of(isStaffed); }
    SentenceReply *probe(const Settings &settings, const QByteArray &, QObject *) override
    {
        if (isProviderKnown)
            return SentenceReply::of(settings.providerAddress);
        return SentenceReply::of(Unexpected<QString>(QStringLiteral("The provider's name is not known.")));
    }
    SentenceReply *inspectLedger(const QString &address, const QByteArray &, QObject *) override
    {
        return SentenceReply::of(QStringLiteral("Looked at %1.").arg(address));
    }
    DoneReply *moveLedger(const QList<SettingEdit> &edits, const QList<SettingSecret> &secrets,
                          const TypedSettings &) override
    {
        keep(secrets);
        moved.append(edits);
        return DoneReply::of({});
    }
    [[nodiscard]] QList<SettingChoice> screens() const override { return otherScreens; }
    [[nodiscard]] Facts facts() const override
    {
        return {.program = QStringLiteral("Balcão 1.0.0 · Qt 6.4.2 · SQLite 3.40.1"),
                .ledger = QStringLiteral("PostgreSQL · postgresql://balcao_caixa02@servidor-loja/balcao"),
                .logFile = QStringLiteral("/home/caixa/.local/share/balcao/balcao.log"),
                .logLines = {QStringLiteral("2026-11-20T17:35:02Z info 02 request create outcome=done ms=655 charge=31 "
                                            "txid=7f3c…f567 code=verified"),
                             QStringLiteral("2026-11-20T17:36:10Z warning 02 request create outcome=unknown "
                                            "cause=timeout ms=30000 charge=32")}};
    }
    SentenceReply *verifyLedger(QObject *) override
    {
        return SentenceReply::of(QStringLiteral("The ledger is whole."));
    }
    [[nodiscard]] QString proposedFile(const QString &name) const override
    {
        return QStringLiteral("/home/caixa/") + name;
    }
    [[nodiscard]] QString checkFile(const QString &file) const override
    {
        return file.startsWith(u'/') ? QString() : QStringLiteral("Type the whole path of a file.");
    }
    SentenceReply *backUpLedger(const QString &file, QObject *context) override
    {
        return beginTask(context, [file](const TaskWatch &watch) -> SentenceReply::Result {
            while (watch(0, 40, 100))
                QThread::msleep(1);
            return Unexpected<QString>(QStringLiteral("Given up: %1").arg(file));
        });
    }
    BundleReply *gatherBundle(QObject *) override
    {
        return BundleReply::of(std::make_shared<const SupportBundle>(
            QStringLiteral("balcao 1.0.0\n"), QStringLiteral("[till]\n"),
            LedgerSummary{.counts = ledgerFailure(LedgerError::Kind::CannotOpen)}, QStringLiteral("/nonexistent")));
    }
    SentenceReply *saveBundle(const BundlePointer &, const QString &file, QObject *) override
    {
        return SentenceReply::of(QStringLiteral("The bundle lies in %1.").arg(file));
    }

private:
    void keep(const QList<SettingSecret> &secrets)
    {
        for (const SettingSecret &one : secrets)
            keptPasswords.insert(one.place, one.secret);
    }
};

} // namespace balcao::test
