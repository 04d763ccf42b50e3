// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/reply.h"
#include "ui/text/customerfields.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>

namespace balcao
{

class TypedPin;

/** Keys of the fields that several forms have. */
namespace formkey
{
inline constexpr QLatin1StringView seen{"seen"};
inline constexpr QLatin1StringView who{"who"};
inline constexpr QLatin1StringView reason{"reason"};
inline constexpr QLatin1StringView identifier{"identifier"};
inline constexpr QLatin1StringView amount{"amount"};
} // namespace formkey

/** The content of a form's fields by key. A tick that is set has "1", a choice its number from 0; a PIN is not in it. */
using FormValues = QMap<QString, QString>;

/** The state of a form before it is sent. */
struct FormCheck {
    /** Keys of the fields to correct, in the dialog's order: the first one gets the caret. Empty: the form may be sent. */
    QStringList missing;
    /** Corrects the first of them, or says what will be kept. */
    QString sentence;

    bool operator==(const FormCheck &) const = default;
};

/** The reason why an answer was not taken. */
struct FormProblem {
    /** A whole sentence. Empty: the person went back, and the form is as it was. */
    QString sentence;
    /** Key of the wrong field; empty: none is. */
    QString field = {};

    bool operator==(const FormProblem &) const = default;
};

/** The dialog goes once it has finished well, and stays with its problem otherwise. */
using DialogReply = Reply<std::monostate, FormProblem>;
/** The reply to wait for, or null: it is done. Or a problem that is known at once. */
using FormResult = Expected<DialogReply *, FormProblem>;

/** One field of a form. */
struct FormField {
    /** Known: a value that is sent and not asked for. */
    enum class Kind { Text, Tick, Choice, Pin, Known };

    QString key;
    Kind kind = Kind::Text;
    QString label;
    /** A choice has its number here. */
    QString initial = {};
    /** In characters. */
    int longest = 320;
    QString placeholder = {};
    /** In the row of the field before. */
    bool isBeside = false;
    QStringList choices = {};
    /** Nothing else can be chosen. */
    bool isFixed = false;
    /** A button with this label puts this text into the field; no text: there is none. */
    LabelledText offer = {};
};

/** The answer to a dialog. */
struct FormAnswer {
    FormValues values;
    /** One for each field of Kind::Pin, in their order. They are wiped after the answer. */
    QList<TypedPin *> pins = {};
    /** Given by the button beside the main one. */
    bool isOther = false;
};

/** The one description of a dialog that asks something over the page; FormDialog shows it.
 *
 *  The keyboard starts at `first`, and without one on the way back: an answer that creates or settles something is never one
 *  stray Enter away.
 */
struct DialogSpec {
    enum class Style {
        /** The answer is taken by its button alone. */
        Deliberate,
        /** Ctrl+Enter answers as well. */
        Form,
        /** The same, in the colour of money that came. */
        Receipt,
        /** The way back is the main button, and has no key but Enter and Esc; the answer is at the left. */
        WayBack,
    };

    using Submit = std::function<FormResult(const FormAnswer &answer)>;

    /** Identifies the dialog in the code and in tests. */
    QString name;
    /** In resources/icons. */
    QString icon;
    QString title;
    QString text;
    /** In pixels. */
    int width = 680;
    Style style = Style::Deliberate;
    /** A lead and its sentence, in colour; both empty: none. */
    LabelledText warning = {};
    /** To be read first. They scroll where they have no room. */
    QList<LabelledText> parts = {};
    bool arePartsNumbered = false;
    QList<FormField> fields = {};
    /** Shown in the problem's place while there is none. */
    QString hint = {};
    /** A line under the fields. */
    QString note = {};
    /** Key of the field with the keyboard; empty: the way back has it. */
    QString first = {};
    QString back;
    /** Empty: there is only the way back. */
    QString answer = {};
    /** A second answer; empty: none. */
    QString other = {};

    /** Judges what is typed at each key press; not set: everything can be sent. */
    std::function<FormCheck(const FormValues &values)> check = {};
    /** Does it. Not set: the dialog only goes. */
    Submit submit = {};
    /** The same dialog as of now; nullopt: it has lost its reason, and goes by itself. Asked for at each change and each second. */
    std::function<std::optional<DialogSpec>()> again = {};
};

} // namespace balcao
