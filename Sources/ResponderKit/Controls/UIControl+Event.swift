extension UIControl {
  /// A set of the events that can happen to a control, with UIKit's values (R7.1).
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down (R7.1).
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down for the second time or more in quick succession (R7.1).
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved within the control and the slop around it (R7.2, R7.5).
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside of the control and the slop around it (R7.2, R7.5).
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back inside (R7.2).
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved out (R7.2).
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted within the control and the slop around it (R7.3, R7.5).
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside of the control and the slop around it (R7.3, R7.5).
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away (R7.4).
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value (R7.10).
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is for, such as pressing a button (R7.6).
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown; no control of this library sends it.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text that is edited changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The set of all events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// The set of all events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Events that an app may define for itself.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// The set of all events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl.Event {
  /// The single events that have a name, in the order of their bits.
  public static let named: [(name: String, event: UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// The sets of several events that have a name.
  public static let namedSets: [(name: String, event: UIControl.Event)] = [
    ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents),
    ("applicationReserved", .applicationReserved), ("systemReserved", .systemReserved),
    ("allEvents", .allEvents),
  ]

  /// Creates the event or the set with a name; nil if there is none.
  public init?(name: String) {
    guard let entry = (Self.named + Self.namedSets).first(where: { $0.name == name }) else {
      return nil
    }
    self = entry.event
  }
}

extension UIControl.Event: CustomStringConvertible {
  /// The names in UIKit, such as `touchUpInside` or `touchDown,valueChanged`.
  public var description: String { names.joined(separator: ",") }

  /// The name in UIKit of each event, or of the whole set if it has one.
  public var names: [String] {
    if let entry = Self.namedSets.first(where: { $0.event == self }) { return [entry.name] }
    var rest = self
    var names: [String] = []
    for (name, event) in Self.named where rest.contains(event) {
      names.append(name)
      rest.remove(event)
    }
    if !rest.isEmpty { names.append("0x" + String(rest.rawValue, radix: 16)) }
    return names
  }
}
