/// Methods about who is hit that come close, and solve no lesson.
extension MethodSolution {
  /// Methods that are wrong at some point.
  static let sloppyAreas: [MethodSolution] = [
    MethodSolution(
      "predict",
      #"""
      code on yellow <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      END
      """#),
    MethodSolution(
      "order",
      #"""
      code on blue <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      END
      """#),
    MethodSolution(
      "order",
      #"""
      code on red <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
      END
      """#),
    MethodSolution(
      "refusals",
      #"""
      code on veil <<END
      var buy: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { buy }
      END
      set veil buy buy
      """#),
    MethodSolution(
      "refusals",
      #"""
      code on buy <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      END
      """#),
    MethodSolution(
      "outside",
      #"""
      code on card <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -50, dy: -50).contains(point)
      }
      END
      """#),
    MethodSolution(
      "outside",
      #"""
      code on card <<END
      var buy: UIView!
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || buy.bounds.contains(point)
      }
      END
      set card buy buy
      """#),
    MethodSolution(
      "outside",
      #"""
      code on card <<END
      var buy: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { buy }
      END
      set card buy buy
      """#),
    MethodSolution(
      "outside",
      #"""
      code on buy <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -50, dy: -50).contains(point)
      }
      END
      """#),
    MethodSolution(
      "enlarge",
      #"""
      code on close <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -16, dy: -16).contains(point)
      }
      END
      """#),
    MethodSolution(
      "enlarge",
      #"""
      code on close <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -16, dy: -16).contains(point)
      }
      END
      code on bar <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -16, dy: -16).contains(point)
      }
      END
      """#),
    MethodSolution(
      "enlarge",
      #"""
      code on close <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -16, dy: -16).contains(point)
      }
      END
      code on bar <<END
      var close: UIView!
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
          || close.point(inside: point, with: event)
      }
      END
      set bar close close
      """#),
    MethodSolution(
      "enlarge",
      #"""
      code on close <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 16, dy: 16).contains(point)
      }
      END
      code on bar <<END
      var close: UIView!
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
          || close.point(inside: convert(point, to: close), with: event)
      }
      END
      set bar close close
      """#),
    MethodSolution(
      "enlarge",
      #"""
      code on bar <<END
      var close: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { close }
      END
      set bar close close
      """#),
    MethodSolution(
      "circle",
      #"""
      code on a <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
      }
      END
      code on b <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - frame.midX, point.y - frame.midY) < bounds.width / 2
      }
      END
      """#),
    MethodSolution(
      "circle",
      #"""
      code on b <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
      }
      END
      """#),
    MethodSolution(
      "circle",
      #"""
      code on a <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
      }
      END
      code on b <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      END
      """#),
    MethodSolution(
      "hud",
      #"""
      code on hud <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      END
      """#),
    MethodSolution(
      "hud",
      #"""
      code on hud <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      END
      """#),
    MethodSolution(
      "hud",
      #"""
      code on hud <<END
      var undo: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { undo }
      END
      set hud undo undo
      """#),
    MethodSolution(
      "hud",
      #"""
      code on hud <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? view : nil
      }
      END
      """#),
    MethodSolution(
      "raised",
      #"""
      code on bar <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: -20).contains(point)
      }
      END
      """#),
    MethodSolution(
      "raised",
      #"""
      code on bar <<END
      var plus: UIView!
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || plus.frame.contains(point)
      }
      END
      set bar plus plus
      code on plus <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -16, dy: -16).contains(point)
      }
      END
      """#),
    MethodSolution(
      "raised",
      #"""
      code on bar <<END
      var plus: UIView!
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        plus.point(inside: convert(point, to: plus), with: event)
      }
      END
      set bar plus plus
      """#),
    MethodSolution(
      "overlay",
      #"""
      code on toast <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      END
      """#),
    MethodSolution(
      "overlay",
      #"""
      code on toast <<END
      var buy: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { buy }
      END
      set toast buy buy
      """#),
    MethodSolution(
      "edge",
      #"""
      code on left <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= 0 && point.x <= bounds.maxX && point.y >= 0 && point.y < bounds.maxY
      }
      END
      """#),
    MethodSolution(
      "edge",
      #"""
      code on right <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -15, dy: -15).contains(point)
      }
      END
      """#),
    MethodSolution(
      "exclusive",
      #"""
      code on root <<END
      var pay: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { pay }
      END
      set root pay pay
      """#),
    MethodSolution(
      "yourapp",
      #"""
      set photo interaction on
      code on toasts <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      END
      """#),
    MethodSolution(
      "yourapp",
      #"""
      code on photo <<END
      var like: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { like }
      END
      set photo like like
      code on toasts <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
      END
      """#),
    MethodSolution(
      "sheet",
      #"""
      code on play <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
      END
      """#),
    MethodSolution(
      "level",
      #"""
      code on lock <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      END
      """#),
    MethodSolution(
      "imageview",
      #"""
      code on photo <<END
      var play: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { play }
      END
      set photo play play
      """#),
    MethodSolution(
      "hud",
      #"""
      code on hud <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.y > 650 }
      END
      """#),
    MethodSolution(
      "overlay",
      #"""
      code on toast <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.y > 650 }
      END
      """#),
    MethodSolution(
      "order",
      #"""
      code on blue <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && point.y > 100
      }
      END
      """#),
    MethodSolution(
      "circle",
      #"""
      code on a <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < 90
      }
      END
      code on b <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < 90
      }
      END
      """#),
    MethodSolution(
      "circle",
      #"""
      code on a <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < 110
      }
      END
      code on b <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < 110
      }
      END
      """#),
  ]
}
