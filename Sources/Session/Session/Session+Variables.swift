import Language
import Text

extension Session {
  /// Returns the words with the values of the variables in place of their names.
  ///
  /// A bare word that is nothing but a variable becomes all the words of its value; within a word
  /// the value is text.
  func expanded(_ words: [Word]) throws(CommandError) -> [Word] {
    var result: [Word] = []
    result.reserveCapacity(words.count)
    for word in words {
      guard word.hasVariables else {
        result.append(word)
        continue
      }
      let pieces = word.pieces
      if word.quoting == .bare, pieces.count == 1, case .variable(let name) = pieces[0] {
        result += try value(of: name, at: word.range).map { Word($0, at: word.range) }
      } else {
        var text = ""
        for piece in pieces {
          switch piece {
          case .text(let part): text += part
          case .variable(let name):
            text += try value(of: name, at: word.range).map(\.text).joined(separator: " ")
          }
          guard text.utf8.count <= Self.mostBytes else {
            throw CommandError(
              .refused("a word is too long after its variables are replaced"), at: word.range)
          }
        }
        var expanded = word
        expanded.text = text
        expanded.hasVariables = false
        result.append(expanded)
      }
      guard result.count <= Self.mostWords else {
        throw CommandError(
          .refused("a line has too many words after its variables are replaced"), at: word.range)
      }
    }
    return result
  }

  /// The number of words that variables may make of a command at most.
  private static let mostWords = 10_000
  /// The length of a word that variables may make at most, in bytes: one that doubles itself in a
  /// 'repeat' would fill the memory.
  private static let mostBytes = 1 << 16

  private func value(of name: String, at range: Range<Int>) throws(CommandError) -> [Word] {
    if let value = vocabulary.variables[name] { return value }
    throw CommandError(
      .unknownVariable(name, suggestions: name.nearest(in: Array(vocabulary.variables.keys))),
      at: range)
  }
}

/// A part of a word's text.
private enum Piece {
  case text(String)
  case variable(String)
}

extension [Word] {
  /// Indicates whether any word holds variables. The loop copies no word, as a closure would.
  package var haveVariables: Bool {
    for k in indices where self[k].hasVariables { return true }
    return false
  }
}

extension Word {
  var variableNames: [String] {
    pieces.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  fileprivate var pieces: [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(text).utf8
    while let start = rest.firstIndex(of: VariableMark.begin),
      let end = rest[start...].firstIndex(of: VariableMark.end)
    {
      if start > rest.startIndex { pieces.append(.text(String(Substring(rest[..<start])))) }
      pieces.append(.variable(String(Substring(rest[rest.index(after: start)..<end]))))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(Substring(rest)))) }
    return pieces
  }

  /// Creates the same word at another place.
  fileprivate init(_ word: Word, at range: Range<Int>) {
    self = word
    self.range = range
  }
}
