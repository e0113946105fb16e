import ResponderKit
import Scenes
import Session

extension Command {
  package static let require = Command(
    name: "require", group: .gestures,
    summary: "makes a recognizer wait until another has failed: require(toFail:)",
    changesScene: true,
    forms: [
      Form(.gesture("A"), .word("toFail", .located(.gesture("B")))) { call, first, other in
        let second = other.value
        let (a, b) = (call.scene.label(of: first), call.scene.label(of: second))
        guard first !== second else {
          throw call.error(.refused("'\(a)' cannot wait for itself to fail"), at: other)
        }
        guard !second.waits(for: first) else {
          throw call.error(
            .refused("'\(b)' already waits for '\(a)'; they would wait for each other"),
            at: other)
        }
        first.require(toFail: second)
        call.confirm("\(a) waits until \(b) has failed")
      }
    ])
}
