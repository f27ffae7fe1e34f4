// SPDX-License-Identifier: GPL-3.0-or-later
// Step 4 of a turn: the hex action, books, the end of the turn. turn.*, book.*
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

std::optional<Refusal> refuse(const View& view, const UseHexAction&) {
    if (view.kind() != PromptKind::Act) return outOfPlace(view, 4);
    if (view.state.turn.place == none) return refusal(Reason::NoActionAfterRecall);
    if (view.state.turn.bay != none) return refusal(Reason::NoActionAtDock);
    if (view.state.turn.hexUsed) return refusal(Reason::HexAlreadyUsed);
    return std::nullopt; // repopulated or not: repop.action-stays
}

void perform(Transaction& tx, PlayerIndex me, const UseHexAction&) {
    const PlaceIndex place = tx.state.turn.place;
    tx.emit(HexActionUsed{.player = me, .place = place});
    tx.begin(me, actionAt(tx.def, tx.state, place), Rule::ActionGain, false);
}

namespace {

/// On the last space coins buy nothing, or, where the table says so, the top of the stack: it breaks ties.
/// book.end, ruling book-end-step
std::optional<Refusal> refuseStepBeyond(const View& view, Book book) {
    if (view.player().book(book) < view.def.books[static_cast<std::size_t>(book)].spaces.size()) return std::nullopt;
    if (view.rulings().bookEndStep != ruling::BookEndStep::LiftPaidToo) return refusal(Reason::BookFinished);
    if (bookOrder(view.state, book)[0] == view.me) return refusal(Reason::DiscOnTop);
    return std::nullopt;
}

/// Why an action is not there to be used: its space has none, is still ahead, or has had its turn.
Refusal noSuchAction(const View& view, const UseBookAction& command) {
    const auto& spaces = view.def.books[static_cast<std::size_t>(command.book)].spaces;
    if (command.space < 1 || command.space > spaces.size() ||
        view.def.effect(spaces[command.space - 1u].onArrival).kind == EffectKind::Nothing)
        return refusal(Reason::NoActionOnSpace);
    if (command.space > view.player().book(command.book)) return refusal(Reason::BookSpaceNotReached);
    return refusal(Reason::BookActionLapsed);
}

} // namespace

std::optional<Refusal> refuse(const View& view, const BuyBookStep& command) {
    if (command.book == Book::Popularity) return refusal(Reason::PopularityNotForSale);
    if (turnStep(view.state) != 4) return refusal(Reason::StepFourOnly);
    if (view.rulings().bookPayTiming == ruling::BookPayTiming::BetweenEffects && !betweenEffects(view.state))
        return refusal(Reason::NotInsideEffect);
    if (auto no = refuseStepBeyond(view, command.book)) return no;
    const int price = lieutenantsOwned(view.player());
    const int owned = view.player().token(Token::Coin);
    if (owned < price) return refusal(Reason::CannotPayBook, price, owned);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const BuyBookStep& command) {
    tx.pay(me, Token::Coin, lieutenantsOwned(tx.player(me)), Rule::BookPrice);
    tx.stepBook(me, command.book, Rule::BookPay);
}

std::optional<Refusal> refuse(const View& view, const UseBookAction& command) {
    const auto& pending = view.player().pending;
    const bool held =
        std::find(pending.begin(), pending.end(), PendingBookAction{command.book, command.space}) != pending.end();
    if (!held) return noSuchAction(view, command);
    if (view.state.stage != Stage::Turns) return refusal(Reason::BookActionWaits);
    if (turnStep(view.state) != 4) return refusal(Reason::FinishEarlierStep);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const UseBookAction& command) {
    tx.emit(BookActionUsed{.player = me, .book = command.book, .space = command.space});
    const auto& track = tx.def.books[static_cast<std::size_t>(command.book)];
    const Rule rule = command.book == Book::Popularity ? Rule::BookPopularityActions
                      : command.book == Book::Church   ? Rule::BookChurchOverseer
                                                       : Rule::BookCityAnyHex;
    // An action inside another one does not reopen the market for book steps.
    tx.begin(me, track.spaces[command.space - 1u].onArrival, rule, !betweenEffects(tx.state));
}

std::optional<Refusal> refuse(const View& view, const EndTurn&) {
    if (view.kind() != PromptKind::Act) return outOfPlace(view, 4);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const EndTurn&) {
    while (!tx.player(me).pending.empty()) {
        const PendingBookAction action = tx.player(me).pending[0];
        tx.emit(BookActionLapsed{.player = me, .book = action.book, .space = action.space});
    }
    tx.close();
    tx.emit(TurnEnded{.player = me});
    startNextTurn(tx);
}

} // namespace magister::messina
