import EmbeddedFiles
import ResponderKit

/// Knowledge of classes by their names as printed: of classes that the library does not have, and
/// of those with their own treatment of touches.
package final class ForeignClasses: Sendable {
  /// The pieces of knowledge of how classes treat touches.
  package let notes: [ClassNote]
  private let superclasses: [String: String]
  private let levels: [String: UIWindow.Level]
  private let holdings: [String: Holding]
  private let roots: [String: RootPlace]
  private let recognizerOwners: [ClassNames]
  private let frameworks: [ClassNames]
  private let tapVersions: [String: TapVersions]
  private let bars: [String: String]
  private let exactNotes: [String: ClassNote]
  private let partialNotes: [ClassNote]

  /// Reads a table of classes, whose form `classes.txt` describes.
  ///
  /// - Returns: Nil if a line is not valid.
  package init?(_ table: String) {
    var notes: [ClassNote] = []
    var superclasses: [String: String] = [:]
    var levels: [String: UIWindow.Level] = [:]
    var holdings: [String: Holding] = [:]
    var roots: [String: RootPlace] = [:]
    var recognizerOwners: [ClassNames] = []
    var frameworks: [ClassNames] = []
    var tapVersions: [String: TapVersions] = [:]
    var bars: [String: String] = [:]
    for entry in KnownClassEntry.all(in: table) {
      guard let entry, entry["source"] != nil else { return nil }
      let names = entry.words("names")
      if let superclass = entry["inherits"] {
        for name in names { superclasses[name] = superclass }
      }
      if let level = entry["level"] {
        guard let number = Double(level) else { return nil }
        for name in names { levels[name] = UIWindow.Level(rawValue: number) }
      }
      if let word = entry["holds"] {
        guard let holding = Holding(rawValue: word) else { return nil }
        for name in names { holdings[name] = holding }
      }
      if let word = entry["roots"] {
        guard let place = RootPlace(rawValue: word) else { return nil }
        for name in names { roots[name] = place }
      }
      if let owner = entry["recognizers"] {
        guard owner == "own" else { return nil }
        recognizerOwners.append(ClassNames(entry))
      }
      if let owner = entry["code"] {
        guard owner == "framework" else { return nil }
        frameworks.append(ClassNames(entry))
      }
      if entry["taps"] != nil {
        let numbers = entry.words("taps").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        let versions = TapVersions(lastTaking: numbers[0], firstKeeping: numbers[1])
        for name in names { tapVersions[name] = versions }
      }
      if let bar = entry["handed"] {
        for name in names { bars[name] = bar }
      }
      if entry["touches"] != nil {
        guard let note = ClassNote(entry) else { return nil }
        notes.append(note)
      }
    }
    (self.notes, self.superclasses, self.levels) = (notes, superclasses, levels)
    (self.holdings, self.roots, self.recognizerOwners) = (holdings, roots, recognizerOwners)
    (self.frameworks, self.tapVersions, self.bars) = (frameworks, tapVersions, bars)
    var exact: [String: ClassNote] = [:]
    for note in notes {
      guard case .exactly(let names) = note.names else { continue }
      for name in names { exact[name] = note }
    }
    exactNotes = exact
    partialNotes = notes.filter { if case .containing = $0.names { true } else { false } }
  }

  /// The table that is part of the program.
  package static let standard: ForeignClasses = {
    guard let classes = ForeignClasses(EmbeddedFiles.text("Classes/classes.txt")) else {
      preconditionFailure("classes.txt makes no sense")
    }
    return classes
  }()

  /// Returns the class of the library from which a class inherits, for texts that do not print it.
  package func superclass(of name: String) -> String? { superclasses[name] }

  /// Returns the level of windows of a system's class, as no text prints levels.
  package func windowLevel(of name: String) -> UIWindow.Level? { levels[name] }

  /// Returns whether the keyboard is in the windows of a class.
  package func isKeyboardWindow(_ name: String) -> Bool { holdings[name] == .keyboard }

  /// Returns what the views of a class hold, if it is something that covers other things as it is
  /// meant to.
  package func holding(of name: String) -> Holding? { holdings[name] }

  /// Returns whether UIKit makes a view for a controller whose root view it is.
  ///
  /// - Parameter superview: The class of its superview; nil if it has none.
  package func isRootView(_ name: String, in superview: String?) -> Bool {
    if let place = roots[name] { return place == .itself }
    guard roots[superview ?? ""] == .inside else { return false }
    // What UIKit presents over comes without a controller.
    if case .presenting? = note(on: name)?.effect { return false }
    return true
  }

  /// Returns whether a class brings gesture recognizers of its own, so that those of an imported
  /// view tell nothing of what the app does with touches.
  package func bringsRecognizers(_ name: String) -> Bool {
    recognizerOwners.contains { $0.contain(name) }
  }

  /// Returns whether a class is one of a published library, to which no app can add a method.
  ///
  /// A beginning is that of the name of a module, with its point, or letters before a word: `GMS` is
  /// no beginning of `GMSettingsView`, nor of classes in an app's module.
  package func isOfFramework(_ name: String) -> Bool {
    frameworks.contains { names in
      guard case .beginning(let beginnings) = names else { return names.contain(name) }
      return beginnings.contains { beginning in
        guard name.hasPrefix(beginning) else { return false }
        if beginning.hasSuffix(".") { return true }
        return !name.contains(".") && name.dropFirst(beginning.count).first?.isUppercase == true
      }
    }
  }

  /// Returns the class of the bars that are hit in place of views of a class, and hand touches on to
  /// them; nil for classes whose views are hit themselves.
  package func bar(handingTouchesTo name: String) -> String? { bars[name] }

  /// Returns the versions of iOS in which recognizers on views of a class take taps of the controls in
  /// them, and in which not; nil for classes that all versions treat alike.
  package func tapVersions(of name: String) -> TapVersions? { tapVersions[name] }

  /// Returns what is known of how a class treats touches.
  package func note(on name: String) -> ClassNote? {
    exactNotes[name] ?? partialNotes.first { $0.names.contain(name) }
  }
}

/// The versions of iOS between which views of a class began to keep taps from their recognizers.
package struct TapVersions: Sendable {
  /// The last version in which a recognizer was seen to take a tap of a control in such a view.
  package let lastTaking: Int
  /// The first version in which it was seen to take none.
  package let firstKeeping: Int
}

/// A thing that views of some classes hold, and that covers other things as it is meant to.
package enum Holding: String, Sendable {
  /// The keyboard, in a window.
  case keyboard
  /// The views of controllers, of which the front one covers the others.
  case controllers
  /// The items of a bar, under which content scrolls.
  case items
  /// A picture of what was there, which UIKit fades while screens change.
  case picture
}

/// The place of a controller's root view that views of some classes tell.
enum RootPlace: String {
  /// The root view lies in the view.
  case inside
  /// The view is the root view.
  case itself
}

/// A paragraph of the table: words by their keys.
struct KnownClassEntry {
  private let values: [Substring: String]

  /// Returns the entries of a table; nil for one that is not valid.
  static func all(in table: String) -> [KnownClassEntry?] {
    table.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#") }
      .split(separator: "").map { KnownClassEntry(Array($0)) }
  }

  /// Reads lines of a key and a value; an indented line continues the value above.
  private init?(_ lines: [Substring]) {
    var values: [Substring: String] = [:]
    var key: Substring?
    for line in lines {
      if line.hasPrefix(" "), let key {
        values[key, default: ""] += " " + line.drop { $0 == " " }
        continue
      }
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard parts.count == 2, Self.keys.contains(parts[0]) else { return nil }
      key = parts[0]
      values[parts[0]] = String(parts[1].drop { $0 == " " })
    }
    self.values = values
  }

  private static let keys: Set<Substring> = [
    "names", "beginning", "containing", "inherits", "level", "holds", "roots", "recognizers",
    "touches",
    "content", "doubt", "taps", "code", "handed", "note", "source",
  ]

  subscript(key: Substring) -> String? { values[key] }

  func words(_ key: Substring) -> [String] {
    (values[key] ?? "").split(separator: " ").map(String.init)
  }
}
