// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tapscope",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ResponderKit", targets: ["ResponderKit"]),
    .library(name: "ResponderKitTesting", targets: ["ResponderKitTesting"]),
    .executable(name: "tapscope", targets: ["tapscope"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .target(name: "ResponderKit"),
    .target(name: "Platform"),
    .target(name: "Text", dependencies: ["Platform"]),
    .target(name: "CEmbeddedFiles", exclude: ["Resources"]),
    .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"]),
    .target(name: "Language", dependencies: ["Text"]),
    .target(name: "Code"),
    .target(name: "Interpreter", dependencies: ["Code", "ResponderKit"]),
    .target(name: "Scenes", dependencies: ["EmbeddedFiles", "ResponderKit", "Text"]),
    .target(name: "Explanation", dependencies: ["ResponderKit", "Scenes"]),
    .target(
      name: "Analysis", dependencies: ["Explanation", "Platform", "ResponderKit", "Scenes"]),
    .target(
      name: "Presentation",
      dependencies: ["Analysis", "Explanation", "ResponderKit", "Scenes", "Text"]),
    .target(
      name: "Interchange",
      dependencies: [
        "Analysis", "EmbeddedFiles", "Explanation", "Presentation", "ResponderKit", "Scenes",
        "Text",
      ]),
    .target(
      name: "Session",
      dependencies: [
        "Code", "Explanation", "Interchange", "Language", "Platform", "Presentation",
        "ResponderKit", "Scenes", "Text",
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "Analysis", "Code", "EmbeddedFiles", "Explanation", "Interchange", "Interpreter",
        "Language", "Platform", "Presentation", "ResponderKit", "Scenes", "Session", "Text",
      ]),
    .target(
      name: "Live",
      dependencies: [
        "Commands", "EmbeddedFiles", "Explanation", "Interchange", "Language", "Platform",
        "ResponderKit", "Scenes", "Session", "Text",
      ]),
    .target(
      name: "Course",
      dependencies: [
        "Analysis", "Commands", "EmbeddedFiles", "Explanation", "Interchange", "Language", "Live",
        "Presentation", "ResponderKit", "Scenes", "Session", "Text",
      ]),
    .target(
      name: "Help",
      dependencies: [
        "Analysis", "Commands", "Course", "EmbeddedFiles", "Explanation", "Interchange", "Language",
        "Live", "Presentation", "ResponderKit", "Scenes", "Session", "Text",
      ]),
    .target(
      name: "ResponderKitTesting",
      dependencies: [
        "Commands", "Explanation", "Help", "Interchange", "Presentation", "ResponderKit", "Scenes",
        "Session", "Text",
      ]),
    // The system's own header and library: no pkg-config, which would find another one of Homebrew's.
    .systemLibrary(name: "CLibEdit"),
    .target(
      name: "CEditLine", dependencies: ["CLibEdit"], linkerSettings: [.linkedLibrary("edit")]),
    .target(
      name: "Shell",
      dependencies: [
        "CEditLine", "Code", "Commands", "Course", "EmbeddedFiles", "Explanation", "Help",
        "Language",
        "Live", "Platform", "Presentation", "Session", "Text",
      ]),
    .executableTarget(
      name: "tapscope",
      dependencies: [
        "Commands", "Course", "Help", "Live", "Platform", "ResponderKit", "Session", "Shell",
        "Text",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "TestSupport", path: "Tests/Support"),
    // The file that users add to their apps; here it captures scenes of ResponderKit.
    .target(
      name: "CaptureFile", dependencies: ["ResponderKit"],
      path: "Sources/CEmbeddedFiles/Resources/Capture", exclude: ["help.txt", "tapscope_lldb.py"]),
    .target(
      name: "Fingerprints",
      dependencies: ["Interchange", "Presentation", "ResponderKit", "Scenes", "Text"],
      path: "Tests/Fingerprints"),
    .target(
      name: "SceneStage",
      dependencies: ["Explanation", "Presentation", "ResponderKit", "Scenes", "Text"],
      path: "Tests/SceneStage"),
    .target(
      name: "SessionStage",
      dependencies: [
        "Help", "Interchange", "Presentation", "ResponderKit", "Scenes", "Session", "TestSupport",
        "Text",
      ],
      path: "Tests/SessionStage"),
    .testTarget(name: "ResponderKitTests", dependencies: ["ResponderKit", "TestSupport"]),
    .testTarget(name: "TextTests", dependencies: ["ResponderKit", "Text"]),
    .testTarget(name: "LanguageTests", dependencies: ["Language", "Text"]),
    .testTarget(name: "CodeTests", dependencies: ["Code"], exclude: ["Oracle"]),
    .testTarget(
      name: "InterpreterTests",
      dependencies: ["Code", "Explanation", "Interpreter", "ResponderKit", "TestSupport"]),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["EmbeddedFiles", "ResponderKit", "SceneStage", "Scenes", "TestSupport"]),
    .testTarget(
      name: "ExplanationTests",
      dependencies: ["Explanation", "ResponderKit", "SceneStage", "Scenes"]),
    .testTarget(
      name: "AnalysisTests",
      dependencies: [
        "Analysis", "Explanation", "ResponderKit", "SceneStage", "Scenes", "TestSupport",
      ]),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Explanation", "Presentation", "ResponderKit", "SceneStage", "Scenes", "TestSupport",
        "Text",
      ]),
    .testTarget(
      name: "InterchangeTests",
      dependencies: [
        "Analysis", "EmbeddedFiles", "Explanation", "Interchange", "Presentation", "ResponderKit",
        "Scenes", "TestSupport", "Text",
      ]),
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "Analysis", "Commands", "Explanation", "Help", "Interchange", "Language", "ResponderKit",
        "Scenes", "Session", "SessionStage", "TestSupport", "Text",
      ]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Analysis", "CaptureFile", "Commands", "Explanation", "Fingerprints", "Help", "Interchange",
        "Language", "Presentation", "ResponderKit", "Scenes", "Session", "SessionStage",
        "TestSupport", "Text",
      ]),
    .testTarget(
      name: "LiveTests",
      dependencies: [
        "Course", "EmbeddedFiles", "Live", "Platform", "ResponderKit", "Session", "SessionStage",
        "TestSupport", "Text",
      ]),
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "Analysis", "Commands", "Course", "EmbeddedFiles", "Help", "Interchange", "ResponderKit",
        "Scenes", "Session", "SessionStage", "TestSupport",
      ]),
    .testTarget(
      name: "HelpTests",
      dependencies: [
        "Analysis", "Commands", "EmbeddedFiles", "Explanation", "Help", "Interchange", "Language",
        "Presentation", "ResponderKit", "Scenes", "Session", "SessionStage", "TestSupport", "Text",
      ]),
    .testTarget(
      name: "ShellTests",
      dependencies: ["Help", "Session", "SessionStage", "Shell", "TestSupport", "Text"]),
    .testTarget(name: "StructureTests"),
    .testTarget(
      name: "ResponderKitTestingTests",
      dependencies: ["Help", "ResponderKit", "ResponderKitTesting", "Session"],
      exclude: ["Actions", "Touches", "Failing", "OwnClasses"]),
  ]
)

// `.ci/run` tests what ships, optimised. Builds for debugging are not, as that takes longer:
// `TAPSCOPE_OPTIMIZED=1 swift build --build-tests`.
if Context.environment["TAPSCOPE_OPTIMIZED"] != nil {
  for target in package.targets
  where [.regular, .executable].contains(target.type) && target.path == nil {
    target.swiftSettings = [.unsafeFlags(["-O"], .when(configuration: .debug))]
  }
}

// Documentation of both catalogues: `swift package generate-documentation --target tapscope`.
if Context.environment["TAPSCOPE_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Swift's own parser checks ours only where somebody asks for it: `TAPSCOPE_SYNTAX=1 swift test
// --filter SyntaxOracle`.
if Context.environment["TAPSCOPE_SYNTAX"] != nil,
  let target = package.targets.first(where: { $0.name == "CodeTests" })
{
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"))
  target.exclude = []
  target.dependencies += ["SwiftSyntax", "SwiftParser", "SwiftOperators"].map {
    .product(name: $0, package: "swift-syntax")
  }
}

// The benchmark is built only where somebody measures: `TAPSCOPE_BENCHMARK=1 swift run -c release
// tapscope-benchmark`.
if Context.environment["TAPSCOPE_BENCHMARK"] != nil {
  package.targets.append(
    .executableTarget(
      name: "tapscope-benchmark",
      dependencies: [
        "Analysis", "Code", "Interchange", "Interpreter", "Platform", "ResponderKit", "Scenes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Benchmark"))
}

// Coverage guides the fuzzer if it is linked with libFuzzer: `Tests/Fuzzing/coverage`.
let fuzzerSettings: [SwiftSetting] =
  Context.environment["TAPSCOPE_LIBFUZZER"] == nil ? [] : [.define("LIBFUZZER")]
package.targets.append(
  .executableTarget(
    name: "tapscope-fuzzer",
    dependencies: [
      "Analysis", "Fingerprints", "Help", "Interchange", "Language", "Platform", "Presentation",
      "ResponderKit", "Scenes", "Session", "TestSupport", "Text",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Tests/Fuzzing/Fuzzer", swiftSettings: fuzzerSettings))
