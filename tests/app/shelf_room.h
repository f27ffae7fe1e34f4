// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/content/short_saves.h"

#include "app/desktop/backend.h"
#include "app/messina/table/messina_table.h"
#include "app/household/settings.h"
#include "app/table/game_recorder.h"

#include <QTemporaryDir>
#include <QtTest>

namespace magister::test {

using messina::MessinaTable;

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
inline void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no file");
}

inline std::uint64_t hashOf(const MessinaTable& table) { return messina::positionHash(table.definition(), table.state()); }

/// All that a person would read at the table.
inline QVariantList shownBy(MessinaTable& table) {
    QVariantList all{table.prompt(), table.round(), table.stage(), table.activeSeat(), table.canUndo(), table.rulings()};
    for (const RowsModel* model : {table.places(), table.seats(), table.buttons(), table.books(), table.scores(), table.docks()})
        for (const QVariantMap& row : model->rows())
            all.append(row);
    for (int i = 0; i < table.log()->count(); ++i)
        all.append(table.log()->row(i));
    return all;
}

/// A house with a shelf of its own, and games on it.
struct ShelfRoom {
    ShelfRoom() { m_language.use("en"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QTemporaryDir m_home;
    Settings m_settings{m_home.filePath("settings.ini")};
    InterfaceLanguage m_language{&m_settings, nullptr};
    std::unique_ptr<Backend> m_house;
    Random m_random = Random::seeded(5);

    QString shelf() const { return m_folder->filePath("games"); }
    std::unique_ptr<Backend> house() { return std::make_unique<Backend>(m_language, shelf()); }

    static QVariantMap wish(int seats, int seed = 7) {
        const QVariantList people{QVariantMap{{"name", "Anna"}, {"seat", "violet"}, {"language", "pl"}, {"help", "some"}},
                                  QVariantMap{{"name", "Božena K."}, {"seat", "ruby"}}, QVariantMap{{"name", ""}, {"seat", "saffron"}},
                                  QVariantMap{{"name", "100%"}, {"seat", "sapphire"}}};
        return {{"seats", people.mid(0, seats)}, {"seed", QString::number(seed)}};
    }
    MessinaTable* begin(int seats = 2, int seed = 7) { return qobject_cast<MessinaTable*>(m_house->newGame(wish(seats, seed)).table); }
    QStringList files() const { return QDir(shelf()).entryList({"*.game"}, QDir::Files, QDir::Name); }
    QString only() const { return shelf() + '/' + files().value(0); }

    void play(MessinaTable& table, int commands) {
        while (commands-- > 0 && !table.over()) {
            const auto list = messina::choices(table.definition(), table.state(), table.state().toAct(), messina::Listing::LegalOnly);
            QVERIFY(!table.play(list[m_random.below(static_cast<std::uint32_t>(list.size()))].command));
        }
    }
    /// Until the last command can be taken back.
    void playToUndo(MessinaTable& table) {
        do play(table, 1);
        while (!table.canUndo() && !table.over());
        QVERIFY(table.canUndo());
    }
    MessinaTable* resume(const QString& key) { return qobject_cast<MessinaTable*>(m_house->openGame(key).table); }
    /// Leaves the table as if the program had ended, and sits down again.
    MessinaTable* cameBack() {
        m_house.reset();
        m_house = house();
        return resume(files().value(0));
    }
    /// Until every game that had no card has been looked into.
    void waitForLooking() {
        m_house->games();
        QTRY_VERIFY_WITH_TIMEOUT(!m_house->isLooking(), 60'000);
    }
    QVariantMap row(const QString& key) {
        waitForLooking();
        for (const QVariantMap& each : m_house->games())
            if (each.value("key") == key) return each;
        return {};
    }

    void anew() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_house = house();
    }
};

} // namespace magister::test
