import ResponderKit
import Scenes
import Text

/// A source of short names for imported views: the accessibility identifier if it can be a name and
/// only one view has it, else the class without its prefixes, with a number if there are several.
struct ImportNamer {
  private let scene: Scene
  private var counts: [String: Int] = [:]
  private var identifiers: [String: Int] = [:]
  private var used: [String: Int] = [:]
  private var bases: [String: String] = [:]

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// Counts the views to come, so that the only one of its kind needs no number.
  mutating func count(_ views: some Sequence<DumpedView>) {
    for view in views {
      counts[base(of: view.nameSource), default: 0] += 1
      if let identifier = view.identifier { identifiers[identifier, default: 0] += 1 }
    }
  }

  /// Counts the objects to come, by their classes.
  mutating func count(classes: [String]) {
    for name in classes { counts[base(of: name), default: 0] += 1 }
  }

  mutating func name(of view: DumpedView) -> String {
    if let identifier = view.identifier, identifiers[identifier] == 1,
      scene.names[identifier] == nil, scene.allowsName(identifier)
    {
      return identifier
    }
    return name(like: view.nameSource, isOnly: false)
  }

  /// Returns a free name with a number, such as `tap1`.
  mutating func numberedName(like name: String) -> String {
    let base = base(of: name)
    counts[base, default: 0] += 2
    return self.name(like: name, isOnly: false)
  }

  /// Returns a free name for a view of a class.
  mutating func name(like className: String, isOnly: Bool) -> String {
    let base = base(of: className)
    if isOnly || counts[base] == 1, isFree(base) { return base }
    var number = used[base] ?? 0
    repeat { number += 1 } while !isFree("\(base)\(number)")
    used[base] = number
    return "\(base)\(number)"
  }

  /// Returns whether a name belongs neither to an object of the scene nor to an identifier to come.
  private func isFree(_ name: String) -> Bool {
    scene.names[name] == nil && identifiers[name] == nil
  }

  private mutating func base(of className: String) -> String {
    if let known = bases[className] { return known }
    let base = Self.base(of: className, in: scene)
    bases[className] = base
    return base
  }

  /// Returns the part of a class's name that people would say: `UIButtonLabel` is a `buttonLabel`.
  static func base(of className: String, in scene: Scene) -> String {
    var name = className.demangledClass
    name = name.withoutToolPrefix
    // The arguments of a generic class say nothing of it.
    name = name.prefix { $0 != "<" }
    name = name.split(separator: ".").last ?? name
    name = name.drop { $0 == "_" }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true { name.removeFirst(2) }
    name = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    // Small letters up to the last capital before a small one: WKWebView is a wkWebView.
    let characters = Array(name)
    let capitals = characters.prefix { $0.isUppercase }.count
    let lowered =
      capitals > 1 && capitals < characters.count && characters[capitals].isLowercase
      ? capitals - 1 : capitals
    let result =
      String(characters.prefix(lowered)).lowercased() + String(characters.dropFirst(lowered))
    return shortened(result, in: scene)
  }

  /// Returns the last words of a name, as many as make a name of a readable length.
  private static func shortened(_ name: String, in scene: Scene) -> String {
    let limit = 18
    var words: [Substring] = []
    var rest = name[...]
    while !rest.isEmpty {
      let head = rest.prefix(1) + rest.dropFirst().prefix { !$0.isUppercase }
      words.append(head)
      rest = rest.dropFirst(head.count)
    }
    var result = words.last.map(String.init) ?? ""
    for word in words.dropLast().reversed() {
      guard result.count + word.count <= limit else { break }
      result = word + result
    }
    result = result.prefix(1).lowercased() + result.dropFirst()
    guard let first = result.first, first.isLetter || first == "_", result.utf8.count < 200,
      !scene.isReservedName(WordKey(result))
    else { return "view" }
    return result
  }
}

extension DumpedView {
  /// The name from which the view gets its name.
  fileprivate var nameSource: String { variableName ?? className }
}

extension String {
  /// The name of a class without what mangles it: of an old-style mangled name the second of its
  /// counted words.
  package var demangledClass: Substring {
    guard hasPrefix("_Tt") else { return self[...] }
    var rest = drop { !$0.isNumber }
    var words: [Substring] = []
    while words.count < 2, let length = Int(rest.prefix { $0.isASCII && $0.isNumber }),
      length > 0, length <= 255
    {
      rest = rest.drop { $0.isASCII && $0.isNumber }
      guard length <= rest.count else { break }
      words.append(rest.prefix(length))
      rest = rest.dropFirst(length).withoutFileSign
    }
    return words.last ?? "view"
  }
}

extension Substring {
  /// The rest of a mangled name without the sign of the file to which a class is private, such as
  /// `P10$1a2b3c4d5`.
  fileprivate var withoutFileSign: Substring {
    guard first == "P", case let digits = dropFirst().prefix(while: { $0.isASCII && $0.isNumber }),
      let length = Int(digits), length <= 255
    else { return self }
    return dropFirst(1 + digits.count + length)
  }
}
