import ResponderKit
import Scenes
import Text

/// The geometry of a view: the frame that it is made with, and the properties that are set
/// afterwards.
///
/// Every statement is tried on a view of our own, so that the same numbers come out in the end.
struct SwiftGeometry {
  private let view: UIView
  /// The frame to make the view with, in its superview and without its transform, which would make
  /// it a bounding box.
  let frame: CGRect
  /// A view in the state after the statements so far.
  private let trial: UIView

  init(_ view: UIView) {
    self.view = view
    if view.transform.isIdentity {
      // A stack view goes by the size that a view wants.
      let wanted = (view.superview as? UIStackView)?.wantedSize(of: view)
      frame = CGRect(origin: view.frame.origin, size: wanted ?? view.frame.size)
    } else {
      let size = view.bounds.size
      frame = CGRect(
        x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
        width: size.width, height: size.height)
    }
    trial = UIView(frame: view.transform.isIdentity ? view.frame : frame)
  }

  /// Records that a controller gives the view a frame.
  func willBeSized(to rect: CGRect) { trial.frame = rect }

  /// Records that a window takes the view in as its root view.
  func willFill(_ window: UIWindow) {
    let bounds = window.bounds
    if trial.bounds.size != bounds.size || trial.frame.origin != bounds.origin {
      trial.frame = CGRect(origin: .zero, size: bounds.size)
    }
  }

  /// The assignments that are still needed, without the view's name.
  var assignments: [String] {
    var found: [String] = []
    if trial.anchorPoint != view.anchorPoint {
      found.append("anchorPoint = \(view.anchorPoint.swiftText)")
      trial.anchorPoint = view.anchorPoint
    }
    if trial.bounds.size != view.bounds.size {
      found.append("bounds.size = \(view.bounds.size.swiftText)")
      trial.bounds.size = view.bounds.size
    }
    if trial.bounds.origin != view.bounds.origin {
      if (view as? UIScrollView)?.isAdjusted != true {
        let property = view is UIScrollView ? "contentOffset" : "bounds.origin"
        found.append("\(property) = \(view.bounds.origin.swiftText)")
      }
      trial.bounds.origin = view.bounds.origin
    }
    if trial.center != view.center {
      found.append("center = \(view.center.swiftText)")
      trial.center = view.center
    }
    if !view.transform.isIdentity {
      found.append("transform = \(view.transform.swiftText)")
    } else if trial.frame != view.frame {
      // Where bounds and center round differently from how the frame was set.
      found.append("frame = \(view.frame.swiftText)")
    }
    return found
  }
}

extension UIScrollView {
  /// Indicates whether the safe area adds to the content inset, so that the content comes to its
  /// place by layout (R8.7).
  var isAdjusted: Bool { adjustedContentInset != contentInset }
}

/// The properties of an object that differ from a new one's, as assignments of Swift.
struct SwiftProperties {
  /// The properties that ``SwiftGeometry`` and the showing of windows set.
  private static let elsewhere: Set = [
    "frame", "transform", "anchorPoint", "contentOffset", "bounds", "center",
  ]

  /// Returns the assignments, without the object's name; calls stand for properties for which UIKit
  /// has no setter.
  static func assignments(of object: StatefulObject, unlike made: StatefulObject) -> [String] {
    PropertyTable.properties(of: object).flatMap { property -> [String] in
      guard property.isSaved, property.set != nil, !elsewhere.contains(property.name),
        !(object is UIWindow && property.name == "isHidden"),
        let value = property.get(object), value != property.get(made)
      else { return [] }
      return property.swiftAssignments(of: value)
    }
  }
}

/// The parts of a scene that exported Swift leaves out.
struct SwiftOmissions {
  private(set) var words: [String] = []

  init(_ scene: Scene, _ plan: SwiftPlan) {
    let views = plan.views
    let recognizers = plan.recognizers
    let responders: [UIResponder] = views + scene.controllers
    add(recognizers.count { !$0.targetsAndActions.isEmpty }, "targets of", "gesture")
    let all = recognizers + views.flatMap(\.builtInRecognizers)
    add(all.count { $0.delegate is AnsweringDelegate }, "delegates of", "gesture")
    add(responders.count { !$0.implementedActions.isEmpty }, "actions of", "responder")
    add(responders.count { $0.keyCommands?.isEmpty == false }, "key commands of", "responder")
    add(
      responders.count { $0.inputView != nil || $0.inputAccessoryView != nil }, "input views of",
      "responder")
    add(views.count(where: \.needsConstraints), "constraints of", "arranged view")
    let buttons = scene.controllers.flatMap { ($0 as? UIAlertController)?.ownParts ?? [] }
      .compactMap { $0.view as? UIAlertButton }
    add(buttons.count(where: \.isChanged), "changes of", "button of an alert")
    let contents = plan.steps.filter { plan.comesAlong($0.view, $0.placement) }
    add(
      contents.count { !SwiftOverride.all(of: $0.view, scene.overrides).isEmpty }, "overrides of",
      "view of UIKit's own")
    let others: [UIResponder?] = [
      scene.windowScene, scene.application, scene.appDelegate,
    ]
    for case let other? in others where !SwiftOverride.all(ofResponder: other).isEmpty {
      words.append("overrides of '\(scene.label(of: other))'")
    }
  }

  private mutating func add(_ count: Int, _ phrase: String, _ noun: String) {
    guard count > 0 else { return }
    words.append("\(phrase) \(count.counted(noun))")
  }
}

extension UIAlertButton {
  /// Indicates whether something was done to the button that an app cannot do.
  fileprivate var isChanged: Bool {
    !(superview?.viewController is UIAlertController) || !viewOverrides.isEmpty
      || !allTargets.isEmpty
      || gestureRecognizers?.isEmpty == false || isHidden
  }
}

extension UIView {
  /// Indicates whether UIKit's Auto Layout would not know how large the view is to be: a stack view
  /// arranges it, and it has no size of its own.
  fileprivate var needsConstraints: Bool {
    guard let stack = superview as? UIStackView, stack.arranges(self), !(self is UIStackView) else {
      return false
    }
    let size = intrinsicContentSize
    return (size.width == UIView.noIntrinsicMetric || size.height == UIView.noIntrinsicMetric)
      && !(stack.distribution == .fillEqually && stack.alignment == .fill)
      && !(self is UILabel || self is UIButton)
  }
}
