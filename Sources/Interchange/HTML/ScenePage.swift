import Analysis
import EmbeddedFiles
import Explanation
import ResponderKit
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

  /// A page about the screen.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - interaction: Which hit-test to show first, if it asked the screen.
  package init(_ scene: Scene, showing interaction: EventTrace?) {
    (self.scene, self.interaction) = (scene, interaction)
  }

  /// The page, line by line.
  package var lines: [String] {
    let data = PageData(scene, showing: interaction)
    return EmbeddedFiles.text("Page/page.html").split(separator: "\n").flatMap {
      line -> [String] in
      switch line {
      case #"<link rel="stylesheet" href="page.css">"#: ["<style>\(Self.style)</style>"]
      case #"  <noscript data-picture></noscript>"#:
        ["<noscript>"] + picture(data.map) + ["</noscript>"]
      case #"<script type="application/json" id="data" src="data.json"></script>"#:
        [#"<script type="application/json" id="data">\#(Self.text(of: data))</script>"#]
      case #"<script type="module" src="main.mjs"></script>"#:
        [#"<script type="module">\#(Self.script)</script>"#]
      case _ where line.hasPrefix("<meta http-equiv="): [Self.withHashes(String(line))]
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

  /// What the page's script reads.
  private static func text(of data: PageData) -> String {
    // No text of the scene can end the element that holds it.
    data.json.text.utf8
      .split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .map { Substring($0) }.joined(separator: "\\u003c")
  }

  /// The text of the style element.
  static var style: String { "\n" + EmbeddedFiles.text("Page/page.css") }

  /// The text of the script element: the modules of the page as one.
  static var script: String {
    do {
      return "\n" + (try ModuleJoin.text(of: "main.mjs") { EmbeddedFiles.text("Page/\($0)") })
    } catch {
      preconditionFailure("the page's modules cannot be joined: \(error)")
    }
  }

  /// Returns a line with the hashes in place of their names.
  ///
  /// `hashes.txt` holds a name and a hash in each line.
  private static func withHashes(_ line: String) -> String {
    EmbeddedFiles.text("Page/hashes.txt").split(separator: "\n").reduce(line) { line, entry in
      let words = entry.split(separator: " ")
      return words.count == 2 ? line.replacing(words[0], with: words[1]) : line
    }
  }
}
