// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QPair>
#include <QSet>
#include <QString>

class QRegularExpressionMatch;

namespace balcao::test
{

/** Replaces the parts of an output that differ between runs by placeholders, and placeholders by their values.
 *
 *  The same identifier has the same numbered placeholder: <id1>. Days are relative to the day of the run: <today+7>.
 *  Masked are the days that commands named so, and times at most two days from the run: fixed ones are compared.
 */
class CorpusMask
{
public:
    /** @p now is the start of the run in UTC, @p offset the seconds between UTC and the local time of the programs. */
    CorpusMask(const QDateTime &now, int offset);

    /** Replaces @p text by <@p name> in outputs, and the reverse in commands. */
    void hide(const QString &name, const QString &text);
    /** Gives the placeholder <@p name> a value in commands. */
    void define(const QString &name, const QString &value) { m_values.insert(name, value); }

    [[nodiscard]] QString masked(QString output);
    /** <txid1:8> is the first eight characters of <txid1>. A placeholder without a value stays. */
    [[nodiscard]] QString filled(const QString &text);

private:
    enum class Form { Fixed, Numbered, Moment, Milliseconds, Stamp, Day, SlashDay, PlainDay };
    struct Kind {
        QString name;
        /** Its first group is replaced. */
        QString pattern;
        Form form = Form::Fixed;
    };
    [[nodiscard]] static const QList<Kind> &kinds();
    [[nodiscard]] QString placeholder(const Kind &kind, const QString &text);
    [[nodiscard]] QString numbered(const QString &kind, const QString &value);
    [[nodiscard]] QString dayPlaceholder(const Kind &kind, const QString &text, const QString &format) const;
    [[nodiscard]] bool isOfThisRun(const QDateTime &moment) const;
    void takeCodes(const QString &output);
    [[nodiscard]] QString valueOf(const QRegularExpressionMatch &placeholder);

    QDateTime m_now;
    QDate m_today;
    QList<QPair<QString, QString>> m_hidden;
    QSet<QDate> m_days;
    /** Beginnings of identifiers that commands named, and their placeholders. */
    QHash<QString, QString> m_beginnings;
    /** The names of attempts in lists for persons, and their placeholders. */
    QHash<QString, QString> m_shortNames;
    QHash<QString, QString> m_values;
    QHash<QString, QString> m_names;
    QHash<QString, int> m_counts;
};

} // namespace balcao::test
