// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace balcao
{

/** What is wrong in a settings file. None of it stops the program: what cannot be read is as if it were not there. */
struct SettingsProblem {
    enum class Kind {
        /** Not a file of at most 64 KiB that may be read. */
        Unreadable,
        /** No TOML from here on; nothing of the file counts. */
        Syntax,
        UnknownKey,
        /** Not the kind or the range that this key takes. */
        BadValue
    };

    Kind kind = Kind::Unreadable;
    QString file;
    /** From 1; 0: the whole file. */
    int line = 0;
    /** "provider.address"; empty with Unreadable and Syntax. */
    QString key;

    bool operator==(const SettingsProblem &) const = default;
};

/** A value as text (a number in digits, a switch as "true" or "false"), and where it was written. */
struct Setting {
    QString text;
    QString file;
    int line = 0;

    bool operator==(const Setting &) const = default;
};

/** What stands in the settings files of this computer and this user: read once, never written.
 *  TOML; tables one deep, a key is "table.key". Texts, whole numbers and switches. A secret has no key here.
 */
class SettingsFile
{
public:
    /** balcao.toml in the system's folder for settings, then in the user's. */
    [[nodiscard]] static QStringList usualFiles();

    /** A later file comes before an earlier one, key by key. One that is not there is no problem. */
    [[nodiscard]] static SettingsFile read(const QStringList &files);

    [[nodiscard]] const QHash<QString, Setting> &values() const { return m_values; }
    [[nodiscard]] const QList<SettingsProblem> &problems() const { return m_problems; }
    /** The value of @p key is none that it takes: from now on a problem. */
    void refuse(const QString &key);

private:
    void readOne(const QString &file);

    QHash<QString, Setting> m_values;
    QList<SettingsProblem> m_problems;
};

} // namespace balcao
