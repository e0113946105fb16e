import Foundation
import Testing

/// Files that are no regular files, such as pipes: those in a folder are refused, and those that
/// somebody names are read, until a signal comes.
@Suite struct PipeFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func makePipe(_ name: String) throws {
    try #require(mkfifo(scratch.url.appendingPathComponent(name).path, 0o600) == 0)
  }

  /// Runs a command in the folder; a signal ends it, and bash answers 142, if it does not end.
  private func run(_ command: String) throws -> Run {
    try Tapscope.bash("perl -e 'alarm 20; exec @ARGV' \(command)", in: scratch.url)
  }

  /// Runs the program in the folder, behind other commands, and sends it a signal after a while;
  /// it is killed if it does not end. `bash` answers its status.
  private func run(_ arguments: String, until signal: String, behind commands: String = "")
    throws -> Run
  {
    // Where the tests run in the background, SIGINT may be ignored, and a child would inherit that.
    let heard = "perl -e '$SIG{INT} = $SIG{TERM} = \"DEFAULT\"; alarm 10; exec @ARGV'"
    // What goes on in the end would keep who waits for bash.
    return try Tapscope.bash(
      "\(commands) \(heard) tapscope \(arguments) & program=$!; sleep 0.4; "
        + "kill -s \(signal) $program; wait $program; status=$?; "
        + "kill $(jobs -p) 2>/dev/null; exit $status", in: scratch.url)
  }

  /// A file of a folder, and a command that reads the folder.
  struct Place: CustomTestStringConvertible {
    var file: String
    var command: String
    var status: Int32
    var testDescription: String { command }
  }

  static let places = [
    Place(file: "01.lesson", command: "tapscope lesson check .", status: 1),
    Place(file: "01.lesson", command: "tapscope -c 'lesson from .'", status: 3),
    Place(file: "a.scope", command: "tapscope test .", status: 2),
  ]

  @Test("a pipe in a folder is no file of it", arguments: places)
  func pipes(place: Place) throws {
    try makePipe(place.file)
    let run = try run(place.command)
    #expect(run.status == place.status, "\(run.output)\(run.errors)")
    #expect((run.output + run.errors).contains("it is not a regular file"))
    #expect((run.output + run.errors).contains(place.file))
  }

  @Test("a device or a socket in a folder is none, either", arguments: ["/dev/zero", "/dev/tty"])
  func devices(path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent("01.lesson").path, withDestinationPath: path)
    let run = try run("tapscope lesson check .")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("cannot be read"))
  }

  @Test("a pipe for the answers or the init file keeps nothing waiting")
  func state() throws {
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent("state/tapscope"), withIntermediateDirectories: true)
    for name in ["lessons", "quiz", "history"] { try makePipe("state/tapscope/\(name)") }
    let run = try run("env XDG_STATE_HOME=\"$PWD/state\" tapscope -i <<< 'lesson; quiz record'")
    #expect(run.status != 142, "\(run.output)\(run.errors)")
  }

  @Test(
    "a pipe that somebody names is read",
    arguments: [
      "tapscope -c 'source pipe; hit 5,5'", "tapscope pipe -c 'hit 5,5'", "tapscope test pipe",
    ])
  func named(command: String) throws {
    try makePipe("pipe")
    let run = try run("bash -c \"echo 'add red 0,0 90x90' > pipe & \(command); wait\"")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("red") || run.output.contains("1 test"))
  }

  @Test(
    "waiting for a pipe that somebody names ends with a signal",
    arguments: [
      "-c 'source pipe'", "-c 'import pipe'", "-c 'talk check ./pipe'", "pipe", "test pipe",
      "-c 'diff pipe pipe'",
    ], ["INT", "TERM"])
  func interrupted(arguments: String, signal: String) throws {
    try makePipe("pipe")
    let run = try run(arguments, until: signal)
    #expect(run.status == (signal == "INT" ? 130 : 143), "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("system call"))
  }

  @Test("also where somebody writes and never ends", arguments: ["source pipe", "import pipe"])
  func interruptedInBetween(line: String) throws {
    try makePipe("pipe")
    let run = try run("-c '\(line)'", until: "INT", behind: "sleep 5 > pipe &")
    #expect(run.status == 130, "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("system call"))
  }
}
