import ArgumentParser
import Foundation
import Help
import Shell
import Text

/// `tapscope mcp`: answers a program that speaks the Model Context Protocol.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tapscope mcp",
    abstract: "Serve an agent: the Model Context Protocol on standard input and output.",
    discussion: """
      The tools are \(Tool.all.map(\.name).listed()); all calls share one scene, except \
      those of run. 'help mcp' shows how to set it up.
      """)

  @Option(
    help: ArgumentHelp(
      "Let 'import' and 'run' read the files of a folder, and no others.", valueName: "folder"),
    completion: .directory)
  var allowFiles: String?

  @Option(
    help: ArgumentHelp("Refuse messages of more bytes.", valueName: "bytes"))
  var limit = MCPRun.largestMessage

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit takes a number of bytes") }
    if let allowFiles, AllowedFolder(allowFiles) == nil {
      throw ValidationError("there is no folder '\(allowFiles)'")
    }
  }

  func run() {
    let (folder, limit) = (allowFiles.flatMap(AllowedFolder.init), limit)
    Tapscope.runOnLargeStack {
      Foundation.exit(MCPRun.run(allowing: folder, limit: limit).rawValue)
    }
  }
}
