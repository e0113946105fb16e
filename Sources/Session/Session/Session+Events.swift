import Explanation
import Presentation
import ResponderKit
import Scenes
import Text

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
  /// - Parameter start: The index of the first moment of the event that is to be told.
  package func tellEvent(since start: Int, _ write: () -> Void) {
    guard let event = state.event else { return write() }
    func tell() {
      write()
      post(.told(event, since: start))
    }
    if isTyped, work.nestedCommands == 0,
      observers.all.contains(where: {
        ($0 as? any EventInterceptor)?.takesOver(
          event, since: start, telling: { capturing(.output, tell) }, in: self) == true
      })
    {
      return
    }
    tell()
    post(.shown(event))
  }

  /// Lets a second pass before an event and tells what happens in it: that belongs to the
  /// interaction before.
  package func letASecondPass() {
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
  package func tellMeanwhile(before number: Int) {
    guard let meanwhile = state.meanwhile, meanwhile.next == number else { return }
    let after = meanwhile.title.map { "the second after \($0)" } ?? "the second before"
    write(TextLine("in \(after):", .dim))
    let report = TraceReport(meanwhile.interaction, from: meanwhile.start, in: scene)
    report.write(style, isFolded: true, to: write)
    facts(CommandFacts.meanwhile.object(of: EventFacts(report)))
  }

  /// Writes what a report tells, and its facts.
  package func tell(_ report: TraceReport, isFolded: Bool) {
    report.write(style, isFolded: isFolded, to: write)
    facts(report.json)
  }

  /// Remembers what the recorder took down as the last event.
  package func takeEvent() {
    scene.nameNewcomers?()
    state.event = recorder.interaction
    state.shown = recorder.interaction
    state.hitTest = recorder.interaction?.hitTest ?? state.hitTest
  }
}
