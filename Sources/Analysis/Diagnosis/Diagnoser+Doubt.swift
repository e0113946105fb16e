import ResponderKit
import Scenes

/// What decides by code, or in a way of UIKit's own, that no text tells.
extension Diagnoser {
  /// Adds a view whose class has a hit-test of its own, or is named as if it had one, among those
  /// that take a touch.
  ///
  /// - Parameters:
  ///   - taker: The view that takes the touch, as far as the scene tells.
  ///   - outer: The outermost view that may let the touch through.
  mutating func addSuspect(_ taker: UIView, in outer: UIView) -> Bool {
    guard scene.tellsClasses else { return false }
    var view: UIView? = taker
    while let current = view {
      if current.hitTestBehavior == nil, scene.mayOverrideHitTest(current) {
        add(
          .suspect(current, taker: taker), .blocks, by: current, .undecidable(.named(current)))
        return true
      }
      view = current === outer ? nil : current.superview
    }
    return false
  }

  /// Adds a picture of an earlier screen that was fading, among the views that take a touch.
  ///
  /// - Parameter outer: The outermost view that may be such a picture.
  mutating func addFadingPicture(_ taker: UIView, in outer: UIView) -> Bool {
    let picture = taker.selfAndSuperviews.prefix { $0 !== outer.superview }.first { view in
      scene.holding(of: view) == .picture
        && scene.origin(of: view)?.animatedKeys.contains { $0.hasPrefix("opacity") } == true
    }
    guard let picture else { return false }
    add(.fadingPicture(picture), .blocks, by: picture, .undecidable(.transition))
    return true
  }

  /// Finds that the touch depends on code which needs values that nobody has given, or cannot run.
  mutating func findOpenCode() {
    guard let openHit, record == nil, isReached || !isOutOfReach else { return }
    let view = openHit.open.first.flatMap { scene.view(of: $0.view) }
    add(
      .openCode(openHit), isReached ? .affects : .blocks, by: view,
      .undecidable(.openCode(openHit.open)))
  }

  /// Finds that nobody can tell where a view lies: the target, one that it lies in, or one in front.
  mutating func findUnknownSize(of view: UIView) {
    let isOnPath = target.isDescendant(of: view)
    add(
      .sizeUnknown(view), isOnPath && !isReached ? .blocks : .affects, by: view,
      .undecidable(.size(view)))
  }

  /// Finds the views whose sizes are not known and that may take the touch in place of the target.
  mutating func findUnplaced() {
    guard isReached, record == nil else { return }
    let views = scene.unplaced.asked(at: point, before: winner).filter { !isGood($0) }
    for view in views { findUnknownSize(of: view) }
  }

  /// Finds that the class of a view on the way overrides `hitTest(_:with:)`: whatever else keeps the
  /// touch away in it, its code may find the target all the same.
  mutating func findDecider(_ view: UIView) {
    guard decider == nil else { return }
    if view !== target { add(.ownCode(view), .blocks, by: view, .undecidable(.named(view))) }
    decider = view
  }

  /// Finds the code of classes that may keep a touch from the target which UIKit's own rules give
  /// it: of views that it lies in, and of views in front that would take it but for their flags.
  mutating func findUntoldCode() {
    guard isReached, record == nil else { return }
    if scene.tellsClasses, target.hitTestBehavior == nil, scene.mayOverrideHitTest(target) {
      add(.ownCode(target), .affects, by: target, .undecidable(.named(target)))
    }
    guard scene.origin?.tells.contains(.someOverrides) == true else { return }
    for view in path.dropLast() where !scene.untoldHitTesting(of: view).isEmpty {
      add(.ownCode(view), .affects, by: view, .undecidable(.named(view)))
    }
    for window in scene.application.windowsFrontToBack.prefix(while: { $0 !== path[0] })
    where mayTakeAnyway(window) {
      add(.suspect(window, taker: window), .affects, by: window, .undecidable(.named(window)))
    }
    for view in path.dropFirst() {
      guard let index = view.indexInSuperview, let parent = view.superview else { continue }
      for sibling in parent.subviews[(index + 1)...].reversed() where mayTakeAnyway(sibling) {
        add(.suspect(sibling, taker: sibling), .affects, by: sibling, .undecidable(.named(sibling)))
      }
    }
  }

  /// Returns whether code of a view in front may take the touch, although its flags or its bounds
  /// would not.
  private func mayTakeAnyway(_ view: UIView) -> Bool {
    guard view.isFoundBySuperview else { return false }
    let methods = scene.untoldHitTesting(of: view)
    guard !methods.isEmpty else { return false }
    if let window = view as? UIWindow, window.isHidden { return false }
    // A larger touch area is what a class overrides point(inside:) for.
    let reach =
      methods.contains(.pointInside) && !view.isHiddenOrFaint ? TouchCoverage.fingertip : 0
    return view.bounds.insetBy(dx: -reach, dy: -reach).containsHalfOpen(place(in: view))
  }

  /// Returns whether a view is one of UIKit's own that holds nothing and covers what it lies beside.
  ///
  /// Each version of the system has others, and UIKit lets touches through them.
  func isEmptyContainer(_ view: UIView) -> Bool {
    guard scene.tellsClasses, let parent = view.superview, isEmptyInside(view) else {
      return false
    }
    if view is UIToolbar || view is UINavigationBar || view is UITabBar {
      // No bar is that high; an accessibility tree names its container so.
      return view.subviews.isEmpty && 2 * view.bounds.height > scene.screenBounds.height
    }
    guard scene.hasPrivateClass(view), scene.note(on: view) == nil else { return false }
    let others = parent.subviews.filter { $0 !== view && !$0.isHiddenOrFaint }
    let beside = others.reduce(CGRect.null) { $0.union($1.frame) }
    let frame = view.frame.insetBy(dx: -1, dy: -1)
    return frame.contains(parent.bounds) || frame.contains(beside)
  }

  /// Returns whether a view holds nothing but views of UIKit's own that hold nothing.
  private func isEmptyInside(_ view: UIView) -> Bool {
    view.subtree.dropFirst().allSatisfy {
      scene.hasPrivateClass($0) && !$0.isTouchTarget(in: scene)
    }
  }
}

extension SceneHit {
  /// Returns whether it is open if a view gets the touch, for all values that may be tried.
  func isOpen(for target: UIView, in scene: Scene) -> Bool {
    guard !open.isEmpty else { return false }
    guard !tried.isEmpty, !tried.contains(where: \.isOpen) else { return true }
    return tried.contains { $0.view !== view }
  }
}
