import Language
import ResponderKit

/// A place to touch: a point of the screen, a view whose centre is meant, or a point of a view.
package enum Place {
  case point(CGPoint)
  case view(UIView)
  case pointInView(CGPoint, UIView)
}

extension Part where Context == Session, Value == CGPoint {
  /// Returns a slot for a point.
  package static func point(_ label: String = "POINT") -> Part {
    var slot = Slot<Session, CGPoint>(label, "a point such as 20,40") { try $0.point() }
    slot.missingParts = { $0.missing(of: ["X", "Y"]) }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == CGSize {
  /// Returns a slot for a size.
  package static func size(_ label: String = "SIZE") -> Part {
    .slot(Slot(label, "a size such as 100x44") { try $0.size() })
  }
}

extension Part where Context == Session, Value == CGRect {
  /// Returns a slot for a rectangle.
  package static func rect(_ label: String = "RECT") -> Part {
    var slot = Slot<Session, CGRect>(label, "a rectangle such as 20,40 100x44") { try $0.rect() }
    slot.missingParts = { reader in
      reader.numbersToTheEnd == 2 ? "WxH" : reader.missing(of: ["X", "Y", "W", "H"])
    }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == Place {
  /// A point, a view whose centre is meant, `POINT in VIEW` or `VIEW at POINT`.
  package static func place(_ label: String = "WHERE") -> Part {
    Part { next in
      let middle = pointOrView(label).placed(["in", "at"] + next)
      let view = Argument<UIView?>.optional(.word("in", .view("VIEW"))).placed(next)
      let point = Argument<CGPoint?>.optional(.word("at", .point())).placed(next)
      return Placed(
        middle.syntax + [.optional([.word("in")] + Argument<UIView>.view("VIEW").syntax)]
      ) {
        reader in
        guard let place = try middle.match(&reader) else { return nil }
        switch place {
        case .point(let point):
          guard let view = try view.match(&reader), let view else { return place }
          return .pointInView(point, view)
        case .view(let view):
          guard let point = try point.match(&reader), let point else { return place }
          return .pointInView(point, view)
        case .pointInView: return place
        }
      }
    }
  }

  private static func pointOrView(_ label: String) -> Part {
    let phrase = "a point such as 20,40 or a view"
    let view = Slot<Session, UIView>.reference(label, "a view") { $0 as? UIView }
    var slot = Slot<Session, Place>(label, phrase) { reader in
      if let point = try reader.point() { return .point(point) }
      // An option such as 'finger=2', not a name.
      let word = reader.word
      if word.quoting == .bare, word.text.utf8.contains(UInt8(ascii: "=")) { return nil }
      // A single number is half a point; an address begins like one.
      if word.quoting == .bare, Word.looksNumeric(word.text), !word.text.hasPrefix("0x") {
        return nil
      }
      return try view.read(&reader).map(Place.view)
    }
    slot.candidates = view.candidates
    slot.missingParts = { $0.missing(of: ["X", "Y"]) }
    slot.roles = { place, range in
      if case .view = place { [WordRole(range, .name)] } else { [] }
    }
    return .slot(slot)
  }
}

extension Reader where Context == Session {
  /// Reads two numbers with a comma between them in one word, as most points are written; nil for
  /// all others.
  private mutating func plainPoint() -> CGPoint? {
    guard words[position].quoting == .bare,
      let (x, y) = words[position].text.shortDecimals({ $0.pair(",") })
    else { return nil }
    position += 1
    return CGPoint(x: x, y: y)
  }

  package mutating func point() throws -> CGPoint? {
    if let point = plainPoint() { return point }
    guard let numbers = try numbersInWord() else { return nil }
    if numbers.count == 2 {
      position += 1
      return CGPoint(x: numbers[0], y: numbers[1])
    }
    guard numbers.count == 1, position + 1 < words.count else { return nil }
    position += 1
    guard let y = try number() else {
      position -= 1
      return nil
    }
    return CGPoint(x: numbers[0], y: y)
  }

  /// Reads a size.
  ///
  /// - Parameter mayBeNegative: Whether UIKit takes a negative size. It standardizes a view's
  ///   rectangle (R3.5), and keeps a property's size as it is.
  mutating func size(mayBeNegative: Bool = false) throws -> CGSize? {
    let word = words[position]
    if word.quoting == .bare, let (width, height) = word.text.shortDecimals({ $0.pair("x") }),
      width >= 0, height >= 0
    {
      position += 1
      return CGSize(width: width, height: height)
    }
    guard word.quoting == .bare, Word.looksNumeric(word.text),
      let cross = word.text.utf8.firstIndex(of: UInt8(ascii: "x"))
    else { return nil }
    let width = try Self.number(word.text[..<cross], at: word.range)
    let height = try Self.number(
      word.text[word.text.utf8.index(after: cross)...], at: word.range)
    guard mayBeNegative || width >= 0 && height >= 0 else {
      throw CommandError(.negativeSize(word.text), at: word.range)
    }
    position += 1
    return CGSize(width: width, height: height)
  }

  package mutating func rect() throws -> CGRect? {
    let start = position
    if let origin = plainPoint() {
      if position < words.count, let size = try size(mayBeNegative: true) {
        return CGRect(origin: origin, size: size)
      }
      position = start
    }
    if Word.looksNumeric(words[position].text),
      words[position].text.utf8.contains(UInt8(ascii: "x"))
    {
      return nil
    }
    guard var numbers = try numbersInWord() else { return nil }
    position += 1
    if numbers.count == 2, position < words.count, let size = try size(mayBeNegative: true) {
      return CGRect(origin: CGPoint(x: numbers[0], y: numbers[1]), size: size)
    }
    while numbers.count < 4, position < words.count, let number = try number() {
      numbers.append(number)
    }
    guard numbers.count == 4 else {
      position = start
      return nil
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
