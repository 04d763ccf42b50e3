// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"
#include "core/brcode/brcodestructure.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace balcao
{

/** Reads one text as a BR Code, rule by rule; repairs nothing but the case of the CRC. The rules are in docs/brcode.md.
 *
 *  Strict: the first broken rule ends the reading. Tolerant: a rule of minor weight becomes a warning of the code.
 *  Use once.
 */
class BrCodeReader
{
public:
    enum class Mode { Strict, Tolerant };

    /** @p repairs is what was done to @p text already; it becomes the first warnings. */
    BrCodeReader(QString text, Mode mode, const QList<BrCodeFinding> &repairs);

    [[nodiscard]] Expected<BrCode, BrCodeFinding> read();

private:
    /** Empty: the rule holds, or is forgiven. */
    using Refusal = std::optional<BrCodeFinding>;

    [[nodiscard]] Refusal forgive(BrCodeFinding warning);
    [[nodiscard]] Refusal forgive(BrCodeFinding warning, BrCodeFinding strictName);
    void remark(BrCodeFinding warning);

    [[nodiscard]] Refusal checkCharacters();
    [[nodiscard]] Refusal checkFrame();
    [[nodiscard]] Refusal checkCrc();
    [[nodiscard]] Refusal cutIntoObjects();
    [[nodiscard]] Refusal forgiveEmptyTemplate();
    [[nodiscard]] Refusal readAccount();
    [[nodiscard]] Refusal readRecurrence();
    [[nodiscard]] Refusal checkKind();
    [[nodiscard]] Refusal checkUrl(const QString &text);
    [[nodiscard]] Refusal checkKey();
    [[nodiscard]] Refusal readPointOfInitiation();
    [[nodiscard]] Refusal readCategoryAndCurrency();
    [[nodiscard]] Refusal readAmount();
    [[nodiscard]] Refusal readCountry();
    [[nodiscard]] Refusal readMerchant();
    [[nodiscard]] Refusal readTxid();

    [[nodiscard]] QString field(int id) const;

    Mode m_mode;
    bool m_isAscii = true;
    BrCodeStructure m_structure;
    BrCode m_code;
};

} // namespace balcao
