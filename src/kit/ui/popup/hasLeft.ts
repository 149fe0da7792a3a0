import type { FocusEvent } from 'react'

/** For a popup's `onBlur`: whether the focus went to an element elsewhere. A pointer press blurs to nothing before its click, and does not count. */
export const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent, anchor: HTMLElement): boolean =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && !anchor.contains(relatedTarget)
