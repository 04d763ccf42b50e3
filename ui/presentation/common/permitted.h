// SPDX-License-Identifier: MIT
#pragma once

#include "core/operators/approvalrequest.h"
#include "ui/presentation/common/dialogspec.h"
#include "ui/text/messages.h"

#include <utility>

namespace balcao
{

/** The reply to a dialog whose @p work needs a permission. Once permitted, @p work is called with the actor and the reply, which it finishes;
 *  it is not called if the dialog has gone by then.
 */
template <class Work>
[[nodiscard]] DialogReply *permitted(ApprovalReply *approval, QObject *parent, Work work)
{
    auto *reply = new DialogReply(parent);
    approval->whenFinished(reply, [reply, work = std::move(work)](const ApprovalReply::Result &allowed) {
        if (allowed)
            work(*allowed, reply);
        else
            reply->finish(Unexpected<FormProblem>({messages::describe(allowed.error())}));
    });
    return reply;
}

} // namespace balcao
