import ResponderKit
import Scenes

/// A fix: changes of the scene that can be tried at once, and the code for the app.
package struct Fix {
  /// The effect of it.
  package let purpose: Purpose
  /// The changes that do it in the scene; empty where only the app can.
  package let changes: [any SceneChange]
  /// A command with a gap to fill, where no change can be proposed.
  package let template: CommandTemplate?
  /// The code of the app, where it does not just make the changes.
  package let appCode: AppCode?
  /// What the changes take from other targets; nil if nobody has tried them.
  package var cost: FixCost?

  init(
    _ purpose: Purpose, changes: [any SceneChange] = [], template: CommandTemplate? = nil,
    appCode: AppCode? = nil
  ) {
    (self.purpose, self.changes, self.template) = (purpose, changes, template)
    self.appCode = appCode
  }

  /// The effect of a fix.
  package enum Purpose {
    /// A property gets a value.
    case set(String, PropertyValue)
    // Ways of a touch.
    case passThrough, passThroughWindow, passThroughAlone, passBesideContent, passByReactNative,
      removeOverride
    case enlargeTouchArea, giveSize, growToContent
    /// A number in the app's code is another one.
    case changeNumber(NumberChange)
    /// Views get frames that hold another view.
    case grow([UIView], toHold: UIView)
    /// Views above accept points of another view.
    case accept(UIView, by: [UIView])
    /// A view above gets the bounds that hold another view.
    case enlarge(UIView, to: CGRect)
    case bringToFront, separate, addToContentView, scrollIntoView
    /// A scroll view begins or ends its content beside a bar.
    case insetContent(of: UIScrollView)
    /// A view keeps clear of a bar.
    case keepClear(of: UIView)
    case dismiss, dismissAlert, dismissLeftover, dismissKeyboard, hideWindow, endIgnoring,
      allowInteraction
    // What becomes of it.
    case connect, keepChild, enable, addRecognizer, shareGesture, wait, deferSystemGestures
    /// A delegate keeps touches of a view from a recognizer.
    case refuseTouches(of: UIView)
    /// A view keeps its fingers from recognizers of what it lies in.
    case keepDrags
  }

  /// Returns whether it only gives properties other values of a view or of views that it lies in, such
  /// as flags that keep touches from it.
  func isSwitchingOn(_ target: UIView) -> Bool {
    guard case .set = purpose else { return false }
    return changes.allSatisfy { change in
      ((change as? PropertyChange)?.object as? UIView).map(target.isDescendant) == true
    }
  }

  /// Returns the commands that make the changes, with the names that the objects have now.
  package func commands(in scene: Scene) -> [String] {
    changes.compactMap { $0.command(in: scene) }
  }

  /// Returns the code that does it in the app, line by line.
  package func swift(in scene: Scene) -> [String] {
    appCode?.lines(in: scene) ?? changes.flatMap { $0.swift(in: scene) }
  }
}

/// A command that a person has to complete.
package enum CommandTemplate: Equatable {
  /// Tells an object of taps on a control.
  case target(UIControl)

  /// Returns the command, with the gap in capitals.
  package func text(in scene: Scene) -> String {
    switch self {
    case .target(let control):
      "target \(scene.label(of: control)) \(control.primaryEvent) REF.ACTION"
    }
  }
}

/// Code that helps in an app and makes no change that a scene knows.
package enum AppCode: Equatable {
  /// A target for a control.
  case addTarget(UIControl)
  /// An animation under which views take touches.
  case animateWithInteraction
  /// A delegate that keeps touches of a view from a recognizer.
  case refuseTouches(of: UIView)
  /// An override of a view that keeps its fingers from recognizers of what it lies in.
  case keepFingers
  /// A view added to the content view of the cell it is in.
  case addToContentView(UIView)
  /// Constraints for the width and the height that a view lacks, in points.
  case constrain(UIView, width: CGFloat?, height: CGFloat?)
  /// A scroll view whose content begins or ends beside a bar, by a number of points.
  case insetContent(UIScrollView, isTop: Bool, by: CGFloat)
  /// A view laid out beside the bar at the top, or at the bottom.
  case pinToSafeArea(UIView, isTop: Bool)
  /// A view of React Native that takes no touches.
  case passTouches
  /// A sheet that lets touches through beside it.
  case undimSheet
  /// What was presented, dismissed by whoever presents it.
  case dismissPresented
  /// The keyboard sent away.
  case endEditing
  /// A child controller that the app keeps.
  case keepChild
  /// The system's gestures put off at the edges of the screen.
  case deferSystemGestures

  func lines(in scene: Scene) -> [String] {
    switch self {
    case .addTarget(let control):
      return [
        "\(scene.swiftName(of: control)).addTarget(self, action: #selector(tapped), for: "
          + "\(control.primaryEvent.names.swiftOptions))"
      ]
    case .animateWithInteraction:
      return ["UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) { … }"]
    case .refuseTouches(let view):
      return [
        "func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {",
        "  touch.view !== \(scene.swiftName(of: view))", "}",
      ]
    case .keepFingers:
      return [
        "override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {",
        "  g.view === self", "}",
      ]
    case .addToContentView(let view):
      return ["contentView.addSubview(\(scene.swiftName(of: view)))"]
    case .constrain(let view, let width, let height):
      let name = scene.swiftName(of: view)
      return [("height", height), ("width", width)].compactMap { side, length in
        length.map {
          "\(name).\(side)Anchor.constraint(equalToConstant: \($0.exactText)).isActive = true"
        }
      }
    case .insetContent(let scrollView, let isTop, let inset):
      let side = isTop ? "top" : "bottom"
      return [
        "\(scene.swiftName(of: scrollView)).contentInset.\(side) = \(Double(inset).exactText)"
      ]
    case .pinToSafeArea(let view, let isTop):
      let side = isTop ? "top" : "bottom"
      return [
        "\(scene.swiftName(of: view)).\(side)Anchor.constraint(",
        "  equalTo: view.safeAreaLayoutGuide.\(side)Anchor).isActive = true",
      ]
    case .passTouches: return ["<View pointerEvents=\"none\">"]
    case .undimSheet:
      return ["sheetPresentationController?.largestUndimmedDetentIdentifier = .medium"]
    case .dismissPresented: return ["presentingViewController?.dismiss(animated: true)"]
    case .endEditing: return ["view.endEditing(true)"]
    case .keepChild:
      return ["addChild(child)", "view.addSubview(child.view)", "child.didMove(toParent: self)"]
    case .deferSystemGestures:
      return ["override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }"]
    }
  }
}
