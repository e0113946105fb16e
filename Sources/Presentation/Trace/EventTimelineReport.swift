import Explanation
import ResponderKit
import Scenes
import Text

/// A report of an interaction as a timeline on the virtual clock.
package struct EventTimelineReport {
  let interaction: EventTrace
  let scene: Scene

  /// Creates a report of one interaction.
  package init(_ interaction: EventTrace, in scene: Scene) {
    self.interaction = interaction
    self.scene = scene
  }

  /// Writes the report.
  ///
  /// - Parameter isDetailed: True to tell every event, with the stages of the pipeline; no moves
  ///   are folded then.
  package func write(_ style: OutputStyle, isDetailed: Bool, to write: (TextLine) -> Void) {
    let story = EventTimeline(interaction)
    let rows = isDetailed ? story.rows : story.folded().filter { $0.kind != .stage }
    Self.write(rows[...], EventTimelineFormatter(interaction, scene, style)) { line, _ in
      write(line)
    }
    if rows.isEmpty { write(TextLine("nothing was received", .notice)) }
  }

  /// Returns the sentences that the timeline tells of a recognizer.
  package func sentences(about recognizer: ObjectID) -> [String] {
    let words = EventTimelineFormatter(interaction, scene, OutputStyle())
    return interaction.moments.compactMap { moment in
      guard case .gesture(let report) = moment.event, report.recognizer == recognizer else {
        return nil
      }
      let time = moment.time - interaction.beginning
      return words.told(moment.event).map { "\(time.clockText) s  \($0.text)" }
    }
  }

  /// The sentences of the story that a rule stands behind, each once.
  package var ruledSentences: [String] {
    let words = EventTimelineFormatter(interaction, scene, OutputStyle())
    var found: [String] = []
    for row in EventTimeline(interaction).rowsBesideHitTests(isFolded: true) where row.rule != nil {
      guard case .event(let event) = row.content, let text = words.told(event)?.text,
        !found.contains(text)
      else { continue }
      found.append(text)
    }
    return found
  }

  /// Writes rows with their times in front; a time that is the same as in the row above is left
  /// out.
  static func write(
    _ rows: ArraySlice<EventTimelineRow>, _ words: EventTimelineFormatter,
    to write: (TextLine, EventTimelineRow) -> Void
  ) {
    let times = rows.map(\.time.clockText)
    let column = (times.map(\.count).max() ?? 0) + 2
    var last = ""
    for (row, time) in zip(rows, times) {
      var line = TextLine()
      if time != last {
        line.append(String.spaces(column - 2 - time.count) + time, .dim)
        last = time
      }
      line.pad(to: column)
      let pieces = words.lines(row, width: words.style.width - column)
      for (k, piece) in pieces.enumerated() {
        if k > 0 { line = TextLine(.spaces(column)) }
        line.append(piece)
        write(line, row)
      }
    }
  }

  /// Returns the obstacle that kept fingers from a view, as a sentence with its rule.
  package func sentence(_ obstacle: TouchObstacle) -> String {
    switch obstacle {
    case .noFinger: "no finger came down"
    case .notHit(let obstacle): DecisionWords(scene).sentence(obstacle)
    case .event(let event): sentence(event) ?? ""
    }
  }

  /// Returns the obstacle that kept a responder from handling the event, as a sentence with its
  /// rule.
  package func sentence(_ obstacle: HandlingObstacle) -> String {
    statement(obstacle).citing(obstacle.rule)
  }

  private func statement(_ obstacle: HandlingObstacle) -> String {
    switch obstacle {
    case .handled(let method, let handler):
      "\(scene.label(of: handler)) overrides \(method.rawValue)"
    case .nothingReceived(let methods):
      "no responder received \(methods.isEmpty ? "anything" : EventMethod.phrase(methods))"
    case .passedOn(let method, let responder):
      "\(scene.label(of: responder)) received \(method.rawValue) and passed it on"
    case .kept(let method, let keeper):
      "\(scene.label(of: keeper)) handled \(method.rawValue) and did not call super, so it ended there"
    case .elsewhere(let responder, let start):
      "\(scene.label(of: responder)) is not on the way, which began at "
        + (start.map { scene.label(of: $0) } ?? "nobody")
    }
  }

  /// Returns an event as a sentence with its rule; nil for messages, which are told as routes.
  package func sentence(_ event: SystemEvent) -> String? {
    EventTimelineFormatter(interaction, scene, OutputStyle()).told(event)?.text
  }
}
