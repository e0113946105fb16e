import ArgumentParser
import Course
import Foundation
import Help
import Shell

/// `tapscope lesson check`: checks lessons for their authors and for CI.
struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tapscope lesson",
    abstract: "Check lessons: starts must fail, solutions pass, and wrong shortcuts be rejected.",
    discussion: """
      Without a folder it checks the lessons of the program. Each check must be needed by a shortcut \
      that no other check rejects. Exit status: 0 all good, 1 problems were found.

      The lessons are taken at the prompt, with 'lesson'; 'help lesson' tells more.
      """)

  enum Action: String, CaseIterable, ExpressibleByArgument { case check }

  @Argument(help: ArgumentHelp("What to do: check.", valueName: "action"))
  var action: Action

  @Argument(
    help: ArgumentHelp("The folder with the lessons.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  func run() {
    let folder = folder
    Tapscope.runOnLargeStack {
      let review = LessonReview(of: folder, kit: .tapscope)
      Self.put((review.praise + review.problems).map { $0 + "\n" }.joined())
      let status: ExitStatus = review.problems.isEmpty ? .success : .failedExpectation
      Foundation.exit(status.rawValue)
    }
  }
}
