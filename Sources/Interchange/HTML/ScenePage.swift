import Analysis
import EmbeddedFiles
import Explanation
import Scenes
import Text

/// The scene as a page for a browser: the views in space, the map of who gets the touch, every
/// decision at the point that is clicked, and why a view does not get it.
///
/// It is one file that asks for nothing else: what `page.html` names is put in its place. Only the
/// page's own script and style may run; their hashes stand in it.
package struct ScenePage {
  private let scene: Scene
  private let interaction: EventTrace?
  private let events: [FeedEvent]

  /// An event of a recorded feed.
  package struct FeedEvent: Sendable {
    /// The name of the event.
    package var name: String
    /// The data: one line of JSON.
    package var data: String

    /// Creates an event.
    package init(name: String, data: String) { (self.name, self.data) = (name, data) }
  }

  /// A page about the screen.
  ///
  /// - Parameters:
  ///   - interaction: Which hit-test to show first, if it asked the screen.
  ///   - events: The feed that led to the scene, which the page replays; empty for none.
  package init(_ scene: Scene, showing interaction: EventTrace?, replaying events: [FeedEvent] = [])
  {
    (self.scene, self.interaction, self.events) = (scene, interaction, events)
  }

  /// The page, line by line.
  package var lines: [String] {
    let data = PageData(scene, showing: interaction)
    let kind = events.isEmpty ? Kind.scene : .recording
    return EmbeddedFiles.text("Page/page.html").split(separator: "\n").flatMap {
      line -> [String] in
      switch line {
      case #"<link rel="stylesheet" href="page.css">"#: ["<style>\(kind.style)</style>"]
      case #"<link rel="stylesheet" href="live.css">"#: []
      case #"  <noscript data-picture></noscript>"#:
        ["<noscript>"] + picture(data.map) + ["</noscript>"]
      case #"<script type="application/json" id="data" src="data.json"></script>"#:
        [#"<script type="application/json" id="data">\#(Self.text(of: data))</script>"#]
      case #"<script type="application/json" id="feed"></script>"#:
        events.isEmpty
          ? [] : [#"<script type="application/json" id="feed">\#(feed)</script>"#]
      case #"<script type="module" src="main.mjs"></script>"#:
        [#"<script type="module">\#(kind.script)</script>"#]
      case _ where line.hasPrefix("<meta http-equiv="): [kind.withHashes(String(line))]
      default: [String(line)]
      }
    }.flatMap { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  /// What stands on the page where no scripts run.
  private func picture(_ map: HitMap) -> [String] {
    ["<p>Where scripts may run, a click tells who gets a touch, and why another view does not.</p>"]
      + SceneSVG(scene, showing: interaction, map: map)
      .element("picture", title: "Who gets the touch")
  }

  /// The feed as the page's script reads it.
  private var feed: String {
    Self.harmless("[" + events.map { "[\"\($0.name)\",\($0.data)]" }.joined(separator: ",") + "]")
  }

  /// The scene as the page's script reads it.
  private static func text(of data: PageData) -> String { harmless(data.json.text) }

  /// Returns JSON in which no text of the scene can end the element that holds it.
  private static func harmless(_ json: String) -> String {
    json.utf8
      .split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .map { Substring($0) }.joined(separator: "\\u003c")
  }

  /// A kind of page, which has a script and styles of its own.
  enum Kind: String, CaseIterable {
    /// The page of a scene.
    case scene
    /// The page of a recorded feed, which ends with a scene.
    case recording

    /// The module with which the page begins.
    private var root: String { self == .scene ? "still.mjs" : "recorded.mjs" }

    /// The text of the style element.
    var style: String {
      let files = self == .scene ? ["page"] : ["page", "live"]
      return "\n" + files.map { EmbeddedFiles.text("Page/\($0).css") }.joined()
    }

    /// The text of the script element: the modules of the page as one.
    var script: String {
      do {
        return "\n" + (try ModuleJoin.text(of: root) { EmbeddedFiles.text("Page/\($0)") })
      } catch {
        preconditionFailure("the page's modules cannot be joined: \(error)")
      }
    }

    /// Returns a line with the hashes in place of their names.
    ///
    /// `hashes.txt` holds a kind, a name and a hash in each line.
    fileprivate func withHashes(_ line: String) -> String {
      EmbeddedFiles.text("Page/hashes.txt").split(separator: "\n").reduce(line) { line, entry in
        let words = entry.split(separator: " ")
        guard words.count == 3, words[0] == rawValue else { return line }
        return line.replacing(words[1], with: words[2])
      }
    }
  }
}
