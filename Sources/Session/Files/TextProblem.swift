/// A problem of a text that an author wrote, such as a lesson or a talk, with its place.
package struct TextProblem: Error, Equatable {
  /// The name of the file or folder.
  package var file: String
  /// The number of the line, from 1; nil for the whole file or folder.
  package var line: Int?
  /// What is wrong, and what would be right.
  package var reason: String

  package init(file: String, line: Int? = nil, reason: String) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }

  private var place: String { line.map { "\(file):\($0)" } ?? file }

  /// The place and the reason, as errors of scripts have them.
  package var text: String { "\(place): error: \(reason)" }

  /// The place and the reason, within the error of a command.
  package var phrase: String { "\(place): \(reason)" }
}
