import Explanation
import Presentation
import ResponderKit
import Scenes

extension Command {
  static let gesture = Command(
    name: "gesture", group: .gestures,
    summary: "adds a gesture recognizer to a view",
    details: [
      "KIND: " + GestureTable.standard.all.map(\.name).joined(separator: ", ") + ".",
      "It sees the fingers that are hit-tested to the view or to a descendant (R6.1). Properties "
        + "are UIKit's: taps=2, touches=2, direction=left, cancelsTouchesInView=off; 'describe' "
        + "lists them. 'target' says who is told; 'gestures' shows who competes with whom.",
    ],
    changesScene: true,
    forms: [
      Form(
        .gestureKind(), .newName(), .word("on", .view()), .zeroOrMore(.assignment())
      ) { call, kind, name, view, assignments in
        let recognizer = kind.make()
        try call.session.assign(assignments, to: recognizer)
        call.scene.adopt(recognizer, NameTable.Entry(name: name.value))
        view.addGestureRecognizer(recognizer)
        call.confirm("added \(name.value) to \(call.scene.label(of: view))")
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
      Form(.gesture("A"), .word("toFail", .located(.gesture("B")))) { call, first, other in
        let second = other.value
        let (a, b) = (call.scene.label(of: first), call.scene.label(of: second))
        guard first !== second else {
          throw call.error(.refused("'\(a)' cannot wait for itself to fail"), at: other)
        }
        guard !second.waits(for: first) else {
          throw call.error(
            .refused("'\(b)' waits for '\(a)' already; the two would wait for each other"),
            at: other)
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
      Form(.gesture("A"), .located(.gesture("B"))) { call, first, other in
        let second = other.value
        guard first !== second else {
          throw call.error(.refused("two different recognizers are needed"), at: other)
        }
        SimultaneityChange(first, with: second).perform(in: call.scene)
        let (a, b) = (call.scene.label(of: first), call.scene.label(of: second))
        call.confirm("\(a) and \(b) may succeed together")
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
      Form(.part(.gesture(), "none"), summary: "takes the delegate away") { call, recognizer in
        recognizer.delegate = nil
        call.confirm("\(call.scene.label(of: recognizer)) has no delegate")
      },
      Form(.gesture(), .oneOrMore(.delegateAnswer())) { call, recognizer, changes in
        var answers = call.scene.delegateAnswers(of: recognizer)
        for change in changes { change(&answers) }
        call.scene.setDelegateAnswers(answers, of: recognizer)
        let name = call.scene.label(of: recognizer)
        call.confirm("\(name)'s delegate: \(answers.text { call.scene.label(of: $0) })")
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
      Form("json", .optional(.view()), summary: "the same as JSON") { call, view in
        let report = GesturesReport(call.scene, of: view)
        call.writeLines(.gesture, report.rows)
        call.facts(.gestures, report)
      },
      Form(.optional(.view())) { call, view in
        let report = GesturesReport(call.scene, of: view)
        report.write(call.session.look, to: call.session.write)
        call.facts(.gestures, report)
      },
    ],
    examples: [
      Example(
        "gestures", "all of them", setup: "gesture tap single on root", shows: "single")
    ])
}
