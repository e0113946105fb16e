import Foundation
import ResponderKit

// Numbers near those given that no arithmetic of a view turns into NaN. A dump's own are sane, but
// a ``DumpedView`` may come from elsewhere.

extension CGFloat {
  var sane: CGFloat { CGFloat(Number(Double(self)).value) }
}

extension CGPoint {
  var sane: CGPoint { CGPoint(x: x.sane, y: y.sane) }
}

extension CGSize {
  var sane: CGSize { CGSize(width: width.sane, height: height.sane) }
}

extension CGRect {
  /// Sane, and of no negative size.
  var sane: CGRect { CGRect(origin: origin.sane, size: size.sane).standardized }
}

extension CGAffineTransform {
  var sane: CGAffineTransform {
    CGAffineTransform(
      a: a.sane, b: b.sane, c: c.sane, d: d.sane, tx: tx.sane, ty: ty.sane)
  }
}
