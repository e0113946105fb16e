import Language
import Presentation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  /// The difference that a value may have from the expected one.
  private static var within: Argument<Located<Double>?> {
    .optional(.word("within", .located(.number("N"))))
  }

  static let expectProperty = Command.Form(
    .propertyOfObject(), .value(), within,
    summary: "the property has the value, to within 1e-4 or N"
  ) { call, reference, expected, tolerance in
    guard let value = reference.value else { return }
    if let text = call.words(ofUnknown: reference) {
      throw CommandError(.refused("this cannot be told: \(text)"))
    }
    try call.compare(
      "\(call.scene.label(of: reference.owner)).\(reference.property.name)", value,
      with: expected, within: tolerance)
  }

  static let expectConvert = Command.Form(
    .word("convert", .conversion),
    .oneOf(
      .map(.rect("VALUE-RECT")) { @Sendable in .rect($0) },
      .map(.point("VALUE")) { @Sendable in .point($0) }),
    within, summary: "the converted point or rectangle is the value"
  ) { call, conversion, expected, tolerance in
    try call.compare("convert", conversion.result, with: expected, within: tolerance)
  }

  static let expectInside = Command.Form(
    .word("inside", .view()), .point(),
    .truth,
    summary: "point(inside:) returns this"
  ) { call, view, point, expected in
    let isInside = view.point(inside: point, with: nil)
    guard isInside != expected else { return }
    throw ExpectationFailure(
      "expected \(point.text) \(expected ? "inside" : "outside") "
        + "'\(call.scene.label(of: view))', but point(inside:) is \(isInside)",
      notes: [DecisionWords(call.scene).area(of: view, at: point)])
  }

  static let expectCount = Command.Form(
    .word("count", .pattern()), .integer("N"), summary: "N views match"
  ) { call, pattern, wanted in
    let views = call.scene.views(matching: pattern)
    let count = views.count
    guard count != wanted else { return }
    throw ExpectationFailure(
      "expected count \(wanted) of \(pattern), got \(count)",
      notes: views.isEmpty
        ? [] : ["these match: \(views.map { call.scene.label(of: $0) }.joined(separator: ", "))"])
  }

  static let expectError = Command.Form(
    .word("error", .text("\"TEXT\"")), .word(":", .command()),
    summary: "the command fails and its message contains the text"
  ) { call, text, command in
    guard let failure = try call.failure(of: command, behind: "expect error") else {
      throw ExpectationFailure("expected error \"\(text)\", but the command succeeded")
    }
    let message = failure.message
    guard !text.isEmpty, !message.contains(text) else { return }
    throw ExpectationFailure("expected error \"\(text)\", got: \(message)")
  }
}

extension Call {
  fileprivate func compare(
    _ name: String, _ value: PropertyValue, with expected: PropertyValue,
    within given: Located<Double>?
  ) throws {
    let tolerance = given?.value ?? 1e-4
    if let given, tolerance < 0 {
      throw error(.refused("a tolerance is zero or more"), at: given)
    }
    guard !value.matches(expected, within: tolerance) else { return }
    let text = { (value: PropertyValue) in value.text { self.scene.label(of: $0) } }
    throw ExpectationFailure("expected \(name) \(text(expected)), got \(text(value))")
  }
}
