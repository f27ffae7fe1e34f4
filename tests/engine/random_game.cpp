// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/random_game.h"

#include "tests/engine/ledger.h"

#include "engine/messina/notation.h"

namespace magister::messina {

namespace {

constexpr std::size_t tooLong = 20000; ///< no game comes near this

/// Squares of board a that give a scroll step: rescued citizens who stand there climb a track to its top.
bool isScrollSquare(std::uint8_t square) { return square == 4 || square == 7 || square == 16; }

/// Weights of the builder: what brings districts, scrolls and buildings comes first, giving up comes last.
struct Weight {
    unsigned operator()(const Repopulate&) const { return 4000; }
    unsigned operator()(const UseHexAction&) const { return 200; }
    unsigned operator()(const UseBookAction&) const { return 200; }
    unsigned operator()(const BurnCubes&) const { return 100; }
    unsigned operator()(const BurnShipCube&) const { return 100; }
    unsigned operator()(const TakeCart&) const { return 120; }
    unsigned operator()(const TakeWorkshop&) const { return 30; }
    unsigned operator()(const TakeHutUpgrade&) const { return 20; }
    unsigned operator()(const UpgradeCitizen&) const { return 30; }
    unsigned operator()(const ActivateCitizen& c) const { return isScrollSquare(c.square) ? 200 : 40; }
    unsigned operator()(const RescueCitizen& c) const {
        return c.to.kind == Spot::Square && isScrollSquare(c.to.index) ? 100 : 10;
    }
    unsigned operator()(const AdvanceScroll& c) const { return c.track == 0 ? 200 : 10; }
    unsigned operator()(const AdvanceOverseer&) const { return 60; }
    unsigned operator()(const PayForEffect&) const { return 40; }
    unsigned operator()(const MoveIntoWorkshop& c) const { return isScrollSquare(c.from.index) ? 1 : 3; }
    unsigned operator()(const RefreshTiles&) const { return 2; }
    unsigned operator()(const EndTurn&) const { return 4; }
    unsigned operator()(const Recall&) const { return 2; }
    unsigned operator()(const Decline&) const { return 1; }
    template <class C> unsigned operator()(const C&) const { return 10; }
};

/// Weights of the scholar: the books, and the coins that buy their steps.
struct Study {
    unsigned operator()(const BuyBookStep& c) const { return c.book == Book::City ? 3000 : 1; }
    unsigned operator()(const StepBook& c) const { return c.book == Book::City ? 500 : 10; }
    unsigned operator()(const UseBookAction&) const { return 800; }
    unsigned operator()(const UseHexAction&) const { return 400; }
    unsigned operator()(const ChooseShip&) const { return 60; }
    unsigned operator()(const TakeCart&) const { return 1; }
    unsigned operator()(const RefreshTiles&) const { return 1; }
    unsigned operator()(const ActivateCitizen&) const { return 40; }
    unsigned operator()(const PayForEffect&) const { return 80; }
    unsigned operator()(const EndTurn&) const { return 2; }
    template <class C> unsigned operator()(const C&) const { return 10; }
};

} // namespace

Policy policyOf(std::uint64_t seed) {
    return seed % 4 == 0 ? Policy::Even : seed % 4 == 1 ? Policy::Scholar : Policy::Builder;
}

RandomGame::RandomGame(const Definition& definition, std::uint8_t players, std::uint64_t seed, Policy policy)
    : RandomGame(definition, Setup{.players = players, .seed = seed}, policy) {}

RandomGame::RandomGame(const Definition& definition, const Setup& setup, Policy policy)
    : m_definition(definition), m_random(Random::seeded(setup.seed * 2654435761u + setup.players)), m_policy(policy) {
    Start start = newGame(definition, setup);
    m_state = start.state;
    m_opening = std::move(start.events);
}

std::size_t RandomGame::pick(const std::vector<Choice>& list) {
    if (m_policy == Policy::Even) return m_random.below(static_cast<std::uint32_t>(list.size()));
    const auto weight = [&](const Choice& choice) {
        return m_policy == Policy::Scholar ? std::visit(Study{}, choice.command) : std::visit(Weight{}, choice.command);
    };
    std::uint32_t sum = 0;
    for (const Choice& choice : list)
        sum += weight(choice);
    std::uint32_t draw = m_random.below(sum);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::uint32_t mine = weight(list[i]);
        if (draw < mine) return i;
        draw -= mine;
    }
    return list.size() - 1;
}

void RandomGame::count(Seen& seen, const Events& events) const {
    for (const Event& event : events) {
        ++seen.events[event.index()];
        seen.districts += std::holds_alternative<DistrictRepopulated>(event);
        seen.rewards += std::holds_alternative<WorkshopRewarded>(event);
        if (const auto* scroll = std::get_if<ScrollAdvanced>(&event)) seen.topScrolls += scroll->to == 4;
    }
}

bool RandomGame::play(Seen* seen, const Watch& watch) {
    if (seen) count(*seen, m_opening);
    std::vector<Choice> list;
    Events events;
    while (!m_state.over()) {
        list.clear();
        listChoices(m_definition, m_state, m_state.toAct(), Listing::LegalOnly, list);
        if (list.empty() || m_commands.size() > tooLong) {
            m_violation = list.empty() ? "no choice is legal" : "the game does not end";
            return false;
        }
        if (watch) watch(m_state, list);
        const Command command = list[pick(list)].command;
        m_commands.emplace_back(m_state.toAct(), command);
        events.clear();
        perform(m_definition, m_state, command, events);
        if (seen) {
            ++seen->commands[command.index()];
            count(*seen, events);
        }
        if (m_ledger) {
            m_ledger->take(events);
            if (const std::string wrong = m_ledger->compare(m_state); !wrong.empty()) {
                m_violation = wrong + ", after " + toText(m_definition, m_state, command);
                return false;
            }
        }
        const auto broken = check(m_definition, m_state);
        if (!broken.empty()) {
            m_violation = broken.front() + ", after " + toText(m_definition, m_state, command);
            return false;
        }
    }
    return true;
}

namespace {

struct Draw {
    Random& random;

    std::uint8_t up(std::uint32_t bound) { return static_cast<std::uint8_t>(random.below(bound)); }
    template <class E> E of(std::uint32_t count) { return static_cast<E>(random.below(count)); }
    CitizenSpot spot() {
        const auto kind = of<Spot>(4);
        const std::uint8_t most = kind == Spot::Square ? 20 : kind == Spot::Hut ? 5 : 6;
        return {kind, kind == Spot::Nowhere ? std::uint8_t{0} : up(most)};
    }
    PlaceIndex place() { return random.below(20) == 0 ? none : up(maxPlaces); }
    CitizenClass citizenClass() { return of<CitizenClass>(3); }
    Book book() { return of<Book>(3); }

    void fill(ChooseHex& c) { c = {up(6), place()}; }
    void fill(ChooseShip& c) { c = {up(6), up(5), up(4)}; }
    void fill(Recall& c) { c = {up(6)}; }
    void fill(RescueCitizen& c) { c = {citizenClass(), spot()}; }
    void fill(BurnCubes& c) { c = {of<FirePayment>(5), up(4), random.below(2) ? none : place()}; }
    void fill(BurnShipCube& c) { c = {of<FirePayment>(5)}; }
    void fill(BuyBookStep& c) { c = {book()}; }
    void fill(UseBookAction& c) { c = {book(), up(16)}; }
    void fill(MoveIntoWorkshop& c) { c = {spot(), up(7)}; }
    void fill(ChooseEffect& c) { c = {up(4)}; }
    void fill(AdvanceOverseer& c) { c = {citizenClass(), up(3), random.below(2) == 0}; }
    void fill(ActivateCitizen& c) { c = {up(20)}; }
    void fill(StepBook& c) { c = {book()}; }
    void fill(AdvanceScroll& c) { c = {up(4)}; }
    void fill(UpgradeCitizen& c) { c = {spot()}; }
    void fill(UpgradeOverseer& c) { c = {citizenClass()}; }
    void fill(UseAnyHex& c) { c = {place()}; }
    void fill(TakeHutUpgrade& c) { c = {up(4)}; }
    void fill(TakeWorkshop& c) { c = {up(4)}; }
    void fill(TakeCart& c) { c = {up(3)}; }
    void fill(RefreshTiles& c) { c = {of<RefreshKind>(2), of<RefreshPayment>(6)}; }
    void fill(PlaceHutUpgrade& c) { c = {up(5)}; }
    void fill(ReturnCitizen& c) { c = {spot()}; }
    void fill(GiveUpLieutenant& c) { c = {up(6)}; }
    void fill(LeaveQuarantine& c) { c = {spot(), up(4)}; }
    void fill(ChangeSquare& c) { c = {up(19), up(19)}; }
    void fill(ChooseOrderBook& c) { c = {book()}; }
    template <class C> void fill(C&) {}
};

template <std::size_t... I> Command make(std::size_t index, Draw draw, std::index_sequence<I...>) {
    Command command;
    (void)((I == index && (draw.fill(command.emplace<I>()), true)) || ...);
    return command;
}

} // namespace

Command anyCommand(Random& random) {
    constexpr std::size_t kinds = std::variant_size_v<Command>;
    return make(random.below(kinds), Draw{random}, std::make_index_sequence<kinds>{});
}

} // namespace magister::messina
