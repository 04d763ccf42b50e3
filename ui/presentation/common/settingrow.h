// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace balcao
{

/** A word that a setting takes, as files and the screen show it. */
struct SettingChoice {
    QString text;
    QString label;
    /** Description; a row whose choices have one takes the whole width. */
    QString says = {};

    bool operator==(const SettingChoice &) const = default;
};

/** A line of a page: what is set there, and with what. */
struct SettingRow {
    enum class Kind { Text, Number, Choice, Switch, Boxes, Secret, Pin, Actions, Fact };

    /** Key of Settings; a Secret, a Pin, Actions and a Fact, which is only read, have names of their own. */
    QString key;
    Kind kind = Kind::Text;
    QString label;
    QString hint;
    /** Choice: its choices. Actions: the effect of each, and its button. Boxes: the keys that each sets. Text: suggested values. */
    QList<SettingChoice> choices = {};
    /** Number: its unit, as "s". Switch: its effect when it is on. Secret: the text while nothing is typed. */
    QString beside = {};
    int least = 0;
    int most = 0;
    /** Text: the key of another field in the same line, as server and port; empty: there is none. */
    QString second = {};
    QString secondLabel = {};

    bool operator==(const SettingRow &) const = default;
};

/** The value of a row. */
struct SettingValue {
    /** Actions: their result. Boxes: the keys that are on, with a blank between them. */
    QString text;
    /** The reason for which it is refused. */
    QString problem;
    /** The source that locks it; it cannot be changed here then. */
    QString holder;
    /** A sentence about its consequence. */
    QString remark = {};
    /** Secret: the end of the one that is in use. */
    QString placeholder = {};
    /** Value of the second field. */
    QString second = {};
    /** A sentence about another value in a settings file, which the saved one overrules; with it useFileAction can be chosen. */
    QString overruled = {};

    bool operator==(const SettingValue &) const = default;
};

/** A page without its values. */
struct SettingsPageView {
    /** Name in resources/icons. */
    QString icon;
    QString title;
    QString subtitle;
    QList<SettingRow> rows;
};

} // namespace balcao
