import { CircleAlert, CircleCheck } from 'lucide'
import { type KeyboardEvent as KeyEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { focusSafely } from '#kit/dom/focusSafely.ts'
import { fadeOut } from '#kit/dom/overlay/fadeOut.ts'
import { topModal } from '#kit/dom/overlay/topModal.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { isComposing } from '#lib/isComposing.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { SnackbarStore } from './snackbar.store.ts'
import type { SnackbarMessage } from './snackbar.types.ts'

export interface SnackbarProps {
  store: SnackbarStore
  /** Called when the popover is in the page and can be shown. */
  onMount(): void
}

/** Both live regions are always rendered; the message is rendered into the one that matches its urgency. */
export function Snackbar({ store, onMount }: SnackbarProps) {
  const state = useStore(store)
  useLayoutEffect(() => void onMount(), [onMount])
  const message = state.status === 'showing' ? state.message : undefined
  // A message that takes another's place is a new one: its button is a new tab stop.
  const bar = message && <Bar key={message.text} message={message} store={store} />
  return (
    <div className="place" popover="manual">
      <div role="status">{message?.kind !== 'error' && bar}</div>
      <div role="alert">{message?.kind === 'error' && bar}</div>
    </div>
  )
}

function Bar({ message, store }: { message: SnackbarMessage; store: SnackbarStore }) {
  const { text, kind, action, lang } = message
  const from = useRef<Element>(null)
  const button = useRef<HTMLButtonElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  // With its place, which says where it is.
  useLayoutEffect(() => {
    const place = bar.current?.closest<HTMLElement>('.place')
    return () => void fadeOut(place ?? null)
  }, [])
  useLayoutEffect(() => {
    from.current = deepActiveElement()
    if (!button.current) return
    // The snackbar is at the end of the page, but its button is the next tab stop from where the focus is.
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey) return
      const here = deepActiveElement()
      // The element that had the focus may have left the page, for example with its dialog.
      if (here !== from.current && from.current?.isConnected) return
      if (focusSafely(button.current)) event.preventDefault()
      from.current = here
    }
    ownDocument().addEventListener('keydown', enter)
    return () => ownDocument().removeEventListener('keydown', enter)
  }, [])
  // The timer pauses while the tab is hidden.
  useEffect(() => {
    const follow = () => (ownDocument().hidden ? store.pause('page') : store.resume('page'))
    follow()
    ownDocument().addEventListener('visibilitychange', follow)
    return () => ownDocument().removeEventListener('visibilitychange', follow)
  }, [store])
  // Returns the focus to where it was when the message came, or to the start of a dialog that has opened in front of it; the browser would drop it to the top of the page.
  const dismiss = () => {
    if (!focusSafely(from.current)) focusSafely(topModal()?.querySelector('[tabindex], button'))
    store.dismiss()
  }
  const onKeyDown = (event: KeyEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) {
      // One Escape closes one thing, not the dialog around it as well.
      event.preventDefault()
      event.stopPropagation()
      dismiss()
    }
    // Tab continues after the previously focused element, Shift+Tab returns to it.
    if (event.key === 'Tab' && focusSafely(from.current)) {
      event.stopPropagation()
      if (event.shiftKey) event.preventDefault()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses the timer while the reader is on it.
    <div
      ref={bar}
      className="bar"
      lang={lang}
      data-kind={kind}
      onPointerEnter={() => store.pause('pointer')}
      onPointerLeave={() => store.resume('pointer')}
      onFocus={() => store.pause('focus')}
      onBlur={() => store.resume('focus')}
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
