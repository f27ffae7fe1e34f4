// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/notation.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace magister::messina {

namespace {

constexpr std::array<std::string_view, 3> classWords{"craftsman", "aristocrat", "nun"};
constexpr std::array<std::string_view, 4> tokenWords{"coin", "wood", "fire", "bigFire"};
constexpr std::array<std::string_view, 3> bookWords{"popularity", "city", "church"};
constexpr std::array<std::string_view, 5> fireWords{"fire", "two-fires", "big-fire", "two-big-fires",
                                                    "fire-and-big-fire"};
constexpr std::array<std::string_view, 6> refreshWords{"coin", "wood", "fire", "big-fire", "point", "rat"};
constexpr std::array<std::string_view, 2> refreshKinds{"huts", "workshops"};
constexpr std::array<std::string_view, 4> cornerWords{"upper-left", "upper-right", "lower-right", "lower-left"};
/// The two branches of a fork by class: the halves of its sector.
constexpr std::array<std::array<std::string_view, 2>, 3> branchWords{
    {{"left", "right"}, {"upper", "lower"}, {"upper", "lower"}}};

std::string number(int n) { return std::to_string(n); }
/// A value outside its vocabulary is written as "?": a command from outside may hold anything, and reads back as wrong.
template <std::size_t N, class E> std::string_view word(const std::array<std::string_view, N>& words, E e) {
    return static_cast<std::size_t>(e) < N ? words[static_cast<std::size_t>(e)] : std::string_view{"?"};
}

struct Writer {
    const Definition& def;
    const State& state;

    std::string square(SquareIndex index) const {
        return index < squareCount ? def.boards[0].squares[index].id : std::string{"?"};
    }
    std::string spot(const CitizenSpot& s) const {
        switch (s.kind) {
        case Spot::Square: return "square:" + square(s.index);
        case Spot::Hut: return "hut:" + number(s.index + 1);
        case Spot::Workshop: return "workshop:" + number(s.index + 1);
        case Spot::Nowhere: break;
        }
        return "nowhere";
    }
    std::string place(PlaceIndex p) const { return placeText(def, state.playerCount, p); }
    static std::string join(std::string_view verb, std::string_view rest) {
        return std::string(verb) + ' ' + std::string(rest);
    }

    std::string operator()(const ChooseHex& c) const {
        return join("choose-hex", number(c.lieutenant + 1) + ' ' + place(c.place));
    }
    std::string operator()(const ChooseShip& c) const {
        return join("choose-ship", number(c.lieutenant + 1) + ' ' + std::string(word(cornerWords, c.corner)) + ' ' +
                                       number(c.bay + 1));
    }
    std::string operator()(const Recall& c) const { return join("recall", number(c.lieutenant + 1)); }
    std::string operator()(const RescueCitizen& c) const {
        return join("rescue", std::string(classText(c.citizenClass)) + ' ' + spot(c.to));
    }
    std::string operator()(const BurnCubes& c) const {
        std::string text = join("burn", word(fireWords, c.payment));
        if (c.here != 1) text += " here:" + number(c.here);
        if (c.neighbour != none) text += " next:" + place(c.neighbour);
        return text;
    }
    std::string operator()(const EndFight&) const { return "end-fight"; }
    std::string operator()(const BurnShipCube& c) const { return join("burn-ship", word(fireWords, c.payment)); }
    std::string operator()(const TakeRat&) const { return "take-rat"; }
    std::string operator()(const UseHexAction&) const { return "use-hex"; }
    std::string operator()(const Repopulate&) const { return "repopulate"; }
    std::string operator()(const BuyBookStep& c) const { return join("buy-step", bookText(c.book)); }
    std::string operator()(const UseBookAction& c) const {
        return join("use-book", std::string(bookText(c.book)) + ' ' + number(c.space));
    }
    std::string operator()(const EndTurn&) const { return "end-turn"; }
    std::string operator()(const MoveIntoWorkshop& c) const {
        return join("move-in", spot(c.from) + ' ' + number(c.workshop + 1));
    }
    std::string operator()(const ChooseEffect& c) const { return join("option", number(c.option + 1)); }
    std::string operator()(const PayForEffect&) const { return "pay"; }
    std::string operator()(const Decline&) const { return "decline"; }
    std::string operator()(const AdvanceOverseer& c) const {
        std::string text = join("advance", classText(c.citizenClass));
        // The branch is told where the move crosses the fork, and nowhere else.
        const auto& overseer = state.players[state.toAct() == none ? 0 : state.toAct()].overseer(c.citizenClass);
        const int target = overseer.step + (c.skip ? 2 : 1);
        const bool said = (overseer.step < 2 && target >= 2) || c.branch != overseer.branch;
        if (said) text += ' ' + std::string(branchWords[static_cast<std::size_t>(c.citizenClass)][c.branch & 1]);
        if (c.skip) text += " skip";
        return text;
    }
    std::string operator()(const ActivateCitizen& c) const { return join("activate", square(c.square)); }
    std::string operator()(const StepBook& c) const { return join("step", bookText(c.book)); }
    std::string operator()(const AdvanceScroll& c) const { return join("scroll", number(c.track + 1)); }
    std::string operator()(const UpgradeCitizen& c) const { return join("upgrade", spot(c.spot)); }
    std::string operator()(const UpgradeOverseer& c) const { return join("upgrade-overseer", classText(c.citizenClass)); }
    std::string operator()(const UseAnyHex& c) const { return join("any-hex", place(c.place)); }
    std::string operator()(const TakeHutUpgrade& c) const { return join("take-hut", number(c.pile + 1)); }
    std::string operator()(const TakeWorkshop& c) const { return join("take-workshop", std::string(word(classWords, c.pile))); }
    std::string operator()(const TakeCart& c) const { return join("take-cart", number(c.pile + 1)); }
    std::string operator()(const RefreshTiles& c) const {
        return join("refresh", std::string(word(refreshKinds, c.kind)) + ' ' +
                                   std::string(word(refreshWords, c.payment)));
    }
    std::string operator()(const PlaceHutUpgrade& c) const { return join("place-hut", number(c.hut + 1)); }
    std::string operator()(const ReturnCitizen& c) const { return join("return", spot(c.from)); }
    std::string operator()(const GiveUpLieutenant& c) const { return join("give-up", number(c.lieutenant + 1)); }
    /// The hut is told where it is not clear from the question.
    std::string operator()(const LeaveQuarantine& c) const {
        const std::string to = spot(c.to);
        if (state.hasPrompt() && state.prompt().slot == c.hut) return join("leave", to);
        return join("leave", join(spot({Spot::Hut, c.hut}), to));
    }
    std::string operator()(const Proceed&) const { return "proceed"; }
    std::string operator()(const ChangeSquare& c) const {
        return join("change-square", square(c.from) + ' ' + square(c.to));
    }
    std::string operator()(const ChooseOrderBook& c) const { return join("order-by", bookText(c.book)); }
};

/// Reads the words of one line one after another; the first mistake ends the reading.
struct Reader {
    const Definition& def;
    const State& state;
    std::vector<std::string_view> words;
    std::size_t next{};
    std::string error;

    std::string_view take() { return next < words.size() ? words[next++] : std::string_view{}; }
    void fail(std::string_view what, std::string_view expected) {
        if (!error.empty()) return;
        error = what.empty() ? "a word is missing: expected " + std::string(expected)
                             : "\"" + std::string(what) + "\": expected " + std::string(expected);
    }
    /// A number from 1 to most, returned from 0.
    std::uint8_t index(int most) {
        const auto text = take();
        int value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (problem != std::errc{} || end != text.data() + text.size() || value < 1 || value > most) {
            fail(text, "a number from 1 to " + number(most));
            return 0;
        }
        return static_cast<std::uint8_t>(value - 1);
    }
    template <std::size_t N> std::uint8_t oneOf(const std::array<std::string_view, N>& list, std::string_view text) {
        const auto it = std::find(list.begin(), list.end(), text);
        if (it != list.end()) return static_cast<std::uint8_t>(it - list.begin());
        std::string all;
        for (const auto& w : list)
            all += (all.empty() ? "" : ", ") + std::string(w);
        fail(text, all);
        return 0;
    }
    template <std::size_t N> std::uint8_t oneOf(const std::array<std::string_view, N>& list) {
        return oneOf(list, take());
    }
    CitizenClass citizenClass() { return static_cast<CitizenClass>(oneOf(classWords)); }
    Book book() { return static_cast<Book>(oneOf(bookWords)); }
    SquareIndex square(std::string_view text) {
        const auto& squares = def.boards[0].squares;
        for (SquareIndex i = 0; i < squareCount; ++i)
            if (squares[i].id == text) return i;
        fail(text, "the id of a square");
        return 0;
    }
    PlaceIndex place(std::string_view text) {
        if (const auto p = placeFromText(def, state.playerCount, text)) return *p;
        fail(text, "a place such as B2, left, port:upper-left");
        return 0;
    }
    CitizenSpot spot() {
        const auto text = take();
        if (text == "nowhere") return {Spot::Nowhere, 0};
        const auto colon = text.find(':');
        const auto kind = text.substr(0, colon);
        const auto rest = colon == std::string_view::npos ? std::string_view{} : text.substr(colon + 1);
        if (kind == "square") return {Spot::Square, square(rest)};
        if (kind == "hut" || kind == "workshop") {
            Reader inner{def, state, {rest}, 0, {}};
            const std::uint8_t i = inner.index(kind == "hut" ? static_cast<int>(hutCount) : 33);
            if (!inner.error.empty()) fail(text, "hut:1..4 or workshop:1..");
            return {kind == "hut" ? Spot::Hut : Spot::Workshop, i};
        }
        fail(text, "square:..., hut:..., workshop:... or nowhere");
        return {};
    }
    BurnCubes burn() {
        BurnCubes c;
        c.payment = static_cast<FirePayment>(oneOf(fireWords));
        while (next < words.size() && error.empty()) {
            const auto text = take();
            if (text == "here:1") c.here = 1;
            else if (text == "here:2") c.here = 2;
            else if (text.substr(0, 5) == "next:") c.neighbour = place(text.substr(5));
            else fail(text, "here:2 or next:<place>");
        }
        return c;
    }
    AdvanceOverseer advance() {
        AdvanceOverseer c;
        c.citizenClass = citizenClass();
        if (state.toAct() != none) c.branch = state.players[state.toAct()].overseer(c.citizenClass).branch;
        while (next < words.size() && error.empty()) {
            const auto text = take();
            if (text == "skip") c.skip = true;
            else c.branch = oneOf(branchWords[static_cast<std::size_t>(c.citizenClass)], text);
        }
        return c;
    }
    ChooseShip ship() {
        const auto l = index(static_cast<int>(lieutenantCount));
        const auto corner = oneOf(cornerWords);
        return {l, corner, index(static_cast<int>(baysPerDock))};
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
            const bool fits = to.kind == Spot::Square     ? sectorOf(to.index) == c
                              : to.kind == Spot::Workshop ? to.index < player.workshops.size() &&
                                                                def.workshops[player.workshops[to.index].tile].citizenClass == c
                                                          : true;
            if (fits) return hut;
        }
        return 0;
    }
    LeaveQuarantine leave() {
        const CitizenSpot first = spot();
        if (first.kind == Spot::Hut && next < words.size()) return {spot(), first.index};
        return {first, leavingHut(first)};
    }
    template <class C> Command done(const C& command) {
        if (next < words.size()) fail(words[next], "the end of the line");
        return command;
    }

    Command command() {
        const auto verb = take();
        if (verb == "choose-hex") {
            const auto l = index(static_cast<int>(lieutenantCount));
            return done(ChooseHex{l, place(take())});
        }
        if (verb == "choose-ship") return done(ship());
        if (verb == "recall") return done(Recall{index(5)});
        if (verb == "rescue") {
            const auto c = citizenClass();
            return done(RescueCitizen{c, spot()});
        }
        if (verb == "burn") return done(burn());
        if (verb == "end-fight") return done(EndFight{});
        if (verb == "burn-ship") return done(BurnShipCube{static_cast<FirePayment>(oneOf(fireWords))});
        if (verb == "take-rat") return done(TakeRat{});
        if (verb == "use-hex") return done(UseHexAction{});
        if (verb == "repopulate") return done(Repopulate{});
        if (verb == "buy-step") return done(BuyBookStep{book()});
        if (verb == "use-book") {
            const auto b = book();
            return done(UseBookAction{b, static_cast<std::uint8_t>(index(20) + 1)});
        }
        if (verb == "end-turn") return done(EndTurn{});
        if (verb == "move-in") {
            const auto from = spot();
            return done(MoveIntoWorkshop{from, index(33)});
        }
        return effectCommand(verb);
    }
    Command effectCommand(std::string_view verb) {
        if (verb == "option") return done(ChooseEffect{index(9)});
        if (verb == "pay") return done(PayForEffect{});
        if (verb == "decline") return done(Decline{});
        if (verb == "advance") return done(advance());
        if (verb == "activate") return done(ActivateCitizen{square(take())});
        if (verb == "step") return done(StepBook{book()});
        if (verb == "scroll") return done(AdvanceScroll{index(3)});
        if (verb == "upgrade") return done(UpgradeCitizen{spot()});
        if (verb == "upgrade-overseer") return done(UpgradeOverseer{citizenClass()});
        if (verb == "any-hex") return done(UseAnyHex{place(take())});
        if (verb == "take-hut") return done(TakeHutUpgrade{index(3)});
        if (verb == "take-workshop") return done(TakeWorkshop{oneOf(classWords)});
        if (verb == "take-cart") return done(TakeCart{index(2)});
        if (verb == "refresh") {
            const auto kind = static_cast<RefreshKind>(oneOf(refreshKinds));
            return done(RefreshTiles{kind, static_cast<RefreshPayment>(oneOf(refreshWords))});
        }
        if (verb == "place-hut") return done(PlaceHutUpgrade{index(4)});
        if (verb == "return") return done(ReturnCitizen{spot()});
        if (verb == "give-up") return done(GiveUpLieutenant{index(5)});
        if (verb == "leave") return done(leave());
        if (verb == "proceed") return done(Proceed{});
        if (verb == "order-by") return done(ChooseOrderBook{book()});
        if (verb == "change-square") {
            const auto from = square(take());
            return done(ChangeSquare{from, square(take())});
        }
        fail(verb, "the name of a command");
        return Proceed{};
    }
};

} // namespace

std::string toText(const Definition& definition, const State& state, const Command& command) {
    return std::visit(Writer{definition, state}, command);
}

std::variant<Command, NotationError> commandFromText(const Definition& definition, const State& state,
                                                     std::string_view text) {
    Reader reader{definition, state, {}, 0, {}};
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find(' ', at), text.size());
        if (end > at) reader.words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    Command command = reader.command();
    if (!reader.error.empty()) return NotationError{reader.error};
    return command;
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

std::string_view classText(CitizenClass citizenClass) { return word(classWords, citizenClass); }
std::string_view tokenText(Token token) { return word(tokenWords, token); }
std::string_view bookText(Book book) { return word(bookWords, book); }

} // namespace magister::messina
