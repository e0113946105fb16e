import ResponderKit
import Text

/// The numbers by which a feed calls views, other responders and recognizers: the same ones as long
/// as it lasts.
package final class FeedNumbers {
  private var numbers: [ObjectID: Int] = [:]
  private var objects: [ObjectID] = []

  /// Creates numbers that begin with 0.
  package init() {}

  /// Returns the number of an object; a new one for an object that is new.
  package func number(of object: ObjectID) -> Int {
    if let number = numbers[object] { return number }
    numbers[object] = objects.count
    objects.append(object)
    return objects.count - 1
  }

  /// Returns the number of an object, or -1 for none.
  func number(of object: ObjectID?) -> JSONValue {
    .integer(object.map { number(of: $0) } ?? -1)
  }

  /// Returns the object of a number; nil if there is none.
  package func object(of number: Int) -> ObjectID? {
    objects.indices.contains(number) ? objects[number] : nil
  }
}
