import Explanation
import ResponderKit
import Scenes

extension Diagnoser {
  /// The number of covering siblings that are reported at most.
  private static let most = 8

  /// Finds the views that lie in front of a view of the path and take the touch.
  ///
  /// - Parameter decision: The decision about the view in the hit-test of its superview.
  mutating func findCovering(
    of view: UIView, in parent: UIView, _ place: CGPoint, _ decision: HitTestDecision?,
    _ record: HitTestDecisions
  ) {
    guard let index = view.indexInSuperview else { return }
    if stopsAtFirst {
      // The hit-test has asked all of them already.
      guard case .skipped(.answered(let id))? = decision?.verdict,
        let sibling = scene.view(of: id),
        let taker = record.decision(of: id)?.answer.flatMap(scene.view(of:))
      else { return }
      return addCovering(of: view, sibling, taker)
    }
    let siblings = parent.subviews
    var count = 0
    for sibling in siblings[(index + 1)...].reversed() where sibling.isFoundBySuperview {
      if count == Self.most { break }
      let taker = scene.asking { sibling.hitTest(sibling.convert(place, from: parent), with: nil) }
      guard let taker else { continue }
      count += 1
      addCovering(of: view, sibling, taker)
      findOrderOfDrawing(view, sibling)
    }
  }

  private mutating func addCovering(of view: UIView, _ sibling: UIView, _ taker: UIView) {
    if addFadingPicture(taker, in: sibling) { return }
    let note = scene.note(on: taker)
    let part = CoveredPart(of: target, under: taker)
    let covering = Covering(
      covered: view, sibling: sibling, taker: taker, part: part.rect.area > 0 ? part : nil,
      note: note, isAgainstRules: isTakenAgainstRules(taker), looksClear: looksClear(taker))
    let doubt: Confidence? =
      if addSuspect(taker, in: sibling) {
        .undecidable(.suspect)
      } else if isEmptyContainer(sibling) {
        .undecidable(.container(sibling))
      } else if scene.origin?.isApproximate == true, scene.origin(of: taker) != nil,
        isBareElement(taker)
      {
        .undecidable(.elements)
      } else {
        nil
      }
    add(
      .covered(covering), .blocks, by: taker, doubt ?? confidence(about: taker, note),
      fixes: doubt == nil ? Fix.uncovering(view, target, from: sibling, taker, in: scene) : [])
  }

  /// Returns whether an accessible element tells of nothing that people touch: it is no control, and
  /// has no text or is as large as a screen.
  private func isBareElement(_ view: UIView) -> Bool {
    guard !(view is UIControl), !(view is UIScrollView) else { return false }
    let isText = scene.shownText(of: view) != nil || scene.origin(of: view)?.label != nil
    return !isText || 2 * view.screenFrame.area >= scene.screenBounds.area
  }

  /// Returns the confidence that a view treats touches as UIKit's own views do, or as is known of
  /// its class.
  private func confidence(about taker: UIView, _ note: ClassNote?) -> Confidence {
    guard let note else { return confidence(about: taker) }
    return switch note.effect {
    case .simulated where note.content != nil && looksClear(taker) && !isTakenAgainstRules(taker):
      .undecidable(.note(note))
    case .simulated: .assuming(.known(note))
    case .undecidable: .undecidable(.note(note))
    case .presenting: .assuming(.presentation)
    case .ordinary, .enlarging: .certain
    }
  }

  private func confidence(about taker: UIView) -> Confidence {
    for view in taker.superviews {
      if let note = scene.note(on: view), case .undecidable = note.effect {
        return .undecidable(.inside(taker, of: view, note))
      }
    }
    guard scene.isImported else { return .certain }
    let className = scene.className(of: taker).lowercased()
    let isSuspect = ["overlay", "transparent"].contains {
      className.contains($0)
    }
    return isSuspect ? .assuming(.noOverride(of: taker)) : .certain
  }

  /// Returns whether a view takes a touch that UIKit's own rules would not give it.
  private func isTakenAgainstRules(_ view: UIView) -> Bool {
    view.isHiddenOrFaint || !scene.asking { view.point(inside: place(in: view), with: nil) }
  }

  /// Returns whether nothing tells that a view draws something.
  private func looksClear(_ view: UIView) -> Bool {
    scene.classes.nearestClass(of: view).traits.contains(.clear)
  }

  /// Finds a view that is drawn in front although it is hit-tested later.
  private mutating func findOrderOfDrawing(_ view: UIView, _ sibling: UIView) {
    let (mine, its) = (view.zPosition, sibling.zPosition)
    guard mine > its else { return }
    add(
      .drawnInFront(view, zPosition: mine, of: sibling, itsZPosition: its), .affects, by: view,
      fixes: [Fix(.bringToFront, changes: [FrontChange(view: view)])])
  }

  /// Finds a subview of the target that takes the touch.
  mutating func findOwnChild(_ answer: UIView?, _ record: HitTestDecisions) {
    guard let answer, answer !== target else { return }
    if let bar, answer.isDescendant(of: bar) {
      let child = bar.subviews.first { answer.isDescendant(of: $0) } ?? answer
      return add(
        .keptFromBar(answer, bar), .blocks, by: answer,
        fixes: [.lettingTouchesThrough(child, in: scene)])
    }
    guard answer.isDescendant(of: target) else {
      let source = record.override(answering: ObjectID(answer), below: ObjectID(target))
      guard let view = source.flatMap({ scene.view(of: $0.view) }) else { return }
      return add(answer, of: view, fixes: [.overriding(view, nil, to: .removeOverride)])
    }
    let child = target.subviews.first { answer.isDescendant(of: $0) } ?? answer
    let isPart = scene.className(of: child).hasPrefix("_UI")
    let note = scene.note(on: answer)
    let doubt: Confidence =
      note?.isUndecidable == true ? confidence(about: answer, note) : .certain
    add(
      .coveredByOwnChild(answer, CoveredPart(of: target, under: answer), note: note),
      .blocks, by: answer, isPart ? .undecidable(.part(child)) : doubt,
      fixes: [.lettingTouchesThrough(child, in: scene)])
  }
}

extension CGRect {
  /// Indicates whether the rectangle has any area.
  var hasArea: Bool { !isNull && width > 0 && height > 0 }

  /// The width multiplied by the height; 0 if the rectangle is empty or infinite.
  var area: CGFloat { isEmpty || isInfinite || isNull ? 0 : width * height }

  /// Returns the share of the rectangle that lies in another one, in per cent. The result is 0 or
  /// 100 only if nothing or all of it does.
  func percent(in other: CGRect) -> Int {
    let share = intersection(other).area / area
    // Nothing has no parts, and sizes out of all bounds tell none.
    guard share.isFinite else { return 0 }
    return TouchCoverage.percent(Int(share * 1000, within: 0...1000), of: 1000)
  }
}
