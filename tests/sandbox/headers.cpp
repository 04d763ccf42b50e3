// SPDX-License-Identifier: MIT
#include "tests/sandbox/headers.h"
