# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays Messina 1347 with nothing but what a screen reader has, and listens whether everything is said.

Usage: python3 tst_by_ear.py PROGRAM LANGUAGE TOTALS
"""
import sys

import pyatspi

from desk import act, has_state, in_session_of_its_own, pump, run, wait_for

BUTTON = [pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON]
RADIO = [pyatspi.ROLE_RADIO_BUTTON]
CHECKED = pyatspi.STATE_CHECKED


def announcement(desk, holds="", seconds=12.0, of=""):
    """The first announcement that holds the words; a failure when there is none. `of`: what it should come of."""
    said = wait_for(lambda: [text for text in desk.heard.announced() if text and holds in text], seconds)
    assert said, f"nobody announces “{holds}” of “{of}”; heard: {desk.heard.events}"
    return said[0]


def is_checked(thing):
    return wait_for(lambda: has_state(thing, CHECKED), 1.5) is not None


def is_unchecked(thing):
    return wait_for(lambda: not has_state(thing, CHECKED), 1.5) is not None


def boxes_and_radios_toggle(desk, words):
    desk.press(words("MessinaBox", "Messina 1347"), BUTTON)
    box = desk.find(words("MessinaBox", "With the book priority tile"), [pyatspi.ROLE_CHECK_BOX])
    act(box)
    assert is_checked(box), "the box is ticked, and nothing is"
    # What it tells is what its owner knows: the line below sums the table up.
    told = lambda: [label for label in desk.things(lambda thing: thing.getRole() == pyatspi.ROLE_LABEL)
                    if words("MessinaBox", "priority tile") in label.name.split(" · ")]
    assert wait_for(told), "the owner of the box does not learn that it is ticked"
    act(box)
    assert is_unchecked(box) and not told(), "the box stays ticked"
    advanced = desk.find(words("MessinaBox", "Side b, all different"), RADIO)
    basic = desk.find(words("MessinaBox", "Side a, all the same"), RADIO)
    act(advanced)
    assert is_checked(advanced) and is_unchecked(basic), "the radio button does nothing"
    act(basic)
    assert is_checked(basic) and is_unchecked(advanced), "the radio button does not give the choice back"


def table_opens_with_its_question(desk, words):
    desk.heard.forget()
    desk.press(words("NewGamePage", "Start the game"), BUTTON)
    question = announcement(desk, ": ")
    desk.question = question.split(": ", 1)[1]
    focus = wait_for(lambda: [name for name, role in desk.heard.focused() if words("Spoken", "can be chosen") in name])
    assert focus, f"the focus is on nothing that can be done: {desk.heard.focused()}"


def seven_says_the_question(desk, words):
    desk.heard.forget()
    desk.key("7")
    announcement(desk, desk.question)
    assert wait_for(lambda: desk.heard.focused()), "the keyboard does not come to the question"


# What a turn can need beside what is chosen on the table, most wanted first.
BUTTONS = ["End turn", "End the fight", "Take a rat", "Continue", "Pay", "Use hex action", "Decline"]


def choose(desk, words, deed):
    """Does the next thing of a turn: what the question below asks for, or else something on the table. Says what."""
    can = words("Spoken", "can be chosen")
    wanted = [words("Button", name) for name in BUTTONS]
    things = desk.things(lambda thing: thing.getRole() == pyatspi.ROLE_PUSH_BUTTON)
    named = [(thing, thing.name or "") for thing in things]
    places = [(thing, name) for thing, name in named if can in name]
    buttons = sorted([(wanted.index(name), thing, name) for thing, name in named if name in wanted], key=lambda one: one[0])
    if places and deed < 2 or not buttons:
        assert places, f"nothing can be done; there is: {[name for thing, name in named]}"
        thing, name = places[deed % len(places)]
    else:
        thing, name = buttons[deed % len(buttons) if deed > 6 else 0][1:]
    act(thing)
    return name


def moves_are_said(desk, words):
    """Two turns by first actions alone. Whatever is done is announced, or why not; so is whose turn comes next."""
    first = True
    for turn in range(2):
        for deed in range(20):
            desk.heard.forget()
            done = choose(desk, words, deed)
            said = announcement(desk, of=done)
            if first:
                undo_and_redo_are_said(desk, words)
                first = False
            if done == words("Button", "End turn") and words("HandOver", "Your turn, {who}").partition("{who}")[0] in said:
                break
        else:
            raise AssertionError("the turn does not end")


def undo_and_redo_are_said(desk, words):
    desk.heard.forget()
    desk.press(words("UndoTools", "Undo"), BUTTON)
    taken_back = announcement(desk, words.begins("Voice", "Taken back. %1"))
    assert len(taken_back) > len(words.begins("Voice", "Taken back. %1")) + 5, "the question is not said after an undo"
    desk.heard.forget()
    desk.press(words("UndoTools", "Redo"), BUTTON)
    announcement(desk)


def log_is_said(desk, words):
    desk.heard.forget()
    desk.press(words("TopBar", "Open the log"), BUTTON)
    announcement(desk, words.begins("TableSpeech", "The log is open. Newest line: %1"))
    desk.heard.forget()
    desk.press(words("TopBar", "Close the log"), BUTTON)
    announcement(desk, words("TableSpeech", "The log is closed."))


def slider_has_a_value(desk, words):
    desk.press(words("TopBar", "Game history"), BUTTON)
    slider = desk.find(words("TimeSlider", "Game history"), [pyatspi.ROLE_SLIDER])
    value = slider.queryValue()
    last = value.maximumValue
    assert value.minimumValue == 0 and last > 3, f"the slider goes from {value.minimumValue} to {last}"
    assert value.currentValue == last, f"the slider stands at {value.currentValue} of {last}"
    desk.heard.forget()
    value.currentValue = 2
    back = desk.find(words("HistoryBar", "One move back"), BUTTON)
    pump(0.2)
    act(back)
    assert wait_for(lambda: slider.queryValue().currentValue == 1), \
        f"the table does not follow the slider: {slider.queryValue().currentValue}"
    desk.press(words("HistoryBar", "Close the game history"), BUTTON)


def rules_are_text_with_links(desk, words):
    desk.press(words("TopBar", "Leave the table"), BUTTON)
    desk.press(words("HomePage", "Rules"), BUTTON)
    sheet = wait_for(lambda: desk.things(lambda thing: thing.getRole() == pyatspi.ROLE_DOCUMENT_FRAME))
    assert sheet, "the rules are no document"

    def linked():
        texts = desk.things(lambda thing: thing.getRole() == pyatspi.ROLE_LABEL, sheet[0])
        return [text for text in texts if sum(1 for i in range(text.childCount)
                                              if text.getChildAtIndex(i).getRole() == pyatspi.ROLE_LINK) > 1]
    text = (wait_for(linked) or [None])[0]
    assert text is not None, "no paragraph is a text that holds its links"
    links = [text.getChildAtIndex(i) for i in range(text.childCount)]
    links = [link for link in links if link.getRole() == pyatspi.ROLE_LINK]
    assert all(link.name and link.name in text.name for link in links), [link.name for link in links]
    assert links[0].name != text.name
    desk.heard.forget()
    links[0].queryComponent().grabFocus()
    assert wait_for(lambda: (links[0].name, pyatspi.ROLE_LINK) in desk.heard.focused()), "the link does not get the focus"
    desk.heard.forget()
    desk.key("Right")
    assert wait_for(lambda: (links[1].name, pyatspi.ROLE_LINK) in desk.heard.focused()), \
        f"the next link is not said: {desk.heard.focused()}"
    desk.press(words("TopBar", "Back"), BUTTON)


def password_is_asked_for_by_name(desk, words):
    desk.press(words("HomePage", "Join a table"), BUTTON)
    code = desk.find(words("JoinPage", "Code of the table"), [pyatspi.ROLE_TEXT])
    assert wait_for(lambda: has_state(code, pyatspi.STATE_FOCUSED)), "the keyboard is not where the code is typed"
    desk.type("mqtts://a")
    password = desk.find(words("BrokerLogin", "Password at the broker"), [pyatspi.ROLE_PASSWORD_TEXT])
    assert password.description == words("BrokerLogin", "If empty: the same as last time"), password.description
    desk.heard.forget()
    password.queryComponent().grabFocus()
    assert wait_for(lambda: (password.name, pyatspi.ROLE_PASSWORD_TEXT) in desk.heard.focused()), \
        f"nobody says where the keyboard is: {desk.heard.focused()}"
    desk.press(words("TopBar", "Back"), BUTTON)


def lesson_is_said(desk, words):
    desk.press(words("HomePage", "Learn"), BUTTON)
    desk.heard.forget()
    desk.press(words("LessonCard", "Start"), BUTTON)
    first = announcement(desk)
    assert len(first) > 40, f"only the heading is said: {first}"
    mark = words.begins("Spot", "Mark %1 of the lesson")
    seen = set()
    for step in range(14):
        marked = [thing for thing in desk.things(lambda thing: (thing.description or "").startswith(mark))]
        if marked:
            first = words("Spot", "Mark %1 of the lesson").replace("%1", "1")
            assert any(thing.description.startswith(first) for thing in marked), \
                f"nothing says that it has the first mark: {[thing.description for thing in marked]}"
            return
        onward = [words("StepCard", "Next")]
        if ("StageList", "Next part") in words.sentences:
            onward.append(words("StageList", "Next part"))
        card = desk.things(lambda thing: thing.getRole() in BUTTON and (thing.name or "") in onward)
        if not card:
            break
        desk.heard.forget()
        act(card[0])
        said = desk.heard.announced()
        seen.update(said)
    raise AssertionError(f"no thing on the table says that a mark stands on it; heard {seen}")


def nothing_is_complained_of(desk, words):
    assert not desk.warnings(), desk.warnings()


TESTS = [boxes_and_radios_toggle, table_opens_with_its_question, seven_says_the_question, moves_are_said, log_is_said,
         slider_has_a_value, rules_are_text_with_links, password_is_asked_for_by_name, lesson_is_said,
         nothing_is_complained_of]

if __name__ == "__main__":
    in_session_of_its_own()
    run(TESTS, *sys.argv[1:4])
