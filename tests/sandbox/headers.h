// SPDX-License-Identifier: MIT
#pragma once

/** What the tests of the sandbox include anyway, read once (tests/support/headers.h). */
#include "tests/sandbox/testsandbox.h"

#include <QTest>
