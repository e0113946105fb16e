import ResponderKit
import Scenes
import Text

/// The view controllers: who contains whom, who presents whom, and whose view is where.
package struct ControllersReport {
  let scene: Scene

  /// Creates a report of all controllers.
  package init(_ scene: Scene) {
    self.scene = scene
  }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    var rows: [(name: TextLine, facts: TextLine)] = []
    var guide = TreeGuide(style, depth: scene.controllers.count)
    forEachController { controller, depth, isLast in
      var name = TextLine(guide.branches(depth: depth, isLast: isLast), .dim)
      name.append(scene.label(of: controller), .name)
      rows.append((name, facts(of: controller)))
    }
    let width = rows.map(\.name.width).max() ?? 0
    for row in rows {
      var line = row.name
      line.pad(to: width + 2)
      line.append(row.facts)
      write(line)
    }
    if rows.isEmpty { write(TextLine("no controllers", .notice)) }
  }

  /// Calls a body with every controller, its depth, and whether it is the last below its parent.
  func forEachController(_ body: (UIViewController, _ depth: Int, _ isLast: Bool) -> Void) {
    let tops = scene.controllers.filter { $0.parent == nil && !isPresented($0) }
    walkDepthFirst(from: tops.map { ($0, true) }) { (place, depth) in
      let (controller, isLast) = place
      body(controller, depth, isLast)
      let below = controller.children + [presented(by: controller)].compactMap { $0 }
      return below.map { ($0, $0 === below.last) }
    }
  }

  /// Returns the window whose root view controller is the given one, if there is such a window.
  func window(of controller: UIViewController) -> UIWindow? {
    scene.windows.first { $0.rootViewController === controller }
  }

  func isPresented(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController != nil
  }

  /// Returns the container of UIKit's that shows a controller in front, if there is one.
  func container(showing controller: UIViewController) -> UIViewController? {
    controller.parent.flatMap { $0.frontChild === controller ? $0 : nil }
  }

  private func presented(by controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    else { return nil }
    return presented
  }

  /// Returns the style in which a controller is presented; nil if it is the usual one.
  fileprivate func style(of controller: UIViewController) -> String? {
    let style = controller.presentation.style
    let isUsual = controller.modalPresentationStyle == .automatic && style == .pageSheet
    return isPresented(controller) && style != .automatic && !isUsual ? "\(style)" : nil
  }

  private func facts(of controller: UIViewController) -> TextLine {
    var line = TextLine(scene.className(of: controller), .type)
    guard let view = controller.viewIfLoaded else {
      line.append("  view not loaded", .dim)
      return line
    }
    line.append("  view \(scene.label(of: view))")
    line.append(view.window == nil ? "  not in a window" : "", .notice)
    if isPresented(controller), let presenter = controller.presentingViewController {
      line.append("  presented by \(scene.label(of: presenter))", .good)
      if let style = style(of: controller) { line.append(" as \(style)", .good) }
    }
    if let container = container(showing: controller) {
      let word = container is UINavigationController ? "top of" : "selected in"
      line.append("  \(word) \(scene.label(of: container))", .good)
    }
    if let window = window(of: controller) {
      line.append("  root of \(scene.label(of: window))", .dim)
    }
    return line
  }

  /// A controller with its place in the report.
  struct Row {
    let controller: UIViewController
    let depth: Int
    let report: ControllersReport

    func name(_ responder: UIResponder?) -> String? {
      responder.map { report.scene.label(of: $0) }
    }
  }

  /// The controllers, parents before children.
  fileprivate var rows: [Row] {
    var rows: [Row] = []
    forEachController { controller, depth, _ in
      rows.append(Row(controller: controller, depth: depth, report: self))
    }
    return rows
  }
}

extension JSONObjectType<ControllersReport> {
  package static let controllers = JSONObjectType("controllers", "The view controllers.") {
    JSONMember(
      "controllers", .list(.object(.controller)),
      "the view controllers, each before those below it"
    ) { $0.rows }
  }
}

extension JSONObjectType<ControllersReport.Row> {
  fileprivate static let controller = JSONObjectType("controller", "A view controller.") {
    JSONMember("depth", .count, "how deep it lies below others") { $0.depth }
    JSONMember("name", .text, "its name") { $0.report.scene.label(of: $0.controller) }
    JSONMember("class", .text, "its class") { $0.report.scene.className(of: $0.controller) }
    JSONMember("parent", .textOrNull, "what contains it") { $0.name($0.controller.parent) }
    JSONMember("view", .textOrNull, "its view, once loaded") {
      $0.name($0.controller.viewIfLoaded)
    }
    JSONMember("isInWindow", .bool, "whether its view is in a window") {
      $0.controller.viewIfLoaded?.window != nil
    }
    JSONMember("presentedBy", .textOrNull, "what presents it") {
      $0.name($0.report.isPresented($0.controller) ? $0.controller.presentingViewController : nil)
    }
    JSONMember("presentationStyle", .textOrNull, "the style in which it is presented") {
      $0.report.style(of: $0.controller)
    }
    JSONMember("frontOf", .textOrNull, "the stack, tabs or columns that show it in front") {
      $0.name($0.report.container(showing: $0.controller))
    }
    JSONMember("rootOf", .textOrNull, "the window whose root it is") {
      $0.name($0.report.window(of: $0.controller))
    }
  }
}
