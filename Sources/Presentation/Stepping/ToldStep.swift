import Explanation
import ResponderKit
import Scenes
import Text

/// A step of a walk in words, for whoever shows it elsewhere than on a terminal.
package struct ToldStep {
  /// The name of the subject: an object, a method or a time.
  package let name: String
  /// What happens, with the numbers; the words go on from the name.
  package let sentence: String
  /// The outcome, if it stands apart from the sentence.
  package let ending: String?
  /// The rectangle that the point misses, in the coordinates of the subject, and by how far, in
  /// words; nil if the step is no miss of a rectangle.
  package let missed: (area: CGRect, words: String)?
}

extension TraceStepper {
  /// Returns the steps in words, in order.
  package func toldSteps(_ style: OutputStyle) -> [ToldStep] {
    let words = StepWords(self, style)
    return steps.map { step in
      ToldStep(
        name: words.name(step), sentence: words.sentence(step), ending: words.ending(step),
        missed: Self.missed(step))
    }
  }

  /// Returns the title of a stage.
  package func title(of stage: TraceStage) -> String { StagePane.title(stage.kind) }

  /// Returns the names of the views in a row of a stage.
  package func names(of row: TraceStage.Row) -> String {
    TextLine(namesOf: row.subjects, in: scene).text
  }

  /// The sentences that follow from the hit-test that decided: about areas where nothing reacts.
  package var notes: [String] {
    interaction.hitTest.map { DecisionWords(scene).sentences(DeadAreaNotes($0, in: scene)) } ?? []
  }

  private static func missed(_ step: TraceStop) -> (CGRect, String)? {
    guard case .inside(let decision) = step.fact,
      case .refused(.outside(let area)) = decision.verdict, let point = step.point
    else { return nil }
    let rect: CGRect?
    switch area {
    case .bounds(let area), .own(let area): rect = area
    case .value(_, let area): rect = area
    case .accepted, .code: rect = nil
    }
    guard let rect else { return nil }
    var line = TextLine()
    MissedSides(rect, by: point).write(to: &line, isBrief: true)
    return (rect, line.text)
  }
}

/// A recognizer that took part in an interaction, with what became of it over time.
package struct RecognizerLane {
  /// The recognizer.
  package let recognizer: ObjectID
  /// Its states, each with its time in seconds since the interaction began.
  package var changes: [(time: TimeInterval, state: UIGestureRecognizer.State)]
  /// What is told of it beside its states, in words.
  package var notes: [(time: TimeInterval, text: String)]

  /// Returns the lanes of an interaction, in the order in which recognizers were told of fingers.
  package static func all(of interaction: EventTrace, in scene: Scene) -> [RecognizerLane] {
    let words = EventTimelineFormatter(interaction, scene, OutputStyle())
    var lanes = RecognizerTable(interaction, after: nil).contestants.map {
      RecognizerLane(recognizer: $0.recognizer, changes: [], notes: [])
    }
    for (k, moment) in interaction.moments.enumerated() {
      let time = interaction.time(of: k)
      switch moment.event {
      case .touch(let report) where report.phase == .began:
        for recognizer in report.recognizers {
          guard let lane = lanes.firstIndex(where: { $0.recognizer == recognizer }),
            lanes[lane].changes.isEmpty
          else { continue }
          lanes[lane].changes.append((time, .possible))
        }
      case .gesture(let report):
        guard let lane = lanes.firstIndex(where: { $0.recognizer == report.recognizer })
        else { continue }
        if case .state(_, let state) = report.change { lanes[lane].changes.append((time, state)) }
        if let text = words.told(moment.event)?.text { lanes[lane].notes.append((time, text)) }
      default: continue
      }
    }
    return lanes
  }
}

extension EventTrace {
  /// Returns what controls and recognizers sent and what became of the first responder, in words,
  /// each with its time in seconds since the interaction began, and whether it had its effect.
  package func marks(
    in scene: Scene
  ) -> [(time: TimeInterval, text: String, isPerformed: Bool)] {
    let words = EventTimelineFormatter(self, scene, OutputStyle())
    return moments.enumerated().compactMap { k, moment in
      let isPerformed: Bool
      switch moment.event {
      case .action(let report): isPerformed = report.isPerformed
      case .controlEvent(let report) where report.count == 0: isPerformed = false
      // Its action tells more.
      case .controlEvent: return nil
      case .firstResponder(let report):
        isPerformed = report.outcome == .became || report.outcome == .resigned
      default: return nil
      }
      return words.told(moment.event).map { (time(of: k), $0.text, isPerformed) }
    }
  }
}
