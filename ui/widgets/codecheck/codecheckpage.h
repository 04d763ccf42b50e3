// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"
#include "ui/presentation/codecheck/codepicture.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/page.h"

#include <QByteArray>
#include <QImage>
#include <QPointer>
#include <QString>

#include <optional>
#include <variant>

namespace balcao
{

class CodeCheckPresenter;
class CodeEdit;
class DropArea;
class ReplyBase;
class VerdictHead;
class VerdictRows;

/** Whose code is it (24): a box for its text, a place for its picture, and at the right what the ledger says. A scan and what is typed
 *  come into the box wherever the keyboard is.
 */
class CodeCheckPage : public PageWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the page. */
    explicit CodeCheckPage(CodeCheckPresenter &presenter, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    void takeFocus() override;
    /** Puts the text of the QR code in a picture into the box, as soon as it is read. */
    void openFile(const QString &name);
    /** Checks what a scanner read, as if it had been typed into the box and ended by Enter. */
    void takeScanned(const QString &text);

Q_SIGNALS:
    void closeRequested();
    void openRequested(const QString &attempt);
    /** The right code of that charge went there. */
    void shown(const QString &attempt, balcao::CodePlace place);
    void whatsAppFailed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    using Text = Expected<QString, PictureProblem>;

    [[nodiscard]] Card *makeInput();
    [[nodiscard]] Card *makeVerdict();
    void connectInput();
    void finish();
    /** A file's name, its bytes, or a picture. */
    using Picture = std::variant<QString, QByteArray, QImage>;

    /** In a thread of its own, one after the other; only the newest picture counts. */
    void read(const Picture &picture);
    void paste();
    void chooseFile();
    void sendAgain();
    void refresh();
    void arrange();

    CodeCheckPresenter &m_presenter;
    LayoutMetrics m_metrics;
    CodeEdit *m_box;
    Button *m_close;
    Button *m_paste;
    Button *m_file;
    Button *m_clear;
    DropArea *m_drop;
    VerdictHead *m_head;
    VerdictRows *m_rows;
    ScrollArea *m_rowArea;
    Button *m_open;
    CopyButton *m_copy;
    CopyButton *m_tell;
    Button *m_send;
    QWidget *m_foot = nullptr;
    QBoxLayout *m_actions = nullptr;
    Card *m_verdict;
    QPointer<ReplyBase> m_reading;
    /** A picture that came meanwhile: what is being decoded is not waited for. */
    std::optional<Picture> m_next;
    QString m_said;
    /** A scanner has ended: the keyboard goes to what can be done. */
    bool m_isFinished = false;
};

} // namespace balcao
