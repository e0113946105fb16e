import Session

extension Command {
  /// The number of times that a block may be repeated at most, with the blocks around it.
  static let mostRepeats = 1_000_000

  package static let `repeat` = Command(
    name: "repeat", group: .scripts,
    summary: "repeats the commands up to 'end' N times",
    forms: [
      Form(
        .located(.integer("N")), .optional(.word("as", .variable()))
      ) { call, times, variable in
        guard (1...mostRepeats).contains(times.value) else {
          throw call.error(
            .refused("'repeat' takes a whole number from 1 to \(mostRepeats)"), at: times)
        }
        let outer = try call.runner.repetitions
        guard times.value <= mostRepeats / outer else {
          throw call.error(
            .refused(
              "it is in blocks that repeat \(outer) times: together that is more than \(mostRepeats)"
            ), at: times)
        }
        try call.runner.beginBlock(.repeats(times.value, variable: variable))
      }
    ])
}
