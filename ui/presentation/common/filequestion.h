// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/report.h"

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
    /** The content of the file, or the report that is saved as a PDF: one of them is set. Called in another thread: it holds copies only. */
    std::function<QByteArray()> bytes = {};
    std::function<report::Report()> pages = {};
};

} // namespace balcao
