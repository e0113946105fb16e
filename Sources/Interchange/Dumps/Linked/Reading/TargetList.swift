/// The targets of a recognizer with their actions, as
/// `<(action=tapped:, target=<ViewController 0x…>)>` prints them.
struct TargetList {
  private(set) var targets: [DumpedRecognizer.Target] = []

  init(_ source: SourceText, in range: Range<Int>) {
    var action: String?
    var position = range.lowerBound
    while position < range.upperBound {
      if source.has("action=", at: position, before: range.upperBound) {
        position += 7
        let rest = source.bytes[position..<min(range.upperBound, position + 256)]
        let end = rest.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ")") }
        action = end.map { source.string(position..<$0) }
      } else if source.has("target=<", at: position, before: range.upperBound) {
        position += 7
        let receiver = ObjectMention(source, at: position, before: range.upperBound)
        if let action, !action.isEmpty, let receiver {
          targets.append(.init(action: action, receiver: receiver))
        }
        action = nil
      } else {
        position += 1
      }
    }
  }
}
