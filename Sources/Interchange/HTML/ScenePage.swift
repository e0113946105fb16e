import Explanation
import ResponderKit
import Scenes
import Text

/// The scene as a page for a browser: the views in space, the map of who gets the touch, and every
/// decision at the point that is clicked.
///
/// It is one file that asks for nothing else.
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
    // No text of the scene can end the element that holds it.
    let json = data.json.text.replacing("<", with: "\\u003c")
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>Who gets the touch</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      \(PageMarkup.text)
      <script type="application/json" id="data">\(json)</script>
      <script>
      "use strict";
      \(PageScript.text)
      </script>
      </body>
      </html>
      """
    return page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
