// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked for on paper: the ticks say what will be printed, and what was said of the last print goes with the next choice.
#include "app/library/rules_reader.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest>

#include <memory>

using magister::RulesReader;

namespace {

/// The open dialog over an empty page; asked: what was asked for last, chapters by their ids.
struct Room {
    Room() {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData(R"(
            import QtQuick
            import MagisterLudi.Library
            import MagisterLudi.Rules
            import MagisterLudi.Ui
            Rectangle {
                id: room
                property alias reader: reader
                property alias dialog: dialog
                property string asked: "nothing"
                color: Theme.ground
                Component.onCompleted: Theme.motion = "off"
                RulesReader { id: reader }
                PaperDialog {
                    id: dialog
                    reader: reader
                    onAidWanted: (language, onPaper) => room.asked = "aid " + language + (onPaper ? " on paper" : "")
                    onChaptersWanted: (chapters, language, second, onPaper) => room.asked = "chapters [" + chapters + "] " + language + " " + second + (onPaper ? "on paper" : "")
                }
            })",
                          QUrl(QStringLiteral("qrc:/room.qml")));
        root.reset(qobject_cast<QQuickItem*>(component.create()));
        if (!root) qFatal("%s", qPrintable(component.errorString()));
        window.resize(1280, 800);
        root->setParentItem(window.contentItem());
        root->setSize(QSizeF(1280, 800));
        window.show();
        dialog()->setProperty("kind", "chapters");
        dialog()->setProperty("open", true);
        QTest::qWait(50); // layout
    }
    RulesReader* reader() const { return root->property("reader").value<RulesReader*>(); }
    QObject* dialog() const { return root->property("dialog").value<QObject*>(); }
    QString outcome() const { return dialog()->property("outcome").toString(); }
    QString asked() const { return root->property("asked").toString(); }
    QStringList chapters() const {
        QStringList ids;
        for (const QVariant& chapter : reader()->chapters())
            ids.append(chapter.toMap().value("id").toString());
        return ids;
    }
    /// What prints and what saves.
    QList<QQuickItem*> buttons() const {
        QList<QQuickItem*> found;
        collect(qvariant_cast<QQuickItem*>(dialog()->property("foot")), "Btn", found);
        return found;
    }
    /// The boxes that can be seen, "all chapters" first.
    QList<QQuickItem*> boxes() const {
        QList<QQuickItem*> found;
        collect(root.get(), "CheckRow", found);
        return found;
    }
    int ticked() const {
        int count = 0;
        for (const QQuickItem* box : boxes())
            count += box->property("checked").toBool();
        return count;
    }
    static void press(QQuickItem* item) { QMetaObject::invokeMethod(item, "act"); }
    void print(bool onPaper) {
        root->setProperty("asked", "nothing");
        QMetaObject::invokeMethod(dialog(), "ask", Q_ARG(bool, onPaper));
    }

    QQmlEngine engine;
    QQuickWindow window;
    std::unique_ptr<QQuickItem> root;

private:
    static void collect(QQuickItem* item, const QByteArray& type, QList<QQuickItem*>& found) {
        if (!item->isVisible()) return;
        if (QByteArray(item->metaObject()->className()).startsWith(type)) found.append(item);
        for (QQuickItem* child : item->childItems())
            collect(child, type, found);
    }
};

} // namespace

class TestPaperDialog : public QObject {
    Q_OBJECT
private slots:
    void allIsTickedAtFirst();
    void theButtonsStayInSight();
    void onlyWhatIsTickedIsPrinted();
    void nothingTickedIsSaid();
    void whatWasSaidGoesWithTheNextChoice();
};

void TestPaperDialog::allIsTickedAtFirst() {
    Room room;
    QVERIFY(room.chapters().size() > 3);
    QCOMPARE(room.boxes().size(), room.chapters().size() + 1);
    QCOMPARE(room.ticked(), room.boxes().size());
    room.print(true);
    QCOMPARE(room.asked(), QStringLiteral("chapters [] en on paper"));
}

void TestPaperDialog::theButtonsStayInSight() {
    Room room;
    QVERIFY2(room.boxes().last()->mapToScene({0, 0}).y() > 800, "there is more than the window holds");
    QCOMPARE(room.buttons().size(), 2);
    for (const QQuickItem* button : room.buttons()) {
        const QRectF place = button->mapRectToScene({0, 0, button->width(), button->height()});
        QVERIFY(QRectF(0, 0, 1280, 800).contains(place));
    }
}

void TestPaperDialog::onlyWhatIsTickedIsPrinted() {
    Room room;
    const QStringList chapters = room.chapters();
    Room::press(room.boxes()[2]);
    QVERIFY(!room.boxes()[0]->property("checked").toBool());
    QCOMPARE(room.ticked(), room.boxes().size() - 2);
    QStringList left = chapters;
    left.removeAt(1);
    room.print(false);
    QCOMPARE(room.asked(), QStringLiteral("chapters [%1] en ").arg(left.join(u',')));
    // In the order of the book, in whatever order they were ticked.
    Room::press(room.boxes()[0]);
    QCOMPARE(room.ticked(), room.boxes().size());
    Room::press(room.boxes()[0]);
    QCOMPARE(room.ticked(), 0);
    Room::press(room.boxes()[3]);
    Room::press(room.boxes()[1]);
    room.print(false);
    QCOMPARE(room.asked(), QStringLiteral("chapters [%1,%2] en ").arg(chapters[0], chapters[2]));
}

void TestPaperDialog::nothingTickedIsSaid() {
    Room room;
    Room::press(room.boxes()[0]);
    room.print(true);
    QCOMPARE(room.asked(), QStringLiteral("nothing"));
    QVERIFY(!room.outcome().isEmpty());
    QVERIFY(room.dialog()->property("bad").toBool());
    Room::press(room.boxes()[1]);
    QVERIFY(room.outcome().isEmpty());
}

void TestPaperDialog::whatWasSaidGoesWithTheNextChoice() {
    Room room;
    const auto says = [&] {
        room.dialog()->setProperty("outcome", "Saved: rules.pdf");
        return room.outcome();
    };
    for (const auto& [name, value] : {std::pair{"kind", "aid"}, {"language", "pl"}, {"second", "de"}}) {
        QVERIFY(!says().isEmpty());
        room.dialog()->setProperty(name, value);
        QVERIFY2(room.outcome().isEmpty(), name);
    }
    QVERIFY(!says().isEmpty());
    room.print(true);
    QVERIFY(room.outcome().isEmpty());
}

QTEST_MAIN(TestPaperDialog)
#include "tst_paper_dialog.moc"
