// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/common/dialogspec.h"
#include "ui/presentation/settings/settingshost.h"
#include "ui/presentation/settings/settingsview.h"

#include <QMap>
#include <QObject>
#include <QPointer>

namespace balcao
{

class ChargeService;

/** The page of diagnostics (11h): what support has to know, and what it may ask for. */
class DiagnosticsPresenter : public QObject
{
    Q_OBJECT

public:
    /** @p service and @p host outlive it. */
    DiagnosticsPresenter(ChargeService &service, SettingsHost &host, QObject *parent = nullptr);

    [[nodiscard]] QList<SettingRow> rows() const;
    [[nodiscard]] SettingValue value(const QString &row) const;
    /** One of this page's. */
    [[nodiscard]] static bool has(const QString &action);
    void act(const QString &action);
Q_SIGNALS:
    void dialogWanted(const balcao::DialogSpec &dialog);
    /** Values; and rows. */
    void changed();
    void rowsChanged();

private:
    /** Something long, and what it says. */
    struct Long {
        QPointer<ReplyBase> task;
        QString text;
        bool isGood = true;
    };

    [[nodiscard]] SettingRow longRow(QLatin1StringView key, const QString &label, const QString &hint,
                                     const QString &begin) const;
    void begin(QLatin1StringView row, ReplyBase *task);
    void begin(QLatin1StringView row, SentenceReply *task);
    void gather();
    void end(QLatin1StringView row, const SentenceReply::Result &result);
    void askForBackUp();
    void askForBundle(const BundlePointer &bundle);
    /** A form with the name of a new file. */
    [[nodiscard]] DialogSpec fileForm(const QString &name) const;
    /** Begins to write the bundle, or a copy of the ledger where it is null; its row reports how far it is. */
    FormResult write(const QString &file, const BundlePointer &bundle);
    [[nodiscard]] QString provider() const;
    [[nodiscard]] QString clock() const;

    ChargeService &m_service;
    SettingsHost &m_host;
    /** By row. */
    QMap<QString, Long> m_long;
};

} // namespace balcao
