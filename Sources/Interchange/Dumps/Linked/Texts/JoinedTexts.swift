/// The objects that a text prints besides views, to be joined with the views by address.
package struct JoinedTexts: Sendable {
  /// The gesture recognizers, in the order of the text; one may be printed several times.
  package var recognizers: [DumpedRecognizer] = []
  /// The view controllers, in the order of the text, parents before children.
  package var controllers: [DumpedController] = []
  /// The touches, in the order of the text.
  package var touches: [DumpedTouch] = []
  /// The responder chains, in the order of the text.
  package var chains: [DumpedChain] = []
  /// The targets of controls, in the order of the text.
  package var actions: [DumpedActions] = []

  /// Creates texts that print nothing.
  package init() {}

  /// Indicates whether no such object is printed.
  package var isEmpty: Bool { formats.isEmpty }

  /// The number of objects that are printed.
  var count: Int {
    recognizers.count + controllers.count + touches.count + actions.count
      + chains.reduce(0) { $0 + $1.links.count }
  }

  /// The formats found in the texts.
  package var formats: [DumpFormat] {
    var formats: [DumpFormat] = []
    if !controllers.isEmpty { formats.append(.controllers) }
    if !chains.isEmpty { formats.append(.responderChain) }
    if !recognizers.isEmpty { formats.append(.gestureRecognizers) }
    if !touches.isEmpty { formats.append(.touches) }
    if !actions.isEmpty { formats.append(.controlActions) }
    return formats
  }

  /// The addresses of views by which the texts can be joined with a scene.
  package var addresses: Set<String> {
    var found = Set(recognizers.compactMap(\.view?.address))
    found.formUnion(controllers.compactMap(\.view?.address))
    for touch in touches {
      found.formUnion([touch.view, touch.window].compactMap { $0?.address })
    }
    for chain in chains { found.formUnion(chain.links.compactMap(\.address)) }
    found.formUnion(actions.compactMap(\.control))
    return found
  }
}

extension DumpFormat {
  /// `-[UIViewController _printHierarchy]`.
  package static let controllers = DumpFormat(name: "_printHierarchy", toldFacts: [.controllers])
  /// One responder per line, each deeper than the one before.
  package static let responderChain = DumpFormat(name: "responder chain")
  /// Printed gesture recognizers.
  package static let gestureRecognizers = DumpFormat(
    name: "gesture recognizers", toldFacts: [.recognizers])
  /// Printed touches.
  package static let touches = DumpFormat(name: "touches")
  /// The targets of controls, as chisel's `pactions` prints them.
  package static let controlActions = DumpFormat(name: "control actions")
}
