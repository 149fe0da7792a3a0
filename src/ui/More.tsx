import type { ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { MoreBox } from './MoreBox.tsx'

export interface MoreProps {
  /** The button's name: "More about the comment by Anna". */
  label: string
  /** Buttons and links, each with the class `q-more-item`; rendered only while open. `close` also returns the focus to the ⋯ button. */
  children: (close: () => void) => ReactNode
}

/**
 * What is rarely needed, behind "⋯": a disclosure, not a menu, so that Tab works in it as everywhere. Closed it is a button and nothing else,
 * because long lists have one a row. Needs `more.css` and `button.css`.
 */
export function More({ label, children }: MoreProps) {
  const [open, setOpen] = useState(false)
  const boxId = useId()
  const root = useRef<HTMLDivElement>(null)

  const close = (returning: boolean) => {
    setOpen(false)
    if (returning) root.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={root} className="q-more">
      <button
        type="button"
        className="q-icon-button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? boxId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="q-more-dots" aria-hidden="true" />
      </button>
      {open && (
        <MoreBox id={boxId} root={root} onClose={close}>
          {children(() => close(true))}
        </MoreBox>
      )}
    </div>
  )
}
