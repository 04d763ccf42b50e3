// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"
#include "core/charge/chargerules.h"
#include "core/service/codeverdict.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace balcao::cli
{

/** What `check` says of a copy-and-paste code. */
class CodeReport
{
public:
    /** A text longer than this is no code and is not read. */
    static constexpr qsizetype maxBytes = 65'536;

    [[nodiscard]] static CodeReport of(const QString &code);
    /** Bytes of a file or a terminal: UTF-8, or Latin-1 when they are not UTF-8. */
    [[nodiscard]] static CodeReport of(const QByteArray &bytes);

    /** What was looked for, as text; empty: it is too long. */
    [[nodiscard]] const QString &text() const noexcept { return m_text; }
    /** What the ledger at hand says of it; without one nothing is said. */
    void setVerdict(const CodeVerdict &verdict, const Situation &situation);

    [[nodiscard]] bool isValid() const noexcept { return m_code.has_value(); }
    [[nodiscard]] QByteArray toJson() const;
    /** For people; ends with a line end. */
    [[nodiscard]] QString sentences() const;

private:
    CodeReport() = default;
    /** Of the code itself. */
    [[nodiscard]] QString ownSentences() const;

    QString m_text;
    std::optional<CodeVerdict> m_verdict;
    Situation m_situation;
    std::optional<BrCode> m_code;
    std::optional<BrCodeFinding> m_problem;
    bool m_isStrict = false;
    bool m_crcHolds = false;
};

/** Text as people's files hold it: UTF-8, or Latin-1 when it is not UTF-8. */
[[nodiscard]] QString decoded(const QByteArray &bytes);

} // namespace balcao::cli
