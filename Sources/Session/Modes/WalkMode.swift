import Explanation
import Text

/// The mode of a walk through an event: the prompt shows it on a screen of its own, and leaves the
/// mode when the person leaves that screen.
package final class WalkMode: SessionMode {
  package let promptText = "step"
  let walk: TraceStepper
  /// The lines that tell of the event, which wait until the walk is left.
  private let held: [TextLine]

  package init(_ walk: TraceStepper, held: [TextLine] = []) {
    (self.walk, self.held) = (walk, held)
  }

  /// The line has changed what the modes around it look at.
  package func didCarryOutLine(in session: Session) {
    session.modes.dropLast().last?.didCarryOutLine(in: session)
  }

  package func willLeave(_ session: Session) {
    held.forEach(session.write)
    session.post(.walkMoved(nil))
  }
}

extension Session {
  /// The walk that a prompt is to show, if one was asked for.
  package var walk: TraceStepper? { (modes.last as? WalkMode)?.walk }

  /// Begins a walk, in place of another one.
  package func begin(_ walk: WalkMode) {
    leaveWalk()
    enter(walk)
    post(.walkOpened(walk.walk))
  }

  /// Ends the walk; what waited is told.
  package func leaveWalk() {
    if let mode = modes.last as? WalkMode { leave(mode) }
  }
}
