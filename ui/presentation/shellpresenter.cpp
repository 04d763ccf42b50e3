// SPDX-License-Identifier: MIT
#include "ui/presentation/shellpresenter.h"
