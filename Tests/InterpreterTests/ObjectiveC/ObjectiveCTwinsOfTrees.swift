/// The classes of `TwinsOfTrees.swift` in Objective-C.
let objectiveCTwinsOfTrees = #"""
  @implementation TwinReversed
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      if (self.isHidden || self.alpha < 0.01 || !self.isUserInteractionEnabled) return nil;
      for (UIView *child in self.subviews) {
          CGPoint there = [child convertPoint:point fromView:self];
          UIView *hit = [child hitTest:there withEvent:event];
          if (!hit) continue;
          return hit;
      }
      return [self pointInside:point withEvent:event] ? self : nil;
  }
  @end

  @implementation TwinSwallow
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      return [self pointInside:point withEvent:event] && !self.hidden ? self : nil;
  }
  @end

  @implementation TwinOutside
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      if (!self.clipsToBounds && !self.hidden && self.alpha > 0) {
          for (UIView *subview in self.subviews.reverseObjectEnumerator) {
              CGPoint subPoint = [subview convertPoint:point fromView:self];
              UIView *result = [subview hitTest:subPoint withEvent:event];
              if (result != nil) {
                  return result;
              }
          }
      }
      return nil;
  }
  @end

  @implementation TwinFirstControl
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      UIControl *control = nil;
      for (UIView *view in self.subviews) {
          if ([view isKindOfClass:UIControl.class] && CGRectContainsPoint(view.frame, point)) {
              control = (UIControl *)view;
          }
      }
      return control ?: [super hitTest:point withEvent:event];
  }
  @end

  @implementation TwinButtonsOnly
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      id hit = [super hitTest:point withEvent:event];
      if ([hit isKindOfClass:[UIButton class]]) return [hit isEnabled] ? hit : nil;
      if ([hit isKindOfClass:[UIControl class]]) return hit;
      return hit == self ? nil : [hit superview];
  }
  @end

  @implementation TwinAncestor
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      UIView *hit = [super hitTest:point withEvent:event];
      if (hit == nil || hit == self) return nil;
      UIView *parent;
      while ((parent = hit.superview) && parent != self) hit = parent;
      return hit;
  }
  @end

  @implementation TwinSiblings
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      NSMutableArray<UIView *> *others = [self.superview.subviews mutableCopy];
      [others removeObject:self];
      if (others.count == 0) return [super hitTest:point withEvent:event];
      UIView *behind = nil;
      for (UIView *other in others) {
          if (other.tag >= self.tag) break;
          behind = other;
      }
      if (behind && [behind pointInside:[self convertPoint:point toView:behind] withEvent:event]) return nil;
      return [super hitTest:point withEvent:event];
  }
  @end

  @implementation TwinDescendants
  - (NSUInteger)countIn:(UIView *)view {
      NSUInteger count = 0;
      for (UIView *child in view.subviews) count += 1 + [self countIn:child];
      return count;
  }
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      if ([self countIn:self] & 1) return [super hitTest:point withEvent:event];
      NSMutableSet<NSNumber *> *tags = [NSMutableSet setWithCapacity:4];
      for (UIView *child in self.subviews) [tags addObject:@(child.tag)];
      UIView *hit = [super hitTest:point withEvent:event];
      if (hit && hit != self && [tags containsObject:@(hit.tag)]) return hit;
      return hit == nil ? nil : self;
  }
  @end

  @implementation TwinLabelled
  - (UIView *)found:(CGPoint)point {
      for (NSInteger i = self.subviews.count - 1; i >= 0; i--) {
          UIView *child = self.subviews[i];
          for (UIView *grandchild in child.subviews) {
              if (grandchild.hidden) break;
              if (CGRectContainsPoint(grandchild.frame, [self convertPoint:point toView:child])) return grandchild;
          }
      }
      return nil;
  }
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      return [self found:point] ?: [super hitTest:point withEvent:event];
  }
  @end

  @implementation TwinPairs
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      NSMutableDictionary *byTag = [[NSMutableDictionary alloc] init];
      for (UIView *view in self.subviews) {
          NSNumber *key = [NSNumber numberWithInteger:view.tag % 3];
          NSMutableArray *group = [byTag objectForKey:key];
          if (!group) {
              group = [NSMutableArray new];
              [byTag setObject:group forKey:key];
          }
          [group addObject:view];
      }
      NSArray *group = byTag[@0];
      if (group.count > 1) {
          UIView *last = group.lastObject;
          return [last hitTest:[self convertPoint:point toView:last] withEvent:event];
      }
      return [super hitTest:point withEvent:event];
  }
  @end

  @implementation TwinSorted
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      NSArray *ordered = [self.subviews sortedArrayUsingComparator:^NSComparisonResult(UIView *a, UIView *b) {
          CGFloat one = a.frame.size.width * a.frame.size.height;
          CGFloat other = b.frame.size.width * b.frame.size.height;
          return one < other ? NSOrderedAscending : one > other ? NSOrderedDescending : NSOrderedSame;
      }];
      for (NSUInteger i = 0; i < MIN(ordered.count, 3); i++) {
          UIView *view = ordered[i];
          UIView *hit = [view hitTest:[view convertPoint:point fromView:self] withEvent:event];
          if (hit) return hit;
      }
      return [super hitTest:point withEvent:event];
  }
  @end

  @implementation TwinInside
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      UIView *hit = [super hitTest:point withEvent:event];
      BOOL isInside = [hit isDescendantOfView:self];
      UIView *answer = isInside && hit.tag != 3 ? hit : nil;
      if (!isInside) self.alpha = MAX(0.5, self.alpha);
      return answer;
  }
  @end
  """#
