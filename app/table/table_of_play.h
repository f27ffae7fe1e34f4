// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does at the table: clicks, menus, questions. Part of table_of_parts.h.
#pragma once

#include "app/table/table_of.h"

#include <QCoreApplication>

namespace magister {

template <class Game> void TableOf<Game>::activate(const QString& target) {
    if (m_elsewhere && !m_elsewhere->isReached()) return refuseUnreached(target);
    if (busy()) return;
    if (target == QLatin1String("button:undo")) return undo();
    if (target == QLatin1String("button:redo")) return redo();
    if (past()) return refuseInPast(target);
    if (const std::uint8_t player = recalledBy(scene(), target); player != nobody && isHere(player)) {
        closeOverlays();
        return askAgain(player + 1);
    }
    if (waits()) return refuseWaiting(target);
    closeOverlays();
    const Meaning meaning = resolve(scene(), m_index, target, m_picked);
    if (const auto* command = std::get_if<Command>(&meaning))
        carryOut(*command);
    else if (const auto* several = std::get_if<Several>(&meaning))
        show(several->commands);
    else if (const auto* up = std::get_if<Picked>(&meaning))
        pickUp(up->piece == m_picked ? 0 : up->piece + 1);
    else
        refuseWith(std::get<Refused>(meaning));
}

template <class Game> void TableOf<Game>::carryOut(const Command& command) {
    // A copy: the referee may change the position, and with it the list the command came from.
    const Command given = command;
    if (m_referee && !m_referee->admits(given)) return;
    if (const auto refusal = play(given)) {
        refuseWith({refusalCard(scene(), m_index, m_index.choices().empty() ? QString{} : m_index.targetOf(0), *refusal,
                                given, m_picked),
                    *refusal, given});
        return;
    }
    if (m_referee) m_referee->carriedOut(given);
}

template <class Game> bool TableOf<Game>::tryForbidden(const QString& target, const Command& command) {
    if (busy() || past()) return false;
    // Whoever has picked up another piece means that one.
    if (m_picked != nobody && pieceOf(command) != m_picked) return false;
    for (const int i : m_index.at(target)) {
        const auto& choice = m_index.choices()[static_cast<std::size_t>(i)];
        if (!choice.refusal || !(choice.command == command)) continue;
        closeOverlays();
        refuseWith({refusalCard(scene(), m_index, target, *choice.refusal, command, m_picked), choice.refusal, command});
        return true;
    }
    return false;
}

template <class Game> void TableOf<Game>::show(const QVector<Command>& variants) {
    m_open = cheapestFirst(definition(), m_seen.state, askedPlayer(), variants);
    m_variants.setRows(variantRows(scene(), m_open));
}

template <class Game> void TableOf<Game>::refuseWith(const Refused& refused) {
    if (m_referee && m_referee->answers(refused)) return;
    showRefusal(refused.card);
}

template <class Game> void TableOf<Game>::chooseVariant(int index) {
    if (index < 0 || index >= m_open.size()) return;
    const Command command = m_open.at(index);
    closeVariants();
    carryOut(command);
}

template <class Game> void TableOf<Game>::closeVariants() {
    if (m_open.isEmpty()) return;
    m_open.clear();
    m_variants.setRows({});
}

template <class Game> QList<int> TableOf<Game>::askedSeats() const {
    QList<int> seats;
    const std::uint8_t all = Game::allAsked(m_seen.state);
    for (int player = 0; player < playerCount(); ++player)
        if (all >> player & 1) seats.append(player + 1);
    return seats;
}

template <class Game> void TableOf<Game>::askSeat(int seat) {
    if (busy() || past() || !askedSeats().contains(seat)) return;
    turnTo(static_cast<std::uint8_t>(seat - 1));
}

template <class Game> void TableOf<Game>::turnTo(std::uint8_t player) {
    if (player == presentPlayer() || Game::asked(state(), player) != player || (!m_trial && !isHere(player))) return;
    m_asking = player;
    m_picked = nobody;
    // That somebody has taken something back is not told to the next.
    if constexpr (Game::secrets) m_played.forgetUndone();
    closeOverlays();
    if (m_following) m_viewSeat = m_asking;
    refresh();
    emit viewSeatChanged();
    emit turnPassed(player + 1);
}

template <class Game> void TableOf<Game>::setLooker(std::uint8_t player) {
    if (player == m_looker) return;
    m_looker = player;
    refresh();
}

template <class Game> void TableOf<Game>::askAgain(int seat) {
    if (busy() || past() || m_referee || seat < 1 || seat > playerCount()) return;
    const auto player = static_cast<std::uint8_t>(seat - 1);
    if (!m_trial && !isHere(player)) return;
    const std::optional<Command> command = recall(scene(), player);
    const std::uint8_t before = presentPlayer();
    if (!command || playFor(player, *command) || m_asking != player || before == player) return;
    // What was left is not for the eyes of whoever was asked until now.
    if (m_following) m_viewSeat = m_asking;
    refresh();
    emit viewSeatChanged();
    emit turnPassed(seat);
}

template <class Game> std::optional<typename Game::Refusal> TableOf<Game>::play(const Command& command) {
    const std::uint8_t player = presentPlayer();
    if (player == nobody) return Game::gameIsOver();
    return playFor(player, command);
}

template <class Game>
std::optional<typename Game::Refusal> TableOf<Game>::playFor(std::uint8_t player, const Command& command,
                                                             std::optional<std::uint8_t> next) {
    if (m_elsewhere) {
        if (!m_elsewhere->isReached()) {
            refuseUnreached({});
            return std::nullopt;
        }
        setBusy(true); // until it is told what came of it
        m_elsewhere->give(player, command);
        return std::nullopt;
    }
    if (past()) {
        leavePast();
        refresh();
        emit viewSeatChanged();
    }
    const State before = state();
    const std::size_t firstEvent = played().events().size();
    const auto answer = m_played.give(player, command);
    if (answer.problem) tellUnrecorded(*answer.problem);
    if (answer) afterCommand(before, next.value_or(player), firstEvent);
    return answer.refusal;
}

template <class Game>
void TableOf<Game>::afterCommand(const State& before, std::uint8_t asking, std::size_t firstEvent) {
    const bool waited = !m_trial && !allHere() && !before.over() && askedHere(before) == nobody;
    m_picked = nobody;
    closeOverlays();
    closeTried();
    m_log.append(entriesFrom(firstEvent));
    // While others are asked elsewhere, whoever was asked here last goes on looking.
    m_asking = asking;
    const std::uint8_t active = askedHere(state());
    if (active != nobody || over()) m_asking = active;
    const bool passed = active != nobody && (active != asking || waited);
    const bool turned = m_following && active != nobody && active != m_viewSeat && passed;
    if (turned) m_viewSeat = active;
    refresh();
    if (turned) emit viewSeatChanged();
    tellFrom(before, firstEvent);
    if (passed) emit turnPassed(active + 1);
}

template <class Game> void TableOf<Game>::tellFrom(const State& before, std::size_t firstEvent) {
    const Scene now = scene();
    const State seenBefore = seen(before).state;
    for (std::size_t i = firstEvent; i < played().events().size(); ++i) {
        const Event event = seen(i);
        for (const auto& move : pieceMoves(now, seenBefore, event))
            emit moved(move.what, move.from, move.to);
        if (const QString text = eventText(now, event); !text.isEmpty()) emit announced(supposed(text, i));
    }
}

template <class Game>
typename JournaledSession<Game>::Answer TableOf<Game>::giveFrom(std::uint8_t player, const Command& command) {
    const State before = session().state();
    const std::size_t firstEvent = session().events().size();
    const auto answer = kept().give(player, command);
    if (!answer) return answer;
    goOn(before, firstEvent);
    return answer;
}

template <class Game> void TableOf<Game>::goOn(const State& before, std::size_t firstEvent) {
    if (m_trial) return; // it finds the game as it then is
    if (!m_step && !planUndisturbed(before, state())) return afterCommand(before, m_asking, firstEvent);
    m_log.append(entriesFrom(firstEvent));
    refresh();
    if (!m_step) tellFrom(before, firstEvent);
}

template <class Game> void TableOf<Game>::follow(const Session& session) {
    const State before = state();
    const std::size_t firstEvent = played().events().size();
    m_played.replace(session);
    goOn(before, firstEvent);
}

template <class Game> void TableOf<Game>::setElsewhere(Elsewhere elsewhere) {
    m_elsewhere = std::move(elsewhere);
    refresh();
}

template <class Game>
typename JournaledSession<Game>::Answer TableOf<Game>::takeBackFrom(std::uint8_t /*player*/) {
    const State before = session().state();
    const auto answer = kept().undo();
    if (!answer) return answer;
    kept().forgetUndone();
    if (m_trial) {
        if (m_trial->step && *m_trial->step >= kept().session().moves().size()) m_trial->step.reset();
        return answer;
    }
    if (m_step && *m_step >= played().moves().size()) leavePast();
    shortenLog();
    if (!planUndisturbed(before, state())) {
        m_picked = nobody;
        closeOverlays();
    }
    closeTried();
    if (const std::uint8_t active = askedHere(state()); active != nobody) m_asking = active;
    refresh();
    emit viewSeatChanged();
    return answer;
}

template <class Game> bool TableOf<Game>::planUndisturbed(const State& before, const State& after) const {
    if constexpr (Game::secrets) {
        const std::uint8_t player = m_asking;
        return player != nobody && isHere(player) && Game::isSecret(before) && Game::isSecret(after) &&
               Game::asked(before, player) == player && Game::asked(after, player) == player;
    }
    return false;
}

template <class Game> void TableOf<Game>::refuseWaiting(const QString& target) {
    RefusalCard card;
    card.active = true;
    card.target = target;
    card.what = say(words(), "Table", QT_TRANSLATE_NOOP("Table", "Nobody at this screen has to decide now."));
    card.why = m_prompt.value("sentence").toString();
    showRefusal(card);
}

template <class Game> void TableOf<Game>::refuseUnreached(const QString& target) {
    sayNo(target, QT_TRANSLATE_NOOP("Table", "Nothing can be done at the moment."),
          QT_TRANSLATE_NOOP("Table", "The connection to the device with the game is broken. The game goes on as soon as the "
                                     "connection is back."));
}

template <class Game> QVariantMap TableOf<Game>::whyNot(const QString& target) const {
    if (past() || waits()) return {}; // nothing is asked there
    const Meaning meaning = resolve(scene(), m_index, target, m_picked);
    const auto* refused = std::get_if<Refused>(&meaning);
    // What is simply not asked for now is no refusal of the rules: the prompt says what is asked.
    if (!refused || !refused->refusal) return {};
    return {{"what", refused->card.what},
            {"why", refused->card.why},
            {"rule", refused->card.rule},
            {"ruleNumber", refused->card.ruleNumber}};
}

template <class Game> QVariantMap TableOf<Game>::preview(const QString& target) const {
    QVariantMap told = foretold(target);
    if (told.isEmpty()) return told;
    const QString button = m_buttons.rowOf(target).value("text").toString();
    told.insert("name", button.isEmpty() ? thingCardRow(scene(), target).value("name") : button);
    // One source for the bar, the card and "?".
    if (!told.value("rule").toString().isEmpty()) told.insert(ruleNamed(ruleAt(target)));
    return told;
}

template <class Game> bool TableOf<Game>::putsBack(const QString& target) const {
    if (m_picked == nobody || busy() || waits() || past()) return false;
    const Meaning meaning = resolve(scene(), m_index, target, m_picked);
    const auto* up = std::get_if<Picked>(&meaning);
    return up && up->piece == m_picked;
}

template <class Game> std::optional<typename TableOf<Game>::Command> TableOf<Game>::commandAt(const QString& target) const {
    if (busy() || waits() || past() || recalledBy(scene(), target) != nobody) return std::nullopt;
    const Meaning meaning = resolve(scene(), m_index, target, m_picked);
    if (const auto* command = std::get_if<Command>(&meaning)) return *command;
    const auto* several = std::get_if<Several>(&meaning);
    return several && several->commands.size() == 1 ? std::optional(several->commands.front()) : std::nullopt;
}

template <class Game> QVariantMap TableOf<Game>::foretold(const QString& target) const {
    if (busy()) return {};
    if (const std::uint8_t player = recalledBy(scene(), target); player != nobody && isHere(player))
        return past() ? QVariantMap{} : recallPreviewRow(scene(), player);
    if (waits()) return {};
    if (const std::optional<Command> command = commandAt(target)) return previewOf(*command);
    const Meaning meaning = resolve(scene(), m_index, target, m_picked);
    if (const auto* several = std::get_if<Several>(&meaning)) return menuPreviewRow(scene(), static_cast<int>(several->commands.size()));
    const auto* up = std::get_if<Picked>(&meaning);
    return up ? pickPreviewRow(scene(), up->piece == m_picked) : QVariantMap{};
}

template <class Game> QStringList TableOf<Game>::placesInHand() const {
    QStringList places;
    for (int i = 0; m_picked != nobody && i < static_cast<int>(m_index.choices().size()); ++i) {
        const auto& choice = m_index.choices()[static_cast<std::size_t>(i)];
        if (!choice.refusal && pieceOf(choice.command) == m_picked) places.append(m_index.targetOf(i));
    }
    places.removeDuplicates();
    return places;
}

template <class Game> QVariantMap TableOf<Game>::variantPreview(int index) const {
    return index < 0 || index >= m_open.size() ? QVariantMap{} : previewOf(m_open.at(index));
}

template <class Game> QVariantMap TableOf<Game>::previewOf(const Command& command) const {
    const auto told = [&](const State& state) {
        auto foreseen = foresee(definition(), state, presentPlayer(), command);
        if (foreseen) foreseen->revocable = m_referee != nullptr;
        return foreseen ? previewRow(scene(), command, *foreseen) : QVariantMap{};
    };
    if (!m_elsewhere) return told(state());
    // What is not told of is only supposed; a preview says nothing of it.
    if constexpr (requires { Game::supposed(played(), looker()); }) return told(Game::supposed(played(), looker()));
    return {};
}

template <class Game> QVariantMap TableOf<Game>::cardOf(const QString& target, const QString& meant) const {
    QVariantMap card = thingCardRow(scene(), target);
    if (card.isEmpty()) return {};
    const QString clicked = meant.isEmpty() ? target : meant;
    const QVariantMap now = foretold(clicked);
    const QVariantMap why = now.isEmpty() ? whyNot(clicked) : QVariantMap{};
    card.insert("now", now.value("text").toString());
    // Where a click would do something, it is that which the rule is about.
    card.insert(ruleNamed(ruleAt(now.value("rule").toString().isEmpty() ? target : clicked)));
    QString refused = why.isEmpty() ? QString{} : why.value("what").toString() + ' ' + why.value("why").toString();
    // The rule of the thing stands below: what another one forbids names that one.
    if (const QString number = why.value("ruleNumber").toString(); !number.isEmpty() && number != card.value("ruleNumber"))
        refused += QStringLiteral(" (\u00A7\u202F%1)").arg(number);
    card.insert("refused", refused);
    return card;
}

template <class Game> QVariantList TableOf<Game>::leftOver(const QString& target) const {
    const Meaning meaning = resolve(scene(), m_index, target, m_picked);
    const auto* ending = std::get_if<Command>(&meaning);
    return ending ? leftOverRows(scene(), m_index, *ending) : QVariantList{};
}

} // namespace magister
