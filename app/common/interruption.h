// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace balcao
{

/** Ctrl+C, or the system's request to end, as a signal in the event loop. The second one ends the program at once.
 *  One in the whole program.
 */
class Interruption : public QObject
{
    Q_OBJECT

public:
    explicit Interruption(QObject *parent = nullptr);

Q_SIGNALS:
    void happened();
};

} // namespace balcao
