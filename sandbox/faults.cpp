// SPDX-License-Identifier: MIT
#include "sandbox/faults.h"

#include "sandbox/charge.h"
#include "sandbox/replies.h"
#include "sandbox/reply.h"

namespace balcao::sandbox
{

Charge distorted(Charge charge, Fault fault)
{
    if (fault == Fault::WrongAmount) {
        charge.centavos += charge.centavos == Charge::maxCentavos ? -1 : 1;
    }
    if (fault == Fault::BadCrc && !charge.code.empty()) {
        charge.code.back() = charge.code.back() == '0' ? '1' : '0';
    }
    return charge;
}

Reply distorted(Reply reply, Fault fault)
{
    switch (fault) {
    case Fault::None:
    case Fault::WrongAmount:
    case Fault::BadCrc:
    case Fault::RefuseEmail:
        break;
    case Fault::Hang:
        reply.ending = Ending::Hang;
        break;
    case Fault::Reset:
        reply.ending = Ending::Reset;
        break;
    case Fault::Status500:
        return errorReply(500, "internal_error", "Erro interno do provedor.");
    }
    return reply;
}

} // namespace balcao::sandbox
