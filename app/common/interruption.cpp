// SPDX-License-Identifier: MIT
#include "app/common/interruption.h"

#include <QCoreApplication>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <unistd.h>
#endif

namespace balcao
{

namespace
{

#ifdef Q_OS_WIN

/** Runs in a thread of the system's. */
BOOL WINAPI noteControl(DWORD)
{
    static LONG count = 0;
    if (InterlockedIncrement(&count) > 1)
        return FALSE;
    const auto *const interruption = QCoreApplication::instance()->findChild<Interruption *>();
    QMetaObject::invokeMethod(const_cast<Interruption *>(interruption), &Interruption::happened, Qt::QueuedConnection);
    return TRUE;
}

#else

/** A signal handler may do next to nothing: it writes a byte here, the event loop reads it. */
std::array<int, 2> signalPipe{-1, -1};

void noteSignal(int)
{
    const char byte = 0;
    static_cast<void>(!::write(signalPipe[1], &byte, 1));
}

#endif

} // namespace

Interruption::Interruption(QObject *parent)
    : QObject(parent)
{
#ifdef Q_OS_WIN
    SetConsoleCtrlHandler(noteControl, TRUE);
#else
    if (::pipe(signalPipe.data()) != 0)
        return; // the signals then keep their default effect
    auto *notifier = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
        notifier->setEnabled(false);
        Q_EMIT happened();
    });
    struct sigaction action = {};
    action.sa_handler = noteSignal;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigaction(SIGTERM, &action, nullptr);
    ::sigaction(SIGINT, &action, nullptr);
#endif
}

} // namespace balcao

#include "moc_interruption.cpp"
