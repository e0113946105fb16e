import ResponderKit

/// Why a word does not name a responder.
public enum ReferenceError: Error, Equatable {
  /// Nothing has that name; similar names follow.
  case unknown(String, suggestions: [String])
  /// No view shows that text.
  case noText(String)
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
  /// Finds the responder or recognizer that a word names: a name, a path, `Class#N`, an address, `VC.view`.
  public func object(named word: String) throws(ReferenceError) -> StatefulObject {
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
    if word.contains("/") { return try atPath(word) }
    if word.hasSuffix(".view"), let controller = names[String(word.dropLast(5))] {
      guard let view = (controller as? UIViewController)?.viewIfLoaded else {
        throw .noViewLoaded(String(word.dropLast(5)))
      }
      return view
    }
    if let recognizer = ownRecognizer(word) { return recognizer }
    throw .unknown(word, suggestions: word.nearest(in: names.names))
  }

  /// The recognizer that a view has made for itself: `list.pan` of a scroll view.
  private func ownRecognizer(_ word: String) -> UIGestureRecognizer? {
    for suffix in [".pan", ".panGestureRecognizer"] where word.hasSuffix(suffix) {
      return (names[String(word.dropLast(suffix.count))] as? UIScrollView)?.panGestureRecognizer
    }
    return nil
  }

  /// Finds the one view that shows a text.
  public func view(showing text: String) throws(ReferenceError) -> UIView {
    var found: [UIView] = []
    forEachView { view in
      let shown =
        (view as? UILabel)?.text ?? (view as? UIButton)?.title ?? (view as? UITextField)?.text
        ?? (view as? UITextView)?.text
      if shown == text { found.append(view) }
    }
    guard let view = found.first else { throw .noText(text) }
    guard found.count == 1 else {
      throw .ambiguousText(text, candidates: found.map { label(of: $0) })
    }
    return view
  }

  /// Calls a function with every view of every window, in tree order.
  public func forEachView(_ body: (UIView) -> Void) {
    for window in windows { window.forEachInTree(body) }
  }

  private func numbered(
    _ className: String, _ digits: Substring
  ) throws(ReferenceError) -> StatefulObject {
    guard let number = Int(digits), number > 0 else { throw .badNumber("\(className)#\(digits)") }
    var count = 0
    var found: UIView?
    forEachView { view in
      guard self.className(of: view) == className else { return }
      count += 1
      if count == number { found = view }
    }
    guard let found else {
      throw .noSuchNumber(className: className, number: number, count: count)
    }
    return found
  }

  private func atPath(_ path: String) throws(ReferenceError) -> StatefulObject {
    let parts = path.split(separator: "/").map(String.init)
    var found: [UIView] = []
    forEachView { view in
      var ancestor: UIView? = view
      for part in parts.reversed() {
        guard let current = ancestor, label(of: current) == part || className(of: current) == part
        else { return }
        ancestor = current.superview
      }
      found.append(view)
    }
    guard let view = found.first, !parts.isEmpty else {
      throw .unknown(path, suggestions: parts.last.map { $0.nearest(in: names.names) } ?? [])
    }
    guard found.count == 1 else {
      throw .ambiguousPath(path, candidates: found.map { label(of: $0) })
    }
    return view
  }
}
