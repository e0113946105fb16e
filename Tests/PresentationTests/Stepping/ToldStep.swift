import Text

@testable import Explanation
@testable import Presentation

/// A step with its words.
@dynamicMemberLookup
struct ToldStep {
  let step: TraceStop
  let name: String
  let sentence: String
  let ending: String?

  subscript<Value>(dynamicMember path: KeyPath<TraceStop, Value>) -> Value { step[keyPath: path] }
}

extension TraceStepper {
  /// The steps with their words.
  var told: [ToldStep] {
    let words = StepWords(self, OutputStyle())
    return steps.map {
      ToldStep(
        step: $0, name: words.name($0), sentence: words.sentence($0), ending: words.ending($0))
    }
  }
}
