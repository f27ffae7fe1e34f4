// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// In the prompt bar, in the place of the question: why something cannot be done, with its rule; or (aside) a word about the
// table that scolds nobody.
Rectangle {
    id: refused

    required property string what
    required property string rule
    required property string ruleNumber
    property bool aside: false
    // It goes with the thing that has the keyboard: what is in here would leave the keyboard nowhere. "?" opens the rule from
    // the thing.
    property bool passing: false
    property bool dense: false
    // How many lines the sentence may take.
    property int lines: 2
    readonly property real wanted: words.implicitHeight + 10
    // The sign that leads to the rule.
    readonly property Item way: link

    signal ruleAsked(string rule)

    radius: Theme.radiusCard
    color: Theme.rubricWash
    border.width: 1
    border.color: Theme.rubric

    Ico {
        id: cross
        name: refused.aside ? "ui-rules" : "ui-refuse"
        size: 24
        x: 8
        anchors.verticalCenter: parent.verticalCenter
    }
    UiText {
        id: words
        text: refused.what
        size: refused.dense ? 16 : 18
        bold: true
        wrapMode: Text.WordWrap
        maximumLineCount: refused.lines
        lineHeight: 0.92
        fontSizeMode: Text.Fit
        minimumPixelSize: 13
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        anchors {
            left: cross.right
            leftMargin: 8
            right: link.left
            rightMargin: 8
            top: parent.top
            bottom: parent.bottom
        }
    }
    RuleLink {
        id: link
        activeFocusOnTab: !refused.passing
        rule: refused.rule
        number: refused.ruleNumber
        // A disk that is full breaks no rule.
        visible: rule !== ""
        width: visible ? implicitWidth : 0
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        onOpened: rule => refused.ruleAsked(rule)
    }
}
