import ResponderKit
import Scenes
import Text

extension WordReader {
  mutating func gestureKind() throws -> Argument? {
    let word = words[position]
    guard let kind = session.scene.gestures[word.text] else {
      let names = session.scene.gestures.all.map(\.name)
      throw CommandError(
        .unknownGesture(word.text, suggestions: word.text.nearest(in: names), all: names),
        at: word.range)
    }
    position += 1
    return .gestureKind(kind)
  }

  /// Reads `NAME=N`.
  mutating func option(_ name: String) throws -> Argument? {
    guard let value = words[position].value(of: name) else { return nil }
    var reader = WordReader(words: [value], position: 0, session: session)
    guard let number = try reader.integer() else {
      throw CommandError(.badNumber(value.text), at: value.range)
    }
    position += 1
    return .integer(number)
  }

  /// The answers that a delegate gives, by name.
  static let answers = [
    "shouldBegin", "shouldReceive", "simultaneous", "requiresFailureOf", "mustFailFor",
  ]

  mutating func delegateAnswer() throws -> Argument? {
    let word = words[position]
    guard word.quoting == .bare, let name = word.text.split(separator: "=").first.map(String.init),
      let value = word.value(of: name)
    else { return nil }
    guard Self.answers.contains(name) else {
      throw CommandError(
        .unknownProperty(name, owner: "a delegate", suggestions: name.nearest(in: Self.answers)),
        at: word.range)
    }
    position += 1
    if name == "shouldBegin" || name == "shouldReceive" {
      guard let isOn = value.truth else {
        throw CommandError(
          .badValue(value.text, property: name, expected: PropertyType.bool.phrase),
          at: value.range)
      }
      return .delegateAnswer {
        if name == "shouldBegin" { $0.shouldBegin = isOn } else { $0.shouldReceive = isOn }
      }
    }
    let object = try session.object(value, for: .gesture)
    guard let other = object as? UIGestureRecognizer else {
      throw CommandError(
        .wrongObject(
          value.text, className: session.scene.className(of: object),
          expected: SlotKind.gesture.phrase), at: value.range)
    }
    return .delegateAnswer {
      switch name {
      case "simultaneous": $0.simultaneous.append(other)
      case "requiresFailureOf": $0.requiresFailureOf.append(other)
      default: $0.mustFailFor.append(other)
      }
    }
  }
}

extension Word {
  /// The word behind `NAME=`, or nil if the word does not begin so.
  func value(of name: String) -> Word? {
    guard quoting == .bare, text.hasPrefix(name + "=") else { return nil }
    var value = self
    value.text = String(text.dropFirst(name.count + 1))
    value.range = (range.lowerBound + name.utf8.count + 1)..<range.upperBound
    return value
  }

  /// The boolean that the word stands for.
  var truth: Bool? {
    switch text {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: nil
    }
  }
}
