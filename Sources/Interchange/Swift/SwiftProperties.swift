import ResponderKit
import Scenes

/// The properties of an object that differ from a new one's, as assignments of Swift.
struct SwiftProperties {
  /// The properties that ``SwiftGeometry`` and the showing of windows set.
  private static let elsewhere: Set = [
    "frame", "transform", "anchorPoint", "contentOffset", "bounds", "center",
  ]

  /// Returns the assignments, without the object's name; calls stand for properties for which UIKit
  /// has no setter.
  ///
  /// - Parameters:
  ///   - object: A view or recognizer.
  ///   - made: A new one.
  static func assignments(of object: StatefulObject, unlike made: StatefulObject) -> [String] {
    PropertyTable.properties(of: object).flatMap { property -> [String] in
      guard property.isSaved, property.set != nil, !elsewhere.contains(property.name),
        !(object is UIWindow && property.name == "isHidden"),
        let value = property.get(object), value != property.get(made)
      else { return [] }
      return property.swiftAssignments(of: value)
    }
  }
}
