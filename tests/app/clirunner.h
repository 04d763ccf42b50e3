// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/sandboxserver.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace balcao::test
{

/** A code of the central bank's manual: a key, no amount, so it fits every charge. */
constexpr auto goodCode =
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913"
    "Fulano de Tal6008BRASILIA62070503***63041D3D";

/** How one run of the real balcao-cli ended. */
struct CliRun {
    int code = -1;
    QByteArray out;
    QByteArray err;
    /** What --json printed; empty when it was not exactly one object and a line end. */
    QJsonObject json;

    [[nodiscard]] QString text(QLatin1StringView key) const { return json.value(key).toString(); }
    [[nodiscard]] QStringList errorFields() const
    {
        QStringList fields;
        const QJsonArray errors = json.value(QLatin1StringView("errors")).toArray();
        for (const auto &error : errors)
            fields.append(error[QLatin1StringView("field")].toString());
        return fields;
    }
    [[nodiscard]] QStringList warningCodes() const
    {
        QStringList codes;
        const QJsonArray warnings = json.value(QLatin1StringView("warnings")).toArray();
        for (const auto &warning : warnings)
            codes.append(warning[QLatin1StringView("code")].toString());
        return codes;
    }
};

/** Runs the program while the test's own event loop goes on, so that a server in the test can answer it. */
class CliRunner
{
public:
    static constexpr auto key = "sk-test-4f9a1c77d2e84b10";

    CliRunner()
    {
        // Nothing of the machine that the test runs on gets in.
        m_environment.insert(QStringLiteral("BALCAO_API_KEY"), QLatin1StringView(key));
        m_environment.remove(QStringLiteral("BALCAO_BASE_URL"));
        m_environment.remove(QStringLiteral("BALCAO_LEDGER"));
        m_environment.insert(QStringLiteral("BALCAO_DATA_DIR"), dataFolder());
        m_environment.insert(QStringLiteral("XDG_DATA_HOME"), m_folder->filePath(QStringLiteral("home")));
        m_environment.insert(QStringLiteral("XDG_CONFIG_DIRS"), m_folder->filePath(QStringLiteral("system")));
        m_environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder->filePath(QStringLiteral("user")));
        m_environment.insert(QStringLiteral("BALCAO_OPERATOR"), QStringLiteral("Ana Paula"));
    }

    /** Settings are in "user" and "system". */
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    /** Where this runner's ledger lies. */
    [[nodiscard]] QString dataFolder() const { return m_folder->filePath(QStringLiteral("data")); }
    [[nodiscard]] QString ledgerFile() const { return dataFolder() + QStringLiteral("/ledger.sqlite"); }

    /** Of this runner's user; empty when that failed. */
    QString writeSettings(const QByteArray &toml) const
    {
        QFile file(m_folder->filePath(QStringLiteral("user/balcao/balcao.toml")));
        const bool isWritten =
            QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly) && file.write(toml) == toml.size();
        return isWritten ? file.fileName() : QString();
    }

    void set(const QString &name, const QString &value) { m_environment.insert(name, value); }
    void unset(const QString &name) { m_environment.remove(name); }

    void start(QProcess &process, const QStringList &arguments) const
    {
        process.setProcessEnvironment(m_environment);
        process.start(QStringLiteral(BALCAO_CLI), arguments);
    }

    /** Through a shell that does something first; the program is "$0", its arguments "$@". */
    void startIn(QProcess &process, const QString &script, const QStringList &arguments) const
    {
        process.setProcessEnvironment(m_environment);
        process.start(QStringLiteral("/bin/sh"),
                      QStringList{QStringLiteral("-c"), script, QStringLiteral(BALCAO_CLI)} + arguments);
    }

    [[nodiscard]] CliRun run(const QStringList &arguments, const QByteArray &input = {}) const
    {
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        start(process, arguments);
        process.write(input);
        process.closeWriteChannel();
        if (finished.isEmpty() && !finished.wait(30'000)) {
            process.kill();
            process.waitForFinished();
            return {};
        }
        return resultOf(process);
    }

    [[nodiscard]] static CliRun resultOf(QProcess &process)
    {
        CliRun result{.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                      .out = process.readAllStandardOutput(),
                      .err = process.readAllStandardError(),
                      .json = {}};
        if (result.out.endsWith('\n') && result.out.count('\n') == 1)
            result.json = QJsonDocument::fromJson(result.out).object();
        return result;
    }

private:
    std::shared_ptr<QTemporaryDir> m_folder = std::make_shared<QTemporaryDir>();
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
};

[[nodiscard]] inline QStringList customerOptions()
{
    return {QStringLiteral("--name"),      QStringLiteral("João da Silva"), QStringLiteral("--phone"),
            QStringLiteral("11987654321"), QStringLiteral("--email"),       QStringLiteral("joao@example.com"),
            QStringLiteral("--tax-id"),    QStringLiteral("529.982.247-25")};
}

[[nodiscard]] inline QStringList createOf(const QString &baseUrl, const QString &amount = QStringLiteral("49,90"))
{
    return QStringList{QStringLiteral("create"),     QStringLiteral("--json"),
                       QStringLiteral("--base-url"), baseUrl,
                       QStringLiteral("--amount"),   amount} +
           customerOptions();
}

/** The sandbox in this process, behind a real socket; Balcão's key unless @p options name another. */
[[nodiscard]] inline std::unique_ptr<sandbox::SandboxServer> startedSandbox(const QStringList &readings = {})
{
    sandbox::SandboxOptions options;
    options.apiKey = CliRunner::key;
    for (const QString &reading : readings)
        options.quirks = options.quirks.with(reading).value();
    auto server = std::make_unique<sandbox::SandboxServer>(std::move(options));
    if (!server->start())
        qFatal("the sandbox does not start");
    return server;
}

} // namespace balcao::test
