// SPDX-License-Identifier: MIT
#pragma once

#include "tests/widgets/till.h"

#include <functional>

namespace balcao::test
{

/** A page or a dialog as a shop sees it, with the longest data. */
struct Scene {
    const char *name;
    /** Of the sandbox; empty: it behaves. */
    QString quirk;
    QByteArray key = test::Counter::key;
    /** In one language, and not in training. */
    bool isOnce = false;
    std::function<void(Till &)> walk;
};

[[nodiscard]] const QList<Scene> &scenes();

} // namespace balcao::test
