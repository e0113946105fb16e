import ResponderKit
import Text

extension Command {
  static let predict = Command(
    name: "predict", group: .happening,
    summary: "predicts which view the next touch will hit, or who will handle it",
    details: [
      "The next touch (tap, press, drag, touch began) then says whether the prediction was right, "
        + "and if not, which decision went another way. A prediction is for one event. A wrong "
        + "prediction does not fail a script; use 'expect' for that."
    ],
    forms: [
      Form("none", summary: "removes the prediction") { call in
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
      Form(summary: "shows the prediction, and how many were right") { call in
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
