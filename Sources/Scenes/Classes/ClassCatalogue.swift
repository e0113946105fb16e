import ResponderKit
import Text

/// The catalogue of the classes of views, which answers every question about a class.
///
/// It is a class, because all code that makes or reads views keeps it, and it never changes.
package final class ClassCatalogue: Sendable {
  /// The classes that can be made by name, in the order of help, the plain view first.
  package let all: [ViewClass]
  private let byName: WordTable<ViewClass>
  /// The types of all, which are too few for a table.
  private let types: [ObjectIdentifier]

  /// Creates a catalogue.
  ///
  /// - Parameter classes: The rows, the plain view first.
  package init(_ classes: [ViewClass]) {
    all = classes
    byName = classes.reduce(into: [:]) { $0[$1.name] = $1 }
    types = classes.map(\.type)
  }

  /// The classes of ResponderKit.
  package static let standard = ClassCatalogue(ViewClass.standard)

  /// The class that stands for every view of an unknown class.
  package var plain: ViewClass { all[0] }

  /// The class of a name.
  package subscript(name: String) -> ViewClass? { byName[name] }

  /// The class of a name that is looked up in other tables, too.
  package subscript(key: WordKey) -> ViewClass? { byName[key] }

  /// Returns the class that a view is of itself; nil for a subclass and for a window.
  package func ownClass(of view: UIView) -> ViewClass? {
    types.lastIndex(of: ObjectIdentifier(type(of: view))).map { all[$0] }
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
  ///
  /// - Complexity: O(number of rows); a table would take a tenth of each start to make.
  package func named(elementType type: Substring) -> ViewClass? {
    all.last { $0.elementTypes.contains { $0 == type } }
  }

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

/// A piece of knowledge of how classes treat touches, beyond what a text prints of its views.
package struct ClassNote: Sendable {
  /// The meaning of the knowledge for touches.
  package enum Effect: Sendable {
    /// The class overrides `hitTest(_:with:)`, and an override as a value stands for that.
    case simulated(any HitTestBehavior)
    /// A part of the class that no text prints decides.
    case undecidable
    /// The class changes the touch areas of its own parts.
    case enlarging
    /// A view of the class holds presented content, and takes every touch that the content does not
    /// take.
    case presenting
    /// The class treats touches as others do, although many think that touches go through it.
    case ordinary
  }

  /// A framework that decides in a view of its own what becomes of a touch.
  package enum Content: String, Sendable {
    case swiftUI, web, flutter, reactNative, game
  }

  /// The names of the classes that the note is about.
  package let names: ClassNames
  /// The meaning for touches.
  package let effect: Effect
  /// The framework that decides inside, if one does.
  package let content: Content?
  /// Indicates whether some versions of the system may treat touches in another way.
  package let isDoubtful: Bool
  /// One sentence for people.
  package let summary: String
  /// The source of the knowledge.
  package let source: String

  /// Reads a note; returns nil if a part is missing or a word is unknown.
  init?(_ entry: KnownClassEntry) {
    guard let word = entry["touches"], let effect = Self.effects[word],
      let summary = entry["note"], let source = entry["source"]
    else { return nil }
    names = ClassNames(entry)
    self.effect = effect
    content = entry["content"].flatMap(Content.init)
    isDoubtful = entry["doubt"] != nil
    self.summary = summary
    self.source = source
  }

  /// Indicates whether a part of the class that no text prints decides.
  package var isUndecidable: Bool { if case .undecidable = effect { true } else { false } }

  private static let effects: [String: Effect] = [
    "passthrough": .simulated(Passthrough()), "react": .simulated(ReactNativeHitTest(.paper)),
    "fabric": .simulated(ReactNativeHitTest(.fabric)), "undecidable": .undecidable,
    "enlarging": .enlarging, "presenting": .presenting, "ordinary": .ordinary,
  ]
}

/// The names of classes.
package enum ClassNames: Sendable {
  /// The names themselves.
  case exactly(Set<String>)
  /// Beginnings of names.
  case beginning([String])
  /// Parts of names, as mangled and generic names contain them.
  case containing([String])

  /// Reads the names of an entry.
  init(_ entry: KnownClassEntry) {
    if case let parts = entry.words("containing"), !parts.isEmpty {
      self = .containing(parts)
    } else if case let beginnings = entry.words("beginning"), !beginnings.isEmpty {
      self = .beginning(beginnings)
    } else {
      self = .exactly(Set(entry.words("names")))
    }
  }

  func contain(_ name: String) -> Bool {
    switch self {
    case .exactly(let names): names.contains(name)
    case .beginning(let beginnings): beginnings.contains { name.hasPrefix($0) }
    case .containing(let parts): parts.contains { Self.isPart($0, of: name) }
    }
  }

  /// Returns whether a name has a part in it, byte by byte: it is asked for every view, and
  /// Foundation's comparison of characters takes long.
  private static func isPart(_ part: String, of name: String) -> Bool {
    var rest = name.utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
