import { useDismiss, useFloating, useFocus, useHover, useInteractions } from '@floating-ui/react'
import { useEffect, useState } from 'react'
import { useAnchorProps } from './useAnchorProps.ts'
import { usePopup } from './usePopup.ts'

export interface TooltipProps {
  /** The anchor's accessible name; hidden from screen readers, which announce the button's own. */
  label: string
  anchor: HTMLElement
}

/** Milliseconds of hover before the tooltip is shown, so that a passing pointer shows none. */
const REST = 400

/** Shows an icon button's name on hover and on keyboard focus; Escape, a press and leaving hide it. */
export function Tooltip({ label, anchor }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const { context } = useFloating({ open, onOpenChange: setOpen, elements: { reference: anchor } })
  const { getReferenceProps } = useInteractions([
    useHover(context, { mouseOnly: true, move: false, delay: { open: REST } }),
    useFocus(context),
    // Escape hides it and propagates: one press closes the dialog around it too.
    useDismiss(context, { referencePress: true, bubbles: true }),
  ])
  useAnchorProps(anchor, getReferenceProps())

  // The pointer or the focus was on the button before this code had loaded.
  useEffect(() => {
    if (anchor.matches(':hover')) anchor.dispatchEvent(new MouseEvent('mouseenter'))
    if (anchor.matches(':focus-visible')) anchor.dispatchEvent(new FocusEvent('focus'))
  }, [anchor])

  return open && anchor.ariaExpanded !== 'true' && <TooltipBox label={label} anchor={anchor} />
}

function TooltipBox({ label, anchor }: TooltipProps) {
  const { ref, style } = usePopup({ anchor, placement: 'top', passive: true, onClose: () => undefined })
  return (
    <span ref={ref} className="q-popup q-tooltip" popover="manual" aria-hidden="true" style={style}>
      {label}
    </span>
  )
}
