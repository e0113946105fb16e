import Foundation

/// The values of members of recognizers that decide nothing here.
struct InertGestureValues {
  var pressTypes: [NSNumber] = []
  var isExclusive = true
  var buttonMask = UIEvent.ButtonMask.primary
  var scrollTypes = UIScrollTypeMask()
}

extension UIEvent {
  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: Int

    /// Creates buttons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The usual button, which fingers press.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button that opens a menu.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns a button by its number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...62).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }
}

/// Devices that scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates devices from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A field for fingers.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All of them.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UITapGestureRecognizer {
  /// Inert: the buttons of a pointer that make a tap. A finger makes one whatever they are; in
  /// UIKit only while the usual button is among them.
  public final var buttonMaskRequired: UIEvent.ButtonMask {
    get { values.buttonMask }
    set { values.buttonMask = newValue }
  }
}

extension UIPanGestureRecognizer {
  /// Inert: the devices whose scrolling is a drag. There is none here.
  public final var allowedScrollTypesMask: UIScrollTypeMask {
    get { values.scrollTypes }
    set { values.scrollTypes = newValue }
  }
}
