import ResponderKit
import Scenes

/// The statements that set up a presentation, besides its style.
struct SwiftPresentation {
  private(set) var lines: [String] = []

  init(_ controller: UIViewController, by presenter: UIViewController, _ names: SwiftNames) {
    let name = names[controller]
    let presentation = controller.presentation
    if presentation.isModal { lines.append("\(name).isModalInPresentation = true") }
    if presentation.preferredSize != .zero {
      lines.append("\(name).preferredContentSize = \(presentation.preferredSize.swiftText)")
    }
    func set(_ manager: String, _ property: String, _ value: String?) {
      if let value {
        lines.append("\(name).\(manager)PresentationController?.\(property) = \(value)")
      }
    }
    switch presentation.style {
    case .pageSheet, .formSheet:
      let heights = presentation.detents.map { "\($0.member)()" }.joined(separator: ", ")
      set("sheet", "detents", presentation.detents == [.large] ? nil : "[\(heights)]")
      set("sheet", "selectedDetentIdentifier", presentation.selectedDetent?.member)
      set("sheet", "largestUndimmedDetentIdentifier", presentation.undimmedDetent?.member)
      set("sheet", "prefersGrabberVisible", presentation.hasGrabber ? "true" : nil)
      set(
        "sheet", "prefersScrollingExpandsWhenScrolledToEdge",
        presentation.scrollingExpands ? nil : "false")
    case .popover:
      let views = presentation.passthroughViews.compactMap { $0.view.flatMap(names.name) }
      set(
        "popover", "passthroughViews", views.isEmpty ? nil : "[\(views.joined(separator: ", "))]")
      // A popover must have a source.
      let source = presentation.source?.view ?? presenter.viewIfLoaded
      set("popover", "sourceView", source.flatMap(names.name))
    default: break
    }
  }
}

extension Presentation.Detent {
  fileprivate var member: String { ".\(word)" }
}

/// An alert in Swift, whose handlers the app adds.
struct SwiftAlert {
  private let alert: UIAlertController

  init(_ alert: UIAlertController) { self.alert = alert }

  /// The arguments that make the alert.
  var arguments: String {
    "title: \(alert.title?.swiftLiteral ?? "nil"), message: \(alert.message?.swiftLiteral ?? "nil"), "
      + "preferredStyle: .\(alert.preferredStyle)"
  }

  /// The calls that add its text fields and choices.
  var statements: [String] {
    (alert.textFields ?? []).map { field in
      guard let placeholder = field.placeholder, !placeholder.isEmpty else {
        return "addTextField()"
      }
      return "addTextField { $0.placeholder = \(placeholder.swiftLiteral) }"
    }
      + alert.actions.map {
        "addAction(UIAlertAction(title: \($0.title?.swiftLiteral ?? "nil"), style: .\($0.style)))"
      }
      + alert.actions.indices.filter { !alert.actions[$0].isEnabled }.map {
        "actions[\($0)].isEnabled = false"
      }
  }
}

/// The items of a bar in Swift, whose actions the app adds.
struct SwiftBarItems {
  private let items: [UIBarButtonItem]

  /// Creates the Swift of some items.
  init(_ items: [UIBarButtonItem]) { self.items = items }

  /// Returns the statements that give a property the items.
  func lines(settingTo property: String) -> [String] {
    if items.isEmpty { return [] }
    return ["\(property) = ["]
      + items.map {
        "  UIBarButtonItem(title: \(($0.title ?? "").swiftLiteral), style: .plain, target: nil, "
          + "action: nil),"
      } + ["]"]
      + items.indices.filter { !items[$0].isEnabled }.map {
        "\(property)?[\($0)].isEnabled = false"
      }
  }
}
