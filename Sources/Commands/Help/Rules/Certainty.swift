/// A degree of certainty that UIKit follows a rule.
///
/// A learner must be able to tell what Apple promises from what people observed, and both from what
/// this simulator merely chose; so every rule says which it is.
enum Certainty: String, CaseIterable, Sendable {
  /// Apple's documentation or headers say so.
  case documented
  /// Apple does not say so, but people who observed UIKit found it so.
  case observed
  /// Nobody knows; the simulator had to do something.
  case simulatorChoice
  /// People say so, and nobody has confirmed it.
  case claimed
  /// True of UIKit, but not simulated.
  case outOfScope

  /// Two words at most, for lists.
  var label: String {
    switch self {
    case .documented, .observed, .claimed: rawValue
    case .simulatorChoice: "simulator choice"
    case .outOfScope: "out of scope"
    }
  }

  /// The label and what it means.
  var words: String {
    switch self {
    case .documented: "documented: Apple says so"
    case .observed: "observed: Apple does not say so, but people have seen UIKit do it"
    case .simulatorChoice: "simulator choice: what UIKit does here is not known"
    case .claimed: "claimed: one source says so, and no other confirms it"
    case .outOfScope: "out of scope: true of UIKit, but not simulated"
    }
  }
}
