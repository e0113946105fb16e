import ResponderKit

/// A type of Swift whose values code can have.
protocol CodeConvertible {
  static var codeType: ValueType { get }
  /// Returns a value of code as one of the type; nil if it is of another type.
  static func from(_ value: CodeValue) -> Self?
  /// Returns a value of code as one of the type, or ends the code.
  static func required(_ value: CodeValue) throws(CodeStop) -> Self
  var codeValue: CodeValue { get }
  /// Returns whether no number of it has a larger magnitude than a limit, nor is none.
  func isWithin(_ limit: CGFloat) -> Bool
}

extension CodeConvertible {
  // A requirement of the protocol, as an optional of a type that is not known takes long to make.
  static func required(_ value: CodeValue) throws(CodeStop) -> Self {
    guard let found = from(value) else { throw CodeStop(.wrongValue(codeType.text)) }
    return found
  }

  func isWithin(_ limit: CGFloat) -> Bool { true }
}

extension CodeConvertible where Self: BinaryFloatingPoint {
  func isWithin(_ limit: CGFloat) -> Bool { CGFloat(self).magnitude <= limit }
}

extension Bool: CodeConvertible {
  static var codeType: ValueType { .bool }
  static func from(_ value: CodeValue) -> Bool? {
    if case .bool(let value) = value { value } else { nil }
  }
  var codeValue: CodeValue { .bool(self) }
}

extension Int: CodeConvertible {
  static var codeType: ValueType { .int }
  static func from(_ value: CodeValue) -> Int? {
    if case .int(let value) = value { value } else { nil }
  }
  var codeValue: CodeValue { .int(self) }
}

extension Double: CodeConvertible {
  static var codeType: ValueType { .real }
  static func from(_ value: CodeValue) -> Double? { value.number }
  var codeValue: CodeValue { .real(self) }
}

/// A number of which only the order matters: one beyond all others is the greatest.
struct CodedOrder: CodeConvertible {
  let number: CGFloat

  static var codeType: ValueType { .real }
  static func from(_ value: CodeValue) -> Self? {
    value.number.map { number in
      let largest = NumberRule.largest
      return Self(number: number.isNaN ? number : min(largest, max(-largest, number)))
    }
  }
  var codeValue: CodeValue { number.codeValue }
  func isWithin(_ limit: CGFloat) -> Bool { number.isWithin(limit) }
}

extension CGFloat: CodeConvertible {
  static var codeType: ValueType { .real }
  static func from(_ value: CodeValue) -> CGFloat? { value.number.map { CGFloat($0) } }
  var codeValue: CodeValue { .real(Double(self)) }
}

extension Float: CodeConvertible {
  static var codeType: ValueType { .real }
  static func from(_ value: CodeValue) -> Float? { value.number.map { Float($0) } }
  var codeValue: CodeValue { .real(Double(self)) }
}

extension String: CodeConvertible {
  static var codeType: ValueType { .string }
  static func from(_ value: CodeValue) -> String? {
    if case .string(let value) = value { value } else { nil }
  }
  var codeValue: CodeValue { .string(self) }
}

extension CGPoint: CodeConvertible {
  static var codeType: ValueType { .value("CGPoint") }
  static func from(_ value: CodeValue) -> CGPoint? {
    if case .point(let value) = value { value } else { nil }
  }
  var codeValue: CodeValue { .point(self) }
}

extension CGSize: CodeConvertible {
  static var codeType: ValueType { .value("CGSize") }
  static func from(_ value: CodeValue) -> CGSize? {
    if case .size(let value) = value { value } else { nil }
  }
  var codeValue: CodeValue { .size(self) }
}

extension CGRect: CodeConvertible {
  static var codeType: ValueType { .value("CGRect") }
  static func from(_ value: CodeValue) -> CGRect? {
    if case .rect(let value) = value { value } else { nil }
  }
  var codeValue: CodeValue { .rect(self) }
}

extension Optional: CodeConvertible where Wrapped: CodeConvertible {
  static var codeType: ValueType { .optional(Wrapped.codeType) }
  static func from(_ value: CodeValue) -> Wrapped?? {
    if case .none = value { return .some(nil) }
    return Wrapped.from(value).map { .some($0) }
  }
  var codeValue: CodeValue { self?.codeValue ?? .none }
  func isWithin(_ limit: CGFloat) -> Bool { self?.isWithin(limit) ?? true }
}

extension Array: CodeConvertible where Element: CodeConvertible {
  static var codeType: ValueType { .array(Element.codeType) }
  static func from(_ value: CodeValue) -> [Element]? {
    guard case .array(let values) = value.contents else { return nil }
    let elements = values.compactMap { Element.from($0) }
    return elements.count == values.count ? elements : nil
  }
  var codeValue: CodeValue { .array(map(\.codeValue)) }
}

extension Set: CodeConvertible where Element: CodeConvertible {
  static var codeType: ValueType { .set(Element.codeType) }
  static func from(_ value: CodeValue) -> Set<Element>? {
    guard case .set(let values) = value.contents else { return nil }
    return Set(values.compactMap { Element.from($0) })
  }
  var codeValue: CodeValue { .set(map(\.codeValue)) }
}

protocol CodeObject: AnyObject, CodeConvertible {}

extension CodeObject {
  static var codeType: ValueType { .object(String(describing: Self.self)) }
  static func from(_ value: CodeValue) -> Self? { value.object as? Self }
  var codeValue: CodeValue { .object(self) }
}

extension StatefulObject: CodeObject {}
extension UIColor: CodeObject {}
extension UIAction: CodeObject {}
extension UIPresentationController: CodeObject {}

/// A layer stands for its view.
extension CALayer: CodeConvertible {
  static var codeType: ValueType { .value("CALayer") }
  static func from(_ value: CodeValue) -> Self? { (value.object as? UIView)?.layer as? Self }
  var codeValue: CodeValue { view.map { .object($0) } ?? .none }
}

/// A structure, an enum or a set of options of UIKit's that code treats as a whole.
protocol CodeConstant: Hashable, CodeConvertible {
  static var codeName: String { get }
}

extension CodeConstant {
  static var codeType: ValueType { .value(codeName) }
  static func from(_ value: CodeValue) -> Self? {
    if case .other(let box) = value { (box as? CodeConstantOf<Self>)?.value } else { nil }
  }
  var codeValue: CodeValue { .other(CodeConstantOf(self)) }
}

/// A structure, an enum or a set of options of UIKit's, as code holds it. Beside AnyHashable, which
/// could hold it, too, it is found to be of a type in a fraction of the time.
package class CodeConstantBox {
  fileprivate init() {}
  /// Returns whether another one is of the same type and equal.
  func isEqual(to other: CodeConstantBox) -> Bool { false }
  /// Returns whether no number of it has a larger magnitude than a limit, nor is none.
  func isWithin(_ limit: CGFloat) -> Bool { true }
  /// The value as Swift describes it.
  var text: String { "" }
}

private final class CodeConstantOf<Value: CodeConstant>: CodeConstantBox {
  let value: Value
  init(_ value: Value) { self.value = value }
  override func isEqual(to other: CodeConstantBox) -> Bool {
    (other as? CodeConstantOf)?.value == value
  }
  override func isWithin(_ limit: CGFloat) -> Bool { value.isWithin(limit) }
  override var text: String { String(describing: value) }
}

extension CodeValue {
  /// Returns whether no number of it has a larger magnitude than a limit, nor is none.
  func isWithin(_ limit: CGFloat) -> Bool {
    switch self {
    case .real(let number): number.isWithin(limit)
    case .point(let point): point.isWithin(limit)
    case .size(let size): size.isWithin(limit)
    case .rect(let rect): rect.isWithin(limit)
    case .other(let constant): constant.isWithin(limit)
    default: true
    }
  }

  /// Refuses a value of which a number is none, or larger than all that a scene keeps.
  func check(as name: @autoclosure () -> String) throws(CodeStop) {
    if isWithin(NumberRule.largest) { return }
    throw CodeStop(hasNaN ? .misuse("\(name()) contains NaN") : .hugeNumber(name()))
  }

  /// Indicates whether it is geometry of which a part is no number, for which UIKit ends an app.
  private var hasNaN: Bool {
    switch self {
    case .point(let point): point.x.isNaN || point.y.isNaN
    case .size(let size): size.width.isNaN || size.height.isNaN
    case .rect(let rect): CodeValue.point(rect.origin).hasNaN || CodeValue.size(rect.size).hasNaN
    default: false
    }
  }

  /// Creates a value of insets, in points.
  package init(_ insets: UIEdgeInsets) { self = insets.codeValue }

  /// The insets in points, if it is some.
  package var insets: UIEdgeInsets? { UIEdgeInsets.from(self) }
}

extension CGAffineTransform: CodeConstant {
  static var codeName: String { "CGAffineTransform" }
}
extension FloatingPointRoundingRule: CodeConstant {
  static var codeName: String { "FloatingPointRoundingRule" }
}
extension UIEdgeInsets: CodeConstant {
  static var codeName: String { "UIEdgeInsets" }
  func isWithin(_ limit: CGFloat) -> Bool {
    [top, left, bottom, right].allSatisfy { $0.isWithin(limit) }
  }
}
extension UIControl.State: CodeConstant { static var codeName: String { "UIControl.State" } }
extension UIControl.Event: CodeConstant { static var codeName: String { "UIControl.Event" } }
extension UIButton.ButtonType: CodeConstant {
  static var codeName: String { "UIButton.ButtonType" }
}
extension UIStackView.Axis: CodeConstant { static var codeName: String { "UIStackView.Axis" } }
extension UIStackView.Distribution: CodeConstant {
  static var codeName: String { "UIStackView.Distribution" }
}
extension UIStackView.Alignment: CodeConstant {
  static var codeName: String { "UIStackView.Alignment" }
}
extension UIPress.Phase: CodeConstant { static var codeName: String { "UIPress.Phase" } }
extension UIEvent.EventSubtype: CodeConstant {
  static var codeName: String { "UIEvent.EventSubtype" }
}
extension UITouch.Phase: CodeConstant { static var codeName: String { "UITouch.Phase" } }
extension UIEvent.EventType: CodeConstant { static var codeName: String { "UIEvent.EventType" } }
extension UIGestureRecognizer.State: CodeConstant {
  static var codeName: String { "UIGestureRecognizer.State" }
}
extension UIView.AutoresizingMask: CodeConstant {
  static var codeName: String { "UIView.AutoresizingMask" }
}
extension Selector: CodeConstant { static var codeName: String { "Selector" } }
