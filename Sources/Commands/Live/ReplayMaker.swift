import Foundation
import Interchange
import Scenes
import Text

/// A maker of replays: it carries out commands in a session of its own, and keeps its feed.
final class ReplayMaker: FeedSink {
  /// The number of views up to which the map of every scene is kept.
  private static let mostMappedViews = 150

  private(set) var events: [ScenePage.FeedEvent] = []
  /// The number of lines that could not be carried out again.
  private(set) var failures = 0
  let session: Session
  private let runner: ScriptRunner
  private var feed: SessionFeed?
  /// Indicates whether the replay says itself where it is.
  private var tellsModes = false

  /// - Parameters:
  ///   - outer: The session that asks for the replay; its rights are those of the new one.
  init(in outer: Session) {
    session = Session(outer.kit)
    session.allowsFiles = outer.allowsFiles
    session.allowsWriting = false
    session.openFile = outer.openFile
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

  func append(_ event: String, _ data: String) {
    // The modes of the session are those of the replay.
    if event == "mode", tellsModes { return }
    events.append(ScenePage.FeedEvent(name: event, data: data))
  }

  func append(
    scene change: String, revision: Int, full: @escaping @Sendable () -> String
  ) {
    events.append(ScenePage.FeedEvent(name: "scene", data: change))
  }

  /// Says where the replay is, from here on.
  private func tell(_ mode: ModeFeed) {
    tellsModes = true
    events.append(ScenePage.FeedEvent(name: "mode", data: mode.json.text))
  }

  /// Ends the session, which holds the maker.
  func end() {
    if let feed { session.remove(feed) }
    feed = nil
  }

  /// Begins with an empty scene.
  func startAnew() {
    session.startAnew()
    feed?.forgetOutput()
  }

  /// Carries out a line. One that fails is left out, as its text may not be there any more.
  func add(_ line: String) {
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

extension ReplayMaker {
  /// Adds a talk, with its prose.
  func add(_ talk: Talk) {
    for (k, chapter) in talk.chapters.enumerated() {
      if k > 0 { startAnew() }
      var prose: [String] = []
      func tell(next: String?) {
        var mode = ModeFeed(prompt: talk.name)
        mode.talk = ModeFeed.talk(talk, chapter: k, next: next, prose: prose)
        self.tell(mode)
      }
      for part in (k == 0 ? talk.opening : []) + chapter.parts {
        switch part {
        case .prose(let text): prose.append(text)
        case .step(let line):
          tell(next: line.oneLine)
          add(line.text)
          prose = []
        case .check, .note: break
        }
      }
      if !prose.isEmpty { tell(next: nil) }
    }
  }

  /// Adds a lesson: its scene, the question, and a solution.
  func add(_ lesson: Lesson, number: Int) {
    func tell(solved: Bool) {
      var mode = ModeFeed(prompt: "\(number) \(lesson.name)")
      let held = solved ? lesson.checks.count : nil
      mode.lesson = ModeFeed.lesson(
        lesson, number: number, outcome: held.map { ($0, nil) }, isSolved: solved)
      self.tell(mode)
    }
    tell(solved: false)
    (lesson.start + lesson.asks + (lesson.solutions.first ?? [])).forEach(add)
    tell(solved: true)
    lesson.asks.forEach(add)
  }
}
