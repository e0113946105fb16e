import Explanation
import ResponderKit
import Scenes

extension Diagnoser {
  /// Finds the targets to which the control sends its actions, and the controllers that are missing
  /// on the way.
  mutating func findControl() {
    if let control = target as? UIControl { findTargets(of: control) }
    if let bar, isReached {
      add(.handedOn(by: bar), .note, by: bar)
    } else if let winner, isReached, winner !== target {
      add(.forwarded(from: winner), .note, by: winner)
    }
    findMissingController()
  }

  private mutating func findTargets(of control: UIControl) {
    var count = 0
    var withoutTarget: [Selector] = []
    var waiting: [Selector?] = []
    control.enumerateEventHandlers { closure, pair, events, _ in
      count += 1
      if !events.isDisjoint(with: [.touchUpInside, .primaryActionTriggered]) {
        waiting.append(pair?.action)
      }
      if closure == nil, let pair, pair.target == nil { withoutTarget.append(pair.action) }
    }
    let untold = scene.untoldTargets(of: control)
    if !untold.isEmpty {
      add(.actionsUnknown(control, untold), .note, by: control, .undecidable(.targets))
    } else if count == 0, !control.actsByItself {
      let isOpen = scene.lacksTargets(of: control)
      add(
        .noTargets(
          control, isOpen: isOpen, silent: scene.origin(of: control)?.targets ?? []),
        isOpen ? .note : .affects, by: control, isOpen ? .undecidable(.targets) : .certain,
        fixes: [
          Fix(
            .connect, template: scene.origin == nil ? .target(control) : nil,
            appCode: .addTarget(control))
        ])
    }
    if control.showsMenuAsPrimaryAction, !waiting.isEmpty {
      add(
        .opensMenu(control, unsent: waiting.compactMap { $0 }), .affects, by: control,
        fixes: [.set(control, "showsMenuAsPrimaryAction", .bool(false))])
    }
    for action in withoutTarget where !isLost(action) {
      let performer = control.target(forAction: action, withSender: control)
      add(.nilTarget(action, performer: performer), .note, by: control)
    }
  }

  /// Returns whether a tap has already shown that no object performs an action.
  private func isLost(_ action: Selector) -> Bool {
    guard case .notPerformed(let lost)? = course else { return false }
    return lost.contains { $0.name == action.description }
  }

  /// Finds a part of the screen that is as large as a controller's view and has no controller of
  /// its own.
  private mutating func findMissingController() {
    guard scene.origin?.tells.contains(.controllers) == true, target is UIControl else { return }
    let owner = path.indices.last { scene.controller(of: path[$0]) != nil }
    guard let owner, owner + 1 < path.count - 1 else { return }
    let child = path[owner + 1]
    guard child.bounds.size == path[owner].bounds.size, !(child is UIScrollView),
      scene.note(on: child) == nil
    else { return }
    add(
      .noController(of: child, in: scene.controller(of: path[owner])), .note, by: child,
      .assuming(.madeByController), fixes: [Fix(.keepChild, appCode: .keepChild)])
  }

  /// Finds facts that only a tap shows, and flags that an override skipped.
  mutating func findCourse() {
    for view in path { findSkippedFlags(of: view) }
    findRefusalsOfCode()
    switch course {
    case .disabled where !has(.controlDisabled, of: target):
      // An override let it be hit; it follows no finger.
      add(
        .disabledButHit, .blocks, by: target, fixes: [.set(target, "isEnabled", .bool(true))])
    case .taken(let recognizer, _): findTaker(recognizer)
    case .notPerformed(let actions):
      // Whom the text does not tell may perform an action that looks for somebody.
      let isSearched =
        actions.allSatisfy { $0.receiver == .nobody } && scene.origin(of: target) != nil
      add(
        .notPerformed(actions), isSearched ? .affects : .blocks, by: target,
        isSearched
          ? .undecidable(untoldController.map { .controller(of: $0) } ?? .implementations)
          : .certain)
    case nil, .notHit, .undelivered, .disabled, .performed, .recognized, .received: break
    }
  }

  /// Finds the methods of the code that answered no to a question about the touch, whose actions ended
  /// early, or that cannot run.
  private mutating func findRefusalsOfCode() {
    for run in codeThatRan {
      if let line = run.lines.last, line.role == .open {
        add(
          .codeOpen(run.object, method: run.method, line), .affects,
          by: scene.object(of: run.object))
      }
      guard let cause = CodeCause(run.lines), cause.isRefusal(of: run.method) else { continue }
      add(
        .codeRefuses(run.object, method: run.method, cause), .affects,
        by: scene.object(of: run.object))
    }
  }

  /// The first view on the way up from the target whose controller the text does not tell.
  private var untoldController: UIView? { path.reversed().first(where: scene.lacksController) }

  private mutating func findTaker(_ id: ObjectID) {
    guard let recognizer = scene.gestureRecognizers.first(where: { ObjectID($0) == id }),
      !has(.recognizerCancels, of: recognizer)
    else { return }
    add(recognizer, .takesTap, .affects, doubt(of: recognizer))
  }

  /// Finds a flag that keeps touches from other views, but not from a view whose override does not
  /// ask it.
  private mutating func findSkippedFlags(of view: UIView) {
    guard isReached, let behavior = view.hitTestBehavior, let flag = view.flagSkippedByOverride
    else {
      return
    }
    add(.flagSkipped(view, flag, override: behavior), .affects, by: view)
  }

  /// The distance from the edge of the screen within which the system's own gestures begin, in
  /// points.
  private static let edge: CGFloat = 20

  /// Finds the effects of scroll views and of the system on a touch of the target.
  mutating func findScrolling() {
    if let control = target as? UIControl { findScrollView(around: control) }
    findSystemGate()
  }

  private mutating func findScrollView(around control: UIControl) {
    guard let scrollView = control.enclosingScrollView, scrollView.isScrollEnabled else { return }
    if scrollView.delaysContentTouches {
      add(.scrollDelays(scrollView), .note, by: scrollView)
    }
    guard scrollView.canCancelContentTouches, !scrollView.isAskedToCancel(in: control) else {
      return
    }
    add(.scrollKeepsContent(scrollView), .note, by: scrollView)
  }

  private mutating func findSystemGate() {
    guard let window = path.first as? UIWindow else { return }
    let gate = window.gestureRecognizers?.first {
      scene.className(of: $0).contains("SystemGestureGate")
    }
    let screen = scene.screenBounds
    guard gate != nil || scene.origin?.tells.contains(.window) == true,
      screen.width > 2 * Self.edge,
      screen.containsHalfOpen(point),
      !screen.insetBy(dx: Self.edge, dy: Self.edge).containsHalfOpen(point)
    else { return }
    add(
      .systemGate(point, width: Self.edge), .note, by: gate ?? window,
      .assuming(.systemEdges),
      fixes: [Fix(.deferSystemGestures, appCode: .deferSystemGestures)])
  }
}
