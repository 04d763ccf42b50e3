// SPDX-License-Identifier: MIT
#include "ui/presentation/todaymodel.h"
