// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/notation.h"

#include "engine/orleans/ids.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace magister::orleans {

namespace {

constexpr std::array<std::string_view, 13> tokenWords{
    "nothing", "farmer",     "boatman",     "craftsman",     "trader",     "knight",    "scholar",
    "monk",    "own-farmer", "own-boatman", "own-craftsman", "own-trader", "technology"};
constexpr std::array<std::string_view, wareCount> wareWords{"grain", "cheese", "wine", "wool", "brocade", "bread"};
constexpr std::array<std::string_view, tortureAssetCount> assetWords{"station", "follower", "development",
                                                                     "good",    "tile",     "technology"};
constexpr std::array<std::string_view, 2> storeWords{"market", "tower"};
constexpr std::array<std::string_view, 3> goodWords{"1", "2", "both"};
constexpr std::array<std::string_view, 2> rewardWords{"coins", "development"};

std::string number(int n) {
    return std::to_string(n);
}
/// A value outside its vocabulary is written as "?": a command from outside may hold anything, and reads back as wrong.
template <std::size_t N, class E> std::string word(const std::array<std::string_view, N>& words, E e) {
    return std::string(static_cast<std::size_t>(e) < N ? words[static_cast<std::size_t>(e)] : std::string_view{"?"});
}

struct Writer {
    const Definition& def;

    static std::string place(PlaceId id) { return word(ids::places, id); }
    bool openRow(PlaceId id) const { return static_cast<std::size_t>(id) < placeCount && def.place(id).openRow; }
    /// A slot by number; in the open row by the follower on it.
    std::string slotOf(PlaceId id, SlotOfPlace slot) const {
        return place(id) + ' ' + (openRow(id) ? word(tokenWords, slot) : number(slot + 1));
    }
    std::string connection(ConnectionIndex index) const {
        if (index == none) return "stay";
        return index < def.connections.size() ? std::string(def.connections[index].id.view()) : std::string{"?"};
    }

    std::string operator()(const RemoveTile& c) const { return "remove " + place(c.tile); }
    std::string operator()(const Decline&) const { return "decline"; }
    std::string operator()(const Proceed&) const { return "proceed"; }
    std::string operator()(const PayCoins&) const { return "pay-coins"; }
    std::string operator()(const GiveUp& c) const {
        const std::string text = "give-up " + word(assetWords, c.asset);
        switch (c.asset) {
        case TortureAsset::TradingStation:
            if (c.which == none) return text + " unbuilt";
            return text + ' ' + (c.which < def.towns.size() ? std::string(def.towns[c.which].id.view()) : "?");
        case TortureAsset::RandomFollower:
            return c.which == none ? text : text + ' ' + word(tokenWords, c.which);
        case TortureAsset::DevelopmentPoint:
            return text;
        case TortureAsset::Good:
            return text + ' ' + word(wareWords, c.which);
        case TortureAsset::PlaceTile:
            return text + ' ' + word(ids::places, c.which);
        case TortureAsset::TechnologyTile:
            return c.which == none ? text + " unplaced"
                                   : text + ' ' + word(ids::places, c.which) + ' ' + number(c.slot + 1);
        }
        return text;
    }
    std::string operator()(const DrawFollowers& c) const { return "draw " + number(c.count); }
    std::string operator()(const UseBathhouse&) const { return "bathhouse"; }
    std::string operator()(const KeepDrawn& c) const {
        return "keep " + word(tokenWords, c.token) + ' ' + word(storeWords, c.tower);
    }
    std::string operator()(const ReturnDrawn&) const { return "return-drawn"; }
    std::string operator()(const Retrieve& c) const { return "retrieve " + slotOf(c.place, c.slot); }
    std::string operator()(const Done&) const { return "done"; }
    std::string operator()(const PlaceFollower& c) const {
        const std::string text = "place " + word(tokenWords, c.token) + ' ' + word(storeWords, c.fromTower) + ' ';
        return text + (openRow(c.place) ? place(c.place) : slotOf(c.place, c.slot));
    }
    std::string operator()(const PlaceTechnology& c) const {
        return "technology " + place(c.place) + ' ' + number(c.slot + 1);
    }
    std::string operator()(const TakeBack& c) const { return "take-back " + slotOf(c.place, c.slot); }
    std::string operator()(const CommitJob&) const { return "commit"; }
    std::string operator()(const UsePlace& c) const { return "use " + place(c.place); }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const RecruitFollower& c) const { return "recruit " + word(ids::followers, c.follower); }
    std::string operator()(const TakeTile& c) const { return "tile " + place(c.tile); }
    std::string operator()(const Travel& c) const { return "travel " + connection(c.connection); }
    std::string operator()(const TakeGood& c) const { return "good " + word(goodWords, c.slot); }
    std::string operator()(const SendFollower& c) const {
        return "send " + number(c.slot + 1) + ' ' + word(ids::deeds, c.deed) + ' ' + word(ids::followers, c.space);
    }
    std::string operator()(const TakeDeedReward& c) const { return "deed-reward " + word(rewardWords, c.development); }
    std::string operator()(const BuyDevelopment& c) const { return "buy " + number(c.coins); }
    std::string operator()(const PayWare& c) const { return "pay " + word(wareWords, c.ware); }
    std::string operator()(const BakeBread& c) const { return "bake " + number(c.grain); }
    std::string operator()(const TakeReward& c) const { return "reward " + word(ids::tracks, c.track); }
    std::string operator()(const MoveMerchant& c) const {
        return "move-merchant " + number(c.player + 1) + ' ' + connection(c.connection);
    }
    std::string operator()(const HandInFood& c) const { return "hand-in " + word(wareWords, c.ware); }
    std::string operator()(const PayFine&) const { return "fine"; }
    std::string operator()(const UseSacristy&) const { return "sacristy"; }
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
    template <class Enum, std::size_t N> Enum oneOf(const std::array<std::string_view, N>& list) {
        const auto text = take();
        const auto it = std::find(list.begin(), list.end(), text);
        if (it != list.end()) return static_cast<Enum>(it - list.begin());
        std::string all;
        for (const auto& each : list)
            all.append(all.empty() ? "" : ", ").append(each);
        fail(text, all);
        return Enum{};
    }
    PlaceId place() { return oneOf<PlaceId>(ids::places); }
    Token token() {
        const auto text = take();
        if (const auto read = tokenFromText(text); read && isFollower(*read)) return *read;
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

    Command giveUp() {
        GiveUp c{oneOf<TortureAsset>(assetWords), none, none};
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
            c.which = oneOf<std::uint8_t>(wareWords);
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
        return done(c);
    }
    template <class C> Command onSlot() {
        const PlaceId id = place();
        return done(C{id, slotOf(id)});
    }
    Command placing() {
        PlaceFollower c;
        c.token = token();
        c.fromTower = oneOf<std::uint8_t>(storeWords) == 1;
        c.place = place();
        if (!def.place(c.place).openRow) c.slot = index(static_cast<int>(maxPlaceSlots));
        return done(c);
    }

    Command command() {
        const auto verb = take();
        if (verb == "remove") return done(RemoveTile{place()});
        if (verb == "decline") return done(Decline{});
        if (verb == "proceed") return done(Proceed{});
        if (verb == "pay-coins") return done(PayCoins{});
        if (verb == "give-up") return giveUp();
        if (verb == "draw") return done(DrawFollowers{count(0, 200)});
        if (verb == "bathhouse") return done(UseBathhouse{});
        if (verb == "keep") {
            const Token kept = token();
            return done(KeepDrawn{kept, oneOf<std::uint8_t>(storeWords) == 1});
        }
        if (verb == "return-drawn") return done(ReturnDrawn{});
        if (verb == "retrieve") return onSlot<Retrieve>();
        if (verb == "done") return done(Done{});
        if (verb == "place") return placing();
        if (verb == "technology") {
            const PlaceId id = place();
            return done(PlaceTechnology{id, index(static_cast<int>(maxPlaceSlots))});
        }
        if (verb == "take-back") return onSlot<TakeBack>();
        if (verb == "commit") return done(CommitJob{});
        return actionCommand(verb);
    }
    Command actionCommand(std::string_view verb) {
        if (verb == "use") return done(UsePlace{place()});
        if (verb == "pass") return done(Pass{});
        if (verb == "recruit") return done(RecruitFollower{oneOf<Follower>(ids::followers)});
        if (verb == "tile") return done(TakeTile{place()});
        if (verb == "travel") return done(Travel{connection(true)});
        if (verb == "good") return done(TakeGood{oneOf<std::uint8_t>(goodWords)});
        if (verb == "send") {
            const std::uint8_t from = index(static_cast<int>(maxTowerSpaces));
            const DeedId deed = oneOf<DeedId>(ids::deeds);
            return done(SendFollower{from, deed, oneOf<Follower>(ids::followers)});
        }
        if (verb == "deed-reward") return done(TakeDeedReward{oneOf<std::uint8_t>(rewardWords) == 1});
        if (verb == "buy") return done(BuyDevelopment{count(0, 200)});
        if (verb == "pay") return done(PayWare{oneOf<Ware>(wareWords)});
        if (verb == "bake") return done(BakeBread{count(0, 200)});
        if (verb == "reward") return done(TakeReward{oneOf<Track>(ids::tracks)});
        if (verb == "move-merchant") {
            const PlayerIndex whose = index(static_cast<int>(maxPlayers));
            return done(MoveMerchant{whose, connection(false)});
        }
        if (verb == "hand-in") return done(HandInFood{oneOf<Ware>(wareWords)});
        if (verb == "fine") return done(PayFine{});
        if (verb == "sacristy") return done(UseSacristy{});
        fail(verb, "the name of a command");
        return Proceed{};
    }
};

} // namespace

std::string toText(const Definition& definition, const Command& command) {
    return std::visit(Writer{definition}, command);
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

std::string_view tokenText(Token token) {
    return static_cast<std::size_t>(token) < tokenWords.size() ? tokenWords[static_cast<std::size_t>(token)] : "?";
}

std::optional<Token> tokenFromText(std::string_view text) {
    const auto it = std::find(tokenWords.begin() + 1, tokenWords.end(), text);
    if (it == tokenWords.end()) return std::nullopt;
    return static_cast<Token>(it - tokenWords.begin());
}

std::string_view wareText(Ware ware) {
    return static_cast<std::size_t>(ware) < wareCount ? wareWords[static_cast<std::size_t>(ware)] : "?";
}

} // namespace magister::orleans
