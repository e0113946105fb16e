import ResponderKit

/// The scene in characters: boxes with names, in drawing order.
public struct Drawing {
  private let scene: Scene
  private let roots: [UIView]
  private let tap: CGPoint?
  /// The views that are spoken of.
  var lit: [UIView] = []
  /// How many lines it may take: as many as leave room for a prompt in a terminal of 24.
  var mostRows = 22

  /// A drawing of one view, or of all visible windows.
  ///
  /// - Parameter tap: Where a finger came down, in the coordinates of the screen.
  public init(_ scene: Scene, of view: UIView? = nil, tap: CGPoint?) {
    self.scene = scene
    self.tap = tap
    roots =
      view.map { [$0] }
      ?? scene.application.windowsFrontToBack.reversed().filter { !$0.isHidden }
  }

  /// Writes the drawing.
  public func write(_ look: Look, to write: (TextLine) -> Void) {
    guard let first = roots.first else {
      write(TextLine("no window is visible", .notice))
      return
    }
    let region = roots.dropFirst().reduce(area(of: first)) { $0.union(area(of: $1)) }
    guard region.width > 0, region.height > 0 else {
      write(TextLine("\(scene.label(of: first)) has zero size: nothing to draw", .notice))
      return
    }
    var canvas = Canvas(region: region, look: look, mostRows: mostRows)
    for root in roots { draw(root, on: &canvas) }
    for view in lit where view.window != nil {
      canvas.light(
        corners(of: view, transformToScreen(from: view)), label: scene.label(of: view))
    }
    if let tap, region.containsHalfOpen(tap) {
      canvas.mark(tap, look.glyphs.tap, .notice)
    }
    for line in canvas.lines { write(line) }
  }

  /// The rectangle of a view on the screen.
  private func area(of view: UIView) -> CGRect {
    guard let window = view.window else { return view.bounds }
    return window.convert(view.convert(view.bounds, to: window), to: nil)
  }

  private func draw(_ root: UIView, on canvas: inout Canvas) {
    // The way to the screen is carried down, so that depth costs nothing.
    var pending: [(view: UIView, isDead: Bool, toScreen: CGAffineTransform)] = [
      (root, false, transformToScreen(from: root))
    ]
    while let (view, isParentDead, toScreen) = pending.popLast() {
      if view.isHidden && view !== root { continue }
      let isDead =
        isParentDead || !view.isUserInteractionEnabled
        || Double(view.alpha) < HitTestRejection.alphaThreshold
        || (view as? UIControl)?.isEnabled == false
      canvas.draw(corners(of: view, toScreen), label: scene.label(of: view), isDead: isDead)
      // Drawing order: zPosition first, then the order of the subviews.
      let ordered = view.subviews.enumerated().sorted {
        ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
      }
      for (_, subview) in ordered {
        pending.append((subview, isDead, subview.transformToSuperview.concatenating(toScreen)))
      }
    }
  }

  private func corners(of view: UIView, _ toScreen: CGAffineTransform) -> [CGPoint] {
    let b = view.bounds
    return [
      CGPoint(x: b.minX, y: b.minY), CGPoint(x: b.maxX, y: b.minY),
      CGPoint(x: b.maxX, y: b.maxY), CGPoint(x: b.minX, y: b.maxY),
    ].map { $0.applying(toScreen) }
  }

  /// The map from a view to the screen, or to its own coordinates if it is in no window.
  private func transformToScreen(from view: UIView) -> CGAffineTransform {
    guard view.window != nil else { return .identity }
    var transform = view.transformToSuperview
    var ancestor = view.superview
    while let current = ancestor {
      transform = transform.concatenating(current.transformToSuperview)
      ancestor = current.superview
    }
    return transform
  }
}
