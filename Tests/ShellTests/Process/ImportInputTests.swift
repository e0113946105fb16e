import Foundation
import Testing

@Suite struct ImportInputTests {
  private static let dump = Data(
    text: "<UIView: 0x1; frame = (0 0; 9 9)>\n | <UIView: 0x2; frame = (0 0; 5 5)>")

  @Test func aDumpComesThroughAPipe() throws {
    let run = try Tapscope.run("-c", "import -; expect hit 0x2 at 1,1", input: Self.dump)
    #expect(run.lines.first == "2 views imported from -")
    #expect(run.status == 0)
  }

  @Test func standardInputCannotBeScriptAndDump() throws {
    let run = try Tapscope.run(input: Data(text: "import -\n"))
    #expect(
      run.errors.contains("cannot read '-': standard input already holds the commands"))
  }

  @Test(arguments: ["/dev/zero", "/dev/urandom"])
  func aDumpWithoutEndIsRefused(path: String) throws {
    let run = try Tapscope.run("-c", "import \(path)")
    #expect(
      run.errors.contains(
        "cannot import '\(path)': line 1: larger than 64 MB; paste one screen only"))
  }

  private static let chain = """
    (lldb) presponder 0x2
    <UIButton: 0x2; frame = (10 10; 90 44); layer = <CALayer: 0x4>>
       | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
       |    | <UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x6>>

    """

  private static let note = "is a dump and no script, so it is imported"

  @Test func aDumpInPlaceOfAScriptIsImported() throws {
    let scratch = try Scratch()
    for (name, text) in [
      ("checkout.txt", String(decoding: Self.dump, as: UTF8.self)),
      ("log.txt", "\n2025-11-02 App[1:2] " + String(decoding: Self.dump, as: UTF8.self)),
      ("chain.txt", Self.chain),
      (
        "screen.xml",
        "<?xml version=\"1.0\"?>\n<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" "
          + "x=\"0\" y=\"0\" width=\"390\" height=\"844\"/>\n"
      ),
    ] {
      let path = try scratch.write(name, text)
      let run = try Tapscope.run(path)
      #expect(run.errors.contains("'\(path)' \(Self.note)"), "\(run.errors)")
      #expect(run.output.contains("imported from") && run.status == 0, "\(run.output)")
    }
  }

  @Test func aDumpInAPipeIsImported() throws {
    let run = try Tapscope.run(input: Self.dump)
    #expect(run.errors.contains("this \(Self.note)"))
    #expect(run.output.contains("imported") && run.status == 0, "\(run.output)")
    // One that is longer than what is read at once.
    let rows = (0..<2000).map {
      "   | <UIView: 0x\($0 + 100); frame = (0 \($0); 9 9); tag = \($0)>\n"
    }
    let long = try Tapscope.run(
      input: Data(text: "<UIWindow: 0x1; frame = (0 0; 390 844)>\n" + rows.joined()))
    #expect(long.output.contains("2001 views"), "\(long.output.prefix(200))")
  }

  @Test(arguments: ["add a 0,0 9x9\n", "# a dump follows\nadd a 0,0 9x9\n", "tapp 1,1\n", "\n\n"])
  func aScriptIsNoDump(text: String) throws {
    #expect(try !Tapscope.run(input: Data(text: text)).errors.contains(Self.note))
  }
}
