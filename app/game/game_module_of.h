// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/pack_in_force.h"
#include "app/content/saves.h"
#include "app/game/game_module.h"
#include "app/game/guest_table_of.h"
#include "app/game/shared_table_of.h"
#include "app/table/journaled_session.h"
#include "app/table/ruling_switch.h"
#include "app/table/seat_notes.h"

#include <QCryptographicHash>
#include <QImage>
#include <QSaveFile>

#include <algorithm>
#include <future>

namespace magister {

/// A game module over the saves and the table of a game. `Game` as for TableOf, and:
///   Save                                 as the saves are instantiated
///   Traits, Table                        what TableOf is made of, and the table of the game
///   leastPlayers, mostPlayers            static constexpr int
///   table(pack, definition, setup, seats, voice)   a new table
///   options(), setOptions(Setup&, const QVariantMap&), optionsOf(const Setup&)   see GameModule::options
///   keepOrder(Setup&)                    the order of seats is not drawn
///   standing(const Session&)             how far it has come
///   picture(pack, const Session&, seats) of the board, for the list of saved games
///   Lessons                              nothing (void) for a game without lessons, or: read(data, definition)
///                                        by their heads, opening(definition), table(GameTable&), sessionAt(position)
///   Drills                               only of a game that has some: over(definition), session(definition, drill)
///   Network                              only of a game that can be played on several devices: as for SharedTableOf and
///                                        GuestTableOf; setupOf(state) gives the setup, as far as a position tells it
template <class Game> class GameModuleOf : public GameModule {
public:
    using Saves = magister::Saves<typename Game::Save>;
    using Setup = typename Game::Setup;
    using Session = typename Game::Session;
    using GameTable = typename Game::Table;
    using Traits = typename Game::Traits;

    explicit GameModuleOf(const DataFolder& data)
        : m_data(data), m_packs(std::async(std::launch::async, [data] { return packInForce<typename Game::Save>(data); })),
          m_lessons(std::async(std::launch::async, [data, packs = m_packs] { return lessonsOver(data, packs); })) {}

    QString id() const override { return QLatin1String(Game::id); }
    int leastPlayers() const override { return Game::leastPlayers; }
    int mostPlayers() const override { return Game::mostPlayers; }
    QMap<QString, QStringList> options() const override { return Game::options(); }
    QList<Problem> problems() const override { return packs().userProblems + packs().printed.problems; }
    bool canPlay() const override { return packs().printed.definition.has_value(); }

    void prepare() const override { Saves::keepPack(packs().files, packs().pack()); }
    OpenedTable begin(const SetupRequest& request, const QString& path, const TableVoice& voice) const override {
        OpenedTable opened;
        if (!canPlay()) return opened;
        const Setup setup = setupOf(request, opened.problems);
        if (opened.problems.isEmpty())
            for (const std::string& fault : Game::validate(*packs().pack().definition, setup))
                opened.problems.append({id(), {}, 0, 0, ProblemKind::SaveUnsoundSetup,
                                        {QStringLiteral("0"), QStringLiteral("0"),
                                         QString::fromStdString(fault).section(QLatin1Char(':'), 0, 0)}});
        if (!opened.problems.isEmpty()) return opened;
        auto begun = Saves::beginGame(path, setup, packs().files, JournalDisk::real(), seatNotes(request.seats));
        opened.problems = begun.game.problems;
        if (begun.file)
            opened.table = laid(begun.game, seatsOf(begun.game), std::make_unique<JournalRecorder>(std::move(begun.file)), voice);
        return opened;
    }
    ReadGame read(const QString& path, Opening how, const std::atomic_bool& stopped) const override {
        auto opened = std::make_shared<typename Saves::OpenGame>();
        if (how == Opening::ToPlay) *opened = Saves::openGame(path, JournalDisk::real(), {0, &stopped});
        else opened->game = Saves::readSaveFile(path, {0, &stopped});
        // There may be as many notes as a file can hold.
        const QVector<Seat> seats = seatsOf(opened->game);
        return [how, opened, seats](const TableVoice& voice) {
            const auto& game = opened->game;
            OpenedTable table{nullptr, game.problems, game.session.has_value()};
            if (how == Opening::ToView && game.session)
                table.table = laid(game, seats, std::make_unique<ViewOnlyRecorder>(), voice);
            if (opened->file)
                table.table = laid(game, seats, std::make_unique<JournalRecorder>(std::move(opened->file)), voice);
            return table;
        };
    }
    SetupRequest again(const Table& table) const override {
        const Setup& setup = of(table).session().setup();
        SetupRequest request;
        request.seats = table.seatsAtTable().first(std::min<qsizetype>(setup.players, table.seatsAtTable().size()));
        request.rulings = table.rulings();
        request.options = Game::optionsOf(setup);
        return request;
    }
    Standing standing(const Table& table) const override { return Game::standing(of(table).session()); }
    std::function<void(const QString& file)> painter(const Table& table) const override {
        return [this, &table](const QString& file) {
            paintInto(packs().pack(), of(table).session(), table.seatsAtTable(), file);
        };
    }

    std::unique_ptr<SharedTable> share(Table& table) const override {
        if constexpr (hasNetwork) {
            if (table.playerCount() < 2 || table.viewsOnly() || table.savedIn().isEmpty()) return nullptr;
            const auto saved = Saves::readSaveFile(table.savedIn());
            if (saved.sound())
                return std::make_unique<SharedTableOf<typename Game::Network, GameTable>>(static_cast<GameTable&>(table),
                                                                                         digest(saved.pack), saved.records);
        }
        return nullptr;
    }
    GuestSeating layGuest(const network::TableTold& told, const network::PositionTold& first,
                          const TableVoice& voice) const override {
        GuestSeating seating;
        if constexpr (hasNetwork) {
            const auto* pack = told.game == id() ? packWith(told.pack) : nullptr;
            const auto state = Game::Network::stateFromJson(first.position);
            if (!pack || !pack->definition || !state || !fits(*pack->definition, *state) ||
                state->playerCount != told.seats.size() || state->playerCount < 2)
                return seating; // nobody shares a table for one
            const auto& definition = *pack->definition;
            const Setup setup = Game::setupOf(*state);
            if (!Game::validate(definition, setup).empty()) return seating;
            auto table = Game::table(*pack, definition, setup, seatsTold(told), voice);
            tellProvenance(*table, pack);
            // What has led there is told of later.
            table->restore(Session::told(definition, setup, *state, {}, first.step > 0));
            seating.guest = std::make_unique<GuestTableOf<typename Game::Network, GameTable>>(*table, definition, setup);
            seating.table = std::move(table);
        }
        return seating;
    }

    bool teaches() const override { return hasLessons; }
    LessonShelf readLessons(const DataFolder& data) const override {
        if constexpr (!hasLessons) return {};
        // Those of the folder that the packs are from have been read meanwhile.
        return data.path() == m_data.path() ? m_lessons.get() : lessonsOver(data, m_packs);
    }
    LessonRun::Opening lessonOpening() const override {
        // Lessons tell of printed values.
        if constexpr (hasLessons)
            return Game::Lessons::opening(std::make_shared<const typename Game::Definition>(*packs().printed.definition));
        return {};
    }
    LessonSeat layLesson(const Lesson& lesson, const TableVoice& voice) const override {
        LessonSeat laid;
        if constexpr (hasLessons) {
            QVector<Seat> seats;
            for (const QString& tincture : tincturesOf(lesson))
                seats.append({{}, tincture});
            auto table = Game::table(packs().printed, *packs().printed.definition, Game::Lessons::setup(lesson), seats, voice);
            tellProvenance(*table, &packs().printed);
            laid.lessonTable = Game::Lessons::table(table.get());
            laid.table = std::move(table);
        }
        return laid;
    }
    QList<Problem> keepLesson(const LessonPosition& position, const QVector<Seat>& seats,
                              const QString& path) const override {
        if constexpr (hasLessons) {
            const Session played = Game::Lessons::sessionAt(position);
            // A drill of the lesson may have had more seats than its game.
            const QVector<Seat> sitting = seats.first(std::min<qsizetype>(played.setup().players, seats.size()));
            auto begun = Saves::beginGame(path, played.setup(), packs().files, JournalDisk::real(), seatNotes(sitting));
            if (!begun.file) return begun.game.problems;
            // The journal has the moves of the lesson; from its last one the game goes on.
            JournaledSession<Traits> kept(std::move(*begun.game.session), std::move(begun.file));
            for (const auto& move : played.moves())
                if (const auto answer = kept.give(move.player, move.command); !answer)
                    return {answer.problem.value_or(Problem{})};
        }
        return {};
    }

    const DrillGame* drills() const override {
        if constexpr (hasDrills)
            if (!m_drills && canPlay()) m_drills = Game::Drills::over(*packs().printed.definition);
        return m_drills.get();
    }
    LessonSeat layDrill(const Drill& drill, const TableVoice& voice) const override {
        LessonSeat laid;
        if constexpr (hasDrills) {
            if (!canPlay()) return laid;
            const auto& definition = *packs().printed.definition;
            const std::optional<Session> played = Game::Drills::session(definition, drill);
            if (!played) return laid;
            // Words of drills call the seats by their colours.
            auto table = Game::table(packs().printed, definition, played->setup(),
                                     seatsOfNobody().first(played->setup().players), voice);
            tellProvenance(*table, &packs().printed);
            table->restore(*played);
            table->setOffering(drill.kind == DrillKind::Do);
            laid.lessonTable = Game::Lessons::table(table.get());
            // Where several are asked at once, the screen asks whoever is to answer.
            table->turnTo(static_cast<std::uint8_t>(drill.seat - 1));
            laid.lessonTable->look(drill.seat);
            laid.table = std::move(table);
        }
        return laid;
    }

    // SavedGameReader
    Head readHead(const QString& path) const override {
        const auto head = Saves::readSaveHead(path);
        if (!head.setup) return {{}, head.problems, false};
        return {seatsFromNotes(head.notes, head.setup->players), head.problems, true};
    }
    Found look(const QString& path, int milliseconds) const override {
        const auto saved = Saves::readSaveFile(path, {milliseconds, nullptr});
        Found found{saved.session.has_value(), saved.problems, std::nullopt, {}};
        if (!saved.sound()) return found;
        found.partlySound = false;
        found.standing = Game::standing(*saved.session);
        // The painter keeps the definition that its session plays by.
        found.paint = [content = saved.content, definition = saved.definition, session = *saved.session,
                       seats = seatsFromNotes(saved.notes, saved.session->setup().players)](const QString& file) {
            paintInto(*content, session, seats, file);
        };
        return found;
    }
    QList<Problem> copySound(const QString& path, const QString& target) const override {
        const auto saved = Saves::readSaveFile(path);
        if (!saved.session) return saved.problems;
        const auto copy = Saves::copyGame(saved, target);
        return copy.file ? QList<Problem>{} : copy.game.problems;
    }

    /// Read on a thread of its own since the module was made; whoever asks earlier waits for the rest.
    const InForce<typename Game::Save::Pack>& packs() const { return m_packs.get(); }

private:
    static constexpr bool hasLessons = !std::is_void_v<typename Game::Lessons>;
    static constexpr bool hasDrills = requires { typename Game::Drills; };
    static constexpr bool hasNetwork = requires { typename Game::Network; };
    using Packs = std::shared_future<InForce<typename Game::Save::Pack>>;
    static LessonShelf lessonsOver(const DataFolder& data, const Packs& packs) {
        if constexpr (hasLessons)
            if (const auto& definition = packs.get().printed.definition) return Game::Lessons::read(data, *definition);
        return {};
    }

    /// Of the seats of the lesson's game, and of those that only its drills have besides.
    static QStringList tincturesOf(const Lesson& lesson) {
        QStringList all = lesson.start.tinctures;
        // Alone, the opponent takes the second one.
        if (all.size() < 2) return all;
        for (const LessonStep& step : lesson.steps)
            for (const LessonStart* start : {step.start ? &*step.start : nullptr, step.drill ? &step.drill->start : nullptr})
                if (start && start->tinctures.size() > all.size() && start->tinctures.first(all.size()) == all)
                    all = start->tinctures;
        return all;
    }

    static QByteArray digest(const PackFiles& files) {
        return QCryptographicHash::hash(files.toBytes(), QCryptographicHash::Sha256);
    }
    /// The pack in force or the printed one, if it is the one with that digest; null otherwise.
    const typename Game::Save::Pack* packWith(const QByteArray& wanted) const {
        if (digest(packs().files) == wanted) return &packs().pack();
        if (packs().yours && digest(PackFiles::fromFolder(m_data.packs(id()), m_data)) == wanted) return &packs().printed;
        return nullptr;
    }
    /// People as a host tells of them. Colours that are not ours, or sit there already, are the usual ones.
    static QVector<Seat> seatsTold(const network::TableTold& told) {
        QVector<Seat> seats;
        QStringList left = tinctures();
        for (const auto& seat : told.seats)
            left.removeOne(seat.tincture);
        for (const auto& seat : told.seats) {
            const bool taken = std::any_of(seats.begin(), seats.end(), [&](const Seat& one) { return one.tincture == seat.tincture; });
            seats.append({seat.name, tinctures().contains(seat.tincture) && !taken ? seat.tincture : left.takeFirst()});
        }
        return seats;
    }

    static const GameTable& of(const Table& table) { return static_cast<const GameTable&>(table); }

    Setup setupOf(const SetupRequest& request, QList<Problem>& problems) const {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(request.seats.size());
        setup.seed = request.seed;
        Game::setOptions(setup, request.options);
        if (!request.shuffled) Game::keepOrder(setup);
        for (auto one = request.rulings.begin(); one != request.rulings.end(); ++one) {
            const QStringList expected = Game::setRuling(setup.rulings, one.key(), one.value().toString());
            if (!expected.isEmpty())
                problems.append({id(), QStringLiteral("$.rulings.") + one.key(), 0, 0, ProblemKind::UnknownWord,
                                 {expected.join(QStringLiteral(", ")), one.value().toString()}});
        }
        return setup;
    }
    static QVector<Seat> seatsOf(const typename Saves::SavedGame& saved) {
        return saved.session ? seatsFromNotes(saved.notes, saved.session->setup().players) : QVector<Seat>();
    }
    /// Precondition: saved.session.
    static std::unique_ptr<Table> laid(const typename Saves::SavedGame& saved, const QVector<Seat>& seats,
                                       std::unique_ptr<GameRecorder> recorder, const TableVoice& voice) {
        const Setup& setup = saved.session->setup();
        auto table = Game::table(*saved.content, *saved.definition, setup, seats, voice);
        // The definition that the session plays by is part of what the file was read with.
        table->setContent(std::make_shared<std::pair<std::shared_ptr<const void>, std::shared_ptr<const void>>>(
            saved.content, saved.definition));
        tellProvenance(*table, saved.content);
        std::vector<RulingSwitched> switched;
        for (const SavedRuling& one : saved.rulings)
            switched.push_back({one.after, one.round, {one.question, one.choice}});
        table->restore(*saved.session, std::move(switched));
        table->setRecorder(std::move(recorder));
        return table;
    }
    /// `pack` points to what the table is played with, as long as the table stands.
    template <class PackPointer> static void tellProvenance(GameTable& table, PackPointer pack) {
        table.setOurs([pack](const std::string& id) { return pack->provenance.ours(QString::fromStdString(id)); });
        table.setYours([pack](const std::string& id) { return pack->provenance.yours(QString::fromStdString(id)); });
    }
    static void paintInto(const typename Game::Save::Pack& pack, const Session& session, const QVector<Seat>& seats, const QString& file) {
        // Whole or not at all: the list of games may be reading the one before.
        QSaveFile picture(file);
        if (picture.open(QIODevice::WriteOnly) && Game::picture(pack, session, seats).save(&picture, "PNG")) picture.commit();
    }

    DataFolder m_data;
    Packs m_packs;
    mutable std::unique_ptr<DrillGame> m_drills; ///< those that were asked for
    std::shared_future<LessonShelf> m_lessons; ///< their heads, read on a thread of its own, right behind the packs
};

} // namespace magister
