// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/tongues.h"

#include "qml/MagisterLudi/Ui/targets.h"
#include "app/game/game_module.h"
#include "app/teaching/lesson_player.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include <map>
#include <memory>

namespace magister::test {

/// The games of the program with their lessons, read once; a problem in one of them ends the test.
class TaughtGames {
public:
    TaughtGames();

    /// Of games that have lessons, in the order of the program.
    const QStringList& games() const { return m_ids; }
    const GameModule& game(const QString& id) const;
    const LessonShelf& lessons(const QString& game) const { return m_shelves.at(game); }
    const Tongues& tongues(const QString& game) const { return *m_tongues.at(game); }
    /// Ids in teaching order; those of the whole table come last.
    QStringList lessonIds(const QString& game) const;

private:
    GameModules m_games;
    QStringList m_ids;
    std::map<QString, LessonShelf> m_shelves;
    std::map<QString, std::unique_ptr<Tongues>> m_tongues;
};

/// Which lesson: the id of its game and its own.
struct LessonKey {
    QString game;
    QString lesson;
};

/// A lesson on the real table with its overlay, in a window, as the program shows it. What is shown is shown at once.
/// `timesSaid`: how often the cards say each text, one time behind the other; 2 is a language that is twice as long.
class LessonScene {
public:
    LessonScene(const TaughtGames& games, const LessonKey& key, const QString& language, QSize size, double textScale = 1,
                int timesSaid = 1);
    ~LessonScene();

    LessonPlayer& player() { return *m_player; }
    Table& table() { return *m_seat.table; }
    QQuickWindow& window() { return m_window; }
    Targets& targets() { return *Targets::of(&m_engine); }
    QQuickItem* root() const { return m_root.get(); }
    QString step() const { return m_player->finished() ? QString() : m_player->run().step().id; }
    void until(const QString& step);

    /// Items below `from` (null: all) of that QML type that can be seen.
    QList<QQuickItem*> seen(const QString& type, QQuickItem* from = nullptr) const;
    /// The only one, or null.
    QQuickItem* card(const QString& type) const { return seen(type).value(0); }
    /// Gold buttons in sight, by their words.
    QStringList golden() const;
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
    std::shared_ptr<const Lesson> m_lesson;
    LessonWords m_words;
    std::unique_ptr<QTranslator> m_interface;
    QQmlEngine m_engine;
    QQuickWindow m_window;
    std::unique_ptr<QQmlComponent> m_component;
    LessonSeat m_seat;
    std::unique_ptr<LessonPlayer> m_player;
    std::unique_ptr<QQuickItem> m_root;
    int m_frames = 0; // shown by the window so far
};

} // namespace magister::test
