import ResponderKit
import Testing

/// Auto Layout as apps write it: constraints are kept, and move nothing.
@Suite struct LayoutStatementTests {
  private let screen = Screen()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let card = UIView()

  init() {
    screen.window.addSubview(root)
    root.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test("Anchors make constraints, which the common superview holds")
  func anchors() {
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 120),
      card.heightAnchor.constraint(equalToConstant: 200),
    ])
    #expect(!card.translatesAutoresizingMaskIntoConstraints && root.constraints.count == 3)
    #expect(card.constraints.map(\.constant) == [200])
    let height = card.constraints[0]
    #expect(height.firstItem === card && height.secondItem == nil)
    #expect(height.firstAttribute == .height && height.secondAttribute == .notAnAttribute)
    NSLayoutConstraint.deactivate(root.constraints)
    #expect(root.constraints.isEmpty && height.isActive && card.frame == .zero)
  }

  @Test("A constraint has UIKit's values")
  func values() {
    let width = card.widthAnchor.constraint(
      lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: 8)
    width.priority = .defaultHigh
    width.identifier = "half"
    #expect(width.relation == .lessThanOrEqual && width.multiplier == 0.5 && !width.isActive)
    width.isActive = true
    #expect(root.constraints.first === width && width.priority.rawValue == 750)
    let center = NSLayoutConstraint(
      item: card, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
      multiplier: 1, constant: 0)
    root.addConstraint(center)
    #expect(center.isActive && center.priority == .required)
    root.removeConstraint(center)
    #expect(!center.isActive)
    card.removeFromSuperview()
    #expect(!width.isActive && root.constraints.isEmpty)
  }

  @Test("Priorities of hugging and compression, by axis")
  func priorities() {
    let label = UILabel()
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical)
    #expect(label.contentHuggingPriority(for: .horizontal) == .required)
    #expect(card.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 999)
    #expect(card.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  @Test("Guides have a place")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root && root.layoutGuides.contains { $0 === guide })
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(root.layoutMarginsGuide.layoutFrame.width == 350)
    #expect(root.safeAreaLayoutGuide.layoutFrame.minY == root.safeAreaInsets.top)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 5, bottom: 0, trailing: 7)
    #expect(root.layoutMargins.left == 5 && root.layoutMargins.right == 7)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test("updateConstraints runs in the layout pass")
  func updating() {
    final class Cell: UIView {
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let cell = Cell()
    root.addSubview(cell)
    cell.setNeedsUpdateConstraints()
    #expect(cell.needsUpdateConstraints())
    cell.updateConstraintsIfNeeded()
    #expect(cell.updates == 1 && !cell.needsUpdateConstraints())
  }
}
