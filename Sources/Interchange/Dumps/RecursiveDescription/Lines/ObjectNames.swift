/// The names that HOURecursiveDescription prints before an object: the controller that owns it, or
/// the instance variables that hold it.
enum ObjectNames {
  /// A class and an address: `'MenuController:0x7f8e2c50'`.
  case controller(Range<Int>)
  /// The first of the variables: `_title, _heading`.
  case variable(Range<Int>)

  /// Reads names that fill a range, except for blanks round them; nil if it holds something else.
  init?(_ source: SourceText, in range: Range<Int>) {
    let names = source.trimmed(range)
    guard names.count <= 200, let first = names.first else { return nil }
    if source.bytes[first] == UInt8(ascii: "'") {
      let inner = names.dropFirst().dropLast()
      guard names.count > 4, source.bytes[names.upperBound - 1] == UInt8(ascii: "'"),
        source.position(of: ":0x", in: inner) != nil
      else { return nil }
      self = .controller(inner)
      return
    }
    var end: Int?
    var position = first
    while position < names.upperBound {
      let start = position
      while position < names.upperBound, source.bytes[position].isIdentifier { position += 1 }
      let letter = source.bytes[start]
      guard position > start, letter == UInt8(ascii: "_") || letter >= UInt8(ascii: "a") else {
        return nil
      }
      end = end ?? position
      if position == names.upperBound { break }
      guard source.has(", ", at: position, before: names.upperBound) else { return nil }
      position += 2
    }
    guard let end else { return nil }
    self = .variable(first..<end)
  }
}
