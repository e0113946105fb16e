import ResponderKit

/// Cards on each other; a finger throws the top one to the right or to the left.
final class CardDeckView: UIView, UIGestureRecognizerDelegate {
  enum Choice {
    case like, pass
  }

  private(set) var cards: [UIView] = []
  var onChoice: ((Choice, Int) -> Void)?
  private var animator: UIViewPropertyAnimator?
  private let selection = UISelectionFeedbackGenerator()

  init(frame: CGRect, count: Int) {
    super.init(frame: frame)
    for index in 0..<count {
      let card = UIView(frame: bounds.insetBy(dx: 20, dy: 40))
      card.tag = count - index
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 16
      card.layer.masksToBounds = true
      card.transform = CGAffineTransform(translationX: 0, y: CGFloat(index) * 4)
      addSubview(card)
      cards.append(card)
      let like = UIButton(type: .system)
      like.frame = CGRect(x: card.bounds.width - 72, y: 12, width: 60, height: 44)
      like.setTitle("Like", for: .normal)
      like.addTarget(self, action: Selector(("likeTapped")), for: .touchUpInside)
      card.addSubview(like)
      let pan = UIPanGestureRecognizer(target: self, action: Selector(("panned:")))
      pan.maximumNumberOfTouches = 1
      pan.delegate = self
      card.addGestureRecognizer(pan)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === cards.last && animator?.isRunning != true
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let card = pan.view else { return }
    let translation = pan.translation(in: self)
    switch pan.state {
    case .began:
      selection.prepare()
    case .changed:
      let turn = CGAffineTransform(rotationAngle: translation.x / 1000)
      card.transform = turn.concatenating(
        CGAffineTransform(translationX: translation.x, y: translation.y))
    case .ended:
      if abs(translation.x) > 100 {
        throwAway(card, to: translation.x > 0 ? .like : .pass)
      } else {
        putBack(card)
      }
    case .cancelled, .failed:
      putBack(card)
    default:
      break
    }
  }

  private func likeTapped() {
    guard let card = cards.last else { return }
    throwAway(card, to: .like)
  }

  private func throwAway(_ card: UIView, to choice: Choice) {
    cards.removeAll { $0 === card }
    selection.selectionChanged()
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
      card.center.x += choice == .like ? 600 : -600
      card.alpha = 0.5
    }
    animator.addCompletion { [weak self] _ in
      card.removeFromSuperview()
      self?.onChoice?(choice, card.tag)
    }
    animator.startAnimation()
    self.animator = animator
  }

  private func putBack(_ card: UIView) {
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
      card.transform = .identity
    }
    animator.startAnimation()
    self.animator = animator
  }

  // What `@objc` would tell.
  override func method(for action: Selector) -> ActionMethod? {
    switch action.description {
    case "panned:": { sender, _ in (sender as? UIPanGestureRecognizer).map(self.panned) }
    case "likeTapped": { _, _ in self.likeTapped() }
    default: super.method(for: action)
    }
  }
}
