import Foundation
import Testing
import Text

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("card", 4), ("按钮", 4), ("カード", 6), ("ｶｰﾄﾞ", 4), ("한글", 4), ("ＡＢ", 4),
    ("e\u{301}", 1), ("é", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("a\u{200B}b", 2), ("👍", 2),
    ("✓", 1), ("├─ ", 3), ("·", 1), ("ß", 1), ("Жук", 3), ("שלום", 4), ("\u{1B}\t", 0),
    ("〇", 2), ("、", 2), ("𠮷", 2), ("a按b", 4), ("ก็", 1),
    ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("❤️‍🔥", 2), ("👍👍", 4), ("a👨‍👩‍👧b", 4),
    ("क्षि", 3), ("नि", 2), ("कृ", 1), ("क्ष👍", 4), ("தி", 2), ("শ্রী", 3),
  ])
  func aTextTakesTheColumnsOfATerminal(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  #if os(Linux)
    @Test("the letters and marks of a script take the columns that the system tells terminals")
    func columnsOfScripts() {
      // Its header hides the function from Swift.
      typealias Width = @convention(c) (wchar_t) -> Int32
      guard let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil),
        let symbol = dlsym(nil, "wcwidth")
      else {
        Issue.record("the system has no widths")
        return
      }
      let wcwidth = unsafeBitCast(symbol, to: Width.self)
      let before = uselocale(locale)
      defer {
        uselocale(before)
        freelocale(locale)
      }
      let scripts = [
        0x0900...0x097F, 0x0980...0x09FF, 0x0A80...0x0AFF, 0x0B80...0x0BFF, 0x0E00...0x0E7F,
        0x0590...0x05FF, 0x0600...0x06FF,
      ]
      for scalar in scripts.joined().compactMap({ Unicode.Scalar(UInt32($0)) }) {
        let columns = wcwidth(wchar_t(bitPattern: scalar.value))
        guard columns >= 0, scalar.properties.generalCategory != .format else { continue }
        #expect(scalar.displayWidth == Int(columns), "U+\(String(scalar.value, radix: 16))")
      }
    }
  #endif

  @Test func theMarksOfTheShellAreAsWideAsUnicodeSays() {
    let marks = [
      0x2010...0x2027, 0x203A...0x203A, 0x2190...0x21FF, 0x2500...0x257F, 0x2713...0x2718,
    ]
    for scalar in marks.joined().compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let properties = scalar.properties
      let hasColumns =
        ![.nonspacingMark, .enclosingMark, .format, .control].contains(properties.generalCategory)
      #expect(scalar.displayWidth == 1)
      #expect(hasColumns && !properties.isEmojiPresentation)
    }
  }

  @Test func aLineIsAsWideAsItsPieces() {
    var line = TextLine("按", .name)
    line.append("ab", .dim)
    line.pad(to: 6)
    #expect(line.width == 6)
    #expect(line.text == "按ab  ")
    line.pad(to: 3)
    #expect(line.width == 6)
  }
}
