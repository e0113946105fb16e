import Foundation
import SessionStage
import TestSupport
import Text

/// The page of `--format json`: examples as they are printed, explained by the schema.
enum JSONPage {
  static var page: GeneratedPage {
    let sections = examples.map(section)
    let text =
      [introduction + "\n" + JSONDeclarations.command.list(common)] + sections.map(\.text)
      + [summary, others(than: sections.flatMap(\.members)), parts]
    return GeneratedPage(name: "JSONOutput.md", text: text.joined(separator: "\n"))
  }

  private struct Example {
    var title: String
    var setup = ""
    var line: String
  }

  private static let examples = [
    Example(
      title: "Events and hit-tests",
      setup: "add card 20,100 200x90; add cover 0,0 90x90 in card hidden; handle card touches",
      line: "tap 30,120"),
    Example(
      title: "Stories",
      setup: "add UIButton buy 0,0 60x44; target buy touchUpInside vc.buy:; tap buy",
      line: "log"),
    Example(title: "Trees", setup: "add UIButton buy 20,100 60x44", line: "tree"),
    Example(
      title: "Descriptions", setup: "add card 0,0 90x90; inset card -9", line: "get card"),
    Example(title: "Found views", setup: "add UIButton buy 20,100 60x44", line: "find UIButton"),
    Example(title: "Maps", setup: "add UIButton buy 15,20 30x44", line: "map buy"),
    Example(title: "Properties", line: "get root frame"),
    Example(title: "Controllers", line: "tree controllers"),
    Example(title: "Chains", setup: "handle vc touches", line: "chain root"),
    Example(title: "Recognizers", setup: "gesture tap single on root", line: "gestures"),
    Example(
      title: "Targets", setup: "add UIButton buy 0,0 60x44; target buy touchUpInside vc.buy:",
      line: "target buy"),
    Example(title: "Insides", setup: "add card 0,0 90x90", line: "inside card 90,0"),
    Example(
      title: "Conversions", setup: "add card 20,100 90x90",
      line: "convert 0,0 9x9 from card to window"),
    Example(title: "Performers", setup: "implements vc save:", line: "perform save: from root"),
    Example(title: "The event queue", setup: "queue hold; tap 9,9", line: "queue"),
    Example(title: "Imports", line: "import screens/list.txt"),
    Example(title: "Going back", setup: "add red; hide red", line: "undo 2"),
    Example(title: "History", setup: "add red; checkpoint a; hide red", line: "history"),
    Example(title: "Checkpoints", setup: "checkpoint a; set root alpha 0.5", line: "restore a"),
    Example(title: "Differences", setup: "checkpoint a; set root alpha 0.5", line: "diff"),
    Example(
      title: "Two dumps", line: "diff screens/seats-before.txt screens/seats-after.txt lenient"),
    Example(title: "Variables", line: "let x 4 * 5"),
    Example(title: "Aliases and macros", setup: "alias corner tap 5,5", line: "alias"),
    Example(title: "Options", line: "set-option"),
    Example(title: "What went wrong", line: "tap yelow"),
    Example(
      title: "Tests", line: "test \"a known bug\"; xfail \"#12\"; expect hit nil at 5,5; end"),
  ]

  private static var summary: String {
    let object = RecordLog.summary(
      of: "test \"a\"; expect hit root at 5,5; end; test \"b\"; expect hit nil at 5,5; end")
    return """
      ## The end of a run of tests

      ```json
      \(JSONValue.object(object).pretty)
      ```

      \(JSONDeclarations.summary.list(object.names))
      """
  }

  private static let introduction = """
    # JSON output

    The output of `tapscope --format json`, member by member, with an example of each kind.

    ## Overview

    Every command prints one line with one object. The objects are in the order in which the commands
    end: the commands of a macro or a sourced script come before the command that ran them. The end of
    a test is a separate object, and a run of `tapscope test` ends with an object of its numbers. Errors also go to standard error, and the exit status is the same as
    without the option.

    `tapscope setup --print schema` prints a JSON Schema of these lines. The number in `schema` stays
    \(JSONSchemaNumber.current) as long as members are only added. A member that will be removed is marked as deprecated, with its
    successor.

    - The order of members is fixed. All values are meant for programs, except those of `output`,
      `text`, `title`, `notes` and `message`.
    - Points are `[x, y]`, sizes `[width, height]`, rectangles `[x, y, width, height]`, insets
      `[top, left, bottom, right]`, transforms `[a, b, c, d, tx, ty]`, all in points.
    - Objects of the scene have their names, as in the text. Something that does not exist is null or
      an empty list.
    - Trees are lists with a `depth`, parents before children, because a tree may be too deep for
      JSON parsers.
    - A command after `verify`, `sweep`, `xfail` or `expect error` has no members of its own in the
      object, only its output.
    - `log json`, `gestures json` and `diff json` print the objects of a moment, a gesture and a
      difference (see below) as their text, each with a `schema`.

    Every object of a command has these members:

    """

  /// An example with what it prints, and the members that are explained below it.
  private static func section(_ example: Example) -> (text: String, members: [String]) {
    let path = PackageFolder.url.appendingPathComponent("examples/page").path
    let lines = example.setup.isEmpty ? example.line : "\(example.setup)\n\(example.line)"
    let objects = RecordLog.objects(of: lines, name: "-c", path: path)
    let object = objects.first { $0["type"] == "test" } ?? objects.last ?? [:]
    let shape = shape(of: object)
    let setup = example.setup.isEmpty ? "" : "After `\(example.setup)`:\n\n"
    let text = """
      ## \(example.title)

      \(setup)```
      \(example.line)
      ```

      ```json
      \(JSONValue.object(object).pretty)
      ```

      \(shape.list(object.names))
      """
    return (text, shape.members.map(\.name).filter(object.names.contains))
  }

  /// The type that declares what an object tells beside the members of all commands.
  private static func shape(of object: JSONObject) -> JSONShape {
    if object["type"] == "test" { return JSONDeclarations.test }
    var command = JSONDeclarations.command
    command.members.removeAll { common.contains($0.name) }
    return JSONDeclarations.facts.map(\.shape).first { shape in
      !object.facts.isEmpty && Set(object.facts).isSubset(of: shape.members.map(\.name))
    } ?? command
  }

  /// The members of commands that no example shows.
  private static func others(than members: [String]) -> String {
    let shapes = [JSONDeclarations.command] + JSONDeclarations.facts.map(\.shape)
    let lists = shapes.map { shape in
      shape.list(shape.members.map(\.name).filter { !members.contains($0) && !common.contains($0) })
    }
    return "## Other members\n\n" + lists.joined()
  }

  private static let common = [
    "schema", "type", "command", "text", "file", "line", "ok", "output",
  ]

  private static var parts: String {
    let common = JSONCommonType.allCases.map { type in
      "### \(type.rawValue)\n\n" + type.summary.wrapped(indent: 0) + "\n"
    }
    let lists = JSONDeclarations.parts.map(\.section) + common
    return "## Parts\n\nWhat the members above are made of.\n\n" + lists.joined(separator: "\n")
  }
}
