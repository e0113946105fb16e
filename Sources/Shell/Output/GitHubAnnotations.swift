import Session
import Text

/// Diagnostics as the workflow commands with which GitHub Actions marks lines of a change.
struct GitHubAnnotations {
  private let repository = RepositoryPaths()

  /// Returns the command for a diagnostic. The code host knows files by their paths in the
  /// repository.
  func line(for diagnostic: Diagnostic) -> String {
    var place: [String] = []
    if let file = diagnostic.file, diagnostic.isInFile {
      place = [
        "file=\(Self.property(repository.path(of: file)))", "line=\(diagnostic.line)",
        "col=\(diagnostic.column)",
      ]
    }
    place.append("title=\(Self.property(Self.title(of: diagnostic.kind)))")
    let text = ([diagnostic.message] + diagnostic.notes + diagnostic.callers)
      .map(\.harmless).joined(separator: "\n")
    return "::error \(place.joined(separator: ","))::\(Self.message(text))"
  }

  private static func title(of kind: Diagnostic.Kind) -> String {
    switch kind {
    case .scriptError: "script error"
    case .expectation: "expectation failed"
    }
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
