// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/frame/announcement.h"

#include <QThreadPool>

namespace balcao
{

/** Plays the sounds of the system: Windows' own, elsewhere the theme's, by libcanberra. Where there is neither it is silent.
 *
 *  libcanberra is looked for when a sound is to be played: no package needs it, an AppImage takes the computer's, which knows its theme
 *  and its sound server. That is in a thread of its own, as the first sound waits until the server is connected.
 */
class Chime
{
public:
    Chime();

    void play(Sound sound);

private:
    QThreadPool m_thread;
};

} // namespace balcao
