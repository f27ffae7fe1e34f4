// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/tongues.h"

#include "qml/MagisterLudi/Ui/targets.h"
#include "app/table/table.h"

#include <QImage>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <memory>

class QTranslator;

namespace magister::test {

/// Fonts, locale and folders as every picture and every measurement needs them. First thing in main(), before the
/// application is made.
void settleSurroundings();
/// Text without hinting, as the program draws it. Right after the application is made.
void settleFont();

/// Makes a table that speaks these languages, at first the one of that code.
using TableMaker = std::function<std::unique_ptr<Table>(const Table::Languages& languages, const QString& code)>;

/// A window with the real table of a real game, the rules drawer beside it, and every word in its language. One engine
/// serves one table after the other. Which game it is tells its id alone; messina_room.h and orleans_room.h bring tables.
class TableRoom {
public:
    explicit TableRoom(const QString& game, const QString& motion = QStringLiteral("off"));
    ~TableRoom();

    /// Lays this table; what lay there before is gone.
    void lay(const TableMaker& make);
    void clear();
    bool laid() const { return m_root != nullptr; }

    void setLanguage(const QString& code);
    QString language() const { return m_code; }
    /// From now on every text is twice as long.
    void setDoubled(bool doubled);
    void setTheme(const QString& mode);
    /// From now on letters are so many times as large.
    void setTextScale(double scale);
    void setSize(QSize size);

    Table& table() { return *m_table; }
    QQuickWindow& window() { return m_window; }
    QQmlEngine& engine() { return m_engine; }
    Targets& targets() { return *Targets::of(&m_engine); }
    QQuickItem* page() const { return m_root->property("page").value<QQuickItem*>(); }
    QQuickItem* root() const { return m_root.get(); }
    /// Opens the rules drawer at an article.
    void openRule(const QString& rule);
    /// Closes whatever was opened over the table, ends a try, and gives the keyboard back to the page.
    void tidy();

    /// Until nothing waits to be laid out.
    void settle();
    QImage picture();

    /// The first item in the room that has such a property; null: none has.
    QQuickItem* having(const char* property) const;
    /// Brings the named thing into sight and gives it the keyboard. False: nothing has that name.
    bool focus(const QString& target);
    /// Gives the named item the keyboard and presses Enter. False: nothing in sight has that name.
    bool press(const QString& target);

private:
    void look();
    void install();

    Tongues m_tongues;
    QString m_code{QStringLiteral("en")};
    QString m_theme{QStringLiteral("parchment")};
    double m_textScale{1};
    QString m_motion;
    QSize m_size{1280, 800};
    std::unique_ptr<QTranslator> m_words;
    QQmlEngine m_engine;
    QQuickWindow m_window;
    std::unique_ptr<QQmlComponent> m_component;
    std::unique_ptr<Table> m_table;
    std::unique_ptr<QQuickItem> m_root;
};

} // namespace magister::test
