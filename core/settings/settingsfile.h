// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace balcao
{

/** What is wrong in a settings file: it is as if it were not there. */
struct SettingsProblem {
    enum class Kind {
        /** There is something of this name that is no file of at most 64 KiB, or may not be read, or is out of reach. */
        Unreadable,
        /** It is no TOML: nothing of the file is taken. */
        Syntax,
        UnknownKey,
        /** Not the kind or the range that this key takes. */
        BadValue,
        /** A file before this one holds the key. */
        Locked
    };

    Kind kind = Kind::Unreadable;
    QString file;
    /** From 1; 0: the whole file. */
    int line = 0;
    /** "provider.address"; empty with Unreadable and Syntax. */
    QString key;
    /** Of an unknown key: its value is like one of provider or ledger. */
    bool isLikeShops = false;
    /** With Syntax: the parser's own words, in English. */
    QString reason = {};

    /** Provider, ledger or training may be another than was meant: nothing is sold. So it is too for a setting of theirs in a wrong
     *  table, for whatever has such a value, and for a file of which nothing is known.
     */
    [[nodiscard]] bool stopsSelling() const;
    bool operator==(const SettingsProblem &) const = default;
};

/** A value as text (a number in digits, a switch as "true" or "false"), and where it was written. */
struct Setting {
    QString key;
    QString text;
    QString file;
    int line = 0;

    bool operator==(const Setting &) const = default;
};

/** What stands in the settings files of this computer and this user, as it was read (settingsedit.h writes).
 *  TOML; tables one deep, a key is "table.key". Texts, whole numbers and switches; "locked", at the top, lists keys that later files
 *  do not change. A secret has no key here.
 */
class SettingsFile
{
public:
    /** Where balcao.toml may be: in the system's folder for settings, then in the user's. */
    [[nodiscard]] static QStringList usualFiles();

    /** A later file comes before an earlier one, key by key. One that is not there is no problem. @p besides: keys that are none of
     *  Settings, and stand in the files all the same.
     */
    [[nodiscard]] static SettingsFile read(const QStringList &files, const QStringList &besides = {});

    /** Of all files, so a key may come several times; the last one counts. */
    [[nodiscard]] const QList<Setting> &values() const { return m_values; }
    /** What counts; empty when @p key stands nowhere. */
    [[nodiscard]] QString text(const QString &key) const;
    [[nodiscard]] const QList<SettingsProblem> &problems() const { return m_problems; }
    /** The file before the last one that holds @p key against it; empty: none. */
    [[nodiscard]] QString holderOf(const QString &key) const;
    /** @p setting, one of values(), is none that its key takes: from now on a problem. */
    void refuse(const Setting &setting);

private:
    void readOne(const QString &file);

    QList<Setting> m_values;
    QList<SettingsProblem> m_problems;
    struct Lock {
        QString key;
        QString file;
    };
    QList<Lock> m_locks;
    /** Of those that were asked for. */
    QString m_last;
    QStringList m_besides;
};

} // namespace balcao
