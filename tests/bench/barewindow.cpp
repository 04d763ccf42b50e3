// SPDX-License-Identifier: MIT
// barewindow [--field]: what Qt costs before a program does anything: a window with a line of text, or with a field to type into.
#include <QApplication>
#include <QLabel>
#include <QLineEdit>

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QLabel label(QStringLiteral("Balcão, R$ 43,21"));
    QLineEdit field;
    const bool isField = QCoreApplication::arguments().contains(QStringLiteral("--field"));
    QWidget &window = isField ? static_cast<QWidget &>(field) : label;
    window.resize(1366, 768);
    window.show();
    return QApplication::exec();
}
