/// The recognizers of a text, each once, as one may be printed in its view's list and again within
/// others.
struct RecognizerList {
  private(set) var recognizers: [DumpedRecognizer] = []
  private var indices: [String: Int] = [:]

  init(_ printed: [DumpedRecognizer]) {
    // Those with a place among others of their view first; the text's order counts among them.
    for recognizer in printed where !recognizer.isNested { add(recognizer) }
    for recognizer in printed where recognizer.isNested { add(recognizer) }
  }

  private mutating func add(_ recognizer: DumpedRecognizer) {
    guard let index = indices[recognizer.object.address] else {
      indices[recognizer.object.address] = recognizers.count
      recognizers.append(recognizer)
      return
    }
    var known = recognizers[index]
    known.mustFail.appendNew(recognizer.mustFail)
    known.mustFailFor.appendNew(recognizer.mustFailFor)
    recognizers[index] = known
  }
}

extension [String] {
  /// Adds those of others that are not among these.
  fileprivate mutating func appendNew(_ others: [String]) {
    let known = Set(self)
    self += others.filter { !known.contains($0) }
  }
}
