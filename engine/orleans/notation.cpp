// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/notation.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace magister::orleans {

namespace {

/// Shorter than in a pack.
constexpr std::array<std::string_view, tortureAssetCount> assetWords{"station", "follower", "development",
                                                                     "good",    "tile",     "technology"};
constexpr std::array<std::string_view, 2> storeWords{"market", "tower"};
constexpr std::array<std::string_view, 3> goodWords{"1", "2", "both"};
constexpr std::array<std::string_view, 2> rewardWords{"coins", "development"};

std::string number(int n) {
    return std::to_string(n);
}

struct Writer {
    const Definition& def;

    static std::string place(PlaceId id) { return std::string(idOf(id)); }
    template <WordedEnum Enum> static std::string word(Enum value) { return std::string(idOf(value)); }
    template <std::size_t N> static std::string word(const std::array<std::string_view, N>& words, std::size_t index) {
        return std::string(index < N ? words[index] : std::string_view{"?"});
    }
    bool openRow(PlaceId id) const { return static_cast<std::size_t>(id) < placeCount && def.place(id).openRow; }
    /// A slot by number; in the open row by the follower on it.
    std::string slotOf(PlaceId id, SlotOfPlace slot) const {
        return place(id) + ' ' + (openRow(id) ? word(static_cast<Token>(slot)) : number(slot + 1));
    }
    std::string connection(ConnectionIndex index) const {
        if (index == none) return "stay";
        return index < def.connections.size() ? std::string(def.connections[index].id.view()) : std::string{"?"};
    }

    std::string operator()(const RemoveTile& c) const { return place(c.tile); }
    std::string operator()(const GiveUp& c) const {
        const std::string text = word(assetWords, static_cast<std::size_t>(c.asset));
        switch (c.asset) {
        case TortureAsset::TradingStation:
            if (c.which == none) return text + " unbuilt";
            return text + ' ' + (c.which < def.towns.size() ? std::string(def.towns[c.which].id.view()) : "?");
        case TortureAsset::RandomFollower:
            return c.which == none ? text : text + ' ' + word(static_cast<Token>(c.which));
        case TortureAsset::DevelopmentPoint:
            return text;
        case TortureAsset::Good:
            return text + ' ' + word(static_cast<Ware>(c.which));
        case TortureAsset::PlaceTile:
            return text + ' ' + word(static_cast<PlaceId>(c.which));
        case TortureAsset::TechnologyTile:
            return c.which == none ? text + " unplaced"
                                   : text + ' ' + word(static_cast<PlaceId>(c.which)) + ' ' + number(c.slot + 1);
        }
        return text;
    }
    std::string operator()(const DrawFollowers& c) const { return number(c.count); }
    std::string operator()(const KeepDrawn& c) const { return word(c.token) + ' ' + word(storeWords, c.tower); }
    std::string operator()(const Retrieve& c) const { return slotOf(c.place, c.slot); }
    std::string operator()(const PlaceFollower& c) const {
        const std::string text = word(c.token) + ' ' + word(storeWords, c.fromTower) + ' ';
        return text + (openRow(c.place) ? place(c.place) : slotOf(c.place, c.slot));
    }
    std::string operator()(const PlaceTechnology& c) const { return place(c.place) + ' ' + number(c.slot + 1); }
    std::string operator()(const TakeBack& c) const { return slotOf(c.place, c.slot); }
    std::string operator()(const UsePlace& c) const { return place(c.place); }
    std::string operator()(const RecruitFollower& c) const { return word(c.follower); }
    std::string operator()(const TakeTile& c) const { return place(c.tile); }
    std::string operator()(const Travel& c) const { return connection(c.connection); }
    std::string operator()(const TakeGood& c) const { return word(goodWords, c.slot); }
    std::string operator()(const SendFollower& c) const {
        return number(c.slot + 1) + ' ' + word(c.deed) + ' ' + word(c.space);
    }
    std::string operator()(const TakeDeedReward& c) const { return word(rewardWords, c.development); }
    std::string operator()(const BuyDevelopment& c) const { return number(c.coins); }
    std::string operator()(const PayWare& c) const { return word(c.ware); }
    std::string operator()(const BakeBread& c) const { return number(c.grain); }
    std::string operator()(const TakeReward& c) const { return word(c.track); }
    std::string operator()(const MoveMerchant& c) const {
        return number(c.player + 1) + ' ' + connection(c.connection);
    }
    std::string operator()(const HandInFood& c) const { return word(c.ware); }
    /// The others are a word and nothing else.
    template <class C> std::string operator()(const C&) const {
        static_assert(std::is_empty_v<C>);
        return {};
    }
};

/// Reads the words of one line one after another; the first mistake ends the reading.
struct Reader {
    const Definition& def;
    std::vector<std::string_view> words;
    std::size_t next{};
    std::string error;

    bool more() const { return next < words.size(); }
    std::string_view take() { return more() ? words[next++] : std::string_view{}; }
    void fail(std::string_view what, const std::string& expected) {
        if (!error.empty()) return;
        if (what.empty())
            error.append("a word is missing: expected ").append(expected);
        else
            error.append("\"").append(what).append("\": expected ").append(expected);
    }
    std::uint8_t count(int least, int most) {
        const auto text = take();
        int value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (problem != std::errc{} || end != text.data() + text.size() || value < least || value > most) {
            fail(text, "a number from " + number(least) + " to " + number(most));
            return static_cast<std::uint8_t>(least);
        }
        return static_cast<std::uint8_t>(value);
    }
    std::uint8_t index(int most) { return static_cast<std::uint8_t>(count(1, most) - 1); }
    template <std::size_t N> std::uint8_t oneOf(const std::array<std::string_view, N>& list) {
        const auto text = take();
        if (const auto found = indexIn(list, text)) return static_cast<std::uint8_t>(*found);
        std::string all;
        for (const auto& each : list)
            all.append(all.empty() ? "" : ", ").append(each);
        fail(text, all);
        return 0;
    }
    template <WordedEnum Enum> Enum oneOf() { return static_cast<Enum>(oneOf(wordsOf<Enum>)); }
    PlaceId place() { return oneOf<PlaceId>(); }
    Token token() {
        const auto text = take();
        if (const auto read = fromId<Token>(text); read && isFollower(*read)) return *read;
        fail(text, "a follower such as farmer or own-farmer");
        return Token::Farmer;
    }
    SlotOfPlace slotOf(PlaceId id) {
        if (def.place(id).openRow) return static_cast<SlotOfPlace>(token());
        return index(static_cast<int>(maxPlaceSlots));
    }
    ConnectionIndex connection(bool stay) {
        const auto text = take();
        if (stay && text == "stay") return none;
        const ConnectionIndex read = def.connection(text);
        if (read == none) fail(text, "the id of a connection");
        return read;
    }
    TownIndex town() {
        const auto text = take();
        if (text == "unbuilt") return none;
        const TownIndex read = def.town(text);
        if (read == none) fail(text, "the id of a town, or unbuilt");
        return read;
    }
    template <class C> Command done(const C& command) {
        if (more()) fail(words[next], "the end of the line");
        return command;
    }

    static constexpr int mostCounted = 200;
    /// Stands for the command that is to be read.
    template <class C> struct Wanted {};

    RemoveTile read(Wanted<RemoveTile>) { return {place()}; }
    GiveUp read(Wanted<GiveUp>) {
        GiveUp c{static_cast<TortureAsset>(oneOf(assetWords)), none, none};
        switch (c.asset) {
        case TortureAsset::TradingStation:
            c.which = town();
            break;
        case TortureAsset::RandomFollower:
            if (more()) c.which = static_cast<std::uint8_t>(token());
            break;
        case TortureAsset::DevelopmentPoint:
            break;
        case TortureAsset::Good:
            c.which = static_cast<std::uint8_t>(oneOf<Ware>());
            break;
        case TortureAsset::PlaceTile:
            c.which = static_cast<std::uint8_t>(place());
            break;
        case TortureAsset::TechnologyTile:
            if (more() && words[next] == "unplaced") {
                take();
                break;
            }
            c.which = static_cast<std::uint8_t>(place());
            c.slot = index(static_cast<int>(maxPlaceSlots));
            break;
        }
        return c;
    }
    DrawFollowers read(Wanted<DrawFollowers>) { return {count(0, mostCounted)}; }
    KeepDrawn read(Wanted<KeepDrawn>) {
        const Token kept = token();
        return {kept, oneOf(storeWords) == 1};
    }
    Retrieve read(Wanted<Retrieve>) { return onSlot<Retrieve>(); }
    PlaceFollower read(Wanted<PlaceFollower>) {
        PlaceFollower c;
        c.token = token();
        c.fromTower = oneOf(storeWords) == 1;
        c.place = place();
        if (!def.place(c.place).openRow) c.slot = index(static_cast<int>(maxPlaceSlots));
        return c;
    }
    PlaceTechnology read(Wanted<PlaceTechnology>) {
        const PlaceId id = place();
        return {id, index(static_cast<int>(maxPlaceSlots))};
    }
    TakeBack read(Wanted<TakeBack>) { return onSlot<TakeBack>(); }
    template <class C> C onSlot() {
        const PlaceId id = place();
        return {id, slotOf(id)};
    }
    UsePlace read(Wanted<UsePlace>) { return {place()}; }
    RecruitFollower read(Wanted<RecruitFollower>) { return {oneOf<Follower>()}; }
    TakeTile read(Wanted<TakeTile>) { return {place()}; }
    Travel read(Wanted<Travel>) { return {connection(true)}; }
    TakeGood read(Wanted<TakeGood>) { return {oneOf(goodWords)}; }
    SendFollower read(Wanted<SendFollower>) {
        const std::uint8_t from = index(static_cast<int>(maxTowerSpaces));
        const DeedId deed = oneOf<DeedId>();
        return {from, deed, oneOf<Follower>()};
    }
    TakeDeedReward read(Wanted<TakeDeedReward>) { return {oneOf(rewardWords) == 1}; }
    BuyDevelopment read(Wanted<BuyDevelopment>) { return {count(0, mostCounted)}; }
    PayWare read(Wanted<PayWare>) { return {oneOf<Ware>()}; }
    BakeBread read(Wanted<BakeBread>) { return {count(0, mostCounted)}; }
    TakeReward read(Wanted<TakeReward>) { return {oneOf<Track>()}; }
    MoveMerchant read(Wanted<MoveMerchant>) {
        const PlayerIndex whose = index(static_cast<int>(maxPlayers));
        return {whose, connection(false)};
    }
    HandInFood read(Wanted<HandInFood>) { return {oneOf<Ware>()}; }
    /// The others are a word and nothing else.
    template <class C> C read(Wanted<C>) {
        static_assert(std::is_empty_v<C>);
        return {};
    }

    Command command() {
        const auto verb = take();
#define X(Name, word)                                                                                                  \
    if (verb == word) return done(read(Wanted<Name>{}));
#include "engine/orleans/command_list.inc"
#undef X
        fail(verb, "the name of a command");
        return Proceed{};
    }
};

} // namespace

std::string toText(const Definition& definition, const Command& command) {
    return std::visit(
        [&]<class C>(const C& c) {
            const std::string arguments = Writer{definition}(c);
            return std::string(commandWord<C>) + (arguments.empty() ? "" : " ") + arguments;
        },
        command);
}

std::variant<Command, NotationError> commandFromText(const Definition& definition, std::string_view text) {
    Reader reader{definition, {}, 0, {}};
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find(' ', at), text.size());
        if (end > at) reader.words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    Command command = reader.command();
    if (!reader.error.empty()) return NotationError{reader.error};
    return command;
}

} // namespace magister::orleans
