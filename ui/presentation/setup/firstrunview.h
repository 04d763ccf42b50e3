// SPDX-License-Identifier: MIT
#pragma once

#include "core/operators/pin.h"
#include "core/values/secret.h"
#include "ui/presentation/settings/settingshost.h"
#include "ui/presentation/settings/settingsview.h"

#include <optional>

namespace balcao
{

/** Where a first run is (12). Training ends it at the start. */
enum class FirstRunStep { Start, Provider, Counter, Ledger, Manager };

/** A step behind the start, without its values. */
struct FirstRunView {
    /** "Step 1 of 4". */
    QString progress;
    QString title;
    QString subtitle;
    QList<SettingRow> rows;
    /** Of the button that goes on. */
    QString next;
};

/** One of the two ways that the start offers, with what it means or takes. */
struct FirstRunWay {
    struct Line {
        QString icon;
        QString text;
    };
    QString icon;
    QString title;
    QString lead;
    /** Over the lines; may be empty. */
    QString caption;
    QList<Line> lines;
    QString button;
};

/** All that the last step does. */
struct SetupPlan {
    /** In the order of Settings::keys(). */
    QList<SettingEdit> edits;
    /** Nothing else is done then. */
    bool trains = false;
    /** For the keyring; empty: it is somewhere else. */
    Secret key = {};
    /** The shop's first, or one of those that the ledger has. */
    QString manager = {};
    std::optional<Pin> pin = {};
    /** PostgreSQL: of the role that may change operators; empty: none was given. */
    Secret managersPassword = {};
};

inline constexpr QLatin1StringView managerNameRow{"manager.name"};
inline constexpr QLatin1StringView managerPinRow{"manager.pin"};
inline constexpr QLatin1StringView managerPinAgainRow{"manager.pin-again"};
inline constexpr QLatin1StringView managersPasswordRow{"manager.database-password"};

/** Not of the start. @p ledger: its address, as it is typed so far. */
[[nodiscard]] FirstRunView firstRunView(FirstRunStep step, const QString &ledger = {});
/** As they stand in a file, and as they call themselves. */
[[nodiscard]] QList<SettingChoice> languageChoices();
[[nodiscard]] FirstRunWay trainingWay();
[[nodiscard]] FirstRunWay providerWay();

/** What is written: each key of the steps as it stands there, and what else is @p said. What holds a key against this user stays. */
[[nodiscard]] QList<SettingEdit> setupEdits(const SettingsHost &host, QMap<QString, QString> said, bool trains);
/** Why nobody can be called so; empty: somebody can. */
[[nodiscard]] QString managerNameProblem(const QString &name);

} // namespace balcao
