import Explanation
import ResponderKit
import Scenes
import Text

extension Command {
  static let hit = Command(
    name: "hit", group: .happening,
    summary: "asks what a hit-test would find, without any event",
    details: [
      "Without a view the point is one of the screen and the windows are asked (R1.5); with a view "
        + "it is in that view's coordinates."
    ],
    forms: [
      Form([.slot("POINT", .point), .optional([.word("in"), .slot("VIEW", .view)])]) { call in
        call.ask(call.point(), in: call.optionalView("VIEW"), isShown: true)
        call.writeInteraction(isFolded: true)
      }
    ],
    examples: [
      Example("hit 20,20", "asks the windows", shows: "root"),
      Example("hit 5,5 in red", "asks red", setup: "add red 0,0 90x90", shows: "red"),
    ])

  static let inside = Command(
    name: "inside", group: .happening,
    summary: "asks a view's point(inside:with:), which never looks at hidden, alpha or enabled",
    forms: [
      Form([.slot("VIEW", .view), .slot("POINT", .point)]) { call in
        let view = call.view()
        let point = call.point()
        let isInside = view.point(inside: point, with: nil)
        var line = TextLine(isInside ? "true" : "false", isInside ? .good : .bad)
        let words = view.pointInsideBehavior.map { call.scene.words(of: $0) }
        let override = words.map { ", overridden: \($0)" } ?? ""
        line.append("  \(point.text) in bounds \(view.bounds.text)\(override)", .dim)
        call.write(line)
        call.facts(
          CommandFacts.inside, (call.scene.label(of: view), point, isInside, view.bounds, words))
      }
    ],
    examples: [
      Example(
        "inside red 99,99", "the last point inside", setup: "add red 0,0 100x100 hidden",
        shows: "true"),
      Example(
        "inside red 100,100", "the edge is outside (R2.4)", setup: "add red 0,0 100x100",
        shows: "false"),
    ])

  static let convert = Command(
    name: "convert", group: .happening,
    summary: "converts a point or a rectangle from one view's coordinates to another's",
    details: ["'window' as the target is what convert(_:to: nil) gives (R3.2)."],
    forms: [
      Form(.conversion) { call in
        let label = { (responder: UIResponder) in call.scene.label(of: responder) }
        let value = call.converted
        call.write(TextLine(value.text(label)))
        call.facts(CommandFacts.conversion, value.json(label))
      }
    ],
    examples: [
      Example(
        "convert 0,0 from red to window", "its corner", setup: "add red 30,40 9x9",
        shows: "(30, 40)"),
      Example(
        "convert 0,0 10x10 from red to root", "a rectangle gives its bounding box (R3.3)",
        setup: "add red 30,40 10x10; rotate red 45", shows: "14.1421"),
    ])

  static let perform = Command(
    name: "perform", group: .happening,
    summary: "asks who up the chain performs an action: target(forAction:)",
    forms: [
      Form([.slot("ACTION", .action), .word("from"), .slot("REF", .responder)]) { call in
        let target = call.optionalResponder("REF")?.target(
          forAction: Selector(call.text("ACTION")), withSender: nil)
        call.write(
          target.map { TextLine(call.scene.label(of: $0), .winner) }
            ?? TextLine("nobody in the chain implements \(call.text("ACTION"))", .notice))
        call.facts(
          CommandFacts.performer, (call.text("ACTION"), target.map { call.scene.label(of: $0) }))
      }
    ],
    examples: [
      Example("perform save: from root", "climbs to vc", setup: "implements vc save:", shows: "vc")
    ])
}

extension [Syntax] {
  /// `POINT|RECT from A to B`.
  static let conversion: [Syntax] = [
    .choice([[.slot("RECT", .rect)], [.slot("POINT", .point)]]), .word("from"),
    .slot("A", .view), .word("to"), .slot("B", .view),
  ]
}

extension Call {
  /// Hit-tests a point without an event and remembers the answer.
  ///
  /// - Parameter isShown: Whether it is the question that `trace` and `draw` speak of from now on,
  ///   as against a mere expectation.
  func ask(_ point: CGPoint, in view: UIView?, isShown: Bool) {
    let story = view.map { $0.explainedHitTest(point).story }
    let test = story ?? scene.application.explainedHitTest(at: point)
    session.memory.hitTest = test
    guard isShown else { return }
    let title = view.map { " in \(scene.label(of: $0))" } ?? ""
    var question = Interaction(title: "hit \(point.text)\(title)", isEvent: false)
    question.add(.hitTest(test))
    session.memory.shown = question
    if view == nil { session.memory.tap = point }
    if let answer = test.answer { session.memory.it = scene.view(of: answer) ?? session.memory.it }
  }

  /// The converted point or rectangle of a `POINT|RECT from A to B`.
  var converted: PropertyValue {
    if let rect = optionalRect() { return .rect(view("A").convert(rect, to: view("B"))) }
    return .point(view("A").convert(point(), to: view("B")))
  }
}
