// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/resolve.h"

#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/words/refusal_text.h"

#include <algorithm>
#include <set>

namespace magister::messina {

namespace {

/// Moves into a workshop are open at any time; they must not get in the way of the open question.
bool isAside(const Command& command) {
    return std::holds_alternative<MoveIntoWorkshop>(command);
}

/// Lower is nearer to the thing that was clicked; general reasons come last.
int rank(const Refusal& refusal) {
    switch (refusal.reason) {
    case Reason::LieutenantNotYours:
        return 9;
    case Reason::LieutenantUsed:
    case Reason::LieutenantRests:
        return 8;
    case Reason::FinishEarlierStep:
    case Reason::AnswerFirst:
    case Reason::NotAskedNow:
    case Reason::StepOver:
    case Reason::ChooseFirst:
    case Reason::NotInRoundEnd:
        return 7;
    case Reason::NoSuchCitizen:
        return 6;
    case Reason::TownFirst:
        return 5;
    case Reason::WrongSector:
    case Reason::OneFireIsEnough:
        return 4;
    case Reason::NotEnoughFire:
    case Reason::TwoFiresNeeded:
        return 2;
    case Reason::NoBigFire:
        return 3;
    default:
        return 1;
    }
}

/// Whether it speaks of a lieutenant, wherever it is sent.
bool isOfLieutenant(Reason reason) {
    switch (reason) {
    case Reason::LieutenantUsed:
    case Reason::LieutenantRests:
    case Reason::LieutenantNotYours:
    case Reason::TownFirst:
        return true;
    default:
        return false;
    }
}

class Clicked {
public:
    Clicked(const Scene& scene, const TargetIndex& index, QString target, std::uint8_t selected)
        : m_scene(scene), m_index(index), m_target(std::move(target)), m_selected(selected) {}

    Meaning meaning() const {
        if (const auto picked = pickedLieutenant()) return *picked;
        QVector<int> found = m_index.at(m_target);
        for (QString whole = wholeOf(m_target); found.isEmpty() && !whole.isEmpty(); whole = wholeOf(whole))
            found = m_index.at(whole);
        if (found.isEmpty()) return bookMeaning();
        return meaningOf(found, false);
    }

private:
    const Choice& choice(int i) const { return m_index.choices()[static_cast<std::size_t>(i)]; }
    const Player& me() const { return m_scene.state.players[m_scene.state.toAct()]; }

    /// confirm: even a single command is shown before it is carried out.
    Meaning meaningOf(const QVector<int>& found, bool confirm) const {
        const QVector<int> mine = bySelection(found);
        QVector<int> legal;
        std::copy_if(mine.begin(), mine.end(), std::back_inserter(legal), [&](int i) { return !choice(i).refusal; });
        if (legal.isEmpty()) return refusedMeaning(mine);
        const bool onlyAside =
            std::all_of(legal.begin(), legal.end(), [&](int i) { return isAside(choice(i).command); });
        if (!onlyAside) legal.removeIf([&](int i) { return isAside(choice(i).command); });
        const QVector<Command> commands = distinct(legal);
        if (commands.size() > 1 || confirm || (onlyAside && answersRefused(mine))) return Several{commands};
        return commands.front();
    }

    /// Something that answers the open question was clicked and is refused, while something else would go.
    bool answersRefused(const QVector<int>& found) const {
        const PromptKind kind = m_scene.state.prompt().kind;
        if (kind != PromptKind::Rescue && kind != PromptKind::LeaveQuarantine && kind != PromptKind::Activate)
            return false;
        return std::any_of(found.begin(), found.end(), [&](int i) { return !isAside(choice(i).command); });
    }

    /// With a lieutenant picked up, what the others could do does not count.
    QVector<int> bySelection(const QVector<int>& found) const {
        if (m_selected == none) return found;
        QVector<int> own;
        for (const int i : found) {
            const std::uint8_t lieutenant = lieutenantOf(choice(i).command);
            if (lieutenant == none || lieutenant == m_selected) own.append(i);
        }
        return own.isEmpty() ? found : own;
    }

    /// Lieutenants at home, and those lying in one place, are interchangeable: the first stands for all.
    QVector<Command> distinct(const QVector<int>& legal) const {
        QVector<Command> commands;
        std::set<std::pair<int, int>> seen;
        for (const int i : legal) {
            const Command& command = choice(i).command;
            const std::uint8_t lieutenant = lieutenantOf(command);
            if (lieutenant != none) {
                const Lieutenant& l = me().lieutenants[lieutenant];
                const auto* ship = std::get_if<ChooseShip>(&command);
                const int goal = ship ? ship->bay : -1;
                if (!seen.insert({static_cast<int>(l.status) * 64 + l.place, goal}).second) continue;
            }
            commands.append(command);
        }
        return commands;
    }

    Meaning refusedMeaning(const QVector<int>& found) const {
        const auto weight = [&](int i) { return rank(*choice(i).refusal) + (isAside(choice(i).command) ? 4 : 0); };
        const auto less = [&](int a, int b) {
            if (weight(a) != weight(b)) return weight(a) < weight(b);
            return choice(a).refusal->arguments[0] < choice(b).refusal->arguments[0]; // the cheapest of several walks
        };
        const Choice& best = choice(*std::min_element(found.begin(), found.end(), less));
        return Refused{refusalCard(m_scene, m_index, m_target, *best.refusal, best.command, m_selected), best.refusal,
                       best.command};
    }

    std::optional<Meaning> pickedLieutenant() const {
        if (!m_scene.state.hasPrompt() || m_scene.state.prompt().kind != PromptKind::ChooseTurn) return std::nullopt;
        const QString seat = seatTarget(m_scene.state.toAct());
        std::uint8_t lieutenant = none;
        if (m_target == seat + "/estate/lieutenant" || m_target == seat + "/estate") {
            for (std::uint8_t i = 0; i < lieutenantCount && lieutenant == none; ++i)
                if (me().lieutenants[i].status == LieutenantStatus::Estate) lieutenant = i;
        } else if (m_target.startsWith(seat + "/lieutenant/")) {
            const int n = m_target.section('/', -1).toInt();
            if (n >= 1 && n <= static_cast<int>(lieutenantCount)) lieutenant = static_cast<std::uint8_t>(n - 1);
        }
        return lieutenant == none ? std::nullopt : std::optional(pick(lieutenant));
    }

    Meaning pick(std::uint8_t lieutenant) const {
        QVector<int> refused;
        for (int i = 0; i < static_cast<int>(m_index.choices().size()); ++i) {
            if (lieutenantOf(choice(i).command) != lieutenant) continue;
            if (!choice(i).refusal) return Picked{lieutenant};
            refused.append(i);
        }
        // What keeps the lieutenant back says more than why one of its ways is shut.
        const auto ofItself = [&](int i) { return isOfLieutenant(choice(i).refusal->reason); };
        if (std::ranges::any_of(refused, ofItself)) refused.removeIf([&](int i) { return !ofItself(i); });
        if (refused.isEmpty()) {
            const Refusal no = refusal(Reason::LieutenantNotYours);
            return Refused{refusalCard(m_scene, m_index, m_target, no, Command{}, none), no, std::nullopt};
        }
        return refusedMeaning(refused);
    }

    /// A click further along a book means the next space, but is not followed without asking.
    Meaning bookMeaning() const {
        if (m_target.startsWith("book:") && m_target.contains('/') && m_scene.state.hasPrompt()) {
            const QString whole = m_target.section('/', 0, 0);
            const QVector<int> found = m_index.at(whole);
            const int space = m_target.section('/', 1).toInt();
            for (const Book book : allBooks)
                if (whole == "book:" + bookId(book) && space > me().book(book) && !found.isEmpty())
                    return meaningOf(found, true);
        }
        return notAsked();
    }

    Meaning notAsked() const {
        RefusalCard card;
        card.active = true;
        card.target = m_target;
        const PlayerIndex active = m_scene.state.toAct();
        const bool others =
            active != none && m_target.startsWith("seat:") && m_target.section('/', 0, 0) != seatTarget(active);
        const RefusalWords words = others ? notYourTurnText(m_scene) : notAskedText(m_scene);
        card.what = words.what;
        card.why = words.why;
        const Rule rule = others ? Rule::FlowTurnOrder : promptRule(m_scene.state);
        card.reason = others ? QStringLiteral("not-your-turn") : QString{};
        card.rule = ruleIdOf(rule);
        const RuleTitle title = m_scene.language.rule(card.rule);
        card.ruleNumber = title.number;
        card.ruleTitle = title.title;
        offerInstead(card, m_scene, m_index, m_selected);
        return Refused{card, std::nullopt, std::nullopt};
    }

    const Scene& m_scene;
    const TargetIndex& m_index;
    QString m_target;
    std::uint8_t m_selected;
};

} // namespace

Meaning resolve(const Scene& scene, const TargetIndex& index, const QString& target, std::uint8_t selected) {
    return Clicked(scene, index, plainTarget(target), selected).meaning();
}

} // namespace magister::messina
