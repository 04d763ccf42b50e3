// SPDX-License-Identifier: MIT
#include "core/brcode/brcodestructure.h"

namespace balcao
{

namespace
{

using Structure = BrCodeStructure;

constexpr qsizetype crcLength = 4;

bool isTemplate(int id)
{
    return Structure::isAccount(id) || id == Structure::AdditionalData || id == Structure::Language ||
           id >= Structure::FirstUnreserved;
}

bool mustBeginWithGui(int templateId)
{
    return templateId != Structure::AdditionalData && templateId != Structure::Language;
}

bool beginsWithGui(const TlvObjects &objects)
{
    return !objects.all().isEmpty() && objects.all().first().id == Structure::gui;
}

bool mayBeEmpty(int id)
{
    return id == Structure::MerchantCity || id == Structure::AdditionalData;
}

/** One template with what is in it; @p id is that of the first level. */
Expected<TlvObjects, BrCodeFinding> cutTemplate(int id, QStringView text, LengthUnit unit)
{
    BALCAO_TRY(TlvObjects objects, TlvObjects::split(text, unit));
    if (mustBeginWithGui(id) && !beginsWithGui(objects))
        return Unexpected<BrCodeFinding>(BrCodeFinding::GuiMissing);
    for (const TlvObject &object : objects.all()) {
        const bool isAdditional = id == Structure::AdditionalData;
        if (object.value.isEmpty() && !(isAdditional && object.id == Structure::Txid))
            return Unexpected<BrCodeFinding>(BrCodeFinding::TlvLength);
        if (!isAdditional || object.id < Structure::FirstPaymentSystem)
            continue;
        BALCAO_TRY(const TlvObjects inner, TlvObjects::split(object.value, unit));
        if (!beginsWithGui(inner))
            return Unexpected<BrCodeFinding>(BrCodeFinding::GuiMissing);
    }
    return objects;
}

} // namespace

Expected<BrCodeStructure, BrCodeFinding> BrCodeStructure::cut(QStringView text, LengthUnit unit)
{
    BALCAO_TRY(const TlvObjects top, TlvObjects::split(text, unit));
    // Another value may end in what looks like the CRC object: only the cut tells.
    if (top.all().isEmpty() || top.all().last().id != Crc)
        return Unexpected<BrCodeFinding>(BrCodeFinding::CrcMissing);
    if (top.all().last().value.size() != crcLength)
        return Unexpected<BrCodeFinding>(BrCodeFinding::TlvLength);

    BrCodeStructure structure;
    structure.m_top = top;
    for (const TlvObject &object : top.all()) {
        if (object.value.isEmpty() && !mayBeEmpty(object.id))
            return Unexpected<BrCodeFinding>(BrCodeFinding::TlvLength);
        if (!isTemplate(object.id))
            continue;
        // pix.js/qrcode ends every code with 80040000: no key, location or amount is in it.
        if (object.id >= FirstUnreserved && object.value == u"0000") {
            structure.m_hasEmptyTemplate = true;
            continue;
        }
        BALCAO_TRY(const TlvObjects objects, cutTemplate(object.id, object.value, unit));
        structure.m_templates.append({object.id, objects});
    }
    return structure;
}

QStringView BrCodeStructure::txid() const noexcept
{
    for (const auto &[id, objects] : m_templates) {
        if (id == AdditionalData)
            return objects.value(Txid);
    }
    return {};
}

} // namespace balcao
