// SPDX-License-Identifier: GPL-3.0-or-later
// A figure of a game that the room of figures has never seen: read, played and staged through the same interfaces. Race has
// no drawings of its own, so the figure counts.
#include "app/figures/figure_file.h"
#include "tests/games/race/lessons/position.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;

namespace {

class Half : public FigureHalf {
public:
    Half(const PlayedFigure& played, bool after)
        : m_figure(played.figure), m_state(static_cast<const race::Position&>(after ? *played.after : *played.before).state()) {}

    QString groupOf(const QString&) const override { return {}; }
    std::optional<FigurePart> part(const QString&, const QStringList&) const override { return std::nullopt; }
    std::vector<Counter> counters(const QString& target) const override {
        const auto seat = seatTargetOf(target);
        if (!seat || seat->player >= m_state.playerCount) return {};
        const int space = m_state.players[seat->player].space;
        return {{"round-marker", m_figure.start.tinctures.value(seat->player), space, space, Counter::Kind::Change}};
    }
    QString actor() const override { return {}; }

private:
    const Figure& m_figure;
    const race::State& m_state;
};

class Stager : public FigureStagerOf<race::LessonVocabulary, race::Position> {
public:
    using FigureStagerOf::FigureStagerOf;
    std::unique_ptr<FigureHalf> half(const PlayedFigure& played, bool after) const override {
        return std::make_unique<Half>(played, after);
    }
};

} // namespace

class tst_ThirdGameFigure : public QObject {
    Q_OBJECT

private:
    static std::optional<PlayedFigure> read(const FigureStager& stager, const QByteArray& command, QList<Problem>& problems) {
        const QTemporaryDir folder;
        QFile file(folder.filePath("step.json"));
        if (!file.open(QIODevice::WriteOnly)) return std::nullopt;
        file.write(R"({"format": "magister-figure/1", "id": "step", "game": "race", "rules": ["race.move.step"],
            "start": {"players": 2, "seed": 3, "seats": ["ruby", "sapphire"]}, "command": ")" + command +
                   R"(", "show": ["seat:1"], "told": {"seat:1/space": [0, 1]}})");
        file.close();
        return readFigure(file.fileName(), "step.json", stager, problems);
    }
    static Stager stager() {
        const auto pack = race::SaveGame::readPack(
            PackFiles::fromFolder(DataFolder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/games/race/data")).packs("race"),
                                  DataFolder(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/games/race/data"))));
        if (!pack.definition) qFatal("the pack cannot be read");
        return Stager(*pack.definition);
    }

private slots:
    void aFigureIsPlayedAndCounted() {
        const Stager race = stager();
        QList<Problem> problems;
        const auto played = read(race, "step", problems);
        QVERIFY2(played, problems.isEmpty() ? "" : qPrintable(problems.first().path));
        const FigurePicture picture = pictureOf(race, *played);
        QVERIFY(picture.happens && picture.before.empty() && picture.after.empty());
        QCOMPARE(picture.counters, (std::vector<Counter>{{"round-marker", {}, 0, 1, Counter::Kind::Change}}));
    }
    void whatIsWrongIsTold() {
        const Stager race = stager();
        QList<Problem> problems;
        QVERIFY(!read(race, "rest", problems));
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems.first().path, QStringLiteral("$.told[\"seat:1/space\"]"));
    }
    /// The program does not know it: nothing is shown beside its rules.
    void thereIsNoShelfOfIt() { QVERIFY(!findFigureGame("race")); }
};

QTEST_GUILESS_MAIN(tst_ThirdGameFigure)
#include "tst_third_game_figure.moc"
