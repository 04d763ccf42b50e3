// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace balcao::sandbox
{

/** What happens to the connection instead of an answer; Answer is the ordinary case. */
enum class Ending { Answer, Hang, Reset };

/** One answer, ready to be sent. */
struct Reply {
    int status = 200;
    std::string body;
    std::string contentType = "application/json; charset=utf-8";
    /** For 405 only: the methods that are allowed. */
    std::string allow;
    Ending ending = Ending::Answer;
};

} // namespace balcao::sandbox
