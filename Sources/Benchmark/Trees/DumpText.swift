import Foundation

/// A text as a debugger prints it, with the mix of attributes that the screens of apps have.
struct DumpText {
  private(set) var name = "as printed"
  private(set) var data: Data

  init(lines: Int) {
    var text = "<UIWindow: 0x600000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600001>>\n"
    for k in 1..<max(1, lines) {
      // A screen is a list of cells, each with a few levels of its own.
      let depth = 2 + k * 7 % 11 / 2
      text += String(repeating: "   |", count: k < 3 ? k : depth) + " " + Self.object(k) + "\n"
    }
    data = Data(text.utf8)
  }

  /// Returns the text as a terminal of a width breaks it.
  func wrapped(at columns: Int) -> DumpText {
    var text = self
    text.name = "wrapped"
    text.data = Data(
      data.split(separator: UInt8(ascii: "\n")).flatMap { line in
        stride(from: 0, to: line.count, by: columns).flatMap {
          line.dropFirst($0).prefix(columns) + [UInt8(ascii: "\n")]
        }
      })
    return text
  }

  private static func object(_ k: Int) -> String {
    let address = String(0x7f8e_2c50_0000 + k * 0x120, radix: 16)
    let frame = "frame = (\(k % 40) \(Double(k % 900) + 0.5); 320 44)"
    let layer = "layer = <CALayer: 0x60000\(k)>"
    switch k % 4 {
    case 0:
      return "<UILabel: 0x\(address); \(frame); text = 'Item \(k)'; opaque = NO; "
        + "userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; \(layer)>"
    case 1:
      return "<Shop.ItemCell: 0x\(address); baseClass = UITableViewCell; \(frame); "
        + "autoresize = W; gestureRecognizers = <NSArray: 0x60000\(k)>; \(layer)>"
    case 2:
      return "<UIButton: 0x\(address); \(frame); clipsToBounds = YES; opaque = NO; "
        + "autoresize = RM+BM; tag = \(k); \(layer)>"
    default:
      return "<UIView: 0x\(address); \(frame); alpha = 0.5; autoresize = W+H; "
        + "backgroundColor = <UIDynamicSystemColor: 0x60000\(k); name = systemBackgroundColor>; "
        + "\(layer)>"
    }
  }
}
