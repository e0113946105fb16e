import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("R2.7: members that decide nothing")
struct InertTests {
  @Test("A layer clips if its view does, and the other way round")
  func clipping() {
    let view = UIView()
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.clipsToBounds = false
    #expect(!view.layer.masksToBounds)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test("R2.1: a hidden layer is a hidden view")
  func hiddenLayer() {
    let view = UIView(0, 0, 80, 80)
    let root = UIView(0, 0, 80, 80).with(view)
    view.layer.isHidden = true
    #expect(view.isHidden && root.hit(1, 1) === root)
    view.isHidden = false
    view.layer.anchorPoint = .zero
    #expect(!view.layer.isHidden && view.anchorPoint == .zero && root.hit(39, 1) === root)
  }

  @Test("R2.7: a round corner is touched like a square one")
  func roundCorner() {
    let view = UIView(0, 0, 80, 80)
    view.layer.cornerRadius = 40
    view.layer.masksToBounds = true
    #expect(UIView(0, 0, 80, 80).with(view).hit(1, 1) === view)
    #expect(view.layer.cornerRadius == 40 && view.layer.shadowColor == UIColor.black.cgColor)
    view.layer.shadowColor = nil
    #expect(view.layer.shadowColor == nil)
  }

  @Test("A named image is taken to be there, and a button keeps what it is given for a state")
  func button() {
    let named = UIImage(named: "buy")
    #expect(named != nil)
    let (image, other) = (UIImage(), UIImage())
    let button = UIButton()
    button.setImage(image, for: .normal)
    button.setBackgroundImage(named, for: .normal)
    button.setBackgroundImage(other, for: .selected)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Bought", for: .selected)
    #expect(button.currentImage === image && button.image(for: .disabled) === image)
    #expect(button.currentBackgroundImage === named && button.currentTitle == "Buy")
    button.isSelected = true
    #expect(button.currentBackgroundImage === other && button.currentTitle == "Bought")
    #expect(button.title == "Buy" && button.title(for: .highlighted) == "Buy")
    #expect(button.currentTitleColor == .white)
  }

  @Test("The tint comes from above")
  func tint() {
    let leaf = UIView()
    let root = UIView().with(UIView().with(leaf))
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    leaf.tintColor = .green
    leaf.tintColor = nil
    #expect(leaf.tintColor == .red)
  }

  @Test("The images of bars, and of their items")
  func bars() {
    let bar = UINavigationBar()
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
    let tabs = UITabBar()
    tabs.backgroundImage = UIImage()
    tabs.shadowImage = UIImage(data: Data())
    #expect(tabs.backgroundImage != nil && tabs.shadowImage == nil && tabs.isTranslucent)
    let item = UITabBarItem(title: "Home", image: UIImage(), selectedImage: nil)
    #expect(item.image != nil && item.selectedImage == nil && item.tag == 0)
  }

  @Test("Inert members change no answer", arguments: seeds(20, of: 500))
  func noAnswer(seed: Int) {
    var trees = RandomTree(.free, seed: seed)
    let views = trees.make().makeViews()
    var random = SeededGenerator(seed: seed)
    let points = (0..<50).map { _ in
      CGPoint(
        x: .random(in: -10...410, using: &random), y: .random(in: -10...410, using: &random))
    }
    let before = points.map { views[0].hitTest($0, with: nil) }
    for view in views { decorate(view) }
    #expect(points.map { views[0].hitTest($0, with: nil) } == before)
  }

  private func decorate(_ view: UIView) {
    view.contentMode = .redraw
    view.isOpaque = false
    view.tintColor = .clear
    view.backgroundColor = .clear
    view.isAccessibilityElement = false
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    view.overrideUserInterfaceStyle = .dark
    view.layer.cornerRadius = 1000
    view.layer.maskedCorners = []
    view.layer.shadowOpacity = 1
    view.layer.shadowPath = UIBezierPath(rect: .zero).cgPath
    view.layer.masksToBounds.toggle()
    view.setNeedsDisplay()
  }
}
