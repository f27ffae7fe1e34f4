// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/notation.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace magister::messina {

namespace {

constexpr auto verbs = std::to_array<std::string_view>({
#define X(Name, word) word,
#include "engine/messina/command_list.inc"
#undef X
});

std::string number(int n) { return std::to_string(n); }

struct Writer {
    const Definition& def;
    const State& state;

    static std::string square(SquareIndex index) {
        return index < squareCount ? squareId(index) : std::string{"?"};
    }
    std::string spot(const CitizenSpot& s) const {
        const std::string kind{idOf(s.kind)};
        switch (s.kind) {
        case Spot::Square: return kind + ':' + square(s.index);
        case Spot::Hut:
        case Spot::Workshop: return kind + ':' + number(s.index + 1);
        case Spot::Nowhere: break;
        }
        return std::string(idOf(Spot::Nowhere));
    }
    std::string place(PlaceIndex p) const { return placeText(def, state.playerCount, p); }
    static std::string join(std::string_view first, std::string_view second) {
        return std::string(first) + ' ' + std::string(second);
    }

    std::string operator()(const ChooseHex& c) const { return join(number(c.lieutenant + 1), place(c.place)); }
    std::string operator()(const ChooseShip& c) const {
        const std::string_view corner = c.corner < dockCount ? cornerWords[c.corner] : std::string_view{"?"};
        return join(join(number(c.lieutenant + 1), corner), number(c.bay + 1));
    }
    std::string operator()(const Recall& c) const { return number(c.lieutenant + 1); }
    std::string operator()(const RescueCitizen& c) const { return join(idOf(c.citizenClass), spot(c.to)); }
    std::string operator()(const BurnCubes& c) const {
        std::string text{idOf(c.payment)};
        if (c.here != 1) text += " here:" + number(c.here);
        if (c.neighbour != none) text += " next:" + place(c.neighbour);
        return text;
    }
    std::string operator()(const BurnShipCube& c) const { return std::string(idOf(c.payment)); }
    std::string operator()(const BuyBookStep& c) const { return std::string(idOf(c.book)); }
    std::string operator()(const UseBookAction& c) const { return join(idOf(c.book), number(c.space)); }
    std::string operator()(const MoveIntoWorkshop& c) const { return join(spot(c.from), number(c.workshop + 1)); }
    std::string operator()(const ChooseEffect& c) const { return number(c.option + 1); }
    std::string operator()(const AdvanceOverseer& c) const {
        std::string text{idOf(c.citizenClass)};
        // The branch is told where the move crosses the fork, and nowhere else.
        const auto& overseer = state.players[state.toAct() == none ? 0 : state.toAct()].overseer(c.citizenClass);
        const int target = overseer.step + (c.skip ? 2 : 1);
        const bool said = (overseer.step < forkStep && target >= forkStep) || c.branch != overseer.branch;
        if (said) text += ' ' + std::string(branchWord(c.citizenClass, c.branch & 1));
        if (c.skip) text += " skip";
        return text;
    }
    std::string operator()(const ActivateCitizen& c) const { return square(c.square); }
    std::string operator()(const StepBook& c) const { return std::string(idOf(c.book)); }
    std::string operator()(const AdvanceScroll& c) const { return number(c.track + 1); }
    std::string operator()(const UpgradeCitizen& c) const { return spot(c.spot); }
    std::string operator()(const UpgradeOverseer& c) const { return std::string(idOf(c.citizenClass)); }
    std::string operator()(const UseAnyHex& c) const { return place(c.place); }
    std::string operator()(const TakeHutUpgrade& c) const { return number(c.pile + 1); }
    std::string operator()(const TakeWorkshop& c) const {
        return std::string(idOf(static_cast<CitizenClass>(c.pile)));
    }
    std::string operator()(const TakeCart& c) const { return number(c.pile + 1); }
    std::string operator()(const RefreshTiles& c) const { return join(idOf(c.kind), idOf(c.payment)); }
    std::string operator()(const PlaceHutUpgrade& c) const { return number(c.hut + 1); }
    std::string operator()(const ReturnCitizen& c) const { return spot(c.from); }
    std::string operator()(const GiveUpLieutenant& c) const { return number(c.lieutenant + 1); }
    /// The hut is told where it is not clear from the question.
    std::string operator()(const LeaveQuarantine& c) const {
        const std::string to = spot(c.to);
        if (state.hasPrompt() && state.prompt().slot == c.hut) return to;
        return join(spot({Spot::Hut, c.hut}), to);
    }
    std::string operator()(const ChangeSquare& c) const { return join(square(c.from), square(c.to)); }
    std::string operator()(const ChooseOrderBook& c) const { return std::string(idOf(c.book)); }
    /// The others are a word and nothing else.
    template <class C> std::string operator()(const C&) const {
        static_assert(std::is_empty_v<C>);
        return {};
    }
};

/// Reads the words of one line one after another; the first mistake ends the reading. In a pattern `*` stands for any
/// characters: what is in front of the first one must begin some command, what follows is not looked at.
struct Reader {
    const Definition* def; ///< null: any place will do
    const State& state;
    bool pattern{};
    std::vector<std::string_view> words{};
    std::size_t next{};
    std::string error{};
    bool open{}; ///< the first star is behind

    void split(std::string_view text) {
        for (std::size_t at = 0; at < text.size();) {
            const auto end = std::min(text.find(' ', at), text.size());
            if (end > at) words.push_back(text.substr(at, end - at));
            at = end + 1;
        }
    }
    bool more() const { return next < words.size() && error.empty() && !open; }
    std::string_view take() { return next < words.size() ? words[next++] : std::string_view{}; }
    void fail(std::string_view what, std::string_view expected) {
        if (!error.empty() || open) return;
        error = what.empty() ? "a word is missing: expected " + std::string(expected)
                             : "\"" + std::string(what) + "\": expected " + std::string(expected);
    }
    /// A word with a star that some word may stand for: one that `starts` as the part in front of the star.
    template <class Starts> bool opens(std::string_view text, Starts starts) {
        const auto star = pattern && !open ? text.find('*') : std::string_view::npos;
        if (star == std::string_view::npos || !starts(text.substr(0, star))) return false;
        return open = true;
    }
    template <std::size_t N> bool opens(std::string_view text, const std::array<std::string_view, N>& list) {
        return opens(text, [&](std::string_view start) {
            return std::any_of(list.begin(), list.end(), [&](std::string_view each) { return each.starts_with(start); });
        });
    }
    /// A number from 1 to most, returned from 0.
    std::uint8_t index(std::string_view text, int most) {
        int value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (problem == std::errc{} && end == text.data() + text.size() && value >= 1 && value <= most)
            return static_cast<std::uint8_t>(value - 1);
        const auto isNumber = [](std::string_view start) {
            return start.find_first_not_of("0123456789") == std::string_view::npos;
        };
        if (!opens(text, isNumber)) fail(text, "a number from 1 to " + number(most));
        return 0;
    }
    std::uint8_t index(int most) { return index(take(), most); }
    template <std::size_t N> std::uint8_t oneOf(const std::array<std::string_view, N>& list, std::string_view text) {
        if (const auto found = indexIn(list, text)) return static_cast<std::uint8_t>(*found);
        if (opens(text, list)) return 0;
        std::string all;
        for (const auto& w : list)
            all += (all.empty() ? "" : ", ") + std::string(w);
        fail(text, all);
        return 0;
    }
    template <WordedEnum Enum> Enum oneOf() { return static_cast<Enum>(oneOf(wordsOf<Enum>, take())); }

    SquareIndex square(std::string_view text) {
        for (SquareIndex i = 0; i < squareCount; ++i)
            if (squareId(i) == text) return i;
        const auto begins = [](std::string_view start) {
            for (SquareIndex i = 0; i < squareCount; ++i)
                if (squareId(i).starts_with(start)) return true;
            return false;
        };
        if (!opens(text, begins)) fail(text, "the id of a square");
        return 0;
    }
    PlaceIndex place(std::string_view text) {
        const auto p = def ? placeFromText(*def, state.playerCount, text) : std::nullopt;
        if (p || (!def && !text.empty())) return p.value_or(0);
        const auto begins = [&](std::string_view start) {
            for (PlaceIndex i = 0; i < def->layout(state.playerCount).places.size(); ++i)
                if (placeText(*def, state.playerCount, i).starts_with(start)) return true;
            return false;
        };
        if (!opens(text, begins)) fail(text, "a place such as B2, left, port:upper-left");
        return 0;
    }
    CitizenSpot spot() {
        const auto text = take();
        const auto colon = text.find(':');
        const auto kind = fromId<Spot>(text.substr(0, colon));
        if (colon == std::string_view::npos) {
            if (kind == Spot::Nowhere) return {Spot::Nowhere, 0};
        } else if (kind == Spot::Square) {
            return {Spot::Square, square(text.substr(colon + 1))};
        } else if (kind == Spot::Hut || kind == Spot::Workshop) {
            Reader inner{def, state, pattern};
            const int most = kind == Spot::Hut ? static_cast<int>(hutCount) : mostWorkshops;
            const std::uint8_t i = inner.index(text.substr(colon + 1), most);
            open = open || inner.open;
            if (!inner.error.empty()) fail(text, "hut:1..4 or workshop:1..");
            return {*kind, i};
        }
        if (!opens(text, wordsOf<Spot>)) fail(text, "square:..., hut:..., workshop:... or nowhere");
        return {};
    }
    /// Without a hut: that of the question, or the first whose citizen belongs there.
    std::uint8_t leavingHut(const CitizenSpot& to) const {
        if (!state.hasPrompt()) return 0;
        const Prompt& prompt = state.prompt();
        if (prompt.slot < hutCount) return prompt.slot;
        const Player& player = state.players[prompt.player];
        for (std::uint8_t hut = 0; hut < hutCount; ++hut) {
            if (!(prompt.remaining >> hut & 1u)) continue;
            const CitizenClass c = classOf(player.huts[hut].citizen);
            const bool fits =
                to.kind == Spot::Square ? sectorOf(to.index) == c
                : to.kind == Spot::Workshop
                    ? to.index < player.workshops.size() && def &&
                          def->workshops[player.workshops[to.index].tile].citizenClass == c
                    : true;
            if (fits) return hut;
        }
        return 0;
    }

    static constexpr int mostWorkshops = decltype(Player::workshops)::capacity();
    static constexpr int mostSpaces = 20;
    static constexpr int mostOptions = 9;
    /// Stands for the command that is to be read.
    template <class C> struct Wanted {};

    ChooseHex read(Wanted<ChooseHex>) {
        const auto l = index(static_cast<int>(lieutenantCount));
        return {l, place(take())};
    }
    ChooseShip read(Wanted<ChooseShip>) {
        const auto l = index(static_cast<int>(lieutenantCount));
        const auto corner = oneOf(cornerWords, take());
        return {l, corner, index(static_cast<int>(baysPerDock))};
    }
    Recall read(Wanted<Recall>) { return {index(static_cast<int>(lieutenantCount))}; }
    RescueCitizen read(Wanted<RescueCitizen>) {
        const auto c = oneOf<CitizenClass>();
        return {c, spot()};
    }
    BurnCubes read(Wanted<BurnCubes>) {
        BurnCubes c;
        c.payment = oneOf<FirePayment>();
        while (more()) {
            const auto text = take();
            if (text == "here:1") c.here = 1;
            else if (text == "here:2") c.here = 2;
            else if (text.substr(0, 5) == "next:") c.neighbour = place(text.substr(5));
            else if (!opens(text, std::array<std::string_view, 2>{"here:", "next:"})) fail(text, "here:2 or next:<place>");
        }
        return c;
    }
    BurnShipCube read(Wanted<BurnShipCube>) { return {oneOf<FirePayment>()}; }
    BuyBookStep read(Wanted<BuyBookStep>) { return {oneOf<Book>()}; }
    UseBookAction read(Wanted<UseBookAction>) {
        const auto b = oneOf<Book>();
        return {b, static_cast<std::uint8_t>(index(mostSpaces) + 1)};
    }
    MoveIntoWorkshop read(Wanted<MoveIntoWorkshop>) {
        const auto from = spot();
        return {from, index(mostWorkshops)};
    }
    ChooseEffect read(Wanted<ChooseEffect>) { return {index(mostOptions)}; }
    AdvanceOverseer read(Wanted<AdvanceOverseer>) {
        AdvanceOverseer c;
        c.citizenClass = oneOf<CitizenClass>();
        const std::array branches{branchWord(c.citizenClass, 0), branchWord(c.citizenClass, 1)};
        if (state.toAct() != none) c.branch = state.players[state.toAct()].overseer(c.citizenClass).branch;
        while (more()) {
            const auto text = take();
            if (text == "skip" || opens(text, std::array<std::string_view, 1>{"skip"})) c.skip = true;
            else c.branch = oneOf(branches, text);
        }
        return c;
    }
    ActivateCitizen read(Wanted<ActivateCitizen>) { return {square(take())}; }
    StepBook read(Wanted<StepBook>) { return {oneOf<Book>()}; }
    AdvanceScroll read(Wanted<AdvanceScroll>) { return {index(3)}; }
    UpgradeCitizen read(Wanted<UpgradeCitizen>) { return {spot()}; }
    UpgradeOverseer read(Wanted<UpgradeOverseer>) { return {oneOf<CitizenClass>()}; }
    UseAnyHex read(Wanted<UseAnyHex>) { return {place(take())}; }
    TakeHutUpgrade read(Wanted<TakeHutUpgrade>) { return {index(3)}; }
    TakeWorkshop read(Wanted<TakeWorkshop>) { return {static_cast<std::uint8_t>(oneOf<CitizenClass>())}; }
    TakeCart read(Wanted<TakeCart>) { return {index(2)}; }
    RefreshTiles read(Wanted<RefreshTiles>) {
        const auto kind = oneOf<RefreshKind>();
        return {kind, oneOf<RefreshPayment>()};
    }
    PlaceHutUpgrade read(Wanted<PlaceHutUpgrade>) { return {index(static_cast<int>(hutCount))}; }
    ReturnCitizen read(Wanted<ReturnCitizen>) { return {spot()}; }
    GiveUpLieutenant read(Wanted<GiveUpLieutenant>) { return {index(static_cast<int>(lieutenantCount))}; }
    LeaveQuarantine read(Wanted<LeaveQuarantine>) {
        const CitizenSpot first = spot();
        if (first.kind == Spot::Hut && more()) return {spot(), first.index};
        return {first, leavingHut(first)};
    }
    ChangeSquare read(Wanted<ChangeSquare>) {
        const auto from = square(take());
        return {from, square(take())};
    }
    ChooseOrderBook read(Wanted<ChooseOrderBook>) { return {oneOf<Book>()}; }
    /// The others are a word and nothing else.
    template <class C> C read(Wanted<C>) {
        static_assert(std::is_empty_v<C>);
        return {};
    }

    Command command() {
        const auto verb = take();
#define X(Name, word)                                                                                                  \
    if (verb == word) return done(read(Wanted<Name>{}));
#include "engine/messina/command_list.inc"
#undef X
        if (!opens(verb, verbs)) fail(verb, "the name of a command");
        return Proceed{};
    }
    template <class C> Command done(const C& command) {
        if (more()) fail(words[next], "the end of the line");
        return command;
    }
};

} // namespace

std::string toText(const Definition& definition, const State& state, const Command& command) {
    return std::visit(
        [&]<class C>(const C& c) {
            const std::string arguments = Writer{definition, state}(c);
            return std::string(commandWord<C>) + (arguments.empty() ? "" : " ") + arguments;
        },
        command);
}

std::variant<Command, NotationError> commandFromText(const Definition& definition, const State& state,
                                                     std::string_view text) {
    Reader reader{&definition, state};
    reader.split(text);
    Command command = reader.command();
    if (!reader.error.empty()) return NotationError{reader.error};
    return command;
}

std::optional<NotationError> checkPattern(const Definition* definition, std::size_t players, std::string_view pattern) {
    State state;
    state.playerCount = static_cast<std::uint8_t>(players);
    Reader reader{definition, state, true};
    reader.split(pattern);
    reader.command();
    return reader.error.empty() ? std::nullopt : std::optional(NotationError{reader.error});
}

std::string placeText(const Definition& definition, std::size_t players, PlaceIndex place) {
    if (place >= definition.layout(players).places.size()) return "?";
    const Place& where = definition.layout(players).places[place];
    if (where.kind == PlaceKind::Port) return "port:" + where.name;
    if (where.kind == PlaceKind::Dock) return "dock:" + where.name;
    return where.name;
}

std::optional<PlaceIndex> placeFromText(const Definition& definition, std::size_t players, std::string_view text) {
    const auto count = definition.layout(players).places.size();
    for (PlaceIndex place = 0; place < count; ++place)
        if (placeText(definition, players, place) == text) return place;
    return std::nullopt;
}

} // namespace magister::messina
