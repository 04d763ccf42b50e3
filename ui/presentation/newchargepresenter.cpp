// SPDX-License-Identifier: MIT
#include "ui/presentation/newchargepresenter.h"
