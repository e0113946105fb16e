import ResponderKit
import Scenes
import Text

extension ControllersReport {
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
    JSONMember("rootOf", .textOrNull, "the window whose root it is") {
      $0.name($0.report.window(of: $0.controller))
    }
  }
}
