import ResponderKit
import TestSupport

/// Windows full of all that hit-testing can meet.
struct RandomScreen {
  /// A subclass as an app writes them: it lets through what hits itself on its left half.
  private final class HalfView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let answer = super.hitTest(point, with: event)
      return answer === self && point.x < bounds.midX ? nil : answer
    }
  }

  let application = UIApplication()
  private(set) var views: [UIView] = []
  private let scene = UIWindowScene(screenSize: CGSize(width: 200, height: 200))
  private var random: SeededGenerator
  /// One view in so many is transformed.
  private let oneTransformedIn: Int

  /// Creates the screen of a seed.
  ///
  /// - Parameter isTurned: True for a screen full of views that are turned and deeply nested, some of
  ///   them as far out as numbers go.
  init(seed: Int, isTurned: Bool = false) {
    random = SeededGenerator(seed: seed)
    oneTransformedIn = isTurned ? 2 : 6
    application.connect(scene)
    for level in 0..<Int.random(in: 1...3, using: &random) {
      let window = UIWindow(windowScene: scene)
      window.isHidden = chance(10)
      // Those in front are small, or else nothing behind them would be met.
      if level > 0 { window.frame = rect(20...150) }
      if chance(8) { window.hitTestBehavior = Passthrough() }
      if chance(5) { window.transform = transform() }
      views.append(window)
      let first = views.count - 1
      for _ in 0..<Int.random(in: 0...30, using: &random) { addView(below: first) }
    }
    if isTurned { turn() }
    for view in views where chance(5) { override(view) }
  }

  /// Turns windows, nests views deeply, and sends some far away.
  private mutating func turn() {
    for view in views where view is UIWindow && chance(2) {
      view.transform = CGAffineTransform(rotationAngle: angle())
    }
    var parent = views[Int.random(in: 0..<views.count, using: &random)]
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let view = UIView(frame: chance(4) ? rect(50...200) : parent.bounds)
      if chance(12) { view.transform = CGAffineTransform(rotationAngle: angle()) }
      parent.addSubview(view)
      views.append(view)
      parent = view
    }
    for view in views where chance(15) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: view.bounds.origin.x = [1e10, -1e15, 1e300].randomElement(using: &random) ?? 0
      case 1: view.bounds.size.width = [0, 1e12, 1e-9].randomElement(using: &random) ?? 0
      case 2: view.center.y = [1e9, -1e16, 1e-300].randomElement(using: &random) ?? 0
      default: view.transform = CGAffineTransform(scaleX: 1e-8, y: 1e14)
      }
    }
  }

  private mutating func angle() -> CGFloat {
    let degrees: [CGFloat] = [90, 180, 270, 45, 1, 3, 1e-6, number(-180...180)]
    return (degrees.randomElement(using: &random) ?? 0) * .pi / 180
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  /// Whole numbers half of the time, so that points on edges come up.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &random)
    return chance(2) ? (value * 2).rounded() / 2 : value
  }

  private mutating func rect(_ sizes: ClosedRange<Double>) -> CGRect {
    CGRect(number(-30...150), number(-30...150), number(sizes), number(sizes))
  }

  private mutating func transform() -> CGAffineTransform {
    let scale = CGAffineTransform(scaleX: number(-2...2), y: number(0.3...2))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return scale
    case 1: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: return CGAffineTransform(translationX: number(-9...9), y: 0)
    default: return scale.concatenating(CGAffineTransform(rotationAngle: number(-4...4)))
    }
  }

  private mutating func addView(below first: Int) {
    let makers: [(CGRect) -> UIView] = [
      UIView.init, UIControl.init, UIScrollView.init, UILabel.init, HalfView.init,
    ]
    let maker = chance(3) ? Int.random(in: 0..<makers.count, using: &random) : 0
    let view = makers[maker](rect(0...160))
    view.isHidden = chance(20)
    view.isUserInteractionEnabled = !chance(10) || view is UILabel
    if chance(10) { view.alpha = 0.01 }
    (view as? UIControl)?.isEnabled = !chance(3)
    if chance(oneTransformedIn) { view.transform = transform() }
    if chance(6) { view.bounds.origin = CGPoint(x: number(-40...40), y: number(-40...40)) }
    if chance(10) { view.anchorPoint = CGPoint(x: 0, y: 0.3) }
    let parent = Int.random(in: first..<views.count, using: &random)
    views[chance(3) ? first : parent].addSubview(view)
    views.append(view)
  }

  private mutating func override(_ view: UIView) {
    let other = views[Int.random(in: 0..<views.count, using: &random)]
    switch Int.random(in: 0..<21, using: &random) {
    case 0, 1: view.pointInsideBehavior = Inset(dx: number(-30...9), dy: number(-30...9))
    case 2: view.pointInsideBehavior = Circle(radius: chance(2) ? nil : number(-9...90))
    case 3: view.pointInsideBehavior = Ellipse()
    case 4:
      let corners = (0..<5).map { _ in CGPoint(x: number(-20...90), y: number(-20...90)) }
      view.pointInsideBehavior = PathShape(source: "", polygons: [corners])
    case 5: view.pointInsideBehavior = Accepting(view.subviews)
    case 6, 7: view.hitTestBehavior = Passthrough()
    case 8: view.hitTestBehavior = Except(other)
    case 9: view.hitTestBehavior = Redirect(to: other)
    case 10: view.hitTestBehavior = Intercept()
    case 11: view.hitTestBehavior = Block()
    case 12: view.hitTestBehavior = Overflow()
    case 13: view.hitTestBehavior = ReactNativeHitTest(.paper)
    case 14, 15:
      view.hitTestBehavior = ReactNativeHitTest(.fabric)
      view.clipsToBounds = chance(2)
    case 16: view.hitTestBehavior = HostingHitTest()
    case 17: view.hitTestBehavior = PassBesideContent(in: other, by: .subviews)
    case 18: view.hitTestBehavior = PassBesideContent(in: other, by: .layers)
    default: view.hitTestBehavior = Enlarge(dx: number(-30...9), dy: number(-30...9))
    }
    if chance(4) { view.pointInsideBehavior = Inset(dx: number(-30...9), dy: 0) }
  }
}
