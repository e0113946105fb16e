import Foundation

/// A rectangle of a view that other views are laid out in. Those of the system have a place; one that an
/// app makes has none, as constraints are not solved.
open class UILayoutGuide {
  private final let frame: (UIView) -> CGRect
  /// The view that the guide belongs to.
  public fileprivate(set) final weak var owningView: UIView?
  /// Inert: the name by which an app finds the guide.
  open var identifier = ""

  /// Creates a guide that belongs to no view yet.
  public init() { frame = { _ in .zero } }

  init(of view: UIView, _ frame: @escaping (UIView) -> CGRect) {
    (owningView, self.frame) = (view, frame)
  }

  /// Returns nil, as there are no archives to read. Declared so that an app's subclasses compile.
  public required init?(coder: NSCoder) { return nil }

  /// The rectangle, in the coordinates of the guide's view; zero for a guide of the app's.
  public final var layoutFrame: CGRect { owningView.map(frame) ?? .zero }
}

/// A guide below which the keyboard lies.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Inert: indicates whether the guide follows a keyboard that floats.
  public var followsUndockedKeyboard = false
  /// Inert: indicates whether the safe area counts while there is no keyboard.
  public var usesBottomSafeArea = true
}

extension UIView {
  /// The part of the view that the safe area leaves.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self) { $0.bounds.inset(by: $0.safeAreaInsets) }
  }

  /// The part of the view that its margins leave.
  public final var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(of: self) { $0.bounds.inset(by: $0.layoutMargins) }
  }

  /// The part of the view in which text is easy to read: at most 672 points (simulator choice).
  public final var readableContentGuide: UILayoutGuide {
    UILayoutGuide(of: self) {
      let room = $0.bounds.inset(by: $0.layoutMargins)
      return room.insetBy(dx: max(0, (room.width - 672) / 2), dy: 0)
    }
  }

  /// The part of the view that the keyboard covers, or that is below the safe area.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    UIKeyboardLayoutGuide(of: self) {
      let bounds = $0.bounds
      var top = bounds.maxY - $0.safeAreaInsets.bottom
      if let keyboard = $0.window?.application?.shownKeyboardFrame, let window = $0.window {
        let place = keyboard.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        top = Swift.min(top, Swift.max(bounds.minY, $0.convert(place, from: nil).minY))
      }
      return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
  }

  /// Inert: the guides that the app has added.
  public final var layoutGuides: [UILayoutGuide] { inert() ?? [] }

  /// Inert: adds a guide, which leaves the view that it had.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    setInert(layoutGuides + [layoutGuide], "layoutGuides")
    layoutGuide.owningView = self
  }

  /// Inert: removes a guide.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    setInert(layoutGuides.filter { $0 !== layoutGuide }, "layoutGuides")
    layoutGuide.owningView = nil
  }
}
