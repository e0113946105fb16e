import Explanation
import ResponderKit
import Scenes
import Text

/// What the layout pass has placed: the stack views of a tree with the views that they arrange.
package struct LayoutReport {
  fileprivate let scene: Scene
  fileprivate let root: UIView
  fileprivate let stacks: [UIStackView]

  /// Creates a report of the stack views in a view.
  package init(below root: UIView, in scene: Scene) {
    (self.scene, self.root) = (scene, root)
    stacks = root.subtree.compactMap { $0 as? UIStackView }.filter { !$0.arrangedSubviews.isEmpty }
  }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    for stack in stacks {
      var title = TextLine(scene.label(of: stack), .name)
      title.append("  \(stack.axis), \(stack.distribution), alignment \(stack.alignment)")
      title.append(", spacing \(stack.spacing.shortText)  \(stack.frame.text)", .dim)
      write(title)
      let views = arranged(by: stack)
      let width = views.map { scene.label(of: $0.view).count }.max() ?? 0
      for place in views { write(line(place, width)) }
    }
    let insets = root.safeAreaInsets
    if stacks.isEmpty { write(TextLine("no stack view arranges views here", .notice)) }
    write(TextLine("safe area of \(scene.label(of: root)): \(insets.text)", .dim))
    if let size = scene.windowScene?.screenBounds.size,
      let note = Self.noteOnAssumedScreen(of: size)
    {
      write(TextLine(note, .dim))
    }
  }

  /// Returns whose safe area stands for that of a screen of a size, in points; nil if a device has
  /// such a screen.
  package static func noteOnAssumedScreen(of size: CGSize) -> String? {
    let nearest = ScreenKind(of: size).size
    guard nearest != size else { return nil }
    return "assumed: no device has a screen of \(size.text), so its safe area is that of "
      + "\(nearest.text)".citing(StandingFact.screenIsAssumed.rule)
  }

  private func line(_ place: ArrangedView, _ width: Int) -> TextLine {
    var line = TextLine("  ")
    line.append(scene.label(of: place.view), .name)
    line.pad(to: width + 4)
    guard !place.view.isHidden else {
      line.append("hidden: it has no place", .notice)
      return line
    }
    line.append(place.view.frame.text)
    if place.wanted != place.view.bounds.size {
      line.append("  wants \(place.wanted.text)", .dim)
    }
    return line
  }

  fileprivate func arranged(by stack: UIStackView) -> [ArrangedView] {
    stack.arrangedSubviews.map {
      ArrangedView(view: $0, wanted: stack.wantedSize(of: $0) ?? $0.bounds.size, scene: scene)
    }
  }
}

private struct ArrangedView {
  let view: UIView
  /// The size that it would have without the stack view, in points.
  let wanted: CGSize
  let scene: Scene
}

extension JSONObjectType<LayoutReport> {
  package static let layout = JSONObjectType("layout", "What the layout pass has placed.") {
    JSONMember("stacks", .list(.object(.stack)), "the stack views that arrange views") { report in
      report.stacks.map { Stack(view: $0, arranged: report.arranged(by: $0), scene: report.scene) }
    }
    JSONMember("safeAreaInsets", .value, "the safe area: top, left, bottom, right") {
      $0.root.safeAreaInsets.json
    }
  }
}

private struct Stack {
  let view: UIStackView
  let arranged: [ArrangedView]
  let scene: Scene
}

extension JSONObjectType<Stack> {
  fileprivate static let stack = JSONObjectType("stack", "A stack view.") {
    JSONMember("name", .text, "its name") { $0.scene.label(of: $0.view) }
    JSONMember("arranged", .list(.object(.arranged)), "its views, in their order") { $0.arranged }
  }
}

extension JSONObjectType<ArrangedView> {
  fileprivate static let arranged = JSONObjectType("arranged", "A view that is arranged.") {
    JSONMember("name", .text, "its name") { $0.scene.label(of: $0.view) }
    JSONMember("frame", .rect, "its frame in the stack view") { $0.view.frame }
    JSONMember("wanted", .size, "the size that it would have by itself") { $0.wanted }
    JSONMember("isHidden", .bool, "whether it is hidden, and has no place") { $0.view.isHidden }
  }
}
