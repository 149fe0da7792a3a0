import type { IconNode } from 'lucide'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { isComposing } from '#lib/isComposing.ts'
import { ownDocument } from '#lib/ownDocument.ts'

export interface DrawerProps {
  /** `menu` or `search`, for styles. */
  kind: string
  label: string
  icon: IconNode
  open: boolean
  /** Milliseconds, on the clock of events. */
  onPress: (time: number) => void
  onDismiss: () => void
  /** The part that opens below the bar; it gets the id that the button refers to. */
  children: (id: string) => ReactNode
}

/** A button and what it opens below the bar, next in the tab order. Escape closes it and returns the focus; a press elsewhere closes it, and the focus that leaves. */
export function Drawer({ kind, label, icon, open, onPress, onDismiss, children }: DrawerProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: PointerEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) onDismiss()
    }
    ownDocument().addEventListener('pointerdown', onPointerDown)
    return () => ownDocument().removeEventListener('pointerdown', onPointerDown)
  }, [open, onDismiss])

  const onKeyDown = (event: KeyboardEvent) => {
    // A list of the search closes first.
    if (event.key !== 'Escape' || event.defaultPrevented || !open || isComposing(event)) return
    event.preventDefault()
    button.current?.focus()
    onDismiss()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onDismiss()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the keys of the controls in it
    <div className={`drawer drawer-${kind}`} ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        kind="quiet"
        className="opener"
        ref={button}
        icon={<Icon of={icon} />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={({ timeStamp }) => onPress(timeStamp)}
      >
        <span className="word">{label}</span>
      </Button>
      {open && children(id)}
    </div>
  )
}
