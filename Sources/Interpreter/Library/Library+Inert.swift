import ResponderKit

// The tests write this file from the declarations of the library:
// `UPDATE_DOCS=1 swift test --filter DocumentationTests`.

extension Library {
  /// Adds the inert members of types that code knows.
  func addInertMembers() {
    addInert(CALayer.self) { list in
      list.inert("cornerRadius", \.cornerRadius)
      list.inert("borderWidth", \.borderWidth)
      list.inert("shadowOpacity", \.shadowOpacity)
      list.inert("shadowRadius", \.shadowRadius)
      list.inert("shadowOffset", \.shadowOffset)
      list.inert("shouldRasterize", \.shouldRasterize)
      list.inert("rasterizationScale", \.rasterizationScale)
      list.inert("name", \.name)
      list.inert("contentsScale", \.contentsScale)
      list.inert("isOpaque", \.isOpaque)
      list.inert("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing)
      list.inert("allowsGroupOpacity", \.allowsGroupOpacity)
      list.inert("drawsAsynchronously", \.drawsAsynchronously)
      list.inert("isDoubleSided", \.isDoubleSided)
    }
    addInert(UIButton.self) { list in
      list.inert("titleEdgeInsets", \.titleEdgeInsets)
      list.inert("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
      list.inert("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
      list.inert("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
      list.inert("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
      list.inert("isPointerInteractionEnabled", \.isPointerInteractionEnabled)
      list.inert("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration)
    }
    addInert(UICollectionView.self) { list in
      list.inert("isPrefetchingEnabled", \.isPrefetchingEnabled)
    }
    addInert(UIGestureRecognizer.self) { list in
      list.inert("requiresExclusiveTouchType", \.requiresExclusiveTouchType)
    }
    addInert(UIImageView.self) { list in
      list.inert("image", \.image)
      list.inert("highlightedImage", \.highlightedImage)
      list.inert("isHighlighted", \.isHighlighted)
      list.inert("animationDuration", \.animationDuration)
      list.inert("animationRepeatCount", \.animationRepeatCount)
    }
    addInert(UILabel.self) { list in
      list.inert("numberOfLines", \.numberOfLines)
      list.inert("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      list.inert("minimumScaleFactor", \.minimumScaleFactor)
      list.inert("shadowOffset", \.shadowOffset)
      list.inert("isHighlighted", \.isHighlighted)
      list.inert("isEnabled", \.isEnabled)
      list.inert("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      list.inert("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
      list.inert("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
      list.inert("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
    }
    addInert(UINavigationBar.self) { list in
      list.inert("isTranslucent", \.isTranslucent)
      list.inert("shadowImage", \.shadowImage)
      list.inert("prefersLargeTitles", \.prefersLargeTitles)
      list.inert("backIndicatorImage", \.backIndicatorImage)
      list.inert("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
    }
    addInert(UIPageControl.self) { list in
      list.inert("hidesForSinglePage", \.hidesForSinglePage)
      list.inert("allowsContinuousInteraction", \.allowsContinuousInteraction)
      list.inert("preferredIndicatorImage", \.preferredIndicatorImage)
    }
    addInert(UIProgressView.self) { list in
      list.inert("progress", \.progress)
      list.inert("progressImage", \.progressImage)
      list.inert("trackImage", \.trackImage)
    }
    addInert(UIScrollView.self) { list in
      list.inert("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
      list.inert("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
      list.inert("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
      list.inert("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
      list.inert(
        "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
      list.inert("allowsKeyboardScrolling", \.allowsKeyboardScrolling)
      list.inert("scrollIndicatorInsets", \.scrollIndicatorInsets)
    }
    addInert(UISegmentedControl.self) { list in
      list.inert("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
    }
    addInert(UISlider.self) { list in
      list.inert("minimumValueImage", \.minimumValueImage)
      list.inert("maximumValueImage", \.maximumValueImage)
    }
    addInert(UISwitch.self) { list in
      list.inert("onImage", \.onImage)
      list.inert("offImage", \.offImage)
      list.inert("title", \.title)
    }
    addInert(UITabBar.self) { list in
      list.inert("isTranslucent", \.isTranslucent)
      list.inert("backgroundImage", \.backgroundImage)
      list.inert("shadowImage", \.shadowImage)
      list.inert("selectionIndicatorImage", \.selectionIndicatorImage)
    }
    addInert(UITableView.self) { list in
      list.inert("separatorInset", \.separatorInset)
      list.inert("estimatedRowHeight", \.estimatedRowHeight)
      list.inert("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
      list.inert("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
      list.inert("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
      list.inert("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
      list.inert("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea)
      list.inert("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
    }
    addInert(UITableViewCell.self) { list in
      list.inert("separatorInset", \.separatorInset)
      list.inert("indentationLevel", \.indentationLevel)
      list.inert("indentationWidth", \.indentationWidth)
      list.inert("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
      list.inert("showsReorderControl", \.showsReorderControl)
    }
    addInert(UITextField.self) { list in
      list.inert("clearsOnBeginEditing", \.clearsOnBeginEditing)
      list.inert("clearsOnInsertion", \.clearsOnInsertion)
      list.inert("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      list.inert("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      list.inert("minimumFontSize", \.minimumFontSize)
      list.inert("background", \.background)
      list.inert("disabledBackground", \.disabledBackground)
      list.inert("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      list.inert("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
      list.inert("isSecureTextEntry", \.isSecureTextEntry)
    }
    addInert(UITextView.self) { list in
      list.inert("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
      list.inert("isSecureTextEntry", \.isSecureTextEntry)
      list.inert("textContainerInset", \.textContainerInset)
      list.inert("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      list.inert("clearsOnInsertion", \.clearsOnInsertion)
      list.inert("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      list.inert("usesStandardTextScaling", \.usesStandardTextScaling)
    }
    addInert(UIToolbar.self) { list in
      list.inert("isTranslucent", \.isTranslucent)
    }
    addInert(UIView.self) { list in
      list.inert(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
      list.inert("accessibilityIdentifier", \.accessibilityIdentifier)
      list.inert("accessibilityElementsHidden", \.accessibilityElementsHidden)
      list.inert("accessibilityViewIsModal", \.accessibilityViewIsModal)
      list.inert("accessibilityHint", \.accessibilityHint)
      list.inert("accessibilityFrame", \.accessibilityFrame)
      list.inert("accessibilityActivationPoint", \.accessibilityActivationPoint)
      list.inert("accessibilityLanguage", \.accessibilityLanguage)
      list.inert("shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren)
      list.inert("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors)
      list.inert("showsLargeContentViewer", \.showsLargeContentViewer)
      list.inert("largeContentTitle", \.largeContentTitle)
      list.inert("largeContentImage", \.largeContentImage)
      list.inert("isOpaque", \.isOpaque)
      list.inert("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
      list.inert("contentScaleFactor", \.contentScaleFactor)
      list.inert("isAccessibilityElement", \.isAccessibilityElement)
      list.inert("accessibilityLabel", \.accessibilityLabel)
      list.inert("accessibilityValue", \.accessibilityValue)
    }
    addInert(UIViewController.self) { list in
      list.inert("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
      list.inert(
        "modalPresentationCapturesStatusBarAppearance",
        \.modalPresentationCapturesStatusBarAppearance)
      list.inert("restorationIdentifier", \.restorationIdentifier)
    }
  }

  /// The other inert members of classes, a line for each class and some of their names.
  static let otherInertMembers = """
    CALayer backgroundColor maskedCorners borderColor shadowColor shadowPath cornerCurve
    CALayer mask contents contentsGravity setNeedsDisplay setNeedsDisplay
    CALayer removeAllAnimations removeAnimation
    UIActivityIndicatorView style color
    UIButton menu titleLabel imageView currentAttributedTitle setTitleShadowColor
    UIButton setPreferredSymbolConfiguration buttonType imageEdgeInsets setImage
    UIButton currentImage setBackgroundImage currentBackgroundImage setTitleColor
    UIButton currentTitleColor currentTitle
    UICollectionView backgroundView
    UICollectionViewCell backgroundView selectedBackgroundView
    UICollectionViewCell multipleSelectionBackgroundView contentConfiguration
    UICollectionViewCell backgroundConfiguration
    UIControl contentHorizontalAlignment contentVerticalAlignment
    UIGestureRecognizer allowedPressTypes
    UIImageView animationImages preferredSymbolConfiguration highlightedAnimationImages
    UIImageView isAnimating startAnimating stopAnimating
    UILabel font textColor textAlignment lineBreakMode shadowColor highlightedTextColor
    UILabel baselineAdjustment
    UINavigationBar barTintColor barStyle setBackgroundImage standardAppearance
    UINavigationBar scrollEdgeAppearance compactAppearance titleTextAttributes
    UINavigationBar largeTitleTextAttributes
    UIPageControl pageIndicatorTintColor currentPageIndicatorTintColor backgroundStyle
    UIPageControl setIndicatorImage
    UIPanGestureRecognizer allowedScrollTypesMask
    UIProgressView setProgress progressViewStyle progressTintColor trackTintColor
    UIScrollView indicatorStyle flashScrollIndicators
    UISegmentedControl setTitle setImage setWidth setTitleTextAttributes
    UISegmentedControl selectedSegmentTintColor
    UISlider minimumTrackTintColor maximumTrackTintColor thumbTintColor setThumbImage
    UISlider setMinimumTrackImage setMaximumTrackImage
    UIStepper setIncrementImage setDecrementImage
    UISwitch onTintColor thumbTintColor preferredStyle
    UITabBar barTintColor barStyle unselectedItemTintColor standardAppearance
    UITabBar scrollEdgeAppearance
    UITableView separatorStyle separatorColor separatorInsetReference backgroundView
    UITableView sectionIndexColor
    UITableViewCell accessoryType editingAccessoryType selectionStyle backgroundView
    UITableViewCell selectedBackgroundView multipleSelectionBackgroundView
    UITableViewCell contentConfiguration backgroundConfiguration textLabel detailTextLabel
    UITableViewCell imageView
    UITapGestureRecognizer buttonMaskRequired
    UITextField borderStyle font textColor textAlignment clearButtonMode
    UITextField defaultTextAttributes typingAttributes keyboardType returnKeyType
    UITextField keyboardAppearance autocorrectionType autocapitalizationType
    UITextField spellCheckingType smartQuotesType smartDashesType smartInsertDeleteType
    UITextField textContentType
    UITextView keyboardType returnKeyType keyboardAppearance autocorrectionType
    UITextView autocapitalizationType spellCheckingType smartQuotesType smartDashesType
    UITextView smartInsertDeleteType textContentType font textColor textAlignment
    UITextView dataDetectorTypes linkTextAttributes typingAttributes selectedRange
    UITextView scrollRangeToVisible
    UIToolbar barTintColor barStyle standardAppearance scrollEdgeAppearance
    UIView overrideUserInterfaceStyle constraints addConstraint addConstraints
    UIView removeConstraint removeConstraints layoutGuides addLayoutGuide
    UIView removeLayoutGuide setContentHuggingPriority
    UIView setContentCompressionResistancePriority interactions addInteraction
    UIView removeInteraction accessibilityElements accessibilityCustomActions
    UIView accessibilityPath accessibilityNavigationStyle accessibilityUserInputLabels
    UIView contentMode setNeedsDisplay tintAdjustmentMode semanticContentAttribute mask
    UIView draw setNeedsDisplay backgroundColor tintColor tintColorDidChange
    UIView accessibilityActivate accessibilityIncrement accessibilityDecrement
    UIView accessibilityTraits
    UIViewController overrideUserInterfaceStyle toolbarItems setToolbarItems
    UIViewController modalTransitionStyle edgesForExtendedLayout
    UIViewController setNeedsUpdateOfSupportedInterfaceOrientations
    UIViewController setNeedsUpdateOfHomeIndicatorAutoHidden viewWillTransition
    UIViewController supportedInterfaceOrientations prefersHomeIndicatorAutoHidden
    UIViewController preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
    UIViewController prefersStatusBarHidden shouldAutorotate
    UIViewController setNeedsStatusBarAppearanceUpdate didReceiveMemoryWarning
    UIVisualEffectView effect
    """
}
