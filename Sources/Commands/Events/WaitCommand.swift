import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let wait = Command(
    name: "wait", group: .happening, summary: "lets time pass on the scene's clock",
    details: [
      "Everything that is due in that time happens: a long press begins, a double tap fails, a "
        + "scroll view decelerates. It is part of the last interaction."
    ],
    changesScene: true,
    forms: [
      Form(.seconds()) { call, seconds in
        call.session.state.needsRest = false
        try call.happen("wait \(seconds.shortText)", continues: true) {
          call.scene.application.clock.advance(by: seconds)
        }
      }
    ],
    examples: [
      Example(
        "wait 0.4", "the double tap fails in this time",
        setup:
          "gesture tap single on root; gesture tap double on root taps=2; "
          + "require single toFail double; tap root", shows: "single")
    ])
}
