import Explanation
import Presentation
import ResponderKit
import Scenes
import Testing

/// A trait of tests in which a mistake at which UIKit stops an app is an issue: an action that its
/// target has no method for, or a window that is shown without an application.
///
///     @Suite(.failsOnMistakes) struct CheckoutTests { … }
public struct FailsOnMistakes: TestTrait, SuiteTrait, TestScoping {
  /// True: a suite's tests have the trait, each for itself.
  public var isRecursive: Bool { true }

  /// Runs a test in which mistakes are issues at the test's place.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let location = test.sourceLocation
    try await UnobservedMistake.withHandler(
      { UnobservedMistake.record($0, $1, at: location) }, operation: function)
  }
}

extension Trait where Self == FailsOnMistakes {
  /// Makes an issue of an action that its target has no method for, and of a window that is shown
  /// without an application.
  public static var failsOnMistakes: Self { Self() }
}

extension UnobservedMistake {
  /// Does something whose mistakes are issues at a place.
  static func recorded(at location: SourceLocation, _ body: () -> Void) {
    withHandler({ record($0, $1, at: location) }, operation: body)
  }

  fileprivate static func record(
    _ event: SystemEvent, _ classes: [ObjectID: String], at location: SourceLocation
  ) {
    // UIKit ignores an action that no responder of the chain performs.
    if case .action(let report) = event, report.receiver == .nobody { return }
    guard let text = text(of: event, classes) else { return }
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}

/// An observer of a scene that tells of actions which their targets have no method for, and hands
/// everything on.
final class MistakeWatch: EventObserver {
  var tell: (String) -> Void = { _ in }
  private let scene: Scene
  private let next: (any EventObserver)?

  /// Creates an observer between a scene and its present one.
  init(_ scene: Scene) {
    self.scene = scene
    next = scene.eventObserver
    scene.eventObserver = self
  }

  func observe(_ event: SystemEvent) {
    next?.observe(event)
    guard case .action(let report) = event, !report.isPerformed, report.receiver != .nobody else {
      return
    }
    let trace = EventTrace(title: "", isEvent: true)
    tell(EventTimelineReport(trace, in: scene).sentence(event) ?? report.action)
  }
}
