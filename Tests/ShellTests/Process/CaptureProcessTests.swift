import Foundation
import TestSupport
import Testing

/// Captures go through pipes, and the debugger command works as far as a stub of the debugger can
/// tell.
@Suite struct CaptureProcessTests {
  private static let text = """
    tapscope-capture 1
    window 0x10 class=UIWindow frame=0,0,390,844 key=1
    view 0x11 in=0x10 class=UIButton frame=20,700,350,50 title="Pay"
    action 0x11 target=0x20 class=Cart action=pay: events=64
    view 0x12 in=0x10 class=Veil base=UIView frame=0,0,390,844
    hit 0x11 at=195,725 answer=0x12 class=Veil
    end lines=7

    """

  @Test(arguments: ["why 0x11", "audit"])
  func aCaptureComesThroughAPipe(question: String) throws {
    let run = try Tapscope.run(
      "-c", "import -; expect agreement; \(question)", input: Data(text: Self.text))
    #expect(run.lines.first == "3 views imported from -")
    #expect(run.output.contains("COVERED_BY"))
    #expect(question == "audit" || run.status == 0, "\(run.errors)")
  }

  @Test(arguments: ["swift", "lldb", "help"])
  func theProcessPrintsWhatTheCommandPrints(name: String) throws {
    let run = try Tapscope.run("capture", name)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == (try Tapscope.run("-c", "capture \(name)").output))
  }

  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What stands for the debugger: it logs what is evaluated, and answers with the capture.
  private static let stub = """
    eLanguageTypeObjC_plus_plus = 1
    evaluated = []

    class SBExpressionOptions:
        def SetLanguage(self, language): pass
        def SetIgnoreBreakpoints(self, isOn): pass
        def SetTrapExceptions(self, isOn): pass
        def SetTimeoutInMicroSeconds(self, count): pass

    class Stub:
        def __init__(self, text): self.text = text
        def GetSelectedTarget(self): return self
        def GetProcess(self): return self
        def GetSelectedThread(self): return self
        def GetSelectedFrame(self): return self
        def GetError(self): return self
        def GetCString(self): return "no process"
        def Success(self): return bool(self.text)
        def GetObjectDescription(self): return self.text
        def EvaluateExpression(self, text, options):
            evaluated.append(text)
            return self
        def HandleCommand(self, text): print(text)
        def AppendMessage(self, text): print(text)
        def SetError(self, text): print("error: " + text)
    """

  /// Runs lines of Python beside the script and the stub.
  private func run(_ lines: String) throws -> [String] {
    let scratch = try Scratch()
    _ = try scratch.write("lldb.py", Self.stub)
    _ = try scratch.write("tapscope_lldb.py", try Tapscope.run("capture", "lldb").output)
    _ = try scratch.write("capture.txt", Self.text)
    _ = try scratch.write(
      "run.py", "import lldb, tapscope_lldb\ntext = open('capture.txt').read()\n" + lines)
    let python = try #require(Self.python)
    let run = try Tapscope.bash(
      "HOME=. PYTHONDONTWRITEBYTECODE=1 \(python) run.py", in: scratch.url)
    #expect(run.errors.isEmpty && run.status == 0, "\(run.errors)")
    return run.lines
  }

  @Test(.enabled(if: python != nil, "there is no Python"))
  func theDebuggerCommandWritesTheScreenAndAsks() throws {
    let lines = try run(
      """
      stub = lldb.Stub(text)
      tapscope_lldb.__lldb_init_module(stub, None)
      tapscope_lldb.tapscope(stub, "0x11", stub, None)
      tapscope_lldb.tapscope(stub, 'Pay', stub, None)
      print(open("screen.tapscope").read() == text, len(lldb.evaluated))
      tapscope_lldb.tapscope(lldb.Stub(""), "", stub, None)
      """)
    #expect(lines.first == "command script add -o -f tapscope_lldb.tapscope tapscope")
    #expect(lines.contains { $0.hasPrefix("3 views: ") && $0.hasSuffix("screen.tapscope") })
    #expect(lines.count { $0.contains("COVERED_BY") } == 2)
    #expect(lines.contains("True 6"))
    #expect(lines.last == "error: the screen cannot be captured here: no process")
  }

  @Test(.enabled(if: python != nil, "there is no Python"))
  func theExpressionHasItsListsPutIn() throws {
    let text = try run("print(tapscope_lldb.expression())").joined(separator: "\n")
    #expect(text.contains("@[@\"hitTest hitTest:withEvent:\", @\"pointInside "))
    #expect(text.contains("@\"UIView hidden=0 alpha=1 "))
    #expect(!text.contains("SETTINGS") && !text.contains("METHODS"))
    let brackets = text.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] as [(Character, Character)] {
      #expect(brackets[open] == brackets[close], "\(open)")
    }
  }
}
