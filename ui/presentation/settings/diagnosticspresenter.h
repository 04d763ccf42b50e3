// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/settings/settingsdesk.h"
#include "ui/presentation/settings/settingsview.h"
#include "ui/presentation/words/customerfields.h"

#include <QMap>
#include <QObject>
#include <QPointer>

namespace balcao
{

class ChargeService;

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
    /** @p service outlives it. */
    DiagnosticsPresenter(ChargeService &service, DiagnosticsDesk desk, QObject *parent = nullptr);

    [[nodiscard]] QList<SettingRow> rows() const;
    [[nodiscard]] SettingValue value(const QString &row) const;
    /** One of this page's. */
    [[nodiscard]] static bool has(const QString &action);
    void act(const QString &action);
    /** The error is a sentence. What goes on then is reported by its row; nothing is begun once @p context has gone. */
    [[nodiscard]] Reply<void, QString> *answer(const DeskQuestion &question, const QString &file, QObject *context);

Q_SIGNALS:
    void asked(const balcao::DeskQuestion &question);
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
    void begin(QLatin1StringView row, DeskReply *task);
    void gather();
    void end(QLatin1StringView row, const DeskReply::Result &result);
    void askForBundle(const DiagnosticsDesk::Bundle &bundle);
    [[nodiscard]] QString provider() const;
    [[nodiscard]] QString clock() const;

    ChargeService &m_service;
    DiagnosticsDesk m_desk;
    /** By row. */
    QMap<QString, Long> m_long;
    DiagnosticsDesk::Bundle m_bundle;
};

} // namespace balcao
