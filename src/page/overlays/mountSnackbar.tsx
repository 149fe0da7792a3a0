import { createRoot } from 'react-dom/client'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import baseCss from '#kit/styles/base.css?inline'
import { ownDocument } from '#lib/ownDocument.ts'
import type { Channel } from '../app-bridge/appBridge.types.ts'
import { Snackbar } from './Snackbar.tsx'
import css from './snackbar.css?inline'
import type { SnackbarStore } from './snackbar.store.ts'
import { stayOnTop } from './stayOnTop.ts'

export interface MountedSnackbar {
  /** Moves the snackbar over an open modal. @returns Whether it had to move. */
  raise(): boolean
  unmount(): void
}

/** Mounts the snackbar in its own host, which stays on top. */
export function mountSnackbar(store: SnackbarStore, { channel }: { channel: Channel }): MountedSnackbar {
  const host = ownDocument().createElement('div')
  host.dataset.quioscOverlay = 'snackbar'
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, [baseCss, css])
  const root = createRoot(shadow)
  const lifetime = new AbortController()
  const raise = stayOnTop(host, lifetime.signal)
  root.render(
    <div className="island" data-channel={channel}>
      <Snackbar store={store} onMount={raise} />
    </div>,
  )
  // In the pause before the next message, so that its live region stands still when the text comes.
  const unsubscribe = store.subscribe(({ status }) => status === 'pausing' && raise())
  return {
    raise,
    unmount() {
      unsubscribe()
      lifetime.abort()
      root.unmount()
      host.remove()
    },
  }
}
