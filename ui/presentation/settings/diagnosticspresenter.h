// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/settings/settingshost.h"
#include "ui/presentation/settings/settingsview.h"
#include "ui/presentation/words/customerfields.h"

#include <QMap>
#include <QObject>
#include <QPointer>

#include <functional>

namespace balcao
{

class ChargeService;
class Task;

/** Receives a sentence about something that was not done; empty: it was. */
using DeskProblem = std::function<void(const QString &problem)>;

/** What a dialog asks before something that leaves the page. */
struct DeskQuestion {
    enum class Kind { Move, BackUp, Bundle };

    Kind kind = Kind::BackUp;
    QString title;
    QString text;
    /** What there is to look at first. */
    QList<LabelledText> parts;
    /** A file's name that is proposed; empty: no file is asked for. */
    QString file;
    /** What the main button does. */
    QString answer;
};

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
    /** @p then: with why it was not done, or an empty sentence: what goes on is told by its row. */
    void answer(const DeskQuestion &question, const QString &file, QObject *context, const DeskProblem &then);

Q_SIGNALS:
    void asked(const balcao::DeskQuestion &question);
    /** Values; and rows. */
    void changed();
    void rowsChanged();

private:
    /** Something long, and what it says. */
    struct Long {
        QPointer<Task> task;
        QString text;
        bool isGood = true;
    };

    [[nodiscard]] SettingRow longRow(QLatin1StringView key, const QString &label, const QString &hint,
                                     const QString &begin) const;
    /** Its end goes into the row. */
    [[nodiscard]] SentenceReply *replyFor(QLatin1StringView row);
    void begin(QLatin1StringView row, Task *task);
    void end(const QString &row, const SentenceReply::Result &said);
    void gather();
    void askForBundle();
    [[nodiscard]] QString provider() const;
    [[nodiscard]] QString clock() const;

    ChargeService &m_service;
    SettingsHost &m_host;
    /** By row. */
    QMap<QString, Long> m_long;
    BundlePointer m_bundle;
};

} // namespace balcao
