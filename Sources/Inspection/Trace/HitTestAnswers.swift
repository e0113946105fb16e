import ResponderKit

/// What a hit-test's views were asked and answered, worked out from its steps.
public struct HitTestAnswers {
  /// A view and what its `hitTest` returned.
  public struct Answer: Equatable, Sendable {
    /// The view.
    public var view: ObjectID
    /// What it returned; nil for nil.
    public var answer: ObjectID?

    /// Creates an answer.
    public init(view: ObjectID, answer: ObjectID?) {
      self.view = view
      self.answer = answer
    }
  }

  /// The views asked, in order.
  public private(set) var asked: [ObjectID] = []
  /// What they returned, in the order in which the calls returned.
  public private(set) var answers: [Answer] = []
  /// Why views answered nil.
  public private(set) var rejections: [ObjectID: HitTestRejection] = [:]

  /// What the call that each step is about returned.
  private(set) var ofSteps: [ObjectID?]

  private struct Frame {
    var step: Int
    var depth: Int
    var view: ObjectID
    var answer: ObjectID?
    var isDecided: Bool
  }

  /// Works the answers out.
  ///
  /// - Complexity: O(steps), without recursion.
  public init(_ test: HitTest) {
    var open: [Frame] = []
    let steps = test.steps
    ofSteps = Array(repeating: nil, count: steps.count)
    func close(to depth: Int) {
      while let frame = open.last, frame.depth >= depth {
        open.removeLast()
        let answer = frame.isDecided ? frame.answer : frame.answer ?? frame.view
        answers.append(Answer(view: frame.view, answer: answer))
        ofSteps[frame.step] = answer
        if let answer, let parent = open.indices.last, !open[parent].isDecided,
          open[parent].answer == nil
        {
          open[parent].answer = answer
        }
      }
    }
    for (k, step) in steps.enumerated() {
      close(to: step.depth)
      switch step.kind {
      case .notAsked: continue
      case .passed(let run):
        for view in test.runs[run].views {
          asked.append(view)
          answers.append(Answer(view: view, answer: nil))
        }
        continue
      case .refused(let rejection):
        rejections[step.view] = rejection
      case .accepted, .answeredByOverride: break
      }
      asked.append(step.view)
      var frame = Frame(step: k, depth: step.depth, view: step.view, answer: nil, isDecided: false)
      if step.override >= 0 {
        frame.answer = test.overrides[step.override].answer
        frame.isDecided = true
      } else if case .refused = step.kind {
        frame.isDecided = true
      }
      open.append(frame)
    }
    close(to: 0)
  }
}
