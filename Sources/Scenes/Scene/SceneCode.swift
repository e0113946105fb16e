import ResponderKit

/// Code that was read, as a scene knows it: a source of properties that objects have besides those of
/// UIKit's classes, and of commands that bring it back.
package protocol SceneCode: AnyObject {
  /// Returns the properties of an object that its class of the code declares, in their order.
  func ownProperties(of object: StatefulObject) -> [Property]

  /// Returns the class of UIKit's that a class of the code inherits from, by its name in a text, which
  /// may have a module before it; nil if the code has no such class.
  func baseClass(ofClassNamed name: String) -> String?

  /// Returns what a question about a touch answers. What code changes for it is taken back, and a failure
  /// does not keep the code from answering the next one: each begins with the same scene.
  func asking<Result>(_ question: () -> Result) -> Result

  /// Ends the budget of a command. What asks afterwards has one of its own.
  func commandDidEnd()

  /// Returns what somebody sees who only watches, which has a budget of its own; nil if that ended it. What
  /// code prints for it, or a failure, is nobody's.
  func watched<Result>(_ question: () -> Result) -> Result?

  /// Returns what such a question answers, and where UIKit's own methods answered in place of those of
  /// the code meanwhile.
  func openAnswers<Result>(of question: () -> Result) -> (Result, [OpenAnswer])

  /// Returns the view that stands for all views of its class which code makes for a question.
  func standIn(for view: UIView) -> UIView

  /// Indicates whether it needs values that nobody has given.
  var needsValues: Bool { get }

  /// Returns the values that something may have which nobody has given, in words; none where they
  /// cannot be tried.
  func choices(of name: String) -> [String]

  /// Does something while one of these values is taken for given.
  func trying(_ name: String, choice: Int, _ body: () -> Void)

  /// Returns another number in one of the lines that helps; nil if none is found. The code is the same
  /// afterwards.
  ///
  /// - Parameter helps: Returns whether it helps as the code is meanwhile.
  func numberThatHelps(
    in lines: [CodeLine], of scene: Scene, _ helps: @escaping () -> Bool
  ) -> NumberChange?

  /// Returns the name of the class of an object of the code that is none of UIKit's; nil if nothing of it
  /// has the identity.
  func className(of id: ObjectID) -> String?

  /// Returns the name of the class of the code that a view is of; nil if it is of none.
  func className(of view: UIView) -> String?

  /// Returns the property of another view whose class makes a view by itself, as the first value of what
  /// it stores; nil if none does.
  func property(making view: UIView) -> MakingProperty?

  /// Returns whether the class of the code that a view is of adds recognizers to it by itself.
  func addsRecognizers(to view: UIView) -> Bool

  /// The declarations of the texts as they were written, without statements: those of Swift, and those
  /// of Objective-C.
  var declarations: (swift: [String], objectiveC: [String]) { get }

  /// Returns the class around a line that ran, or the text; nil if the text was forgotten since.
  func excerpt(around line: CodeLine) -> CodeExcerpt?

  /// Returns the commands that bring the code back into a scene.
  func commands(for scene: Scene) -> SceneCodeCommands
}

/// A property of a class of the code that makes the view which it holds.
package struct MakingProperty {
  /// The view that has the property.
  package let owner: UIView
  /// The name; nil if only the class may use it.
  package let name: String?

  /// Creates a property.
  package init(of owner: UIView, _ name: String?) { (self.owner, self.name) = (owner, name) }
}

/// A class of the code, or a whole text without classes, as it was read.
package struct CodeExcerpt: Equatable {
  /// The name of the text.
  package let source: String
  /// The name of the class, or of the text.
  package let name: String
  /// The number of the first line in the text; below 1 before the class of one that was typed.
  package let firstLine: Int
  /// The lines.
  package let lines: [String]

  /// Creates an excerpt.
  package init(of source: String, name: String, firstLine: Int, lines: [String]) {
    (self.source, self.name, self.firstLine, self.lines) = (source, name, firstLine, lines)
  }

  /// Returns whether a line that ran is one of it.
  package func holds(_ line: CodeLine) -> Bool {
    line.source == source && lines.indices.contains(line.line - firstLine)
  }
}

/// The commands that bring code back, round those that make the views.
package struct SceneCodeCommands {
  /// The texts, before the views; a command may have several lines.
  package var before: [String] = []
  /// The views' classes and the values of what they store, behind the views.
  package var behind: [String] = []
  /// The stored properties and variables whose values no script can write.
  package var leftOut: [String] = []
  /// What was made by code as it ran, and that nothing makes again.
  package var gone: [String] = []

  /// Creates the commands of no code.
  package init() {}
}

extension Scene {
  /// Returns what a question about a touch answers; see ``SceneCode/asking(_:)``. Without code it costs
  /// nothing.
  package func asking<Result>(_ question: () -> Result) -> Result {
    code.map { $0.asking(question) } ?? question()
  }

  /// Returns the property of a name, if the object has it. What code calls so comes before a short name
  /// of a property of UIKit.
  package func property(_ name: String, of object: StatefulObject) -> Property? {
    let known = PropertyTable.property(name, of: object)
    if let known, known.name == name { return known }
    return code?.ownProperties(of: object).first { $0.name == name } ?? known
  }

  /// Returns the properties that an object has and that do not take long to find.
  package func listedProperties(of object: StatefulObject) -> [Property] {
    PropertyTable.properties(of: object) + (code?.ownProperties(of: object) ?? [])
  }
}
