import Code
import Interpreter
import ResponderKit
import Scenes
import Session

/// A method that a view's class of the code has cannot be given in another way, too.
extension Call {
  /// Refuses to override methods of which a view's class of the code has one.
  ///
  /// - Parameter names: The methods, as `hitTest(_:with:)`.
  func refuseCode(of view: UIView, _ names: [String]) throws {
    guard let program = scene.codeBook?.program else { return }
    for name in names {
      guard let method = program.method(name, of: view), !method.owner.isExtension else { continue }
      let place =
        "\(method.source.name):\(method.source.line(of: method.declaration.range.lowerBound))"
      let label = scene.label(of: view)
      throw CommandError(
        .refused(
          "'\(label)' runs \(method.owner.name).\(name) (\(place)); 'code none on \(label)' takes its "
            + "class away"))
    }
  }
}

extension AnswerMethod {
  /// The method as code names it; nil of one that UIKit does not call in code.
  var nameInCode: String? {
    switch self {
    case .hitTest: "hitTest(_:with:)"
    case .pointInside: "point(inside:with:)"
    default: nil
    }
  }
}
