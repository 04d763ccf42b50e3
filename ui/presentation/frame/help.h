// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/frame/shellpresenter.h"

#include <QStringList>

/** What F1 shows: the keys that exist, the first five questions, and facts for the support desk. */
namespace balcao::help
{

struct Keys {
    /** As on the keycaps: "F2", "F3". */
    QStringList caps;
    QString meaning;
};
struct KeyGroup {
    QString title;
    QList<Keys> keys;
};
[[nodiscard]] QList<KeyGroup> keyGroups();

struct Question {
    QString question;
    QString answer;
};
[[nodiscard]] QList<Question> questions();

/** "Balcão 1.0.0 · Counter 02". */
[[nodiscard]] QString program(const ShellPresenter &shell);
/** Lines about program, computer, provider and ledger; never a person's name. */
[[nodiscard]] QString supportSummary(const ShellPresenter &shell);

} // namespace balcao::help
