// SPDX-License-Identifier: GPL-3.0-or-later
// Printing from a screen and from the command line.
#include "app/paper/printed_game.h"
#include "app/paper/rules_paper.h"
#include "tests/app/paper/printed.h"

#include <QApplication>
#include <QFile>
#include <QPdfWriter>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QProcess>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>
#include <QWindow>
#include <QtTest>

using namespace magister;
using namespace Qt::StringLiterals;

class TestRulesPaper : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static bool isPdf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) && file.read(4) == "%PDF";
    }
    struct Ended {
        int code;
        QString said;
    };
    static Ended cli(const QStringList& arguments) {
        QProcess process;
        // Nothing about a screen: the program must find its way without one.
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString& name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
            environment.remove(name);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(MAGISTER_CLI), arguments);
        if (!process.waitForFinished()) return {-1, process.errorString()};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
    }

private slots:
    void tellsWhatHappened() {
        RulesPaper paper;
        paper.setProperty("game", u"messina"_s);
        QSignalSpy changed(&paper, &RulesPaper::problemChanged);
        const QString path = m_folder.filePath(u"aid.pdf"_s);
        QVERIFY(paper.aid(path, u"cs"_s));
        QVERIFY(isPdf(path) && paper.problem().isEmpty() && changed.isEmpty());
        QVERIFY(!paper.chapters(path, {u"market"_s}, u"cs"_s));
        QVERIFY(paper.problem().contains(u"market"_s));
        QCOMPARE(changed.size(), 1);
        QVERIFY(paper.chapters(path, {u"fight"_s}, u"cs"_s, u"de"_s));
        QVERIFY(paper.problem().isEmpty());
        QCOMPARE(changed.size(), 2);
    }
    void takesAddressesOfFileDialogs() {
        RulesPaper paper;
        paper.setProperty("game", u"messina"_s);
        const QString path = m_folder.filePath(u"a name with § and spaces.pdf"_s);
        QVERIFY(paper.aid(QUrl::fromLocalFile(path).toString(), u"en"_s));
        QVERIFY(isPdf(path));
    }
    void worksFromQml() {
        QQmlEngine engine;
        engine.addImportPath(u"qrc:/qt/qml"_s);
        QQmlComponent component(&engine);
        component.setData("import MagisterLudi.Paper\nRulesPaper {}", QUrl());
        const std::unique_ptr<QObject> object(component.create());
        QVERIFY2(object, qPrintable(component.errorString()));
        QVERIFY(!qobject_cast<RulesPaper*>(object.get())->aid(m_folder.filePath(u"no/folder.pdf"_s), u"en"_s));
        QVERIFY(!object->property("problem").toString().isEmpty());
    }
    void fitsThePaperOfAPrinter() {
        const QString path = m_folder.filePath(u"letter.pdf"_s), a4 = m_folder.filePath(u"a4.pdf"_s);
        {
            QPdfWriter printer(path);
            printer.setPageLayout(QPageLayout(QPageSize(QPageSize::Letter), QPageLayout::Landscape, QMarginsF(36, 36, 36, 36)));
            printer.setResolution(600);
            QCOMPARE(paper::writePlayerAid(u"messina"_s, {printer, u"a printer"_s}, u"en"_s), std::nullopt);
        }
        QCOMPARE(paper::writePlayerAid(u"messina"_s, a4, u"en"_s), std::nullopt);
        const auto pages = printedPages(path);
        QCOMPARE(pages.size(), 2);
        // In points; a page of A4 is higher by a twentieth, and its lowest words would stand below this paper.
        const QRectF inside = QRectF(0, 0, 612, 792).adjusted(45, 15, -45, -15);
        for (const QList<PrintedWord>& page : pages)
            for (const PrintedWord& word : page)
                QVERIFY2(inside.contains(word.place), qPrintable(u"%1 at %2, %3"_s.arg(word.text).arg(word.place.x()).arg(word.place.y())));
        QCOMPARE(printedText(path), printedText(a4));
    }
    void aPrinterMayRefuse() {
        QPdfWriter printer(m_folder.filePath(u"no/folder.pdf"_s));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"."_s));
        const auto failure = paper::writePlayerAid(u"messina"_s, {printer, u"a printer"_s}, u"en"_s);
        QCOMPARE(failure, (paper::Failure{paper::Failure::Kind::NotPrinted, u"a printer"_s, {}}));
        QVERIFY(paper::sentence(*failure).contains(u"a printer"_s));
    }
    void asksForAPrinter() {
        // None of whoever runs the tests.
        qputenv("CUPS_SERVER", m_folder.filePath(u"no-printers"_s).toUtf8());
        QWindow window;
        window.show();
        window.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        RulesPaper paper;
        paper.setProperty("game", u"messina"_s);
        QSignalSpy printed(&paper, &RulesPaper::printed);
        paper.printAid(u"Messina 1347"_s, u"pl"_s); // and it is over: nobody waits for the answer
        QPointer<QPrintDialog> dialog;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* each = qobject_cast<QPrintDialog*>(widget)) dialog = each;
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->windowHandle()->transientParent(), &window);
        QCOMPARE(dialog->windowModality(), Qt::WindowModal);
        QCOMPARE(dialog->printer()->docName(), u"Messina 1347"_s);
        // As somebody chooses who has no printer.
        const QString path = m_folder.filePath(u"chosen.pdf"_s);
        dialog->printer()->setOutputFileName(path);
        emit dialog->accepted(dialog->printer());
        QCOMPARE(printed.size(), 1);
        QCOMPARE(printed.takeFirst(), QVariantList({true, path, true}));
        QVERIFY(isPdf(path));
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QVERIFY(printed.isEmpty());
    }
    void commandLine() {
        const QString path = m_folder.filePath(u"cli.pdf"_s);
        QCOMPARE(cli({u"paper"_s, u"--aid"_s, u"--lang"_s, u"pl"_s, path}).code, 0);
        QVERIFY(isPdf(path) && QFile::remove(path));
        QCOMPARE(cli({u"paper"_s, u"--game"_s, u"messina"_s, u"--lang"_s, u"pl"_s, u"--with"_s, u"ru"_s, u"--chapters"_s, u"setup,turn"_s, path}).code, 0);
        QVERIFY(isPdf(path) && QFile::remove(path));
        QCOMPARE(cli({u"paper"_s, u"--game"_s, u"messina"_s, u"--chapters"_s, u"all"_s, path}).code, 0);
        QVERIFY(isPdf(path) && QFile::remove(path));
    }
    void commandLineRefuses() {
        const QString path = m_folder.filePath(u"none.pdf"_s);
        const Ended chapter = cli({u"paper"_s, u"--game"_s, u"messina"_s, u"--chapters"_s, u"market"_s, path});
        QCOMPARE(chapter.code, 1);
        QVERIFY(chapter.said.contains(u"market"_s));
        const Ended folder = cli({u"paper"_s, u"--aid"_s, m_folder.filePath(u"no/folder.pdf"_s)});
        QCOMPARE(folder.code, 1);
        QVERIFY(folder.said.contains(u"no/folder.pdf"_s));
        for (const QStringList& wrong : {QStringList{path}, QStringList{u"--aid"_s}, QStringList{u"--aid"_s, u"--with"_s, u"ru"_s, path},
                                         QStringList{u"--game"_s, u"messina"_s, u"--lang"_s, u"ru"_s, u"--with"_s, u"ru"_s, path},
                                         QStringList{u"--game"_s, u"messina"_s, u"--with"_s, u"fr"_s, path},
                                         QStringList{u"--aid"_s, u"--seed"_s, u"3"_s, path}})
            QCOMPARE(cli(QStringList{u"paper"_s} + wrong).code, 2);
        QVERIFY(!QFile::exists(path));
    }
};

QTEST_MAIN(TestRulesPaper)
#include "tst_rules_paper.moc"
