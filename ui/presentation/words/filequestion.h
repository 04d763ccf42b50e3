// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace balcao
{

/** Something that a person may save: what it is, what it is called unless told, and its bytes. */
struct FileQuestion {
    QString title;
    QString text;
    /** Without a folder. */
    QString name;
    /** Called in another thread: it holds copies only. */
    std::function<QByteArray()> bytes;
};

} // namespace balcao
