import Testing

/// The folders of a module use each other in one direction, so that each can be read without those
/// above it.
@Suite struct FolderCirclesTests {
  /// The numbers of folders in circles that are there still. They may only become smaller.
  private static let known = [
    "Language": 4, "ResponderKit": 26,
  ]

  @Test("No folder of a module uses another in a circle") func noCircles() throws {
    let tree = try SourceTree.package.get()
    for module in Set(tree.modules.keys).union(Self.known.keys).sorted() {
      let folders = tree.folders(of: module)
      let known = Self.known[module] ?? 0
      #expect(
        folders.count <= known,
        """
        \(module): \(folders.count) folders are in circles, not \(known)
        \(folders.report)
        Move a file or an extension to the folder below, or pass a value instead of asking upward.
        """)
      #expect(
        folders.count >= known,
        "\(module): only \(folders.count) folders are in circles; lower \(known) in `known`")
    }
  }

  // MARK: The check itself

  private func circles(_ sources: [String: String]) -> [[String]] {
    SourceTree(sources).folders(of: "M").circles
  }

  private let ring = [
    "M/A/Ant.swift": "struct Ant { var bee: Bee }",
    "M/B/Bee.swift": "struct Bee { var cat: Cat }",
    "M/C/Cat.swift": "struct Cat { var ant: Ant? }",
    "M/D/Dog.swift": "struct Dog { var ant: Ant }",
  ]

  @Test("Three folders in a circle are found, and the arrows between them") func ringOfThree() {
    let folders = SourceTree(ring).folders(of: "M")
    #expect(folders.circles == [["A", "B", "C"]])
    #expect(folders.count == 3)
    #expect(
      folders.report == """
        A, B, C use each other in a circle:
          A -> B: Bee in Ant.swift
          B -> C: Cat in Bee.swift
          C -> A: Ant in Cat.swift
        """)
  }

  @Test(
    "What is no use of a type closes no circle",
    arguments: [
      "struct Cat {}  // an Ant",
      "/* Ant /* nested */ Ant */ struct Cat {}",
      "/// See ``Ant``.\nstruct Cat {}",
      "struct Cat { let text = \"Ant\" }",
      "struct Cat { let text = \"\"\"\n  Ant \"Ant\"\n  \"\"\" }",
      "struct Cat { let text = #\"Ant \\(Ant.self) \" Ant\"# }",
      "struct Cat { let text = \"\\(\"Ant\")\" }",
      "struct Cat {\n  enum Ant {}\n  var ant: Ant\n}",
      "struct Cat { let antenna = Antenna.Ant }",
    ])
  func noUse(source: String) {
    #expect(circles(ring.merging(["M/C/Cat.swift": source]) { $1 }) == [])
  }

  @Test(
    "What is a use of a type closes the circle",
    arguments: [
      "struct Cat { let text = \"\\(Ant.self)\" }",
      "struct Cat { let text = \"\"\"\n  \\(Ant.self)\n  \"\"\" }",
      "struct Cat { let text = #\"\\#(Ant.self)\"# }",
      "struct Cat { let ants = 0..<Ant.count }",
      "struct Cat {}  /* */ extension Ant {}",
      "struct Cat: Ant {}",
    ])
  func use(source: String) {
    #expect(circles(ring.merging(["M/C/Cat.swift": source]) { $1 }) == [["A", "B", "C"]])
  }

  @Test("A member that an extension adds leads to the folder of the extension") func addition() {
    let sources = [
      "M/Low/Base.swift": "struct Base {\n  var short: Int { long }\n}",
      "M/High/Base+Long.swift": "extension Base {\n  var long: Int { 1 }\n}",
    ]
    #expect(circles(sources) == [["High", "Low"]])
  }

  @Test("So does an initializer that an extension adds") func addedInitializer() {
    let sources = [
      "M/Low/Use.swift": "struct Use {\n  let base = Base(long: 1)\n}",
      "M/High/Base+Long.swift": "extension Base {\n  init(long number: Int) { use = Use() }\n}",
    ]
    #expect(circles(sources) == [["High", "Low"]])
  }

  @Test(
    "A namesake leads nowhere",
    arguments: [
      // A member of another type, of another module, and of the standard library.
      ["M/Low/Other.swift": "struct Other {\n  let long = 1\n}"],
      ["N/Other.swift": "struct Other {\n  let long = 1\n}"],
      ["M/Low/Base.swift": "struct Base { var short: Int { list.map } }"],
      // Names that others cannot use.
      ["M/High/Base+Long.swift": "extension Base {\n  private var long: Int { 1 }\n}"],
      ["M/High/Base+Long.swift": "private extension Base {\n  var long: Int { 1 }\n}"],
      // Two folders have one.
      ["M/Side/Base+Long.swift": "extension Base {\n  func long() -> Int { 1 }\n}"],
    ])
  func namesake(change: [String: String]) {
    let sources = [
      "M/Low/Base.swift": "struct Base { var short: Int { self.long } }",
      "M/High/Base+Long.swift":
        "extension Base {\n  var long: Int { 1 }\n  func map() {}\n}",
    ]
    #expect(circles(sources) == [["High", "Low"]])
    #expect(circles(sources.merging(change) { $1 }) == [])
  }

  @Test("A private member of another file is no namesake") func privateMember() {
    let sources = [
      "M/Low/Base.swift": "struct Base {\n  var short: Int { self.long }\n}",
      "M/Low/Other.swift": "struct Other {\n  private var long = 1\n}",
      "M/High/Base+Long.swift": "extension Base {\n  var long: Int { 1 }\n}",
    ]
    #expect(circles(sources) == [["High", "Low"]])
  }

  @Test("Files beside the folders of a module are a folder, too") func topFolder() {
    let sources = [
      "M/Top.swift": "struct Top { var low: Low }",
      "M/Low/Low.swift": "struct Low { var top: Top? }",
    ]
    #expect(circles(sources) == [[".", "Low"]])
  }
}
