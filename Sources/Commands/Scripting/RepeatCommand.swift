import Session

extension Command {
  /// The number of times that a block may be repeated at most, with the blocks around it.
  private static let mostTimes = 1_000_000

  package static let `repeat` = Command(
    name: "repeat", group: .scripts,
    summary: "repeats the commands up to 'end' N times",
    details: [
      "With 'as NAME', a variable counts from 1. A 'repeat' can contain another 'repeat' and tests. "
        + "The innermost commands run \(mostTimes) times at most, and blocks stand in each other "
        + "\(CommandBlock.deepest) deep at most."
    ],
    forms: [
      Form(
        .located(.integer("N")), .optional(.word("as", .variable()))
      ) { call, times, variable in
        guard (1...mostTimes).contains(times.value) else {
          throw call.error(
            .refused("'repeat' takes a whole number from 1 to \(mostTimes)"), at: times)
        }
        let outer = try call.runner.repetitions
        guard times.value <= mostTimes / outer else {
          throw call.error(
            .refused(
              "it is in blocks that repeat \(outer) times: together that is more than \(mostTimes)"
            ), at: times)
        }
        try call.runner.beginBlock(.repeats(times.value, variable: variable))
      }
    ],
    examples: [
      Example(
        "repeat 3 as i; let x $i * 20; add cell$i $x,0 18x18; end; tree", "three cells in a row",
        shows: "(60 0; 18 18)"),
      Example(
        "repeat 2; tap list; end; expect received list touchesBegan touchesEnded",
        "two taps", setup: "add list 0,0 90x90; handle list touches"),
    ])
}
