// SPDX-License-Identifier: MIT
#include "app/till/chime.h"

#ifdef Q_OS_WIN
#include <windows.h>

#include <mmsystem.h> // takes its types from the one above
#else
#include <QLibrary>
#endif

namespace balcao
{

namespace
{

#ifdef Q_OS_WIN

void playNow(Sound sound)
{
    PlaySoundW(sound == Sound::Paid ? L"SystemAsterisk" : L"SystemExclamation", nullptr,
               SND_ALIAS | SND_ASYNC | SND_NODEFAULT);
}

#else

/** What is used of canberra.h. */
struct Canberra {
    template <class Function>
    static Function *find(const char *name)
    {
        static QLibrary library(QStringLiteral("canberra"), 0);
        return reinterpret_cast<Function *>(library.resolve(name));
    }

    int (*createContext)(void **) = find<int(void **)>("ca_context_create");
    int (*createProperties)(void **) = find<int(void **)>("ca_proplist_create");
    int (*destroyProperties)(void *) = find<int(void *)>("ca_proplist_destroy");
    int (*set)(void *, const char *, const char *) = find<int(void *, const char *, const char *)>("ca_proplist_sets");
    int (*play)(void *, quint32, void *, void *,
                void *) = find<int(void *, quint32, void *, void *, void *)>("ca_context_play_full");

    [[nodiscard]] bool isThere() const { return createContext && createProperties && destroyProperties && set && play; }
};

void playNow(Sound sound)
{
    static const Canberra canberra;
    static void *context = nullptr; // until the program ends: what it plays would end with it
    void *properties = nullptr;
    if (!canberra.isThere() || (!context && canberra.createContext(&context) != 0) ||
        canberra.createProperties(&properties) != 0)
        return;
    canberra.set(properties, "event.id", sound == Sound::Paid ? "complete" : "dialog-warning");
    canberra.set(properties, "application.id", "io.github.balcao_pix.balcao");
    canberra.play(context, 0, properties, nullptr, nullptr);
    canberra.destroyProperties(properties);
}

#endif

} // namespace

Chime::Chime()
{
    m_thread.setMaxThreadCount(1);
    m_thread.setExpiryTimeout(-1); // a server may know its client by the thread
}

void Chime::play(Sound sound)
{
    if (sound != Sound::None)
        m_thread.start([sound] { playNow(sound); });
}

} // namespace balcao
