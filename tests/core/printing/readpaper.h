// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

/** The paper that a printer's bytes make, read back by programs that share no code with ours: Python and zbar. */
struct ReadPaper {
    /** Why it is no ESC/POS; empty: it is. */
    QString problem;
    QJsonObject told;
    /** "QR-Code:…", "CODE-128:…". */
    QStringList codes;
    /** The picture, as print::Bitmap has it. */
    QByteArray rows;

    /** The paper's width in dots. */
    [[nodiscard]] int width() const
    {
        return told.value(QLatin1String("bands")).toArray().at(0).toArray().at(0).toInt();
    }
    [[nodiscard]] QString code(const QString &kind) const
    {
        for (const QString &found : codes) {
            if (found.startsWith(kind + QLatin1Char(':')))
                return found.mid(kind.size() + 1);
        }
        return {};
    }

    [[nodiscard]] static ReadPaper of(const QByteArray &bytes, bool looksForCodes = true)
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("paper.bin"));
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {.problem = QStringLiteral("not written")};
        file.close();
        const QString picture = folder.filePath(QStringLiteral("paper.pbm"));
        ReadPaper paper;
        QByteArray errors;
        const QByteArray json =
            output(QStringLiteral("python3"), {QStringLiteral(BALCAO_PAPER_READER), name, picture}, &errors);
        paper.told = QJsonDocument::fromJson(json).object();
        if (paper.told.isEmpty())
            return {.problem = QString::fromUtf8(errors.isEmpty() ? QByteArray("python3 said nothing") : errors)};
        QFile dots(picture);
        if (dots.open(QIODevice::ReadOnly)) {
            dots.readLine();
            dots.readLine();
            paper.rows = dots.readAll();
        }
        if (looksForCodes)
            paper.codes = QString::fromUtf8(output(QStringLiteral("zbarimg"), {QStringLiteral("-q"), picture}, &errors))
                              .split(u'\n', Qt::SkipEmptyParts);
        return paper;
    }

    [[nodiscard]] static QByteArray output(const QString &program, const QStringList &arguments, QByteArray *errors)
    {
        QProcess process;
        process.start(program, arguments);
        if (!process.waitForFinished())
            *errors = "it does not end";
        *errors += process.readAllStandardError();
        return process.readAllStandardOutput();
    }
};
