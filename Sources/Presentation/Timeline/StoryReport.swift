import Explanation
import Foundation
import ResponderKit
import Scenes
import Text

/// A report of an interaction as a timeline on the virtual clock.
package struct StoryReport {
  let interaction: EventTrace
  let scene: Scene

  /// Creates a report of one interaction.
  package init(_ interaction: EventTrace, in scene: Scene) {
    self.interaction = interaction
    self.scene = scene
  }

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - look: The style of the output.
  ///   - isDetailed: True to tell every event, with the stages of the pipeline; no moves are
  ///     folded then.
  ///   - write: Receives the lines.
  package func write(_ look: OutputStyle, isDetailed: Bool, to write: (TextLine) -> Void) {
    let story = EventTimeline(interaction)
    let rows = isDetailed ? story.rows : story.folded().filter { $0.kind != .stage }
    Self.write(rows[...], EventTimelineFormatter(interaction, scene, look), to: write)
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

  /// Writes rows with their times in front; a time that is the same as in the row above is left
  /// out.
  static func write(
    _ rows: ArraySlice<EventTimelineRow>, _ words: EventTimelineFormatter,
    to write: (TextLine) -> Void
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
      let pieces = words.told(row).wrapped(to: words.look.width - column, indent: 2)
      for (k, piece) in pieces.enumerated() {
        if k > 0 { line = TextLine(.spaces(column)) }
        line.append(piece)
        write(line)
      }
    }
  }
}
