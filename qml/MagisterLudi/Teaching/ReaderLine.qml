// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// In a lesson for the whole table: whose card this is. A card for everybody is read in the language of each; the figure
// keys, or a click, change it.
Column {
    id: line

    required property LessonPlayer lesson
    readonly property var readers: lesson.readers
    readonly property var now: readers.find(one => one.seat === lesson.reader) ?? null
    readonly property bool shared: lesson.shared
    readonly property bool manyTongues: readers.some(one => one.language !== readers[0].language)

    // The card beside is shown: the figure keys turn that one.
    property bool besideShown: false

    signal pauseWanted

    // The n-th of those who sit there, from 0. False: the card is somebody's own, or nobody sits there.
    function readAs(n: int): bool {
        if (n >= readers.length)
            return false;
        if (besideShown)
            lesson.readBeside(readers[n].seat);
        else if (shared)
            lesson.readAs(readers[n].seat);
        return besideShown || shared;
    }

    spacing: 6

    component PauseButton: Btn {
        icon: "ui-pause"
        kind: "quiet"
        label: qsTr("Pause")
        detail: qsTr("Tells everybody where you are.")
        minHeight: 34
        onClicked: line.pauseWanted()
    }

    Row {
        visible: !line.shared && !(line.lesson.playing ?? false) && line.now !== null
        spacing: 8

        Ico {
            id: shield
            name: (line.now?.tincture ?? "") !== "" ? "shield-" + line.now.tincture : ""
            size: Theme.px(26)
            anchors.verticalCenter: parent.verticalCenter
        }
        UiText {
            text: line.now?.name ?? ""
            size: 17
            bold: true
            width: Math.min(implicitWidth, line.width - shield.width - tongue.width - rest.width - 24)
            elide: Text.ElideRight
            anchors.verticalCenter: parent.verticalCenter
        }
        Tag {
            id: tongue
            visible: line.manyTongues
            text: (line.now?.language ?? "").toUpperCase()
            anchors.verticalCenter: parent.verticalCenter
        }
        PauseButton {
            id: rest
            Target.name: visible ? "card:pause" : ""
        }
    }
    UiText {
        visible: line.lesson.askedInTurn ?? false
        width: line.width
        text: qsTr("Each of you answers, one after another. Nobody is told what the others have answered.")
        size: 15
        soft: true
        wrapMode: Text.WordWrap
    }
    Flow {
        visible: line.shared && line.readers.length > 1
        width: line.width
        spacing: 8
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Whose language this card is in")

        Repeater {
            model: line.shared ? line.readers : []

            Btn {
                id: choice
                required property var modelData
                readonly property bool chosen: modelData.seat === line.lesson.reader
                kind: chosen ? "teach" : "plain"
                icon: "disc-" + modelData.tincture
                size: 15
                minHeight: 34
                text: line.manyTongues ? modelData.name + " · " + modelData.language.toUpperCase() : modelData.name
                //: name of a person
                detail: chosen ? qsTr("The card is in this language") : ""
                Target.name: "card:reader/" + modelData.seat
                onClicked: line.lesson.readAs(modelData.seat)
            }
        }
        PauseButton {
            Target.name: visible ? "card:pause" : ""
        }
    }
    Btn {
        visible: line.lesson.playing ?? false
        icon: "ui-hand"
        text: qsTr("Take this seat")
        detail: qsTr("This turn begins anew, and you make the moves.")
        size: 16
        Target.name: visible ? "card:take-seat" : ""
        onClicked: line.lesson.takeSeat()
    }
}
