// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

class QSaveFile;

namespace balcao
{

class SettingsFile;

/** A change of one key. */
struct SettingEdit {
    /** One of Settings::keys(). */
    QString key;
    /** As text; nothing: the default, which has to be no value, also where a file says something else. */
    std::optional<QString> text;

    bool operator==(const SettingEdit &) const = default;
};

/** Reasons why the program's own file stays as it is. */
enum class SavedSettingsError {
    /** It cannot be read whole, or is no TOML. */
    Unreadable,
    /** The file or its folder cannot be written, or the disk is full. */
    Unwritable
};

/** The next content of saved.toml, the settings file that the program writes. It is on the disk under another name until commit() gives it
 *  its place; destroying it earlier changes nothing.
 *
 *  A key that the files before say in the same way is left out: from then on it follows them. Keys that this version does not know stay.
 *  Comments do not. The file is for its user alone.
 */
class SavedSettings
{
public:
    /** @p now: the files as they were read; names the file. Without edits there is nothing to write. */
    [[nodiscard]] static Expected<SavedSettings, SavedSettingsError> prepare(const QList<SettingEdit> &edits,
                                                                             const SettingsFile &now);
    SavedSettings(SavedSettings &&) noexcept;
    SavedSettings &operator=(SavedSettings &&) noexcept;
    ~SavedSettings();

    /** False: the file is as it was. */
    [[nodiscard]] bool commit();

private:
    explicit SavedSettings(std::unique_ptr<QSaveFile> file);

    std::unique_ptr<QSaveFile> m_file;
};

} // namespace balcao
