/// A way in which a controller is shown when it is presented. It decides who presents the
/// controller (R11.4), where its view is, and what becomes of touches beside it.
public enum UIModalPresentationStyle: Int, CaseIterable, Sendable {
  /// The style that the system chooses: a sheet (R11.6).
  case automatic = -2
  /// No style: the controller is not to be adapted.
  case none = -1
  /// The whole screen. The presenter's view leaves the window.
  case fullScreen = 0
  /// A sheet that leaves a part of the screen behind it visible.
  case pageSheet = 1
  /// A sheet in the middle of the screen.
  case formSheet = 2
  /// The place of the controller that presents it, whose view leaves the window.
  case currentContext = 3
  /// A style of the app's own.
  case custom = 4
  /// The whole screen, with the views behind kept.
  case overFullScreen = 5
  /// The place of the controller that presents it, with the views behind kept.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7

  /// Indicates whether the nearest controller with `definesPresentationContext` presents (R11.4).
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Indicates whether a view behind the presented one takes the touches beside it.
  package var dims: Bool { isSheet || self == .popover }

  /// Indicates whether the controller is shown as a sheet, once its style is adapted.
  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}
