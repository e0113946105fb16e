import ResponderKit
import Scenes

/// What a slot's words stood for.
enum Argument {
  case number(Double)
  case integer(Int)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case numbers([Double])
  case object(StatefulObject)
  case viewClass(ViewClass)
  case events([EventMethod])
  case words([Word])
  case text(String)
  case property(Property, of: StatefulObject)
  case value(PropertyValue)
  indirect case assignment(name: String, value: Word?)
  case answer(UIResponder, UIResponder?)
  case key(UIKey)
  case gestureKind(GestureKind)
  case delegateAnswer((inout AnsweringDelegate.Answers) -> Void)
  case controlEvent(UIControl.Event)
  case target(UIResponder?, action: Selector)
}

/// The arguments of one call, by the labels of their slots.
struct Arguments {
  /// What a slot was given.
  struct Entry {
    let label: String
    let range: Range<Int>
    let value: Argument
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ label: String, _ range: Range<Int>, _ value: Argument) {
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(Entry(label: label, range: range, value: value))
  }

  mutating func truncate(to count: Int) {
    if entries.count == count { return }
    entries.removeSubrange(count...)
  }

  /// The first argument of a label.
  subscript(label: String) -> Argument? {
    // In place, because every command asks, and a loop copies every entry on its way.
    entries.withUnsafeBufferPointer { entries in
      for k in entries.indices where entries[k].label == label { return entries[k].value }
      return nil
    }
  }

  /// Where the first argument of a label stands in the line.
  func range(of label: String) -> Range<Int>? {
    entries.first { $0.label == label }?.range
  }

  /// All arguments of a label, in order.
  func all(_ label: String) -> [Argument] {
    entries.filter { $0.label == label }.map(\.value)
  }
}
