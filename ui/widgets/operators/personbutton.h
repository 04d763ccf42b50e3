// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/operators/signinview.h"
#include "ui/widgets/controls/button.h"

namespace balcao
{

/** The initials of a name on a disc. */
class Avatar : public QWidget
{
    Q_OBJECT

public:
    Avatar(const QString &initials, int side);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_initials;
};

/** Somebody who may be chosen (09b, 22): initials, name and role, perhaps the key that does it. Tinted while chosen. */
class PersonButton : public Button
{
    Q_OBJECT

public:
    PersonButton(const PersonView &person, const QString &keycap, int faceHeight);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PersonView m_person;
    int m_height;
};

} // namespace balcao
