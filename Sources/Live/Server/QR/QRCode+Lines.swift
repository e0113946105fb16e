extension QRCode {
  /// The number of light modules around the code that readers need.
  package static let quietZone = 4

  /// Returns the modules with the quiet zone, row by row: a `1` is dark, a `0` is light.
  package func rows() -> [String] {
    let places = -Self.quietZone..<size + Self.quietZone
    return places.map { y in String(places.map { x -> Character in self[x, y] ? "1" : "0" }) }
  }

  /// Returns the code as lines of a terminal, two rows of modules in each, with the quiet zone.
  ///
  /// Blocks stand for dark modules, spaces for light ones. On a dark terminal letters are light, so
  /// whoever shows the lines must give all of their characters a black foreground and a white
  /// background: then they are right on every terminal. Some readers take a code with the colours
  /// exchanged, not all.
  package func lines() -> [String] {
    let places = -Self.quietZone..<size + Self.quietZone
    return stride(from: places.lowerBound, to: places.upperBound, by: 2).map { y in
      String(
        places.map { x -> Character in
          switch (self[x, y], self[x, y + 1]) {
          case (true, true): "█"
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): " "
          }
        })
    }
  }
}
