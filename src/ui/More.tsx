import type { ReactNode } from 'react'
import { useState } from 'react'
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
  return (
    <div className="q-more">
      <button
        type="button"
        className="q-icon-button"
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <MoreBox onClose={() => setOpen(false)}>{children}</MoreBox>}
    </div>
  )
}
