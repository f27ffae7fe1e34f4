// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/lessons/lesson_room.h"
#include "tests/qml/situations/tongues.h"

#include "qml/MagisterLudi/Ui/targets.h"
#include "app/teaching/lesson_player.h"
#include "app/messina/lessons/lesson_table.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include <memory>

namespace magister::test {

/// A lesson on the real table with its overlay, in a window, as the program shows it. What is shown is shown at once.
/// `timesSaid`: how often the cards say each text, one time behind the other; 2 is a language that is twice as long.
class LessonScene {
public:
    LessonScene(const LessonRoom& room, const QString& language, QSize size, double textScale = 1,
                const QString& lesson = QStringLiteral("01-first-round"), int timesSaid = 1);
    ~LessonScene();

    LessonPlayer& player() { return *m_player; }
    messina::MessinaTable& table() { return *m_table; }
    QQuickWindow& window() { return m_window; }
    Targets& targets() { return *Targets::of(&m_engine); }
    QQuickItem* root() const { return m_root.get(); }
    QString step() const { return m_player->finished() ? QString() : m_player->run().step().id; }
    void until(const QString& step);

    /// Items below `from` (null: all) of that QML type that can be seen.
    QList<QQuickItem*> seen(const QString& type, QQuickItem* from = nullptr) const;
    /// The only one, or null.
    QQuickItem* card(const QString& type) const { return seen(type).value(0); }
    /// Where an item is in the window.
    static QRectF box(const QQuickItem* item);
    /// The place of a target, or of what it is a part of; empty when neither is in sight.
    QRectF place(const QString& target);
    /// What the card lights for a target: of a part the whole.
    QRectF lit(const QString& target);

    void settle();
    /// The pointer goes there and clicks.
    void click(QPointF at);

private:
    LessonWords words(const QString& code, int timesSaid) const;

    const LessonRoom& m_room;
    LessonPtr m_lesson;
    Tongues m_tongues{QStringLiteral("messina")};
    std::map<QString, LessonWords> m_words;
    std::unique_ptr<QTranslator> m_interface;
    QQmlEngine m_engine;
    QQuickWindow m_window;
    std::unique_ptr<QQmlComponent> m_component;
    std::unique_ptr<messina::MessinaTable> m_table;
    std::unique_ptr<messina::MessinaLessonTable> m_bridge;
    std::unique_ptr<LessonPlayer> m_player;
    std::unique_ptr<QQuickItem> m_root;
};

} // namespace magister::test
