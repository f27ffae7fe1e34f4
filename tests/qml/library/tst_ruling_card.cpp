// SPDX-License-Identifier: GPL-3.0-or-later
// What an article shows of the ruling of its rule: beside a table, and away from one.
#include "app/library/rules_reader.h"

#include <QDir>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest>

#include <memory>

using magister::RuleLibrary;
using magister::RulesReader;

namespace {

const QString bigFire = QStringLiteral("messina.fire.big");
const QString option = QStringLiteral("big-fire-one-flame");

/// The drawer over an empty page, with a reader of the real rules.
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
                property alias reader: reader
                property alias drawer: drawer
                color: Theme.ground
                Component.onCompleted: Theme.motion = "off"
                RulesReader { id: reader }
                RulesDrawer { id: drawer; reader: reader }
            })",
                          QUrl(QStringLiteral("qrc:/room.qml")));
        root.reset(qobject_cast<QQuickItem*>(component.create()));
        if (!root) qFatal("%s", qPrintable(component.errorString()));
        window.resize(1280, 800);
        root->setParentItem(window.contentItem());
        root->setSize(QSizeF(1280, 800));
        window.show();
    }
    RulesReader* reader() const { return root->property("reader").value<RulesReader*>(); }
    void open(const QString& rule) {
        QMetaObject::invokeMethod(root->property("drawer").value<QObject*>(), "show", Q_ARG(QString, rule));
        QTest::qWait(50); // layout
    }
    /// Every text that can be seen, from top to bottom.
    QStringList texts() const {
        QList<std::pair<double, QString>> found;
        collect(root.get(), found);
        std::ranges::stable_sort(found, {}, &std::pair<double, QString>::first);
        QStringList list;
        for (const auto& [y, text] : found)
            list.append(text);
        return list;
    }
    void picture(const QString& name) {
        if (!qEnvironmentVariableIsSet("MAGISTER_PICTURES")) return;
        const QDir folder(qEnvironmentVariable("MAGISTER_PICTURES"));
        QVERIFY(window.grabWindow().save(folder.filePath(name + ".png")));
    }

    QQmlEngine engine;
    QQuickWindow window;
    std::unique_ptr<QQuickItem> root;

private:
    static void collect(const QQuickItem* item, QList<std::pair<double, QString>>& found) {
        if (!item->isVisible()) return;
        if (item->inherits("QQuickText")) {
            const QString text = item->property("text").toString().remove(QRegularExpression("<[^>]*>"));
            if (!text.isEmpty())
                found.append({item->mapToScene({0, item->height() / 2}).y(), text.simplified().replace("&nbsp;", " ")});
        }
        for (const QQuickItem* child : item->childItems())
            collect(child, found);
    }
};

QVariantMap answers(const QString& id, const QString& choice) { return {{id, choice}}; }

} // namespace

class TestRulingCard : public QObject {
    Q_OBJECT
private slots:
    void awayFromATable();
    void atATableThatPlaysTheDefault();
    void atATableThatPlaysOtherwise();
    void rulesWithoutAQuestion();
    void followsTheTable();
};

void TestRulingCard::awayFromATable() {
    Room room;
    room.open(bigFire);
    const QStringList texts = room.texts();
    const auto& words = RuleLibrary::shared(QStringLiteral("messina")).rulingWords("en");
    QVERIFY(!texts.contains("This table:"));
    const auto heading = texts.indexOf("Each table decides:");
    QVERIFY2(heading > 0, qPrintable(texts.join('\n')));
    for (const char* choice : {"either-two-or-neighbour", "one-plus-neighbour", "two-plus-neighbour"}) {
        QVERIFY(texts.indexOf(words.label(option, choice)) > heading);
        QVERIFY2(texts.lastIndexOf(words.text(option, choice)) > heading, choice);
    }
    QCOMPARE(texts.count("Default"), 1);
    for (const char* edition : {"Polish edition", "Czech edition", "Russian edition", "German edition"})
        QCOMPARE(texts.count(QLatin1String(edition)), 1);
    const auto between = [&](const char* tag, const char* choice) {
        const auto at = texts.indexOf(QLatin1String(tag));
        return std::abs(at - texts.indexOf(words.label(option, choice))) <= 3;
    };
    QVERIFY(between("Default", "either-two-or-neighbour") && between("German edition", "either-two-or-neighbour"));
    QVERIFY(between("Polish edition", "one-plus-neighbour") && between("Russian edition", "one-plus-neighbour"));
    QVERIFY(between("Czech edition", "two-plus-neighbour"));
    room.picture("ruling-library");
}

void TestRulingCard::atATableThatPlaysTheDefault() {
    Room room;
    room.reader()->setRulings(answers(option, "either-two-or-neighbour"));
    room.open(bigFire);
    const QStringList texts = room.texts();
    const auto& words = RuleLibrary::shared(QStringLiteral("messina")).rulingWords("en");
    QVERIFY(texts.contains("This table:") && texts.contains("Default") && !texts.contains("Not the default"));
    QVERIFY(texts.lastIndexOf(words.text(option, "either-two-or-neighbour")) > texts.indexOf("This table:"));
    QVERIFY(texts.indexOf(room.reader()->keySentence()) < texts.indexOf("This table:"));
    QVERIFY(!texts.contains(words.text(option, "one-plus-neighbour")));
    QVERIFY(texts.filter("describes the default ruling").isEmpty());
    room.picture("ruling-table-default");
}

void TestRulingCard::atATableThatPlaysOtherwise() {
    Room room;
    room.reader()->setRulings(answers(option, "one-plus-neighbour"));
    room.open(bigFire);
    const QStringList texts = room.texts();
    const auto& words = RuleLibrary::shared(QStringLiteral("messina")).rulingWords("en");
    const auto played = texts.indexOf(words.text(option, "one-plus-neighbour"));
    const auto warning = texts.indexOf("The text below describes the default ruling, which is not used at this table.");
    const auto key = texts.indexOf(room.reader()->keySentence().remove(QRegularExpression("<[^>]*>")));
    QVERIFY2(played > 0 && played < warning && warning < key, qPrintable(texts.join('\n')));
    QVERIFY(texts.contains("Not the default") && !texts.contains("Default"));
    QVERIFY(!texts.contains(words.text(option, "two-plus-neighbour")));
    room.picture("ruling-table-other");
}

void TestRulingCard::rulesWithoutAQuestion() {
    Room room;
    room.reader()->setRulings(answers(option, "one-plus-neighbour"));
    room.open(QStringLiteral("messina.fire.neighbour"));
    const QStringList texts = room.texts();
    QVERIFY(texts.contains("The neighbour is an extra"));
    QVERIFY(!texts.contains("This table:") && !texts.contains("Each table decides:"));
}

void TestRulingCard::followsTheTable() {
    Room room;
    room.open(bigFire);
    QVERIFY(room.texts().contains("Each table decides:"));
    room.reader()->setRulings(answers(option, "two-plus-neighbour"));
    QTest::qWait(50);
    QVERIFY(room.texts().contains("This table:"));
    room.reader()->setRulings({});
    QTest::qWait(50);
    QVERIFY(room.texts().contains("Each table decides:"));
}

QTEST_MAIN(TestRulingCard)
#include "tst_ruling_card.moc"
