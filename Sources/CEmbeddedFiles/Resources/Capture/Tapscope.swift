// Captures the screen of an app as one text, which `tapscope -c 'import screen.tapscope'` reads.
//
// Add this file to a debug build or to a test target. It needs no other file, uses public API only
// and changes nothing. Views are asked with hitTest, so what that prints or counts happens.

import Foundation

#if canImport(UIKit)
  import ObjectiveC
  import UIKit
#else
  import ResponderKit
#endif

/// The screen as one text: windows, views, targets, recognizers, controllers, and what the app's own
/// hitTest answers.
@available(iOS 14, tvOS 14, *)
#if canImport(UIKit)
  @MainActor
#endif
enum Tapscope {
  /// Returns the text for the screen of an app.
  static func capture(_ application: UIApplication) -> String {
    var capture = Capture()
    capture.add(application)
    return capture.text
  }
}

@available(iOS 14, tvOS 14, *)
extension Tapscope {
  /// A line of the text. Values that an object usually has are left out.
  #if canImport(UIKit)
    @MainActor
  #endif
  struct Record {
    var line: String

    init(_ name: String, _ object: AnyObject) { line = "\(name) \(Tapscope.address(of: object))" }

    mutating func add(_ key: String, word: String) { line += " \(key)=\(word)" }

    mutating func add(_ key: String, text: String?) {
      guard let text, !text.isEmpty else { return }
      var quoted = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\", "$": quoted += "\\\(scalar)"
        case "\n": quoted += "\\n"
        case "\t": quoted += "\\t"
        case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value),
          "\u{2028}", "\u{2029}":
          quoted += "\\u{\(String(scalar.value, radix: 16))}"
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      add(key, word: "\"\(quoted)\"")
    }

    mutating func add(_ key: String, _ object: AnyObject?) {
      guard let object else { return }
      add(key, word: Tapscope.address(of: object))
    }

    mutating func add(_ key: String, _ value: Double, usual: Double) {
      if value != usual { add(key, numbers: [value]) }
    }

    mutating func add(_ key: String, _ isOn: Bool, usual: Bool) {
      if isOn != usual { add(key, word: isOn ? "1" : "0") }
    }

    mutating func add(_ key: String, numbers: [Double]) {
      // As few digits as tell the number from all others.
      let words = numbers.map { Int64(exactly: $0).map(String.init) ?? "\($0)" }
      add(key, word: words.joined(separator: ","))
    }

    mutating func add(_ key: String, _ point: CGPoint) {
      add(key, numbers: [Double(point.x), Double(point.y)])
    }

    mutating func add(_ key: String, _ size: CGSize) {
      add(key, numbers: [Double(size.width), Double(size.height)])
    }

    mutating func add(_ key: String, _ rect: CGRect) {
      add(
        key,
        numbers: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init))
    }

    mutating func add(_ key: String, _ insets: UIEdgeInsets) {
      guard insets != .zero else { return }
      add(key, numbers: [insets.top, insets.left, insets.bottom, insets.right].map(Double.init))
    }
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}

@available(iOS 14, tvOS 14, *)
extension Tapscope {
  /// The text while it is written.
  #if canImport(UIKit)
    @MainActor
  #endif
  struct Capture {
    private var lines = ["tapscope-capture 1"]
    private var controllers: [UIViewController] = []
    private var seen: Set<ObjectIdentifier> = []
    /// The interactive views, with points of each on the screen, its middle first.
    private var questions: [(view: UIView, points: [CGPoint])] = []

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func add(_ record: Record) { lines.append(record.line) }

    mutating func add(_ application: UIApplication) {
      var record = Record("app", application)
      record.add("class", word: Tapscope.className(of: application))
      Tapscope.addFacts(of: application, to: &record)
      if let delegate = application.delegate as AnyObject? {
        record.add("delegate", delegate)
        record.add("delegateClass", word: Tapscope.className(of: delegate))
      }
      add(record)
      var bounds: [CGRect] = []
      for scene in Tapscope.scenes(of: application) {
        var record = Record("scene", scene)
        record.add("class", word: Tapscope.className(of: scene))
        record.add("screen", Tapscope.screen(of: scene))
        add(record)
        bounds.append(Tapscope.screen(of: scene))
      }
      // Back to front, as they are asked for a touch in the reverse order.
      let windows = Tapscope.windows(of: application).enumerated().sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }.map(\.element)
      for window in windows {
        addTree(below: window)
        if let root = window.rootViewController { note(root) }
      }
      addControllers()
      for (view, points) in questions {
        for (index, point) in points.enumerated() where bounds.allSatisfy({ $0.contains(point) }) {
          ask(windows, view, point, isSample: index > 0)
        }
      }
      lines.append("end lines=\(lines.count + 1)")
    }

    /// Adds a window with all views in it, without recursion.
    private mutating func addTree(below window: UIWindow) {
      var rest: [UIView] = [window]
      while let view = rest.popLast() {
        add(view, in: window)
        rest += view.subviews.reversed()
      }
    }

    private mutating func add(_ view: UIView, in window: UIWindow) {
      guard !Tapscope.isOwn(view) else { return }
      var record = Record(view === window ? "window" : "view", view)
      if view !== window { record.add("in", view.superview) }
      record.add("class", word: Tapscope.className(of: view))
      Tapscope.addClass(of: view, to: &record)
      addGeometry(of: view, to: &record)
      Tapscope.addNumbers(of: view, to: &record)
      addContent(of: view, to: &record)
      if view === window { addFacts(of: window, to: &record) }
      addNext(of: view, to: &record)
      record.add("first", view.isFirstResponder, usual: false)
      add(record)
      if let control = view as? UIControl { addActions(of: control) }
      for recognizer in view.gestureRecognizers ?? [] { add(recognizer, of: view) }
      let isTarget = view is UIControl || !(view.gestureRecognizers ?? []).isEmpty
      if isTarget, view.isUserInteractionEnabled {
        let screen: UIWindow? = nil
        let shares = questions.count < Tapscope.mostSampled ? Tapscope.samples : []
        let points = ([(0.5, 0.5)] + shares).map { x, y in
          let point = CGPoint(
            x: view.bounds.minX + x * view.bounds.width,
            y: view.bounds.minY + y * view.bounds.height)
          return window.convert(view.convert(point, to: window), to: screen)
        }
        questions.append((view, points))
      }
    }

    private func addGeometry(of view: UIView, to record: inout Record) {
      record.add("frame", view.frame)
      if !view.transform.isIdentity || view.bounds.origin != .zero {
        record.add("bounds", view.bounds)
      }
      if !view.transform.isIdentity {
        let transform = view.transform
        record.add("center", view.center)
        record.add(
          "transform",
          numbers: [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
          ].map(Double.init))
      }
      let anchor = Tapscope.anchorPoint(of: view)
      if anchor != CGPoint(x: 0.5, y: 0.5) { record.add("anchorPoint", anchor) }
      if let scrollView = view as? UIScrollView {
        if scrollView.contentOffset != .zero {
          record.add("contentOffset", scrollView.contentOffset)
        }
        record.add("contentSize", scrollView.contentSize)
        record.add("adjustedContentInset", scrollView.adjustedContentInset)
      }
    }

    private func addContent(of view: UIView, to record: inout Record) {
      switch view {
      case let label as UILabel: record.add("text", text: label.text)
      case let field as UITextField:
        record.add("text", text: field.text)
        record.add("placeholder", text: field.placeholder)
      case let textView as UITextView: record.add("text", text: textView.text)
      case let button as UIButton: record.add("title", text: Tapscope.title(of: button))
      default: break
      }
      if let color = view.backgroundColor {
        record.add("backgroundColor", word: Tapscope.word(for: color))
      }
    }

    private func addFacts(of window: UIWindow, to record: inout Record) {
      record.add("scene", window.windowScene)
      record.add("windowLevel", Double(window.windowLevel.rawValue), usual: 0)
      record.add("key", window.isKeyWindow, usual: false)
      record.add("safeAreaInsets", window.safeAreaInsets)
      record.add("root", window.rootViewController)
    }

    /// Adds the next responder if it is neither the superview nor the view's controller.
    private mutating func addNext(of view: UIView, to record: inout Record) {
      let next = view.next
      if let controller = next as? UIViewController, controller.viewIfLoaded === view {
        note(controller)
        return
      }
      let usual: UIResponder? =
        view is UIWindow ? (view as? UIWindow)?.windowScene : view.superview
      guard next !== usual, !(view is UIWindow && next is UIApplication) else { return }
      guard let next else {
        record.add("next", word: "none")
        return
      }
      record.add("next", next)
      record.add("nextClass", word: Tapscope.className(of: next))
    }

    private mutating func addActions(of control: UIControl) {
      control.enumerateEventHandlers { closure, pair, events, _ in
        var record = Record("action", control)
        if let closure {
          record.add("target", closure)
          record.add("class", word: "UIAction")
          record.add("action", word: "handler")
        } else if let pair {
          if let target = pair.0 as AnyObject? {
            record.add("target", target)
            record.add("class", word: Tapscope.className(of: target))
          }
          record.add("action", word: "\(pair.1)")
        }
        record.add("events", word: String(events.rawValue))
        add(record)
      }
    }

    private mutating func add(_ recognizer: UIGestureRecognizer, of view: UIView) {
      var record = Record("gesture", recognizer)
      record.add("class", word: Tapscope.className(of: recognizer))
      Tapscope.addClass(of: recognizer, to: &record)
      record.add("view", view)
      record.add("name", text: recognizer.name)
      Tapscope.addNumbers(of: recognizer, to: &record)
      if let delegate = recognizer.delegate as AnyObject? {
        record.add("delegate", delegate)
        record.add("delegateClass", word: Tapscope.className(of: delegate))
      }
      let links = Tapscope.addLinks(of: recognizer, to: &record)
      add(record)
      for link in links { add(link) }
    }

    private mutating func note(_ controller: UIViewController) {
      if seen.insert(ObjectIdentifier(controller)).inserted { controllers.append(controller) }
    }

    /// Adds the controllers that were met, and those below and in front of them.
    private mutating func addControllers() {
      var index = 0
      while index < controllers.count {
        let controller = controllers[index]
        index += 1
        var record = Record("controller", controller)
        record.add("class", word: Tapscope.className(of: controller))
        record.add("view", controller.viewIfLoaded)
        if let parent = controller.parent {
          record.add("parent", parent)
        } else {
          record.add("presenter", controller.presentingViewController)
        }
        record.add("first", controller.isFirstResponder, usual: false)
        add(record)
        controller.children.forEach { note($0) }
        if let parent = controller.parent { note(parent) }
        if let presented = controller.presentedViewController { note(presented) }
      }
    }

    /// Asks the windows from front to back, as a touch does.
    private mutating func ask(
      _ windows: [UIWindow], _ view: UIView, _ point: CGPoint, isSample: Bool
    ) {
      let screen: UIWindow? = nil
      var answer: UIView?
      for window in windows.reversed() where answer == nil {
        answer = window.hitTest(window.convert(point, from: screen), with: nil)
      }
      var record = Record("hit", view)
      record.add("at", point)
      if let answer {
        record.add("answer", answer)
        record.add("class", word: Tapscope.className(of: answer))
      } else {
        record.add("answer", word: "none")
      }
      record.add("sample", isSample, usual: false)
      add(record)
    }
  }

  /// The number of views of which more than the middle is asked.
  private static let mostSampled = 300

  /// The other points of a view that are asked, as shares of its width and height: the middles of
  /// three rows and columns, and the corners.
  private static let samples: [(CGFloat, CGFloat)] = {
    let (first, last): (CGFloat, CGFloat) = (1.0 / 6, 5.0 / 6)
    let (edge, far): (CGFloat, CGFloat) = (1.0 / 32, 31.0 / 32)
    return [
      (first, first), (0.5, first), (last, first), (first, 0.5), (last, 0.5), (first, last),
      (0.5, last), (last, last), (edge, edge), (far, edge), (edge, far), (far, far),
    ]
  }()
}

// Flags and numbers, each with the value that it usually has.

@available(iOS 14, tvOS 14, *)
extension Tapscope {
  static func addNumbers(of view: UIView, to record: inout Record) {
    record.add("hidden", view.isHidden, usual: false)
    record.add("alpha", Double(view.alpha), usual: 1)
    record.add("userInteractionEnabled", view.isUserInteractionEnabled, usual: true)
    record.add("multipleTouchEnabled", view.isMultipleTouchEnabled, usual: false)
    record.add("exclusiveTouch", view.isExclusiveTouch, usual: false)
    record.add("clipsToBounds", view.clipsToBounds, usual: false)
    record.add("layer.zPosition", Double(view.layer.zPosition), usual: 0)
    record.add("autoresizingMask", Double(view.autoresizingMask.rawValue), usual: 0)
    record.add("autoresizesSubviews", view.autoresizesSubviews, usual: true)
    record.add("tag", Double(view.tag), usual: 0)
    if let control = view as? UIControl {
      record.add("enabled", control.isEnabled, usual: true)
      record.add("selected", control.isSelected, usual: false)
      record.add("highlighted", control.isHighlighted, usual: false)
    }
    if let scrollView = view as? UIScrollView { addNumbers(of: scrollView, to: &record) }
    #if !os(tvOS)
      if let control = view as? UISwitch { record.add("on", control.isOn, usual: false) }
      if let slider = view as? UISlider {
        record.add("minimumValue", Double(slider.minimumValue), usual: 0)
        record.add("maximumValue", Double(slider.maximumValue), usual: 1)
        record.add("value", Double(slider.value), usual: 0)
        record.add("continuous", slider.isContinuous, usual: true)
      }
    #endif
    if let cell = view as? UITableViewCell {
      record.add("selected", cell.isSelected, usual: false)
      record.add("highlighted", cell.isHighlighted, usual: false)
    }
  }

  private static func addNumbers(of scrollView: UIScrollView, to record: inout Record) {
    record.add("scrollEnabled", scrollView.isScrollEnabled, usual: true)
    record.add("delaysContentTouches", scrollView.delaysContentTouches, usual: true)
    record.add("canCancelContentTouches", scrollView.canCancelContentTouches, usual: true)
    record.add("directionalLockEnabled", scrollView.isDirectionalLockEnabled, usual: false)
    record.add("bounces", scrollView.bounces, usual: true)
    record.add("alwaysBounceVertical", scrollView.alwaysBounceVertical, usual: false)
    record.add("alwaysBounceHorizontal", scrollView.alwaysBounceHorizontal, usual: false)
    record.add("minimumZoomScale", Double(scrollView.minimumZoomScale), usual: 1)
    record.add("maximumZoomScale", Double(scrollView.maximumZoomScale), usual: 1)
  }

  static func addNumbers(of recognizer: UIGestureRecognizer, to record: inout Record) {
    record.add("state", Double(recognizer.state.number), usual: 0)
    record.add("enabled", recognizer.isEnabled, usual: true)
    record.add("cancelsTouchesInView", recognizer.cancelsTouchesInView, usual: true)
    record.add("delaysTouchesBegan", recognizer.delaysTouchesBegan, usual: false)
    record.add("delaysTouchesEnded", recognizer.delaysTouchesEnded, usual: true)
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      record.add("numberOfTapsRequired", Double(tap.numberOfTapsRequired), usual: 1)
      record.add("numberOfTouchesRequired", Double(tap.numberOfTouchesRequired), usual: 1)
    case let press as UILongPressGestureRecognizer:
      record.add("numberOfTapsRequired", Double(press.numberOfTapsRequired), usual: 0)
      record.add("numberOfTouchesRequired", Double(press.numberOfTouchesRequired), usual: 1)
      record.add("minimumPressDuration", press.minimumPressDuration, usual: 0.5)
      record.add("allowableMovement", Double(press.allowableMovement), usual: 10)
    case let pan as UIPanGestureRecognizer:
      #if !os(tvOS)
        record.add("minimumNumberOfTouches", Double(pan.minimumNumberOfTouches), usual: 1)
        // Usually as many as there are integers.
        if pan.maximumNumberOfTouches < 100 {
          record.add("maximumNumberOfTouches", Double(pan.maximumNumberOfTouches), usual: 0)
        }
        if let edgePan = pan as? UIScreenEdgePanGestureRecognizer {
          record.add("edges", Double(edgePan.edges.rawValue), usual: 0)
        }
      #endif
    case let swipe as UISwipeGestureRecognizer:
      record.add("direction", Double(swipe.direction.rawValue), usual: 1)
      #if !os(tvOS)
        record.add("numberOfTouchesRequired", Double(swipe.numberOfTouchesRequired), usual: 1)
      #endif
    default: break
    }
  }
}

#if canImport(UIKit)

  // What UIKit has and ResponderKit has not.

  @available(iOS 14, tvOS 14, *)
  extension Tapscope {
    /// Returns the text for the screen of this app.
    static func capture() -> String { capture(UIApplication.shared) }

    /// Puts an invisible element into a window whose value is the text, for a UI test, which runs
    /// in another process: `app.otherElements["tapscope"].value as? String`.
    static func offer(in window: UIWindow) {
      let view = Element(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = true
      view.accessibilityIdentifier = "tapscope"
      window.addSubview(view)
    }

    private final class Element: UIView {
      override var accessibilityValue: String? {
        get { Tapscope.capture() }
        set {}
      }
    }

    static func isOwn(_ view: UIView) -> Bool { view is Element }

    static func className(of object: AnyObject) -> String { NSStringFromClass(type(of: object)) }

    static func scenes(of application: UIApplication) -> [UIWindowScene] {
      application.connectedScenes.compactMap { $0 as? UIWindowScene }
    }

    static func windows(of application: UIApplication) -> [UIWindow] {
      scenes(of: application).flatMap(\.windows)
    }

    static func screen(of scene: UIWindowScene) -> CGRect {
      #if os(visionOS)
        scene.coordinateSpace.bounds
      #else
        scene.screen.bounds
      #endif
    }

    static func addFacts(of application: UIApplication, to record: inout Record) {
      record.add("system", text: UIDevice.current.systemVersion)
      record.add("ignoring", application.isIgnoringInteractionEvents, usual: false)
    }

    static func anchorPoint(of view: UIView) -> CGPoint { view.layer.anchorPoint }

    static func title(of button: UIButton) -> String? {
      button.currentTitle ?? button.currentAttributedTitle?.string
    }

    static func word(for color: UIColor) -> String {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "other" }
      return alpha == 0
        ? "clear" : [red, green, blue, alpha].map { "\($0)" }.joined(separator: ",")
    }

    /// Adds what only a runtime can tell: the nearest public class of UIKit, and the methods that
    /// the object's class overrides of it; and the names for accessibility.
    static func addClass(of object: NSObject, to record: inout Record) {
      let own: AnyClass = type(of: object)
      var base: AnyClass = own
      while !isPublic(base), let parent = class_getSuperclass(base) { base = parent }
      if base !== own { record.add("base", word: NSStringFromClass(base)) }
      guard let view = object as? UIView else { return }
      let methods: [(name: String, selector: Selector)] = [
        ("hitTest", #selector(UIView.hitTest(_:with:))),
        ("pointInside", #selector(UIView.point(inside:with:))),
        ("touchesBegan", #selector(UIResponder.touchesBegan(_:with:))),
        ("touchesMoved", #selector(UIResponder.touchesMoved(_:with:))),
        ("touchesEnded", #selector(UIResponder.touchesEnded(_:with:))),
        ("touchesCancelled", #selector(UIResponder.touchesCancelled(_:with:))),
        ("next", #selector(getter: UIResponder.next)),
      ]
      let names = methods.filter {
        class_getMethodImplementation(own, $0.selector)
          != class_getMethodImplementation(base, $0.selector)
      }.map(\.name)
      if !names.isEmpty { record.add("overrides", word: names.joined(separator: ",")) }
      record.add("accessibilityIdentifier", text: view.accessibilityIdentifier)
      record.add("accessibilityLabel", text: view.accessibilityLabel)
    }

    private static func isPublic(_ type: AnyClass) -> Bool {
      guard let image = class_getImageName(type).map({ String(cString: $0) }) else { return false }
      return (image.hasSuffix("/UIKitCore") || image.hasSuffix("/UIKit"))
        && !NSStringFromClass(type).hasPrefix("_")
    }

    /// Adds what UIKit prints of a recognizer's targets and of those that must fail before it.
    static func addLinks(
      of recognizer: UIGestureRecognizer, to record: inout Record
    ) -> [Record] {
      let printed = recognizer.description
      if printed.contains("target=") || printed.contains("must-fail") {
        record.add("printed", text: printed)
      }
      return []
    }
  }

  extension UIGestureRecognizer.State {
    fileprivate var number: Int { rawValue }
  }

#else

  // The same for ResponderKit.

  extension Tapscope {
    static func isOwn(_ view: UIView) -> Bool { false }

    static func className(of object: AnyObject) -> String { "\(type(of: object))" }

    static func scenes(of application: UIApplication) -> [UIWindowScene] {
      application.connectedScenes
    }

    static func windows(of application: UIApplication) -> [UIWindow] { application.windowsInOrder }

    static func screen(of scene: UIWindowScene) -> CGRect { scene.screenBounds }

    static func addFacts(of application: UIApplication, to record: inout Record) {
      record.add("ignoring", application.isIgnoringInteractionEvents, usual: false)
    }

    static func anchorPoint(of view: UIView) -> CGPoint { view.anchorPoint }

    static func title(of button: UIButton) -> String? { button.title }

    static func word(for color: UIColor) -> String { color == .clear ? "clear" : "other" }

    /// Adds the methods that the object overrides as a value: without a runtime, nothing tells what
    /// its class overrides.
    static func addClass(of object: AnyObject, to record: inout Record) {
      guard let view = object as? UIView else { return }
      var names: [String] = []
      if view.hitTestBehavior != nil { names.append("hitTest") }
      if view.pointInsideBehavior != nil { names.append("pointInside") }
      names += view.handledMethods.map { "\($0.method)" }.filter { $0.hasPrefix("touches") }
      if view.overriddenNext != nil { names.append("next") }
      if !names.isEmpty { record.add("overrides", word: names.joined(separator: ",")) }
    }

    static func addLinks(
      of recognizer: UIGestureRecognizer, to record: inout Record
    ) -> [Record] {
      let awaited = recognizer.failureRequirements.map(address)
      if !awaited.isEmpty { record.add("mustFail", word: awaited.joined(separator: ",")) }
      return recognizer.targetsAndActions.map { target, action in
        var record = Record("action", recognizer)
        record.add("target", target)
        record.add("class", word: className(of: target))
        record.add("action", word: "\(action)")
        return record
      }
    }
  }

  extension UIGestureRecognizer.State {
    fileprivate var number: Int {
      [.possible, .began, .changed, .ended, .cancelled, .failed].firstIndex(of: self) ?? 0
    }
  }

#endif
