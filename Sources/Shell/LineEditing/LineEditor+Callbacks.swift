import CEditLine

extension LineEditor {
  /// The callbacks of libedit, each of which calls the editor that is its context.
  static var callbacks: cel_callbacks {
    cel_callbacks(
      read: readHook,
      prompt: { LineEditor.owner(of: $0).promptBuffer.baseAddress },
      complete: { editLine, _ in LineEditor.owner(of: editLine).complete() },
      paste: { editLine, _ in LineEditor.owner(of: editLine).paste() },
      interrupt: { editLine, _ in LineEditor.owner(of: editLine).interrupt() },
      suspend: { editLine, _ in LineEditor.owner(of: editLine).requestSuspension() },
      older: { editLine, _ in LineEditor.owner(of: editLine).recallOlder() },
      newer: { editLine, _ in LineEditor.owner(of: editLine).recallNewer() },
      right: { editLine, _ in LineEditor.owner(of: editLine).moveRight() },
      end: { editLine, _ in LineEditor.owner(of: editLine).moveToEnd() },
      word: { editLine, _ in LineEditor.owner(of: editLine).moveBehindWord() })
  }

  /// The reading function, installed anew after each character that libedit's own reader has read.
  static let readHook: @convention(c) (OpaquePointer?, UnsafeMutablePointer<wchar_t>?) -> Int32 = {
    LineEditor.owner(of: $0).waitForCharacter($1!)
  }

  private static func owner(of editLine: OpaquePointer?) -> LineEditor {
    Unmanaged<LineEditor>.fromOpaque(cel_context(editLine!)).takeUnretainedValue()
  }
}

/// The values that a key function returns; libedit's constants are of another type.
enum KeyOutcome {
  static let done = UInt8(CC_NORM)
  static let redraw = UInt8(CC_REFRESH)
  static let moveCursor = UInt8(CC_CURSOR)
  static let beep = UInt8(CC_ERROR)
}
