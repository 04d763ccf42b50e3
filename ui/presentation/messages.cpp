// SPDX-License-Identifier: MIT
#include "ui/presentation/messages.h"
