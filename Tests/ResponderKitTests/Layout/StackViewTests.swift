import ResponderKit
import TestSupport
import Testing

/// How a stack view places its views, against an oracle that only adds and compares.
struct StackViewTests {
  /// A view of a size that its content asks for.
  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(tag), height: 20) }
  }

  private func makeStack(_ lengths: [CGFloat], in length: CGFloat = 300) -> UIStackView {
    let stack = UIStackView(
      arrangedSubviews: lengths.map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) })
    stack.frame = CGRect(x: 10, y: 10, width: length, height: 50)
    return stack
  }

  private func spans(_ stack: UIStackView) -> [ClosedRange<CGFloat>] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map { $0.frame.minX...$0.frame.maxX }
  }

  @Test("fill: the last view takes what is left")
  func fill() {
    let stack = makeStack([40, 60, 50])
    stack.spacing = 10
    #expect(spans(stack) == [0...40, 50...110, 120...300])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 50 && $0.frame.minY == 0 })
  }

  @Test("fill: a view without an intrinsic size stretches and shrinks before one that has it")
  func fillKeepsIntrinsicSizes() {
    let stack = makeStack([40])
    let content = Content(frame: .zero)
    content.tag = 100
    stack.addArrangedSubview(content)
    #expect(spans(stack) == [0...200, 200...300])
    stack.frame.size.width = 120
    #expect(spans(stack) == [0...20, 20...120])
  }

  @Test("the sizes that views were given are remembered when the stack view is wider again")
  func sizesAreRemembered() {
    let stack = makeStack([40, 60, 50], in: 100)
    #expect(spans(stack) == [0...40, 40...100, 100...100])
    stack.frame.size.width = 300
    #expect(spans(stack) == [0...40, 40...100, 100...300])
    stack.arrangedSubviews[0].frame.size.width = 70
    #expect(spans(stack) == [0...70, 70...130, 130...300])
  }

  @Test("a hidden view gives up its place, and gets it back")
  func hiddenViews() {
    let stack = makeStack([40, 60, 50])
    stack.spacing = 10
    stack.layoutIfNeeded()
    stack.arrangedSubviews[0].isHidden = true
    #expect(spans(stack) == [0...60, 70...300])
    stack.arrangedSubviews[0].isHidden = false
    #expect(spans(stack) == [0...40, 50...110, 120...300])
  }

  @Test("a removed view stays a subview, where it is")
  func removingStaysASubview() {
    let stack = makeStack([40, 60, 50])
    stack.layoutIfNeeded()
    let first = stack.arrangedSubviews[0]
    stack.removeArrangedSubview(first)
    #expect(first.superview === stack)
    #expect(spans(stack) == [0...60, 60...300])
    #expect(first.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
    first.removeFromSuperview()
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(spans(stack) == [0...300])
  }

  @Test("custom spacing stands for the spacing after one view")
  func customSpacing() {
    let stack = makeStack([40, 60, 50])
    stack.spacing = 10
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    #expect(spans(stack) == [0...40, 70...130, 140...300])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    #expect(spans(stack) == [0...40, 50...110, 120...300])
  }

  @Test("alignment places views across the axis")
  func alignment() {
    let stack = makeStack([40])
    for (alignment, place) in [
      (UIStackView.Alignment.leading, 0.0), (.center, 15), (.trailing, 30),
    ] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(
        stack.arrangedSubviews[0].frame == CGRect(x: 0, y: place, width: 300, height: 20))
    }
  }

  @Test("margins are kept free")
  func margins() {
    let stack = makeStack([40])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 294, height: 46))
  }

  @Test("a stack view in another one is as large as its views")
  func nestedStackViews() {
    let inner = makeStack([40, 60], in: 0)
    inner.spacing = 5
    let outer = makeStack([])
    outer.addArrangedSubview(inner)
    outer.addArrangedSubview(UIView())
    #expect(spans(outer) == [0...105, 105...300])
    #expect(spans(inner) == [0...40, 45...105])
    inner.spacing = 15
    #expect(spans(outer) == [0...115, 115...300])
  }

  @Test("a change of the intrinsic size arranges again")
  func invalidation() {
    let stack = makeStack([])
    let content = Content(frame: .zero)
    content.tag = 100
    stack.addArrangedSubview(content)
    stack.addArrangedSubview(UIView())
    #expect(spans(stack) == [0...100, 100...300])
    content.tag = 120
    content.invalidateIntrinsicContentSize()
    #expect(spans(stack) == [0...120, 120...300])
  }

  @Test("random stack views keep to the arithmetic of their distribution", arguments: 0..<300)
  func arithmetic(seed: Int) {
    var random = SeededGenerator(seed: seed + 1)
    let lengths = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      CGFloat(Int.random(in: 0...80, using: &random))
    }
    let stack = makeStack(lengths, in: CGFloat(Int.random(in: 0...500, using: &random)))
    stack.spacing = CGFloat(Int.random(in: 0...20, using: &random))
    stack.distribution =
      UIStackView.Distribution.allCases.randomElement(using: &random) ?? .fill
    stack.axis = UIStackView.Axis.allCases.randomElement(using: &random) ?? .vertical
    let isHorizontal = stack.axis == .horizontal
    if !isHorizontal {
      stack.bounds.size = CGSize(width: stack.bounds.height, height: stack.bounds.width)
      for view in stack.subviews {
        view.bounds.size = CGSize(width: view.bounds.height, height: view.bounds.width)
      }
    }
    stack.layoutIfNeeded()
    let places = stack.arrangedSubviews.map { view -> (start: CGFloat, end: CGFloat) in
      isHorizontal
        ? (view.frame.minX, view.frame.maxX) : (view.frame.minY, view.frame.maxY)
    }
    let total = isHorizontal ? stack.bounds.width : stack.bounds.height
    let sizes = places.map { $0.end - $0.start }
    let gaps = zip(places, places.dropFirst()).map { $1.start - $0.end }
    let least = stack.spacing * CGFloat(lengths.count - 1)
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
    #expect(places[0].start == 0)
    #expect(gaps.allSatisfy { $0 > stack.spacing - 1e-9 })
    #expect(sizes.allSatisfy { $0 >= 0 })
    let isAlone = lengths.count == 1 && stack.distribution.keepsLengths
    if total >= least, !isAlone { #expect(near(places[lengths.count - 1].end, total)) }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: #expect(sizes.allSatisfy { near($0, sizes[0]) })
    case .fillProportionally:
      let sum = lengths.reduce(0, +)
      if sum > 0, total >= least {
        #expect(zip(sizes, lengths).allSatisfy { near($0, $1 / sum * (total - least)) })
      }
    case .equalSpacing, .equalCentering:
      guard lengths.reduce(0, +) + least <= total else { break }
      #expect(zip(sizes, lengths).allSatisfy { near($0, $1) })
      if stack.distribution == .equalSpacing {
        #expect(gaps.allSatisfy { near($0, gaps[0]) })
      }
    }
  }
}

extension UIStackView.Distribution {
  fileprivate var keepsLengths: Bool { self == .equalSpacing || self == .equalCentering }
}

/// The sizes of controls that do not depend on what they show.
struct FixedSizeTests {
  @Test("R7.14: a switch and a stepper have their size from the start, and ignore any other")
  func ownSizes() {
    for (view, size) in [
      (UISwitch(), CGSize(width: 51, height: 31)), (UIStepper(), CGSize(width: 94, height: 32)),
      (UISwitch(frame: CGRect(x: 0, y: 0, width: 9, height: 99)), CGSize(width: 51, height: 31)),
    ] as [(UIControl, CGSize)] {
      #expect(view.frame == CGRect(origin: .zero, size: size))
      view.frame = CGRect(x: 7, y: 9, width: 300, height: 300)
      #expect(view.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: size))
      view.bounds.size = .zero
      #expect(view.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: size))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(view.bounds.size == size && view.frame.origin == .zero)
      view.transform = .identity
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      holder.addSubview(view)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      holder.frame.size = CGSize(width: 300, height: 300)
      #expect(view.bounds.size == size && view.intrinsicContentSize == size)
    }
  }

  @Test("R7.14: a wheel has its size where none is given, and takes one that is given")
  func wheels() {
    #expect(UIActivityIndicatorView().frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
    let wheel = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(wheel.bounds.width == 60 && wheel.intrinsicContentSize.width == 20)
  }

  @Test("R7.14: a text field is 34 points high with a border, a page control as wide as its dots")
  func fieldsAndDots() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    field.sizeToFit()
    #expect(field.bounds.height == 50, "without a border it goes by the text")
    field.borderStyle = .roundedRect
    field.sizeToFit()
    #expect(field.bounds.size == CGSize(width: 100, height: 34))
    let dots = UIPageControl()
    dots.numberOfPages = 4
    dots.sizeToFit()
    #expect(dots.bounds.size == CGSize(width: 92, height: 26), "as measured")
  }

  @Test("a control with a fixed height keeps its width; a plain view keeps its size")
  func fixedHeights() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
    slider.sizeToFit()
    #expect(slider.frame.size == CGSize(width: 200, height: 34))
    #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 5, height: 6))
  }
}
