import Foundation
import ResponderKit
import Scenes
import Text

extension Diagnoser {
  /// How many covering siblings are worth telling.
  private static let most = 8

  /// What lies in front of a view of the path and takes the point.
  mutating func findCovering(of view: UIView, in parent: UIView, _ place: CGPoint) {
    guard let index = view.indexInSuperview else { return }
    if stopsAtFirst {
      // The hit-test has asked all of them already.
      let branch = winner.flatMap { sequence(first: $0, next: \.superview) }.flatMap {
        $0.first { $0.superview === parent }
      }
      guard let branch, let winner, branch.indexInSuperview ?? 0 > index else { return }
      return add(covering(view, branch, winner))
    }
    let siblings = parent.subviews
    var count = 0
    for sibling in siblings[(index + 1)...].reversed() {
      if count == Self.most { break }
      guard let taker = sibling.hitTest(sibling.convert(place, from: parent), with: nil) else {
        continue
      }
      count += 1
      add(covering(view, sibling, taker))
      findOrderOfDrawing(view, sibling)
    }
  }

  private func covering(_ view: UIView, _ sibling: UIView, _ taker: UIView) -> Finding {
    let note = scene.note(on: taker)
    var finding = Finding(
      code(of: taker, note), .blocks, of: taker, named: name(taker),
      statement(view, sibling, taker), rule: RuleID(2, 8))
    let common = taker.convert(taker.bounds, to: target).intersection(target.bounds)
    if common.area > 0 {
      let share = target.bounds.percent(in: common)
      finding.details.append(
        "it covers \(common.text) of \(name(target)), which is \(share)% of it")
      finding.facts = ["covers": common.json, "coversPercent": .integer(share)]
    }
    if looksClear(taker), note == nil {
      finding.details.append(
        "that it draws nothing does not matter: only hidden, alpha below 0.01 or interaction off "
          + "let touches through (\(RuleID(2, 7)))")
    }
    switch note?.effect {
    case .simulated?:
      finding.details.append("\(scene.className(of: taker)): \(note?.summary ?? "")")
      finding.confidence = .assuming("known of its class: \(note?.source ?? "")")
    case .undecidable?:
      finding.confidence = .undecidable(note?.summary ?? "")
    case .presenting?:
      finding.details.append("\(scene.className(of: taker)): \(note?.summary ?? "")")
      finding.confidence = .assuming(
        "it overrides hitTest, and an undimmed sheet or a passthrough lets touches through "
          + "(\(RuleID(2, 14)))")
    case .ordinary?, .enlarging?:
      finding.details.append("\(scene.className(of: taker)): \(note?.summary ?? "")")
    case nil:
      finding.confidence = confidence(about: taker)
    }
    finding.fixes = Fix.uncovering(view, target, from: sibling, taker, in: scene)
    return finding
  }

  /// How sure it is that a view treats touches as UIKit's own do.
  private func confidence(about taker: UIView) -> Confidence {
    var ancestor = taker.superview
    while let view = ancestor {
      if let note = scene.note(on: view), case .undecidable = note.effect {
        return .undecidable("\(name(taker)) lies in \(nameWithClass(view)): \(note.summary)")
      }
      ancestor = view.superview
    }
    let className = scene.className(of: taker).lowercased()
    let isSuspect = ["passthrough", "passthru", "overlay", "transparent"].contains {
      className.contains($0)
    }
    return isSuspect && scene.origin != nil
      ? .assuming("its name suggests that \(scene.className(of: taker)) overrides hitTest")
      : .certain
  }

  private func code(of taker: UIView, _ note: ClassNote?) -> DiagnosisCode {
    switch note?.effect {
    case .presenting?: .presentationContainer
    case .undecidable?: .opaqueToUs
    case .simulated? where isTakenAgainstRules(taker): .customHitTest
    default: .coveredBy
    }
  }

  /// Whether a view takes a touch that UIKit's own rules would not give it.
  private func isTakenAgainstRules(_ view: UIView) -> Bool {
    Double(view.alpha) < HitTestRejection.alphaThreshold || view.isHidden
      || !view.point(inside: place(in: view), with: nil)
  }

  private func statement(_ view: UIView, _ sibling: UIView, _ taker: UIView) -> String {
    let own = isTarget(view) ? name(target) : "\(name(view)), which \(name(target)) lies in"
    if sibling === taker { return "\(nameWithClass(taker)), in front of \(own), takes the touch" }
    return
      "\(nameWithClass(taker)) takes the touch: it lies in \(name(sibling)), which is in front "
      + "of \(own)"
  }

  /// Whether nothing tells that a view draws something.
  private func looksClear(_ view: UIView) -> Bool {
    !(view is UIControl || view is UILabel || view is UIImageView || view is UIScrollView)
      && !(view is UITransitionView)
  }

  /// A view that is drawn in front although it is asked later.
  private mutating func findOrderOfDrawing(_ view: UIView, _ sibling: UIView) {
    guard view.layer.zPosition > sibling.layer.zPosition else { return }
    var finding = Finding(
      .zPositionIgnored, .affects, of: view, named: name(view),
      "\(name(view)) is drawn in front of \(name(sibling)) by its zPosition "
        + "(\(view.layer.zPosition.shortText) against \(sibling.layer.zPosition.shortText)), but "
        + "hit-testing goes by the order of the subviews only", rule: RuleID(2, 8))
    finding.fixes = [
      Fix(summary: "bring it to the front", changes: [FrontChange(view: view)])
    ]
    add(finding)
  }

  /// A subview of the target that takes the touch.
  mutating func findOwnChild(_ place: CGPoint) {
    guard let answer = target.hitTest(place, with: nil), answer !== target,
      answer.isDescendant(of: target)
    else { return }
    let child = target.subviews.first { answer.isDescendant(of: $0) } ?? answer
    var finding = Finding(
      .coveredByOwnChild, .blocks, of: answer, named: name(answer),
      "\(nameWithClass(answer)), in \(name(target)) itself, takes the touch: a control follows no "
        + "finger that hits a subview", rule: RuleID(5, 6))
    let common = answer.convert(answer.bounds, to: target).intersection(target.bounds)
    let share = target.bounds.percent(in: common)
    finding.details = ["the dead part is \(common.text), \(share)% of \(name(target))"]
    if scene.className(of: child).hasPrefix("_UI") {
      finding.confidence = .undecidable(
        "\(scene.className(of: child)) is a part that UIKit made, which it may ask in its own way")
    }
    if let note = scene.note(on: answer) {
      finding.details.append("\(scene.className(of: answer)): \(note.summary)")
    }
    finding.facts = ["covers": common.json, "coversPercent": .integer(share)]
    finding.fixes = [.lettingTouchesThrough(child, in: scene)]
    add(finding)
  }
}
