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
    self.scene = scene
    plan = SwiftPlan(scene)
    names = SwiftNames(plan, of: scene)
    lines += [
      "// A screen exported by Tapscope. It compiles with UIKit and with ResponderKit.", "",
      "#if canImport(UIKit)", "  import UIKit", "#else", "  import ResponderKit", "#endif", "",
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

  /// The objects, as properties.
  private var declarations: [String] {
    var found = (plan.steps + plan.presentations).flatMap { step -> [String] in
      if case .content = step.placement { return [] }
      let view = step.view
      let base = SwiftNames.baseClass(of: view, in: scene.classes)
      let shown = scene.className(of: view)
      let line =
        "let \(names[view]) = \(names.className(of: view, or: base))"
        + "(frame: \(SwiftGeometry(view).frame.swiftText))"
      guard shown != base else { return [line] }
      let comment = "// \(shown.inComment)"
      return line.count + comment.count > 94 ? [comment, line] : ["\(line)  \(comment)"]
    }
    found += scene.controllers.map {
      "let \(names[$0]) = \(names.className(of: $0, or: "UIViewController"))()"
    }
    for recognizer in recognizers {
      found.append("let \(names[recognizer]) = \(type(of: recognizer))()")
    }
    return found
  }

  /// The recognizers that have a name: those that UIKit's own views make have none.
  var recognizers: [UIGestureRecognizer] {
    plan.views.flatMap { $0.gestureRecognizers ?? [] }.filter { names.name(of: $0) != nil }
  }

  /// The paragraphs of `init`.
  private var blocks: [[String]] {
    var blocks = [controllersBefore]
    blocks += plan.steps.map(statements)
    blocks.append(recognizers.flatMap(statements))
    blocks.append(references)
    blocks.append(showing)
    blocks += plan.presentations.map(statements)
    blocks.append(controllersAfter)
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
}
