import Code
import Language
import ResponderKit
import Scenes
import Session

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
  ]

  /// The commands that show what is no property of one object.
  static let shownBy = [
    "subviews": "tree", "gestureRecognizers": "gestures", "allTargets": "target",
    "nextResponder": "chain",
  ]
}

extension SwiftReader {
  /// Returns the command that sets a property, or a part of one, to a value.
  func assigning(
    _ expression: CodeExpression, _ sign: String?, to target: CodeExpression
  ) throws(CommandError) -> SwiftMeaning {
    // A variable of the code is set by code.
    if case .name(let name) = target.kind, scene.codeBook?.program.variable(name) != nil {
      throw CommandError(.swift(.notReadable), at: target.range)
    }
    if case .name(let name) = target.kind, object(named: name) == nil, sign == nil {
      // Only what is written out gets a name without 'let'.
      guard expression.isWrittenOut || session.vocabulary.variables[name] != nil else {
        throw CommandError(
          .swift(
            .unknownName(name, suggestions: ["let \(name) = \(source(of: expression))"])),
          at: target.range)
      }
      return try declaring(name, at: target.range, as: expression)
    }
    let place = try place(of: target)
    guard let last = place.members.last else {
      throw CommandError(.swift(.notAssignable(source(of: target))), at: target.range)
    }
    let path = place.members.map(\.name).joined(separator: ".")
    if SwiftProperties.appearance.contains(path),
      !isReadable(expression, as: PropertyTable.property(path, of: place.object))
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
      let new: PropertyValue
      if let sign, case .integer(let left) = before.content {
        new = .integer(
          try Self.calculated(left, sign, try integer(expression), at: expression.range))
      } else if let sign {
        guard let left = before.onlyNumber else {
          throw CommandError(
            .swift(.wrongArgument(source(of: target), expected: "a number")), at: target.range)
        }
        new = .number(
          try Self.calculated(left, sign, try number(expression), at: expression.range))
      } else {
        new = try fitting(expression, before.type, of: last.name)
      }
      value = old.replacing(parts.map(\.name), by: new)
    }
    return try setting(property, of: place.object, to: value, at: target.range)
  }

  /// Returns whether an expression is a value of a property that commands know.
  private func isReadable(_ expression: CodeExpression, as property: Property?) -> Bool {
    guard let property else { return false }
    return (try? fitting(expression, property.type, of: property.name)) != nil
  }

  /// Returns the command that gives a property a value.
  func setting(
    _ property: Property, of object: StatefulObject, to value: PropertyValue, at range: Range<Int>
  ) throws(CommandError) -> SwiftMeaning {
    let owner = try reference(to: object, at: range)
    switch value.content {
    case .responder(let responder?):
      return try commands(
        "set \(owner) \(property.name) \(try reference(to: responder, at: range))")
    case .recognizer(let recognizer?):
      return try commands(
        "set \(owner) \(property.name) \(try reference(to: recognizer, at: range))")
    case .views(let views) where !views.isEmpty:
      var names: [String] = []
      for view in views { names.append(try reference(to: view, at: range)) }
      return try commands("set \(owner) \(property.name) \(names.joined(separator: ","))")
    default:
      let change = PropertyChange(object, property, value)
      return try commands(change.command(in: scene) ?? "")
    }
  }
}

extension CodeExpression {
  /// Indicates whether it is a literal, or a new value or object: `CGPoint(x: 1, y: 2)`.
  fileprivate var isWrittenOut: Bool {
    switch kind {
    case .integer, .real, .boolean, .text: true
    case .prefix("-", let inner): inner.isWrittenOut
    case .call(let callee, _): callee.name?.first?.isUppercase == true
    default: false
    }
  }
}
