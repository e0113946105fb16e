import ResponderKit
import Scenes
import Session

extension Command {
  package static let simultaneous = Command(
    name: "simultaneous", group: .gestures,
    summary: "allows two recognizers to succeed at the same time",
    changesScene: true,
    forms: [
      Form(.gesture("A"), .located(.gesture("B"))) { call, first, other in
        let second = other.value
        guard first !== second else {
          throw call.error(.refused("two different recognizers are needed"), at: other)
        }
        SimultaneityChange(first, with: second).perform(in: call.scene)
        let (a, b) = (call.scene.label(of: first), call.scene.label(of: second))
        call.confirm("\(a) and \(b) may succeed together")
      }
    ])
}
