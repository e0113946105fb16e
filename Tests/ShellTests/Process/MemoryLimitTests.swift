import Foundation
import Testing

#if os(Linux)
  /// Runs in which `ulimit -v` leaves less memory than the usual stack has.
  @Suite struct MemoryLimitTests {
    /// Runs a command with a limit in megabytes; bash answers 124 if it does not end.
    private func run(_ command: String, megabytes: Int) throws -> Run {
      try Tapscope.bash("ulimit -v \(megabytes << 10); exec timeout -k 1 60 \(command)")
    }

    @Test(
      "whatever the limit, a run ends, with its output or with a sentence",
      arguments: [
        "tapscope -c 'add red 0,0 90x90; hit 5,5'", "tapscope <<< 'add red 0,0 90x90; hit 5,5'",
        "tapscope test examples/01-experiment.scope", "tapscope mcp < /dev/null",
        "tapscope -i <<< 'add red 0,0 90x90; hit 5,5'",
      ], [200, 300, 400, 600, 900, 1100, 1300, 4000])
    func ends(command: String, megabytes: Int) throws {
      let run = try run(command, megabytes: megabytes)
      if run.status == 4 {
        #expect(
          run.errors == "tapscope: error: there is too little memory to start; see 'ulimit -v'\n")
        #expect(megabytes < 400, "there is enough for a small stack")
      } else {
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("red") || !command.contains("hit"))
      }
    }

    @Test("overrides that nest deeply fit the stack that the memory admits")
    func deepOverrides() throws {
      let nested =
        "repeat 2000 as i; add v$i 0,0 300x300 in $last; override v$i passthrough; "
        + "let last v$i; end"
      let command = "tapscope -c 'let last root; \(nested); hit 5,5'"
      let run = try run(command, megabytes: 500)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("root"))
    }
  }
#endif
