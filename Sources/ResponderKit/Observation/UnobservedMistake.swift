import Foundation

/// A mistake in a program that no ``EventObserver`` is told of, as there is none: an action that
/// nobody performs, or a window that belongs to no application. UIKit writes such mistakes to the
/// console, or stops the app.
public enum UnobservedMistake {
  /// Receives the mistakes, as the events that an observer is told, with the classes of objects.
  public typealias Handler = @Sendable (_ event: SystemEvent, _ classes: [ObjectID: String]) -> Void

  /// A handler in a structure: a task-local value that is a function kills an optimized program.
  private struct Receiver: Sendable {
    let handle: Handler
  }

  @TaskLocal private static var receiver = Receiver { event, classes in
    guard let text = text(of: event, classes) else { return }
    FileHandle.standardError.write(Data("ResponderKit: \(text)\n".utf8))
  }

  /// Does something whose mistakes a handler receives, instead of being written to standard error.
  public static func withHandler<Result>(
    _ handler: @escaping Handler, operation: () throws -> Result
  ) rethrows -> Result {
    try $receiver.withValue(Receiver(handle: handler), operation: operation)
  }

  /// Does something that may have to wait, and whose mistakes a handler receives.
  public static func withHandler<Result>(
    _ handler: @escaping Handler, operation: () async throws -> Result,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> Result {
    try await $receiver.withValue(Receiver(handle: handler), operation: operation)
  }

  static func tell(_ event: SystemEvent, about objects: [Any?]) {
    let classes = objects.compactMap { $0 as? StatefulObject }.map {
      (ObjectID($0), String(describing: type(of: $0)))
    }
    receiver.handle(event, Dictionary(classes, uniquingKeysWith: { first, _ in first }))
  }

  /// Returns a mistake in words, with the classes of the objects; nil for an event that is none.
  public static func text(of event: SystemEvent, _ classes: [ObjectID: String]) -> String? {
    func name(_ id: ObjectID) -> String { "\(classes[id] ?? "object") \(id)" }
    switch event {
    case .action(let report):
      let sent = "action '\(report.action)'" + (report.sender.map { " of \(name($0))" } ?? "")
      return switch report.receiver {
      case .object(let id): "\(sent): \(name(id)) has no method of that name"
      case .other(let className): "\(sent): \(className) has no method of that name"
      case .nobody: "\(sent): no responder performs it"
      case .closure: nil
      }
    case .note(.visibleWithoutApplication(let window)):
      return "\(name(window)) is made visible but belongs to no application, so it gets no touches;"
        + " make it with init(windowScene:) or init(frame:application:)"
    case .note(.constraintsNotSolved(let view)):
      return
        "\(name(view)) has constraints, which are kept but not solved here; set its frame, or lay"
        + " it out in layoutSubviews()"
    default: return nil
    }
  }
}
