// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A quarantine hut: roof, fields I and II, plate for the upgrade. The drawing is 98 x 122.
Spot {
    id: hut

    required target
    required offer
    required property int n
    required property string citizen
    // I or II; 0: nobody lies here.
    required property int field
    required property string upgrade
    required property var output
    // The open question is about the citizen here.
    required property bool asked
    required property string accessible
    readonly property real h: width / 98
    // The roof keeps room for its number, whatever that leaves for the rest.
    readonly property int roof: Math.max(15, Math.round(height * 28 / 122))
    readonly property real v: (height - roof) / 94
    // Of the drawing, below the roof.
    function below(y: real): int {
        return roof + Math.round((y - 28) * v);
    }

    label: accessible
    ringReach: 1
    Target.whole: true

    Item {
        anchors.fill: parent

        Rectangle {
            y: Math.round(hut.roof * 20 / 28)
            width: parent.width
            height: parent.height - y
            radius: 4
            color: hut.asked ? Theme.tile : hut.ground()
            border.width: hut.asked ? 3 : 1.6
            border.color: hut.asked ? Theme.goldEdge : Theme.tileInk
        }
        Picture {
            x: -2
            width: parent.width + 4
            height: hut.roof
            name: "roof"
            opacity: hut.isDim() ? 0.85 : 1
        }
        // The log and the prompts call it by its number.
        Text {
            text: hut.n
            width: parent.width
            height: hut.roof - 1
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Math.max(13, Math.round(hut.roof * 15 / 28))
            color: "#FFF7E4"
            style: Text.Outline
            styleColor: "#4A2E1A"
        }
        Repeater {
            model: 2
            Rectangle {
                id: field

                required property int index
                readonly property bool tall: height > 44
                readonly property bool wide: width > 42
                readonly property bool taken: hut.citizen !== "" && hut.field === index + 1
                x: Math.round((6 + 45 * index) * hut.h)
                y: hut.below(32)
                width: Math.round(41 * hut.h)
                height: Math.round(50 * hut.v)
                radius: 4
                color: Theme.tileWell
                border.width: 1.2
                border.color: Theme.tileEdge
                Target.name: hut.target + "/field-" + (index + 1)

                // Beside or above who lies there; where there is room for neither, the other field shows its own.
                Text {
                    visible: !field.taken || field.tall || field.wide
                    text: field.index === 0 ? "I" : "II"
                    width: parent.width
                    horizontalAlignment: field.taken ? Text.AlignLeft : Text.AlignHCenter
                    leftPadding: field.taken ? 4 : 0
                    y: field.taken && field.tall ? -2 : (parent.height - height) / 2
                    font.family: Theme.serif
                    font.weight: Font.DemiBold
                    font.pixelSize: field.taken ? field.tall ? 13 : 15 : Math.max(15, Math.round(20 * hut.v))
                    color: Theme.tileInk
                }
                Ico {
                    visible: field.taken
                    name: field.taken ? hut.citizen : ""
                    size: Math.round(Math.min(field.width - 4, field.height - (field.tall ? 15 : 4), field.wide && !field.tall ? 26 : 40))
                    lit: true
                    x: field.wide && !field.tall ? parent.width - width - 2 : Math.round((parent.width - width) / 2)
                    y: field.tall ? parent.height - height - 2 : Math.round((parent.height - height) / 2)
                }
            }
        }
        Rectangle {
            id: plate
            x: Math.round(6 * hut.h)
            y: hut.below(86)
            width: parent.width - 2 * x
            height: parent.height - y - Math.round(6 * hut.v)
            radius: 4
            color: hut.upgrade !== "" ? (Theme.night ? "#C9A95E" : "#E8CF92") : "transparent"
            border.width: 1.2
            border.color: hut.upgrade !== "" ? "#8A6212" : Theme.tileEdge
            Target.name: hut.target + "/upgrade"

            IconRow {
                anchors.centerIn: parent
                items: hut.output
                size: Math.round(Math.min(25, plate.height - 4))
                room: plate.width - 6
            }
        }
    }
}
