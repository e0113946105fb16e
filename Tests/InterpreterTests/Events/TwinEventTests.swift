import Code
import Foundation
import ResponderKit
import Testing

@testable import Interpreter

/// The same classes, compiled and read, in two applications that get the same events.
@Suite("Classes get events as the compiled ones do")
struct TwinEventTests {
  static let files = [TwinFile.events]

  @Test("The file of the twins is read without a mistake")
  func reading() {
    let running = Running(Self.files)
    #expect(running.mistakes == [])
    #expect(running.program.leftOut.isEmpty)
    let classes = running.program.types.values.filter { $0.kind == .class }
    // The recognizer is made by the panel; the button has no class of the code.
    #expect(classes.count == TwinEvents.kinds.count)
    #expect(classes.flatMap(running.program.uncalledOverrides) == [])
  }

  @Test(
    "Random taps, drags, fingers, shakes and keys call the same methods in the same order",
    arguments: 0..<16)
  func events(seed: Int) throws {
    let twins = try TwinEvents(seed, TwinEvents.kinds)
    try twins.expectSameEvents(60)
    #expect(twins.lineCount > 25)
  }

  @Test("They do so among the fifty classes that override hit-testing, too", arguments: 50..<58)
  func amongHitTests(seed: Int) throws {
    let twins = try TwinEvents(
      seed, TwinEvents.kinds + TwinKind.all.filter { $0.name.hasPrefix("Twin") })
    try twins.expectSameEvents(60)
  }
}

/// What the compiled twins print.
final class PrintedLines: @unchecked Sendable {
  @TaskLocal static var current = PrintedLines()
  var lines: [String] = []
}

/// Takes what a compiled twin tells; one that is read prints it.
func tell(_ text: String) { PrintedLines.current.lines.append(text) }

/// An application with the views of a test, and what it reports.
private final class TwinScreen: EventObserver {
  let application = UIApplication()
  let window: UIWindow
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private(set) var reports: [SystemEvent] = []

  init() {
    let scene = UIWindowScene(screenSize: CGSize(width: 390, height: 844))
    application.connect(scene)
    window = UIWindow(windowScene: scene)
    window.isHidden = false
    let controller = UIViewController()
    controller.view = root
    window.rootViewController = controller
    window.makeKey()
    application.eventObserver = self
  }

  func observe(_ event: SystemEvent) {
    switch event {
    // What only code that is read has.
    case .note, .hitTest: break
    case .delivery(let delivery) where delivery.outcome == .handled: break
    default: reports.append(event)
    }
  }

  /// Takes the reports in words, with the objects by their places in the tree.
  func takeReports() -> [String] {
    defer { reports = [] }
    var names: [String: String] = [
      "\(ObjectID(application))": "app", "\(ObjectID(window))": "window",
    ]
    if let controller = window.rootViewController { names["\(ObjectID(controller))"] = "vc" }
    for (place, view) in window.subtreeInOrder.enumerated() {
      names["\(ObjectID(view))"] = "v\(place)"
      for (number, recognizer) in (view.gestureRecognizers ?? []).enumerated() {
        names["\(ObjectID(recognizer))"] = "v\(place).g\(number)"
      }
    }
    return reports.map { event in
      "\(event)".replacing(#/0x[0-9a-f]+/#) { names[String($0.output)] ?? "other" }
    }
  }
}

extension UIView {
  fileprivate var subtreeInOrder: [UIView] { [self] + subviews.flatMap(\.subtreeInOrder) }
}

/// Two applications with the same views, of the compiled classes and of those that are read.
final class TwinEvents {
  static let kinds: [TwinKind] = [
    TwinKind(name: "TwinTouches") { TwinTouches(frame: $0) },
    TwinKind(name: "TwinForwarding") { TwinForwarding(frame: $0) },
    TwinKind(name: "TwinEditor") { TwinEditor(frame: $0) },
    TwinKind(name: "TwinPerformer") { TwinPerformer(frame: $0) },
    TwinKind(name: "TwinRating") { TwinRating(frame: $0) },
    TwinKind(name: "TwinSetter") { TwinSetter(frame: $0) },
    TwinKind(name: "TwinPanel") { TwinPanel(frame: $0) },
    TwinKind(name: "TwinForm") { TwinForm(frame: $0) },
    TwinKind(name: "TwinScroll") { TwinScroll(frame: $0) },
    TwinKind(name: "TwinAsking") { TwinAsking(frame: $0) },
    TwinKind(name: "UIButton") { UIButton(frame: $0) },
  ]

  private let program: CodeProgram
  private var numbers: SeededNumbers
  private let compiled = TwinScreen()
  private let coded = TwinScreen()
  private var pairs: [(compiled: UIView, coded: UIView)] = []
  /// The lines that the twins have printed.
  private(set) var lineCount = 0

  init(_ seed: Int, _ kinds: [TwinKind]) throws {
    numbers = SeededNumbers(seed)
    let running = Running(TwinEventTests.files + TwinFile.all)
    program = running.program
    program.didMake = { [unowned program] _, object in program.join(object) }
    program.application = { [unowned coded] in coded.application }
    program.eventObserver = { [unowned coded] in coded }
    pairs = [(compiled.root, coded.root)]
    let log = PrintedLines()
    try PrintedLines.$current.withValue(log) {
      for k in 0..<18 { try add(kinds[number(0..<kinds.count)], k + 1) }
    }
    expectSame(log.lines, "building")
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }

  private func add(_ kind: TwinKind, _ tag: Int) throws {
    let frame = CGRect(
      x: number(0..<250), y: number(0..<600), width: number(60..<250), height: number(60..<260))
    let made = kind.make(frame)
    let other: UIView
    if let type = program.types[kind.name] {
      other = try #require(try program.makeView(of: type, frame: frame).object as? UIView)
    } else {
      other = kind.make(frame)
    }
    let parent = number(0..<2) == 0 ? 0 : number(0..<pairs.count)
    for view in [made, other] {
      view.tag = tag
      view.isMultipleTouchEnabled = tag % 2 == 0
    }
    pairs[parent].compiled.addSubview(made)
    pairs[parent].coded.addSubview(other)
    pairs.append((made, other))
  }

  /// Expects a number of random events to do the same in both.
  func expectSameEvents(_ count: Int) throws {
    for k in 0..<count {
      let event = randomEvent()
      let log = PrintedLines()
      PrintedLines.$current.withValue(log) {
        event.run(compiled.application, pairs.map(\.compiled))
      }
      program.machine.begin()
      event.run(coded.application, pairs.map(\.coded))
      expectSame(log.lines, "event \(k): \(event.name)")
    }
  }

  private func expectSame(_ lines: [String], _ words: String) {
    let machine = program.machine
    #expect(machine.failure == nil, "\(words)")
    #expect(machine.printed == lines, "\(words)")
    #expect(coded.takeReports() == compiled.takeReports(), "\(words)")
    lineCount += lines.count
    machine.forgetOutput()
    for (made, other) in zip(compiled.window.subtreeInOrder, coded.window.subtreeInOrder) {
      #expect(made.frame == other.frame && made.alpha == other.alpha, "\(words)")
      let states = (made.gestureRecognizers ?? []).map(\.state)
      #expect(states == (other.gestureRecognizers ?? []).map(\.state), "\(words)")
      #expect((made as? UIControl)?.state == (other as? UIControl)?.state, "\(words)")
      let offset = (made as? UIScrollView)?.contentOffset
      #expect(offset == (other as? UIScrollView)?.contentOffset, "\(words)")
      #expect(program.differences(of: other, from: made) == [], "\(words)")
    }
  }

  /// An event that happens to one application as to the other.
  private struct Event {
    var name: String
    var run: (UIApplication, [UIView]) -> Void
  }

  private func randomEvent() -> Event {
    let (start, end) = (randomPoint(), randomPoint())
    let wait = Double(number(0..<40)) / 50
    switch number(0..<10) {
    case 0..<3:
      return Event(name: "tap \(start)") { application, _ in
        application.fingers((.began, start, 1))
        application.clock.advance(by: 0.05)
        application.fingers((.ended, start, 1))
        application.clock.advance(by: wait)
      }
    case 3..<6:
      let steps = number(1..<8)
      return Event(name: "drag \(start) to \(end)") { application, _ in
        application.fingers((.began, start, 1))
        for step in 1...steps {
          application.clock.advance(by: 0.03)
          application.fingers((.moved, start.towards(end, step, of: steps), 1))
        }
        application.fingers((.ended, end, 1))
        application.clock.advance(by: wait)
      }
    case 6:
      return Event(name: "two fingers \(start) \(end)") { application, _ in
        application.fingers((.began, start, 1))
        application.clock.advance(by: 0.02)
        application.fingers((.began, end, 2))
        application.clock.advance(by: wait)
        application.fingers((.moved, end, 1), (.moved, start, 2))
        application.fingers((.ended, end, 1))
        application.fingers((.cancelled, start, 2))
        application.clock.advance(by: 0.5)
      }
    case 7:
      return Event(name: "shake") { application, _ in
        try? application.postMotion(.began)
        try? application.postMotion(.ended)
      }
    case 8:
      let letter = ["a", "b"][number(0..<2)]
      return Event(name: "key \(letter)") { application, _ in
        application.postKey(UIKey(characters: letter))
      }
    default:
      let place = number(0..<pairs.count)
      return Event(name: "save: from \(place)") { application, views in
        _ = views[place].becomeFirstResponder()
        _ = application.sendAction(Selector(("save:")), to: nil, from: views[place], for: nil)
      }
    }
  }

  /// Returns a point of the screen, mostly one in a view.
  private func randomPoint() -> CGPoint {
    let point = CGPoint(x: number(0..<390), y: number(0..<844))
    guard number(0..<4) > 0 else { return point }
    let view = pairs[number(0..<pairs.count)].compiled
    let (x, y) = (CGFloat(number(0..<100)) / 100, CGFloat(number(0..<100)) / 100)
    return view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
  }
}

extension UIApplication {
  fileprivate func fingers(_ samples: (UITouch.Phase, CGPoint, Int)...) {
    try? post(samples.map { TouchSample($0.0, at: $0.1, finger: $0.2) })
  }
}

extension CGPoint {
  fileprivate func towards(_ end: CGPoint, _ step: Int, of steps: Int) -> CGPoint {
    let part = CGFloat(step) / CGFloat(steps)
    return CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
