// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <string>

namespace balcao::sandbox
{

/** A PNG of @p text as a QR code: level M, 6 pixels a module, quiet zone of 4 modules, black on white.
 *  Empty when the text is too long for a QR code. Needs no QGuiApplication.
 */
[[nodiscard]] QByteArray qrPng(const std::string &text);

} // namespace balcao::sandbox
