import Commands
import Foundation

/// What libFuzzer calls with every input: each line for itself, then all of them as a script.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let lines = Array(LogicalLines(text))
  checkScript(lines)
  return 0
}

/// What libFuzzer calls with every input that is a dump.
@_cdecl("TapscopeFuzzerTestOneDump")
public func testOneDump(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  checkImport(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32

/// An executable of SwiftPM's has a main function of its own, so this one calls libFuzzer's driver.
@main enum Fuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    let isOfDumps = ProcessInfo.processInfo.environment["TAPSCOPE_FUZZED"] == "dumps"
    _ = runLibFuzzer(&count, &arguments, isOfDumps ? testOneDump : testOneInput)
  }
}
