import ResponderKit

protocol FloatingTabBarDelegate: AnyObject {
  func tabBar(_ tabBar: FloatingTabBar, didSelect index: Int)
  func tabBarDidTapCompose(_ tabBar: FloatingTabBar)
}

/// A bar of tabs with a round button that stands above it, and a badge that takes no touches.
final class FloatingTabBar: UIView {
  weak var delegate: FloatingTabBarDelegate?
  private(set) var selectedIndex = 0
  let buttons: [UIButton]
  let composeButton = UIButton(type: .custom)
  let badge = UILabel()
  private let impact = UIImpactFeedbackGenerator(style: .light)

  init(titles: [String]) {
    buttons = titles.map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.shadowOpacity = 0.1
    layer.shadowOffset = CGSize(width: 0, height: -2)
    for (index, button) in buttons.enumerated() {
      button.tag = index
      button.addTarget(self, action: Selector(("tabTapped:")), for: .touchUpInside)
      addSubview(button)
    }
    composeButton.backgroundColor = .systemOrange
    composeButton.layer.cornerRadius = 32
    composeButton.addTarget(self, action: Selector(("composeTapped")), for: .touchUpInside)
    addSubview(composeButton)
    badge.text = "3"
    badge.backgroundColor = .systemRed
    badge.layer.masksToBounds = true
    addSubview(badge)
    let press = UILongPressGestureRecognizer(target: self, action: Selector(("pressed:")))
    press.minimumPressDuration = 0.4
    addGestureRecognizer(press)
    select(0)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(buttons.count + 1)
    for (index, button) in buttons.enumerated() {
      let slot = index < buttons.count / 2 ? index : index + 1
      button.frame = CGRect(x: CGFloat(slot) * width, y: 0, width: width, height: 49)
    }
    composeButton.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
    composeButton.center = CGPoint(x: bounds.midX, y: 0)
    badge.frame = CGRect(x: width - 24, y: 4, width: 18, height: 18)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let circle = composeButton.frame
    let (dx, dy) = (point.x - circle.midX, point.y - circle.midY)
    return super.point(inside: point, with: event) || dx * dx + dy * dy <= 32 * 32
  }

  func select(_ index: Int) {
    selectedIndex = index
    for button in buttons { button.isSelected = button.tag == index }
  }

  private func tabTapped(_ sender: UIButton) {
    select(sender.tag)
    impact.impactOccurred()
    delegate?.tabBar(self, didSelect: sender.tag)
  }

  private func composeTapped() {
    UIView.animate(
      withDuration: 0.15, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.composeButton.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    } completion: { _ in
      self.composeButton.transform = .identity
    }
    delegate?.tabBarDidTapCompose(self)
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    badge.isHidden = true
  }

  // What `@objc` would tell.
  override func method(for action: Selector) -> ActionMethod? {
    switch action.description {
    case "tabTapped:": { sender, _ in (sender as? UIButton).map(self.tabTapped) }
    case "composeTapped": { _, _ in self.composeTapped() }
    case "pressed:": { sender, _ in (sender as? UILongPressGestureRecognizer).map(self.pressed) }
    default: super.method(for: action)
    }
  }
}
