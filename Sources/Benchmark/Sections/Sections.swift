/// The sections in the order in which they run.
enum Sections {
  static var all: [any BenchmarkSection] {
    [HitTestSection(), NestingSection(), ScriptSection(), StartUpSection()]
  }
}
