import ResponderKit

/// An answer of UIKit's own method in place of one of the code that cannot give it.
package struct OpenAnswer: Hashable, Sendable {
  /// The view that was asked.
  package let view: ObjectID
  /// The class of the code.
  package let className: String
  /// The method, by its full name.
  package let method: String
  /// The value that the method needs and that nobody has given, by its name; nil if the method cannot
  /// run at all.
  package let value: String?
  /// The object whose property the value is; nil of a variable.
  package let holder: ObjectID?

  /// Creates an answer.
  package init(
    of view: ObjectID, _ className: String, _ method: String, needing value: String?,
    of holder: ObjectID?
  ) {
    (self.view, self.className, self.method) = (view, className, method)
    (self.value, self.holder) = (value, holder)
  }
}

/// A number in a line of code, and another one with which a touch arrives.
package struct NumberChange: Hashable, Sendable {
  /// The name of the text of code.
  package let source: String
  /// The number of the line in it.
  package let line: Int
  /// The number as it is written, and the other one.
  package let old, new: String

  /// Creates a change.
  package init(source: String, line: Int, old: String, new: String) {
    (self.source, self.line, self.old, self.new) = (source, line, old, new)
  }
}

/// The view that a hit-test answers with, and what of the code leaves that open.
package struct SceneHit {
  /// The view, where UIKit's own methods answer in place of those of the code that cannot; nil if there
  /// is none.
  package let view: UIView?
  /// The answers of UIKit's own; empty if nothing is open.
  package let open: [OpenAnswer]
  /// What it would be with each of the values that make a difference; empty if they cannot be tried.
  package let tried: [Try]

  /// What a hit-test answers with if some values are as they are tried.
  package struct Try {
    /// The values, by the names of what has them.
    package let given: [(name: String, value: String)]
    /// The view; nil if there is none.
    package let view: UIView?
    /// Indicates whether it depends on more.
    package let isOpen: Bool
  }

  /// The number of tries at most.
  fileprivate static let mostTries = 8
}

extension SceneCode {
  /// Returns what a hit-test answers, and what leaves that open.
  ///
  /// Where the code needs values that nobody has given, the hit-test runs once for each of them that
  /// makes a difference, at most 8 times. If all come to the same view, nothing is open.
  package func hit(_ hitView: () -> UIView?) -> SceneHit {
    func ask() -> (view: UIView?, open: [OpenAnswer]) {
      let (view, open) = openAnswers(of: hitView)
      // Code has made it for the question, and it was taken back.
      let isGone = view.map { $0.superview == nil && !($0 is UIWindow) } ?? false
      return (isGone ? view.map(standIn) : view, open)
    }
    let (view, open) = ask()
    guard !open.isEmpty else { return SceneHit(view: view, open: [], tried: []) }
    var tries: [SceneHit.Try] = []
    func explore(_ given: [(name: String, value: String)], _ view: UIView?, _ open: [OpenAnswer]) {
      let next = open.lazy.compactMap({ $0.holder == nil ? $0.value : nil }).first { name in
        !given.contains { $0.name == name } && !choices(of: name).isEmpty
      }
      guard let next, tries.count < SceneHit.mostTries else {
        return tries.append(SceneHit.Try(given: given, view: view, isOpen: !open.isEmpty))
      }
      for (place, choice) in choices(of: next).enumerated() {
        trying(next, choice: place) {
          let (view, open) = ask()
          explore(given + [(next, choice)], view, open)
        }
      }
    }
    explore([], view, open)
    guard tries.count > 1, tries.count <= SceneHit.mostTries else {
      return SceneHit(view: view, open: open, tried: [])
    }
    if tries.allSatisfy({ !$0.isOpen && $0.view === tries[0].view }) {
      return SceneHit(view: tries[0].view, open: [], tried: [])
    }
    return SceneHit(view: view, open: open, tried: tries)
  }
}

extension Scene {
  /// Returns the view at a point in screen coordinates, and what leaves that open.
  package func hit(at point: CGPoint) -> SceneHit {
    guard let code else { return SceneHit(view: hitView(at: point), open: [], tried: []) }
    return code.hit { application.hitTest(at: point, with: nil)?.view }
  }
}
