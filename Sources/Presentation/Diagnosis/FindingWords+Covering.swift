import Analysis
import Explanation
import ResponderKit
import Scenes

extension FindingWords {
  /// Returns all that is said of a view that lies in front.
  func row(of covering: Covering, _ finding: Finding) -> FindingRow {
    let target = name(finding.target)
    let own =
      covering.covered === finding.target
      ? target : "\(name(covering.covered)), which \(target) lies in"
    let taker = nameWithClass(covering.taker)
    let content = covering.note?.content
    return FindingRow(
      covering.sibling === covering.taker
        ? "\(taker), in front of \(own), takes the touch"
        : "\(taker) takes the touch: it lies in \(name(covering.sibling)), which is in front of "
          + own,
      details: details(covering, target)
        + (finding.cause.map { ["its own code answers so: \(words(of: $0))"] } ?? []),
      doubt: "\(content == nil ? name(covering.taker) : word(for: content)) decides",
      numbers: FindingNumbers(covers: covering.part))
  }

  private func details(_ covering: Covering, _ target: String) -> [String] {
    var details: [String] = []
    if let part = covering.part {
      details.append(
        "it covers \(part.rect.text) of \(target), which is \(part.percent)% of it")
    }
    switch covering.note?.effect {
    case nil:
      if covering.looksClear {
        // Of a class of the app's nobody knows what it draws.
        let isPlain = ["UIView", "UIStackView"].contains(scene.className(of: covering.taker))
        details.append(
          (isPlain
            ? "it draws nothing but still takes touches: "
            : "nothing in the text shows that it draws, and it takes touches: ")
            + ("only hidden, alpha below \(HitTestRejection.alphaThreshold) or interaction off let "
            + "touches through").citing(StandingFact.appearanceIsIrrelevant.rule))
      }
    case .undecidable?: break
    case .simulated?, .presenting?, .ordinary?, .enlarging?:
      details += covering.note.map { [summary(of: $0, on: covering.taker)] } ?? []
    }
    return details
  }

  func summary(of note: ClassNote, on view: UIView) -> String {
    "\(scene.className(of: view)): \(note.summary)"
  }
}
