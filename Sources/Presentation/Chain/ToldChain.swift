import ResponderKit
import Scenes

/// A part of a responder chain as it is told: with what stands for view controllers that an imported
/// text does not tell, and without what only they could lead to.
struct ToldChain {
  enum Link: Equatable {
    /// The responder at a place of the chain.
    case responder(Int)
    /// A controller that the text does not tell, whose root view stands before.
    case controller
    /// The controller that presents it, which the text does not tell either.
    case presenter

    /// What stands for it in a line; nil for a responder.
    var placeholder: String? {
      switch self {
      case .responder: nil
      case .controller: "? a view controller"
      case .presenter: "? its presenter"
      }
    }
  }

  /// The links, in their order.
  let links: [Link]

  /// Reads a chain.
  ///
  /// - Parameter responders: The responders, each the next of the one before; nil for one that is
  ///   gone.
  init(_ responders: some Collection<UIResponder?>, in scene: Scene) {
    guard scene.mayLackControllers else {
      links = (0..<responders.count).map(Link.responder)
      return
    }
    var links: [Link] = []
    var isSkipping = false
    for (place, responder) in responders.enumerated() {
      let view = responder?.asView
      // The presenter's views are not those round what it presents; all of them are in the window.
      if isSkipping, view != nil, !(view is UIWindow) { continue }
      isSkipping = false
      links.append(.responder(place))
      guard let view, place + 1 < responders.count, scene.lacksController(view) else { continue }
      links.append(.controller)
      guard scene.isPresentedAlone(view) else { continue }
      links.append(.presenter)
      isSkipping = true
    }
    self.links = links
  }
}
