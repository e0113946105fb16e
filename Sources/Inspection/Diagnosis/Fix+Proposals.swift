import Foundation
import ResponderKit

// What would help, for each kind of finding.

extension Fix {
  /// Sets a property of a view.
  static func set(
    _ view: UIView, _ property: String, _ value: String, command: String, in scene: Scene
  ) -> Fix {
    set(named: scene.swiftName(of: view), property, value, command: command)
  }

  /// Sets a property of something named.
  static func set(
    named name: String, _ property: String, _ value: String, command: String
  ) -> Fix {
    Fix(
      summary: "set \(property) to \(value)", commands: [command],
      swift: ["\(name).\(property) = \(value)"])
  }

  /// Gets a view out of the way that takes a touch of another.
  ///
  /// - Parameters:
  ///   - view: The view of the path that is covered: the target or one of its ancestors.
  ///   - target: The view that the touch is for.
  ///   - sibling: What lies in front of `view`.
  ///   - taker: What takes the touch, in `sibling`.
  static func uncovering(
    _ view: UIView, _ target: UIView, from sibling: UIView, _ taker: UIView, in scene: Scene
  ) -> [Fix] {
    if scene.className(of: sibling).hasSuffix("ContentView"), view === target {
      return [
        Fix(
          summary: "add it to the cell's contentView",
          commands: ["move \(scene.label(of: target)) to \(scene.label(of: sibling))"],
          swift: ["contentView.addSubview(\(scene.swiftName(of: target)))"])
      ]
    }
    if taker.isInteractive(in: scene) {
      let name = scene.swiftName(of: view)
      return [
        Fix(
          summary: "both want touches: bring the covered one to the front, or move one",
          commands: ["front \(scene.label(of: view))"],
          swift: ["\(name).superview?.bringSubviewToFront(\(name))"])
      ]
    }
    return [.lettingTouchesThrough(taker, in: scene)]
  }

  /// Lets touches through a view: all of it, or only where none of its subviews wants them.
  static func lettingTouchesThrough(_ view: UIView, in scene: Scene) -> Fix {
    var isNeeded = false
    view.forEachInTree { if $0 !== view, $0.isInteractive(in: scene) { isNeeded = true } }
    let name = scene.reference(to: view)
    let className = scene.className(of: view)
    if className.hasPrefix("RCT") {
      return Fix(
        summary: "set pointerEvents to none, or to box-none if something in it is to be touched",
        commands: ["set \(name) interaction off"], swift: ["<View pointerEvents=\"none\">"])
    }
    if case .presenting? = scene.note(on: view)?.effect {
      return Fix(
        summary: "dismiss what is presented; a sheet lets touches through at a detent that is not "
          + "dimmed, unless isModalInPresentation is on",
        commands: ["override \(name) passthrough"],
        swift: ["sheetPresentationController?.largestUndimmedDetentIdentifier = .medium"])
    }
    guard isNeeded else {
      return .set(
        view, "isUserInteractionEnabled", "false", command: "set \(name) interaction off",
        in: scene)
    }
    return .overriding(
      view, Passthrough(), "let touches through where it has nothing to touch", scene)
  }

  /// Lets touches through a window that lies in front.
  static func lettingThrough(_ window: UIWindow, _ taker: UIView, in scene: Scene) -> [Fix] {
    let name = scene.label(of: window)
    if ["UITextEffectsWindow", "UIRemoteKeyboardWindow"].contains(scene.className(of: window)) {
      return [
        Fix(
          summary: "the keyboard is up: dismiss it, or move the content out from under it",
          commands: ["hide \(name)"], swift: ["view.endEditing(true)"])
      ]
    }
    let hiding = Fix(
      summary: "hide it when it shows nothing", commands: ["hide \(name)"],
      swift: ["\(scene.swiftName(of: window)).isHidden = true"])
    if taker === window {
      return [
        .overriding(window, Passthrough(), "let touches through the window itself", scene),
        hiding,
      ]
    }
    guard !taker.isInteractive(in: scene) else { return [hiding] }
    return [
      .overriding(
        window, Except(taker), "let touches through where only it would be hit", scene),
      hiding,
    ]
  }

  /// Lets an ancestor accept touches of a view that sticks out of it.
  static func accepting(_ target: UIView, in ancestor: UIView, _ scene: Scene) -> [Fix] {
    let box = ancestor.convert(target.bounds, from: target).union(ancestor.bounds)
    return [
      .overriding(
        ancestor, Accepting([target]),
        "let \(scene.label(of: ancestor)) accept points of \(scene.label(of: target))", scene),
      Fix(
        summary: "or make \(scene.label(of: ancestor)) large enough: its bounds would be "
          + box.text),
    ]
  }

  /// Enlarges the touch area of a view.
  static func enlarging(_ target: UIView, toContain point: CGPoint, in scene: Scene) -> [Fix] {
    let bounds = target.bounds
    let dx = max(bounds.minX - point.x, point.x - bounds.maxX, 0).rounded(.down)
    let dy = max(bounds.minY - point.y, point.y - bounds.maxY, 0).rounded(.down)
    let (right, below) = (dx + 1, dy + 1)
    // A far point is another place, not a small target.
    guard right <= Audit.fingertip, below <= Audit.fingertip else { return [] }
    let inset = Inset(
      dx: dx > 0 || point.x >= bounds.maxX || point.x < bounds.minX ? -right : 0,
      dy: dy > 0 || point.y >= bounds.maxY || point.y < bounds.minY ? -below : 0)
    return [.overriding(target, inset, "enlarge its touch area", scene)]
  }

  /// Gives a view of no size the size of what is in it.
  static func growing(_ view: UIView, in scene: Scene) -> [Fix] {
    var box = view.bounds
    for subview in view.subviews { box = box.union(subview.frame) }
    guard !box.isEmpty, !box.isInfinite, view.transform.isIdentity else {
      return [Fix(summary: "give it a size")]
    }
    let frame = CGRect(
      x: view.frame.minX, y: view.frame.minY, width: box.maxX - view.bounds.minX,
      height: box.maxY - view.bounds.minY)
    let name = scene.swiftName(of: view)
    return [
      Fix(
        summary: "give it the size of its content, with constraints or a frame",
        commands: [
          "frame \(scene.label(of: view)) \(frame.minX.exactText),\(frame.minY.exactText) "
            + "\(frame.width.exactText)x\(frame.height.exactText)"
        ],
        swift: [
          ("height", view.bounds.height, frame.height), ("width", view.bounds.width, frame.width),
        ]
        .filter { $0.1 == 0 }.map {
          "\(name).\($0.0)Anchor.constraint(equalToConstant: \($0.2.exactText)).isActive = true"
        })
    ]
  }
}
