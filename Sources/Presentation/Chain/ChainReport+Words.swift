import Explanation
import ResponderKit
import Scenes

extension Scene {
  /// Returns why a responder is the `next` of another, with the rule.
  ///
  /// - Parameters:
  ///   - responder: The `next` of the other.
  ///   - previous: The other.
  package func sentence(next responder: UIResponder, of previous: UIResponder) -> String {
    let reason = ChainReason(responder, after: previous)
    let text = reason.words(label(of: previous))
    return reason.rule.map { "\(text) (\($0))" } ?? text
  }
}

extension ChainReason {
  /// Returns the reason in words.
  ///
  /// - Parameter name: The name of the responder before.
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .overridden: "next of \(name) is overridden"
    case .rootView: "\(name) is its root view"
    case .superview: "superview of \(name)"
    case .scene: "scene of \(name)"
    case .application: "application of \(name)"
    case .presenter: "presents \(name)"
    case .superviewOfRootView: "superview of \(name)'s view"
    case .delegate: "delegate of \(name), a responder"
    case .other: "next of \(name)"
    }
  }
}
