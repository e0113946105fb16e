import Explanation
import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let present = Command(
    name: "present", group: .building,
    summary: "presents a controller, with its view in front of all others (R11.4)",
    changesScene: true,
    forms: [
      Form(
        .located(.controller("VC")), .word("from", .controller("PRESENTER")), .flag("in place"),
        .zeroOrMore(.assignment())
      ) { call, controller, presenter, isInPlace, assignments in
        try call.assign(assignments, to: controller.value)
        try call.present(controller, from: presenter, isInPlace: isInPlace)
      }
    ])
}

extension Call {
  /// Sets the properties of the controller that is to be presented. Views that a popover lets
  /// touches through to may be given one by one; with them it stays a popover.
  fileprivate func assign(
    _ assignments: [Located<PropertyAssignment>], to controller: UIViewController
  ) throws {
    var passing: [UIView] = []
    for assignment in assignments {
      try session.assign([assignment], to: controller)
      if ["passthrough", "passthroughViews"].contains(assignment.value.name) {
        passing += controller.presentation.passthroughViews.compactMap(\.view)
      }
    }
    guard !passing.isEmpty else { return }
    controller.change {
      $0.passthroughViews = passing.map(ViewReference.init)
      if $0.adaptiveStyle == .automatic { $0.adaptiveStyle = .none }
    }
  }

  /// Presents a controller.
  ///
  /// - Parameter isInPlace: Whether its view is where it is to be.
  func present(
    _ place: Located<UIViewController>, from asked: UIViewController, isInPlace: Bool
  ) throws {
    let controller = place.value
    let name = scene.label(of: controller)
    let presenter = isInPlace ? asked : asked.presenter(of: controller)
    let withoutWindow = [asked, presenter].first { $0.viewIfLoaded?.window == nil }
    let refusal: String? =
      if controller === presenter {
        "'\(name)' cannot present itself"
      } else if let withoutWindow {
        "the view of '\(scene.label(of: withoutWindow))' is in no window, so it cannot present"
      } else if presenter.presentedViewController != nil {
        "'\(scene.label(of: presenter))' presents already; dismiss that first"
      } else if controller.presentingViewController != nil {
        "'\(name)' is presented already"
      } else if presenter.isPresented(by: controller) {
        "'\(name)' presents '\(scene.label(of: presenter))' already"
      } else if isInPlace, controller.viewIfLoaded?.window == nil {
        "the view of '\(name)' is in no window, so it is not in place"
      } else if !isInPlace,
        controller.viewIfLoaded.map({ presenter.view.isDescendant(of: $0) }) ?? false
      {
        "the view of '\(name)' holds the view of '\(scene.label(of: presenter))'"
      } else if let parent = controller.parent {
        "'\(name)' is a child of '\(scene.label(of: parent))', and a child cannot be presented"
      } else if scene.isRoot(controller) {
        "'\(name)' is the root view controller of a window, and is shown already"
      } else {
        nil
      }
    if let refusal { throw error(.refused(refusal), at: place) }
    if isInPlace {
      presenter.presentInPlace(controller)
    } else {
      asked.present(controller, animated: false)
    }
    if controller.modalPresentationStyle == .popover, controller.presentation.style != .popover {
      remark(
        "'\(name)' becomes a sheet, as the window is less than 700 points wide; adaptive=none keeps "
          + "the popover", StandingFact.popoverAdapts.rule)
    }
    if presenter === asked {
      confirm("\(scene.label(of: presenter)) presents \(name), with its view in front")
    } else {
      remark(
        "'\(scene.label(of: presenter))' presents '\(name)', as a parent of "
          + "'\(scene.label(of: asked))'", StandingFact.presenterIsNext.rule)
    }
  }
}

extension UIViewController {
  /// Returns whether another controller presents this one, directly or through further
  /// presentations.
  fileprivate func isPresented(by other: UIViewController) -> Bool {
    var ancestor = presentingViewController
    while let current = ancestor, current !== other { ancestor = current.presentingViewController }
    return ancestor != nil
  }
}
