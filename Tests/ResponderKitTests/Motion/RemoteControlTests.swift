import ResponderKit
import Testing

@Suite("R10.5: remote control")
struct RemoteControlTests {
  let screen = KeyScreen()

  @Test("R10.5, S-49: nobody gets a command before receiving has begun, or after it ended")
  func receiving() {
    screen.application.postRemoteControl(.remoteControlPlay)
    #expect(screen.notes == [.undelivered(.remoteControl, why: .notReceivingRemoteControl)])
    screen.application.beginReceivingRemoteControlEvents()
    screen.application.postRemoteControl(.remoteControlPlay)
    #expect(screen.receivers(of: .remoteControlReceived).first == ObjectID(screen.controller))
    screen.application.endReceivingRemoteControlEvents()
    let count = screen.events.count
    screen.application.postRemoteControl(.remoteControlPlay)
    #expect(screen.events.count == count + 1)
  }

  @Test(
    "S-49, R10.5: every command, with UIKit's number",
    arguments: [
      (UIEvent.EventSubtype.remoteControlPlay, 100), (.remoteControlPause, 101),
      (.remoteControlStop, 102), (.remoteControlTogglePlayPause, 103),
      (.remoteControlNextTrack, 104), (.remoteControlPreviousTrack, 105),
      (.remoteControlBeginSeekingBackward, 106), (.remoteControlEndSeekingBackward, 107),
      (.remoteControlBeginSeekingForward, 108), (.remoteControlEndSeekingForward, 109),
    ])
  func commands(subtype: UIEvent.EventSubtype, number: Int) {
    let player = Player(0, 0, 50, 50)
    _ = screen.addFirst(player)
    screen.application.beginReceivingRemoteControlEvents()
    screen.application.postRemoteControl(subtype)
    #expect(player.received == [subtype] && subtype.rawValue == number)
    #expect(screen.receivers(of: .remoteControlReceived) == identities(player))
  }
}

private final class Player: UIView {
  var received: [UIEvent.EventSubtype] = []

  override func remoteControlReceived(with event: UIEvent?) {
    if let event, event.type == .remoteControl { received.append(event.subtype) }
  }
}
