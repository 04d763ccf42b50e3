// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/owndisplay.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <memory>

namespace balcao::test
{

/** The real program of a user with no settings, no keyring and no ledger, in a real window under Xvfb, by the keyboard alone. */
struct NewTill {
    /** Of the display of the amount, left of its digits, while nothing is over it: of the shop's, and of training's. */
    static inline const QColor shopsVisor{0x12, 0x20, 0x4A};
    static inline const QColor trainingsVisor{0x3B, 0x15, 0x60};
    /** Around the cards. */
    static inline const QColor page{0xF3, 0xF1, 0xEC};
    /** The same below a dialog. */
    static inline const QColor coveredPage{0x6A, 0x6B, 0x70};

    [[nodiscard]] QProcessEnvironment environment(const QByteArray &key) const
    {
        QProcessEnvironment own = display.environment;
        for (const QString &name : {u"BALCAO_API_KEY"_s, u"BALCAO_BASE_URL"_s, u"BALCAO_LEDGER"_s, u"BALCAO_COUNTER"_s})
            own.remove(name);
        if (!key.isEmpty())
            own.insert(u"BALCAO_API_KEY"_s, QString::fromLatin1(key));
        own.insert(u"XDG_CONFIG_HOME"_s, folder.filePath(u"user"_s));
        own.insert(u"XDG_CONFIG_DIRS"_s, folder.filePath(u"system"_s));
        own.insert(u"BALCAO_DATA_DIR"_s, folder.filePath(u"data"_s));
        own.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent"_s);
        return own;
    }
    /** @p window comes up with the first run's page, or where a shop is set up, with what it shows at the start. */
    void start(QProcess &window, const QByteArray &key = {})
    {
        window.setProcessEnvironment(environment(key));
        window.start(till(), {u"--theme"_s, u"light"_s});
        QVERIFY(window.waitForStarted());
        const QString id = display.tillWindow();
        QVERIFY(!id.isEmpty());
        display.keys({u"windowmove"_s, id, u"0"_s, u"0"_s, u"windowfocus"_s, u"--sync"_s, id});
    }
    [[nodiscard]] QColor colorAt(int x, int y) const { return QImage(display.picture()).pixelColor(x, y); }
    /** The locked screen is as dark as the visor, but to its edges. */
    [[nodiscard]] bool isAtTheCounter(const QColor &visor) const
    {
        const QImage screen(display.picture());
        return screen.pixelColor(400, 120) == visor && screen.pixelColor(1360, 760) == page;
    }
    /** The content of saved.toml, without the comment at the top. */
    [[nodiscard]] QByteArray settings() const
    {
        QFile file(folder.filePath(u"user/balcao/saved.toml"_s));
        return file.open(QIODevice::ReadOnly) && file.readLine().startsWith('#') ? file.readAll() : QByteArray();
    }
    void write(const QString &text) const { display.keys({u"type"_s, u"--delay"_s, u"30"_s, text}); }
    void press(const QStringList &keys) const { display.keys(QStringList{u"key"_s, u"--delay"_s, u"30"_s} + keys); }
    /** The four fields, from the first on. */
    void fillCustomer() const
    {
        display.type(u"52998224725"_s);
        display.type(u"Marina Alves Pereira"_s);
        display.type(u"11987654321"_s);
        write(u"marina.alves@example.com"_s);
    }
    void sandboxAt(QProcess &sandbox, QString &address) const
    {
        sandbox.start(QStringLiteral(BALCAO_BIN "/balcao-sandbox"), {u"--api-key"_s, u"sandbox-key"_s});
        QVERIFY(sandbox.waitForStarted() && sandbox.waitForReadyRead(patience));
        address = QString::fromUtf8(sandbox.readLine()).trimmed();
        QVERIFY2(address.startsWith(u"http://"_s), qPrintable(address));
    }
    static void end(std::initializer_list<QProcess *> programs)
    {
        for (QProcess *program : programs) {
            program->terminate();
            QVERIFY(program->waitForFinished(patience));
        }
    }
    /** What balcao-cli tells with the same settings and ledger. */
    [[nodiscard]] QJsonObject told(const QStringList &arguments) const
    {
        const Finished said = run(QStringLiteral(BALCAO_BIN "/balcao-cli"), arguments + QStringList{u"--json"_s},
                                  environment("sandbox-key"));
        return QJsonDocument::fromJson(said.output).object();
    }

    QTemporaryDir folder;
    OwnDisplay display;
};

} // namespace balcao::test
