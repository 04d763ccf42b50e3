// SPDX-License-Identifier: MIT
#pragma once

namespace balcao
{

/** Tells screen readers of what is no widget of Qt's. Before such a widget is made, any number of times. */
void installAccessibility();

} // namespace balcao
