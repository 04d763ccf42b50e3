// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace balcao::test
{

/** A step of a recorded scene: one run of balcao-cli, or a directive that prepares the next runs. */
struct CorpusStep {
    /** Lines that begin with '#', before the step. */
    QStringList comments;
    /** The arguments of balcao-cli, or the directive, as written in the file: with placeholders. */
    QString line;
    /** Standard input of a command, or the content of a directive. Each line has an end. */
    QString input;
    bool isCommand = false;
    int exit = 0;
    /** Standard output, masked; JSON is broken into lines. */
    QString output;
    /** Standard error, masked. Recorded without --json only. */
    QString errors;

    [[nodiscard]] bool hasJson() const { return isCommand && (line + u' ').contains(QStringLiteral("--json ")); }
};

/** Reads the form that textOf() writes. A line that is not understood ends the program. */
[[nodiscard]] QList<CorpusStep> readCorpus(const QString &text);

/** A file of tests/data/clicorpus: steps with an empty line between them. The first characters of a line are its kind:
 *  '#' a comment, '$' a command, '@' a directive, '<' its input, '=' the exit code, '|' standard output, '!' standard error.
 */
[[nodiscard]] QString textOf(const QList<CorpusStep> &steps);

/** The lines of a command's result, as textOf() writes them. */
[[nodiscard]] QStringList resultLines(const CorpusStep &step);

/** Breaks JSON that is longer than a line into one line for each member, and changes nothing else. */
[[nodiscard]] QString brokenIntoLines(const QString &json);

/** The lines that differ, with '-' for the recorded and '+' for the actual ones; a long difference is cut. */
[[nodiscard]] QString differenceOf(const QStringList &recorded, const QStringList &actual);

} // namespace balcao::test
