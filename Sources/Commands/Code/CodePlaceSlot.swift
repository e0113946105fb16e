import Code
import Explanation
import Interpreter
import Language
import Session

extension Part where Context == Session, Value == CodePlace {
  /// A line of code: CLASS:LINE, counted from the line with the name of the class, or FILE:LINE.
  static func codePlace() -> Part {
    var slot = Slot<Session, CodePlace>("CLASS:LINE", "a line of the code, such as HitButton:4") {
      reader in
      let word = reader.word
      guard word.quoting == .bare, let colon = word.text.lastIndex(of: ":"),
        let number = Int(word.text[word.text.index(after: colon)...]), number > 0, number < 1 << 30
      else { return nil }
      let name = String(word.text[..<colon])
      guard let place = try reader.session.place(name, number, at: word) else {
        throw CommandError(
          .refused("no code is named '\(name)'; 'code' lists the classes"), at: word.range)
      }
      reader.position += 1
      return place
    }
    slot.candidates = { completion in
      let types = completion.session.scene.codeBook?.types ?? []
      return completion.choice.picked(types.map { Candidate("\($0.name):", "a line of the class") })
    }
    return .slot(slot)
  }
}

extension Session {
  /// Returns the place of a line of a class, or of a text by its name or the last part of it; nil if
  /// no code has the name.
  fileprivate func place(_ name: String, _ number: Int, at word: Word) throws -> CodePlace? {
    guard let book = scene.codeBook else { return nil }
    let (source, first, last): (CodeSource, Int, Int)
    if let type = book.types.first(where: { $0.name == name }) {
      source = type.source
      first = source.line(of: type.declaration.nameRange.lowerBound)
      last = source.line(of: type.declaration.range.upperBound)
    } else if let text = book.texts.lazy.map(\.source).first(where: {
      $0.name == name || $0.name.hasSuffix("/" + name)
    }) {
      (source, first, last) = (text, 1, text.line(of: text.bytes.count))
    } else {
      return nil
    }
    guard number <= last - first + 1 else {
      throw CommandError(
        .refused("\(name) ends at its line \(last - first + 1)"), at: word.range)
    }
    return CodePlace(word.text, in: source.name, line: first + number - 1)
  }
}
