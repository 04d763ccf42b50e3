// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

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

/** The content of the settings files of this computer and this user, as they were read: balcao.toml of the computer, balcao.toml of the
 *  user, and the user's saved.toml, which the program writes (savedsettings.h). A later file comes before an earlier one, key by key.
 *
 *  TOML; tables one deep, a key is "table.key". Texts, whole numbers and switches. "locked", at the top of a computer's file, lists keys
 *  that later files do not change. A secret has no key here.
 */
class SettingsFile
{
public:
    /** The possible places of balcao.toml: in the system's folders for settings, and last in the user's. */
    [[nodiscard]] static QStringList usualFiles();
    /** saved.toml beside the user's balcao.toml. */
    [[nodiscard]] static QString usualSavedFile();
    [[nodiscard]] static SettingsFile readUsual() { return read(usualFiles(), usualSavedFile()); }

    /** The last of @p files is the user's, @p saved the program's own. A file that is not there is no problem. */
    [[nodiscard]] static SettingsFile read(const QStringList &files, const QString &saved = {});

    /** Of all files, so a key may come several times; the last one counts. */
    [[nodiscard]] const QList<Setting> &values() const { return m_values; }
    /** What counts; empty when @p key stands nowhere. */
    [[nodiscard]] QString text(const QString &key) const;
    [[nodiscard]] const QList<SettingsProblem> &problems() const { return m_problems; }
    /** The computer's file that locks @p key; empty: none. */
    [[nodiscard]] QString holderOf(const QString &key) const;
    [[nodiscard]] const QString &savedFile() const { return m_saved; }
    /** The value that holds without the saved file, and is not the default. */
    [[nodiscard]] std::optional<Setting> beforeSaved(const QString &key) const;
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
    QString m_users;
    QString m_saved;
};

} // namespace balcao
