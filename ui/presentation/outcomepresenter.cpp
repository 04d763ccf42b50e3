// SPDX-License-Identifier: MIT
#include "ui/presentation/outcomepresenter.h"
