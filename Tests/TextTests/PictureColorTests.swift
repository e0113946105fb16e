import Foundation
import Testing
import Text

/// The colours of pictures are told apart by people with any eyes.
@Suite struct PictureColorTests {
  /// What eyes make of the red, green and blue of a screen (Machado, Oliveira and Fernandes, 2009).
  enum Eyes: CaseIterable {
    case usual, protanopia, deuteranopia

    var rows: [[Double]] {
      switch self {
      case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protanopia:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .deuteranopia:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      }
    }
  }

  /// The lightness and the two hues of CIELAB, in which distances are what people see.
  private func seen(_ color: PictureColor, by eyes: Eyes) throws -> [Double] {
    let number = try #require(UInt32(color.hex.dropFirst(), radix: 16))
    let linear = [16, 8, 0].map { shift -> Double in
      let part = Double(number >> UInt32(shift) & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let rgb = eyes.rows.map { row in min(1, max(0, zip(row, linear).map(*).reduce(0, +))) }
    func curve(_ value: Double) -> Double {
      value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
    let x = curve((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047)
    let y = curve(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2])
    let z = curve((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }

  @Test(arguments: Eyes.allCases) func noTwoColoursLookAlike(eyes: Eyes) throws {
    for (k, color) in PictureColor.hues.enumerated() {
      for other in PictureColor.hues[..<k] {
        let parts = zip(try seen(color, by: eyes), try seen(other, by: eyes)).map { ($0 - $1) }
        let distance = parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
        #expect(distance > 17, "\(color) and \(other)")
      }
    }
  }

  @Test func noTwoColoursAreTheSame() {
    #expect(Set(PictureColor.allCases.map(\.hex)).count == PictureColor.allCases.count)
  }

  @Test func everyColourHasAStyleOfItsOwn() {
    #expect(Set(PictureColor.allCases.map(\.textStyle)).count == PictureColor.allCases.count)
  }
}
