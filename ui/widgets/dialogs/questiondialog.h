// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/newcharge/statement.h"
#include "ui/presentation/shell/navigator.h"
#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

/** A question with one or two deliberate answers and a way back (05, and the warning of a similar charge).
 *
 *  The keyboard stands on the way back: an answer that creates or settles something is never one stray Enter away.
 */
class QuestionDialog : public LayerDialog
{
    Q_OBJECT

public:
    struct Answers {
        QString back;
        QString first;
        /** Empty: there is only one. */
        QString other = {};
        /** Label of a line without which no answer counts, a person's name or a reason; empty: there is none. */
        QString lineLabel = {};
        Statement (*judge)(const QString &) = panelStatement;
        int longest = longestStatedName;
    };

    QuestionDialog(const Navigator::Dialog &asked, const Answers &answers, QWidget *window);

Q_SIGNALS:
    /** @p line is empty where none was asked for. Whoever takes the answer closes the dialog. */
    void answered(balcao::Navigator::Answer answer, const QString &line);

private:
    void addLine(const QString &text);
    [[nodiscard]] QString line() const;
    void refresh();
    /** Answers, where nothing is missing. */
    void give(Navigator::Answer answer);

    Answers m_answers;
    Button *m_answer;
    FieldEdit *m_line = nullptr;
    Label *m_problem = nullptr;
    bool m_isPressed = false;
};

/** Asks for the txid of a charge that somebody found in the provider's panel, and who found it (05, first choice). */
class TxidDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p isWhoKnown: @p who is not asked for. */
    TxidDialog(const QString &subtitle, const QString &who, bool isWhoKnown, QWidget *window);

    /** Why the txid was not taken. */
    void setProblem(const QString &sentence);

Q_SIGNALS:
    void given(const QString &txid, const QString &who);

private:
    [[nodiscard]] Statement statement() const;
    void refresh();
    void give();

    FieldEdit *m_txid;
    FieldEdit *m_who;
    Label *m_problem;
    Button *m_use;
    bool m_isPressed = false;
};

/** The window is to be closed, and a request is out (03c). Esc and Enter wait for the answer, and when it has come the dialog goes
 *  by itself.
 */
class ClosingDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p service outlives the dialog. */
    ClosingDialog(const ChargeService &service, const QString &attempt, const QString &title, QWidget *window);

Q_SIGNALS:
    /** Not waited for. */
    void leaving();

private:
    void refresh();

    const ChargeService &m_service;
    QString m_attempt;
    Button *m_wait;
};

} // namespace balcao
