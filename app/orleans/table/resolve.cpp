// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/resolve.h"

#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/refusal_text.h"
#include "app/orleans/words/target_names.h"
#include "app/table/refusal_cards.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace magister::orleans {

namespace {

/// Lower is nearer to the thing that was clicked; general reasons come last.
int rank(const Refusal& refusal) {
    switch (refusal.reason) {
    case Reason::AnswerFirst:
    case Reason::OtherPhase:
    case Reason::NotTheTime:
    case Reason::NothingToDecline:
    case Reason::TechnologyWhenPlanning:
    case Reason::TechnologyTooNew:
    case Reason::SacristyWaits:
    case Reason::SacristyCannotHelp:
    case Reason::NoSacristy:
        return 9;
    case Reason::JobFirst:
        return 7;
    case Reason::WrongFollower:
    case Reason::OnlyMonk:
    case Reason::DeedNeedsOther:
        return 4;
    case Reason::SlotTaken:
        return 3;
    default:
        return 1;
    }
}

/// Asked about at any time, to be refused: the real question of a place goes first.
bool answersNothing(const Command& command, PromptKind kind) {
    if (std::holds_alternative<PlaceTechnology>(command))
        return kind != PromptKind::Plan && kind != PromptKind::PlaceTechnology;
    return std::holds_alternative<UseSacristy>(command) && kind != PromptKind::Protect;
}

class Clicked {
public:
    Clicked(const Scene& scene, const TargetIndex& index, QString target, std::uint8_t picked)
        : m_scene(scene), m_index(index), m_target(std::move(target)), m_picked(picked), m_player(asker(scene)),
          m_kind(askedKind(scene)) {}

    Meaning meaning() const {
        if (m_kind == PromptKind::None) return notAsked();
        if (const auto picked = pickedPiece()) return *picked;
        const QVector<int> found = candidates();
        return found.isEmpty() ? notAsked() : meaningOf(found);
    }

private:
    const Choice& choice(int i) const { return m_index.choices()[static_cast<std::size_t>(i)]; }
    const Player& me() const { return m_scene.state.players[m_player]; }

    /// Of the thing itself, else of what it is part of. Choices that answer no question count only where there is
    /// nothing else.
    QVector<int> candidates() const {
        QVector<int> idle;
        for (QString target = m_target; !target.isEmpty(); target = wholeOf(target)) {
            QVector<int> found = m_index.at(target);
            if (idle.isEmpty()) idle = found;
            found.removeIf([&](int i) { return answersNothing(choice(i).command, m_kind); });
            if (!found.isEmpty()) return found;
        }
        return idle;
    }

    Meaning meaningOf(const QVector<int>& found) const {
        const QVector<int> mine = byPicked(found);
        QVector<int> legal;
        std::copy_if(mine.begin(), mine.end(), std::back_inserter(legal), [&](int i) { return !choice(i).refusal; });
        if (legal.isEmpty()) return refusedMeaning(mine);
        const QVector<Command> commands = distinct(legal);
        if (commands.size() > 1) return Several{commands};
        return commands.front();
    }

    /// With a follower picked up, what the others could do does not count.
    QVector<int> byPicked(const QVector<int>& found) const {
        if (m_picked == nobody) return found;
        QVector<int> own;
        for (const int i : found) {
            const std::uint8_t piece = pieceOf(choice(i).command);
            if (piece == nobody || piece == m_picked) own.append(i);
        }
        return own.isEmpty() ? found : own;
    }

    Slot wantedBy(const PlaceFollower& c) const {
        const auto& wanted = m_scene.definition.place(c.place).actionSlots;
        return c.slot < wanted.size() ? wanted[c.slot] : Slot::Any;
    }
    /// The follower is of the very kind that the slot asks for.
    bool isExact(const PlaceFollower& c) const { return wantedBy(c) == slotFor(kindOf(c.token)); }
    Token sent(const SendFollower& c) const {
        const std::uint8_t place = m_scene.state.question(m_player).place;
        if (m_scene.definition.place(placeAt(place)).effect.kind == EffectKind::Tower) return me().work.tower[c.slot];
        return me().work.at(placeAt(place)).tokens[c.slot];
    }

    /// Slots of one place that ask for the same, and senders of one kind, are interchangeable: the first stands for
    /// all. A follower whose own slot is free does not stand in on another.
    QVector<Command> distinct(const QVector<int>& legal) const {
        QVector<Command> commands;
        std::set<std::tuple<int, int, int, int>> seen;
        std::set<std::uint8_t> exact;
        for (const int i : legal)
            if (const auto* placed = std::get_if<PlaceFollower>(&choice(i).command); placed && isExact(*placed))
                exact.insert(pieceOf(*placed));
        for (const int i : legal) {
            const Command& command = choice(i).command;
            if (const auto* placed = std::get_if<PlaceFollower>(&command)) {
                if (exact.contains(pieceOf(*placed)) && !isExact(*placed)) continue;
                const int place = static_cast<int>(placed->place);
                if (!seen.insert({0, pieceOf(*placed), place, static_cast<int>(wantedBy(*placed))}).second) continue;
            } else if (const auto* send = std::get_if<SendFollower>(&command)) {
                const int goal = static_cast<int>(send->deed);
                if (!seen.insert({1, static_cast<int>(sent(*send)), goal, static_cast<int>(send->space)}).second)
                    continue;
            }
            commands.append(command);
        }
        return commands;
    }

    Meaning refusedMeaning(const QVector<int>& found) const {
        if (const auto unfit = noneFits(found)) return *unfit;
        if (const auto unfit = placeFitsNone(found)) return *unfit;
        const auto less = [&](int a, int b) { return weight(a) < weight(b); };
        const Choice& best = choice(*std::min_element(found.begin(), found.end(), less));
        return Refused{refusalCard(m_scene, m_index, m_target, *best.refusal, best.command, m_picked), best.refusal,
                       best.command};
    }
    /// With a follower in hand the card speaks of that one, otherwise of what was clicked.
    int weight(int i) const {
        const bool about = m_picked != nobody && pieceOf(choice(i).command) == m_picked;
        return rank(*choice(i).refusal) + (answersNothing(choice(i).command, m_kind) ? 10 : 0) - (about ? 5 : 0);
    }

    /// An empty slot clicked with empty hands: no follower is meant, so the card names none.
    std::optional<Meaning> noneFits(const QVector<int>& found) const {
        if (m_picked != nobody || found.isEmpty()) return std::nullopt;
        const PlaceFollower* first = nullptr;
        for (const int i : found) {
            const auto* placed = std::get_if<PlaceFollower>(&choice(i).command);
            if (!placed && std::holds_alternative<PlaceTechnology>(choice(i).command)) continue;
            const Reason reason = choice(i).refusal->reason;
            if (!placed || (reason != Reason::WrongFollower && reason != Reason::OnlyMonk)) return std::nullopt;
            if (first && first->slot != placed->slot) return std::nullopt; // a whole place: no slot is meant
            first = placed;
        }
        if (!first) return std::nullopt;
        return Refused{card(noneFitsText(m_scene, wantedBy(*first)), {}, Rule::PlanningMatch), std::nullopt,
                       std::nullopt};
    }

    /// A whole place clicked that takes none of those that are meant: the card speaks of the place, not of one of its slots.
    std::optional<Meaning> placeFitsNone(const QVector<int>& found) const {
        const PlaceFollower* first = nullptr;
        bool several = false;
        std::set<SlotOfPlace> empty;
        for (const int i : found) {
            const auto* placed = std::get_if<PlaceFollower>(&choice(i).command);
            if (!placed && std::holds_alternative<PlaceTechnology>(choice(i).command)) continue;
            const Reason reason = choice(i).refusal->reason;
            const bool taken = reason == Reason::SlotTaken;
            if (!placed || (!taken && reason != Reason::WrongFollower && reason != Reason::OnlyMonk)) return std::nullopt;
            if (first && first->place != placed->place) return std::nullopt;
            several = several || (first && first->slot != placed->slot);
            if (!first) first = placed;
            if (!taken) empty.insert(placed->slot);
        }
        if (!several) return std::nullopt;
        std::vector<Slot> wanted;
        for (const SlotOfPlace slot : empty)
            wanted.push_back(m_scene.definition.place(first->place).actionSlots[slot]);
        const Token inHand = m_picked == nobody ? Token::Nothing : first->token;
        const Reason reason = wanted.empty() ? Reason::SlotTaken : Reason::WrongFollower;
        const Rule rule = wanted.empty() ? ruleOfTaken(found) : Rule::PlanningMatch;
        return Refused{card(placeFitsNoneText(m_scene, first->place, wanted, inHand), targets::idText(reasonId(reason)), rule),
                       std::nullopt, std::nullopt};
    }
    Rule ruleOfTaken(const QVector<int>& found) const {
        const auto taken = std::find_if(found.begin(), found.end(), [&](int i) { return choice(i).refusal->reason == Reason::SlotTaken; });
        return choice(*taken).refusal->rule;
    }

    /// The token on a space of market or tower, or a technology tile beside the board, while these are placed.
    std::optional<Meaning> pickedPiece() const {
        const QString home = targets::seat(m_player) + u'/';
        if (!m_target.startsWith(home) || (m_kind != PromptKind::Plan && m_kind != PromptKind::PlaceTechnology))
            return std::nullopt;
        const QString zone = m_target.mid(home.size()).section(u'/', 0, 0);
        const int space = m_target.section(u'/', -1).toInt();
        Token token = Token::Nothing;
        if (zone == QLatin1String("technology"))
            token = me().work.technologies > 0 ? Token::Technology : Token::Nothing;
        else if (m_kind == PromptKind::Plan && zone == QLatin1String("market"))
            token = at(me().work.market, space);
        else if (m_kind == PromptKind::Plan && zone == QLatin1String("tower"))
            token = at(me().work.tower, space);
        if (token == Token::Nothing) return std::nullopt;
        return pick(pieceOf(token, zone == QLatin1String("tower")));
    }
    template <class Tokens> static Token at(const Tokens& tokens, int space) {
        const bool there = space >= 0 && space < static_cast<int>(tokens.size());
        return there ? tokens[static_cast<std::size_t>(space)] : Token::Nothing;
    }

    Meaning pick(std::uint8_t piece) const {
        QVector<int> refused;
        for (int i = 0; i < static_cast<int>(m_index.choices().size()); ++i) {
            if (pieceOf(choice(i).command) != piece) continue;
            if (!choice(i).refusal) return Picked{piece};
            refused.append(i);
        }
        return refused.isEmpty() ? notAsked() : refusedMeaning(refused);
    }

    RefusalCard card(const RefusalWords& words, const QString& reason, Rule rule) const {
        RefusalCard made = cards::made(m_scene.language, m_target, words.what, words.why, reason, ruleIdOf(rule));
        offerInstead(made, m_scene, m_index, m_picked);
        return made;
    }

    Meaning notAsked() const {
        const bool board = m_target.startsWith(QLatin1String("seat:"));
        const int owner = board ? m_target.section(u'/', 0, 0).mid(5).toInt() - 1 : -1;
        const bool others =
            m_kind != PromptKind::None && owner >= 0 && owner < m_scene.state.playerCount && owner != m_player;
        if (others)
            return Refused{card(otherBoardText(m_scene, static_cast<PlayerIndex>(owner)), QStringLiteral("other-board"),
                                Rule::ComponentsBoards),
                           std::nullopt, std::nullopt};
        if (m_target.endsWith(QLatin1String("/tile-space")))
            return Refused{card(tileSpaceText(m_scene), {}, Rule::TownExpand), std::nullopt, std::nullopt};
        return Refused{card(notAskedText(m_scene), {}, promptRule(m_scene.state, m_player)), std::nullopt,
                       std::nullopt};
    }

    const Scene& m_scene;
    const TargetIndex& m_index;
    QString m_target;
    std::uint8_t m_picked;
    PlayerIndex m_player;
    PromptKind m_kind;
};

} // namespace

Meaning resolve(const Scene& scene, const TargetIndex& index, const QString& target, std::uint8_t picked) {
    return Clicked(scene, index, target, picked).meaning();
}

} // namespace magister::orleans
