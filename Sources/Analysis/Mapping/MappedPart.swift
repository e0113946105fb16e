import Foundation
import ResponderKit
import Scenes

/// A part of the screen, or a view that is on no screen, of which a map can be made.
package struct MappedPart {
  /// The number of points that suffices for a map that looks the same as one of all pixels.
  package static let mostCells = 1_400_000

  /// The region: in the coordinates of the screen, or of what lies round a view that is on none.
  package let region: CGRect
  private let application: UIApplication
  private let viewAlone: UIView?

  /// Creates the part of the whole screen, or the part of it that a view takes.
  package init(_ scene: Scene, of view: UIView? = nil) {
    application = scene.application
    guard let view else {
      region = scene.screenBounds
      viewAlone = nil
      return
    }
    viewAlone = view.window == nil ? view : nil
    region = view.window == nil ? view.frame : view.screenFrame
  }

  /// Indicates whether the region is empty or has no finite size.
  package var isEmpty: Bool {
    !(region.width > 0 && region.height > 0 && region.maxX.isFinite && region.maxY.isFinite)
  }

  /// Says who gets the touch at every point of a grid.
  package func map(over grid: SampleGrid) -> HitMap {
    if let viewAlone { return HitMap(ofOnly: viewAlone, over: grid) }
    return HitMap(of: application, over: grid)
  }
}
