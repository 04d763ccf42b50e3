// SPDX-License-Identifier: MIT
#include "ui/presentation/chargepresenter.h"
