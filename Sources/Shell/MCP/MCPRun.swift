import Foundation
import Help
import Text

/// A run of `tapscope mcp`, from standard input to standard output.
package enum MCPRun {
  /// The number of bytes of the longest message that is read: a text as long as any that `import`
  /// reads fits, with its escapes.
  package static let largestMessage = 128 << 20

  /// Answers messages up to the end of the input.
  ///
  /// - Parameters:
  ///   - folder: The folder from which files may be imported; nil for no files.
  ///   - limit: The number of bytes of the longest message that is read.
  package static func run(
    allowing folder: AllowedFolder?, limit: Int = largestMessage
  ) -> ExitStatus {
    signal(SIGPIPE, SIG_IGN)
    var server = MCPServer(ToolSession(.tapscope, allowing: folder))
    var reader = MessageReader(STDIN_FILENO, limit: limit)
    let output = OutputBuffer(STDOUT_FILENO)
    while output.failure == nil, let message = reader.next() {
      let answer =
        switch message {
        case .line(let line): server.answer(line)
        case .tooLong:
          JSONValue.object(
            MCPServer.answer(
              to: .null, .invalidRequest("the message is longer than \(limit) bytes")))
        }
      guard let answer else { continue }
      output.write(answer.text)
      output.flush()
    }
    return output.failure == nil ? .success : .internalError
  }
}

/// The version of the program.
package enum TapscopeVersion {
  /// The number of the version.
  package static let number = "0.1.0"
}
