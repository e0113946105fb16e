import Code
import Interpreter
import ResponderKit
import Scenes
import Session

/// A method that an object's class of the code has cannot be given in another way, too.
extension Call {
  /// Refuses to override methods of which an object's class of the code has one.
  ///
  /// - Parameter names: The methods, as `hitTest(_:with:)`.
  func refuseCode(of object: StatefulObject, _ names: [String]) throws {
    guard let program = scene.codeBook?.program else { return }
    for name in names {
      guard let place = program.placeOfOverride(name, of: object) else { continue }
      let label = scene.label(of: object)
      throw CommandError(
        .refused(
          "'\(label)' runs \(place.owner).\(name) (\(place.source):\(place.line)); "
            + "'code none on \(label)' takes its class away"))
    }
  }
}

extension AnswerMethod {
  /// The method of an object's own class as code names it; nil if it belongs to its delegate.
  func nameInCode(of object: StatefulObject) -> String? {
    belongsToDelegate(of: object) ? nil : fullName
  }
}
