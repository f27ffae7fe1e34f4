// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One page of the program below the top bar.
FocusScope {
    // Stand in the top bar; a page without a title wants no bar of its own.
    property string title
    property string crumb
    // What the title of the window says of the page.
    property string subject: crumb === "" ? title : qsTr("%1 – %2", "Title of the window: page, game").arg(title).arg(crumb)
    // Stands in the top bar between the title and the tools while the page is shown.
    property Item barItem
    // Id of the game whose terms the texts of the page hold; empty: that of the table.
    property string reads
    // The page draws a bar of its own.
    property bool ownBar: false
    // Arrows go from one thing that can be pressed to the next; false where they have a meaning of their own.
    property bool arrowKeys: true
    // How far it has been scrolled, where the tools of the bar lie on the page itself.
    property real scrolledBy: 0

    // Shows its beginning, with the tools that lie there.
    function toTop() {
    }

    // Key X changes two languages over where two are shown; false where there is nothing to change.
    function swapLanguages(): bool {
        return false;
    }

    // Alt+Left goes one step back inside the page; false where there is none, and the page is left.
    function stepBack(): bool {
        return false;
    }

    // The reader wants to go back, or to a page by its name in Main.
    signal leave
    signal wanted(string page)
    // Whoever is at other devices is to be invited to the game that is begun next.
    signal inviting
    // The table is left for the page of that name.
    signal leaveFor(string page)
    // The whole book of rules is asked for, open at that rule.
    signal bookWanted(string rule)
    // The menu of languages is asked for; it hangs from that button.
    signal languagesWanted(Item button)
}
