import { type MouseEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../IconButton.tsx'
import type { LoadPart } from '../LazyPart.tsx'
import { onApproach } from '../onApproach.ts'
import { useLazyPart } from '../useLazyPart.ts'
import { PopupFailure } from './PopupFailure.tsx'

/** The props that a popup gets from its button. */
export interface PopupPartProps {
  /** The button's accessible name. */
  label: string
  anchor: HTMLElement
  onClose: () => void
}

export interface PopupButtonProps<Own extends object> {
  /** The button's name: "Share the comment by Anna". */
  label: string
  /** A popup or a menu with all that is in it. */
  load: LoadPart<Own & PopupPartProps>
  props: Own
  /** The button's words; without them it is an icon button, which opens a menu. */
  children?: ReactNode
}

/** A button and the popup that opens from it. Only the button is rendered while that is closed, because long lists have some in each row. */
export function PopupButton<Own extends object>({ label, load, props, children }: PopupButtonProps<Own>) {
  const { state, open, close, prefetch } = useLazyPart(load)
  const anchor = useRef<HTMLElement>(null)
  const native = {
    'aria-expanded': state.status === 'open',
    'aria-busy': state.status === 'loading' || undefined,
    onClick({ currentTarget }: MouseEvent<HTMLElement>) {
      anchor.current = currentTarget
      if (state.status === 'open') close()
      else open()
    },
  }
  return (
    <>
      {children ? (
        <button type="button" ref={(button) => onApproach(button, prefetch)} aria-label={label} {...native}>
          {children}
        </button>
      ) : (
        <IconButton label={label} prefetch={prefetch} aria-haspopup="menu" {...native} />
      )}
      {state.status === 'open' && anchor.current && (
        <state.Part {...props} label={label} anchor={anchor.current} onClose={close} />
      )}
      {state.status === 'failed' && <PopupFailure name={label} />}
    </>
  )
}
