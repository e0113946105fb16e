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
  ])
  func runs(text: String) {
    let session = TestSession()
    session.run(text)
    #expect(session.messages == [], "\(session.output)")
    #expect(!session.output.contains { $0.contains("does not run") }, "\(session.output)")
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

  @Test("The action of a recognizer that code makes is noted as not run")
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
        @objc func tapped() { }
      }
      add A a 0,0 90x90
      undo
      redo
      tap a
      expect state tap ended
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(
      session.output.contains {
        $0.contains("not run, as nothing here stands for it: 'action: #selector(tapped)'")
      }, "\(session.output)")
  }
}
