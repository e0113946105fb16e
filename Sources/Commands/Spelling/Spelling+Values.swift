import Language
import Scenes
import Session
import Text

/// Numbers, points and texts.
extension Spelling {
  /// `tap x=130 y=120`.
  static let coordinates = Spelling { words, _ in
    let plain = words.map { word -> Word in
      guard word.quoting == .bare, let name = word.text.first, "xywh".contains(name),
        word.text.dropFirst().first == "=", Double(word.text.dropFirst(2)) != nil
      else { return word }
      return Word(text: String(word.text.dropFirst(2)), range: word.range, quoting: .bare)
    }
    return plain == words ? [] : [plain]
  }

  /// `add UILabel title text=Hello World`.
  static let textOfWords = Spelling { words, _ in
    words.indices.dropFirst().dropLast().compactMap { k -> [Word]? in
      let word = words[k]
      guard word.quoting == .bare, !word.hasQuotedValue,
        ["text=", "title="].contains(where: word.text.hasPrefix)
      else { return nil }
      let rest = words[(k + 1)...].prefix { next in
        next.quoting == .bare && !next.text.contains("=") && !Word.looksNumeric(next.text)
          && !["in", "at", "above", "below"].contains(next.text)
      }
      guard !rest.isEmpty else { return nil }
      var joined = word
      joined.text += rest.map { " \($0.text)" }.joined()
      joined.hasQuotedValue = true
      return words[..<k] + [joined] + words[rest.endIndex...]
    }
  }

  /// `add UIButton buy "Buy now"`.
  static let titleBehindName = Spelling { words, _ in
    guard words[0].text == Command.add.name, words.count > 3,
      let k = words.firstIndex(where: { $0.quoting == .quoted }), k > 2,
      !words[k - 1].text.hasSuffix("=")
    else { return [] }
    var text = Word(
      text: "text=\(words[k].text)", range: words[k].range, quoting: .bare, hasQuotedValue: true)
    text.hasVariables = words[k].hasVariables
    return [words.without(k) + [text]]
  }

  /// `add UIButton "Buy"`: a name is no text.
  static let title = Spelling(isCertain: false) { words, _ in
    guard words[0].text == Command.add.name,
      let k = words.firstIndex(where: { $0.quoting == .quoted }), k == 2
    else { return [] }
    let name = words[k].text.lowercased().filter { $0.isLetter || $0.isNumber }
    guard NameRule.isWellFormed(name) else { return [] }
    var text = Word(
      text: "text=\(words[k].text)", range: words[k].range, quoting: .bare, hasQuotedValue: true)
    text.hasVariables = words[k].hasVariables
    return [words.replacing(k, name) + [text]]
  }

  /// `wait 1s`, `rotate card 45°`, `set card alpha 50%`.
  static let units = Spelling { words, _ in
    words.indices.dropFirst().compactMap { k in
      guard words[k].quoting == .bare else { return nil }
      return words[k].text.withoutUnit.map { words.replacing(k, $0) }
    }
  }

  /// `tap 200.230`, `tap 200/230`.
  static let pointMarks = Spelling { words, _ in
    words.indices.dropFirst().flatMap { k -> [[Word]] in
      guard words[k].quoting == .bare else { return [] }
      return [".", "/", ":", "x"].compactMap { mark in
        let parts = words[k].text.split(separator: mark, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ Double($0) != nil }) else { return nil }
        return words.replacing(k, parts.joined(separator: ","))
      }
    }
  }

  /// `tap 3*60,40`: what `$i*60` becomes.
  static let calculations = Spelling { words, _ in
    words.indices.dropFirst().flatMap { k -> [[Word]] in
      guard words[k].quoting == .bare, let text = Arithmetic.calculated(words[k].text) else {
        return []
      }
      return [words.replacing(k, text)]
    }
  }

  /// `let n = 5`, `set card.alpha = 0.5`, `set card alpha=0.5`.
  static let equalsSigns = Spelling { words, _ in
    words.indices.dropFirst().flatMap { k -> [[Word]] in
      guard words[k].quoting == .bare else { return [] }
      if words[k].text == "=" { return [words.without(k)] }
      guard let parts = words[k].text.partsAtEqualsSign else { return [] }
      let texts = [parts.before, parts.behind]
      guard texts.allSatisfy({ !$0.isEmpty }) else { return [] }
      return [words.replacing(k, texts.map(String.init))]
    }
  }

  /// `why card?`.
  static let punctuation = Spelling { words, _ in
    guard let last = words.last, last.quoting == .bare, let sign = last.text.last,
      last.text.count > 1, "?!.,".contains(sign)
    else { return [] }
    return [words.replacing(words.count - 1, String(last.text.dropLast()))]
  }
}
