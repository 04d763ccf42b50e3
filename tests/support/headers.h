// SPDX-License-Identifier: MIT
#pragma once

/** What most tests include anyway, read once where they are built from scratch (cmake/unity.cmake). */
#include "core/ledger/ledgerstore.h"
#include "core/service/chargeservice.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
