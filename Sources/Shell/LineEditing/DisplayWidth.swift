/// How many terminal columns a text takes: two for East Asian wide characters and emoji, none for
/// marks that combine with the character before them.
func defaultDisplayWidth(_ text: String) -> Int {
  text.reduce(0) { sum, character in
    sum + (character.unicodeScalars.map(columns).max() ?? 0)
  }
}

private func columns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .control, .format, .nonspacingMark, .enclosingMark: return 0
  default: return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}

private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x231A...0x231B, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
  0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
  0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
]
