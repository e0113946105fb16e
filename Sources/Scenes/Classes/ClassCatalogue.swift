import ResponderKit

/// The catalogue of the classes of views, which answers every question about a class.
///
/// It is a class, because all code that makes or reads views keeps it, and it never changes.
package final class ClassCatalogue: Sendable {
  /// The classes that can be made by name, in the order of help, the plain view first.
  package let all: [ViewClass]
  private let byName: [String: ViewClass]
  private let byType: [ObjectIdentifier: ViewClass]
  private let byElementType: [Substring: ViewClass]

  /// Creates a catalogue.
  ///
  /// - Parameter classes: The rows, the plain view first.
  package init(_ classes: [ViewClass]) {
    all = classes
    byName = Dictionary(uniqueKeysWithValues: classes.map { ($0.name, $0) })
    byType = Dictionary(uniqueKeysWithValues: classes.map { ($0.type, $0) })
    byElementType = Dictionary(
      uniqueKeysWithValues: classes.flatMap { row in
        row.elementTypes.map { (Substring($0), row) }
      })
  }

  /// The classes of ResponderKit.
  package static let standard = ClassCatalogue(ViewClass.standard)

  /// The class that stands for every view of an unknown class.
  package var plain: ViewClass { all[0] }

  /// The class of a name.
  ///
  /// - Complexity: O(1).
  package subscript(name: String) -> ViewClass? { byName[name] }

  /// Returns the class that a view is of itself; nil for a subclass and for a window.
  ///
  /// - Complexity: O(1).
  package func ownClass(of view: UIView) -> ViewClass? {
    byType[ObjectIdentifier(type(of: view))]
  }

  /// Returns the class that a view is of, or the nearest that its class inherits from.
  ///
  /// - Complexity: O(1), for somebody's subclass O(*n*²) in the number of rows.
  package func nearestClass(of view: UIView) -> ViewClass {
    if let own = ownClass(of: view) { return own }
    if view is UIWindow { return .window }
    let all = all.filter { $0.includes(view) }
    // A class includes the views of its subclasses, but not the reverse.
    return all.first { row in
      let made = row.make(.zero)
      return all.allSatisfy { $0.includes(made) }
    } ?? plain
  }

  /// Returns the class that comes nearest to a type of element.
  ///
  /// - Parameter type: The type without `XCUIElementType`.
  /// - Complexity: O(1).
  package func named(elementType type: Substring) -> ViewClass? { byElementType[type] }

  /// Returns the class that a text means by a name; unlike a command, it may mean a window.
  package func named(inText name: String) -> ViewClass? {
    byName[name] ?? (name == ViewClass.window.name ? .window : nil)
  }

  /// Returns the class that stands for a class with a name: that class itself, or the one from
  /// which a class inherits that is known by name only.
  package func standIn(for name: String) -> ViewClass? {
    named(inText: name) ?? ForeignClasses.standard.superclass(of: name).flatMap(named(inText:))
  }
}

extension ViewClass {
  /// Indicates whether views of the class are windows, which have no superview.
  package var isWindow: Bool { self === Self.window }
}
