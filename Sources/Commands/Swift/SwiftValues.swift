import Code
import Language
import ResponderKit
import Scenes
import Session
import Text

enum SwiftValue {
  /// A value that properties can have.
  case plain(PropertyValue)
  case none
  /// `.red`: a word whose meaning depends on where it stands.
  case word(String)
  case object(StatefulObject)
  case list([SwiftValue])
  case selector(String)
  /// The words of a variable of commands.
  case words([Word])

  /// The name of the selector that the value is, or that it is a text of; nil for others.
  var selectorName: String? {
    switch self {
    case .selector(let name): name
    case .plain(let value): value.as(.text) ?? nil
    default: nil
    }
  }
}

/// The values of expressions.
extension SwiftReader {
  func value(_ expression: CodeExpression) throws(CommandError) -> SwiftValue {
    switch expression.kind {
    case .integer, .real:
      // The address of a view in a dump: [0x7f8a1b5 recursiveDescription].
      let address = source(of: expression).lowercased()
      if address.hasPrefix("0x"), let object = scene.names.responder(atAddress: address) {
        return .object(object)
      }
      return .plain(.number(try number(expression)))
    case .boolean(let isOn): return .plain(.bool(isOn))
    case .nothing: return .none
    case .text(let pieces): return .plain(.text(try text(pieces, at: expression.range)))
    case .optionalChain(let inner), .forced(let inner): return try value(inner)
    case .name(let name): return try value(named: name, at: expression.range)
    case .implicitMember("pi"): return .plain(.number(.pi))
    case .implicitMember(let name): return .word(name)
    case .member(let base, let name): return try member(name, of: base, at: expression.range)
    case .call(let callee, let arguments):
      return try call(callee, arguments, at: expression.range)
    case .array(let items):
      var values: [SwiftValue] = []
      for item in items { values.append(try value(item)) }
      return .list(values)
    case .selector(let name): return .selector(name)
    case .prefix(let sign, let inner): return try prefixed(sign, inner)
    case .binary(let sign, let left, let right) where ["+", "-", "*", "/", "%"].contains(sign):
      let numbers = (try number(left), try number(right))
      return .plain(.number(try Self.calculated(numbers.0, sign, numbers.1, at: expression.range)))
    default: throw CommandError(.swift(.notReadable), at: expression.range)
    }
  }

  private func text(
    _ pieces: [CodeExpression.TextPiece], at range: Range<Int>
  ) throws(CommandError) -> String {
    var text = ""
    for piece in pieces {
      guard case .letters(let letters) = piece else {
        throw CommandError(.swift(.notReadable), at: range)
      }
      text += letters
    }
    return text
  }

  func number(_ expression: CodeExpression) throws(CommandError) -> Double {
    let number: Double?
    switch expression.kind {
    case .integer(let whole): number = Double(whole)
    case .real(let real): number = real
    default:
      number =
        switch try value(expression) {
        case .plain(let plain): plain.onlyNumber
        case .words(let words) where words.count == 1: Double(words[0].text)
        default: nil
        }
    }
    if let number {
      // Neither an infinite edge nor a huge variable.
      guard number.magnitude <= NumberRule.largest else {
        throw CommandError(.hugeNumber(source(of: expression)), at: expression.range)
      }
      return number
    }
    throw CommandError(
      .swift(.wrongArgument(source(of: expression), expected: "a number")),
      at: expression.range)
  }

  /// Returns the result of a calculation that a script could write, too.
  static func calculated(
    _ left: Double, _ sign: String, _ right: Double, at range: Range<Int>
  ) throws(CommandError) -> Double {
    guard right != 0 || !["/", "%"].contains(sign) else {
      throw CommandError(.refused("division by 0"), at: range)
    }
    let result =
      switch sign {
      case "+": left + right
      case "-": left - right
      case "*": left * right
      case "/": left / right
      default: left.truncatingRemainder(dividingBy: right)
      }
    guard result.magnitude <= NumberRule.largest else {
      throw CommandError(.hugeNumber(result.shortText), at: range)
    }
    return result
  }

  private func prefixed(
    _ sign: String, _ inner: CodeExpression
  ) throws(CommandError) -> SwiftValue {
    switch sign {
    case "-": return .plain(.number(-(try number(inner))))
    case "!":
      guard case .plain(let plain) = try value(inner), let isOn = plain.as(.bool) else {
        throw CommandError(
          .swift(.wrongArgument(source(of: inner), expected: "true or false")),
          at: inner.range)
      }
      return .plain(.bool(!isOn))
    default: return try value(inner)
    }
  }

  // MARK: Names

  /// Returns the value of a word that is one by itself; nil for others.
  private static func constant(_ name: String) -> SwiftValue? {
    switch name {
    case "YES": .plain(.bool(true))
    case "NO": .plain(.bool(false))
    case "M_PI": .plain(.number(.pi))
    case "CGRectZero": .plain(.rect(.zero))
    case "CGPointZero": .plain(.point(.zero))
    case "CGSizeZero": .plain(.size(.zero))
    case "UIEdgeInsetsZero": .plain(.insets(.zero))
    case "CGAffineTransformIdentity": .plain(.transform(.identity))
    default: nil
    }
  }

  private func value(named name: String, at range: Range<Int>) throws(CommandError) -> SwiftValue {
    if let value = Self.constant(name) { return value }
    if let object = object(named: name) { return .object(object) }
    let variable = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if let words = session.vocabulary.variables[variable] { return .words(words) }
    throw CommandError(
      .swift(
        .unknownName(
          name, suggestions: session.suggestions(for: name, in: scene.names.names))), at: range)
  }

  /// Returns the object that a name stands for: one of the scene, one that a variable of the code
  /// holds, or the one that was named last.
  func object(named name: String) -> StatefulObject? {
    if let object = scene.object(calledBySwift: name) { return object }
    if let held = scene.codeBook?.program.variable(name)?.value?.object as? StatefulObject,
      scene.reference(toObject: held) != nil
    {
      return held
    }
    return name == "it" ? session.state.it : nil
  }

  // MARK: Members

  /// The names of types whose members are numbers.
  private static let numberTypes: Set = ["CGFloat", "Double", "Float"]

  private func member(
    _ name: String, of base: CodeExpression, at range: Range<Int>
  ) throws(CommandError) -> SwiftValue {
    if let type = base.name, object(named: type) == nil, type.first?.isUppercase == true {
      if Self.numberTypes.contains(type), name == "pi" { return .plain(.number(.pi)) }
      if name == "zero", let zero = Self.constant("\(type)Zero") { return zero }
      if type == "CGAffineTransform", name == "identity" { return .plain(.transform(.identity)) }
      return object(ofClass: type, name).map { .object($0) } ?? .word(name)
    }
    // UIWindow.Level.alert
    if case .member(let type, _) = base.kind, let type = type.name, object(named: type) == nil,
      type.first?.isUppercase == true, type != "UIApplication", type != "UIScreen"
    {
      return .word(name)
    }
    let place = CodeExpression(.member(base, name), at: range)
    return try self.value(at: self.place(of: place))
  }

  /// Returns the object that a class itself gives: `UIApplication.shared`, `[UIWindow keyWindow]`.
  private func object(ofClass type: String, _ name: String) -> StatefulObject? {
    switch (type, name) {
    case ("UIApplication", "shared"), ("UIApplication", "sharedApplication"): scene.application
    case ("UIScreen", "main"), ("UIScreen", "mainScreen"): scene.mainWindow
    case ("UIWindow", "keyWindow"): scene.application.keyWindow
    default: nil
    }
  }

  // MARK: Calls

  private func call(
    _ callee: CodeExpression, _ arguments: [CodeArgument], at range: Range<Int>
  ) throws(CommandError) -> SwiftValue {
    switch callee.bare.kind {
    case .name(let name):
      if ["Selector", "NSSelectorFromString"].contains(name), arguments.count == 1,
        case .plain(let plain) = try value(arguments[0].value),
        case .text(let text?) = plain.content
      {
        return .selector(text)
      }
      return .plain(try SwiftFunction.value(of: name, arguments, self, at: range))
    case .member(let base, "Level") where base.name == "UIWindow":
      return .plain(try SwiftFunction.value(of: "Level", arguments, self, at: range))
    case .member(let base, let name) where ["insetBy", "offsetBy"].contains(name):
      guard case .plain(let plain) = try value(base), let rect = plain.as(.rect),
        arguments.map(\.label) == ["dx", "dy"]
      else {
        throw CommandError(
          .swift(.wrongArguments(name, forms: ["frame.\(name)(dx: …, dy: …)"])), at: range)
      }
      let (dx, dy) = (try number(arguments[0].value), try number(arguments[1].value))
      return .plain(
        .rect(name == "insetBy" ? rect.insetBy(dx: dx, dy: dy) : rect.offsetBy(dx: dx, dy: dy)))
    case .member(let base, let name) where Self.key(name, arguments) != nil:
      let key = Self.key(name, arguments) ?? name
      return try value(CodeExpression(.member(base, key), at: range))
    // A property in Objective-C: [card superview].
    case .member(_, let name) where arguments.isEmpty && SwiftMethod.instead[name] == nil:
      if let place = try? place(of: callee), let value = try? value(at: place) { return value }
      return .word(source(of: callee))
    // A colour or another thing that does not matter for touches; a property that it is for says so.
    case .member, .implicitMember: return .word(source(of: callee))
    default:
      throw CommandError(
        .swift(.unknownFunction(source(of: callee), suggestions: [])), at: range)
    }
  }
}

extension Scene {
  /// Returns the object that a name stands for in statements: by its name or by that which Swift gives
  /// it, or what `self`, `view` and `window` are in the controller of the main window.
  func object(calledBySwift name: String) -> StatefulObject? {
    if let object = names[name] { return object }
    switch name {
    case "self": return mainWindow?.rootViewController
    case "view": return mainWindow?.rootViewController?.viewIfLoaded ?? names["root"]
    case "window": return mainWindow
    case "UIApp": return application
    default:
      return names.names.filter { $0.contains("-") }.sorted().lazy
        .compactMap { self.names[$0] }.first { self.swiftName(of: $0) == name }
    }
  }
}
