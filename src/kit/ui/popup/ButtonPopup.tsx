import { useInteractions } from '@floating-ui/react'
import type { FocusEvent, ReactNode } from 'react'
import { hasLeft } from './hasLeft.ts'
import { useAnchorProps } from './useAnchorProps.ts'
import { usePopup } from './usePopup.ts'

export interface ButtonPopupProps {
  /** The popup's accessible name. */
  label: string
  /** The button that opens it, which precedes the popup in the tab order. */
  anchor: HTMLElement
  className: string
  onClose: () => void
  children: ReactNode
}

/**
 * Links and buttons below the button that shows them, in the tab order behind it. Escape closes it and returns the focus; a click outside or
 * Tab past the last of them closes it, too.
 */
export function ButtonPopup({ label, anchor, className, onClose, children }: ButtonPopupProps) {
  const { ref, style, dismiss } = usePopup({
    anchor,
    placement: 'bottom-start',
    onClose(returning) {
      onClose()
      if (returning) anchor.focus()
    },
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([dismiss])
  useAnchorProps(anchor, getReferenceProps())
  const onBlur = (event: FocusEvent) => {
    if (hasLeft(event, anchor)) onClose()
  }
  return (
    <fieldset
      ref={ref}
      className={`q-popup ${className}`}
      popover="manual"
      aria-label={label}
      style={style}
      {...getFloatingProps({ onBlur })}
    >
      {children}
    </fieldset>
  )
}
