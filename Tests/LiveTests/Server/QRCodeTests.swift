import Live
import Testing

@Suite("QR codes")
struct QRCodeTests {
  /// Read by two other programs, and drawn alike by a third one.
  @Test func aCodeThatIsKnown() throws {
    let code = try #require(QRCode("tapscope"))
    let lines = [
      "                             ",
      "                             ",
      "    █▀▀▀▀▀█  ▄▄█▄ █▀▀▀▀▀█    ",
      "    █ ███ █  █ ▀█ █ ███ █    ",
      "    █ ▀▀▀ █ ▄██▀▀ █ ▀▀▀ █    ",
      "    ▀▀▀▀▀▀▀ ▀▄█ ▀ ▀▀▀▀▀▀▀    ",
      "    ▀ ▄█ ▀▀ ▀▀██▀▀ █▄▄ ▄▄    ",
      "    █ ▄██▄▀██▄ ▀▄▄██ █▀▄█    ",
      "    ▀▀▀▀  ▀ █ ▄▀ ▄█ ▀█ ██    ",
      "    █▀▀▀▀▀█ ▄▀▀▀▀ █▀█▀▀█     ",
      "    █ ███ █ ▄▀  ▀████▀ █▄    ",
      "    █ ▀▀▀ █  ▄██▄▀▀▀▀▀  ▀    ",
      "    ▀▀▀▀▀▀▀ ▀▀   ▀  ▀▀ ▀     ",
      "                             ",
      "                             ",
    ]
    #expect(Self.blocks(code) == lines)
  }

  /// Returns a code as people read it in a test: half blocks, two rows of modules in a line.
  static func blocks(_ code: QRCode) -> [String] {
    let rows = code.rows().map(Array.init)
    return stride(from: 0, to: rows.count, by: 2).map { y in
      String(
        rows[y].indices.map { x in
          let below = y + 1 < rows.count && rows[y + 1][x] == "1"
          return rows[y][x] == "1" ? (below ? "█" : "▀") : (below ? "▄" : " ")
        })
    }
  }

  @Test(
    arguments: [
      (1, 21), (14, 21), (15, 25), (26, 25), (27, 29), (42, 29), (43, 33), (62, 33), (63, 37),
      (84, 37), (85, 41), (106, 41), (107, 45), (122, 45), (123, 49), (152, 49), (153, 53),
      (180, 53), (181, 57), (213, 57),
    ])
  func theSmallestVersionIsTaken(count: Int, size: Int) {
    #expect(QRCode(String(repeating: "x", count: count))?.size == size)
  }

  /// One of each version, all of them read by two other programs.
  static let known: [(Int, UInt64)] = [
    (13, 0x902F_E946_C25C_E7C1),
    (26, 0x7042_6E7D_A77D_8837),
    (40, 0x2D68_05E3_10DF_79F6),
    (62, 0x95D7_3CD6_BD16_0F14),
    (80, 0x3AD1_8B2D_4EE2_D109),
    (100, 0x5DCF_F72E_DDA1_C56A),
    (120, 0x8149_A0CA_57AC_F1A9),
    (150, 0x3749_63D1_1C92_633D),
    (170, 0xB94F_58C2_FFA3_6625),
    (213, 0xE67D_13FF_159B_818F),
  ]

  @Test(arguments: QRCodeTests.known)
  func codesThatAreKnown(count: Int, digest: UInt64) throws {
    let address =
      "http://192.168.178.101:54321/#" + String(repeating: "0123456789abcdef", count: 20)
    let code = try #require(QRCode(String(address.prefix(count))))
    #expect(Self.digest(code) == digest)
  }

  /// Returns a number that tells codes apart (FNV-1a).
  static func digest(_ code: QRCode) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for y in 0..<code.size {
      for x in 0..<code.size { digest = (digest ^ (code[x, y] ? 1 : 0)) &* 0x100_0000_01B3 }
    }
    return digest
  }

  @Test func aTextThatIsTooLongHasNone() {
    #expect(QRCode(String(repeating: "x", count: 214)) == nil)
    // Bytes count.
    #expect(QRCode(String(repeating: "ü", count: 107)) == nil)
    #expect(QRCode("")?.size == 21)
  }

  @Test func aroundTheCodeAllIsLight() throws {
    let code = try #require(QRCode("x"))
    #expect(!code[-1, 0] && !code[0, -1] && !code[21, 0] && !code[0, 21])
    #expect(code.rows().allSatisfy { $0.count == code.size + 2 * QRCode.quietZone })
    #expect(code.rows().count == code.size + 2 * QRCode.quietZone)
    let rows = code.rows()
    let side = code.size + 2 * QRCode.quietZone
    #expect(rows.count == side && rows.allSatisfy { $0.count == side })
    for y in rows.indices {
      for (x, module) in rows[y].enumerated() {
        #expect((module == "1") == code[x - QRCode.quietZone, y - QRCode.quietZone])
      }
    }
  }
}
