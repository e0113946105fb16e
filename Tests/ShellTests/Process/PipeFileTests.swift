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

  /// Runs a command in the folder; bash answers 124 if it does not end.
  private func run(_ command: String) throws -> Run {
    try Tapscope.bash("timeout -k 1 20 \(command)", in: scratch.url)
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
    #expect(run.status != 124, "\(run.output)\(run.errors)")
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
    let run = try run(
      "env --default-signal=INT,TERM timeout -k 10 -s \(signal) 1 tapscope \(arguments)")
    // `timeout` answers 124 when the command ended by its signal, and 137 if it had to be killed.
    #expect(run.status == 124, "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("system call"))
  }

  @Test("also where somebody writes and never ends", arguments: ["source pipe", "import pipe"])
  func interruptedInBetween(line: String) throws {
    try makePipe("pipe")
    let run = try run(
      "bash -c \"sleep 5 > pipe & env --default-signal=INT timeout -k 10 -s INT 1 "
        + "tapscope -c '\(line)'; echo \\$?; kill %1\"")
    #expect(run.output.contains("124"), "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("system call"))
  }
}
