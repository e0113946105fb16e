import ResponderKit
import Text

extension Command {
  static let predict = Command(
    name: "predict", group: .happening,
    summary: "says beforehand which view the next touch will hit, or who will handle it",
    details: [
      "The next event with a place (tap, press, drag, touch began) then tells whether the "
        + "prediction held, and if not, which decision led another way. Each prediction is for one "
        + "event. A wrong one is no failure of a script; 'expect' is for that."
    ],
    forms: [
      Form("none", summary: "withdraws what was predicted") { call in
        call.session.memory.predictions = call.session.memory.predictions.withoutGuesses
        call.confirm("nothing is predicted")
      },
      Form(
        .word("handled", .either("nobody", or: .responder())), summary: "who will handle the event"
      ) { call, responder in
        call.session.memory.predictions.handled = Predictions.Guess(responder, in: call.scene)
        call.confirmPredictions()
      },
      Form(
        .either("nil", "nobody", or: .view()), summary: "which view will be hit"
      ) { call, view in
        call.session.memory.predictions.hit = Predictions.Guess(view, in: call.scene)
        call.confirmPredictions()
      },
      Form(summary: "what is predicted, and how often predictions held") { call in
        call.predictions.forEach(call.write)
      },
    ],
    examples: [
      Example(
        "predict red; tap 150,150", "right", setup: "add red 100,100 100x100",
        shows: "prediction held: red is hit"),
      Example(
        "predict red; tap 200,150", "the edge is outside", setup: "add red 100,100 100x100",
        shows: "predicted red, got root: red answers nil"),
      Example(
        "predict handled vc; tap root", "nobody overrides anything",
        shows: "predicted that vc handles it, but nobody does"),
    ])
}

extension Call {
  fileprivate func confirmPredictions() {
    if session.isInteractive { predictions.forEach(write) }
  }

  /// The predictions that are open and the tally, as lines.
  fileprivate var predictions: [TextLine] {
    let predictions = session.memory.predictions
    var lines: [TextLine] = []
    if let hit = predictions.hit {
      lines.append(TextLine("predicted: \(hit.name) will be hit", .dim))
    }
    if let handled = predictions.handled {
      lines.append(TextLine("predicted: \(handled.name) will handle it", .dim))
    }
    if lines.isEmpty {
      lines.append(TextLine("nothing is predicted; 'predict VIEW' before a tap", .notice))
    }
    if predictions.judged > 0 { lines.append(TextLine(predictions.tally, .dim)) }
    return lines
  }
}
