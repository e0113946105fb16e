import Foundation

/// The window of UIKit's in which the keyboard lies, in front of all others. It takes touches where
/// there is a keyboard, or a view that the first responder brings along (R9.5). There is one while
/// ``UIApplication/showsKeyboardWindow`` is on and something is to be shown. It is not among the
/// application's own windows.
open class UIRemoteKeyboardWindow: UIWindow {
  override class var ownClass: UIView.Type { UIRemoteKeyboardWindow.self }
  /// The level of the window, in front of every other (observed).
  static let level = Level(rawValue: 10_000_000)

  private final let container = UIInputSetContainerView(frame: .zero)
  /// The view that holds what is shown, at the bottom of the screen.
  private final let host = UIInputSetHostView(frame: .zero)
  private final let keyboard = UIKeyboardImpl(frame: .zero)
  /// The views of the app that are shown, with the places from which they came.
  private final var guests: [Guest] = []

  /// The place of a view, whatever its transform is.
  private struct Place {
    let center: CGPoint
    let size: CGSize
  }

  private struct Guest {
    let view: UIView
    let superview: ViewReference?
    let index: Int
    let place: Place
  }

  /// Creates a hidden window of an application.
  init(of application: UIApplication) {
    super.init(frame: .zero)
    windowLevel = Self.level
    sceneLessApplication = application
    hitTestBehavior = Passthrough()
    container.hitTestBehavior = Passthrough()
    addSubview(container)
    container.addSubview(host)
    for view in [self, container, host, keyboard] {
      view.changeObserver = application.changeObserver
    }
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// Returns false: the keys stay with the window of the first responder.
  open override var canBecomeKey: Bool { false }

  /// Shows input views at the bottom of a screen. An accessory view lies on top (simulator choice).
  final func show(_ inputs: InputViews, on screen: CGRect) {
    let wanted = [inputs.accessoryView, inputs.inputView].compactMap { $0 }
    if !wanted.elementsEqual(guests.map(\.view), by: ===) { sendGuestsBack() }
    willChange()
    if frame != screen { frame = screen }
    container.frame = bounds
    let bottom: UIView? = inputs.isSystemKeyboard ? keyboard : inputs.inputView
    var y: CGFloat = 0
    let views = [inputs.accessoryView, bottom].compactMap { $0 }
    for (view, own) in zip(views, inputs.heights(on: screen)) {
      take(view, isGuest: view !== keyboard)
      put(
        view,
        at: Place(
          center: CGPoint(x: screen.width / 2, y: y + own / 2),
          size: CGSize(width: screen.width, height: own)))
      y += own
    }
    if bottom !== keyboard { keyboard.removeFromSuperview() }
    host.frame = CGRect(x: 0, y: screen.height - y, width: screen.width, height: y)
    isHidden = false
  }

  /// The height of what is shown, in points; 0 while nothing is.
  final var shownHeight: CGFloat { isHidden ? 0 : host.frame.height }

  /// Hides the window and puts the app's views back to where they were (simulator choice).
  final func hide() {
    guard !isHidden else { return }
    sendGuestsBack()
    isHidden = true
  }

  private func take(_ view: UIView, isGuest: Bool) {
    guard view.superview !== host else { return }
    if isGuest {
      guests.append(
        Guest(
          view: view, superview: view.superview.map(ViewReference.init),
          index: view.indexInSuperview ?? 0,
          place: Place(center: view.center, size: view.bounds.size)))
    }
    host.addSubview(view)
  }

  private func put(_ view: UIView, at place: Place) {
    if view.bounds.size != place.size { view.bounds.size = place.size }
    if view.center != place.center { view.center = place.center }
  }

  private func sendGuestsBack() {
    guard !guests.isEmpty else { return }
    willChange()
    let old = guests
    guests = []
    for guest in old.reversed() where guest.view.superview === host {
      put(guest.view, at: guest.place)
      if let parent = guest.superview?.view, !parent.isDescendant(of: guest.view) {
        parent.insertSubview(guest.view, at: guest.index)
      } else {
        guest.view.removeFromSuperview()
      }
    }
  }

  open override func captureState() -> () -> Void {
    capture(\.guests, after: super.captureState())
  }
}

/// The view of UIKit's that fills the keyboard's window.
open class UIInputSetContainerView: UIView {
  override class var ownClass: UIView.Type { UIInputSetContainerView.self }
}

/// The view of UIKit's that holds the keyboard and the accessory view.
open class UIInputSetHostView: UIView {
  override class var ownClass: UIView.Type { UIInputSetHostView.self }
}

/// The keyboard, which keeps its touches: none goes up the chain. Its keys are no views here (R9.5).
open class UIKeyboardImpl: UIView {
  override class var ownClass: UIView.Type { UIKeyboardImpl.self }
  override var forwardsByDefault: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let first = window?.application?.keyWindow?.firstResponder else { return }
    event?.observer?.observe(.note(.keyboardTakes(firstResponder: ObjectID(first))))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIApplication {
  /// The window of the keyboard while it is shown.
  public final var shownKeyboardWindow: UIRemoteKeyboardWindow? {
    keyboardWindow.flatMap { $0.isHidden ? nil : $0 }
  }

  /// Shows or hides the keyboard as the first responder of the key window wants it (R9.3, R9.5).
  package final func updateKeyboard() {
    defer { tellKeyboardFrame() }
    let inputs = showsKeyboardWindow ? shownInputViews : nil
    guard inputs != nil || shownKeyboardWindow != nil else { return }
    let alerts = windowsInOrder.compactMap {
      $0.rootViewController?.deepestPresented as? UIAlertController
    }.filter(\.isInPlace)
    if let inputs, let keyWindow {
      let window = keyboardWindow ?? UIRemoteKeyboardWindow(of: self)
      keyboardWindow = window
      window.show(inputs, on: keyWindow.windowScene?.screenBounds ?? keyWindow.frame)
    } else {
      keyboardWindow?.hide()
    }
    for alert in alerts { alert.moveToPlace() }
  }
}
