import Explanation
import Foundation
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
  /// - Parameters:
  ///   - style: The style of the output.
  ///   - isDetailed: True to tell every event, with the stages of the pipeline; no moves are
  ///     folded then.
  ///   - write: Receives the lines.
  package func write(_ style: OutputStyle, isDetailed: Bool, to write: (TextLine) -> Void) {
    let story = EventTimeline(interaction)
    let rows = isDetailed ? story.rows : story.folded().filter { $0.kind != .stage }
    Self.write(rows[...], EventTimelineFormatter(interaction, scene, style), to: write)
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
      let pieces = words.told(row).wrapped(to: words.style.width - column, indent: 2)
      for (k, piece) in pieces.enumerated() {
        if k > 0 { line = TextLine(.spaces(column)) }
        line.append(piece)
        write(line)
      }
    }
  }
}

/// A text of the way of one method along the responder chain.
struct RouteText {
  private let route: EventTrace.Route
  private let scene: Scene
  private let style: OutputStyle

  init(_ route: EventTrace.Route, _ scene: Scene, _ style: OutputStyle) {
    self.route = route
    self.scene = scene
    self.style = style
  }

  /// Returns the method, its way and the outcome.
  func line(isRepeated: Bool) -> TextLine {
    var line = TextLine(route.method.rawValue, .strong)
    line.append("  ")
    if isRepeated {
      line.append("the same way", .dim)
    } else {
      appendPath(to: &line, isFolded: true)
      line.append("   ", .dim)
      line.append(verdict)
    }
    return line
  }

  /// The method and its way, without the outcome.
  var way: TextLine {
    var line = TextLine(route.method.rawValue + "  ")
    appendPath(to: &line, isFolded: true)
    return line
  }

  /// Adds the way along the responder chain; the middle of a very long one may be left out.
  func appendPath(to line: inout TextLine, isFolded: Bool) {
    let (first, last) = (8, 12)
    let hidden = route.path.count - first - last
    let next = TextLine(" \(style.glyphs.next) ", .dim)
    for (k, responder) in route.path.enumerated() {
      if isFolded, hidden > 4, (first..<(first + hidden)).contains(k) {
        if k == first {
          line.append(" \(style.glyphs.next) \(style.glyphs.ellipsis) \(hidden) more", .dim)
        }
        continue
      }
      if k > 0 { line.append(next) }
      line.append(
        scene.label(of: responder), route.handlers.contains(responder) ? .winner : .name)
    }
  }

  /// The outcome: the responders that handled the method.
  var verdict: TextLine {
    guard let last = route.handlers.last else { return TextLine("nobody handled it", .notice) }
    let names = route.handlers.map { scene.label(of: $0) }.joined(separator: ", ")
    let isKept = route.isKept && route.path.last == last
    return TextLine("handled by \(names)\(isKept ? "" : ", passed on")", .good)
  }
}

extension EventTimelineReport {
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
    let text = statement(obstacle)
    return obstacle.rule.map { "\(text) (\($0))" } ?? text
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
