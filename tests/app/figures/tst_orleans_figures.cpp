// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of a second game, through the same shelf, stager and painter: what they show is what the engine says, and
// they are drawn in both lights. With MAGISTER_PICTURES=FOLDER they are left there.
#include "app/figures/figure_painter.h"
#include "app/figures/figure_shelf.h"
#include "app/orleans/figures/figure_parts.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace magister;
using namespace magister::orleans;
using namespace Qt::StringLiterals;

class TestOrleansFigures : public QObject {
    Q_OBJECT

private:
    const FigureGame& m_game = *findFigureGame(u"orleans"_s);
    const FigureShelf& m_shelf = *FigureShelf::shared(u"orleans"_s);

    const FigurePicture& picture(const QString& id) const { return m_shelf.picture(id); }

    /// What is wrong with a real figure once a piece of its text is another.
    QList<Problem> problemsWith(const QString& id, const QString& piece, const QString& instead) const {
        QFile real(QStringLiteral("%1/resources/figures/orleans/%2.json").arg(DataFolder::find().path(), id));
        if (!real.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(real.fileName()));
        const QString sound = QString::fromUtf8(real.readAll());
        if (sound.count(piece) != 1) qFatal("%s", qPrintable(piece));
        const QTemporaryDir folder;
        QFile copy(folder.filePath(id + u".json"_s));
        if (!copy.open(QIODevice::WriteOnly)) qFatal("no place for a copy");
        copy.write(QString(sound).replace(piece, instead).toUtf8());
        copy.close();
        QList<Problem> problems;
        readFigure(copy.fileName(), id, *m_game.stager(DataFolder::find()), problems);
        return problems;
    }

private slots:
    void theShelfKnowsThem() {
        QCOMPARE(m_shelf.ids().size(), 22);
        QCOMPARE(m_shelf.showing(u"orleans.travel.ship"_s), QStringList{u"travel-by-ship"_s});
        QVERIFY(m_shelf.problems().isEmpty());
        for (const QString& language : languages())
            for (const QString& id : m_shelf.ids())
                QVERIFY(!m_shelf.words(id, language).caption.isEmpty() &&
                        !m_shelf.words(id, language).alternative.isEmpty());
    }

    void aJourneyIsSeenOnTheMap() {
        const FigurePicture& shown = picture(u"travel-by-ship"_s);
        QVERIFY(shown.happens);
        QCOMPARE(shown.before.size(), std::size_t{1});
        QCOMPARE(shown.after.size(), std::size_t{1});
        const auto* before = shown.before.front().as<MapPart>();
        const auto* after = shown.after.front().as<MapPart>();
        QVERIFY(before && after);
        QCOMPARE(before->frame, after->frame);
        const auto merchants = [](const MapPart& map, bool start) {
            QStringList all;
            for (const TownPart& town : map.towns)
                if (town.start == start) all += town.merchants;
            return all;
        };
        QCOMPARE(merchants(*before, true), (QStringList{u"sapphire"_s, u"ruby"_s}));
        QCOMPARE(merchants(*before, false), QStringList());
        QCOMPARE(merchants(*after, true), QStringList{u"ruby"_s});
        QCOMPARE(merchants(*after, false), QStringList{u"sapphire"_s});
        const auto empty = [](const MapPart& map) {
            return std::count_if(map.goods.begin(), map.goods.end(),
                                 [](const GoodPart& good) { return good.icon.isEmpty(); });
        };
        QCOMPARE(empty(*after), empty(*before) + 1);
        QCOMPARE(shown.counters.size(), std::size_t{1});
        QCOMPARE(shown.counters.front().after, shown.counters.front().before + 1);
    }

    void followersStandOnAPlace() {
        const FigurePicture& shown = picture(u"castle-filled"_s);
        const auto* before = shown.before.front().as<PlacesPart>();
        const auto* after = shown.after.front().as<PlacesPart>();
        QVERIFY(before && after);
        const auto& first = before->places.front().slots_;
        const auto& last = after->places.front().slots_;
        QCOMPARE(first.size(), std::size_t{3});
        QVERIFY(!first[0].follower.isEmpty() && !first[1].follower.isEmpty() && first[2].follower.isEmpty());
        for (const PlaceSlot& slot : last) {
            QVERIFY(!slot.follower.isEmpty());
            QCOMPARE(slot.owner, u"sapphire"_s);
        }
    }

    void aRecruitMovesAMarker() {
        const FigurePicture& shown = picture(u"farmer-recruited"_s);
        const auto* before = shown.before.front().as<TrackPart>();
        const auto* after = shown.after.front().as<TrackPart>();
        QVERIFY(before && after);
        QCOMPARE(before->spaces.size(), std::size_t{5});
        QCOMPARE(before->spaces[0].markers, (QStringList{u"sapphire"_s, u"ruby"_s}));
        QCOMPARE(after->spaces[1].markers, QStringList{u"sapphire"_s});
        QCOMPARE(after->spaces[1].icon, u"g-grain"_s);
        const auto* knights = picture(u"knight-draws-more"_s).before.front().as<TrackPart>();
        QVERIFY(knights);
        QStringList numbers;
        for (const TrackSpacePart& space : knights->spaces)
            numbers.append(space.number);
        QCOMPARE(numbers, (QStringList{u"4"_s, u"5"_s, u"6"_s, u"7"_s, u""_s, u"8"_s}));
    }

    void levelsAndCitizensAreOnTheDevelopmentTrack() {
        const FigurePicture& shown = picture(u"development-citizen"_s);
        const auto* before = shown.before.front().as<TrackPart>();
        const auto* after = shown.after.front().as<TrackPart>();
        QVERIFY(before && after);
        QVERIFY(before->spaces[0].gold && before->spaces[4].gold && !before->spaces[3].gold);
        QVERIFY(!before->spaces[3].gone && after->spaces[3].gone);
        QCOMPARE(before->spaces[7].number, u"3"_s);
    }

    void theLastFollowerFillsADeed() {
        const FigurePicture& shown = picture(u"deed-last-space"_s);
        const auto* before = shown.before.front().as<DeedsPart>();
        const auto* after = shown.after.front().as<DeedsPart>();
        QVERIFY(before && after);
        const auto filled = [](const DeedsPart& part) {
            return std::ranges::count(part.deeds.front().spaces, true, &DeedSpacePart::filled);
        };
        QCOMPARE(filled(*before), 2);
        QCOMPARE(filled(*after), 3);
        QVERIFY(!before->deeds.front().gone && after->deeds.front().gone);
    }

    void theBagAndTheMarketAreSeen() {
        const FigurePicture& shown = picture(u"market-full"_s);
        const auto* bag = shown.before[0].as<BagPart>();
        const auto* market = shown.before[1].as<MarketPart>();
        QVERIFY(bag && market);
        QCOMPARE(bag->followers.size(), std::size_t{5});
        QCOMPARE(bag->accent, Accent::Refused);
        QCOMPARE(market->spaces.size(), std::size_t{8});
        QCOMPARE(std::ranges::count(market->spaces, QString(), &FollowerPart::icon), 4);
    }

    void whatOnlyLosesItsRingsIsNotRepeated() {
        const FigurePicture& shown = picture(u"village-choice"_s);
        QCOMPARE(shown.before.size(), std::size_t{3});
        for (const FigurePart& part : shown.before)
            QCOMPARE(part.as<TrackPart>()->spaces[1].accent, Accent::Offered);
        QCOMPARE(shown.after.size(), std::size_t{1});
    }

    void whatIsWrongIsTold() {
        const auto command = problemsWith(u"castle-filled"_s, u"castle 3\""_s, u"castle 1\""_s);
        QCOMPARE(command.size(), 1);
        QCOMPARE(command.front().kind, ProblemKind::CommandRefused);
        const auto target = problemsWith(u"castle-filled"_s, u"place:castle\"]"_s, u"place:palace\"]"_s);
        QCOMPARE(target.size(), 1);
        QCOMPARE(target.front().kind, ProblemKind::UnknownTarget);
        const auto value = problemsWith(u"castle-filled"_s, u"[\"\", \"own-trader\"]"_s, u"[\"\", \"trader\"]"_s);
        QCOMPARE(value.size(), 1);
        QCOMPARE(value.front().kind, ProblemKind::WrongFormat);
        // What only figures of another game may say.
        const auto key = problemsWith(u"castle-filled"_s, u"\"show\":"_s, u"\"priorityTile\": true, \"show\":"_s);
        QCOMPARE(key.size(), 1);
        QCOMPARE(key.front().kind, ProblemKind::UnknownKey);
    }

    void theyAreDrawnInBothLights() {
        const FigureArt art(DataFolder::find().path() + u"/resources/art"_s);
        const FigurePainter painter(art);
        const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
        for (const QString& id : m_shelf.ids()) {
            QList<QImage> images;
            for (const QString& name : {u"parchment"_s, u"candle"_s}) {
                const FigureLight& light = FigureLight::of(name);
                const QSize size = painter.size(picture(id), 2);
                QVERIFY2(size.width() >= 240 && size.width() <= 1012 && size.height() <= 900, qPrintable(id));
                QImage image(size, QImage::Format_RGB32);
                image.fill(light.ground);
                QPainter brush(&image);
                painter.paint(brush, picture(id), light, 2);
                brush.end();
                if (!folder.isEmpty()) QVERIFY(image.save(QDir(folder).filePath(id + u'-' + name + u".png"_s)));
                QSet<QRgb> colours;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        colours.insert(image.pixel(x, y));
                QVERIFY2(colours.size() > 100, qPrintable(id));
                images.append(image);
            }
            QVERIFY(images[0] != images[1]);
        }
        QCOMPARE(art.missing(), QStringList());
    }
};

QTEST_MAIN(TestOrleansFigures)
#include "tst_orleans_figures.moc"
