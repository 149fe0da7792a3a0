import { useRef } from 'react'
import { IconButton } from '../IconButton.tsx'
import { useLazyPart } from '../useLazyPart.ts'
import type { MenuItem } from './Menu.tsx'
import { PopupFailure } from './PopupFailure.tsx'

export interface MoreMenuProps {
  /** The button's name: "More options for the comment by Anna". */
  label: string
  /** Called only while the menu is open. */
  items: () => readonly MenuItem[]
}

const loadMenu = async () => (await import('./Menu.tsx')).Menu

/** A "⋯" button with a menu of secondary actions. Only the button is rendered while closed, because long lists have one per row. Needs `more.css` and `button.css`. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  const { state, open, close, preloadProps } = useLazyPart(loadMenu)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="q-more">
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={state.status === 'open'}
        aria-busy={state.status === 'loading'}
        {...preloadProps}
        onClick={state.status === 'open' ? close : open}
      />
      {state.status === 'open' && button.current && (
        <state.Part label={label} anchor={button.current} items={items()} onClose={close} />
      )}
      {state.status === 'failed' && <PopupFailure />}
    </div>
  )
}
