import Explanation
import Presentation
import ResponderKit
import Scenes

extension Command {
  static let gesture = Command(
    name: "gesture", group: .gestures,
    summary: "adds a gesture recognizer to a view",
    details: [
      "KIND: " + GestureKind.all.map(\.name).joined(separator: ", ") + ".",
      "It sees the fingers that are hit-tested to the view or to a descendant (R6.1). Properties "
        + "are UIKit's: taps=2, touches=2, direction=left, cancelsTouchesInView=off; 'describe' "
        + "lists them. 'target' says who is told; 'gestures' shows who competes with whom.",
    ],
    changesScene: true,
    forms: [
      Form([
        .slot("KIND", .gestureKind), .slot("NAME", .newName), .word("on"), .slot("VIEW", .view),
        .optional([.many([.slot("PROPERTY=VALUE", .assignment)])]),
      ]) { call in
        guard case .gestureKind(let kind)? = call.arguments["KIND"] else { return }
        let recognizer = kind.make()
        try call.session.assign(call.arguments.assignments, to: recognizer)
        call.scene.adopt(recognizer, NameTable.Entry(name: call.text("NAME")))
        call.view().addGestureRecognizer(recognizer)
        call.confirm("added \(call.text("NAME")) to \(call.scene.label(of: call.view()))")
      }
    ],
    examples: [
      Example("gesture tap single on root", "one tap"),
      Example("gesture tap double on root taps=2", "two taps"),
      Example("gesture swipe back on root direction=right", "a swipe to the right"),
    ])

  static let require = Command(
    name: "require", group: .gestures,
    summary: "makes a recognizer wait until another has failed: require(toFail:)",
    changesScene: true,
    forms: [
      Form([.slot("A", .gesture), .word("toFail"), .slot("B", .gesture)]) { call in
        let (first, second) = (call.gesture("A"), call.gesture("B"))
        let (a, b) = (call.scene.label(of: first), call.scene.label(of: second))
        guard first !== second else {
          throw call.error(.refused("'\(a)' cannot wait for itself to fail"), at: "B")
        }
        guard !second.waits(for: first) else {
          throw call.error(
            .refused("'\(b)' waits for '\(a)' already; the two would wait for each other"),
            at: "B")
        }
        first.require(toFail: second)
        call.confirm("\(a) waits until \(b) has failed")
      }
    ],
    examples: [
      Example(
        "require single toFail double", "a single tap waits for the double tap",
        setup: "gesture tap single on root; gesture tap double on root taps=2")
    ])

  static let simultaneous = Command(
    name: "simultaneous", group: .gestures,
    summary: "lets two gestures be recognized at once",
    details: ["A's delegate answers true to shouldRecognizeSimultaneouslyWith B (R6.6)."],
    changesScene: true,
    forms: [
      Form([.slot("A", .gesture), .slot("B", .gesture)]) { call in
        let (first, second) = (call.gesture("A"), call.gesture("B"))
        guard first !== second else {
          throw call.error(.refused("two different recognizers are needed"), at: "B")
        }
        SimultaneityChange(first, with: second).perform(in: call.scene)
        call.confirm("\(call.labels("A")) and \(call.labels("B")) may succeed together")
      }
    ],
    examples: [
      Example(
        "simultaneous zoom turn", "pinch and rotate together",
        setup: "gesture pinch zoom on root; gesture rotation turn on root")
    ])

  static let delegate = Command(
    name: "delegate", group: .gestures,
    summary: "sets what a recognizer's delegate answers",
    details: [
      "shouldBegin, shouldReceive: on or off. simultaneous, requiresFailureOf, mustFailFor: the "
        + "name of another recognizer; said again, they add up. 'none' takes the delegate away."
    ],
    changesScene: true,
    forms: [
      Form([.slot("G", .gesture), .word("none")], "takes the delegate away") { call in
        call.gesture("G").delegate = nil
        call.confirm("\(call.labels("G")) has no delegate")
      },
      Form([
        .slot("G", .gesture), .many([.slot("ANSWER=VALUE", .delegateAnswer)]),
      ]) { call in
        let recognizer = call.gesture("G")
        var answers = call.scene.delegateAnswers(of: recognizer)
        for case .delegateAnswer(let answer) in call.arguments.all("ANSWER=VALUE") {
          answer(&answers)
        }
        call.scene.setDelegateAnswers(answers, of: recognizer)
        call.confirm(
          "\(call.labels("G"))'s delegate: \(answers.text { call.scene.label(of: $0) })")
      },
    ],
    examples: [
      Example(
        "delegate single shouldBegin=off", "it always fails", setup: "gesture tap single on root")
    ])

  static let gestures = Command(
    name: "gestures", group: .looking,
    summary: "shows the recognizers, their states, who waits for whom and who excludes whom",
    details: ["With a view: those that see a finger in it, in the order in which they are told."],
    forms: [
      Form([.word("json"), .optional([.slot("VIEW", .view)])], "the same as JSON") { call in
        let report = GesturesReport(call.scene, of: call.optionalView("VIEW"))
        call.writeLines(.gesture, report.rows)
        call.facts(.gestures, report)
      },
      Form([.optional([.slot("VIEW", .view)])]) { call in
        let report = GesturesReport(call.scene, of: call.optionalView("VIEW"))
        report.write(call.session.look, to: call.session.write)
        call.facts(.gestures, report)
      },
    ],
    examples: [
      Example(
        "gestures", "all of them", setup: "gesture tap single on root", shows: "single")
    ])
}

extension Call {
  /// The recognizer of a label.
  func gesture(_ label: String) -> UIGestureRecognizer {
    guard let recognizer = optionalObject(label) as? UIGestureRecognizer else {
      preconditionFailure(label)
    }
    return recognizer
  }
}
