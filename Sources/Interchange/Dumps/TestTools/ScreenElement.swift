import Foundation
import Scenes

/// An element that an accessibility tree prints, in the coordinates of the screen.
struct ScreenElement {
  /// The class or type as printed.
  let className: String
  /// The type without the prefix that a tool puts before all of them.
  let type: ElementType
  /// The depth of the element; an element lies in the last one before it that is less deep.
  var depth: Int
  /// The number of the line in the text.
  var line: Int
  /// The address in lower case, where the text has addresses.
  var address: String?
  /// The frame on the screen, in points; nil where it is not printed.
  var frame: CGRect?
  /// The text that people read in the element.
  var text: String?
  var identifier: String?
  var isEnabled = true
  /// Indicates whether the tool calls the element visible; it may say so of covered elements, and
  /// of elements outside the screen.
  var isVisible = true
  var isHidden = false
  var isInteractive = true
  /// The answer of the device to whether a touch reaches the element, where the text tells it.
  var answer: DumpedObservation?

  init(className: String, depth: Int, line: Int, in classes: ClassCatalogue) {
    (self.className, self.depth, self.line) = (className, depth, line)
    type = ElementType(named: className, in: classes)
  }
}

extension [ScreenElement] {
  /// Puts each element into the last one before it whose frame holds its own.
  ///
  /// A label or image holds nothing: what lies on it is beside it.
  mutating func nestByFrames() {
    var open: [Int] = []
    for index in indices {
      while let last = open.last, !self[last].holds(self[index]) { open.removeLast() }
      self[index].depth = (open.last.map { self[$0].depth } ?? -1) + 1
      if self[index].frame != nil { open.append(index) }
    }
  }
}

extension ScreenElement {
  fileprivate func holds(_ other: ScreenElement) -> Bool {
    if type.isStill { return false }
    guard let frame, let inner = other.frame else { return true }
    return frame.contains(inner)
  }
}

/// A type of element, as XCTest and the tools built on it name them.
enum ElementType: Equatable {
  case application
  case window
  /// A type for which a class of views stands.
  case view(ViewClass)
  /// Any other type: a view of which no more is known.
  case other

  init(named name: String, in classes: ClassCatalogue) {
    switch name[...].withoutToolPrefix {
    case "Application": self = .application
    case "Window": self = .window
    case let type: self = classes.named(elementType: type).map { .view($0) } ?? .other
    }
  }

  /// Indicates whether the type is a label, an image or the like, which takes no touches and holds
  /// nothing.
  var isStill: Bool {
    if case .view(let viewClass) = self { viewClass.traits.contains(.still) } else { false }
  }

  /// The name of the UIKit class that comes nearest to the type.
  var baseClassName: String {
    switch self {
    case .application, .window: "UIWindow"
    case .view(let viewClass): viewClass.name
    case .other: "UIView"
    }
  }
}

/// A reader of the values that a tool prints of elements; it warns about values that make no sense.
struct ElementValues {
  private(set) var warnings: [DumpWarning] = []
  private var unknown: Set<String> = []

  /// Numbers in whatever brackets; nil and a warning if they are none.
  mutating func numbers(_ text: String, _ count: Int, of name: String, on line: Int) -> [Double]? {
    guard let list = NumberList(text, count: count) else {
      warn(.unreadable(attribute: name), on: line)
      return nil
    }
    if list.isClamped { warn(.clamped(attribute: name), on: line) }
    return list.values
  }

  /// Reads a rectangle in whatever brackets.
  mutating func rectangle(_ text: String, of name: String, on line: Int) -> CGRect? {
    numbers(text, 4, of: name, on: line).map(CGRect.init(values:))
  }

  /// Reads a truth value; returns the default and warns if it is none.
  mutating func flag(
    _ text: String?, of name: String, on line: Int, default standard: Bool
  ) -> Bool {
    guard let text else { return standard }
    switch text {
    case "true", "1", "YES": return true
    case "false", "0", "NO": return false
    default:
      warn(.unreadable(attribute: name), on: line)
      return standard
    }
  }

  /// Warns about unknown attributes, about each once.
  mutating func check(_ names: some Sequence<String>, known: Set<String>, on line: Int) {
    for name in names.sorted() where !known.contains(name) && unknown.insert(name).inserted {
      warn(.ignored(attribute: name), on: line)
    }
  }

  mutating func warn(_ kind: DumpWarning.Kind, on line: Int) {
    warnings.append(DumpWarning(line: line, kind: kind))
  }
}

extension HierarchyDump {
  /// Creates an approximate hierarchy from the elements of an accessibility tree.
  init(
    _ elements: [ScreenElement], as format: DumpFormat, warnings: [DumpWarning]
  ) throws(DumpError) {
    let tree = ElementTree(elements)
    let roots = tree.roots()
    if roots.isEmpty {
      throw DumpError(
        line: max(1, elements.first?.line ?? 1), column: 1, kind: .nothingToShow(format))
    }
    self.init(
      roots: roots, warnings: (tree.warnings + warnings).inOrderOfLines, formats: [format])
  }
}

extension String? {
  /// The text; nil if there is nothing to read in it.
  var shown: String? {
    guard let text = self, !text.isEmpty else { return nil }
    return text
  }

  /// Returns the value of an element if the element shows it as text, as a field or a label does.
  /// The value of a switch (1) or of a slider (40%) is no text.
  func shownText(of type: ElementType) -> String? {
    PropertyTable.hasOwnText(type.baseClassName) ? shown : nil
  }
}
