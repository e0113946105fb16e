/// A kind of line in a capture, with the keys that it may have: the one list of facts, from which
/// the reader, the help and the checks of both writers follow.
package enum CaptureRecord: String, CaseIterable, Sendable {
  case app, scene, window, view, action, gesture, controller, hit, end

  /// The first word of a capture, before the number of its version.
  static let heading: StaticString = "tapscope-capture "
  /// The version that is read and written.
  package static let version = "1"

  /// The object that the line is about, which comes behind the first word.
  package var subject: String {
    switch self {
    case .app: "the application"
    case .scene: "a window scene"
    case .window: "a window, with the keys of a view, too"
    case .view: "a view"
    case .action: "the control or recognizer that sends it"
    case .gesture: "a gesture recognizer"
    case .controller: "a view controller"
    case .hit: "the view at whose middle the app was asked"
    case .end: "nothing"
    }
  }

  /// The keys with their meanings, besides the flags and numbers of ``settings``.
  package var keys: KeyValuePairs<String, String> {
    switch self {
    case .app:
      [
        "class": "its class", "system": "the version of the system",
        "ignoring": "1 while it ignores interaction events",
        "delegate": "its delegate", "delegateClass": "the class of that",
      ]
    case .scene: ["class": "its class", "screen": "the bounds of its screen"]
    case .window:
      [
        "scene": "its scene", "key": "1 for the key window",
        "safeAreaInsets": "top, left, bottom, right", "root": "its root controller",
      ]
    case .view:
      [
        "class": "its class", "base": "the nearest public class of UIKit, if it is another one",
        "in": "its superview, of an earlier line", "frame": "x, y, width, height",
        "bounds": "where they do not follow from the frame", "center": "with a transform",
        "transform": "a, b, c, d, tx, ty", "anchorPoint": "x, y, if not 0.5,0.5",
        "overrides": "what its class overrides: hitTest, pointInside, touchesBegan, …, next",
        "text": "of a label, field or text view", "title": "of a button",
        "placeholder": "of a field", "backgroundColor": "clear, other or red,green,blue,alpha",
        "accessibilityIdentifier": "", "accessibilityLabel": "", "contentOffset": "x, y",
        "contentSize": "width, height", "adjustedContentInset": "top, left, bottom, right",
        "next": "its next responder, if an unusual one, or none",
        "nextClass": "the class of that", "first": "1 for a first responder",
      ]
    case .action:
      [
        "target": "who gets it; nobody in particular if left out",
        "class": "the class of that", "action": "the selector",
        "events": "the bits of UIControl.Event",
      ]
    case .gesture:
      [
        "class": "its class", "base": "the nearest public class of UIKit, if it is another one",
        "view": "its view", "name": "its name", "delegate": "its delegate",
        "delegateClass": "the class of that",
        "mustFail": "the recognizers that it waits for, joined by commas",
        "printed": "its description, for targets and those that it waits for",
      ]
    case .controller:
      [
        "class": "its class", "view": "its view, if loaded", "parent": "its parent",
        "presenter": "who presented it", "first": "1 for a first responder",
      ]
    case .hit:
      [
        "at": "x, y on the screen", "answer": "what hitTest returned, or none",
        "class": "the class of that",
        "sample": "1 for another point of the view than its middle",
      ]
    case .end: ["lines": "how many lines there are, this one included"]
    }
  }

  /// Returns whether a line of the kind may have a key.
  func knows(_ key: String) -> Bool { known.contains(key) }

  private var known: Set<String> { Self.knownKeys[self] ?? [] }

  private static let knownKeys: [CaptureRecord: Set<String>] = {
    var known: [CaptureRecord: Set<String>] = [:]
    for record in allCases {
      let inherited = record == .window ? CaptureRecord.view.keys.map(\.key) : []
      known[record] = Set(record.keys.map(\.key) + inherited)
    }
    return known
  }()
}

/// The flags and numbers of objects of a class of UIKit, under the names that key-value coding has
/// for them. A line leaves out those that are as usual.
package struct CaptureSettings: Sendable {
  /// The class that declares the properties.
  package let className: String
  /// The names with the values that are usual.
  package let usual: KeyValuePairs<String, Double>

  /// The settings of views.
  package static let ofViews: [CaptureSettings] = [
    CaptureSettings(
      className: "UIView",
      usual: [
        "hidden": 0, "alpha": 1, "userInteractionEnabled": 1, "multipleTouchEnabled": 0,
        "exclusiveTouch": 0, "clipsToBounds": 0, "layer.zPosition": 0, "autoresizingMask": 0,
        "autoresizesSubviews": 1, "tag": 0,
      ]),
    CaptureSettings(className: "UIWindow", usual: ["windowLevel": 0]),
    CaptureSettings(
      className: "UIControl", usual: ["enabled": 1, "selected": 0, "highlighted": 0]),
    CaptureSettings(
      className: "UIScrollView",
      usual: [
        "scrollEnabled": 1, "delaysContentTouches": 1, "canCancelContentTouches": 1,
        "directionalLockEnabled": 0, "bounces": 1, "alwaysBounceVertical": 0,
        "alwaysBounceHorizontal": 0, "minimumZoomScale": 1, "maximumZoomScale": 1,
      ]),
    CaptureSettings(className: "UISwitch", usual: ["on": 0]),
    CaptureSettings(
      className: "UISlider",
      usual: ["minimumValue": 0, "maximumValue": 1, "value": 0, "continuous": 1]),
    CaptureSettings(className: "UITableViewCell", usual: ["selected": 0, "highlighted": 0]),
  ]

  /// The settings of gesture recognizers.
  package static let ofGestures: [CaptureSettings] = [
    CaptureSettings(
      className: "UIGestureRecognizer",
      usual: [
        "state": 0, "enabled": 1, "cancelsTouchesInView": 1, "delaysTouchesBegan": 0,
        "delaysTouchesEnded": 1,
      ]),
    CaptureSettings(
      className: "UITapGestureRecognizer",
      usual: ["numberOfTapsRequired": 1, "numberOfTouchesRequired": 1]),
    CaptureSettings(
      className: "UILongPressGestureRecognizer",
      usual: [
        "numberOfTapsRequired": 0, "numberOfTouchesRequired": 1, "minimumPressDuration": 0.5,
        "allowableMovement": 10,
      ]),
    CaptureSettings(
      className: "UIPanGestureRecognizer",
      usual: ["minimumNumberOfTouches": 1, "maximumNumberOfTouches": 4_294_967_295]),
    CaptureSettings(
      className: "UISwipeGestureRecognizer",
      usual: ["direction": 1, "numberOfTouchesRequired": 1]),
    CaptureSettings(className: "UIScreenEdgePanGestureRecognizer", usual: ["edges": 0]),
  ]

  static let viewNames = Set(ofViews.flatMap { $0.usual.map(\.key) })
  /// The names of the settings of gesture recognizers.
  static let gestureNames = Set(ofGestures.flatMap { $0.usual.map(\.key) })
}
