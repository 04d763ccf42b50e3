// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"

#include <cstdio>
#include <cstring>

namespace balcao::test
{

namespace
{

const TestEntry *firstEntry = nullptr;

} // namespace

TestEntry::TestEntry(const char *name, Run function) noexcept
    : m_name(name)
    , m_run(function)
    , m_next(firstEntry)
{
    firstEntry = this;
}

const TestEntry *TestEntry::first() noexcept
{
    return firstEntry;
}

} // namespace balcao::test

int main(int argc, char *argv[])
{
    using balcao::test::TestEntry;
    for (const TestEntry *entry = argc > 1 ? TestEntry::first() : nullptr; entry; entry = entry->next()) {
        if (std::strcmp(entry->name(), argv[1]) != 0)
            continue;
        argv[1] = argv[0];
        return entry->run(argc - 1, argv + 1);
    }
    std::fprintf(stderr, "usage: %s CLASS [OPTION OF QTEST...]\n", argv[0]);
    for (const TestEntry *entry = TestEntry::first(); entry; entry = entry->next())
        std::fprintf(stderr, "    %s\n", entry->name());
    return 2;
}
