import { CircleAlert, CircleCheck } from 'lucide'
import type { KeyboardEvent as KeyEvent } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { deepActiveElement } from '../dom/deepActiveElement.ts'
import { focusSafely } from '../dom/focusSafely.ts'
import { Icon } from '../ui/Icon.tsx'
import type { SnackbarStore } from './snackbar.store.ts'
import type { SnackbarMessage } from './snackbar.types.ts'

export interface SnackbarProps {
  store: SnackbarStore
  /** The popover can be shown. */
  onMount(): void
}

/** The two live regions are always there; the message stands in the one that fits. */
export function Snackbar({ store, onMount }: SnackbarProps) {
  const state = useStore(store)
  useLayoutEffect(onMount, [onMount])
  const message = state.status === 'showing' ? state.message : undefined
  const bar = message && <Bar message={message} store={store} />
  return (
    <div className="place" popover="manual">
      <div role="status">{message?.kind !== 'error' && bar}</div>
      <div role="alert">{message?.kind === 'error' && bar}</div>
    </div>
  )
}

function Bar({ message, store }: { message: SnackbarMessage; store: SnackbarStore }) {
  const { text, kind, action } = message
  const from = useRef<Element>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    from.current = deepActiveElement()
    if (!button.current) return
    // The bar is at the end of the page; from where the reader is when it comes, its button is the next stop.
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey) return
      const here = deepActiveElement()
      // What had the focus may have gone since, with the dialog that it stood in.
      if (here !== from.current && from.current?.isConnected) return
      if (focusSafely(button.current)) event.preventDefault()
      from.current = here
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [])
  // A message that nobody can see waits until the reader is back on the page.
  useEffect(() => {
    const follow = () => (document.hidden ? store.hold('page') : store.release('page'))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [store])
  // The focus goes back to where it was when the message came, not to the top of the page.
  const dismiss = () => {
    focusSafely(from.current)
    store.dismiss()
  }
  const onKeyDown = (event: KeyEvent) => {
    if (event.key === 'Escape') {
      // An Escape closes one thing: not the dialog around it as well.
      event.preventDefault()
      event.stopPropagation()
      dismiss()
    }
    // On leads to what follows where the reader came from, back leads there.
    if (event.key === 'Tab' && focusSafely(from.current)) {
      event.stopPropagation()
      if (event.shiftKey) event.preventDefault()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops the clock while a reader is on it.
    <div
      className="bar"
      data-kind={kind}
      onPointerEnter={() => store.hold('pointer')}
      onPointerLeave={() => store.release('pointer')}
      onFocus={() => store.hold('focus')}
      onBlur={() => store.release('focus')}
      onKeyDown={onKeyDown}
    >
      {kind !== 'info' && <Icon of={kind === 'error' ? CircleAlert : CircleCheck} />}
      <p>{text}</p>
      {action && (
        <button
          ref={button}
          type="button"
          onClick={() => {
            dismiss()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
