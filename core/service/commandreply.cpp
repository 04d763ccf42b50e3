// SPDX-License-Identifier: MIT
#include "core/service/commandreply.h"

#include "moc_commandreply.cpp"
