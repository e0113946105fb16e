import ResponderKit
import Text

/// The reason why a word does not name a responder.
package enum ReferenceError: Error, Equatable {
  /// Nothing has that name; similar names follow.
  case unknown(String, suggestions: [String])
  /// No view shows that text; the text that may be meant follows.
  case noText(String, suggestions: [String])
  /// Several views show that text.
  case ambiguousText(String, candidates: [String])
  /// Several views have that path.
  case ambiguousPath(String, candidates: [String])
  /// There are fewer views of that class.
  case noSuchNumber(className: String, number: Int, count: Int)
  /// The number behind `#` is not a whole number from 1.
  case badNumber(String)
  /// No imported view has that address.
  case noAddress(String)
  /// The controller has no view loaded.
  case noViewLoaded(String)
}

extension Scene {
  /// Finds the responder or recognizer that a word names: a name, a path, `Class#N`, an address,
  /// `VC.view`.
  ///
  /// - Parameter suggesting: Whether an error names what may have been meant, which takes a look at
  ///   every name.
  package func object(
    named word: String, suggesting: Bool = true
  ) throws(ReferenceError) -> StatefulObject {
    if let responder = names[word] { return responder }
    if word.hasPrefix("0x") {
      guard let found = names.responder(atAddress: word.lowercased()) else {
        throw .noAddress(word)
      }
      return found
    }
    if let hash = word.lastIndex(of: "#") {
      return try numbered(String(word[..<hash]), word[word.index(after: hash)...])
    }
    if word.contains("/" as Character) { return try atPath(word, suggesting: suggesting) }
    if word.hasSuffix(".view"), let controller = names[String(word.dropLast(5))] {
      guard let view = (controller as? UIViewController)?.viewIfLoaded else {
        throw .noViewLoaded(String(word.dropLast(5)))
      }
      return view
    }
    if let recognizer = ownRecognizer(word) { return recognizer }
    throw .unknown(
      word, suggestions: suggesting ? textsLike(word) + word.nearest(in: names.names) : [])
  }

  /// Returns the visible text that a word may stand for, as it has to be written: one that differs in the
  /// case of letters only, else the only one of which a word begins so.
  private func textsLike(_ word: String) -> [String] {
    let texts = views.lazy.compactMap { self.shownText(of: $0) }
    if let text = texts.first(where: {
      $0 != word && $0.compare(word, options: [.caseInsensitive]) == .orderedSame
    }) {
      return [text.quotedText]
    }
    let found = Array(
      texts.filter { $0.count <= 60 && $0.hasWord(beginningLike: word) }.prefix(2))
    return found.count == 1 ? found.map(\.quotedText) : []
  }

  /// Returns the recognizer that a view or controller has made for itself, such as `list.pan` of a
  /// scroll view.
  private func ownRecognizer(_ word: String) -> UIGestureRecognizer? {
    guard let dot = word.lastIndex(of: "."), let owner = names[String(word[..<dot])] else {
      return nil
    }
    let kind = word[word.index(after: dot)...]
    return OwnRecognizer.allCases.first { kind == $0.rawValue || kind == $0.property }?.find(owner)
  }

  /// Finds the one view that shows a text.
  package func view(showing text: String) throws(ReferenceError) -> UIView {
    let found = views.filter { shownText(of: $0) == text }
    guard let view = found.first else { throw .noText(text, suggestions: textsLike(text)) }
    guard found.count == 1 else {
      throw .ambiguousText(text, candidates: found.map { label(of: $0) })
    }
    return view
  }

  private func numbered(
    _ className: String, _ digits: Substring
  ) throws(ReferenceError) -> StatefulObject {
    guard let number = Int(digits), number > 0 else { throw .badNumber("\(className)#\(digits)") }
    var count = 0
    for view in views where self.className(of: view) == className {
      count += 1
      if count == number { return view }
    }
    throw .noSuchNumber(className: className, number: number, count: count)
  }

  private func atPath(
    _ path: String, suggesting: Bool
  ) throws(ReferenceError) -> StatefulObject {
    let parts = path.split(separator: "/").map(String.init)
    let steps = parts.reversed().map { (name: $0, named: names[$0]) }
    let found = views.filter { view in
      var path = view.selfAndSuperviews
      return steps.allSatisfy { step in
        guard let current = path.next() else { return false }
        return current === step.named || className(of: current) == step.name
      }
    }
    guard let view = found.first, !parts.isEmpty else {
      let last = suggesting ? parts.last : nil
      throw .unknown(path, suggestions: last.map { $0.nearest(in: names.names) } ?? [])
    }
    guard found.count == 1 else {
      throw .ambiguousPath(path, candidates: found.map { label(of: $0) })
    }
    return view
  }
}

extension String {
  /// Returns whether a word in the text begins with other letters, of which there are two or more.
  fileprivate func hasWord(beginningLike start: String) -> Bool {
    guard start.count > 1 else { return false }
    var rest = self[...]
    while let found = rest.range(of: start, options: [.caseInsensitive]) {
      let before = self[..<found.lowerBound].last
      if before.map({ !$0.isLetter && !$0.isNumber }) ?? true { return true }
      rest = self[found.upperBound...]
    }
    return false
  }
}
