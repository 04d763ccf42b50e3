// SPDX-License-Identifier: MIT
#include "ui/presentation/correctionpresenter.h"
