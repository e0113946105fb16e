import Content
import Explanation
import ResponderKit
import Scenes
import Text

/// The scene as a page for a browser: the views in space, the map of who gets the touch, and every
/// decision at the point that is clicked.
///
/// It is one file that asks for nothing else: what `page.html` names is put in its place.
package struct ScenePage {
  private let data: PageData

  /// A page about the screen.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - interaction: Which hit-test to show first, if it asked the screen.
  package init(_ scene: Scene, showing interaction: EventTrace?) {
    data = PageData(scene, showing: interaction)
  }

  /// The page, line by line.
  package var lines: [String] {
    Content.text("Page/page.html").split(separator: "\n").flatMap { line in
      switch line {
      case #"<link rel="stylesheet" href="page.css">"#:
        return ["<style>"] + Self.lines(of: Content.text("Page/page.css")) + ["</style>"]
      case #"<script type="application/json" id="data" src="data.json"></script>"#:
        // No text of the scene can end the element that holds it.
        let json = data.json.text.replacing("<", with: "\\u003c")
        return [#"<script type="application/json" id="data">\#(json)</script>"#]
      case #"<script type="module" src="main.mjs"></script>"#:
        return [#"<script type="module">"#] + Self.lines(of: Self.script) + ["</script>"]
      default: return [String(line)]
      }
    }
  }

  /// The modules of the page as one.
  static var script: String {
    do {
      return try ModuleJoin.text(of: "main.mjs") { Content.text("Page/\($0)") }
    } catch {
      preconditionFailure("the page's modules cannot be joined: \(error)")
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
