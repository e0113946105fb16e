import Interchange
import Language
import Platform
import ResponderKit
import Scenes
import Text

extension Session {
  /// Returns the path of a file that a script or a person names.
  package func path(_ path: String) -> String {
    let expanded =
      path.hasPrefix("~/")
      ? (ProcessInfo.processInfo.environment["HOME"] ?? "~") + path.dropFirst(1) : path
    guard !expanded.hasPrefix("/"), let directory = runner?.directory else { return expanded }
    return directory + "/" + expanded
  }

  /// Opens a file to be read.
  package static func open(_ path: String) -> Int32 { Platform.open(path, O_RDONLY | O_CLOEXEC) }

  /// Opens a file that a command names; a pipe waits for somebody who writes, unless a signal comes.
  ///
  /// - Returns: A descriptor; a negative number with `errno` if the file cannot be opened.
  package func openNamed(_ path: String) -> Int32 {
    let descriptor = access.openFile(path)
    guard descriptor < 0, errno == EINTR else { return descriptor }
    _ = scene.mustStop()
    errno = EINTR
    return descriptor
  }

  /// The commands that rebuild the scene.
  package var sceneScript: [String] { SceneScript(scene).lines }

  /// Writes a text into a file, through links; only regular files are written.
  package func write(_ text: String, to name: String, at range: Range<Int>?) throws {
    if scene.takeInterruption() { throw WorkInterrupted() }
    let target = try writablePath(of: name, at: range)
    do {
      try FileContents.write(Data(text.utf8), to: target)
    } catch {
      throw CommandError(.file(path: name, action: "write", reason: error.reason), at: range)
    }
  }

  /// Returns the path, through links, of a file that may be written.
  package func writablePath(of name: String, at range: Range<Int>?) throws -> String {
    let target = FileContents.realPath(path(name))
    func refuse(_ reason: String) -> CommandError {
      CommandError(.file(path: name, action: "write", reason: reason), at: range)
    }
    guard !name.isEmpty else { throw refuse("a name is missing") }
    guard access.allowsWriting else { throw refuse("files are only read now") }
    var found = stat()
    if stat(target, &found) == 0, ![S_IFREG, S_IFDIR].contains(found.st_mode & S_IFMT) {
      throw refuse(FileContents.notRegular.reason)
    }
    if isRecorded(in: target) { throw refuse("the session is being recorded in it") }
    if runner?.isReading(target) == true { throw refuse("it is the script that is running") }
    return target
  }

  /// Reads the bytes of a file, up to a number of them.
  package func data(_ name: String, atMost limit: Int, at range: Range<Int>?) throws -> Data {
    guard !name.isEmpty else {
      throw CommandError(.file(path: "", action: "read", reason: "a name is missing"), at: range)
    }
    return try data(name, from: openNamed(path(name)), atMost: limit, at: range)
  }

  /// Reads the bytes of a file that was opened, if it could be, up to a number of them; nil refuses one
  /// that is too large.
  package func data(
    _ name: String, from descriptor: Int32, atMost limit: Int? = nil, at range: Range<Int>?
  ) throws -> Data {
    func refuse(_ reason: String) -> CommandError {
      CommandError(.file(path: name, action: "read", reason: reason), at: range)
    }
    guard descriptor >= 0 else { throw refuse(FileContents.Failure().reason) }
    defer { close(descriptor) }
    runner?.filesRead.insert(path(name))
    do {
      return try FileContents.read(descriptor, atMost: limit, isInterrupted: scene.mustStop)
    } catch {
      throw refuse(error.reason)
    }
  }
}

extension Call {
  private func dump(in file: Located<String>) throws -> HierarchyDump {
    guard let dump = try dump(of: file.value, at: file.range) else {
      throw error(.badDump(path: file.value, reason: "no text was given"), at: file)
    }
    return dump
  }

  /// Reads the dump in a file; '-' is the standard input, or, at the prompt, the pasted text.
  /// Returns nil if the person gave up.
  ///
  /// - Parameter screen: The number of the screen, if the text holds several.
  package func dump(
    of file: String, screen: Int? = nil, at range: Range<Int>?
  ) throws -> HierarchyDump? {
    guard let data = try text(of: file, at: range) else { return nil }
    do throws(DumpError) {
      return try HierarchyDump(
        parsing: data, screen: screen, in: session.scene.classes, mustStop: session.scene.mustStop)
    } catch {
      throw CommandError(
        .badDump(path: file, reason: "line \(error.line): \(error.kind)"), at: range)
    }
  }

  /// Reads as much of a text as there may be of it; nil if there was to be none after all.
  private func text(of file: String, at place: Range<Int>?) throws -> Data? {
    let limit = DumpLimits.largestText + 1
    if let text = session.access.texts[file] { return text }
    guard file == "-" else { return try session.data(file, atMost: limit, at: place) }
    if session.runner?.isRunningTypedLine == true, let ask = session.access.textAtPrompt {
      guard case .text(let text) = ask() else { return nil }
      return text
    }
    guard let standardInput = session.access.standardInput else {
      throw CommandError(
        .file(path: "-", action: "read", reason: "standard input already holds the commands"),
        at: place)
    }
    do {
      return try FileContents.read(
        standardInput.fileDescriptor, atMost: limit, isInterrupted: scene.mustStop)
    } catch {
      throw CommandError(.file(path: "-", action: "read", reason: error.reason), at: place)
    }
  }

  /// Reads the screen in a file, as a scene of its own.
  package func screen(in file: Located<String>) throws -> Scene {
    let dump = try dump(in: file)
    guard !dump.roots.isEmpty else {
      throw error(.badDump(path: file.value, reason: "it contains no views"), at: file)
    }
    let scene = Scene(kinds: session.scene.kinds)
    scene.isInterrupted = session.scene.mustStop
    _ = scene.replace(by: dump)
    if session.scene.mustStop() { throw WorkInterrupted() }
    return scene
  }

  /// Joins the scene with a text that prints no views.
  ///
  /// - Parameters:
  ///   - range: The place of the file's name in the line, if there is one.
  ///   - parent: The view that was named to put views into, which is an error.
  package func join(
    _ dump: HierarchyDump, of file: String, at range: Range<Int>?, into parent: Located<UIView>?
  ) throws -> ImportSummary {
    if let parent {
      let name = scene.label(of: parent.value)
      let reason =
        "it has no view to put into '\(name)'; without 'into' it is joined with the scene"
      throw error(.badDump(path: file, reason: reason), at: parent)
    }
    do throws(DumpError) {
      return try scene.join(dump)
    } catch {
      throw CommandError(.badDump(path: file, reason: "\(error.kind)"), at: range)
    }
  }

  /// Writes the summary of a join: the counts, the lines that were checked, then the other remarks,
  /// all of them or in a few lines.
  package func write(_ joined: JoinSummary, all: Bool) {
    for headline in joined.headlines { writeWrapped(TextLine(headline, .strong), indent: 2) }
    for remark in joined.agreements { writeWrapped(TextLine("  \(remark)", .good), indent: 4) }
    let shown = all ? joined.remarks.count : 12
    for remark in joined.remarks.prefix(shown) {
      writeWrapped(TextLine("  \(remark)", .notice), indent: 4)
    }
    if joined.remarks.count > shown {
      write(
        TextLine("  and \(joined.remarks.count - shown) more remarks; 'report' tells all", .notice))
    }
  }

  private func writeWrapped(_ line: TextLine, indent: Int) {
    for piece in line.wrapped(to: session.style.width, indent: indent) { write(piece) }
  }

  /// Writes lines into the file that was named, or into the output.
  package func export(_ lines: [String], to file: Located<String>?) throws {
    guard let file else {
      for line in lines where !scene.mustStop() { write(TextLine(line)) }
      return
    }
    try session.write(
      lines.joined(separator: "\n") + "\n", to: file.value, at: file.range)
    confirm("\(lines.count) lines written")
  }
}
