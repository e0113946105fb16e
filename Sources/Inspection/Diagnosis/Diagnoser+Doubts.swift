import Foundation
import ResponderKit
import Scenes
import Text

extension Diagnoser {
  /// What the scene leaves open about the way.
  mutating func findDoubts() {
    for view in path {
      findAnimation(of: view)
      findContradiction(about: view)
    }
    if let winner, winner.isSwallowingTouches { findAnimation(of: winner) }
    if isReached, let winner { findInside(of: winner) }
    findTransforms()
  }

  /// A view that another text says is not shown.
  private mutating func findContradiction(about view: UIView) {
    guard scene.origin(of: view)?.doubts.contains(.window) == true else { return }
    var finding = Finding(
      .notInWindow, .affects, of: view, named: name(view),
      "_printHierarchy says that \(name(view)) is in no window: no touch reaches what is in it, and "
        + "nothing in it can become first responder yet", rule: RuleID(9, 2))
    finding.details = ["viewDidLoad is too early: wait for viewDidAppear"]
    add(finding)
  }

  mutating func findAnimation(of view: UIView) {
    let keys = scene.origin(of: view).map(\.animatedKeys) ?? []
    let isImported = scene.origin(of: view)?.doubts.contains(.animated) == true
    guard isImported || view.isBeingAnimated, !has(.animating, of: view) else { return }
    let moves = keys.contains { key in
      ["position", "bounds", "transform"].contains { key.hasPrefix($0) }
    }
    let shown = keys.isEmpty ? "" : " (\(keys.joined(separator: ", ")))"
    var finding = Finding(
      .animating, view.isSwallowingTouches ? .blocks : .affects, of: view, named: name(view),
      view.isSwallowingTouches
        ? "\(name(view)) is being animated without .allowUserInteraction: it keeps the touch to itself "
          + "until the end, and nobody gets it"
        : "\(name(view)) is being animated\(shown): unless the animation has .allowUserInteraction, "
          + "UIKit gives it and what is in it no touches until the end", rule: RuleID(2, 10))
    finding.confidence = isImported ? .assuming("no text prints the animation's options") : .certain
    finding.fixes = [
      Fix(
        summary: "animate with the option .allowUserInteraction, or wait for the completion",
        appCode: .animateWithInteraction)
    ]
    add(finding)
    guard moves || (!isImported && view.layer.presentation()?.frame != view.frame) else { return }
    add(
      Finding(
        .animatingModelFrame, .affects, of: view, named: name(view),
        "what is seen of \(name(view)) is on its way; hit-testing goes by where it will end, "
          + "\(view.frame.text)", rule: RuleID(2, 10)))
  }

  /// A view whose inside nobody can tell from outside.
  private mutating func findInside(of winner: UIView) {
    var ancestor: UIView? = winner
    while let view = ancestor {
      if let note = scene.note(on: view), case .undecidable = note.effect {
        var finding = Finding(
          .opaqueToUs, .affects, of: view, named: name(view),
          "\(nameWithClass(view)) gets the touch; what becomes of it inside cannot be told: "
            + note.summary, rule: RuleID(2, 12))
        finding.confidence = .undecidable(note.source)
        add(finding)
        return
      }
      if let note = scene.note(on: view), case .enlarging = note.effect {
        var finding = Finding(
          .customHitTest, .note, of: view, named: name(view),
          "\(nameWithClass(view)): \(note.summary)", rule: RuleID(2, 14))
        finding.confidence = .undecidable(note.source)
        add(finding)
        return
      }
      ancestor = view.superview
    }
  }

  /// Transforms on the way, which move the touch area together with the drawing.
  private mutating func findTransforms() {
    for view in path where !view.transform.isIdentity && view.transform.isInvertible {
      guard !has(.frameIsBoundingBox, of: view) else { continue }
      var finding = Finding(
        .transform, .note, of: view, named: name(view),
        "\(name(view)) is transformed by \(view.transform.text) about its anchor point "
          + "\(view.anchorPoint.text): the touch is at \(place(in: view).text) in its bounds "
          + "\(view.bounds.text); its frame \(view.frame.text) is only the box round it",
        rule: RuleID(2, 5))
      if scene.origin(of: view)?.doubts.contains(.guessedSize) == true {
        finding.confidence = .assuming("the text does not tell the size under this transform")
      }
      add(finding)
    }
  }
}
