import Analysis
import ResponderKit
import Scenes
import Text

/// A drawing of the scene in characters: boxes with names, in drawing order.
package struct Drawing {
  private let scene: Scene
  private let roots: [UIView]
  private let tap: CGPoint?
  /// The views that are highlighted.
  var lit: [UIView] = []
  /// The number of lines of the drawing at most. The default leaves room for a prompt in a terminal
  /// of 24 lines.
  var mostRows = 22

  /// Creates a drawing of one view, or of all visible windows.
  ///
  /// - Parameter tap: The point at which a finger came down, in the coordinates of the screen.
  package init(_ scene: Scene, of view: UIView? = nil, tap: CGPoint?) {
    self.scene = scene
    self.tap = tap
    roots =
      view.map { [$0] }
      ?? scene.windowsBackToFront.filter { !$0.isHidden }
  }

  /// Writes the drawing.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    guard let first = roots.first else {
      write(TextLine("no window is visible", .notice))
      return
    }
    let region = roots.dropFirst().reduce(area(of: first)) { $0.union(area(of: $1)) }
    guard region.width > 0, region.height > 0 else {
      write(TextLine("\(scene.label(of: first)) has zero size: nothing to draw", .notice))
      return
    }
    var canvas = Canvas(region: region, style: style, mostRows: mostRows)
    for drawn in roots.flatMap({ DrawnView.all(in: $0) }) {
      canvas.draw(drawn.corners, label: scene.label(of: drawn.view), isDead: drawn.isDead)
    }
    for view in lit where view.window != nil {
      canvas.light(DrawnView(view).corners, label: scene.label(of: view))
    }
    if let tap, region.containsHalfOpen(tap) {
      canvas.mark(tap, style.glyphs.tap, .notice)
    }
    for line in canvas.lines { write(line) }
  }

  /// Returns the rectangle of a view on the screen, or in its own coordinates if it is in no
  /// window.
  private func area(of view: UIView) -> CGRect {
    view.window == nil ? view.bounds : view.screenFrame
  }
}
