// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace balcao
{

/** What a settings file is to say of a key. */
struct SettingEdit {
    /** "table.key", one of Settings::keys() or a key that is to go. */
    QString key;
    /** In the form of a file; nothing: the key is not said any more, what said it stays as a comment. */
    std::optional<QString> text;

    bool operator==(const SettingEdit &) const = default;
};

/** Why a file is as it was. */
struct SettingsEditError {
    enum class Kind {
        /** It cannot be read whole, or is no TOML. */
        Unreadable,
        /** The key is written there in a form in which nothing else of the file is sure to stay as it is: a person edits it. */
        Form,
        /** The file or its folder may not be written, or the disk is full. */
        Unwritable,
        /** What had to come before said no. */
        GivenUp
    };

    Kind kind = Kind::Unreadable;
    /** Of Form. */
    QString key = {};

    bool operator==(const SettingsEditError &) const = default;
};

/** @p toml with what @p edits say and byte for byte as it was besides: comments, order, keys of others. Read again before it is
 *  returned, it says just that.
 */
[[nodiscard]] Expected<QByteArray, SettingsEditError> edited(const QByteArray &toml, const QList<SettingEdit> &edits);

/** The same of @p file, whole or not at all; one that is not there is made, for this user. Unreadable where it is no TOML.
 *  @p isReady, where there is one, is asked when only the file's place is left to take.
 */
[[nodiscard]] Expected<void, SettingsEditError> editSettingsFile(const QString &file, const QList<SettingEdit> &edits,
                                                                 const std::function<bool()> &isReady = {});

} // namespace balcao
