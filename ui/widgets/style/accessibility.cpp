// SPDX-License-Identifier: MIT
#include "ui/widgets/style/accessibility.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>

#include <optional>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr const char *roleProperty = "balcaoAccessibleRole";
constexpr const char *valueProperty = "accessibleValue";

std::optional<QAccessible::Role> givenRole(const QObject *object)
{
    const QVariant role = object->property(roleProperty);
    return role.isValid() ? std::optional(static_cast<QAccessible::Role>(role.toInt())) : std::nullopt;
}

/** A widget of ours. */
class OwnWidget : public QAccessibleWidget
{
public:
    explicit OwnWidget(QWidget *widget)
        : QAccessibleWidget(widget)
    {
    }

    [[nodiscard]] QAccessible::Role role() const override
    {
        if (const auto role = givenRole(object()))
            return *role;
        if (widget()->isWindow())
            return QAccessible::Window;
        return widget()->accessibleName().isEmpty() ? QAccessibleWidget::role() : QAccessible::StaticText;
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? object()->property(valueProperty).toString()
                                          : QAccessibleWidget::text(kind);
    }
};

/** What is typed into without being a text field of Qt's: the caret is always at its end. */
class OwnText : public OwnWidget, public QAccessibleTextInterface
{
public:
    using OwnWidget::OwnWidget;

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                                  : OwnWidget::interface_cast(type);
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = OwnWidget::state();
        state.editable = true;
        return state;
    }

    [[nodiscard]] QString text(int from, int to) const override { return value().mid(from, to - from); }
    using OwnWidget::text;
    [[nodiscard]] int characterCount() const override { return static_cast<int>(value().size()); }
    [[nodiscard]] int cursorPosition() const override { return characterCount(); }
    void setCursorPosition(int) override {}
    [[nodiscard]] QRect characterRect(int) const override { return rect(); }
    [[nodiscard]] int offsetAtPoint(const QPoint &) const override { return characterCount(); }
    [[nodiscard]] QString attributes(int, int *from, int *to) const override
    {
        *from = 0;
        *to = characterCount();
        return {};
    }
    void selection(int, int *from, int *to) const override { *from = *to = characterCount(); }
    [[nodiscard]] int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    void scrollToSubstring(int, int) override {}

private:
    [[nodiscard]] QString value() const { return text(QAccessible::Value); }
};

/** A button that has a key. Qt's own tells only a shortcut that the button itself has, and ours belong to the pages. */
class OwnButton : public QAccessibleWidget
{
public:
    explicit OwnButton(QAbstractButton *button)
        : QAccessibleWidget(button, button->isCheckable() ? QAccessible::CheckBox : QAccessible::Button)
        , m_button(button)
    {
    }

    [[nodiscard]] QAccessible::Role role() const override
    {
        return givenRole(object()).value_or(QAccessibleWidget::role());
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Accelerator)
            return keycap();
        const QString text = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && text.isEmpty() ? m_button->text() : text;
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = m_button->isCheckable();
        state.checked = m_button->isChecked();
        state.pressed = m_button->isDown();
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList(m_button->isCheckable() ? toggleAction() : pressAction()) + QAccessibleWidget::actionNames();
    }

    void doAction(const QString &name) override
    {
        if (name == pressAction() || name == toggleAction())
            m_button->animateClick();
        else
            QAccessibleWidget::doAction(name);
    }

    /** Mnemonic, way through the menus, key: AT-SPI knows which by its place. */
    [[nodiscard]] QStringList keyBindingsForAction(const QString &name) const override
    {
        if ((name != pressAction() && name != toggleAction()) || keycap().isEmpty())
            return {};
        return {QString(), QString(), keycap()};
    }

private:
    [[nodiscard]] QString keycap() const { return m_button->property("keycap").toString(); }

    QAbstractButton *m_button;
};

/** Pages of which one is there. Qt's own shows the others as well, with whatever had the keyboard in them. */
class OnePage : public QAccessibleWidget
{
public:
    explicit OnePage(QStackedWidget *pages)
        : QAccessibleWidget(pages, QAccessible::Pane)
        , m_pages(pages)
    {
    }

    [[nodiscard]] int childCount() const override { return m_pages->currentWidget() ? 1 : 0; }
    [[nodiscard]] QAccessibleInterface *child(int) const override
    {
        return QAccessible::queryAccessibleInterface(m_pages->currentWidget());
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child && child->object() == m_pages->currentWidget() ? 0 : -1;
    }

private:
    QStackedWidget *m_pages;
};

/** @p key is the class, and then each that it comes from, until one is known. */
QAccessibleInterface *make(const QString &key, QObject *object)
{
    if (auto *area = qobject_cast<QScrollArea *>(object))
        return new QAccessibleWidget(area, QAccessible::Pane);
    if (auto *pages = qobject_cast<QStackedWidget *>(object))
        return new OnePage(pages);
    if (auto *button = qobject_cast<QAbstractButton *>(object); button && button->property("keycap").isValid())
        return new OwnButton(button);
    const auto role = givenRole(object);
    auto *widget = qobject_cast<QWidget *>(object);
    if (!role && (key != "QWidget"_L1 || !widget))
        return nullptr;
    return role == QAccessible::EditableText ? new OwnText(widget) : new OwnWidget(widget);
}

} // namespace

void installAccessibility()
{
    QAccessible::installFactory(make);
}

void setAccessibleRole(QWidget *widget, QAccessible::Role role)
{
    installAccessibility(); // Qt keeps one of it
    widget->setProperty(roleProperty, static_cast<int>(role));
}

Speaker::Speaker(QWidget *statusBar)
    : QWidget(statusBar)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    for (QWidget *&line : m_lines) {
        line = new QWidget(this);
        setAccessibleRole(line, QAccessible::Notification);
    }
}

void Speaker::say(const QString &sentence)
{
    // After the focus that the same event moves: what comes last is heard whole.
    QTimer::singleShot(0, this, [this, sentence] {
        QWidget *line = m_lines.at(m_next++ % m_lines.size());
        line->setAccessibleName(sentence);
        QAccessibleEvent shown(line, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    });
}

void Speaker::say(const QWidget *from, const QString &sentence)
{
    // One is covered while the screen is locked.
    for (auto *speaker : from->window()->findChildren<Speaker *>()) {
        if (speaker->isVisible())
            return speaker->say(sentence);
    }
}

} // namespace balcao

#include "moc_accessibility.cpp"
