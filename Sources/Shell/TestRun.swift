import CEditLine
import Foundation
import Session
import Text

/// A run of `tapscope test`: finds scripts, and lists or runs their tests.
package struct TestRun {
  private let options: ShellOptions
  private let errors: ErrorOutput

  /// Creates a run; the options' scripts are files and folders.
  package init(_ options: ShellOptions) {
    self.options = options
    errors = ErrorOutput(options, progress: nil) {}
  }

  /// Runs the tests; returns the exit status.
  package func run() -> ExitStatus {
    cel_interrupts_begin()
    do throws(TestPlan.Problem) {
      let scripts = try TestPlan.scripts(at: options.scripts)
      if let complaint = UnknownDefinitions.complaint(of: options, scripts: scripts) {
        throw TestPlan.Problem(text: complaint)
      }
      let plan = TestPlan(of: scripts, options)
      if plan.matchesNothing, let filter = options.tests?.filter {
        throw TestPlan.Problem(text: "no test has '\(filter)' in its name")
      }
      if options.tests?.lists == true { return list(plan) }
      if options.tests?.watches == true { return TestWatch(options, errors).run(plan) }
      return Shell(options, plan).run()
    } catch {
      errors.complain(error.text)
      return .usage
    }
  }

  /// Prints the place and the name of each test.
  private func list(_ plan: TestPlan) -> ExitStatus {
    let output = OutputBuffer(STDOUT_FILENO)
    let style = OutputStyle(options, for: STDOUT_FILENO)
    var status = ExitStatus.success
    for script in plan.scripts {
      guard access(script.name, R_OK) == 0 else {
        errors.complain(
          "cannot read '\(script.name)': \(FileContents.Failure().reason)")
        status = .usage
        continue
      }
      var known: Set<TestDeclaration> = []
      for test in script.tests where known.insert(test).inserted {
        let place = TextLine("\(test.file ?? script.name):\(test.line): ", .dim)
        output.write(style.render(place + TextLine(test.name)))
      }
      output.flush()
      for diagnostic in script.diagnostics { errors.show(diagnostic) }
      if !script.diagnostics.isEmpty, status == .success { status = .scriptError }
    }
    output.flush()
    if let failure = output.failure {
      errors.complain("cannot write the output: \(failure)")
      return .internalError
    }
    return ExitStatus.interruption ?? status
  }
}

extension ExitStatus {
  /// The status of a run that a signal ended; nil if none came.
  static var interruption: ExitStatus? {
    guard cel_is_interrupted() else { return nil }
    return cel_is_terminated() ? .terminated : .interrupted
  }
}
