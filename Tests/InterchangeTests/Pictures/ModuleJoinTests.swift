import Testing

@testable import Interchange

@Suite struct ModuleJoinTests {
  private func join(_ files: [String: String]) throws -> String {
    try ModuleJoin.text(of: "main.mjs") { files[$0] ?? "" }
  }

  @Test func eachModuleStandsOnceBeforeThoseThatImportIt() throws {
    let text = try join([
      "main.mjs": "import { a } from \"./one.mjs\";\nimport { b, c } from \"./two.mjs\";\na(b, c);",
      "one.mjs": "import { b } from \"./two.mjs\";\nexport function a() {\n  return b;\n}",
      "two.mjs": "export const b = 1;\nexport class c {}",
    ])
    #expect(text == "const b = 1;\nclass c {}\nfunction a() {\n  return b;\n}\na(b, c);")
  }

  @Test(
    "What is not understood is refused",
    arguments: [
      "import * as all from \"./one.mjs\";", "import a from \"./one.mjs\";",
      "import { a as b } from \"./one.mjs\";", "import { a } from \"../one.mjs\";",
      "export default a;", "export { a };", "export let a = 1;", "import(\"./one.mjs\");",
    ])
  func othersAreRefused(line: String) {
    #expect(throws: ModuleJoin.Failure(file: "main.mjs", text: line)) {
      try join(["main.mjs": line, "one.mjs": "export const a = 1;"])
    }
  }

  @Test func importsOfNamesThatAreNotThereAreRefused() {
    #expect(throws: ModuleJoin.Failure(file: "main.mjs", text: "b")) {
      try join([
        "main.mjs": "import { a, b } from \"./one.mjs\";", "one.mjs": "export const a = 1;",
      ])
    }
  }

  @Test func circlesAreRefused() {
    #expect(throws: ModuleJoin.Failure(file: "main.mjs", text: "imports itself")) {
      try join(["main.mjs": "import { a } from \"./main.mjs\";"])
    }
  }

  @Test(arguments: ScenePage.Kind.allCases)
  func thePageHasNoImportLeft(kind: ScenePage.Kind) {
    let lines = kind.script.split(separator: "\n")
    #expect(lines.count > 300)
    #expect(!lines.contains { $0.hasPrefix("import") || $0.hasPrefix("export") })
  }
}
