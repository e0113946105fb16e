import Foundation
import ResponderKit
import Scenes

// What would help, for each kind of finding.

extension Fix {
  /// Sets a property of an object.
  static func set(_ object: StatefulObject, _ property: String, _ value: PropertyValue) -> Fix {
    Fix(.set(property, value), changes: [PropertyChange(object, property, value)])
  }

  /// Gives a view an override, or takes its overrides away.
  static func overriding(
    _ view: UIView, _ override: (any ViewOverride)?, to purpose: Purpose
  ) -> Fix {
    Fix(purpose, changes: [OverrideChange(view, override)])
  }

  /// Gets a view out of the way that takes a touch of another.
  ///
  /// - Parameters:
  ///   - view: The view of the path that is covered: the target or one of its ancestors.
  ///   - target: The view that the touch is for.
  ///   - sibling: The sibling in front of `view`.
  ///   - taker: The view that takes the touch, in `sibling`.
  static func uncovering(
    _ view: UIView, _ target: UIView, from sibling: UIView, _ taker: UIView, in scene: Scene
  ) -> [Fix] {
    if scene.className(of: sibling).hasSuffix("ContentView"), view === target {
      return [
        Fix(
          .addToContentView, changes: [ParentChange(view: target, parent: sibling)],
          appCode: .addToContentView(target))
      ]
    }
    if taker.isInteractive(in: scene), !(taker is UIDimmingView) {
      return [Fix(.separate, changes: [FrontChange(view: view)])]
    }
    return [.lettingTouchesThrough(taker, in: scene)]
  }

  /// Lets touches through a view: all of it, or only where none of its subviews wants them.
  static func lettingTouchesThrough(_ view: UIView, in scene: Scene) -> Fix {
    let className = scene.className(of: view)
    if className.hasPrefix("RCT") {
      return Fix(
        .passByReactNative,
        changes: [PropertyChange(view, "isUserInteractionEnabled", .bool(false))],
        appCode: .passTouches)
    }
    if let controller = scene.controllers.first(where: { $0.presents(view) }) {
      return Fix(
        .dismiss, changes: [DismissChange(controller: controller)],
        appCode: controller.presentation.style.dims ? .undimSheet : nil)
    }
    if case .presenting? = scene.note(on: view)?.effect {
      return Fix(
        .dismiss, changes: [OverrideChange(view, Passthrough())], appCode: .undimSheet)
    }
    guard view.subtree.dropFirst().contains(where: { $0.isInteractive(in: scene) }) else {
      return .set(view, "isUserInteractionEnabled", .bool(false))
    }
    return .overriding(view, Passthrough(), to: .passThrough)
  }

  /// Lets touches through a window that lies in front.
  static func lettingThrough(_ window: UIWindow, _ taker: UIView, in scene: Scene) -> [Fix] {
    let hidden = PropertyChange(window, "isHidden", .bool(true))
    if window is UIRemoteKeyboardWindow, let first = scene.application.keyWindow?.firstResponder {
      return [Fix(.dismissKeyboard, changes: [ResignChange(first)], appCode: .endEditing)]
    }
    if ForeignClasses.standard.isKeyboardWindow(scene.className(of: window)) {
      return [Fix(.dismissKeyboard, changes: [hidden], appCode: .endEditing)]
    }
    let hiding = Fix(.hideWindow, changes: [hidden])
    if taker === window {
      return [.overriding(window, Passthrough(), to: .passThroughWindow), hiding]
    }
    guard !taker.isInteractive(in: scene) else { return [hiding] }
    return [.overriding(window, Except(taker), to: .passThroughAlone), hiding]
  }

  /// Lets an ancestor accept touches of a view that sticks out of it.
  static func accepting(_ target: UIView, in ancestor: UIView) -> [Fix] {
    let area = target.bounds.union(target.overriddenTouchArea ?? target.bounds)
    let box = ancestor.convert(area, from: target).union(ancestor.bounds)
    let others = (ancestor.pointInsideBehavior as? Accepting)?.accepted.filter { $0 !== target }
    return [
      .overriding(
        ancestor, Accepting((others ?? []) + [target]), to: .accept(target, by: ancestor)),
      Fix(.enlarge(ancestor, to: box)),
    ]
  }

  /// Enlarges the touch area of a view.
  static func enlarging(_ target: UIView, toContain point: CGPoint) -> [Fix] {
    let bounds = target.bounds
    let dx = max(bounds.minX - point.x, point.x - bounds.maxX, 0).rounded(.down)
    let dy = max(bounds.minY - point.y, point.y - bounds.maxY, 0).rounded(.down)
    let (right, below) = (dx + 1, dy + 1)
    // A far point is another place, not a small target.
    guard right <= Audit.fingertip, below <= Audit.fingertip else { return [] }
    let inset = Inset(
      dx: dx > 0 || point.x >= bounds.maxX || point.x < bounds.minX ? -right : 0,
      dy: dy > 0 || point.y >= bounds.maxY || point.y < bounds.minY ? -below : 0)
    return [.overriding(target, inset, to: .enlargeTouchArea)]
  }

  /// Enlarges the touch area of a small view to what a finger hits with ease.
  ///
  /// - Parameter size: The size that a finger finds of the view on the screen, in points.
  static func enlarging(_ view: UIView, ofSize size: CGSize) -> Fix {
    // The inset is one in the view's coordinates, which a transform may have made smaller.
    let area = view.touchArea
    let scale = CGSize(width: size.width / area.width, height: size.height / area.height)
    let dx = max(0, ((Audit.fingertip - size.width) / 2 / scale.width).rounded(.up))
    let dy = max(0, ((Audit.fingertip - size.height) / 2 / scale.height).rounded(.up))
    return .overriding(view, Inset(dx: 0 - dx, dy: 0 - dy), to: .enlargeTouchArea)
  }

  /// Gives a view of no size the size of its content.
  static func growing(_ view: UIView) -> [Fix] {
    var box = view.bounds
    for subview in view.subviews { box = box.union(subview.frame) }
    guard !box.isEmpty, !box.isInfinite, view.transform.isIdentity else {
      return [Fix(.giveSize)]
    }
    let size = CGSize(width: box.maxX - view.bounds.minX, height: box.maxY - view.bounds.minY)
    return [
      Fix(
        .growToContent,
        changes: [
          PropertyChange(view, "frame", .rect(CGRect(origin: view.frame.origin, size: size)))
        ],
        appCode: .constrain(
          view, width: view.bounds.width == 0 ? size.width : nil,
          height: view.bounds.height == 0 ? size.height : nil))
    ]
  }
}

extension UIViewController {
  /// Returns whether a view is the one that is presented, or one of UIKit's round it.
  fileprivate func presents(_ view: UIView) -> Bool {
    guard let container = presentationContainer else { return false }
    return view === container
      || view.superview === container
        && (view is UIDimmingView || view === viewIfLoaded)
  }
}
