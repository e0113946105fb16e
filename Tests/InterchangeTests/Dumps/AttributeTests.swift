import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

@Suite struct AttributeTests {
  @Test func lineWithoutAttributesHasDefaults() throws {
    let view = try view(with: "")
    #expect(view.className == "UIView")
    #expect(view.baseClassName == nil)
    #expect(view.address == "0x1a0")
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(view.transform.isIdentity)
    #expect(view.alpha == 1)
    #expect(!view.isHidden && view.isUserInteractionEnabled && !view.clipsToBounds)
    #expect(view.tag == 0 && view.text == nil && view.autoresizingMask == [])
    #expect(view.contentOffset == nil && view.contentSize == nil)
    #expect(view.uncertainties.isEmpty && view.line == 1 && view.children.isEmpty)
  }

  @Test func everyAttributeIsRead() throws {
    let line = """
      <Shop.PriceList: 0xAB12; baseClass = UIScrollView; frame = (1.5 -2; 33.3333 4); \
      anchorPoint = (0, 1); transform = [2, 0, 0, 2, 5, 6]; clipsToBounds = YES; alpha = 0.25; \
      hidden = YES; opaque = NO; autoresize = LM+W+RM+TM+H+BM; autoresizesSubviews = NO; \
      userInteractionEnabled = NO; tag = -7; tintColor = UIExtendedSRGBColorSpace 0 0.5 1 1; \
      gestureRecognizers = <NSArray: 0x60; count = 2>; \
      backgroundColor = <UIDynamicSystemColor: 0x61; name = labelColor>; layer = <CALayer: 0x62>; \
      contentOffset: {3, -59}; contentSize: {320, 1.2e+03}; adjustedContentInset: {59, 0, 34, 0}; \
      layout: <Grid: 0x63; frame = (9 9; 9 9)>; dataSource: <Source: 0x64>>
      """
    let view = try onlyRoot(line)
    #expect(view.className == "Shop.PriceList")
    #expect(view.baseClassName == "UIScrollView")
    #expect(view.address == "0xab12")
    #expect(view.frame == CGRect(x: 1.5, y: -2, width: 33.3333, height: 4))
    #expect(view.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(view.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    #expect(view.clipsToBounds && view.isHidden && !view.isUserInteractionEnabled)
    #expect(view.alpha == 0.25)
    #expect(view.autoresizingMask.rawValue == 63)
    #expect(view.tag == -7)
    #expect(view.uncertainties.contains(.recognizers))
    #expect(view.contentOffset == CGPoint(x: 3, y: -59))
    #expect(view.contentSize == CGSize(width: 320, height: 1200))
    #expect(try warnings(line) == [])
  }

  @Test(arguments: [
    ("'Buy'", "Buy"), ("''", ""), ("'What's new'", "What's new"), ("'a > b'", "a > b"),
    ("'<b>'>'", "<b>'>"), ("'x; tag = 4'", "x; tag = 4"), ("'it's'; it'", "it's'; it"),
    ("'\\u53d6\\u6d88'", "取消"), ("'\\ud83d\\ude00!'", "😀!"), ("'C:\\\\u'", "C:\\\\u"),
    ("'(((['", "(((["), ("'Zwölf → 12…'", "Zwölf → 12…"), ("'two\nlines'", "two\nlines"),
    ("'one\n\n| three'", "one\n\n| three"),
  ])
  func textMayHoldAnything(printed: String, text: String) throws {
    let view = try view(with: "text = \(printed); opaque = NO; tag = 3; ", class: "UILabel")
    #expect(view.text == text)
    #expect(view.tag == 3)
  }

  @Test func textBeforeUnknownAttributeOrEndStops() throws {
    #expect(try view(with: "text = 'a'; sparkle = YES; ").text == "a")
    #expect(try onlyRoot("<UILabel: 0x1; frame = (0 0; 1 1); text = 'it's'>").text == "it's")
    #expect(try view(with: "text = (null); ").text == nil)
  }

  @Test func unknownAttributesAreLeftOutAndToldOf() throws {
    let line =
      "<UIView: 0x1; Menu-0x2-5; frame = (0 0; 5 6); glow = {1; 2}; mood: fine; "
      + "animations2 = <A: 0x3; b = <C: 0x4>>; tag = 9; >"
    #expect(try onlyRoot(line).tag == 9)
    #expect(try warnings(line) == [.unknownAttribute("glow")])
  }

  @Test func placeholderMayHoldBrackets() throws {
    let view = try view(
      with: "placeholder = 5 > 4 (or not; borderStyle = None; background = (null); tag = 2; ")
    #expect(view.tag == 2)
  }

  @Test(arguments: [
    ("-0", 0.0), ("7", 7), ("0.333333", 0.333333), ("2.93768e+06", 2_937_680),
    ("6.123233995736766e-17", 6.123233995736766e-17), ("0.92387953251128674", 0.92387953251128674),
    ("1e-05", 1e-5), ("-12.75", -12.75), ("123456789012345678", 123_456_789_012_345_680),
  ])
  func numbersAreReadExactly(printed: String, value: Double) throws {
    let text = "<UIView: 0x1; frame = (\(printed) 0; 1 1)>"
    let limited = min(value, 1e15)
    #expect(try Double(onlyRoot(text).frame.origin.x) == limited)
  }

  @Test(arguments: ["inf", "-inf", "nan", "1.79e+308", "1e999"])
  func numbersThatAreNoneAreClamped(printed: String) throws {
    let text = "<UIView: 0x1; frame = (\(printed) 0; 1 1)>"
    #expect(try warnings(text) == [.clamped(attribute: "frame")])
    #expect(abs(try onlyRoot(text).frame.origin.x) <= 1e15)
  }

  @Test(arguments: [
    "frame = (1 2; 3)", "frame = (1 2; 3 4 5)", "frame = (0x1 2; 3 4)", "alpha = much",
    "hidden = MAYBE", "autoresize = W+Q", "tag = 99999999999999999999", "contentOffset: {1}",
    "transform = [1, 2, 3]", "transform3D = [1; 2]", "anchorPoint = (,)",
  ])
  func unreadableValuesAreReported(attribute: String) throws {
    let key = String(attribute.prefix { $0.isLetter || $0.isNumber })
    let text = "<UIView: 0x1; frame = (0 0; 1 1); \(attribute); layer = <CALayer: 0x2>>"
    #expect(try warnings(text) == [.unreadable(attribute: key)])
  }

  @Test func animationsAreReported() throws {
    let text =
      "<UIView: 0x1; frame = (0 0; 1 1); "
      + "animations = { position=<CASpringAnimation: 0x2>; bounds=<CABasicAnimation: 0x3>; }; tag = 4>"
    #expect(try onlyRoot(text).tag == 4)
    #expect(try warnings(text) == [.animated])
  }
}
