import Code
import Interpreter
import Language
import Scenes
import Session

/// The completion of names in statements and declarations that are being typed.
extension Session {
  /// Returns the names that may stand at the end of a text of Swift, and the number of letters of the
  /// one that is begun.
  func names(atEndOfSwift text: String) -> (begun: Int, candidates: [Candidate]) {
    let place = TypedName(endOf: text)
    let book = scene.codeBook ?? CodeBook(reading: nil, after: nil, in: scene)
    var found: [CodeCompletion]
    if let owner = place.owner {
      let source = CodeSource(name: "", text: owner)
      found = book.program.members(behind: source, in: String(text.dropLast(place.length)))
      // 'self.card' is the view that an app's controller has under that name.
      if owner == "self", !CodeBeginning.isDeclaration(text) { found += namesOfScene }
    } else {
      guard !place.begun.isEmpty, CodeBeginning.isCode(text) else { return (0, []) }
      found = book.program.names(in: text)
      found += namesOfScene
    }
    var candidates = found.filter { $0.name.hasPrefix(place.begun) }
    if candidates.isEmpty {
      candidates = found.filter { $0.name.lowercased().hasPrefix(place.begun.lowercased()) }
    }
    var seen: Set<String> = []
    return (
      place.begun.unicodeScalars.count,
      candidates.filter { seen.insert($0.name).inserted }.map {
        Candidate($0.name, $0.detail, suffix: $0.suffix)
      }
    )
  }

  /// The objects of the scene, as Swift names them.
  private var namesOfScene: [CodeCompletion] {
    scene.names.names.sorted().map { name in
      let object = scene.names[name]
      return CodeCompletion(
        name: object.map { scene.swiftName(of: $0) } ?? name,
        detail: object.map { scene.className(of: $0) } ?? "", suffix: "")
    }
  }
}

/// The name at the end of a text, and what stands before its dot.
struct TypedName {
  /// The letters of the name that are typed.
  let begun: String
  /// The expression before the dot; nil if there is no dot.
  let owner: String?
  /// The length of both, with the dot, in characters.
  var length: Int { begun.count + (owner.map { $0.count + 1 } ?? 0) }

  init(endOf text: String) {
    let characters = Array(text)
    var start = characters.count
    while start > 0, Self.isLetter(characters[start - 1]) { start -= 1 }
    begun = String(characters[start...])
    guard start > 0, characters[start - 1] == "." else {
      owner = nil
      return
    }
    let end = start - 1
    var position = end
    while let before = Self.beginning(of: characters[..<position]) {
      position = before
      guard position > 0, characters[position - 1] == "." else { break }
      position -= 1
    }
    owner = position < end ? String(characters[position..<end]) : ""
  }

  /// Returns where the last part of a path begins: a name, with the brackets and marks behind it; nil
  /// if there is none.
  private static func beginning(of path: ArraySlice<Character>) -> Int? {
    var position = path.endIndex
    var isEmpty = true
    while position > 0 {
      switch path[position - 1] {
      case "?", "!": position -= 1
      case ")", "]", "}":
        let isClosure = path[position - 1] == "}"
        var open = 0
        repeat {
          position -= 1
          if ")]}".contains(path[position]) { open += 1 }
          if "([{".contains(path[position]) { open -= 1 }
        } while open > 0 && position > 0
        guard open == 0 else { return nil }
        while isClosure, position > 0, path[position - 1] == " " { position -= 1 }
        isEmpty = false
      case let character where isLetter(character):
        while position > 0, isLetter(path[position - 1]) { position -= 1 }
        return position
      default: return isEmpty ? nil : position
      }
    }
    return isEmpty ? nil : position
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
