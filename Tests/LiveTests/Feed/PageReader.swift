import Foundation
import Session
import SessionStage
import Text

@testable import Live

/// A page that only reads: it keeps the events of a feed, and the scene that they tell.
final class PageReader: FeedSink {
  private(set) var events: [(name: String, data: JSONObject)] = []
  /// The members of the scene: lists of values by their names.
  private(set) var scene: JSONObject = [:]
  private(set) var problems: [String] = []
  private var revision = 0
  private var full: () -> String = { "" }

  func append(_ event: String, _ data: String) {
    if data.contains("\n") { problems.append("\(event) has several lines") }
    events.append((event, Self.object(data)))
  }

  func append(scene change: String, revision: Int, full: @escaping @Sendable () -> String) {
    self.full = full
    let data = Self.object(change)
    events.append(("scene", data))
    if data["revision"] != .integer(revision) { problems.append("revision \(revision)") }
    if let whole = data["scene"]?.object {
      scene = whole
    } else {
      if data["base"] != .integer(self.revision) { problems.append("base of \(revision)") }
      for name in ["views", "others", "layers"] {
        guard let patch = data[name]?.object else { continue }
        scene[name] = .array(Self.patched(scene[name]?.array ?? [], patch))
      }
      if let screen = data["screen"] { scene["screen"] = screen }
    }
    self.revision = revision
  }

  private static func patched(_ items: [JSONValue], _ patch: JSONObject) -> [JSONValue] {
    var items = items
    for change in patch["set"]?.array ?? [] {
      if let pair = change.array, case .integer(let place) = pair[0] { items[place] = pair[1] }
    }
    if let splice = patch["splice"]?.array, case .integer(let start) = splice[0],
      case .integer(let count) = splice[1]
    {
      items.replaceSubrange(start..<(start + count), with: splice[2].array ?? [])
    }
    return items
  }

  private static func object(_ text: String) -> JSONObject {
    (try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)))?.object ?? [:]
  }

  /// The scene that a page gets that comes now.
  var wholeScene: JSONObject { Self.object(full())["scene"]?.object ?? [:] }

  /// The data of the events of a name.
  func all(_ name: String) -> [JSONObject] { events.filter { $0.name == name }.map(\.data) }

  func last(_ name: String) -> JSONObject { all(name).last ?? [:] }

  /// The names of the events since a number of them.
  func names(since count: Int) -> [String] { events[count...].map(\.name) }
}

extension TestSession {
  /// Lets somebody watch from now on.
  func watch() -> PageReader {
    let reader = PageReader()
    let feed = SessionFeed(of: session, to: reader)
    session.add(feed)
    feed.begin()
    return reader
  }

  /// Carries out a line as the prompt of a live session does.
  func tell(_ line: String) {
    let problems = runner.tally.problems
    say(line)
    let isGood = runner.tally.problems == problems
    session.post(.didTake(PromptLine(line), PromptOutcome(isGood: isGood, isWhole: true)))
    session.post(.willPrompt)
  }

  /// The feed of those who watch.
  var feed: SessionFeed? { session.observer(SessionFeed.self) }
}
