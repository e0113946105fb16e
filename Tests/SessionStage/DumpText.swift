/// The lines of a dump, told shortly: each names its depth, class, address and frame.
package struct DumpText: ExpressibleByArrayLiteral, Sendable {
  package struct Line: Sendable {
    package var depth: Int
    package var className: String
    package var address: String
    package var frame: String
    package var rest: String
  }

  package let text: String

  package init(_ lines: [Line]) { text = lines.map(\.text).joined(separator: "\n") }

  package init(arrayLiteral lines: Line...) { self.init(lines) }
}

extension DumpText.Line {
  package var text: String {
    let pipes = depth == 0 ? "" : "   |" + String(repeating: "    |", count: depth - 1) + " "
    let rest = rest.isEmpty ? "" : rest + "; "
    return "\(pipes)<\(className): 0x\(address); frame = (\(frame)); \(rest)layer = <CALayer: 0x1>>"
  }
}

/// A line of a dump.
package func line(
  _ depth: Int, _ className: String, _ address: String, _ frame: String, _ rest: String = ""
) -> DumpText.Line {
  DumpText.Line(depth: depth, className: className, address: address, frame: frame, rest: rest)
}

/// Returns a capture of a window, 0xa0, and of what some lines tell.
package func capture(_ lines: [String]) -> String {
  let window = "window 0xa0 class=UIWindow frame=0,0,390,844 key=1"
  let all = ["tapscope-capture 1", window] + lines
  return (all + ["end lines=\(all.count)", ""]).joined(separator: "\n")
}

/// The window that most dumps begin with.
package let fullWindow = line(0, "UIWindow", "a0", "0 0; 390 844")
