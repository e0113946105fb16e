import Foundation
import Language
import ResponderKit
import Scenes
import Text

/// The properties of UIKit that statements may name and that no command knows.
enum SwiftProperties {
  /// The properties that change only how something looks.
  static let appearance = [
    "backgroundColor", "tintColor", "textColor", "font", "image", "contentMode", "isOpaque",
    "textAlignment", "numberOfLines", "layer.backgroundColor", "layer.borderColor",
    "layer.borderWidth", "layer.cornerRadius", "layer.masksToBounds", "layer.opacity",
    "layer.shadowColor", "layer.shadowOffset", "layer.shadowOpacity", "layer.shadowRadius",
    "accessibilityIdentifier", "accessibilityLabel", "overrideUserInterfaceStyle",
  ]

  /// What there is in place of some others.
  static let instead = [
    "delegate": "'delegate tap shouldReceive=off' says what the delegate of a recognizer answers",
    "translatesAutoresizingMaskIntoConstraints":
      "there is no Auto Layout here, so frames decide",
    "titleLabel": "'buy.title' is the title of a button",
    "subviews": "'tree card' shows the views in card",
    "gestureRecognizers": "'gestures card' shows the recognizers of card",
    "hitTestSlop": "'inset card -20' enlarges a touch area",
  ]

  /// The commands that show what is no property of one object.
  static let shownBy = [
    "subviews": "tree", "gestureRecognizers": "gestures", "allTargets": "targets",
    "nextResponder": "chain",
  ]
}

extension SwiftReader {
  /// Returns the command that sets a property, or a part of one, to a value.
  func assigning(
    _ expression: SwiftExpression, _ sign: String?, to target: SwiftExpression
  ) throws(CommandError) -> SwiftMeaning {
    if case .name(let name) = target.kind, object(named: name) == nil, sign == nil {
      return try declaring(name, at: target.range, as: expression)
    }
    let place = try place(of: target)
    guard let last = place.members.last else {
      throw CommandError(.swift(.notAssignable(source(of: target))), at: target.range)
    }
    let path = place.members.map(\.name).joined(separator: ".")
    if SwiftProperties.appearance.contains(path),
      PropertyTable.property(path, of: place.object) == nil
    {
      return SwiftMeaning(
        commands: [], remark: "\(path) does not matter for touches, so it is left out")
    }
    guard let (property, parts) = try property(at: place) else {
      throw CommandError(.swift(.notAssignable(source(of: target))), at: target.range)
    }
    guard property.set != nil else {
      throw CommandError(.readOnlyProperty(property.name), at: last.range)
    }
    var value: PropertyValue
    if parts.isEmpty, sign == nil {
      value = try fitting(expression, property.type, of: property.name)
    } else {
      guard let old = property.get(place.object) else {
        throw CommandError(.readOnlyProperty(property.name), at: last.range)
      }
      let before = try part(parts, of: old, isSet: true)
      var new: PropertyValue
      if let sign {
        guard let left = before.onlyNumber else {
          throw CommandError(
            .swift(.wrongArgument(source(of: target), expected: "a number")), at: target.range)
        }
        new = .number(
          try Self.calculated(left, sign, try number(expression), at: expression.range))
        if case .integer = before { new = fit(.plain(new), .integer) ?? before }
      } else {
        new = try fitting(expression, before.type, of: last.name)
      }
      value = old.replacing(parts.map(\.name), by: new)
    }
    return try setting(property, of: place.object, to: value, at: target.range)
  }

  /// Returns the command that gives a property a value.
  func setting(
    _ property: Property, of object: StatefulObject, to value: PropertyValue, at range: Range<Int>
  ) throws(CommandError) -> SwiftMeaning {
    let owner = try reference(to: object, at: range)
    switch value {
    case .responder(let responder?):
      return command("set \(owner) \(property.name) \(try reference(to: responder, at: range))")
    case .views(let views) where !views.isEmpty:
      var names: [String] = []
      for view in views { names.append(try reference(to: view, at: range)) }
      return command("set \(owner) \(property.name) \(names.joined(separator: ","))")
    default:
      let change = PropertyChange(object, property.name, value)
      return command(change.command(in: scene) ?? "")
    }
  }

  // MARK: Values

  /// Returns the value of an expression as one of the type of a property, or of a part of one.
  private func fitting(
    _ expression: SwiftExpression, _ type: PropertyType, of name: String
  ) throws(CommandError) -> PropertyValue {
    if let value = try value(expression, as: type) { return value }
    throw CommandError(
      .badValue(source(of: expression), property: name, expected: type.swiftPhrase),
      at: expression.range)
  }

  /// Returns the value of an expression as one of a type; nil if it is none.
  func value(
    _ expression: SwiftExpression, as type: PropertyType
  ) throws(CommandError) -> PropertyValue? {
    fit(try typedValue(expression, type), type)
  }

  /// Returns the value of an expression where the type is known: `.init(x: 1, y: 2)`, `.zero`.
  private func typedValue(
    _ expression: SwiftExpression, _ type: PropertyType
  ) throws(CommandError) -> SwiftValue {
    if case .call(let callee, let arguments) = expression.kind,
      case .implicitMember("init") = callee.kind, let name = type.swiftName
    {
      return .plain(
        try SwiftFunction.value(of: name, arguments, self, at: expression.range))
    }
    // .normal + 1, of a window's level
    if case .binary(let sign, let left, let right) = expression.kind, type == .number,
      case .word(let word) = try value(left), let level = Self.levels[word.lastName]
    {
      return .plain(
        .number(try Self.calculated(level, sign, try number(right), at: expression.range)))
    }
    return try value(expression)
  }

  /// The window levels of UIKit, which are numbers to a command.
  private static let levels: [String: Double] = [
    "normal": UIWindow.Level.normal.rawValue, "statusBar": UIWindow.Level.statusBar.rawValue,
    "alert": UIWindow.Level.alert.rawValue,
  ]

  /// Returns a value as one of a type; nil if it is none.
  private func fit(_ value: SwiftValue, _ type: PropertyType) -> PropertyValue? {
    switch (value, type) {
    case (.plain(.number(let number)), .integer):
      return number == number.rounded() ? .integer(Int(number)) : nil
    case (.plain(.integer(let number)), .number): return .number(Double(number))
    case (.plain(let plain), _): return plain.isOf(type) ? plain : nil
    case (.none, .text): return .text(nil)
    case (.none, .responder): return .responder(nil)
    case (.object(let object as UIResponder), .responder): return .responder(object)
    case (.word(let word), .number):
      return Self.levels[word.lastName].map(PropertyValue.number)
    case (.word(let word), .choice(let names)):
      return names.contains(word.lastName) ? .word(word.lastName) : nil
    case (.word(let word), .options), (.word(let word), .mask):
      return fit(.list([.word(word)]), type)
    case (.word("zero"), .rect): return .rect(.zero)
    case (.word("zero"), .point): return .point(.zero)
    case (.word("zero"), .size): return .size(.zero)
    case (.word("zero"), .insets): return .insets(.zero)
    case (.word("identity"), .transform): return .transform(.identity)
    case (.list(let items), .mask):
      guard let words = words(items) else { return nil }
      return UIView.AutoresizingMask(text: words.isEmpty ? "none" : words.joined(separator: "+"))
        .map(PropertyValue.mask)
    case (.list(let items), .options(let names)):
      guard let words = words(items) else { return nil }
      var bits: UInt = 0
      for word in words {
        guard let bit = names.firstIndex(of: word) else { return nil }
        bits |= 1 << UInt(bit)
      }
      return .options(bits, names: names)
    case (.list(let items), .views):
      let views = items.compactMap { if case .object(let view as UIView) = $0 { view } else { nil } }
      return views.count == items.count ? .views(views) : nil
    case (.words(let words), _): return fit(words, type)
    default: return nil
    }
  }

  private func words(_ items: [SwiftValue]) -> [String]? {
    let words = items.compactMap { if case .word(let word) = $0 { word.lastName } else { nil } }
    return words.count == items.count ? words : nil
  }

  /// Returns the value that the words of a variable are in a command.
  private func fit(_ words: [Word], _ type: PropertyType) -> PropertyValue? {
    guard !words.isEmpty else { return nil }
    var reader = Reader(words, from: 0, session)
    let value = try? reader.value(of: type)
    return reader.isAtEnd ? value ?? nil : nil
  }

  // MARK: Parts of values

  /// Returns a part of a value, such as `origin.x` of a frame.
  ///
  /// - Parameter isSet: Whether the part is to be set, which measures such as `maxX` cannot be.
  func part(
    _ path: ArraySlice<SwiftPlace.Member>, of value: PropertyValue, isSet: Bool = false
  ) throws(CommandError) -> PropertyValue {
    guard let first = path.first else { return value }
    let parts = value.parts
    if let part = parts.first(where: { $0.name == first.name }) {
      return try self.part(path.dropFirst(), of: part.value, isSet: isSet)
    }
    guard case .rect(let rect) = value, let number = rect.measure(first.name), path.count == 1
    else { throw unknownPart(first, of: parts.map(\.name), isNil: value == .responder(nil)) }
    guard !isSet else {
      throw CommandError(
        .swift(
          .fixedPart(first.name, instead: "set 'origin.x', 'origin.y', 'size.width' or "
            + "'size.height'")), at: first.range)
    }
    return .number(number)
  }

  private func unknownPart(
    _ member: SwiftPlace.Member, of parts: [String], isNil: Bool
  ) -> CommandError {
    let owner = source(at: member.range).split(separator: ".").dropLast().joined(separator: ".")
    if isNil { return CommandError(.swift(.isNil(owner)), at: member.range) }
    return CommandError(
      .swift(.unknownPart(member.name, of: owner, parts: parts)), at: member.range)
  }
}

extension PropertyType {
  /// The type of Swift whose initializer `.init` means.
  fileprivate var swiftName: String? {
    switch self {
    case .rect: "CGRect"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .insets: "UIEdgeInsets"
    case .transform: "CGAffineTransform"
    case .number: "Level"
    default: nil
    }
  }
}

extension String {
  /// The name behind the last dot.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension PropertyValue {
  /// Returns whether the value is one of a type.
  fileprivate func isOf(_ type: PropertyType) -> Bool {
    switch (self, type) {
    case (.bool, .bool), (.number, .number), (.integer, .integer), (.point, .point), (.size, .size),
      (.rect, .rect), (.transform, .transform), (.insets, .insets), (.text, .text), (.mask, .mask),
      (.responder, .responder), (.views, .views), (.options, .options):
      true
    default: false
    }
  }

  /// The number that the value is; nil if it is more.
  fileprivate var onlyNumber: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The parts that Swift gives names.
  fileprivate var parts: [(name: String, value: PropertyValue)] {
    func numbers(_ names: String, _ values: [CGFloat]) -> [(String, PropertyValue)] {
      zip(names.split(separator: " "), values).map { (String($0), .number(Double($1))) }
    }
    switch self {
    case .point(let p): return numbers("x y", [p.x, p.y])
    case .size(let s): return numbers("width height", [s.width, s.height])
    case .rect(let r): return [("origin", .point(r.origin)), ("size", .size(r.size))]
    case .insets(let i): return numbers("top left bottom right", [i.top, i.left, i.bottom, i.right])
    case .transform(let t): return numbers("a b c d tx ty", [t.a, t.b, t.c, t.d, t.tx, t.ty])
    default: return []
    }
  }

  /// Returns the value in which the part at the end of a path is another one.
  fileprivate func replacing(_ path: some Collection<String>, by new: PropertyValue) -> PropertyValue
  {
    guard let first = path.first, let index = parts.firstIndex(where: { $0.name == first }) else {
      return new
    }
    let part = parts[index].value.replacing(path.dropFirst(), by: new)
    var n = parts.compactMap(\.value.onlyNumber).map { CGFloat($0) }
    if let number = part.onlyNumber, n.indices.contains(index) { n[index] = CGFloat(number) }
    switch (self, part) {
    case (.rect(let r), .point(let origin)): return .rect(CGRect(origin: origin, size: r.size))
    case (.rect(let r), .size(let size)): return .rect(CGRect(origin: r.origin, size: size))
    case (.point, _): return .point(CGPoint(x: n[0], y: n[1]))
    case (.size, _): return .size(CGSize(width: n[0], height: n[1]))
    case (.insets, _):
      return .insets(UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case (.transform, _):
      return .transform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    default: return self
    }
  }

  /// The type of a value that is a part of another one.
  fileprivate var type: PropertyType {
    switch self {
    case .point: .point
    case .size: .size
    case .integer: .integer
    default: .number
    }
  }
}

extension CGRect {
  /// Returns a measure of the rectangle that can only be read.
  fileprivate func measure(_ name: String) -> Double? {
    let measures = [
      "width": width, "height": height, "minX": minX, "midX": midX, "maxX": maxX, "minY": minY,
      "midY": midY, "maxY": maxY,
    ]
    return measures[name].map { Double($0) }
  }
}
