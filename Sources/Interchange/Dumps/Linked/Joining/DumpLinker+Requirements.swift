import Explanation
import ResponderKit
import Scenes

extension DumpLinker {
  /// Has a recognizer wait for those that must fail before it, and others wait for it.
  mutating func joinRequirements(of dumped: DumpedRecognizer) {
    guard let recognizer = object(at: dumped.object.address) as? UIGestureRecognizer else { return }
    for (address, waits) in dumped.mustFail.map({ ($0, true) })
      + dumped.mustFailFor.map({ ($0, false) })
    {
      guard let other = object(at: address) as? UIGestureRecognizer else {
        if waits {
          remark(
            .requirementMissing(recognizer: scene.label(of: recognizer), address: address),
            on: dumped.line)
        }
        continue
      }
      let (waiting, awaited) = waits ? (recognizer, other) : (other, recognizer)
      if awaited.waits(for: waiting) {
        remark(
          .requirementCycle(
            recognizer: scene.label(of: waiting), other: scene.label(of: awaited)),
          on: dumped.line)
      } else {
        waiting.require(toFail: awaited)
      }
    }
  }
}
