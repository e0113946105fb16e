import ResponderKit
import Scenes

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
