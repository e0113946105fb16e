import Foundation
import Testing
import Text

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

    @Test(
      "code ends before the memory does, and the next command is carried out",
      arguments: ["code", "server"], [200, 250, 300, 400, 500, 700])
    func greedyCode(door: String, megabytes: Int) throws {
      let script = """
        class Greedy: UIView {
          var kept: [[Int]] = []
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            let list = Array(0..<20_000)
            for k in 0..<2_000 { kept.append(list + [k]) }
          }
        }
        add Greedy g 0,0 90x90
        tap 5,5
        tap 5,5
        tap 5,5
        get g frame
        """
      let start: JSONObject = [
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": ["protocolVersion": "2025-06-18", "capabilities": [:]],
      ]
      let request: JSONObject = [
        "jsonrpc": "2.0", "id": 1, "method": "tools/call",
        "params": ["name": "run", "arguments": ["script": .string(script)]],
      ]
      let scratch = try Scratch()
      _ = try scratch.write("greedy.scope", script)
      _ = try scratch.write("ask.json", "\(start.text)\n\(request.text)\n")
      let command =
        door == "code" ? "tapscope --keep-going greedy.scope" : "tapscope mcp < ask.json"
      let run = try Tapscope.bash(
        "ulimit -v \(megabytes << 10); exec timeout -k 1 60 \(command)", in: scratch.url)
      #expect(run.status == (door == "code" ? 3 : 0), "\(run.errors)")
      #expect((run.errors + run.output).contains("the code keeps more than"))
      #expect(run.output.contains("(0 0; 90 90)"))
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
