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
}
