// Twins that get events: touches, motion, keys, first responders, tracking, recognizers, delegates,
// actions. What the compiler of Linux has no Objective-C for stands in '#if !os(iOS)', which is not
// read.

import ResponderKit

#if os(iOS)
  private func tell(_ text: String) { print(text) }
#endif

class TwinTouches: UIView {
  var began = 0
  var path: [Int] = []
  var isLocked = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("began \(tag) \(touches.count) \(event?.allTouches?.count ?? 0)")
    began += touches.count
    guard !isLocked, let touch = touches.first else { return }
    path = [Int(touch.location(in: self).x)]
    isLocked = began % 7 == 0
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A set has no order.
    let inOrder = touches.sorted { $0.location(in: nil).x < $1.location(in: nil).x }
    for touch in inOrder where touch.view === self {
      let (here, last) = (touch.location(in: self), touch.previousLocation(in: self))
      path.append(Int(here.x - last.x))
    }
    while path.count > 6 { path.removeFirst() }
    tell("moved \(tag) \(path)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("ended \(tag) \(touches.first?.tapCount ?? 0)")
    isLocked = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled \(tag) \(touches.first?.phase == .cancelled)")
    path.removeAll()
    super.touchesCancelled(touches, with: event)
  }
}

class TwinForwarding: UIView {
  var handed = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handed += 1
    tell("hands on \(tag) \(handed)")
    if handed % 2 == 0 {
      superview?.touchesBegan(touches, with: event)
    } else {
      next?.touchesBegan(touches, with: event)
    }
  }
  override var next: UIResponder? { handed > 4 ? superview?.superview ?? super.next : super.next }
}

class TwinEditor: UIView {
  var canEdit = true
  var resigns = 0
  override var canBecomeFirstResponder: Bool { canEdit }
  override var canResignFirstResponder: Bool { resigns % 3 != 2 }
  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    tell("becomes \(tag) \(became)")
    return became
  }
  override func resignFirstResponder() -> Bool {
    resigns += 1
    let resigned = super.resignFirstResponder()
    tell("resigns \(tag) \(resigned)")
    return resigned
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isFirstResponder { canEdit = !canEdit } else { _ = becomeFirstResponder() }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    tell("shake began \(tag) \(motion == .motionShake) \(event?.type == .motion)")
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    tell("shake ended \(tag)")
    if !canEdit { super.motionEnded(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key else { continue }
      tell("pressed \(tag) \(key.characters)")
      if key.characters == "a" { return }
    }
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("released \(tag) \(presses.count)")
    super.pressesEnded(presses, with: event)
  }
}

class TwinPerformer: TwinEditor {
  var performed = 0
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector(("save:")) { return performed < 3 }
    return super.canPerformAction(action, withSender: sender)
  }
  func save(_ sender: Any?) {
    performed += 1
    tell("saves \(tag) \(performed)")
  }
  #if !os(iOS)
    override func method(for action: Selector) -> ActionMethod? {
      action == Selector(("save:")) ? { sender, _ in self.save(sender) } : super.method(for: action)
    }
  #endif
}

class TwinRating: UIControl {
  var rating = 0 {
    didSet {
      if rating != oldValue { sendActions(for: .valueChanged) }
    }
  }
  var changes = 0
  override var isHighlighted: Bool {
    didSet {
      tell("highlighted \(tag) \(oldValue) \(isHighlighted)")
      alpha = isHighlighted ? 0.5 : 1
    }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(touch)
    return rating < 5
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(touch)
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    tell("tracked \(tag) \(touch == nil) \(isTouchInside)")
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    tell("tracking cancelled \(tag)")
    rating = 0
  }
  private func update(_ touch: UITouch) {
    let x = touch.location(in: self).x
    rating = Int(max(0, min(5, x / max(bounds.width, 1) * 6)).rounded(.down))
  }
}

class TwinSetter: UIControl {
  var sets = 0
  override var isSelected: Bool {
    get { super.isSelected }
    set {
      sets += 1
      tell("selects \(tag) \(newValue)")
      super.isSelected = newValue
    }
  }
  override var frame: CGRect {
    willSet { tell("will move \(tag) \(Int(newValue.minX))") }
    didSet { tell("moved from \(tag) \(Int(oldValue.minX))") }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isSelected = !isSelected
    if sets % 4 == 0 { frame = frame.offsetBy(dx: 3, dy: 0) }
    super.touchesBegan(touches, with: event)
  }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    tell("sends \(tag) \(target == nil)")
    super.sendAction(action, to: target, for: event)
  }
}

class TwinHold: UIGestureRecognizer {
  var moves = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    tell("hold began \(numberOfTouches)")
    if numberOfTouches > 1 { state = .failed }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moves += 1
    guard state != .failed else { return }
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed } else if state != .failed { state = .ended }
  }
  override func reset() {
    super.reset()
    tell("hold reset \(moves)")
    moves = 0
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is UIPanGestureRecognizer)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    other is UISwipeGestureRecognizer
  }
}

class TwinPanel: UIView, UIGestureRecognizerDelegate {
  let tap = UITapGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  let hold = TwinHold()
  var taps = 0
  var moved: CGFloat = 0
  var asked = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    tap.addTarget(self, action: Selector(("tapped:")))
    pan.addTarget(self, action: Selector(("panned:")))
    hold.addTarget(self, action: Selector(("held")))
    for recognizer in [tap, pan, hold] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    pan.maximumNumberOfTouches = 1
    tap.require(toFail: hold)
  }
  required init?(coder: NSCoder) { fatalError() }
  func tapped(_ tap: UITapGestureRecognizer) {
    taps += 1
    tell("tapped \(tag) \(taps) \(Int(tap.location(in: self).x))")
  }
  func panned(_ pan: UIPanGestureRecognizer) {
    moved += pan.translation(in: self).x
    pan.setTranslation(.zero, in: self)
    tell("panned \(tag) \(pan.state == .began) \(pan.velocity(in: self).x > 0)")
  }
  func held() { tell("held \(tag) \(hold.state == .ended)") }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    if gestureRecognizer === pan { return abs(pan.translation(in: self).x) > 2 }
    return asked % 9 != 0 && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    tell("receives \(tag) \(touch.view?.tag ?? -1)")
    return !(touch.view is UIControl) || gestureRecognizer === pan
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === hold && otherGestureRecognizer === pan
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === tap && otherGestureRecognizer.view === superview
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  #if !os(iOS)
    override func method(for action: Selector) -> ActionMethod? {
      switch "\(action)" {
      case "tapped:": { sender, _ in self.tapped(sender as! UITapGestureRecognizer) }
      case "panned:": { sender, _ in self.panned(sender as! UIPanGestureRecognizer) }
      case "held": { _, _ in self.held() }
      default: super.method(for: action)
      }
    }
  #endif
}

class TwinForm: UIView, UITextFieldDelegate {
  let name = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
  let save = UIButton(frame: CGRect(x: 0, y: 40, width: 60, height: 30))
  var saved = 0
  var edits = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.delegate = self
    name.addTarget(self, action: Selector(("edited")), for: .editingChanged)
    save.addTarget(self, action: Selector(("saveTapped:forEvent:")), for: .touchUpInside)
    save.addAction(
      UIAction(title: "Log") { [weak self] action in
        tell("closure \(self?.saved ?? -1) \(action.sender is UIButton)")
      }, for: .touchDown)
    addSubview(name)
    addSubview(save)
  }
  required init?(coder: NSCoder) { fatalError() }
  func saveTapped(_ sender: UIButton, forEvent event: UIEvent) {
    saved += 1
    tell("saved \(tag) \(event.allTouches?.count ?? 0)")
    if saved % 2 == 0 { name.becomeFirstResponder() } else { endEditing(true) }
  }
  func edited() {
    edits += 1
    tell("edited \(tag) \(name.text?.count ?? 0)")
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    tell("should begin \(tag)")
    return saved % 3 != 2
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { tell("did begin \(tag)") }
  func textFieldDidEndEditing(_ textField: UITextField) { tell("did end \(tag)") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  #if !os(iOS)
    override func method(for action: Selector) -> ActionMethod? {
      switch "\(action)" {
      case "saveTapped:forEvent:":
        { sender, event in
          if let event { self.saveTapped(sender as! UIButton, forEvent: event) }
        }
      case "edited": { _, _ in self.edited() }
      default: super.method(for: action)
      }
    }
  #endif
}

class TwinScroll: UIScrollView, UIScrollViewDelegate {
  var scrolled = 0
  var drags = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = CGSize(width: frame.width, height: frame.height * 3)
    delegate = self
  }
  required init?(coder: NSCoder) { fatalError() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    drags += 1
    tell("drags \(tag) \(drags)")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell("drag ends \(tag) \(decelerate) \(scrolled > 0)")
  }
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    tell("should begin in \(tag) \(view.tag)")
    return super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    tell("should cancel in \(tag) \(view.tag)")
    return view is UIButton || super.touchesShouldCancel(in: view)
  }
}

class TwinAsking: UIView {
  var counts: [Int] = [0, 0]
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    counts[0] += 1
    tell("asked \(tag) \(gestureRecognizer.numberOfTouches) \(gestureRecognizer.view === self)")
    return gestureRecognizer.location(in: self).x > 10
  }
  override func didMoveToSuperview() { counts[1] += 1 }
  override func willMove(toWindow newWindow: UIWindow?) { tell("goes \(tag) \(newWindow == nil)") }
}
