import Foundation
import ResponderKit
import Scenes

extension Diagnoser {
  /// Finds the facts about the path that the scene leaves open.
  mutating func findDoubts() {
    for view in path {
      findAnimation(of: view)
      // Another text may say that it is not shown.
      if isInDoubt(view, .window) { add(.saidToBeDetached(view), .affects, by: view) }
    }
    if let winner, winner.blocksTouchesWhileAnimating { findAnimation(of: winner) }
    if isReached, let winner { findInside(of: winner) }
    findTransforms()
  }

  private func isInDoubt(_ view: UIView, _ doubt: ViewProvenance.Uncertainties) -> Bool {
    scene.origin(of: view)?.doubts.contains(doubt) == true
  }

  mutating func findAnimation(of view: UIView) {
    let keys = scene.origin(of: view).map(\.animatedKeys) ?? []
    let isImported = isInDoubt(view, .animated)
    guard isImported || view.isBeingAnimated, !has(.animating, of: view) else { return }
    let moves = keys.contains { key in
      ["position", "bounds", "transform"].contains { key.hasPrefix($0) }
    }
    let isSwallowing = view.blocksTouchesWhileAnimating
    add(
      .animating(view, keys: keys, isSwallowing: isSwallowing),
      isSwallowing ? .blocks : .affects, by: view,
      isImported ? .assuming(.animationOptions) : .certain,
      fixes: [Fix(.allowInteraction, appCode: .animateWithInteraction)])
    guard moves || (!isImported && view.layer.presentation()?.frame != view.frame) else { return }
    add(.onItsWay(view, to: view.frame), .affects, by: view)
  }

  /// Finds a view whose inside nobody can tell from outside.
  private mutating func findInside(of winner: UIView) {
    for view in winner.selfAndSuperviews {
      guard let note = scene.note(on: view) else { continue }
      switch note.effect {
      case .undecidable:
        return add(.opaque(view, note), .affects, by: view, .undecidable(.source(note)))
      case .enlarging:
        return add(.enlarging(view, note), .note, by: view, .undecidable(.source(note)))
      case .simulated, .presenting, .ordinary: continue
      }
    }
  }

  /// Finds the transforms on the path, which move the touch area together with the drawing.
  private mutating func findTransforms() {
    for view in path where !view.transform.isIdentity && view.transform.isInvertible {
      guard !has(.frameIsBoundingBox, of: view) else { continue }
      add(
        .transformed(
          view, view.transform, anchor: view.anchorPoint, point: place(in: view),
          bounds: view.bounds, frame: view.frame),
        .note, by: view,
        isInDoubt(view, .guessedSize) ? .assuming(.sizeUnderTransform) : .certain)
    }
  }
}
