// SPDX-License-Identifier: MIT
#include "tests/support/headers.h"
