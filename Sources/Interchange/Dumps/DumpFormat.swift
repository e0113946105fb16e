import Scenes

/// A way of printing a screen, as debuggers and test tools do it.
package enum DumpFormat: String, CaseIterable, Sendable {
  /// `-[UIView recursiveDescription]`, with or without frames: every view of the app.
  case recursiveDescription = "recursiveDescription"
  /// `-[UIViewController _printHierarchy]`.
  case controllers = "_printHierarchy"
  /// One responder per line, each deeper than the one before.
  case responderChain = "responder chain"
  /// Printed gesture recognizers.
  case gestureRecognizers = "gesture recognizers"
  /// Printed touches.
  case touches = "touches"
  /// The targets of controls, as chisel's `pactions` prints them.
  case controlActions = "control actions"
  /// What Detox says when a view cannot be hit.
  case detoxFailure = "Detox failure"
  /// What EarlGrey prints of a screen: every view, front to back.
  case earlGrey = "EarlGrey"
  /// Detox's hierarchy as XML: every view, in whole points.
  case detoxXML = "Detox XML"
  /// Appium's page source: accessible elements only.
  case webDriverAgentXML = "WebDriverAgent XML"
  /// `XCUIElement.debugDescription`: accessible elements only.
  case xcuiTest = "XCUITest"
  /// `idb ui describe-all`: accessible elements only.
  case idb = "idb JSON"
  /// `maestro hierarchy`: accessible elements only.
  case maestro = "Maestro JSON"

  /// Whether the text holds accessible elements only: a transparent view that takes a touch is not
  /// in it.
  package var isApproximate: Bool {
    switch self {
    case .webDriverAgentXML, .xcuiTest, .idb, .maestro: true
    default: false
    }
  }

  /// Which facts it tells that others leave open.
  var toldFacts: Set<SceneOrigin.Fact> {
    switch self {
    case .recursiveDescription, .detoxFailure: [.interaction]
    case .controllers: [.controllers]
    case .gestureRecognizers: [.recognizers]
    case .earlGrey: [.interaction, .enabled]
    case .webDriverAgentXML, .xcuiTest, .idb, .maestro: [.enabled]
    case .responderChain, .touches, .controlActions, .detoxXML: []
    }
  }

  /// Which facts it leaves open, even if another text beside it tells them of a few views.
  var openFacts: Set<SceneOrigin.Fact> { self == .detoxXML ? [.interaction] : [] }
}
