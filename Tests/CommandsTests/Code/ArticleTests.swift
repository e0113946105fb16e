import SessionStage
import Testing

@testable import Commands

/// Classes in the shape of those that articles and answers print, with what each must do.
@Suite("Classes as articles print them run as they are")
struct ArticleTests {
  @Test(arguments: [
    #"""
    // PassthroughView.swift
    import UIKit

    /// A view that lets touches through.
    class PassthroughView: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            for subview in subviews {
                if !subview.isHidden && subview.alpha > 0 && subview.isUserInteractionEnabled && subview.point(inside: convert(point, to: subview), with: event) {
                    return true
                }
            }
            return false
        }
    }
    add PassthroughView p 0,0 200x200
    add UIButton b 10,10 44x44 in p
    expect hit b at 20,20
    expect hit root at 100,100
    """#,
    #"""
    @IBDesignable
    open class ExpandableButton: UIButton {
        @IBInspectable public var margin: CGFloat = 20.0
        public var hitInsets: UIEdgeInsets = .zero

        override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return false }
            let area = self.bounds.inset(by: hitInsets).insetBy(dx: -margin, dy: -margin)
            return area.contains(point)
        }
    }
    add ExpandableButton b 100,100 20x20
    expect hit b at 85,85
    set b margin 2
    expect hit root at 85,85
    set b hitInsets -20,-20,-20,-20
    expect hit b at 85,85
    """#,
    #"""
    class CircleView: UIView {
        private lazy var maskPath: UIBezierPath = {
            return UIBezierPath(ovalIn: bounds)
        }()

        override init(frame: CGRect) {
            super.init(frame: frame)
            commonInit()
        }

        required init?(coder aDecoder: NSCoder) {
            super.init(coder: aDecoder)
            commonInit()
        }

        private func commonInit() {
            backgroundColor = .systemBlue
            layer.cornerRadius = bounds.width / 2
            layer.masksToBounds = true
            let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
            addGestureRecognizer(tap)
        }

        @objc private func handleTap(_ sender: UITapGestureRecognizer) {
            print("tapped at \(sender.location(in: self))")
        }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let radius = min(bounds.width, bounds.height) / 2
            let dx = point.x - bounds.midX
            let dy = point.y - bounds.midY
            let distance = sqrt(pow(dx, 2) + pow(dy, 2))
            return distance <= radius ? super.hitTest(point, with: event) : nil
        }
    }
    add CircleView c 100,100 100x100
    expect hit c at 150,150
    expect hit root at 102,102
    tap 150,150
    expect state tap ended
    """#,
    #"""
    extension UIView {
        func findViewController() -> UIViewController? {
            if let nextResponder = self.next as? UIViewController {
                return nextResponder
            } else if let nextResponder = self.next as? UIView {
                return nextResponder.findViewController()
            } else {
                return nil
            }
        }
    }
    class Rating: UIControl {
        var value: Int = 0 { didSet { sendActions(for: .valueChanged) } }
        private var stars = [UIImageView]()
        override init(frame: CGRect) {
            super.init(frame: frame)
            for i in 0..<5 {
                let star = UIImageView(frame: CGRect(x: CGFloat(i) * 40, y: 0, width: 40, height: 40))
                star.image = UIImage(named: "star")
                stars.append(star)
                addSubview(star)
            }
        }
        required init?(coder: NSCoder) { fatalError() }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let location = touch.location(in: self)
            for (index, star) in stars.enumerated() where star.frame.contains(location) {
                value = index + 1
            }
        }
    }
    add Rating r 0,100 200x40
    target r valueChanged vc.changed
    tap 90,120
    expect fired changed on r
    expect r.value 3
    expect stars3.superview r
    """#,
    #"""
    class CustomTabBar: UITabBar {
        private let middleButton = UIButton(type: .custom)

        override init(frame: CGRect) {
            super.init(frame: frame)
            setup()
        }
        required init?(coder: NSCoder) { fatalError() }
        func setup() {
            middleButton.frame.size = CGSize(width: 70, height: 70)
            middleButton.backgroundColor = .blue
            middleButton.layer.cornerRadius = 35
            middleButton.layer.masksToBounds = true
            middleButton.center = CGPoint(x: UIScreen.main.bounds.width / 2, y: 0)
            middleButton.addTarget(self, action: #selector(test), for: .touchUpInside)
            addSubview(middleButton)
        }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            guard !clipsToBounds && !isHidden && alpha > 0 else { return nil }
            return self.middleButton.frame.contains(point) ? self.middleButton : super.hitTest(point, with: event)
        }
        @objc func test() { print("middle") }
    }
    add CustomTabBar bar 0,700 390x83
    expect hit middleButton at 195,690
    expect hit root at 100,690
    """#,
    #"""
    class ContainerView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            if clipsToBounds || isHidden || alpha == 0 { return nil }
            for subview in subviews.reversed() {
                let subPoint = subview.convert(point, from: self)
                if let result = subview.hitTest(subPoint, with: event) {
                    return result
                }
            }
            return nil
        }
    }
    class ScrollParent: UIView {
        @IBOutlet weak var scrollView: UIScrollView!
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            if view === self { return scrollView }
            return view
        }
    }
    add ContainerView c 0,0 50x50
    add UIButton b 60,60 44x44 in c
    expect hit b at 70,70
    add ScrollParent s 100,300 200x100
    add UIScrollView sv 50,0 100x100 in s
    set s scrollView sv
    expect hit sv at 110,310
    """#,
    #"""
    class Card: UIControl {
      // MARK: - Types
      enum Style: Int, CaseIterable { case plain = 1, bold }
      struct Layout { static let inset: CGFloat = 8; var columns = 2, gap: CGFloat = 4 }
      // MARK: - Properties
      weak var delegate: Screen?
      var style: Style = .plain { didSet { guard style != oldValue else { return }; setNeedsLayout() } }
      private(set) var isOpen = false
      private lazy var badge: UILabel = { [unowned self] in
        let label = UILabel(frame: CGRect(origin: .zero, size: CGSize(width: 20, height: 20)))
        label.text = "\(self.tag)"
        label.isUserInteractionEnabled = true
        return label
      }()
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
      override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1.0 } }
      var layout = Layout()
      private var handlers: [String: (Card) -> Void] = [:]
      var insets: UIEdgeInsets { return UIEdgeInsets(top: -Layout.inset, left: -Layout.inset, bottom: -Layout.inset, right: -Layout.inset) }
      // MARK: - Init
      convenience init(style: Style) { self.init(frame: .zero); self.style = style }
      override init(frame: CGRect) { super.init(frame: frame); setup() }
      required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setup() }
      deinit { print("gone") }
      private func setup() {
        [badge].forEach(addSubview)
        handlers["tap"] = { card in card.isOpen.toggle() }
        for (key, handler) in handlers where key.hasPrefix("t") { handler(self) }
      }
      func on(_ name: String, perform handler: @escaping (Card) -> Void) { handlers[name] = handler }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let area = bounds.inset(by: insets)
        if case .bold = style, layout.columns > 1 { return area.insetBy(dx: -4, dy: -4).contains(point) }
        switch (style, isOpen) {
        case (.plain, true): return area.contains(point)
        case (_, false) where point.x > 10: return true
        default: break
        }
        return [CGRect.zero, area].contains { $0.contains(point) }
      }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        let candidates = subviews.reversed().compactMap { view -> UIView? in
          let p = view.convert(point, from: self)
          return view.hitTest(p, with: event)
        }
        return candidates.first ?? (isUserInteractionEnabled ? self : nil)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first else { return }
        delegate?.cardDidTap(self, at: touch.location(in: self))
      }
    }
    protocol CardDelegate: AnyObject { func cardDidTap(_ card: Card, at point: CGPoint) }
    extension Card {
      var center2: CGPoint { get { .init(x: bounds.midX, y: bounds.midY) } }
    }
    extension CGRect { var middle: CGPoint { CGPoint(x: midX, y: midY) }
      func distance(to p: CGPoint) -> CGFloat { hypot(p.x - middle.x, p.y - middle.y) } }
    private extension UIView { var isDead: Bool { isHidden || alpha < 0.01 || !isUserInteractionEnabled } }
    class Nearest: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let alive = subviews.filter { !$0.isDead }
        guard let nearest = alive.min(by: { $0.frame.distance(to: point) < $1.frame.distance(to: point) }) else { return super.hitTest(point, with: event) }
        let d = alive.map { $0.frame.distance(to: point) }.sorted().first!
        let sum = alive.reduce(0) { $0 + $1.bounds.width }
        #if DEBUG
        print("nearest \(nearest.tag) at \(String(format: "%.1f", d)) of \(sum)")
        #endif
        if #available(iOS 13.0, *), nearest is UIControl || nearest.isKind(of: UIButton.self) { return nearest }
        defer { print("done") }
        return d < 200 ? nearest : nil
      }
    }
    class Screen: UIView, CardDelegate {
      var taps: [CGPoint] = []
      func cardDidTap(_ card: Card, at point: CGPoint) { taps.append(point) }
    }
    add Screen screen 0,0 390x180
    add Card c 20,20 100x44 in screen
    set c delegate screen
    add Nearest n 0,200 390x200
    add UIButton b1 0,0 44x44 in n
    add UIView b2 200,0 44x44 in n
    expect hit b1 at 90,290
    expect hit b2 at 230,230
    remove n
    expect hit badge at 30,30
    set c style bold
    expect hit c at 9,30
    tap 100,40
    expect line Screen:3 ran 1
    """#,
  ])
  func runs(text: String) {
    let session = TestSession()
    session.run(text)
    #expect(session.messages == [], "\(session.output)")
    // What lacked a class that comes later can run in the end.
    let before = session.output.count
    session.run("code")
    #expect(
      !session.output[before...].contains { $0.contains("does not run") }, "\(session.output)")
  }

  @Test("An extension's helpers are found in every view of its class, and in those of the code")
  func helpers() throws {
    let session = TestSession()
    session.run(
      """
      extension UIView {
        var depth: Int { (superview?.depth ?? 0) + 1 }
        func isAbove(_ other: UIView) -> Bool { depth < other.depth }
      }
      class A: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          guard let child = subviews.first else { return false }
          return isAbove(child) && child.depth == depth + 1 && point.x < 50
        }
      }
      add A a 0,0 90x90
      add b 0,0 9x9 in a
      expect hit a at 40,5
      expect hit root at 60,5
      """)
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("The action of a recognizer that code makes runs, also behind undo and redo")
  func actions() {
    let session = TestSession()
    session.run(
      """
      class A: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func tapped() { tag += 1 }
      }
      add A a 0,0 90x90
      undo
      redo
      tap a
      expect state tap ended
      expect fired tapped on tap
      expect a.tag 1
      """)
    #expect(session.messages == [], "\(session.output)")
  }
}
