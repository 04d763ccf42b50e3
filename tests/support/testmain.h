// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QTest>

#include <memory>

namespace balcao::test
{

/** An entry of a test executable: a test class, or the role of a child process that a test starts.
 *
 *  Entries are made by the macros below, as static objects, and live as long as the process.
 *  main() runs the entry that its first argument names: `core-values-tests MoneyTest [OPTION OF QTEST…]`.
 */
class TestEntry
{
public:
    using Run = int (*)(int argc, char *argv[]);

    /** @p name must be a string literal and unique within the executable. */
    TestEntry(const char *name, Run function) noexcept;

    [[nodiscard]] static const TestEntry *first() noexcept;
    [[nodiscard]] const TestEntry *next() const noexcept { return m_next; }
    [[nodiscard]] const char *name() const noexcept { return m_name; }
    /** Runs the entry with the arguments after its name; argv[0] is the executable. Returns the process' exit code. */
    [[nodiscard]] int run(int argc, char *argv[]) const { return m_run(argc, argv); }

private:
    const char *m_name;
    Run m_run;
    const TestEntry *m_next;
};

/** Runs a test class with an application object of the given kind. */
template <class Test, class Application>
int runTest(int argc, char *argv[])
{
    Application application(argc, argv);
    // QTEST_MAIN sets it as well: font sizes in points must not depend on the display.
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace balcao::test

/** Registers a test class that needs an event loop and no window. Written in the class's namespace, after the class. */
#define BALCAO_TEST(Class)                                                                                             \
    static const balcao::test::TestEntry Class##Entry{#Class, balcao::test::runTest<Class, QCoreApplication>};
/** Registers a test class that needs widgets. The file includes <QApplication>. */
#define BALCAO_GUI_TEST(Class)                                                                                         \
    static const balcao::test::TestEntry Class##Entry{#Class, balcao::test::runTest<Class, QApplication>};
/** Registers @p function, an `int (int argc, char *argv[])`, as the role of a child process of a test. */
#define BALCAO_TEST_PROCESS(name, function) static const balcao::test::TestEntry function##Entry{name, function};
