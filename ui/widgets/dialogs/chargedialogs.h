// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/navigator.h"

class QWidget;

namespace balcao
{

class LayerDialog;

/** Opens over the window what the navigator wants there, and takes the answers back to it. */
class ChargeDialogs : public QObject
{
    Q_OBJECT

public:
    /** @p window is what the dialogs cover; it owns this object. */
    ChargeDialogs(ChargeService &service, OutcomePresenter &outcome, Navigator &navigator, QWidget *window);

Q_SIGNALS:
    /** A dialog went away: the keyboard belongs to the page again. */
    void closed();

private:
    [[nodiscard]] LayerDialog *make(const Navigator::Dialog &dialog);
    [[nodiscard]] LayerDialog *makeTxid(const Navigator::Dialog &dialog);
    [[nodiscard]] LayerDialog *makeClosing(const Navigator::Dialog &dialog);
    [[nodiscard]] LayerDialog *makeQuestion(const Navigator::Dialog &dialog, const QString &answer,
                                            const QString &otherAnswer, const QString &whoLabel = {});

    ChargeService &m_service;
    OutcomePresenter &m_outcome;
    Navigator &m_navigator;
    QWidget *m_window;
};

} // namespace balcao
