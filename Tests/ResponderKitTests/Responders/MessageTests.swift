import Foundation
import ResponderKit
import Testing

@Suite("Messages in the chain")
struct MessageTests {
  private final class Shaken: UIResponder {
    var motions: [UIEvent.EventSubtype] = []
    var remote: [UIEvent] = []
    var presses: [Set<UIPress>] = []

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      motions.append(motion)
    }

    override func remoteControlReceived(with event: UIEvent?) {
      if let event { remote.append(event) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses.append(presses)
    }
  }

  @Test("R9.9, R10.1, R10.5, S-44, S-49: motion, remote control and presses go to next by default")
  func otherEvents() {
    let end = Shaken()
    let leaf = UIView()
    let root = UIView().with(leaf)
    root.setNextOverride(end)
    leaf.motionEnded(.motionShake, with: nil)
    #expect(end.motions == [.motionShake])
    let event = UIEvent(type: .remoteControl, subtype: .remoteControlPlay)
    leaf.remoteControlReceived(with: event)
    #expect(end.remote.count == 1 && end.remote.first === event)
    let press = UIPress(responder: leaf)
    leaf.pressesBegan([press], with: nil)
    #expect(end.presses == [[press]])
    leaf.setHandling(.handles, of: .motionEnded)
    leaf.motionEnded(.motionShake, with: nil)
    #expect(end.motions.count == 1)
  }

  @Test("An observer is told who received the message and who passed it on")
  func observed() {
    final class Listener: EventObserver {
      var lines: [(ObjectID, Delivery.Outcome)] = []
      func observe(_ event: SystemEvent) {
        if case .delivery(let delivery) = event, delivery.method == .touchesBegan {
          lines.append((delivery.responder, delivery.outcome))
        }
      }
    }
    let listener = Listener()
    let screen = Screen()
    screen.application.eventObserver = listener
    let leaf = UIView(0, 0, 50, 50)
    let parent = UIView(0, 0, 50, 50).with(leaf)
    parent.setHandling(.handles, of: .touchesBegan)
    screen.window.addSubview(parent)
    screen.tap(10, 10)
    #expect(listener.lines.map(\.0) == [leaf, leaf, parent, parent].map(ObjectID.init))
    #expect(listener.lines.map(\.1) == [.received, .forwarded, .received, .handled])
  }
}
