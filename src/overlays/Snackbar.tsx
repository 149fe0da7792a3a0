import { CircleAlert, CircleCheck } from 'lucide'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { deepActiveElement } from '../dom/deepActiveElement.ts'
import { focusSafely } from '../dom/focusSafely.ts'
import { Icon } from '../ui/Icon.tsx'
import type { SnackbarStore } from './snackbar.store.ts'
import type { SnackbarMessage } from './snackbar.types.ts'

/** The two live regions are always there; the message stands in the one that fits. */
export function Snackbar({ store }: { store: SnackbarStore }) {
  const state = useStore(store)
  const message = state.status === 'showing' ? state.message : undefined
  const bar = message && <Bar message={message} store={store} />
  return (
    <div className="place">
      <div role="status">{message?.kind !== 'error' && bar}</div>
      <div role="alert">{message?.kind === 'error' && bar}</div>
    </div>
  )
}

function Bar({ message, store }: { message: SnackbarMessage; store: SnackbarStore }) {
  const { text, kind, action } = message
  const from = useRef<Element>(null)
  useLayoutEffect(() => {
    from.current = deepActiveElement()
  }, [])
  // A message that nobody can see waits until the reader is back on the page.
  useEffect(() => {
    const follow = () => (document.hidden ? store.hold() : store.release())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [store])
  // The focus goes back to where it was when the message came, not to the top of the page.
  const dismiss = () => {
    focusSafely(from.current)
    store.dismiss()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops the clock while a reader is on it.
    <div
      className="bar"
      data-kind={kind}
      onPointerEnter={store.hold}
      onPointerLeave={store.release}
      onFocus={store.hold}
      onBlur={store.release}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss()
      }}
    >
      {kind !== 'info' && <Icon of={kind === 'error' ? CircleAlert : CircleCheck} />}
      <p>{text}</p>
      {action && (
        <button
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
