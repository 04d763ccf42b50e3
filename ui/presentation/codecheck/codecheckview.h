// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/service/codeverdict.h"
#include "ui/text/customerfields.h"
#include "ui/text/display.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace balcao
{

struct CodeCheckContext {
    /** Of the charge that was found. */
    Situation situation;
    bool isTraining = false;
};

/** What the page of a code shows (24): whose it is, what stands in it, and what may be done. */
struct CodeCheckView {
    enum class Tone { Rest, Ok, Wait, Error };

    Tone tone = Tone::Rest;
    /** Name in resources/icons. */
    QString icon = QStringLiteral("scan");
    QString title;
    QString text;
    /** The first row where it is there. */
    std::optional<display::Status> status;
    QList<LabelledText> rows;
    /** Where the typed text is damaged: -1, or so many characters in, and as many of them; 0: something is missing there. */
    qsizetype damagedAt = -1;
    qsizetype damagedLength = 0;
    /** Of the charge that can be opened; empty: none. */
    QString attempt;
    /** The code that holds, where it may be shown; and the address that sends it to the customer. */
    QString codeText;
    QString whatsAppUrl;

    /** All of it as text, for whoever is told of the code. */
    [[nodiscard]] QString spoken() const;
};

/** @p typed as it stands in the page. */
[[nodiscard]] CodeCheckView codeCheckView(const QString &typed, const CodeVerdict &verdict,
                                          const CodeCheckContext &context);
/** Nothing was typed yet. */
[[nodiscard]] CodeCheckView emptyCodeCheck();

} // namespace balcao
