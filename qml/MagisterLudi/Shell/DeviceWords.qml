// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A table on several devices in the reader's language: how it is with a seat, and what is in the way, each with a way on.
QtObject {
    function person(name: string, tincture: string): string {
        return name === "" ? SeatNames.tincture(tincture) : name;
    }
    // How it is with a seat, on the host's page; words of Invitation.seats.
    function presence(word: string): string {
        switch (word) {
        case "here": return qsTr("On this screen");
        case "there": return qsTr("On another device");
        case "away": return qsTr("Device disconnected");
        }
        return qsTr("Free for others");
    }
    // The same for somebody who joins; words of Joining.seats.
    function joinedPresence(word: string): string {
        switch (word) {
        case "mine": return qsTr("On this device");
        case "there": return qsTr("Taken");
        case "away": return qsTr("Taken; device disconnected");
        }
        return qsTr("Free");
    }
    function icon(word: string): string {
        return word === "there" ? "ui-device" : word === "away" ? "ui-device-away" : word === "free" ? "ui-device-free" : "ui-home";
    }
    // Said when it changes.
    function told(who: string, word: string): string {
        switch (word) {
        case "there": return qsTr("Connected: %1", "name of a player").arg(who);
        case "away": return qsTr("Disconnected: %1", "name of a player").arg(who);
        case "free": return qsTr("Seat free: %1", "name of a player").arg(who);
        }
        return qsTr("On this screen: %1", "name of a player").arg(who);
    }
    // What is in the way of inviting; words of Invitation.trouble.
    function invitationTrouble(id: string): string {
        switch (id) {
        case "": return "";
        case "no-plugin": return qsTr("The part of the program that connects devices is missing. Install Magister Ludi again, completely.");
        case "no-address": return qsTr("This device is in no network. Connect it to the network of the others: then a new code appears here.");
        case "later-seats": return qsTr("A newer version of Magister Ludi has saved which devices play at this table. Update the program to invite others.");
        case "cannot-share": return qsTr("This table cannot be played on several devices. Start a new game to invite others.");
        }
        return qsTr("This device cannot accept connections. Close other programs that may be in the way, then try again.");
    }
    // What the host's device cannot write to its disk: `seats` and `letters` of Invitation.unkept; empty where it can.
    function unkeptSeats(reason: string): string {
        return reason === "" ? "" : qsTr("This device could not write to its disk that another device has lost its seat. Check the disk; until that is written, the other device can come back to the seat once the table is opened again.");
    }
    function unkeptLetters(reason: string): string {
        return reason === "" ? "" : qsTr("This device cannot write to its disk, so moves from other homes are not read. Check the disk; until then the moves wait at the broker.");
    }
    // How it is with the broker; words of Invitation.broker.
    function broker(word: string): string {
        switch (word) {
        case "connecting": return qsTr("Connecting to the broker…");
        case "connected": return qsTr("Connected to the broker.");
        case "unreachable": return qsTr("No connection to the broker; it is tried again.");
        case "refused": return qsTr("The broker does not let this device in. Check its address, the user and the password.");
        }
        return "";
    }
    // What is in the way of joining; words of Joining.trouble.
    function joiningTrouble(id: string): string {
        switch (id) {
        case "": return "";
        case "no-plugin": return qsTr("The part of the program that connects devices is missing. Install Magister Ludi again, completely.");
        case "no-answer": return qsTr("Nobody answers at this address. Check that both devices are in the same network and that the host is still inviting, then try again.");
        case "not-near": return qsTr("No table with this short code was found on this network. Check that the host is still inviting and shows this code now, or type its whole code.");
        case "no-letter": return qsTr("The broker does not answer, or the host has never been there. Check the connection to the internet and the invitation, then try again.");
        case "not-open": return qsTr("The host is there, but has not opened this table now. Ask for it to be opened, then try again.");
        case "broker-refused": return qsTr("The broker does not let this device in. Check the user and the password, then connect again.");
        case "unreadable-authorities": return qsTr("The file of certificates cannot be read. Choose another one, or use the certificates of this system.");
        case "no-authorities": return qsTr("The file that was chosen holds no certificate. Choose another one, or use the certificates of this system.");
        case "other-host": return qsTr("A different device answers at this address, not the one that gave out the code. Nothing was sent to it. Ask the host for a new code.");
        case "unknown-table": return qsTr("This table is not open any more. Ask the host for the code that is shown now.");
        case "other-version": return qsTr("The host runs another version of Magister Ludi. Install the same version on both devices.");
        case "other-values": return qsTr("This device does not have the game, or has it with other values. Install the same version of Magister Ludi on both devices.");
        case "seat-taken": return qsTr("This seat is taken by now. Choose another one, or look on.");
        case "seat-moved": return qsTr("Your seat is now played on another device. If that is not intended, ask the host to free the seat and sit down again.");
        case "wrong-key": return qsTr("The host does not accept this device at your seat any more. Ask the host to free the seat, then sit down again.");
        case "slow-down": return qsTr("There were too many wrong attempts from this network. Wait a minute, then try again.");
        case "not-kept": return qsTr("The host could not save the move, so nothing has happened. Check the disk of the host, then make the move again.");
        case "busy": return qsTr("Too many devices are connected to the host. Wait a moment, then try again.");
        }
        return qsTr("The host sent something that cannot be understood. Try again; if it happens again, install the same version of Magister Ludi on both devices.");
    }
    // Of a code as it is typed; words of Joining.codeProblem().
    function codeProblem(id: string): string {
        switch (id) {
        case "incomplete": return qsTr("The code is not complete yet.");
        case "no-broker": return qsTr("This is only the end of an invitation. Paste all of it, from mqtts:// on.");
        case "wrong": return qsTr("A letter of the code is wrong or missing. Compare it with the other screen.");
        }
        return "";
    }
}
