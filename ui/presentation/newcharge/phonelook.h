// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargereader.h"

#include <QObject>
#include <QString>

namespace balcao
{

/** Whether somebody with a phone was charged before, by the ledger, which is asked behind the window. */
class PhoneLook : public QObject
{
    Q_OBJECT

public:
    /** @p reader outlives it. */
    explicit PhoneLook(ChargeReader &reader, QObject *parent = nullptr);

    /** Only the newest is answered, and nothing again until forget(); what is no phone is not looked for. */
    void look(const QString &typed);
    /** The ledger has this phone: look() does not ask for it. */
    void setKnown(const QString &typed) { m_typed = typed; }
    /** In another sale it may be known by then. */
    void forget() { m_typed.clear(); }

Q_SIGNALS:
    /** No charge of the ledger has it. */
    void isNew(const QString &typed);

private:
    ChargeReader &m_reader;
    NewestReply m_newest;
    QString m_typed;
};

} // namespace balcao
