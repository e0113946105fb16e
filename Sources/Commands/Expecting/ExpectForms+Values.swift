import Presentation
import ResponderKit
import Scenes
import Text

extension Command.Form {
  private static let within = Syntax.optional([.word("within"), .slot("N", .number)])

  static let expectProperty = Command.Form(
    [.slot("REF.PROPERTY", .propertyOfResponder), .slot("VALUE", .value), within],
    "the property has the value, to 1e-4 unless said"
  ) { call in
    guard case .property(let property, let owner)? = call.arguments["REF.PROPERTY"],
      case .value(let expected)? = call.arguments["VALUE"], let value = property.get(owner)
    else { return }
    try call.compare(
      "\(call.scene.label(of: owner)).\(property.name)", value, with: expected)
  }

  static let expectConvert = Command.Form(
    [.word("convert")] + .conversion + [
      .choice([[.slot("VALUE-RECT", .rect)], [.slot("VALUE", .point)]]), within,
    ], "converted, it is the value"
  ) { call in
    let expected: PropertyValue =
      call.optionalRect("VALUE-RECT").map(PropertyValue.rect)
      ?? .point(call.optionalPoint("VALUE") ?? .zero)
    try call.compare("convert", call.converted, with: expected)
  }

  static let expectInside = Command.Form(
    [
      .word("inside"), .slot("VIEW", .view), .slot("POINT", .point),
      .choice([
        [.word("on")], [.word("true")], [.word("yes")], [.word("off")], [.word("false")],
        [.word("no")],
      ]),
    ], "point(inside:) answers so"
  ) { call in
    let expected = call.has("on") || call.has("true") || call.has("yes")
    let isInside = call.view().point(inside: call.point(), with: nil)
    guard isInside != expected else { return }
    throw ExpectationFailure(
      "expected \(call.point().text) \(expected ? "inside" : "outside") "
        + "'\(call.scene.label(of: call.view()))', but point(inside:) is \(isInside)",
      notes: [DecisionWords(call.scene).area(of: call.view(), at: call.point())])
  }

  static let expectCount = Command.Form(
    [.word("count"), .slot("PATTERN", .pattern), .slot("N", .integer)],
    "so many views match"
  ) { call in
    let views = call.scene.views(matching: call.text("PATTERN"))
    let count = views.count
    guard count != call.optionalInteger("N") else { return }
    throw ExpectationFailure(
      "expected count \(call.optionalInteger("N") ?? 0) of \(call.text("PATTERN")), got \(count)",
      notes: views.isEmpty
        ? [] : ["these match: \(views.map { call.scene.label(of: $0) }.joined(separator: ", "))"])
  }

  static let expectError = Command.Form(
    [.word("error"), .slot("\"TEXT\"", .text), .word(":"), .slot("COMMAND", .restOfCommand)],
    "the command fails and its message contains the text"
  ) { call in
    let text = call.text("\"TEXT\"")
    guard let failure = try call.failure(of: call.words("COMMAND"), behind: "expect error") else {
      throw ExpectationFailure("expected error \"\(text)\", but the command succeeded")
    }
    let message = failure.message
    guard !text.isEmpty, !message.contains(text) else { return }
    throw ExpectationFailure("expected error \"\(text)\", got: \(message)")
  }
}

extension Call {
  fileprivate func compare(
    _ name: String, _ value: PropertyValue, with expected: PropertyValue
  ) throws {
    let tolerance = optionalNumber("N") ?? 1e-4
    guard tolerance >= 0 else {
      throw error(.refused("a tolerance is zero or more"), at: "N")
    }
    guard !value.matches(expected, within: tolerance) else { return }
    let text = { (value: PropertyValue) in value.text { self.scene.label(of: $0) } }
    throw ExpectationFailure("expected \(name) \(text(expected)), got \(text(value))")
  }
}
