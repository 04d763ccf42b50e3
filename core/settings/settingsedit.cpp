// SPDX-License-Identifier: MIT
#include "core/settings/settingsedit.h"

#include "core/settings/settings.h"
#include "core/settings/tomltext.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using EditFailure = SettingsEditError::Kind;

std::string bytes(const QString &text)
{
    return text.toStdString();
}

/** A value in the form that its key has in a file, for the text and for the table that is expected. */
struct Value {
    QString text;
    std::variant<std::string, std::int64_t, bool> meant;
};

/** As TOML writes it: a path with backslashes stays legible. */
QString quoted(const QString &text)
{
    const bool isPlain = std::none_of(text.cbegin(), text.cend(), [](QChar letter) {
        return letter < u' ' || letter == u'\'' || letter == QChar(0x7f);
    });
    if (text.contains(u'\\') && isPlain)
        return u'\'' + text + u'\'';
    QString inside;
    for (const QChar letter : text) {
        if (letter == u'"' || letter == u'\\')
            inside += u'\\';
        inside += letter < u' ' || letter == QChar(0x7f)
                      ? u"\\u%1"_s.arg(ushort(letter.unicode()), 4, 16, QLatin1Char('0'))
                      : QString(letter);
    }
    return u'"' + inside + u'"';
}

Value valueOf(const SettingKey &key, const QString &text)
{
    if (std::holds_alternative<bool Settings::*>(key.member))
        return {text, text == "true"_L1};
    if (std::holds_alternative<int Settings::*>(key.member))
        return {text, std::int64_t(text.toInt())};
    return {quoted(text), bytes(text)};
}

/** Where @p at is in @p text; lines and letters are counted from 1, a letter beyond the 16 bits as one. */
qsizetype placeOf(const QString &text, toml::source_position at)
{
    qsizetype place = 0;
    for (toml::source_index line = 1; line < at.line; ++line)
        place = text.indexOf(u'\n', place) + 1;
    for (toml::source_index letter = 1; letter < at.column; ++letter)
        place += place < text.size() && text.at(place).isHighSurrogate() ? 2 : 1;
    return place;
}

/** Tables without keys count for nothing. */
toml::table withoutEmpty(const toml::table &table)
{
    toml::table full;
    for (const auto &[name, node] : table) {
        if (!node.is_table() || !node.as_table()->empty())
            full.insert_or_assign(name, node);
    }
    return full;
}

/** Says what @p expected says, and nothing else. */
bool says(const QString &text, const toml::table &expected)
{
    const toml::parse_result parsed = parsedToml(text.toUtf8());
    return parsed && withoutEmpty(parsed.table()) == withoutEmpty(expected);
}

/** The end of the line that @p place is in, behind its end mark. */
qsizetype lineEnd(const QString &text, qsizetype place)
{
    const qsizetype end = text.indexOf(u'\n', place);
    return end < 0 ? text.size() : end + 1;
}

/** One file while it is edited. */
class Edited
{
public:
    Edited(QString text, toml::table table)
        : m_text(std::move(text))
        , m_table(std::move(table))
        , m_newLine(m_text.contains("\r\n"_L1) ? u"\r\n"_s : u"\n"_s)
    {
    }

    [[nodiscard]] const QString &text() const { return m_text; }

    /** False: nothing has changed. */
    bool take(const SettingEdit &edit)
    {
        const QString table = edit.key.section(u'.', 0, 0);
        const QString name = edit.key.section(u'.', 1);
        const SettingKey *const known = Settings::key(edit.key);
        if (edit.text && !known)
            return false;
        toml::table *const in = name.isEmpty() ? &m_table : m_table[bytes(table)].as_table();
        const std::string last = bytes(name.isEmpty() ? table : name);
        const toml::node *const old = in ? in->get(last) : nullptr;
        toml::table expected = m_table;
        if (!edit.text) {
            if (!old)
                return true;
            (name.isEmpty() ? expected : *expected[bytes(table)].as_table()).erase(last);
            return becomes(withComment(*in, last), expected);
        }
        if (!expected[bytes(table)].is_table())
            expected.insert_or_assign(bytes(table), toml::table{});
        const Value value = valueOf(*known, *edit.text);
        std::visit([&](const auto &meant) { expected[bytes(table)].as_table()->insert_or_assign(last, meant); },
                   value.meant);
        if (old)
            return becomes(replaced(*old, value.text), expected);
        const QString line = name + " = "_L1 + value.text + m_newLine;
        const qsizetype behind = in ? endOf(*in) : 0;
        return (in && (becomes(inserted(behind, line), expected) ||
                       becomes(inserted(behind, table + u'.' + line), expected))) ||
               becomes(appended(u'[' + table + u']' + m_newLine + line), expected);
    }

private:
    bool becomes(const QString &text, const toml::table &expected)
    {
        if (!says(text, expected))
            return false;
        m_text = text;
        m_table = parsedToml(text.toUtf8()).table();
        return true;
    }

    [[nodiscard]] QString replaced(const toml::node &old, const QString &value) const
    {
        const qsizetype from = placeOf(m_text, old.source().begin);
        const qsizetype to = placeOf(m_text, old.source().end);
        return m_text.left(from) + value + m_text.sliced(qMin(to, m_text.size()));
    }

    /** Each of its lines. */
    [[nodiscard]] QString withComment(const toml::table &in, const std::string &name) const
    {
        const auto entry = in.find(name);
        QString text = m_text;
        for (auto line = entry->second.source().end.line; line >= entry->first.source().begin.line; --line)
            text.insert(placeOf(text, {line, 1}), u"# "_s);
        return text;
    }

    /** Behind its last line, or its head's. */
    [[nodiscard]] qsizetype endOf(const toml::table &table) const
    {
        toml::source_index line = table.source().begin.line;
        for (const auto &[name, node] : table) {
            if (!node.is_table())
                line = qMax(line, node.source().end.line);
        }
        return lineEnd(m_text, placeOf(m_text, {line, 1}));
    }

    [[nodiscard]] QString inserted(qsizetype place, const QString &line) const
    {
        const QString before = m_text.left(place);
        return before + (before.isEmpty() || before.endsWith(u'\n') ? QString() : m_newLine) + line +
               m_text.sliced(place);
    }

    [[nodiscard]] QString appended(const QString &lines) const
    {
        return m_text.isEmpty() ? lines : inserted(m_text.size(), m_newLine + lines);
    }

    QString m_text;
    toml::table m_table;
    QString m_newLine;
};

/** The byte order mark, where there is one, and what stands behind it. */
std::pair<QByteArray, QByteArray> withoutMark(const QByteArray &toml)
{
    const qsizetype size = toml.startsWith("\xef\xbb\xbf") ? 3 : 0;
    return {toml.first(size), toml.sliced(size)};
}

constexpr auto ownersOnly = QFile::ReadOwner | QFile::WriteOwner;

/** A new one is for this user alone, whatever the umask says. */
bool makeFolder(const QString &folder)
{
    return QFileInfo(folder).isDir() ||
           (QDir().mkpath(QFileInfo(folder).path()) && QDir().mkdir(folder, ownersOnly | QFile::ExeOwner));
}

} // namespace

Expected<QByteArray, SettingsEditError> edited(const QByteArray &toml, const QList<SettingEdit> &edits)
{
    const auto [mark, plain] = withoutMark(toml);
    toml::parse_result parsed = parsedToml(plain);
    if (!parsed)
        return Unexpected<SettingsEditError>({.kind = EditFailure::Unreadable});
    Edited file(QString::fromUtf8(plain), std::move(parsed).table());
    for (const SettingEdit &edit : edits) {
        if (!file.take(edit))
            return Unexpected<SettingsEditError>({.kind = EditFailure::Form, .key = edit.key});
    }
    return mark + file.text().toUtf8();
}

Expected<void, SettingsEditError> editSettingsFile(const QString &file, const QList<SettingEdit> &edits,
                                                   const std::function<bool()> &isReady)
{
    const bool isNew = isAbsent(file);
    const auto before = isNew ? std::optional(QByteArray()) : bytesOf(file);
    if (!before)
        return Unexpected<SettingsEditError>({.kind = EditFailure::Unreadable});
    BALCAO_TRY(const QByteArray after, edited(*before, edits));
    QSaveFile output(file);
    const bool isOpen = makeFolder(QFileInfo(file).path()) && output.open(QIODevice::WriteOnly);
    if (isOpen && isNew)
        output.setPermissions(ownersOnly);
    const bool isWritten = isOpen && output.write(after) >= 0 && output.flush();
    if (isWritten && isReady && !isReady())
        return Unexpected<SettingsEditError>({.kind = EditFailure::GivenUp});
    if (!isWritten || !output.commit())
        return Unexpected<SettingsEditError>({.kind = EditFailure::Unwritable});
    return {};
}

} // namespace balcao
