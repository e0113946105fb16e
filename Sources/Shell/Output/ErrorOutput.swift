import Foundation
import Session
import Text

/// The standard error of a run. Output that was written before comes before it.
final class ErrorOutput {
  private let buffer = OutputBuffer(STDERR_FILENO)
  private let flushOutput: () -> Void
  private var style: OutputStyle
  private let annotations: GitHubAnnotations?

  /// - Parameters:
  ///   - progress: The line that is taken away before something else is written.
  ///   - flushOutput: Hands over the output that comes before.
  init(_ options: ShellOptions, progress: Progress?, flushOutput: @escaping () -> Void) {
    self.flushOutput = flushOutput
    style = OutputStyle(options, for: STDERR_FILENO)
    annotations = options.annotatesGitHub ? GitHubAnnotations() : nil
    buffer.isReadByBuildServer = options.annotatesGitHub
    if let progress { buffer.willFlush = progress.clear }
  }

  /// Takes the looks that lines of output have.
  func follow(_ output: OutputStyle) { style.appearance = output.appearance }

  /// Reports a problem that lies outside of all scripts.
  func complain(_ text: String) {
    say(TextLine("tapscope: ", .strong) + TextLine("error: ", .bad) + TextLine(text))
  }

  func say(_ line: TextLine) {
    flushOutput()
    buffer.write(style.render(line))
    buffer.flush()
  }

  /// Writes a diagnostic.
  ///
  /// - Parameters:
  ///   - isWrapped: Indicates whether a person reads, so that long lines are broken; programs want
  ///     them whole.
  ///   - isShort: Indicates whether only the first line is wanted.
  func show(_ diagnostic: Diagnostic, isWrapped: Bool = false, isShort: Bool = false) {
    flushOutput()
    let lines = diagnostic.lines(fitting: isWrapped ? style.width : nil)
    for line in isShort ? lines.prefix(1) : lines[...] { buffer.write(style.render(line)) }
    if let annotations { buffer.writeCommand(annotations.line(for: diagnostic)) }
    buffer.flush()
  }
}

extension OutputStyle {
  /// Creates the style of what is written to a file descriptor.
  init(_ options: ShellOptions, for descriptor: Int32) {
    let environment = Terminal.environment
    let isTerminal = isatty(descriptor) == 1
    let hasColor: Bool
    switch options.color {
    case .always: hasColor = true
    case .never: hasColor = false
    case .auto:
      let isForced = environment("CLICOLOR_FORCE").map { $0 != "0" && !$0.isEmpty } ?? false
      let isForbidden = !(environment("NO_COLOR") ?? "").isEmpty || environment("TERM") == "dumb"
      hasColor = isForced || (isTerminal && !isForbidden)
    }
    let width = options.width ?? (isTerminal ? Terminal.size.columns : 80)
    var appearance = Appearance()
    appearance.choice = options.theme
    appearance.background = Background(colorFGBG: environment("COLORFGBG"))
    appearance.hasManyColors = Appearance.hasManyColors(
      name: environment("TERM"), color: environment("COLORTERM"))
    self.init(
      width: max(20, width), hasColor: hasColor, isASCII: options.isASCII, appearance: appearance)
  }
}
