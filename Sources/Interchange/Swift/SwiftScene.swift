import ResponderKit
import Scenes

/// A scene as a file of Swift that rebuilds it, against UIKit and against ResponderKit.
///
/// A class `Screen` has the views and puts them together; each override is a method of a subclass.
package struct SwiftScene {
  /// The lines of the file.
  package private(set) var lines: [String] = []
  /// The parts of the scene that the file leaves out, in words.
  package private(set) var omissions: [String] = []
  let scene: Scene
  let plan: SwiftPlan
  let names: SwiftNames

  /// Creates the Swift of a scene.
  package init(_ scene: Scene) {
    // A presentation may keep its presenter's view out of the window, which is written first.
    self = scene.withPresentersInView { SwiftScene(writing: scene) }
  }

  private init(writing scene: Scene) {
    self.scene = scene
    plan = SwiftPlan(scene)
    names = SwiftNames(plan, of: scene)
    let needs = code.isEmpty ? "." : ", as far as the classes do that were read."
    lines += [
      "// A screen exported by Tapscope. It compiles with UIKit and with ResponderKit\(needs)", "",
      "#if canImport(UIKit)", "  import UIKit", "#else", "  import ResponderKit", "#endif", "",
    ]
    lines += code
    lines += [
      "/// The screen: make one in your scene delegate and keep it.", "@MainActor",
      "final class Screen {",
    ]
    lines += declarations.map { "  " + $0 }
    lines += ["", "  init(in windowScene: UIWindowScene) {"]
    lines += Self.joined(blocks).map { $0.isEmpty ? "" : "    " + $0 }
    lines += ["  }", "}"]
    for subclass in names.subclasses { lines += [""] + subclass.lines }
    omissions = SwiftOmissions(scene, plan).words
  }

  /// Returns the name of a view in the file; nil for a view that UIKit makes.
  func identifier(of view: UIView) -> String? { names.name(of: view) }

  /// The classes of the code that was read: those of Swift, and those of Objective-C as comments.
  private var code: [String] {
    guard let (swift, objectiveC) = scene.code?.declarations else { return [] }
    func split(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    var lines: [String] = []
    for text in swift {
      lines += split(text).map(String.init)
      lines.append("")
    }
    for text in objectiveC {
      lines.append("// Objective-C, as it was read:")
      lines += split(text).map { $0.isEmpty ? "//" : "// \($0)" }
      lines.append("")
    }
    return lines
  }

  /// The objects, as properties.
  private var declarations: [String] {
    var found = (plan.steps + plan.presentations).flatMap { step -> [String] in
      if scene.mustStop() || plan.comesAlong(step.view, step.placement) { return [] }
      let view = step.view
      let base =
        scene.code?.className(of: view) ?? SwiftNames.baseClass(of: view, in: scene.classes)
      let shown = scene.className(of: view)
      let line =
        "let \(names[view]) = \(names.className(of: view, or: base))"
        + "(frame: \(SwiftGeometry(view).frame.swiftText))"
      guard shown != base else { return [line] }
      let comment = "// \(shown.inComment)"
      return line.count + comment.count > 94 ? [comment, line] : ["\(line)  \(comment)"]
    }
    found += scene.controllers.map {
      let arguments = ($0 as? UIAlertController).map { SwiftAlert($0).arguments } ?? ""
      return "let \(names[$0]) = "
        + names.className(of: $0, or: SwiftNames.baseClass(of: $0)) + "(\(arguments))"
    }
    for recognizer in plan.recognizers {
      let type = names.className(of: recognizer, or: "\(type(of: recognizer))")
      found.append("let \(names[recognizer]) = \(type)()")
    }
    return found
  }

  /// The paragraphs of `init`.
  private var blocks: [[String]] {
    var blocks = [controllersBefore]
    blocks += plan.steps.map(statements)
    blocks.append(arrangements)
    blocks.append(plan.recognizers.flatMap(statements) + movedRecognizers + ownRecognizers)
    blocks.append(references)
    blocks.append(showing)
    blocks += plan.presentations.map(statements)
    blocks.append(controllersAfter)
    blocks.append(offsets)
    return blocks
  }

  /// Returns paragraphs with blank lines between them, except between views of which nothing is
  /// set.
  private static func joined(_ blocks: [[String]]) -> [String] {
    var result: [String] = []
    var wasPlain = false
    for block in blocks where !block.isEmpty {
      let isPlain = block.count == 1 && block[0].contains(".addSubview(")
      if !result.isEmpty, !(wasPlain && isPlain) { result.append("") }
      result += block
      wasPlain = isPlain
    }
    return result
  }

  /// The statements about controllers before there are views in the windows: containment, and views
  /// that lie in places of their own.
  var controllersBefore: [String] {
    var lines: [String] = []
    for controller in scene.controllers {
      if let parent = controller.parent, ControllerKind(parent) == nil,
        let name = names.name(of: parent)
      {
        lines.append("\(name).addChild(\(names[controller]))")
      }
    }
    let placed = Set((plan.steps + plan.presentations).compactMap(\.placement.controller))
    for controller in scene.controllers
    where !placed.contains(ObjectIdentifier(controller)) && !controller.makesItsView {
      if let view = controller.viewIfLoaded, let name = names.name(of: view) {
        lines.append("\(names[controller]).view = \(name)")
      }
    }
    for controller in scene.controllers {
      lines += children(of: controller)
      if let alert = controller as? UIAlertController {
        lines += SwiftAlert(alert).statements.map { "\(names[alert]).\($0)" }
      }
    }
    for controller in scene.controllers {
      let items = controller.barButtonItems
      for isLeft in [true, false] {
        lines += SwiftBarItems(items.filter { $0.isLeft == isLeft }.map(\.item)).lines(
          settingTo:
            "\(names[controller]).navigationItem.\(isLeft ? "left" : "right")BarButtonItems")
      }
    }
    for (window, controller) in plan.displaced {
      lines.append("\(names[window]).rootViewController = \(names[controller])")
    }
    return lines
  }

  /// Returns the statements that give a container of UIKit's its children.
  private func children(of container: UIViewController) -> [String] {
    guard let kind = ControllerKind(container) else { return [] }
    let children = container.children.filter { names.name(of: $0) != nil }
    guard !children.isEmpty else { return [] }
    let name = names[container]
    let list = children.map { names[$0] }.joined(separator: ", ")
    var lines = ["\(name).viewControllers = [\(list)]"]
    guard kind == .tab else { return lines }
    if let front = container.frontChild, let index = children.firstIndex(of: front), index > 0 {
      lines.append("\(name).selectedIndex = \(index)")
    }
    for child in children {
      guard let title = child.tabBarItem.title else { continue }
      lines.append("\(names[child]).tabBarItem.title = \(title.swiftLiteral)")
    }
    return lines
  }

  /// The statements about controllers when their views are in their places.
  var controllersAfter: [String] {
    scene.controllers.compactMap { controller in
      controller.parent.flatMap { ControllerKind($0) == nil ? names.name(of: $0) : nil }.map {
        "\(names[controller]).didMove(toParent: \($0))"
      }
    }
  }

  /// The statements that show the windows in their order and make one of them key.
  var showing: [String] {
    var lines: [String] = []
    let key = scene.application.keyWindow
    let shown = plan.windows.filter { !$0.isHidden }
    for window in shown {
      let isLastAndKey = window === key && window === shown.last
      lines.append("\(names[window]).\(isLastAndKey ? "makeKeyAndVisible()" : "isHidden = false")")
    }
    if let key, key !== shown.last { lines.append("\(names[key]).makeKey()") }
    return lines
  }
}

extension SwiftPlan.Placement {
  /// The controller that comes to its view by the view's placing.
  fileprivate var controller: ObjectIdentifier? {
    switch self {
    case .root(_, let controller), .presented(let controller, _): ObjectIdentifier(controller)
    default: nil
    }
  }
}

extension SwiftScene {
  func statements(of recognizer: UIGestureRecognizer) -> [String] {
    guard let kind = scene.gestures.kind(of: recognizer) else { return [] }
    let name = names[recognizer]
    var lines = SwiftProperties.assignments(of: recognizer, unlike: kind.make()).map {
      "\(name).\($0)"
    }
    for other in recognizer.failureRequirements {
      if let other = names.name(of: other) { lines.append("\(name).require(toFail: \(other))") }
    }
    guard let view = recognizer.view else { return lines }
    return lines + ["\(names[view]).addGestureRecognizer(\(name))"]
  }

  /// The statements that change the recognizers of scroll views and stacks.
  private var ownRecognizers: [String] {
    plan.views.flatMap(\.builtInRecognizers).flatMap { recognizer -> [String] in
      guard let property = recognizer.ownProperty, let owner = names.name(of: property.owner) else {
        return []
      }
      let settings = SwiftProperties.assignments(of: recognizer, unlike: recognizer.asUIKitMakesIt)
      // Another delegate that says nothing does what none does.
      let isAlone = recognizer.ownController != nil && !recognizer.hasDelegateOfUIKit
      return (settings + (isAlone ? ["delegate = nil"] : [])).map {
        "\(owner).\(property.name).\($0)"
      }
    }
  }

  /// The statements that move the recognizers of scroll views to other views.
  private var movedRecognizers: [String] {
    plan.views.compactMap { $0 as? UIScrollView }.flatMap { scrollView -> [String] in
      guard let name = names.name(of: scrollView) else { return [] }
      return scrollView.movedRecognizers.map { recognizer in
        let own =
          recognizer is UIPinchGestureRecognizer
          ? "\(name).pinchGestureRecognizer!" : "\(name).panGestureRecognizer"
        return recognizer.view.flatMap { names.name(of: $0) }.map {
          "\($0).addGestureRecognizer(\(own))"
        } ?? "\(name).removeGestureRecognizer(\(own))"
      }
    }
  }

  /// The statements that give the overrides the objects that they refer to.
  var references: [String] {
    let views = plan.views.flatMap { view in
      scene.mustStop() ? [] : SwiftOverride.all(of: view, scene.overrides).map { (view, $0) }
    }
    let controllers = scene.controllers.flatMap { controller in
      SwiftOverride.all(ofResponder: controller).map { (controller as StatefulObject, $0) }
    }
    let ruled = plan.recognizers.flatMap { recognizer in
      SwiftOverride.answers(of: recognizer).map { (recognizer as StatefulObject, $0) }
    }
    return (views.map { ($0.0 as StatefulObject, $0.1) } + controllers + ruled).flatMap {
      owner, override in
      override.references.compactMap { reference in
        let object =
          reference.object === scene.windowScene ? "windowScene" : names.name(of: reference.object)
        return object.map { "\(names[owner]).\(reference.property) = \($0)" }
      }
    }
  }
}
