/// The names that a Swift source declares for others, and those that it uses.
struct SourceNames {
  /// A member that an extension adds to a type.
  struct Addition: Hashable {
    let name: String
    let type: String
  }

  /// The names at the top of the file that other files can use.
  private(set) var topLevel: Set<String> = []
  /// The members that extensions add.
  private(set) var additions: Set<Addition> = []
  /// The names of the members that other files can use, except those in ``additions``.
  private(set) var members: Set<String> = []
  /// The names of the members that other files cannot use.
  private(set) var privateMembers: Set<String> = []
  /// The types that the file declares or extends.
  private(set) var ownTypes: Set<String> = []
  /// The words that stand by themselves.
  private(set) var bare: Set<String> = []
  /// The words that are selected from something.
  private(set) var selected: Set<String> = []
  /// The words that stand by themselves and have arguments.
  private(set) var called: Set<String> = []
  /// The modules that are imported.
  private(set) var imports: Set<String> = []
  /// Indicates whether the file asks for the platform it is compiled for.
  private(set) var asksForPlatform = false

  private static let modifiers: Set = [
    "public", "package", "internal", "open", "private", "fileprivate", "static", "class", "final",
    "mutating", "nonmutating", "override", "required", "convenience", "lazy", "weak", "unowned",
    "indirect", "nonisolated", "isolated",
  ]
  private static let types: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]
  private static let keywords = types.union(["extension", "func", "var", "let", "case", "macro"])

  /// The last declarations of a line without indentation, and of a line with one.
  private var outer = Container.none
  private var inner = Container.none

  private enum Container {
    case none, function, type
    case `extension`(of: String, isPrivate: Bool)

    var hasMembers: Bool {
      switch self {
      case .none, .function: false
      case .type, .extension: true
      }
    }
  }

  /// Reads a source that has two spaces of indentation.
  init(_ source: String) {
    let words = SourceWords(source).words
    var start = 0
    while start < words.count {
      var end = start + 1
      while end < words.count, words[end].line == words[start].line { end += 1 }
      readLine(words[start..<end])
      start = end
    }
    for (word, next) in zip(words, words.dropFirst())
    where word.isBeforeParenthesis && next.isBeforeColon {
      selected.insert("\(word.text)(\(next.text):)")
    }
  }

  private mutating func readLine(_ line: ArraySlice<SourceWords.Word>) {
    for word in line {
      if word.isAfterDot {
        selected.insert(word.text)
      } else {
        bare.insert(word.text)
        if word.isBeforeParenthesis { called.insert(word.text) }
      }
    }
    guard let first = line.first, first.indentation <= 4 else { return }
    if ["if", "elseif"].contains(first.text), line.count > 1 {
      let conditions = line.filter { ["os", "canImport", "targetEnvironment"].contains($0.text) }
      asksForPlatform = asksForPlatform || conditions.contains { $0.isBeforeParenthesis }
    }
    if first.indentation == 0, let place = line.firstIndex(where: { $0.text == "import" }) {
      imports.formUnion(line[place...].dropFirst().prefix { !$0.isAfterDot }.map(\.text))
      return
    }
    if first.indentation == 2, case .extension(let type, isPrivate: false) = outer {
      readInitializer(line, of: type)
    }
    readDeclaration(line, indentation: first.indentation)
  }

  /// Reads an initializer that an extension adds. It is known by its first label, as in
  /// `Type(label:)`.
  private mutating func readInitializer(_ line: ArraySlice<SourceWords.Word>, of type: String) {
    guard let place = line.firstIndex(where: { $0.text == "init" && $0.isBeforeParenthesis }),
      let label = line[place...].dropFirst().first?.text, label != "_",
      line[..<place].allSatisfy({
        Self.modifiers.contains($0.text) && $0.text != "private" && $0.text != "fileprivate"
      })
    else { return }
    additions.insert(Addition(name: "\(type)(\(label):)", type: type))
  }

  private mutating func readDeclaration(
    _ line: ArraySlice<SourceWords.Word>, indentation: Int
  ) {
    let own = line.filter { $0.depth == 0 && !$0.isAfterAt }
    guard
      let place = own.indices.first(where: { index in
        Self.keywords.contains(own[index].text)
          && own.dropFirst(index + 1).first.map {
            !Self.keywords.contains($0.text) && !$0.isAfterDot
          } == true
      }), own[..<place].allSatisfy({ Self.modifiers.contains($0.text) })
    else { return }
    let (keyword, name) = (own[place].text, own[place + 1].text)
    let isPrivate = own[..<place].contains {
      ["private", "fileprivate"].contains($0.text) && !$0.isBeforeParenthesis
    }
    let container: Container =
      switch keyword {
      case "extension": .extension(of: name, isPrivate: isPrivate)
      case _ where Self.types.contains(keyword): .type
      default: .function
      }
    switch indentation {
    case 0:
      (outer, inner) = (container, .none)
      if container.hasMembers { ownTypes.insert(name) }
      if keyword != "extension", !isPrivate { topLevel.insert(name) }
    case 2:
      inner = container
      if case .extension(let type, let isHidden) = outer {
        if isPrivate || isHidden {
          privateMembers.insert(name)
        } else {
          additions.insert(Addition(name: name, type: type))
        }
      } else if outer.hasMembers {
        addMembers(keyword, name, own[place...], isPrivate: isPrivate)
      }
    default:
      guard outer.hasMembers, inner.hasMembers else { return }
      addMembers(keyword, name, own[place...], isPrivate: isPrivate)
    }
  }

  private mutating func addMembers(
    _ keyword: String, _ name: String, _ line: ArraySlice<SourceWords.Word>, isPrivate: Bool
  ) {
    if isPrivate { privateMembers.insert(name) } else { members.insert(name) }
    guard keyword == "case" else { return }
    for word in line.dropFirst() where !word.isAfterDot { members.insert(word.text) }
  }
}
