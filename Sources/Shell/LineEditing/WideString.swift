import CEditLine

extension String {
  /// Makes text of libedit's wide characters, each of which is one Unicode scalar.
  init(wide: UnsafeBufferPointer<wchar_t>) {
    self = wide.reduce(into: "") {
      $0.unicodeScalars.append(Unicode.Scalar(UInt32(bitPattern: $1)) ?? "\u{FFFD}")
    }
  }

  /// The text as libedit's wide characters, closed by a zero.
  var wide: [wchar_t] {
    unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
  }
}
