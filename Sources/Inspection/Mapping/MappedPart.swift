import Foundation
import ResponderKit

/// A part of the screen, or a view that is on no screen, of which a map can be made.
public struct MappedPart {
  /// The region: in the coordinates of the screen, or of what lies round a view that is on none.
  public let region: CGRect
  private let application: UIApplication
  private let viewAlone: UIView?

  /// The whole screen, or the part of it that a view takes.
  public init(_ scene: Scene, of view: UIView? = nil) {
    application = scene.application
    guard let view else {
      region = CGRect(origin: .zero, size: scene.screenSize)
      viewAlone = nil
      return
    }
    if let window = view.window {
      region = window.convert(view.convert(view.bounds, to: window), to: nil)
      viewAlone = nil
    } else {
      region = view.frame
      viewAlone = view
    }
  }

  /// Whether there is nothing to map, or no end of it.
  public var isEmpty: Bool {
    !(region.width > 0 && region.height > 0 && region.maxX.isFinite && region.maxY.isFinite)
  }

  /// Says who gets the touch at every point of a grid.
  public func map(over grid: SampleGrid) -> HitMap {
    if let viewAlone { return HitMap(ofOnly: viewAlone, over: grid) }
    return HitMap(of: application, over: grid)
  }
}
