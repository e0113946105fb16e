extension TextLine {
  /// Returns the line cut to a number of columns, with an ellipsis if anything is cut off.
  package func clipped(to columns: Int, _ look: OutputStyle) -> TextLine {
    guard width > columns else { return self }
    let ellipsis = look.glyphs.ellipsis
    guard columns > ellipsis.displayWidth else {
      return TextLine(String(ellipsis.prefix(max(0, columns))))
    }
    var line = TextLine()
    for run in runs {
      let room = columns - line.width
      if run.text.displayWidth + ellipsis.displayWidth <= room {
        line.append(run.text, run.style)
      } else {
        // The spaces stand for the pieces that are left out, so that the ellipsis comes even if
        // this piece would fit.
        let rest = String(repeating: " ", count: ellipsis.displayWidth)
        line.append((run.text + rest).clipped(to: room, ellipsis: ellipsis), run.style)
        break
      }
    }
    return line
  }
}
