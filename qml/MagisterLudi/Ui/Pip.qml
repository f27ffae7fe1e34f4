// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How well something is mastered: an empty ring, half a disc or a whole one. A row that says it itself leaves it silent.
Item {
    id: pip

    // 0 not learnt yet, 1 partly, 2 mastered.
    property int mastery: 0
    property int size: 14
    property bool silent: false
    readonly property string name: nameOf(mastery)

    function nameOf(of: int): string {
        //: of a rule
        return of >= 2 ? qsTr("mastered") : of === 1 ? qsTr("partly learnt") : qsTr("not learnt yet");
    }

    implicitWidth: Theme.px(size)
    implicitHeight: implicitWidth
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.ignored: silent || !visible

    Item {
        visible: pip.mastery > 0
        width: pip.mastery >= 2 ? pip.width : Math.ceil(pip.width / 2)
        height: pip.height
        clip: true

        Rectangle {
            width: pip.width
            height: pip.height
            radius: width / 2
            color: Theme.verdigris
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.width: pip.mastery > 0 ? 2 : 1.5
        border.color: pip.mastery > 0 ? Theme.verdigris : Theme.edge
    }
}
