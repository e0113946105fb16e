import Explanation
import Language
import Presentation
import ResponderKit
import Scenes
import Text

extension Call {
  /// Runs a body that sends an event, remembers it as the last event, and writes its timeline.
  ///
  /// - Parameters:
  ///   - title: The event in words.
  ///   - continues: True if it belongs to the interaction that is under way.
  ///   - body: Sends the event.
  func happen(_ title: String, continues: Bool = false, _ body: () throws -> Void) throws {
    let start = continues ? session.recorder.interaction?.moments.count ?? 0 : 0
    if !continues || session.recorder.interaction == nil {
      session.post(.willMeet)
      session.recorder.begin(title, isEvent: true)
    }
    try body()
    session.takeEvent()
    if let hit = session.state.event?.hitTest?.answer {
      session.state.it = scene.view(of: hit) ?? session.state.it
    }
    session.tellEvent(since: start) { writeInteraction(isFolded: true, from: start) }
  }

  /// Posts what the glass says, as one event.
  func post(_ samples: [TouchSample]) throws {
    do { try scene.application.post(samples) } catch { throw CommandError(.touchInput(error)) }
    for sample in samples where sample.phase == .began {
      session.state.tap = sample.point
    }
  }

  /// Writes what happened since a moment.
  func writeInteraction(isFolded: Bool, from start: Int = 0) {
    guard let interaction = session.lastInteraction else { return }
    session.tell(TraceReport(interaction, from: start, in: scene), isFolded: isFolded)
  }
}

extension Session {
  /// Tells what a command has set off that is no event itself, as removing a view under a finger:
  /// it belongs to the interaction that is under way.
  func tellWhatElseHappened(since start: Int) {
    guard let interaction = recorder.interaction, interaction.moments.count > start,
      state.event?.moments.count != interaction.moments.count
    else { return }
    takeEvent()
    tell(TraceReport(interaction, from: start, in: scene), isFolded: true)
    post(.shown(interaction))
  }

  /// Tells the event that has just happened, unless an observer takes it over from a person.
  ///
  /// - Parameters:
  ///   - start: The index of the first moment of the event that is to be told.
  ///   - write: Writes what happened.
  fileprivate func tellEvent(since start: Int, _ write: () -> Void) {
    guard let event = state.event else { return write() }
    func tell() {
      write()
      post(.told(event, since: start))
    }
    if isTyped, nestedCommands == 0,
      observers.all.contains(where: {
        $0.takesOver(event, since: start, telling: { capturing(.output, tell) }, in: self)
      })
    {
      return
    }
    tell()
    post(.shown(event))
  }

  /// Lets a second pass before an event and tells what happens in it: that belongs to the
  /// interaction before.
  func letASecondPass() {
    let title = recorder.interaction?.title
    if recorder.interaction == nil { recorder.begin("a second passes", isEvent: true) }
    let start = recorder.interaction?.moments.count ?? 0
    scene.application.clock.advance(by: 1)
    guard let interaction = recorder.interaction, interaction.moments.count > start else { return }
    takeEvent()
    state.meanwhile = Meanwhile(
      interaction: interaction, start: start, title: title, next: recorder.count + 1)
    tellMeanwhile(before: recorder.count + 1)
  }

  /// Tells what happened in the second before an interaction, if anything did.
  ///
  /// - Parameter number: The number of the interaction.
  func tellMeanwhile(before number: Int) {
    guard let meanwhile = state.meanwhile, meanwhile.next == number else { return }
    let after = meanwhile.title.map { "the second after \($0)" } ?? "the second before"
    write(TextLine("in \(after):", .dim))
    let report = TraceReport(meanwhile.interaction, from: meanwhile.start, in: scene)
    report.write(style, isFolded: true, to: write)
    facts(CommandFacts.meanwhile.object(of: EventFacts(report)))
  }

  fileprivate func tell(_ report: TraceReport, isFolded: Bool) {
    report.write(style, isFolded: isFolded, to: write)
    facts(report.json)
  }

  /// Remembers what the recorder took down as the last event.
  fileprivate func takeEvent() {
    state.event = recorder.interaction
    state.shown = recorder.interaction
    state.hitTest = recorder.interaction?.hitTest ?? state.hitTest
  }
}

extension Call {
  /// Returns the point of the screen that a place means.
  func screenPoint(_ place: Located<Place>) throws -> CGPoint {
    try screenPoint(place.value, at: place.range)
  }

  /// Returns the point of the screen that a place means, of a view without a point the centre of its
  /// bounds.
  func screenPoint(_ place: Place, at range: Range<Int>) throws -> CGPoint {
    switch place {
    case .point(let point): return point
    case .pointInView(let point, let view): return try screenPoint(point, of: view, at: range)
    case .view(let view):
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return try screenPoint(middle, of: view, at: range)
    }
  }

  /// Returns the point of the screen at which a point of a view is.
  func screenPoint(_ point: CGPoint, of view: UIView, at range: Range<Int>) throws -> CGPoint {
    guard let window = view.window else {
      throw CommandError(
        .refused("'\(scene.label(of: view))' is in no window, so it cannot be touched"),
        at: range)
    }
    return window.convert(view.convert(point, to: window), to: nil)
  }
}
