import Interchange
import Scenes
import Session
import Text

/// A maker of replays: it carries out commands in a session of its own, and keeps its feed.
package final class ReplayMaker: FeedSink {
  /// The number of views up to which the map of every scene is kept.
  private static let mostMappedViews = 150

  package private(set) var events: [ScenePage.FeedEvent] = []
  /// The number of lines that could not be carried out again.
  package private(set) var failures = 0
  package let session: Session
  private let runner: ScriptRunner
  private var feed: SessionFeed?
  /// Indicates whether the replay says itself where it is.
  private var tellsModes = false

  /// - Parameters:
  ///   - outer: The session that asks for the replay; its rights are those of the new one.
  package init(in outer: Session) {
    session = Session(outer.kit)
    session.access.allowsFiles = outer.access.allowsFiles
    session.access.allowsWriting = false
    session.access.openFile = outer.access.openFile
    let mustStop = outer.scene.mustStop
    session.scene.isInterrupted = mustStop
    runner = ScriptRunner(session)
    runner.isInterrupted = mustStop
    runner.policy.keepsGoing = true
    let feed = SessionFeed(of: session, to: self)
    self.feed = feed
    session.add(feed)
    runner.begin(name: "replay", isTyped: true)
    feed.begin()
  }

  package func append(_ event: String, _ data: String) {
    // The modes of the session are those of the replay.
    if event == "mode", tellsModes { return }
    events.append(ScenePage.FeedEvent(name: event, data: data))
  }

  package func append(
    scene change: String, revision: Int, full: @escaping @Sendable () -> String
  ) {
    events.append(ScenePage.FeedEvent(name: "scene", data: change))
  }

  /// Says where the replay is, from here on.
  package func tell(_ prompt: String, _ card: ModeCard) {
    tellsModes = true
    let mode = ModeFeed(prompt: prompt, cards: [card.name: .object(card.data)])
    events.append(ScenePage.FeedEvent(name: "mode", data: mode.json.text))
  }

  /// Ends the session, which holds the maker.
  package func end() {
    if let feed { session.remove(feed) }
    feed = nil
  }

  /// Begins with an empty scene.
  package func startAnew() {
    session.startAnew()
    feed?.forgetOutput()
  }

  /// Carries out a line. One that fails is left out, as its text may not be there any more.
  package func add(_ line: String) {
    let (count, problems) = (events.count, runner.tally.problems)
    runner.run(line)
    session.leaveModes()
    guard runner.tally.problems == problems else {
      failures += 1
      // What follows is built on the scenes that it has told.
      let scenes = events[count...].filter { ["scene", "map"].contains($0.name) }
      events.replaceSubrange(count..., with: scenes)
      feed?.forgetOutput()
      return
    }
    session.post(.didTake(PromptLine(line), PromptOutcome(isGood: true, isWhole: true)))
    session.post(.willPrompt)
    let views = Array(session.scene.views.prefix(Self.mostMappedViews + 1))
    if views.count <= Self.mostMappedViews { feed?.tellMap() }
  }
}

/// A mode that a replay shows as a whole.
package protocol ReplayedMode: SessionMode {
  /// Adds what the mode is about.
  func add(to maker: ReplayMaker)
}
