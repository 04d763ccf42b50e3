// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace balcao
{

template <class Signature>
class FunctionRef;

/** A callable that another function takes as an argument and calls before it returns, for example a lambda; not a
 *  pointer to a function. Owns nothing; may be empty.
 */
template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)>
{
public:
    FunctionRef() = default;
    template <class Function, class = std::enable_if_t<!std::is_same_v<std::remove_cvref_t<Function>, FunctionRef> &&
                                                       std::is_invocable_r_v<Result, Function &, Arguments...>>>
    FunctionRef(Function &&function) noexcept
        : m_function(const_cast<void *>(static_cast<const void *>(std::addressof(function))))
        , m_call([](void *called, Arguments... arguments) -> Result {
            return (*static_cast<std::remove_reference_t<Function> *>(called))(std::forward<Arguments>(arguments)...);
        })
    {
    }

    [[nodiscard]] explicit operator bool() const noexcept { return m_call != nullptr; }
    Result operator()(Arguments... arguments) const
    {
        return m_call(m_function, std::forward<Arguments>(arguments)...);
    }

private:
    void *m_function = nullptr;
    Result (*m_call)(void *, Arguments...) = nullptr;
};

} // namespace balcao
