import Foundation
import ResponderKit
import Testing
import Text

@Suite struct GeometryTextTests {
  private static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, 9, 10, 99, 100, 390, 844, 999_999, -999_999, 1_000_000, -1_000_000, 1e15, 0.5,
    -3.25, 1 / 3, 2e-9, 1.5e300, -2.25e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, CGFloat(Int.min), .infinity, -.infinity, .nan,
  ]

  @Test(arguments: numbers) func numbersInGeometryReadAsTheyDoAlone(number: CGFloat) {
    let text = number.shortText
    #expect(CGPoint(x: number, y: 7).text == "(\(text), 7)")
    #expect(CGPoint(x: 7, y: number).text == "(7, \(text))")
  }

  @Test func aRectangleReadsAsUIKitPrintsIt() {
    #expect(CGRect(x: -1.5, y: 20, width: 390, height: 844).text == "(-1.5 20; 390 844)")
    let wide = CGFloat(-1.23457e-300)
    #expect(
      CGRect(x: wide, y: wide, width: 1, height: 1e200).text
        == "(\(wide.shortText) \(wide.shortText); 1 1e+200)")
  }
}
