import ResponderKit
import Scenes

extension WordReader {
  mutating func property(_ kind: SlotKind, after arguments: Arguments) throws -> Argument? {
    switch kind {
    case .property:
      guard case .object(let owner)? = arguments.entries.last?.value else { return nil }
      let property = try session.property(
        words[position].text, of: owner, at: words[position].range)
      position += 1
      return .property(property, of: owner)
    case .propertyOfResponder: return try propertyOfResponder { _ in true }
    case .settingOfResponder: return try propertyOfResponder { $0.set != nil }
    case .value:
      guard case .property(let property, _)? = arguments.entries.last?.value else { return nil }
      return .value(try value(of: property))
    case .setting: return try setting(arguments)
    case .assignment: return try assignment()
    default: return try answer()
    }
  }

  private mutating func setting(_ arguments: Arguments) throws -> Argument? {
    guard case .object(let owner)? = arguments.entries.first?.value else { return nil }
    let word = words[position]
    let property = try session.property(word.text, of: owner, at: word.range)
    guard property.set != nil else {
      throw CommandError(.readOnlyProperty(property.name), at: word.range)
    }
    position += 1
    return .property(property, of: owner)
  }

  /// Reads `REF.PROPERTY`; a whole word that names something, as `vc.view` does, is none unless it
  /// is a property, too, that fits.
  private mutating func propertyOfResponder(
    where fits: (Property) -> Bool
  ) throws -> Argument? {
    let word = words[position]
    guard word.quoting == .bare,
      let dot = word.text.prefix(while: { $0 != "=" }).lastIndex(of: ".")
    else { return nil }
    var reference = word
    reference.text = String(word.text[..<dot])
    reference.range = word.range.lowerBound..<(word.range.lowerBound + reference.text.utf8.count)
    let owner = try session.object(reference)
    let name = String(word.text[word.text.index(after: dot)...])
    let range = (reference.range.upperBound + 1)..<word.range.upperBound
    let found = PropertyTable.property(name, of: owner)
    if found.map({ !fits($0) }) ?? true, (try? session.object(word)) != nil { return nil }
    let property = try found ?? session.property(name, of: owner, at: range)
    guard fits(property) else { throw CommandError(.readOnlyProperty(property.name), at: range) }
    position += 1
    return .property(property, of: owner)
  }

  private mutating func assignment() throws -> Argument? {
    let word = words[position]
    guard word.quoting == .bare else { return nil }
    guard let equals = word.text.firstIndex(of: "=") else {
      guard PropertyTable.knows(word.text) else { return nil }
      position += 1
      return .assignment(name: word.text, value: nil)
    }
    let name = String(word.text[..<equals])
    var value = word
    value.text = String(word.text[word.text.index(after: equals)...])
    value.range = (word.range.lowerBound + name.utf8.count + 1)..<word.range.upperBound
    if word.hasQuotedValue { value.quoting = .quoted }
    position += 1
    return .assignment(name: name, value: value)
  }

  private mutating func answer() throws -> Argument? {
    let word = words[position]
    guard word.quoting == .bare, let equals = word.text.firstIndex(of: "=") else { return nil }
    var left = word
    left.text = String(word.text[..<equals])
    left.range = word.range.lowerBound..<(word.range.lowerBound + left.text.utf8.count)
    var right = word
    right.text = String(word.text[word.text.index(after: equals)...])
    right.range = (left.range.upperBound + 1)..<word.range.upperBound
    let view = try session.responder(left)
    let answer = right.text == "nil" ? nil : try session.responder(right)
    position += 1
    return .answer(view, answer)
  }

  /// Reads a value of a property's type.
  mutating func value(of property: Property) throws -> PropertyValue {
    let word = words[position]
    if let value = try plainValue(of: property.type) { return value }
    throw CommandError(
      .badValue(word.text, property: property.name, expected: property.type.phrase),
      at: word.range)
  }

  private mutating func plainValue(of type: PropertyType) throws -> PropertyValue? {
    let word = words[position]
    switch type {
    case .bool:
      guard let value = word.truth else { return nil }
      position += 1
      return .bool(value)
    case .number: return try number().map(PropertyValue.number)
    case .integer: return try integer().map(PropertyValue.integer)
    case .point: return try point().map(PropertyValue.point)
    case .size:
      if let size = try size() { return .size(size) }
      return try point().map { .size(CGSize(width: $0.x, height: $0.y)) }
    case .rect: return try rect().map(PropertyValue.rect)
    case .transform:
      if word.isBare("identity") {
        position += 1
        return .transform(.identity)
      }
      guard case .numbers(let n)? = try numbers(.transform) else { return nil }
      return .transform(CGAffineTransform(n))
    case .insets:
      guard let n = try numbersInWord(), n.count == 4 else { return nil }
      position += 1
      return .insets(UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case .text:
      position += 1
      return .text(word.isBare("none") ? nil : word.text)
    case .mask:
      guard let mask = UIView.AutoresizingMask(text: word.text) else { return nil }
      position += 1
      return .mask(mask)
    case .word:
      position += 1
      return .word(word.text)
    case .options(let names):
      var bits: UInt = 0
      for part in word.isBare("none") ? [] : word.text.split(separator: "+") {
        guard let index = names.firstIndex(of: String(part)) else { return nil }
        bits |= 1 << UInt(index)
      }
      position += 1
      return .options(bits, names: names)
    case .responder:
      position += 1
      if word.isBare("nil") { return .responder(nil) }
      return .responder(try session.responder(word))
    }
  }
}

extension CGAffineTransform {
  /// The transform of six numbers a, b, c, d, tx, ty.
  init(_ n: [Double]) {
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

extension PropertyType {
  /// What an error calls it.
  var phrase: String {
    switch self {
    case .bool: "on or off"
    case .number: "a number"
    case .integer: "a whole number"
    case .point: "a point such as 20,40"
    case .size: "a size such as 100x44"
    case .rect: "a rectangle such as 20,40 100x44"
    case .transform: "six numbers a b c d tx ty, or identity"
    case .insets: "four numbers top,left,bottom,right"
    case .text: "text, or none"
    case .mask: "a mask such as W+H, or none"
    case .word: "a word"
    case .options(let names): "one of \(names.joined(separator: ", ")), or some joined by '+'"
    case .responder: "a responder, or nil"
    }
  }
}
