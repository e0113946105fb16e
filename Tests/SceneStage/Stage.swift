import Explanation
import Presentation
import ResponderKit
import Scenes
import Text

/// A scene that tests build by names and touch with one finger.
package final class Stage {
  package let scene: Scene
  private let recorder = EventTraceRecorder()

  package init(profile: Profile = .scenes) {
    scene = Scene(profile: profile)
    scene.eventObserver = recorder
  }

  /// The view of a name.
  package subscript(name: String) -> UIView {
    guard let view = scene.names[name] as? UIView else { preconditionFailure("no view \(name)") }
    return view
  }

  /// The responder of a name.
  package func responder(_ name: String) -> UIResponder {
    guard let responder = scene.names[name] as? UIResponder else {
      preconditionFailure("no responder \(name)")
    }
    return responder
  }

  /// Adds a view in front of its siblings.
  @discardableResult
  package func add(
    _ name: String, _ frame: CGRect = .zero, in parent: String = "root",
    class type: String = "UIView"
  ) -> UIView {
    guard let view = scene.classes[type]?.make(frame) else { preconditionFailure(type) }
    scene.adopt(view, NameTable.Entry(name: name))
    self[parent].addSubview(view)
    return view
  }

  /// Adds a controller with a view.
  @discardableResult
  package func add(controller name: String, for view: String) -> UIViewController {
    let controller = UIViewController()
    controller.view = self[view]
    scene.add(controller, NameTable.Entry(name: name))
    return controller
  }

  /// Adds a visible window in front.
  @discardableResult
  package func add(window name: String, _ frame: CGRect) -> UIWindow {
    let window = scene.makeWindow(NameTable.Entry(name: name), frame: frame)
    window.isHidden = false
    return window
  }

  /// Puts a finger down and lifts it; returns what happened.
  @discardableResult
  package func tap(_ x: CGFloat, _ y: CGFloat) -> EventTrace {
    let point = CGPoint(x: x, y: y)
    recorder.begin("tap \(point.text)", isEvent: true)
    let touch = scene.application.touchDelivery.begin(at: point)
    scene.application.touchDelivery.end(touch)
    return recorder.interaction!
  }

  /// Hit-tests without an event.
  package func ask(_ x: CGFloat, _ y: CGFloat) -> EventTrace {
    var interaction = EventTrace(title: "hit", isEvent: false)
    interaction.add(.hitTest(scene.application.explainedHitTest(at: CGPoint(x: x, y: y))))
    return interaction
  }

  /// The views of the experiment of scenarios S-75 to S-82: red and, in blue, yellow.
  ///
  /// - Parameter isRedLast: Whether red was added after blue, and so is asked first.
  package static func experiment(isRedLast: Bool) -> Stage {
    let stage = Stage()
    if !isRedLast { stage.add("red", CGRect(100, 100, 100, 100)) }
    stage.add("blue", CGRect(100, 220, 200, 200))
    stage.add("yellow", CGRect(50, 50, 100, 100), in: "blue")
    if isRedLast { stage.add("red", CGRect(100, 100, 100, 100)) }
    return stage
  }

  /// The names of identities.
  package func names(_ ids: [ObjectID]) -> [String] { ids.map { scene.label(of: $0) } }

  /// The trace of an interaction as text.
  package func trace(
    _ interaction: EventTrace, isFolded: Bool = false, _ style: OutputStyle = OutputStyle()
  ) -> [String] {
    var lines: [String] = []
    TraceReport(interaction, in: scene).write(style, isFolded: isFolded) {
      lines.append(style.render($0))
    }
    return lines
  }
}

/// The lines that a report writes.
package func rendered(
  _ style: OutputStyle = OutputStyle(), _ report: (OutputStyle, (TextLine) -> Void) -> Void
)
  -> [String]
{
  var lines: [String] = []
  report(style) { lines.append(style.render($0)) }
  return lines
}

extension CGRect {
  /// A rectangle in four numbers.
  package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
